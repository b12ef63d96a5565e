"""Standings of a tournament, with the tie-breakers that trading card games use.

Players are ordered by

1. points;
2. their opponents' share of points: for each opponent the points of the rounds that one took part
   in, divided by 3 for each of these rounds and at least 1/3, on average;
3. their own share of the points that games are worth, at least 1/3;
4. their opponents' share of games, on average;
5. a lot drawn from the seed of the tournament, which nobody can choose.

Byes count as wins for points and games, and have no opponent. Rounds before a late entry count as
lost for the share of points that others get from such an opponent.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from hashlib import sha256
from typing import Final

from app.games.tournament.matches import MOST_POINTS, Entrant, Match

LEAST_SHARE: Final = Fraction(1, 3)


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's line: `place` from 1, points, tie-breakers, and matches won, lost and drawn.

    At a table of three or more the first place is a win, and every other one a loss.
    """

    place: int
    id: str
    points: Fraction
    opponents_share: Fraction
    games_share: Fraction
    opponents_games_share: Fraction
    won: int
    lost: int
    drawn: int


def standings(
    entrants: Sequence[Entrant], matches: Iterable[Match], seed: str
) -> tuple[Standing, ...]:
    """The standings after all matches that are over; matches of a top cut are not given.

    Raises ValueError for a match with somebody who is no entrant.
    """
    over = [match for match in matches if match.is_over]
    played: dict[str, list[Match]] = {entrant.id: [] for entrant in entrants}
    for match in over:
        for player in match.players:
            if player not in played:
                raise ValueError(f"{player!r} is no entrant")
            played[player].append(match)
    points = {one: sum((m.points(one) for m in of), Fraction(0)) for one, of in played.items()}
    shares = {it.id: _share(points[it.id], len(played[it.id]), it) for it in entrants}
    games = {one: _games_share(one, of) for one, of in played.items()}

    def line(entrant: Entrant) -> Standing:
        one, of = entrant.id, played[entrant.id]
        met = [other for match in of for other in match.opponents(one)]
        won, drawn = sum(_is_won(m, one) for m in of), sum(_is_drawn(m) for m in of)
        return Standing(
            0, one, points[one], _average(shares, met), games[one], _average(games, met),
            won, len(of) - won - drawn, drawn,
        )  # fmt: skip

    lines = sorted(map(line, entrants), key=lambda it: (*_rank(it), lot(seed, it.id)))
    return tuple(
        Standing(
            place, it.id, it.points, it.opponents_share, it.games_share,
            it.opponents_games_share, it.won, it.lost, it.drawn,
        )
        for place, it in enumerate(lines, 1)
    )  # fmt: skip


def points_of(entrants: Iterable[Entrant], matches: Iterable[Match]) -> dict[str, Fraction]:
    """The points of every entrant."""
    points = {entrant.id: Fraction(0) for entrant in entrants}
    for match in matches:
        for player in match.players:
            if player in points:
                points[player] += match.points(player)
    return points


def lot(seed: str, player: str) -> bytes:
    """The lot of a player: smaller ones come first. Anybody can check it with SHA-256."""
    return sha256(f"{seed}\n{player}".encode()).digest()


def _rank(line: Standing) -> tuple[Fraction, ...]:
    return -line.points, -line.opponents_share, -line.games_share, -line.opponents_games_share


def _share(points: Fraction, rounds: int, entrant: Entrant) -> Fraction:
    """Points by the most that could be had, with the rounds before a late entry as lost ones."""
    counted = rounds + entrant.first_round - 1
    return max(LEAST_SHARE, points / (MOST_POINTS * counted)) if counted else LEAST_SHARE


def _games_share(player: str, of: Sequence[Match]) -> Fraction:
    won, played = Fraction(0), 0
    for match in of:
        points, games = match.game_share(player)
        won, played = won + points, played + games
    return max(LEAST_SHARE, won / (MOST_POINTS * played)) if played else LEAST_SHARE


def _average(shares: Mapping[str, Fraction], of: Sequence[str]) -> Fraction:
    return sum((shares[one] for one in of), Fraction(0)) / len(of) if of else Fraction(0)


def _is_won(match: Match, player: str) -> bool:
    if match.outcome is None:
        return match.is_bye
    numbers = match.outcome.numbers
    own = numbers[match.players.index(player)]
    if len(numbers) == 2:
        return own == max(numbers) and numbers[0] != numbers[1]
    return own == 1


def _is_drawn(match: Match) -> bool:
    numbers = () if match.outcome is None else match.outcome.numbers
    return len(numbers) == 2 and numbers[0] == numbers[1]
