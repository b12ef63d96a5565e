"""Questions that the referee asks players."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from app.games.shadowfist.engine.model.actions import Action
from app.games.tabletop.referee import decisions


class Question(StrEnum):
    """The kinds of questions."""

    GENERATE = "generate"
    KEEP_TURNED = "keep turned"
    DISCARD = "discard"
    ACT = "act"
    RESPOND = "respond"
    START = "start a scene"
    X = "x"
    FIGHTING = "fighting"
    PLACE = "place"
    SUBJECT = "subject"
    TARGET = "target"
    SHOWN = "shown"
    OPTION = "option"
    PLAYER = "player"
    PLAY = "play"
    TURN = "turn"
    MAY = "may"
    ORDER = "order"
    ATTACKERS = "attackers"
    JOIN = "join"
    INTERCEPT = "intercept"
    DIVIDE = "divide"
    FATE = "fate"
    COLLAPSE = "collapse"
    STAY = "stay"
    OPEN = "open"
    BID = "bid"
    KEEP = "keep"


@dataclass(frozen=True, slots=True)
class Decision(decisions.Decision[Question, Action]):
    """One question to a player."""


WINDOWS = frozenset({Question.ACT, Question.RESPOND, Question.START})
"""The questions at which a player may generate an effect."""
