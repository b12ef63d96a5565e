"""The pages on which an event is exported as files."""

from __future__ import annotations

from flask import Response, abort, render_template
from sqlmodel import Session

from app.site.events.access import ReachedEvent, reach
from app.site.events.export.contents import WRITERS, everything_as_zip, standing_of_all
from app.site.events.files import sent
from app.site.events.log.store import Did, record
from app.site.events.states import Action
from app.site.platform.access import Access, open_to
from app.site.platform.catalogue import current_catalogue
from app.site.platform.database import current_database
from app.tables.event_files import event_file


@open_to(Access.LINK)
def overview(way: str, key: str) -> str:
    """What can be exported."""
    return render_template("events/export/export.html", reached=reach(way, key, Action.EXPORT))


@open_to(Access.LINK)
def export(way: str, key: str, what: str, form: str) -> Response:
    """One of the files; the log keeps that it was taken."""
    reached = reach(way, key, Action.EXPORT)
    with current_database().writing() as session:
        content = _content(session, reached, what, form)
        record(session, reached.event_id, reached.actor, Did.EXPORTED, file=f"{what}.{form}")
    return sent(content, reached.event, what, form)


def _content(session: Session, reached: ReachedEvent, what: str, form: str) -> str | bytes:
    if (what, form) == ("everything", "json"):
        return event_file(session, reached.event_id)
    if (what, form) == ("everything", "zip"):
        return everything_as_zip(session, reached.event_id)
    write = WRITERS.get((what, form))
    if write is None:
        abort(404)
    standing = standing_of_all(session, reached.event_id)
    return write(reached.event, standing, current_catalogue())
