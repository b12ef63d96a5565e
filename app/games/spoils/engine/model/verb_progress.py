"""Progress of verbs that ask something or start something before they are done."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

from app.games.spoils.engine.model.actions import CardId, Player


class Stage(Enum):
    """The last thing a verb has done, if that alone decides how it goes on."""

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
    """The progress of a search: its price met, and the search announced. Rules: 312, 505.1."""

    is_paid: bool = False
    is_announced: bool = False


@dataclass(frozen=True, slots=True)
class Deploying:
    """The cards, or the numeric cost, that may still be deployed; `is_under_way` while one is."""

    left: int
    is_under_way: bool = False


@dataclass(frozen=True, slots=True)
class ResourcesLeft:
    """The number of resources that may still be played."""

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
    """The number of questions answered, one for a player and a card type, and the cards kept."""

    questions: int = 0
    kept: tuple[CardId, ...] = ()


@dataclass(frozen=True, slots=True)
class PayingInTurn:
    """The number of payments made so far; `is_paying` while somebody is paying."""

    times: int = 0
    is_paying: bool = False


@dataclass(frozen=True, slots=True)
class TokensTaken:
    """The number of tokens taken off, and the cards that were asked about."""

    taken: int = 0
    seen: tuple[CardId, ...] = ()


@dataclass(frozen=True, slots=True)
class TokensToSpend:
    """The number of tokens that were taken off and not spent yet."""

    left: int


@dataclass(frozen=True, slots=True)
class Auction:
    """The winner of a bidding and the winning bid: 0 if nobody bid. Rules: 413."""

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
"""The progress of a verb until it is done; the next instruction starts without any."""


@dataclass(frozen=True, slots=True)
class CostsFailed:
    """Costs that a verb asked for could not be satisfied; all done for them was undone."""


@dataclass(frozen=True, slots=True)
class InstructionReplaced:
    """The outcome that an instruction of an offer was replaced: it was not done. Rules: 402.5b."""


@dataclass(frozen=True, slots=True)
class ResourcePlayed:
    """The end of an offer to play a resource: `is_played` if the player did."""

    is_played: bool


Outcome: TypeAlias = CostsFailed | InstructionReplaced | ResourcePlayed | Auction
"""The outcome of a procedure that a verb started."""
