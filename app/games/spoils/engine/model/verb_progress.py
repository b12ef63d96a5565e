"""How far a verb is that asks something or starts something before it is done."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

from app.games.spoils.engine.model.actions import CardId, Player


class Stage(Enum):
    """What a verb has done so far, where that alone tells how it goes on."""

    STARTED = auto()
    ASKED = auto()
    PAYING = auto()
    BIDDING = auto()


@dataclass(frozen=True, slots=True)
class PlayersLeft:
    """The players who have not followed the steps yet, and whom the text meant by "they"
    before. Rules: 402.2.
    """

    players: tuple[Player, ...]
    meant_before: Player | None


@dataclass(frozen=True, slots=True)
class LostFlip:
    """A coin flip was lost; `won_again` if something replaced that by another, which was won."""

    won_again: bool = False


@dataclass(frozen=True, slots=True)
class Searching:
    """Whether the price of a search was met, and whether it was announced. Rules: 312, 505.1."""

    is_paid: bool = False
    is_announced: bool = False


@dataclass(frozen=True, slots=True)
class Deploying:
    """How many cards, or how much numeric cost, may be deployed still, and if one is now."""

    left: int
    is_under_way: bool = False


@dataclass(frozen=True, slots=True)
class ResourcesLeft:
    """How many resources may still be played."""

    left: int


@dataclass(frozen=True, slots=True)
class Shares:
    """The shares of damage for the first cards of those it is divided among."""

    shares: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Hosts:
    """The cards put into play whose host was picked, each with it. Rules: 507.2b."""

    hosts: tuple[tuple[CardId, CardId], ...]


@dataclass(frozen=True, slots=True)
class OneOfEach:
    """How many questions were answered, one for a player and a card type, and the cards kept."""

    questions: int = 0
    kept: tuple[CardId, ...] = ()


@dataclass(frozen=True, slots=True)
class PayingInTurn:
    """How often somebody has paid, and whether somebody is paying now."""

    times: int = 0
    is_paying: bool = False


@dataclass(frozen=True, slots=True)
class TokensTaken:
    """How many tokens were taken off, and the cards that were asked about."""

    taken: int = 0
    seen: tuple[CardId, ...] = ()


@dataclass(frozen=True, slots=True)
class TokensToSpend:
    """How many of the tokens taken off were not spent yet."""

    left: int


@dataclass(frozen=True, slots=True)
class Auction:
    """Who won a bidding, and with which bid: 0 where nobody bid. Rules: 413."""

    winner: Player
    bid: int


Piles: TypeAlias = tuple[tuple[CardId, ...], tuple[CardId, ...]]


@dataclass(frozen=True, slots=True)
class Showdown:
    """Each player's cards, the first pile of them, and the pile the opponent chose of it.

    `is_over` once a card was taken, or left.
    """

    cards: Piles
    first: Piles = ((), ())
    divided: int = 0
    chosen: tuple[int, ...] = ()
    is_over: bool = False

    def pile(self, player: Player, which: int) -> tuple[CardId, ...]:
        """One of a player's two piles."""
        first = self.first[player]
        rest = tuple(card for card in self.cards[player] if card not in first)
        return (first, rest)[which]


VerbProgress: TypeAlias = (
    Stage
    | PlayersLeft
    | LostFlip
    | Searching
    | Deploying
    | ResourcesLeft
    | Shares
    | Hosts
    | OneOfEach
    | PayingInTurn
    | TokensTaken
    | TokensToSpend
    | Auction
    | Showdown
)
"""What a verb keeps until it is done; the next instruction starts without any."""


@dataclass(frozen=True, slots=True)
class CostsFailed:
    """Costs that a verb asked for could not be satisfied; all done for them was undone."""


@dataclass(frozen=True, slots=True)
class InstructionReplaced:
    """Of what an effect offered, an instruction was replaced: it was not done. Rules: 402.5b."""


@dataclass(frozen=True, slots=True)
class ResourcePlayed:
    """Whether a player who could play a resource did."""

    is_played: bool


Outcome: TypeAlias = CostsFailed | InstructionReplaced | ResourcePlayed | Auction
"""What a procedure came to that a verb started."""
