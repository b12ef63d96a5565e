"""Levels of computer players measured against each other.

A pair is two games with the same decks, seats and seed, between which the players change places:
what the decks and the shuffle do for one player in the first game, they do for the other one in
the second.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from app.games.tabletop.gauntlet.intervals import Estimate, bootstrapped, wilson
from app.games.tabletop.referee.match import Ending, Limits, PlayedGame, play_match
from app.games.tabletop.referee.players import Level, PlayableGame

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Pair:
    """The first player's results in two games.

    `points` are from 0 to 2: a win is one, a draw or an unfinished game a half. `finished` and
    `broken` count games, and a broken game scores nothing; `turns` are those of both games.
    """

    seed: int
    points: float
    finished: int
    broken: int
    turns: int


@dataclass(frozen=True, slots=True)
class Measured:
    """One level's share of wins against another over pairs, broken games left out.

    Each end of the interval of `share` is the wider of two: that of games, after Wilson, and that
    of pairs, by resampling. The second allows for the games of a pair depending on each other, and
    the first for a player who never lost to lose after all.
    """

    pairs: int
    games: int
    share: Estimate
    unfinished: int
    broken: int
    turns: float


def play_pair(
    game: PlayableGame[S, A, V],
    start: Callable[[int], S],
    levels: tuple[Level[S, A, V], Level[S, A, V]],
    seed: int,
    limits: Limits,
) -> Pair:
    """Play two games from one start, with the players' places changed in the second."""
    first, second = levels
    played = [
        play_match(game, start(seed), seats, seed, limits)
        for seats in ((first, second), (second, first))
    ]
    return Pair(
        seed,
        sum(_points(it, place) for place, it in enumerate(played)),
        sum(it.ending in (Ending.WON, Ending.DRAWN) for it in played),
        sum(it.ending is Ending.BROKEN for it in played),
        sum(it.turns for it in played),
    )


def _points(played: PlayedGame, person: int) -> float:
    if played.ending is Ending.BROKEN:
        return 0
    if played.ending is Ending.WON:
        return float(person in played.winners)
    return 0.5


def measured(pairs: Sequence[Pair]) -> Measured:
    """Add up the results of pairs. Raises ValueError if every pair has a broken game."""
    whole = [it for it in pairs if not it.broken]
    games = 2 * len(whole)
    points = sum(it.points for it in whole)
    of_games, of_pairs = wilson(points, games), bootstrapped([it.points / 2 for it in whole])
    low, high = min(of_games.low, of_pairs.low), max(of_games.high, of_pairs.high)
    return Measured(
        pairs=len(whole),
        games=games,
        share=Estimate(points / games, low, high),
        unfinished=sum(2 - it.finished for it in whole),
        broken=sum(it.broken for it in pairs),
        turns=sum(it.turns for it in whole) / games,
    )
