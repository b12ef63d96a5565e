"""The page of pods that everybody can see."""

from __future__ import annotations

from flask import render_template

from app.site.events import store
from app.site.events.players import store as players
from app.site.events.pods import store as pods
from app.site.events.pods.table import by_name, clock_view, seat_rows
from app.site.events.public_page.views import shown_event
from app.site.platform.access import Access, open_to
from app.site.platform.capability_links import not_there
from app.site.platform.database import current_database
from app.tables import PoolKind, utc_now


@open_to(Access.ANYONE)
def public_pods(public_id: str) -> str:
    """Show who sits where, and the time left for the present pick or for building."""
    event = shown_event(public_id)
    if event.pool_kind == PoolKind.NONE:
        not_there()
    event_id = store.id_of(event)
    with current_database().reading() as session:
        rows = seat_rows(pods.pods_of(session, event_id), players.entries_of(session, event_id))
        clock = clock_view(pods.clock_of(session, event_id), utc_now())
    return render_template(
        "events/pods/public.html", event=event, pods=rows, by_name=by_name(rows), clock=clock
    )
