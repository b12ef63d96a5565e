"""The page that imports an event from a file."""

from __future__ import annotations

from flask import flash, redirect, render_template, request
from flask.typing import ResponseReturnValue

from app.site.accounts.current import current_account
from app.site.events import store
from app.site.events.importing.store import import_event
from app.site.events.importing.texts import json_of
from app.site.events.links import store as links
from app.site.events.log.store import Actor
from app.site.platform.access import Access, open_to
from app.site.platform.database import current_database
from app.site.platform.rate_limits import Cost, limited
from app.tables import EventRole
from app.tables.event_files import EventFileError, read_event_file


@open_to(Access.ANYONE)
@limited(Cost.NEW_EVENT)
def import_page() -> ResponseReturnValue:
    """Ask for the file of an event, and import it."""
    if request.method == "GET":
        return render_template("events/importing/import.html", problem="")
    account = current_account()
    actor = Actor(EventRole.ORGANIZER, account.name if account else "Organizer")
    upload = request.files.get("file")
    try:
        file = read_event_file(json_of(upload.read() if upload else b""))
        with current_database().writing() as session:
            event = import_event(session, file, actor, account.id if account else None)
            public_id, event_id = event.public_id, store.id_of(event)
            key = None
            if account is None:
                key = links.add_link(session, event_id, EventRole.ORGANIZER, actor.name, actor)
    except EventFileError as problem:
        return render_template("events/importing/import.html", problem=str(problem)), 422
    flash(
        "The event was imported without its links: create new ones for judges and players."
        + (" The address of this page is your organizer link: save it." if key else ""),
        "legal",
    )
    return redirect(f"/events/organizer/{key}" if key else f"/events/own/{public_id}", 303)
