"""The pages of pods that everybody can see, also on a projector."""

from __future__ import annotations

from dataclasses import dataclass

from flask import render_template

from app.site.events import store
from app.site.events.players import store as players
from app.site.events.pods import store as pods
from app.site.events.pods.table import ClockView, SeatRow, by_name, clock_view, seat_rows
from app.site.events.public_page.projector import part_of
from app.site.events.public_page.updating import updating_page
from app.site.events.public_page.views import shown_event
from app.site.platform.access import Access, open_to
from app.site.platform.capability_links import not_there
from app.site.platform.database import current_database
from app.tables import Event, PoolKind, utc_now
from app.tables.event_versions import version_of


@open_to(Access.ANYONE)
def public_pods(public_id: str) -> str:
    """Show who sits where, and the time left for the present pick or for building."""
    shown = _shown(public_id)
    return updating_page(
        "events/pods/public.html",
        shown.event,
        shown.version,
        pods=shown.rows,
        by_name=by_name(shown.rows),
        clock=shown.clock,
    )


@open_to(Access.ANYONE)
def projector(public_id: str) -> str:
    """Show seats by name and the clock, page by page and without menus."""
    shown = _shown(public_id)
    return render_template(
        "events/pods/projector.html",
        event=shown.event,
        title="Pods and seats",
        part=part_of(by_name(shown.rows)),
        clock=shown.clock,
    )


@dataclass(frozen=True, slots=True)
class _ShownPods:
    """The pods of an event, its clock, and the version of the event."""

    event: Event
    version: int
    rows: list[list[SeatRow]]
    clock: ClockView | None


def _shown(public_id: str) -> _ShownPods:
    """Return the pods of an event. Aborts with 404 if there is none, or if it is constructed."""
    event = shown_event(public_id)
    if event.pool_kind == PoolKind.NONE:
        not_there()
    event_id = store.id_of(event)
    with current_database().reading() as session:
        version = version_of(session, event_id)
        rows = seat_rows(pods.pods_of(session, event_id), players.entries_of(session, event_id))
        clock = clock_view(pods.clock_of(session, event_id), utc_now())
    return _ShownPods(event, version, rows, clock)
