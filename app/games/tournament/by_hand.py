"""Pairings changed by hand: players exchanged, put on the bye or taken out, and what is doubtful.

The tables of a round keep their order, so that a table keeps its number. A table that a change
leaves empty stays in its place without players; one that a change adds is the last.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from itertools import combinations
from typing import Final, TypeAlias

from app.games.tournament.matches import MOST_POINTS, Match

Tables: TypeAlias = tuple[tuple[str, ...], ...]
"""The ids of the players at each table of a round, in seats."""

FAR_APART: Final = Fraction(MOST_POINTS)
"""Players whose points differ by more than this are far apart: more than one match won."""


class ByHandError(ValueError):
    """A change of a pairing that cannot be; the message says why."""


class Doubt(StrEnum):
    """An objection to a table that somebody put together by hand."""

    REMATCH = "rematch"
    SECOND_BYE = "second bye"
    FAR_APART = "far apart"
    NOT_PAIRED = "not paired"


@dataclass(frozen=True, slots=True)
class Concern:
    """A doubt about `players`: two of a table, or one.

    `rounds` are those in which they met, or in which the one had a bye; `points` are those of each.
    """

    doubt: Doubt
    players: tuple[str, ...]
    rounds: tuple[int, ...] = ()
    points: tuple[Fraction, ...] = ()


def exchange(tables: Tables, one: str, other: str) -> Tables:
    """Let two players exchange seats; of a player without a table the other takes the place.

    So who has the bye is a partner like any other, and a late player can take somebody's seat.
    Raises ByHandError where nothing would change.
    """
    if one == other:
        raise ByHandError("A player cannot be swapped with themselves. Choose two players.")
    at, other_at = _table_of(tables, one), _table_of(tables, other)
    if at is None and other_at is None:
        raise ByHandError("Neither of the two sits at a table of this round.")
    if at == other_at:
        raise ByHandError("The two sit at the same table already: nothing would change.")
    to = {one: other, other: one}
    return tuple(tuple(to.get(player, player) for player in table) for table in tables)


def give_bye(tables: Tables, one: str) -> Tables:
    """Put a player on the bye.

    Somebody without a table meets whoever has the bye, or has it where nobody has. Somebody at a
    table exchanges seats with the one who has the bye. Raises ByHandError where nobody has it,
    because then the opponent would be left alone, and for the player who has it.
    """
    bye = _bye(tables)
    if _table_of(tables, one) is None:
        if bye is None:
            return (*tables, (one,))
        return _seated(tables, bye, (*tables[bye], one))
    if bye is None:
        raise ByHandError("Nobody has a bye in this round, so there is nobody to exchange it with.")
    if tables[bye] == (one,):
        raise ByHandError("This player has the bye already.")
    return exchange(tables, one, tables[bye][0])


def take_out(tables: Tables, one: str) -> Tables:
    """Take a player out of the round; an opponent left alone meets the bye, or has it.

    Raises ByHandError for somebody without a table.
    """
    at = _table_of(tables, one)
    if at is None:
        raise ByHandError("This player sits at no table of this round.")
    left = tuple(player for player in tables[at] if player != one)
    bye = _bye(tables)
    if len(left) != 1 or bye is None:
        return _seated(tables, at, left)
    return _seated(_seated(tables, at, (*left, *tables[bye])), bye, ())


def seat_together(tables: Tables, at: int, wanted: Sequence[str]) -> Tables:
    """Repair one table: seat `wanted` there, in this order; who sat there takes their seats.

    `at` counts from 0. Raises ByHandError for a table that is not there, another number of
    players than the table has, somebody who is named twice, and where nothing would change.
    """
    if not 0 <= at < len(tables):
        raise ByHandError("This round has no such table.")
    if len(set(wanted)) < len(wanted):
        raise ByHandError("A player cannot sit at a table twice. Name each of them once.")
    if len(wanted) != len(tables[at]):
        raise ByHandError(f"The table has {len(tables[at])} seats; name that many players.")
    if set(wanted) == set(tables[at]):
        raise ByHandError("They sit at this table already: nothing would change.")
    changed = tables
    arriving = [player for player in wanted if player not in tables[at]]
    leaving = [player for player in tables[at] if player not in wanted]
    for one, other in zip(arriving, leaving, strict=True):
        changed = exchange(changed, one, other)
    return _seated(changed, at, tuple(wanted))


def changed_places(before: Tables, after: Tables) -> tuple[int, ...]:
    """The places from 0 of the tables at which others sit after a change, in order."""
    old = [*map(set, before), *[set[str]()] * (len(after) - len(before))]
    return tuple(at for at, table in enumerate(after) if set(table) != old[at])


def concerns(
    before: Tables, after: Tables, earlier: Iterable[Match], points: Mapping[str, Fraction]
) -> tuple[Concern, ...]:
    """Return the objections to the tables a change makes; `earlier` are matches of rounds before.

    Only tables that the change touches are judged.
    """
    return _concerns(before, after, _Past.of(earlier), points)


def nearest_exchange(
    tables: Tables,
    one: str,
    is_open: Collection[int],
    earlier: Iterable[Match],
    points: Mapping[str, Fraction],
) -> str | None:
    """The player with whom `one` exchanges seats without a rematch or a second bye; None if nobody.

    Among those the new tables have the most equal points, and then the other's points are nearest.
    `is_open` are the places from 0 of tables that may change. Raises ByHandError for somebody
    without a table.
    """
    at = _table_of(tables, one)
    if at is None:
        raise ByHandError("This player sits at no table of this round.")
    past = _Past.of(earlier)
    found = []
    for place, table in enumerate(tables):
        for other in table if place != at and place in is_open and at in is_open else ():
            after = exchange(tables, one, other)
            doubts = {it.doubt for it in _concerns(tables, after, past, points)}
            if not doubts & {Doubt.REMATCH, Doubt.SECOND_BYE}:
                gaps = sum((_spread(after[it], points) for it in (at, place)), Fraction(0))
                found.append((gaps, abs(points[one] - points[other]), other))
    return min(found)[2] if found else None


@dataclass(frozen=True, slots=True)
class _Past:
    """The rounds in which two players met, by their ids in order, and in which one had a bye."""

    met: Mapping[tuple[str, str], tuple[int, ...]]
    byes: Mapping[str, tuple[int, ...]]

    @classmethod
    def of(cls, matches: Iterable[Match]) -> _Past:
        met: dict[tuple[str, str], tuple[int, ...]] = {}
        byes: dict[str, tuple[int, ...]] = {}
        for match in matches:
            if match.is_bye:
                byes[match.players[0]] = (*byes.get(match.players[0], ()), match.round)
            for pair in combinations(sorted(match.players), 2):
                met[pair] = (*met.get(pair, ()), match.round)
        return cls(met, byes)


def _concerns(
    before: Tables, after: Tables, past: _Past, points: Mapping[str, Fraction]
) -> tuple[Concern, ...]:
    found = []
    for at in changed_places(before, after):
        table = after[at]
        if len(table) == 1 and (rounds := past.byes.get(table[0])):
            found.append(Concern(Doubt.SECOND_BYE, table, rounds))
        for pair in combinations(table, 2):
            one, other = pair
            both = points[one], points[other]
            if rounds := past.met.get((min(pair), max(pair))):
                found.append(Concern(Doubt.REMATCH, pair, rounds, both))
            elif abs(both[0] - both[1]) > FAR_APART:
                found.append(Concern(Doubt.FAR_APART, pair, (), both))
    seated = {player for table in after for player in table}
    gone = (player for table in before for player in table if player not in seated)
    return (*found, *(Concern(Doubt.NOT_PAIRED, (player,)) for player in gone))


def _spread(table: Sequence[str], points: Mapping[str, Fraction]) -> Fraction:
    pairs = combinations(table, 2)
    return sum(((points[one] - points[other]) ** 2 for one, other in pairs), Fraction(0))


def _table_of(tables: Tables, player: str) -> int | None:
    return next((at for at, table in enumerate(tables) if player in table), None)


def _bye(tables: Tables) -> int | None:
    return next((at for at, table in enumerate(tables) if len(table) == 1), None)


def _seated(tables: Tables, at: int, table: tuple[str, ...]) -> Tables:
    return (*tables[:at], table, *tables[at + 1 :])
