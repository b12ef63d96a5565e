"""Matches of a tournament: who sat at a table, and what came of it.

A match of two is played for games; a table of three to five is played once, for places. Points are
fractions, so that nothing depends on rounding.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

MOST_POINTS: Final = 3
"""What the winner of a match gets, and whoever has a bye."""

DRAW_POINTS: Final = 1
MOST_WINS: Final = 9
TABLE_SIZES: Final = (3, 4, 5)
_WITH_SHARED_PLACES: Final = {3: "1, 1, 3", 4: "1, 2, 2, 4", 5: "1, 2, 2, 4, 5"}


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player by `id`, and the first round in which that one takes part."""

    id: str
    first_round: int = 1


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a match, one number for each seat.

    For two players `numbers` are the games that each won, and `draws` games are nobody's. For more
    they are places from 1; who shares a place has the same number. Raises ValueError for numbers
    that cannot be.
    """

    numbers: tuple[int, ...]
    draws: int = 0

    def __post_init__(self) -> None:
        """Refuse what no match can end with."""
        if len(self.numbers) == 2:
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
        """Whether the only player is without an opponent and gets the points of a win."""
        return len(self.players) == 1

    @property
    def is_over(self) -> bool:
        """Whether it counts: a bye, or a match with an outcome."""
        return self.is_bye or self.outcome is not None

    def points(self, player: str) -> Fraction:
        """What a player gets; 0 as long as nothing is reported.

        A match of two gives 3 points, 1 each if both won equally often, and 0. A table gives 3
        points for everybody whom one has finished before, half of that for a shared place, divided
        by the number of opponents: so tables of different size are worth the same.
        """
        if self.is_bye:
            return Fraction(MOST_POINTS)
        if self.outcome is None:
            return Fraction(0)
        numbers = self.outcome.numbers
        own = numbers[self.players.index(player)]
        if len(numbers) == 2:
            if numbers[0] == numbers[1]:
                return Fraction(DRAW_POINTS)
            return Fraction(MOST_POINTS if own == max(numbers) else 0)
        behind = sum(place > own for place in numbers)
        beside = sum(place == own for place in numbers) - 1
        return Fraction(MOST_POINTS * (2 * behind + beside), 2 * (len(numbers) - 1))

    def game_share(self, player: str) -> tuple[Fraction, int]:
        """Points from games, and how many games were played: a game is worth 3 points, or 1 each.

        A bye counts as two games won. At a table the match is one game.
        """
        if self.is_bye:
            return Fraction(2 * MOST_POINTS), 2
        if self.outcome is None:
            return Fraction(0), 0
        if len(self.players) > 2:
            return self.points(player), 1
        own = self.outcome.numbers[self.players.index(player)]
        games = sum(self.outcome.numbers) + self.outcome.draws
        return Fraction(MOST_POINTS * own + DRAW_POINTS * self.outcome.draws), games

    def opponents(self, player: str) -> tuple[str, ...]:
        """Everybody else at the table."""
        return tuple(other for other in self.players if other != player)
