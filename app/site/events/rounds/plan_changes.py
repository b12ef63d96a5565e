"""The plan of an event in the database, with byes, fixed tables and who declines the top cut."""

from __future__ import annotations

from sqlmodel import Session

from app.games.text import fold
from app.site.events import store
from app.site.events.log import Actor, Did, record
from app.site.events.players import store as players
from app.site.events.players.store import LAST_TABLE, MOST_BYES
from app.site.events.rounds.plan import Plan, plan_of, stored_plan
from app.site.events.store import EventError
from app.tables import Entry


class StalePlanError(ValueError):
    """Somebody else changed the plan: `stored` is what stands now."""

    def __init__(self, stored: Plan) -> None:
        """Keep what stands."""
        super().__init__("Somebody else changed how the event is played.")
        self.stored = stored


def change_plan(session: Session, event_id: int, plan: Plan, seen: str, actor: Actor) -> None:
    """Store a plan. Raises StalePlanError unless `seen` is the one that stands."""
    event = store.locked(session, event_id)
    before = plan_of(event)
    if seen != before.seen:
        raise StalePlanError(before)
    old, new = stored_plan(before), stored_plan(plan)
    if old == new:
        return
    event.tournament = new
    session.add(event)
    changed = {name: [old[name], new[name]] for name in new if old[name] != new[name]}
    record(session, event_id, actor, Did.PLANNED, None, **changed)


def set_start(
    session: Session, event_id: int, name: str, byes: int, table: int, actor: Actor
) -> str:
    """Store byes of first rounds and a fixed table (0: none) of a player; return it in words.

    Raises EventError for an unknown player, too many byes, and a table that is another's.
    """
    store.locked(session, event_id)
    entry = _found(session, event_id, name)
    if not 0 <= byes <= MOST_BYES:
        raise EventError(f"A player can have from 0 to {MOST_BYES} byes of first rounds.")
    if not 0 <= table <= LAST_TABLE:
        raise EventError(f"Tables have numbers from 1 to {LAST_TABLE}.")
    others = players.entries_of(session, event_id)
    other = next(
        (
            it
            for it in others
            if table and it.fixed_table == table and it.id != entry.id and it.is_in
        ),
        None,
    )
    if other is not None:
        raise EventError(f"Table {table} is fixed for {other.name} already. Choose another one.")
    entry.byes, entry.fixed_table = byes, table or None
    session.add(entry)
    record(
        session, event_id, actor, Did.STARTS_SO, entry.id, byes=byes, fixed_table=table or "none"
    )
    has = f"{byes} bye{'' if byes == 1 else 's'} in the first rounds" if byes else "no bye"
    return f"{entry.name} has {has} and {f'always table {table}' if table else 'no fixed table'}."


def decline_cut(session: Session, event_id: int, name: str, actor: Actor, *, declines: bool) -> str:
    """Store whether a player declines the top cut; return in words what follows."""
    store.locked(session, event_id)
    entry = _found(session, event_id, name)
    if entry.declines_cut != declines:
        entry.declines_cut = declines
        session.add(entry)
        record(session, event_id, actor, Did.DECLINED_CUT, entry.id, declines=declines)
    if declines:
        return f"{entry.name} declines; the next in the standings moves up."
    return f"{entry.name} takes part."


def _found(session: Session, event_id: int, name: str) -> Entry:
    entry = players.entry_named(session, event_id, name)
    if entry is None or not fold(name):
        shown = " ".join(name.split())[:40]
        raise EventError(f"Nobody in this event is called “{shown}”.")
    return entry
