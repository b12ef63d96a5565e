"""A position to begin a game from, in names: what each side has, and whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, StrEnum, auto
from typing import Final

from app.games.spoils.engine.model.actions import Player


class Phase(StrEnum):
    """The point in its turn at which a position begins. Rules: 602, 603, 608, 609.

    `START`: the turn is about to start, with its Restore and Develop; `ACTION`: the active player
    is about to act. The others are in a battle. `ATTACKED`: the attacking party was formed, and the
    active player may use tactics and abilities; `ATTACK_ANSWERED`: their opponent may; `BLOCKING`:
    the opponent is about to block; `BLOCKED`: the blocking party, if any, was formed, and the
    active player may use tactics and abilities before the first damage is assigned;
    `BLOCK_ANSWERED`: their opponent may.
    """

    START = "start"
    ACTION = "action"
    ATTACKED = "attacked"
    ATTACK_ANSWERED = "attack answered"
    BLOCKING = "blocking"
    BLOCKED = "blocked"
    BLOCK_ANSWERED = "block answered"


BATTLE_PHASES: Final = tuple(Phase)[2:]
"""The phases in which a battle is being fought, in order."""

BLOCKED_PHASES: Final = frozenset({Phase.BLOCKED, Phase.BLOCK_ANSWERED})
"""Those in which blockers were chosen."""


class Part(StrEnum):
    """The part that a card takes in the battle being fought. Rules: 302."""

    ATTACKS = "attacks"
    BLOCKS = "blocks"
    TARGET = "target"


@dataclass(frozen=True, slots=True)
class InPlay:
    """One card in play.

    A card that `is_face_down` is a resource, whatever its front. One that `is_new` came under its
    controller's control this turn, and cannot attack (204.3); its owner's entered play then.
    `has_paid` says that a resource is attached to the faction (203.3). `attached` are the cards
    attached to it. `damage` is what it was inflicted and `tokens` those on it. `controller` is None
    for the side that lists the card, and `owner` for its controller. `part` is what the card does
    in the battle being fought; a member of a party is as depleted as it says. `named` is the word
    that its text named as it came, if it did.
    """

    name: str
    is_face_down: bool = False
    is_depleted: bool = False
    is_new: bool = False
    has_paid: bool = False
    damage: int = 0
    tokens: int = 0
    attached: tuple[InPlay, ...] = ()
    controller: Player | None = None
    owner: Player | None = None
    part: Part | None = None
    named: str = ""


@dataclass(frozen=True, slots=True)
class Side:
    """Everything one player has. A bare name is a card in play with nothing else to say about it.

    If `influence` is None, the faction has what it starts with. `deck` is listed from the top.
    """

    faction: str
    influence: int | None = None
    in_play: Sequence[InPlay | str] = ()
    resources: Sequence[InPlay | str] = ()
    hand: Sequence[str] = ()
    deck: Sequence[str] = ()
    discard_pile: Sequence[str] = ()
    out_of_game: Sequence[str] = ()
    void: Sequence[str] = ()

    def frozen(self) -> Side:
        """The same side, of tuples only, so that nothing changes it any more."""
        return Side(
            self.faction,
            self.influence,
            tuple(self.in_play),
            tuple(self.resources),
            tuple(self.hand),
            tuple(self.deck),
            tuple(self.discard_pile),
            tuple(self.out_of_game),
            tuple(self.void),
        )

    @property
    def names(self) -> Iterator[str]:
        """The names of all cards of the side, the faction first."""
        yield self.faction
        for card in (*self.in_play, *self.resources):
            yield from _names(card)
        for pile in (self.deck, self.hand, self.discard_pile, self.out_of_game, self.void):
            yield from pile


@dataclass(frozen=True, slots=True)
class Position:
    """Everything about a position but for the seed and the edition of its game."""

    sides: tuple[Side, ...]
    turn: int
    active: Player
    phase: Phase


def _names(card: InPlay | str) -> Iterator[str]:
    if isinstance(card, str):
        yield card
        return
    yield card.name
    for other in card.attached:
        yield from _names(other)


class Wrong(Enum):
    """Kinds of mistakes of a position."""

    SIDES = auto()
    SEAT = auto()
    TURN = auto()
    INFLUENCE = auto()
    NO_BATTLE = auto()
    ATTACKS_OUT_OF_TURN = auto()
    DEFENDS_IN_OWN_TURN = auto()
    BLOCKS_TOO_EARLY = auto()
    NOBODY_ATTACKS = auto()
    SEVERAL_TARGETS = auto()
    UNKNOWN_NAME = auto()
    NOT_A_FACTION = auto()
    FACTION_IN_A_PILE = auto()
    TOKEN_IN_A_PILE = auto()
    NOT_A_RESOURCE = auto()
    FACE_DOWN_IN_PLAY = auto()
    PAID_OUTSIDE_RESOURCES = auto()
    SECOND_FACTION = auto()
    TACTIC_FACE_UP = auto()
    FACE_DOWN_TOKEN = auto()
    NEGATIVE_NUMBER = auto()
    NO_SUCH_PLAYER = auto()
    PAID_AND_BEARS = auto()
    ATTACHED_AND_HIDDEN = auto()
    NO_INFLUENCE_LEFT = auto()
    CANNOT_BE_DAMAGED = auto()
    NO_CHARACTER_FIGHTS = auto()
    NO_TARGET = auto()
    DESTROYED = auto()
    NOT_UNIQUE = auto()
    NOT_ATTACHED = auto()
    ATTACHES_TO_NOTHING = auto()
    BADLY_ATTACHED = auto()


@dataclass(frozen=True, slots=True)
class WrongPosition:
    """A mistake of a position: its kind, a sentence, and the name of the card that it is about.

    `card` is empty where it is about none, or about several of different names.
    """

    kind: Wrong
    words: str
    card: str = ""

    def __str__(self) -> str:
        return self.words
