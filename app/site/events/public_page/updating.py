"""Pages of an event that everybody can see and that update themselves while they are open."""

from __future__ import annotations

from typing import Any

from flask import Response, render_template

from app.site.events import store
from app.site.events.public_page.views import shown_event
from app.site.platform.access import Access, open_to
from app.site.platform.database import current_database
from app.site.platform.fragments import wants_fragment
from app.site.platform.page_versions import version_answer
from app.tables import Event
from app.tables.event_versions import version_of


@open_to(Access.ANYONE)
def changes(public_id: str) -> Response:
    """Answer 304 as long as nothing of the event has changed; draws and stores nothing."""
    event = shown_event(public_id)
    with current_database().reading() as session:
        version = version_of(session, store.id_of(event))
    return version_answer(str(version))


def updating_page(template: str, event: Event, version: int, **values: Any) -> str:
    """Draw a page of the event at this version, read before what the page shows."""
    return render_template(
        template,
        frame="_part.html" if wants_fragment() else "base.html",
        event=event,
        version=version,
        **values,
    )
