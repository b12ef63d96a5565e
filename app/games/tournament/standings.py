"""Standings of a tournament, with the tie-breakers that trading card games use.

An event can choose what a result is worth and which tie-breakers hold (`Scoring`). Unless it does,
players are ordered by

1. points;
2. their opponents' share of points: for each opponent the points of the rounds that one took part
   in, divided by 3 for each of these rounds and at least 1/3, on average;
3. their own share of the points that games are worth, at least 1/3;
4. their opponents' share of games, on average;
5. a lot drawn from the seed of the tournament, which nobody can choose.

Byes count as wins for points and games, and have no opponent. Rounds before a player's first match
count as lost for the share of points that others get from such an opponent, whether the player came
late or was away at first; rounds missed later do not count. A match that somebody loses without
play counts like any other, also for the opponents; who was disqualified stands behind everybody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction
from hashlib import sha256
from itertools import groupby
from types import MappingProxyType
from typing import Final, TypeVar

from app.games.tournament.matches import DRAW_POINTS, EFFECTS, MOST_POINTS, Entrant, Match

MOST_EACH: Final = 100
"""Points that one match can give."""


class TieBreaker(StrEnum):
    """A number that orders players with equal points; more of it is better."""

    OPPONENTS = "opponents"
    GAMES = "games"
    OPPONENTS_GAMES = "opponents' games"
    OPPONENTS_OPPONENTS = "opponents of opponents"
    HEAD_TO_HEAD = "head to head"
    WINS = "wins"


TIE_BREAKERS: Final = (TieBreaker.OPPONENTS, TieBreaker.GAMES, TieBreaker.OPPONENTS_GAMES)
"""The order that holds unless an event chooses another."""

RULES: Final[Mapping[TieBreaker, str]] = MappingProxyType(
    {
        TieBreaker.OPPONENTS: "the share of points of their opponents",
        TieBreaker.GAMES: "their own share of games",
        TieBreaker.OPPONENTS_GAMES: "the share of games of their opponents",
        TieBreaker.OPPONENTS_OPPONENTS: "the share of points of their opponents’ opponents",
        TieBreaker.HEAD_TO_HEAD: "the points of their matches against each other, "
        "if all of them have met",
        TieBreaker.WINS: "the number of matches won",
    }
)
"""Each as it reads after “Players with equal points are ordered by”."""


@dataclass(frozen=True, slots=True)
class Scoring:
    """Points of a result. `places` are those of a table of several by place, best first.

    Without `places` a table gives the points of a win for the share of opponents whom one has
    finished before. Raises ValueError for points that are negative, too many, or not in order.
    """

    win: int = MOST_POINTS
    draw: int = DRAW_POINTS
    loss: int = 0
    bye: int = MOST_POINTS
    places: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        """Refuse what is no scoring."""
        every = (self.win, self.draw, self.loss, self.bye, *self.places)
        if not all(0 <= one <= MOST_EACH for one in every):
            raise ValueError(f"Points of a result are numbers from 0 to {MOST_EACH}.")
        if not self.loss <= self.draw <= self.win or self.win == 0:
            raise ValueError("A win gives at least as many points as a draw, and a draw as a loss.")
        if self.places and (
            len(self.places) > 5
            or list(self.places) != sorted(self.places, reverse=True)
            or self.places[0] == 0
        ):
            raise ValueError("Points of places are at most five numbers, the winner's first.")

    def points(self, match: Match, player: str) -> Fraction:
        """Return a player's points from a match; 0 without a result or for a loss without play."""
        if match.is_bye:
            return Fraction(self.bye)
        if match.outcome is None:
            return Fraction(0)
        numbers, seat = match.outcome.numbers, match.players.index(player)
        if match.outcome.loss_of(seat):
            return Fraction(0)
        own = numbers[seat]
        if len(numbers) == 2:
            if numbers[0] == numbers[1]:
                return Fraction(self.draw)
            return Fraction(self.win if own == max(numbers) else self.loss)
        if not self.places:
            return self.win * match.table_share(player)
        beside = sum(place == own for place in numbers)
        held = [*self.places, *[0] * 5][own - 1 : own - 1 + beside]
        return Fraction(sum(held), beside)

    def most(self, match: Match) -> int:
        """The most that anybody could have got from a match."""
        if match.is_bye:
            return max(self.win, self.bye)
        return self.places[0] if self.places and len(match.players) > 2 else self.win

    def in_words(self) -> str:
        """The scoring in a sentence."""
        table = (
            f"At a table of several, places give {', '.join(map(str, self.places))} points; "
            "players who share a place share its points."
            if self.places
            else f"A table gives {self.win} points for the share of opponents whom one has "
            "finished before."
        )
        return (
            f"A win gives {self.win} points, a draw {self.draw}, a loss {self.loss}, a bye "
            f"{self.bye}. {table}"
        )


def ties_in_words(ties: tuple[TieBreaker, ...]) -> str:
    """The order of players with equal points in a sentence."""
    rules = [RULES[one] for one in ties]
    return f"Players with equal points are ordered by {', then by '.join([*rules, 'a lot'])}."


Key = TypeVar("Key", Fraction, tuple[bool, Fraction])

SCORING: Final = Scoring()
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
    is_disqualified: bool
    opponents_opponents_share: Fraction


def standings(
    entrants: Sequence[Entrant],
    matches: Iterable[Match],
    seed: str,
    scoring: Scoring = SCORING,
    ties: Sequence[TieBreaker] = TIE_BREAKERS,
) -> tuple[Standing, ...]:
    """The standings after all matches that are over; matches of a top cut are not given.

    `ties` order players with equal points, and a lot those who are equal in all of them. Raises
    ValueError for a match with somebody who is no entrant.
    """
    over = [match for match in matches if match.is_over]
    played: dict[str, list[Match]] = {entrant.id: [] for entrant in entrants}
    for match in over:
        for player in match.players:
            if player not in played:
                raise ValueError(f"{player!r} is no entrant")
            played[player].append(match)
    points = {
        one: sum((scoring.points(it, one) for it in of), Fraction(0)) for one, of in played.items()
    }
    shares = {it.id: _share(points[it.id], played[it.id], it, scoring) for it in entrants}
    games = {one: _games_share(one, of) for one, of in played.items()}
    met = {
        one: [other for match in of for other in match.opponents(one)] for one, of in played.items()
    }
    opponents = {one: _average(shares, there) for one, there in met.items()}
    out = disqualified(over)

    def line(one: str, of: Sequence[Match]) -> Standing:
        won, drawn = sum(_is_won(it, one) for it in of), sum(_is_drawn(it) for it in of)
        return Standing(
            0, one, points[one], opponents[one], games[one], _average(games, met[one]),
            won, len(of) - won - drawn, drawn, one in out, _average(opponents, met[one]),
        )  # fmt: skip

    lines = [line(one, of) for one, of in played.items()]
    lines.sort(key=lambda it: lot(seed, it.id))
    ordered = [
        it
        for group in _grouped(lines, lambda it: (it.is_disqualified, -it.points))
        for it in _untied(group, list(ties), played, scoring)
    ]
    return tuple(replace(it, place=place) for place, it in enumerate(ordered, 1))


def _untied(
    lines: Sequence[Standing],
    ties: Sequence[TieBreaker],
    played: Mapping[str, Sequence[Match]],
    scoring: Scoring,
) -> Iterator[Standing]:
    """Equal players in the order of these tie-breakers; those who stay equal keep their order."""
    if len(lines) < 2 or not ties:
        yield from lines
        return
    if ties[0] is TieBreaker.HEAD_TO_HEAD:
        among = _points_among([it.id for it in lines], played, scoring)
    else:
        among = {it.id: _VALUES[ties[0]](it) for it in lines}
    for group in _grouped(lines, lambda it: -among[it.id]):
        yield from _untied(group, ties[1:], played, scoring)


_VALUES: Final[Mapping[TieBreaker, Callable[[Standing], Fraction]]] = MappingProxyType(
    {
        TieBreaker.OPPONENTS: lambda it: it.opponents_share,
        TieBreaker.GAMES: lambda it: it.games_share,
        TieBreaker.OPPONENTS_GAMES: lambda it: it.opponents_games_share,
        TieBreaker.OPPONENTS_OPPONENTS: lambda it: it.opponents_opponents_share,
        TieBreaker.WINS: lambda it: Fraction(it.won),
    }
)


def _grouped(lines: Sequence[Standing], key: Callable[[Standing], Key]) -> Iterator[list[Standing]]:
    """Equal lines together, the smallest key first; the order of equal ones stays."""
    for _, group in groupby(sorted(lines, key=key), key=key):
        yield list(group)


def _points_among(
    ids: Sequence[str], played: Mapping[str, Sequence[Match]], scoring: Scoring
) -> dict[str, Fraction]:
    """The points of players from matches against each other; none unless all of them have met."""
    there = set(ids)
    met = {one: {other for it in played[one] for other in it.opponents(one)} for one in ids}
    if any(there - met[one] - {one} for one in ids):
        return dict.fromkeys(ids, Fraction(0))
    return {
        one: sum(
            (scoring.points(it, one) for it in played[one] if there & set(it.opponents(one))),
            Fraction(0),
        )
        for one in ids
    }


def disqualified(matches: Iterable[Match]) -> frozenset[str]:
    """The players who stand behind everybody else, because of how they lost a match."""
    return frozenset(
        player
        for match in matches
        for seat, player in enumerate(match.players)
        if match.outcome is not None
        and (loss := match.outcome.loss_of(seat)) is not None
        and EFFECTS[loss].is_last
    )


def points_of(
    entrants: Iterable[Entrant], matches: Iterable[Match], scoring: Scoring = SCORING
) -> dict[str, Fraction]:
    """The points of every entrant."""
    points = {entrant.id: Fraction(0) for entrant in entrants}
    for match in matches:
        for player in match.players:
            if player in points:
                points[player] += scoring.points(match, player)
    return points


def lot(seed: str, player: str) -> bytes:
    """The lot of a player: smaller ones come first. Anybody can check it with SHA-256."""
    return sha256(f"{seed}\n{player}".encode()).digest()


def _share(points: Fraction, of: Sequence[Match], entrant: Entrant, scoring: Scoring) -> Fraction:
    """Points by the most that could be had, with the rounds before the first match as lost ones."""
    most = sum(map(scoring.most, of)) + scoring.win * (entrant.first_round - 1)
    return max(LEAST_SHARE, points / most) if most else LEAST_SHARE


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
    return own == 1 and match.outcome.loss_of(match.players.index(player)) is None


def _is_drawn(match: Match) -> bool:
    if match.outcome is None or match.outcome.losses:
        return False
    numbers = match.outcome.numbers
    return len(numbers) == 2 and numbers[0] == numbers[1]
