"""Standings by hand: a second implementation, after "Points and ties" in docs/events.md.

Slow and plain, with nothing of `app.games.tournament` but the matches it is given.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from hashlib import sha256

from app.games.tournament.matches import Loss, Match

Rank = tuple[Fraction, Fraction, Fraction, Fraction]
"""Points, opponents' share of points, own share of games, opponents' share of games."""

THIRD = Fraction(1, 3)


def points_in(match: Match, player: str) -> Fraction:
    """Return the points from a finished match: 3, 1 or 0, or shares of 3 at a table of several."""
    if len(match.players) == 1:
        return Fraction(3)
    assert match.outcome is not None
    if is_lost_without_play(match, player):
        return Fraction(0)
    said = dict(zip(match.players, match.outcome.numbers, strict=True))
    own = said.pop(player)
    others = list(said.values())
    if len(others) == 1:
        return Fraction(3 if own > others[0] else 1 if own == others[0] else 0)
    halves = sum(2 if own < it else 1 if own == it else 0 for it in others)
    return Fraction(3 * halves, 2 * len(others))


def is_lost_without_play(match: Match, player: str) -> bool:
    """No-show, gave up, match loss or disqualified: the match and all its games are lost."""
    assert match.outcome is not None
    return (
        bool(match.outcome.losses) and match.outcome.losses[match.players.index(player)] is not None
    )


def games_in(match: Match, player: str) -> tuple[Fraction, Fraction]:
    """Games won, with a third of each drawn one, and games played."""
    if len(match.players) == 1:
        return Fraction(2), Fraction(2)
    assert match.outcome is not None
    if len(match.players) > 2:
        return points_in(match, player) / 3, Fraction(1)
    if is_lost_without_play(match, player):
        return Fraction(0), Fraction(2)
    if match.outcome.losses:
        return Fraction(2), Fraction(2)
    won = match.outcome.numbers[match.players.index(player)]
    drawn = match.outcome.draws
    return won + Fraction(drawn, 3), Fraction(sum(match.outcome.numbers) + drawn)


class Table:
    """All that is needed to rank players after these matches; those of a top cut are not given."""

    def __init__(self, matches: Iterable[Match]) -> None:
        """Take the matches that are over; a player's first one may also still be open."""
        there = list(matches)
        self.first = {
            one: min(it.round for it in there if one in it.players)
            for match in there
            for one in match.players
        }
        self.over = [it for it in there if len(it.players) == 1 or it.outcome is not None]

    def of(self, player: str) -> list[Match]:
        """The matches of a player."""
        return [it for it in self.over if player in it.players]

    def points(self, player: str) -> Fraction:
        """All points of a player."""
        return sum((points_in(it, player) for it in self.of(player)), Fraction(0))

    def share(self, player: str) -> Fraction:
        """The share of points, with the rounds before the first table as lost."""
        rounds = len(self.of(player)) + self.first.get(player, 1) - 1
        return max(THIRD, self.points(player) / (3 * rounds)) if rounds else THIRD

    def games(self, player: str) -> Fraction:
        """The share of games."""
        both = [games_in(it, player) for it in self.of(player)]
        played = sum((it for _, it in both), Fraction(0))
        return max(THIRD, sum((it for it, _ in both), Fraction(0)) / played) if played else THIRD

    def is_disqualified(self, player: str) -> bool:
        """Return True if a player stands behind everybody else."""
        return any(
            match.outcome is not None
            and match.outcome.losses
            and match.outcome.losses[match.players.index(player)] is Loss.DISQUALIFIED
            for match in self.of(player)
        )

    def opponents(self, player: str) -> list[str]:
        """Everybody met, as often as met."""
        return [one for it in self.of(player) for one in it.players if one != player]

    def rank(self, player: str) -> Rank:
        """Return what orders players, most important first."""
        met = self.opponents(player)
        count = len(met) or 1
        return (
            self.points(player),
            sum((self.share(one) for one in met), Fraction(0)) / count,
            self.games(player),
            sum((self.games(one) for one in met), Fraction(0)) / count,
        )


def ranked(players: Sequence[str], matches: Iterable[Match], seed: str) -> list[tuple[str, Rank]]:
    """Return the players best first, each with what orders them."""
    table = Table(matches)
    ranks = {one: table.rank(one) for one in players}
    lots = {one: sha256(f"{seed}\n{one}".encode()).hexdigest() for one in players}
    order = sorted(players, key=lambda one: lots[one])
    order.sort(key=lambda one: ranks[one], reverse=True)
    order.sort(key=table.is_disqualified)
    return [(one, ranks[one]) for one in order]
