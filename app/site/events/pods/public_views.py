"""The pages of pods that everybody can see, also on a projector."""

from __future__ import annotations

from flask import Response, render_template
from sqlmodel import Session

from app.site.events import store
from app.site.events.players import store as players
from app.site.events.pods import store as pods
from app.site.events.pods.table import ClockView, SeatRow, by_name, clock_view, seat_rows
from app.site.events.public_page.projector import part_of
from app.site.events.public_page.updating import Content, UpdatingPage
from app.site.events.public_page.views import shown_event
from app.site.platform.access import Access, open_to
from app.site.platform.capability_links import not_there
from app.site.platform.database import current_database
from app.tables import Event, PoolKind, utc_now


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
