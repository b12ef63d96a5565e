"""Decisions asked of players: data on the state, one question at a time."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model.actions import Action, CardId
from app.games.tabletop.referee import decisions


class DecisionKind(StrEnum):
    """The kinds of questions the rules and the cards put to a player."""

    ACT = "act"
    RESPOND = "respond"
    BATTLE_WINDOW = "battle window"
    STARTING_RESOURCE = "starting resource"
    WHO_STARTS = "who starts"
    MULLIGAN = "mulligan"
    ATTACH_TO_PAY = "attach to pay"
    PLAY_RESOURCE = "play resource"
    ATTACKERS = "attackers"
    BLOCKERS = "blockers"
    DIVIDE = "divide"
    ORDER = "order"
    PICK = "pick"
    CHOOSE_CARD = "choose card"
    CHOOSE_NUMBER = "choose number"
    CHOOSE_OPTION = "choose option"
    NAME = "name"
    SEARCH = "search"
    MAY = "may"
    BID = "bid"
    DEPLOY = "deploy"


WINDOWS: Final = frozenset({DecisionKind.ACT, DecisionKind.RESPOND, DecisionKind.BATTLE_WINDOW})
"""Questions whose answers are whole actions; what is legal is found when it is asked for."""

LARGEST_NUMBER: Final = 255
"""The largest number offered where a card lets a player choose any number (410.2)."""

MOST_ACTIONS: Final = 1024
"""No decision ever has more legal answers than this."""


@dataclass(frozen=True, slots=True)
class Decision(decisions.Decision[DecisionKind, Action]):
    """One question. `options` are empty for windows.

    `source` is the card that asks, `chosen` what was chosen before in the same set, and
    `words` are the labels of numbered options in order. `instruction` is the one of a text that
    asks for a number or an option; `meanings` says by it what a number stands for. `sources` are
    the cards whose texts are put in order, one for each option.
    """

    source: CardId | None = None
    chosen: tuple[CardId, ...] = ()
    words: tuple[str, ...] = ()
    instruction: v.Step | v.OneOfTexts | None = None
    sources: tuple[CardId, ...] = ()
