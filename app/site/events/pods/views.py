"""The desk's page of pods: seating players, changing seats, the clock."""

from __future__ import annotations

from collections.abc import Callable

from flask import flash, redirect, render_template, request
from flask.typing import ResponseReturnValue
from sqlmodel import Session

from app.games.tournament.pods import POD
from app.site.events.access import ReachedEvent, entry_there, reach
from app.site.events.entry.policy import absent
from app.site.events.players import store as players
from app.site.events.pods import store as pods
from app.site.events.pods.policy import BUILDING_MINUTES, PICK_SECONDS, PICKS
from app.site.events.pods.table import by_name, clock_view, seat_rows
from app.site.events.states import Action
from app.site.events.store import EventError
from app.site.platform.access import Access, open_to
from app.site.platform.bounded_integers import whole_number
from app.site.platform.capability_links import not_there
from app.site.platform.database import current_database
from app.site.presentation.formatting import plural
from app.tables import ClockKind, PoolKind, utc_now


@open_to(Access.LINK)
def overview(way: str, key: str) -> str:
    """Show all pods with what can be done."""
    reached = _limited(way, key, Action.SEE_TABLE)
    with current_database().reading() as session:
        entries = players.entries_of(session, reached.event_id)
        rows = seat_rows(pods.pods_of(session, reached.event_id), entries)
        clock = clock_view(pods.clock_of(session, reached.event_id), utc_now())
    seated = by_name(rows)
    ids = {row.public_id for row in seated}
    missing = absent(reached.event, entries)
    return render_template(
        "events/pods/pods.html",
        reached=reached,
        pods=rows,
        seated=seated,
        standing=[one for one in entries if one.is_in and one.public_id not in ids],
        absent=len(missing),
        there=sum(one.is_in for one in entries) - len(missing),
        clock=clock,
        kinds=ClockKind,
        is_draft=reached.event.pool_kind == PoolKind.DRAFT,
        size=POD,
        picks=reached.event.draft_cards or PICKS,
        pick_seconds=PICK_SECONDS,
        minutes=BUILDING_MINUTES,
    )


@open_to(Access.LINK)
def make(way: str, key: str) -> ResponseReturnValue:
    """Seat everybody by lot; with seats already drawn only where that is ticked."""
    reached = _limited(way, key, Action.SEAT_PODS)
    size = request.form.get("size", 0, whole_number)

    def done(session: Session) -> str:
        if pods.pods_of(session, reached.event_id) and not request.form.get("sure"):
            raise EventError("Tick that everybody gets a new seat, then draw again.")
        made = pods.make(session, reached.event_id, size, reached.actor)
        return f"{plural(len(made), 'pod')} seated. Everybody can see the seats now."

    return _do(reached, done)


@open_to(Access.LINK)
def move(way: str, key: str) -> ResponseReturnValue:
    """Seat one player in another pod, or in none, or let two exchange seats."""
    reached = _limited(way, key, Action.SEAT_PODS)
    other = request.form.get("other", "")
    to = request.form.get("pod", 0, whole_number)

    def done(session: Session) -> str:
        entry = entry_there(session, reached, request.form.get("player", ""))
        if other:
            partner = entry_there(session, reached, other)
            pods.exchange(session, entry, partner, reached.actor)
            return f"{entry.name} and {partner.name} have exchanged seats."
        pods.move(session, entry, to or None, reached.actor)
        return f"{entry.name} now sits in pod {to}." if to else f"{entry.name} has no seat now."

    return _do(reached, done)


@open_to(Access.LINK)
def clock(way: str, key: str) -> ResponseReturnValue:
    """Start the clock for picks or for building, or stop it."""
    reached = _limited(way, key, Action.SEAT_PODS)
    kind = request.form.get("kind", "")
    steps = request.form.get("picks", 0, whole_number)
    seconds = request.form.get("seconds", 0, whole_number)
    minutes = request.form.get("minutes", 0, whole_number)

    def done(session: Session) -> str:
        match kind:
            case ClockKind.PICKS:
                pods.start_clock(
                    session, reached.event_id, ClockKind.PICKS, steps, seconds, reached.actor
                )
            case ClockKind.BUILDING:
                pods.start_clock(
                    session, reached.event_id, ClockKind.BUILDING, 1, 60 * minutes, reached.actor
                )
            case _:
                pods.stop_clock(session, reached.event_id, reached.actor)
                return "The clock is stopped."
        return "The clock runs."

    return _do(reached, done)


def _limited(way: str, key: str, action: Action) -> ReachedEvent:
    """Return the event, which has to be limited. Aborts with 404."""
    reached = reach(way, key, action)
    if reached.event.pool_kind == PoolKind.NONE:
        not_there()
    return reached


def _do(reached: ReachedEvent, change: Callable[[Session], str]) -> ResponseReturnValue:
    """Make a change, say what was done or why it was not, and show the pods."""
    try:
        with current_database().writing() as session:
            words = change(session)
    except EventError as problem:
        flash(f"{problem} Nothing was changed.", "illegal")
    else:
        flash(words, "legal")
    return redirect(f"{reached.base}/pods", 303)
