"""Pairings of the last round changed by hand: looked at first, then stored. The actor is passed in.

A change says what it was looked at with (`seen`), so that one made on an old page is refused.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from enum import StrEnum
from fractions import Fraction
from typing import Final

from sqlmodel import Session

from app.games.text import fold
from app.games.tournament.by_hand import (
    ByHandError,
    Concern,
    Doubt,
    Tables,
    changed_places,
    concerns,
    exchange,
    give_bye,
    nearest_exchange,
    seat_together,
    take_out,
)
from app.games.tournament.matches import Entrant, Match
from app.games.tournament.standings import points_of
from app.site.events import messages, store
from app.site.events.log import Actor, Did, record
from app.site.events.players import store as players
from app.site.events.rounds import store as rounds
from app.site.events.rounds.plan import plan_of
from app.site.events.rounds.policy import (
    Played,
    in_series,
    outcome_in_words,
    outcome_of,
    points_in_words,
    rounds_in_words,
)
from app.site.events.store import EventError
from app.tables import Entry, Event, EventMatch, RoundKind

LONGEST_REASON: Final = 200
_BY_HAND: Final = frozenset({RoundKind.SWISS, RoundKind.PODS, RoundKind.TABLES})


class How(StrEnum):
    """A way for the desk to change a pairing."""

    SWAP = "swap"
    BYE = "bye"
    OUT = "out"
    TABLE = "table"


@dataclass(frozen=True, slots=True)
class Wanted:
    """A change as a form says it: `names` of players, in seats for a `table` that is repaired."""

    how: How
    names: tuple[str, ...]
    table: int = 0


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table after a change. `outcome` is the result that it has, in words, and now would lose."""

    number: int
    names: tuple[str, ...]
    outcome: str
    has_reports: bool


@dataclass(frozen=True, slots=True)
class Preview:
    """The outcome of a change: new tables, doubts in words, and a digest of what was seen.

    `after` are the ids by table.
    """

    wanted: Wanted
    tables: tuple[NewTable, ...]
    doubts: tuple[str, ...]
    seen: str
    after: Tables = field(repr=False)

    @property
    def results(self) -> tuple[int, ...]:
        """The numbers of the tables whose result has to be taken back first."""
        return tuple(table.number for table in self.tables if table.outcome)


def preview(session: Session, event_id: int, number: int, wanted: Wanted) -> Preview:
    """Look at a change of the last round. Raises EventError for one that cannot be."""
    played, earlier = _last(session, event_id, number)
    entries = players.entries_of(session, event_id)
    before = tables_of(played)
    try:
        after = _changed(wanted, before, played, entries)
    except ByHandError as problem:
        raise EventError(str(problem)) from None
    points = _points(session, event_id, earlier, entries)
    names = {str(entry.id): entry.name for entry in entries}
    by_place = dict(enumerate(played.tables))
    new = []
    for at in changed_places(before, after):
        old = by_place.get(at)
        outcome = outcome_in_words(outcome_of(old.outcome)) if old else ""
        new.append(
            NewTable(
                old.number if old else _free_number(played),
                tuple(names[one] for one in after[at]), outcome, bool(old and old.reports),
            )
        )  # fmt: skip
    found = concerns(before, after, _matches(earlier), points)
    return Preview(
        wanted,
        tuple(new),
        tuple(_in_words(one, names) for one in found),
        _digest(played, [table.number for table in new]),
        after,
    )


def partner_without_rematch(session: Session, event_id: int, number: int, name: str) -> str:
    """The name of the player with whom another is best swapped. Raises EventError if nobody is."""
    played, earlier = _last(session, event_id, number)
    entries = players.entries_of(session, event_id)
    one = _found(name, entries)
    points = _points(session, event_id, earlier, entries)
    is_open = {at for at, table in enumerate(played.tables) if not table.outcome}
    try:
        partner = nearest_exchange(
            tables_of(played), str(one.id), is_open, _matches(earlier), points
        )
    except ByHandError as problem:
        raise EventError(str(problem)) from None
    if partner is None:
        raise EventError(
            f"Nobody at an open table can be swapped with {one.name} without a rematch or a second "
            "bye. Choose the other player yourself, or take the round back and pair it again."
        )
    return next(entry.name for entry in entries if str(entry.id) == partner)


def apply(
    session: Session,
    event_id: int,
    number: int,
    wanted: Wanted,
    seen: str,
    reason: str,
    actor: Actor,
    *,
    takes_back: bool,
) -> Preview:
    """Store a change that was looked at, tell the players, and mark their tables.

    With `takes_back` results of these tables are removed. Raises EventError for a change that
    cannot be, was looked at before something else changed, or would lose a result.
    """
    store.locked(session, event_id)
    change = preview(session, event_id, number, wanted)
    if seen != change.seen:
        raise EventError(
            "These tables have changed since you looked at them. The new ones are shown below; "
            "nothing was changed."
        )
    if change.results and not takes_back:
        raise EventError(
            f"{_tables_in_words(change.results)} a result. Tick that it is taken back, or choose "
            "another swap; nothing was changed."
        )
    played, _ = _last(session, event_id, number)
    before = tables_of(played)
    _store(session, event_id, played, before, change.after)
    entries = players.entries_of(session, event_id)
    names = {str(entry.id): entry.name for entry in entries}
    plain = " ".join(reason.split())[:LONGEST_REASON]
    record(
        session, event_id, actor, Did.CHANGED_PAIRING, round=number,
        before=[_line(played, at, before, names) for at in changed_places(before, change.after)
                if at < len(before)],
        after=[f"table {it.number}: {' – '.join(it.names) or 'nobody'}" for it in change.tables],
        doubts=list(change.doubts), reason=plain,
        results_taken_back=[it.outcome for it in change.tables if it.outcome],
    )  # fmt: skip
    again, _ = _last(session, event_id, number)
    rounds.seat_for_checks(session, event_id, again, entries, actor)
    _tell(session, event_id, number, change, before, entries, plain, actor)
    return change


def tables_of(played: Played) -> Tables:
    """Return the tables with the players' ids as text."""
    return tuple(tuple(str(seat) for seat in table.seats) for table in played.tables)


def _last(session: Session, event_id: int, number: int) -> tuple[Played, Sequence[Played]]:
    """The last round, and those before it. Raises EventError where it is not `number`."""
    every = rounds.rounds_of(session, event_id)
    if not every or every[-1].round.number != number:
        raise EventError(
            "Only the pairings of the last round can be changed, and there is a newer one. "
            "Nothing was changed."
            if 0 < number < len(every)
            else f"There is no round {number}. Nothing was changed."
        )
    if every[-1].round.kind not in _BY_HAND:
        raise EventError(
            "The standings decide who sits at the final table; take the round back to change that."
            if every[-1].round.kind == RoundKind.FINAL
            else "A top cut is paired by its bracket; its tables cannot be swapped."
        )
    return every[-1], every[:-1]


def _changed(wanted: Wanted, before: Tables, played: Played, entries: Sequence[Entry]) -> Tables:
    """The tables after a change. Raises ByHandError and EventError."""
    there = [str(_found(name, entries).id) for name in wanted.names if name.strip()]
    needed = 2 if wanted.how is How.SWAP else 1
    if wanted.how is not How.TABLE and len(there) < needed:
        raise EventError(
            "Enter the names of both players." if needed == 2 else "Enter the name of a player."
        )
    match wanted.how:
        case How.SWAP:
            return exchange(before, there[0], there[1])
        case How.BYE:
            return give_bye(before, there[0])
        case How.OUT:
            return take_out(before, there[0])
        case How.TABLE:
            numbers = [table.number for table in played.tables]
            if wanted.table not in numbers:
                raise EventError(
                    f"Round {played.round.number} has no table {wanted.table}. Its tables are "
                    f"{numbers[0]} to {numbers[-1]}."
                )
            return seat_together(before, numbers.index(wanted.table), there)


def _found(name: str, entries: Sequence[Entry]) -> Entry:
    """The player of a name who is in. Raises EventError."""
    there = {one.folded_name: one for one in entries if one.is_in}
    found = there.get(fold(name))
    if found is not None:
        return found
    shown = " ".join(name.split())[:40]
    if any(one.folded_name == fold(name) for one in entries):
        raise EventError(f"{shown} is not in the event: put the player back first.")
    near = [there[it].name for it in get_close_matches(fold(name), there, 2)]
    hint = f" Did you mean {' or '.join(near)}?" if near else ""
    raise EventError(f"Nobody in this event is called “{shown}”.{hint}")


def _store(session: Session, event_id: int, played: Played, before: Tables, after: Tables) -> None:
    for at in changed_places(before, after):
        if at >= len(before):
            added = EventMatch(
                event_id=event_id, round_id=played.round.id or 0, number=_free_number(played)
            )
            added.seats, added.is_by_hand = [int(one) for one in after[at]], True
            session.add(added)
        elif not after[at]:
            session.delete(played.tables[at])
        else:
            table = played.tables[at]
            table.seats = [int(one) for one in after[at]]
            table.outcome, table.reports, table.is_by_hand = {}, {}, True
            session.add(table)
    session.flush()


def _tell(
    session: Session,
    event_id: int,
    number: int,
    change: Preview,
    before: Tables,
    entries: Sequence[Entry],
    reason: str,
    actor: Actor,
) -> None:
    """Write to everybody whose table is another one now, or has other players."""
    by_name = {entry.name: entry for entry in entries}
    why = f" Why: {reason}" if reason else ""
    texts = {}
    for table in change.tables:
        for name in table.names:
            others = [other for other in table.names if other != name]
            where = f"table {table.number}, against {in_series(others)}" if others else "a bye"
            texts[store.id_of(by_name[name])] = (
                f"The pairings of round {number} were changed. You now have {where}.{why}"
            )
    seated = {one for table in change.after for one in table}
    for one in {player for table in before for player in table} - seated:
        texts[int(one)] = (
            f"The pairings of round {number} were changed. You are not paired in it.{why}"
        )
    by_id = {store.id_of(entry): entry for entry in entries}
    messages.send(session, event_id, texts, by_id, actor, by_mail=False)


def _points(
    session: Session, event_id: int, earlier: Sequence[Played], entries: Sequence[Entry]
) -> dict[str, Fraction]:
    scoring = plan_of(session.get_one(Event, event_id)).scoring
    return points_of([Entrant(str(one.id)) for one in entries], _matches(earlier), scoring)


def _matches(played: Sequence[Played]) -> list[Match]:
    return [match for one in played for match in one.matches]


def _line(played: Played, at: int, tables: Tables, names: dict[str, str]) -> str:
    return f"table {played.tables[at].number}: {' – '.join(names[one] for one in tables[at])}"


def _free_number(played: Played) -> int:
    return max((table.number for table in played.tables), default=0) + 1


def _digest(played: Played, numbers: Collection[int]) -> str:
    """Return a short digest of what a change of these tables depends on."""
    seen = [
        [table.number, table.seats, table.outcome]
        for table in played.tables
        if table.number in numbers
    ]
    head = [played.round.number, played.round.times_paired, len(played.tables)]
    return hashlib.sha256(json.dumps([head, seen], sort_keys=True).encode()).hexdigest()[:16]


def _tables_in_words(numbers: Sequence[int]) -> str:
    words = in_series([str(number) for number in numbers])
    return f"Table {words} has" if len(numbers) == 1 else f"Tables {words} have"


def _in_words(concern: Concern, names: dict[str, str]) -> str:
    """A doubt in a sentence."""
    people = [names[one] for one in concern.players]
    match concern.doubt:
        case Doubt.REMATCH:
            return f"{in_series(people)} have met, in {rounds_in_words(concern.rounds)}."
        case Doubt.SECOND_BYE:
            return f"{people[0]} has had a bye, in {rounds_in_words(concern.rounds)}."
        case Doubt.FAR_APART:
            first, second = (points_in_words(it) for it in concern.points)
            return f"They are far apart: {people[0]} has {first}, {people[1]} {second}."
        case Doubt.NOT_PAIRED:
            return f"{people[0]} does not play this round, and gets no points for it."
