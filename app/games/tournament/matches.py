"""Matches of a tournament: who sat at which table, and what came of it.

A match of two is played for games; a table of three to five is played once, for places. Points are
fractions, so that nothing depends on rounding. Some players never leave their table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from itertools import count
from types import MappingProxyType
from typing import Final

MOST_POINTS: Final = 3
"""Points for winning a match or having a bye, unless an event scores otherwise."""

DRAW_POINTS: Final = 1
MOST_WINS: Final = 9
TABLE_SIZES: Final = (3, 4, 5)
_WITH_SHARED_PLACES: Final = {3: "1, 1, 3", 4: "1, 2, 2, 4", 5: "1, 2, 2, 4, 5"}


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player by `id`, and the first round in which that one takes part."""

    id: str
    first_round: int = 1


class Loss(StrEnum):
    """A reason for which somebody loses a match that was not played to its end."""

    GAVE_UP = "gave up"
    NO_SHOW = "no-show"
    MATCH_LOSS = "match loss"
    DISQUALIFIED = "disqualified"


@dataclass(frozen=True, slots=True)
class Effect:
    """The consequences of a loss beyond the match, which always loses all its games.

    `leaves`: the player is out of the event. `is_last`: the player stands behind everybody else.
    """

    leaves: bool = False
    is_last: bool = False


EFFECTS: Final[Mapping[Loss, Effect]] = MappingProxyType(
    {
        Loss.GAVE_UP: Effect(),
        Loss.NO_SHOW: Effect(),
        Loss.MATCH_LOSS: Effect(),
        Loss.DISQUALIFIED: Effect(leaves=True, is_last=True),
    }
)

GAMES_OF_A_LOSS: Final = 2
"""So many games, all lost, count for whoever loses a match without play; a bye has them won."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """A match's result, one number for each seat.

    For two players `numbers` are the games that each won, and `draws` counts games that nobody won.
    For more they are places from 1; players who share a place have the same number. `losses` give,
    by seat, why a player lost without play, None for the others; they are empty if the match was
    played. A player who lost without play has won no game, or shares the last place. Raises
    ValueError for impossible numbers.
    """

    numbers: tuple[int, ...]
    draws: int = 0
    losses: tuple[Loss | None, ...] = ()

    def __post_init__(self) -> None:
        """Refuse what no match can end with."""
        if self.losses:
            both = zip(self.numbers, self.losses, strict=False)
            played = [number for number, loss in both if loss is None]
            if self.draws or self.numbers != _numbers_with_losses(played, self.losses):
                raise ValueError(
                    "A player who loses without playing has won no game, or shares the last place."
                )
        elif len(self.numbers) == 2:
            if not all(0 <= wins <= MOST_WINS for wins in (*self.numbers, self.draws)):
                raise ValueError(f"Games won and drawn must be numbers from 0 to {MOST_WINS}.")
            if sum(self.numbers) + self.draws == 0:
                raise ValueError("At least one game must have been played.")
        elif len(self.numbers) in TABLE_SIZES:
            if self.draws:
                raise ValueError("A table of three or more is played for places.")
            if sorted(self.numbers) != sorted(_shared(self.numbers)):
                example = _WITH_SHARED_PLACES[len(self.numbers)]
                raise ValueError(
                    "Places must count from 1. After players who share a place the next place is "
                    f"left out, as in {example}."
                )
        else:
            raise ValueError("A match has two players, or three to five at a table.")

    def loss_of(self, seat: int) -> Loss | None:
        """The reason why the player of a seat lost without play; None for whoever played."""
        return self.losses[seat] if self.losses else None


def lost(losses: Sequence[Loss | None], places: Sequence[int] = ()) -> Outcome:
    """The outcome of a match that some lose without play; `losses` say who, by seat.

    Of two players the other one wins 2–0, or both lose. At a table `places` are those of the
    others, in seats. Raises ValueError where nobody loses so, or the places cannot be.
    """
    if not any(losses):
        raise ValueError("Say whose loss it is.")
    return Outcome(_numbers_with_losses(places, losses), 0, tuple(losses))


def _numbers_with_losses(places: Sequence[int], losses: Sequence[Loss | None]) -> tuple[int, ...]:
    """The numbers of an outcome with losses. Raises ValueError where it cannot be."""
    if len(losses) == 2:
        won = GAMES_OF_A_LOSS if any(losses) else 0
        return tuple(won if loss is None else 0 for loss in losses)
    if len(losses) not in TABLE_SIZES:
        raise ValueError("A match has two players, or three to five at a table.")
    played = losses.count(None)
    if len(places) != played or sorted(places) != sorted(_shared(places)):
        raise ValueError(f"The places of the {played} players who played must count from 1.")
    rest = iter(places)
    return tuple(next(rest) if loss is None else played + 1 for loss in losses)


def _shared(places: Sequence[int]) -> list[int]:
    """The places that players in this order would have."""
    return [1 + sum(other < place for other in places) for place in places]


@dataclass(frozen=True, slots=True)
class Match:
    """A table of a round with the ids of its players in seats; one player has a bye.

    `outcome` is None as long as nothing is reported.
    """

    round: int
    players: tuple[str, ...]
    outcome: Outcome | None = None

    @property
    def is_bye(self) -> bool:
        """True if the only player has no opponent and gets the points of a win."""
        return len(self.players) == 1

    @property
    def is_over(self) -> bool:
        """True if it counts: a bye, or a match with an outcome."""
        return self.is_bye or self.outcome is not None

    def table_share(self, player: str) -> Fraction:
        """The share of opponents whom a player has finished before, at a table that is over.

        A shared place counts half for each of those who share it, so that tables of different size
        are worth the same. A player who loses without playing has 0.
        """
        outcome = self.outcome
        seat = self.players.index(player)
        if outcome is None or outcome.loss_of(seat):
            return Fraction(0)
        own = outcome.numbers[seat]
        behind = sum(place > own for place in outcome.numbers)
        beside = sum(place == own for place in outcome.numbers) - 1
        return Fraction(2 * behind + beside, 2 * (len(outcome.numbers) - 1))

    def game_share(self, player: str) -> tuple[Fraction, int]:
        """Points from games, and how many games were played: a game is worth 3 points, or 1 each.

        A bye counts as two games won, and a loss without play as two games lost. At a table the
        match is one game.
        """
        if self.is_bye:
            return Fraction(GAMES_OF_A_LOSS * MOST_POINTS), GAMES_OF_A_LOSS
        if self.outcome is None:
            return Fraction(0), 0
        if len(self.players) > 2:
            return MOST_POINTS * self.table_share(player), 1
        own = self.outcome.numbers[self.players.index(player)]
        games = sum(self.outcome.numbers) + self.outcome.draws or GAMES_OF_A_LOSS
        return Fraction(MOST_POINTS * own + DRAW_POINTS * self.outcome.draws), games

    def opponents(self, player: str) -> tuple[str, ...]:
        """Everybody else at the table."""
        return tuple(other for other in self.players if other != player)


def table_numbers(fixed: Sequence[Sequence[int | None]]) -> tuple[int, ...]:
    """The number of each table, by the fixed tables of its players; None for who has none.

    A table with such a player has that number, the smaller one if two such players meet. The others
    get the numbers that are left, from 1 in their order. Where two tables would have one number,
    the later one gets another.
    """
    taken: dict[int, int] = {}
    for at, seats in enumerate(fixed):
        wanted = sorted(number for number in seats if number is not None)
        free = next((number for number in wanted if number not in taken), None)
        if free is not None:
            taken[free] = at
    by_place = {at: number for number, at in taken.items()}
    rest = (number for number in count(1) if number not in taken)
    return tuple(by_place[at] if at in by_place else next(rest) for at in range(len(fixed)))
