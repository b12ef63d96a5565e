"""The desk's page of pods: seating players, changing seats, the clock."""

from __future__ import annotations

from collections.abc import Callable

from flask import Response, flash, redirect, render_template, request
from flask.typing import ResponseReturnValue
from sqlmodel import Session

from app.games.tournament.pods import POD, Pods
from app.site.events import store
from app.site.events.access import ReachedEvent, entry_there, reach, shown_event
from app.site.events.decisions import require_seen
from app.site.events.log import Did, last_writer
from app.site.events.players import store as players
from app.site.events.pods import store as pods
from app.site.events.pods.store import BUILDING_MINUTES, PICK_SECONDS, PICKS
from app.site.events.pods.table import (
    ClockView,
    SeatRow,
    by_name,
    clock_view,
    seat_rows,
)
from app.site.events.public_page.projector import part_of
from app.site.events.public_page.updates import Content, UpdatingPage
from app.site.events.states import Action
from app.site.events.store import EventError
from app.site.events.times import plain_time
from app.site.platform.http.browser_copies import version_of_content
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.capability_links import not_there
from app.site.platform.request.incoming import whole_number
from app.site.platform.storage.database import current_database
from app.site.presentation.formatting import plural
from app.tables import ClockKind, Event, PodClock, PoolKind, utc_now


@open_to(Access.LINK)
def overview(way: str, key: str) -> str:
    """Show all pods with what can be done."""
    reached = _limited(way, key, Action.SEE_TABLE)
    with current_database().reading() as session:
        entries = players.entries_of(session, reached.event_id)
        made, running = (
            pods.pods_of(session, reached.event_id),
            pods.clock_of(session, reached.event_id),
        )
        rows = seat_rows(made, entries)
        clock = clock_view(running, utc_now())
    seated = by_name(rows)
    ids = {row.public_id for row in seated}
    missing = players.absent(reached.event, entries)
    return render_template(
        "events/pods/pods.html",
        reached=reached,
        pods=rows,
        seated=seated,
        standing=[one for one in entries if one.is_in and one.public_id not in ids],
        absent=len(missing),
        there=sum(one.is_in for one in entries) - len(missing),
        clock=clock,
        seats_seen=seats_seen(made),
        clock_seen=clock_seen(running),
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
        _require_seen_seats(session, reached, "draw all seats")
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
            _require_seen_seats(session, reached, f"{entry.name} and {partner.name} exchange seats")
            pods.exchange(session, entry, partner, reached.actor)
            return f"{entry.name} and {partner.name} have exchanged seats."
        _require_seen_seats(
            session,
            reached,
            f"{entry.name} sits in pod {to}" if to else f"{entry.name} has no seat",
        )
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
        _require_seen_clock(session, reached, kind)
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


def seats_seen(seated: Pods) -> str:
    """Return what a form carries of the seats it showed."""
    return version_of_content(seated) if seated else ""


def clock_seen(clock: PodClock | None) -> str:
    """Return what a form carries of the clock it showed."""
    return "" if clock is None else clock.started_at.isoformat()


def _require_seen_seats(session: Session, reached: ReachedEvent, sent: str) -> None:
    """Raise DecisionNeededError if players sit elsewhere than the form showed."""
    store.locked(session, reached.event_id)
    seated = pods.pods_of(session, reached.event_id)
    names = {str(it.id): it.name for it in players.entries_of(session, reached.event_id)}
    require_seen(
        seats_seen(seated),
        what="the seats",
        stands="\n".join(
            f"pod {number}: {', '.join(names[one] for one in pod)}"
            for number, pod in enumerate(seated, 1)
        )
        or "nobody has a seat",
        sent=sent,
        back=f"{reached.base}/pods",
    )


def _require_seen_clock(session: Session, reached: ReachedEvent, kind: str) -> None:
    """Raise DecisionNeededError if another clock runs than the form showed."""
    store.locked(session, reached.event_id)
    clock = pods.clock_of(session, reached.event_id)
    words = {ClockKind.PICKS: "picks", ClockKind.BUILDING: "building"}
    running = "no clock runs"
    if clock is not None:
        since = plain_time(clock.started_at, reached.event)
        running = f"the clock for {words[ClockKind(clock.kind)]} runs since {since}"
    require_seen(
        clock_seen(clock),
        what="the clock",
        stands=running,
        sent=f"start the clock for {words[ClockKind(kind)]}"
        if kind in set(ClockKind)
        else "stop the clock",
        who=last_writer(session, reached.event_id, Did.POD_CLOCK),
        back=f"{reached.base}/pods",
    )


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


@open_to(Access.ANYONE)
def public_pods(public_id: str) -> str:
    """Show who sits where, and the time left for the present pick or for building."""
    return _PODS.draw(public_id)


@open_to(Access.ANYONE)
def pods_changes(public_id: str) -> Response:
    """Answer 304 as long as seats and clock are as the script last saw them."""
    return _PODS.answer_version(public_id)


@open_to(Access.ANYONE)
def projector(public_id: str) -> str:
    """Show seats by name and the clock, page by page and without menus."""
    event = shown_event(public_id)
    with current_database().reading() as session:
        seats, clock = _shown(session, event)
    return render_template(
        "events/pods/projector.html",
        event=event,
        title="Pods and seats",
        part=part_of(by_name(seats)),
        clock=clock,
    )


def _read_pods(session: Session, event: Event) -> Content:
    seats, clock = _shown(session, event)
    return {"pods": seats, "by_name": by_name(seats), "clock": clock}


def _shown(session: Session, event: Event) -> tuple[list[list[SeatRow]], ClockView | None]:
    """The seats of each pod, and the clock. Aborts with 404 if the event is constructed."""
    if event.pool_kind == PoolKind.NONE:
        not_there()
    event_id = store.id_of(event)
    seats = seat_rows(pods.pods_of(session, event_id), players.entries_of(session, event_id))
    return seats, clock_view(pods.clock_of(session, event_id), utc_now())


_PODS = UpdatingPage("pods", "events/pods/public.html", _read_pods)
