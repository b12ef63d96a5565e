"""The end of an event: download everything, then delete it."""

from __future__ import annotations

from flask import flash, redirect, render_template, request
from flask.typing import ResponseReturnValue

from app.games.text import fold
from app.site.events import store
from app.site.events.access import EVENT_LINKS, reach
from app.site.events.desk.rows import rows_of
from app.site.events.log import Did, lines_of, record
from app.site.events.log_views import log_lines
from app.site.events.states import Action
from app.site.platform.request.access import Access, open_to
from app.site.platform.storage.database import current_database


@open_to(Access.LINK)
def end(way: str, key: str) -> str:
    """Show when the data is deleted, how to download it, and how to delete it now."""
    return render_template("events/end.html", reached=reach(way, key, Action.PURGE))


@open_to(Access.LINK)
def printable(way: str, key: str) -> str:
    """Show everything on one page to print or save: lists, verdicts, hashes, the log."""
    reached = reach(way, key, Action.EXPORT)
    with current_database().writing() as rows:
        record(rows, reached.event_id, reached.actor, Did.EXPORTED, file="everything, as a page")
    with current_database().reading() as rows:
        players = rows_of(rows, reached.event)
        lines = lines_of(rows, reached.event_id)
    return render_template(
        "events/everything.html",
        reached=reached,
        rows=players,
        log_lines=log_lines(lines, {row.entry.id: row.entry.name for row in players}),
    )


@open_to(Access.LINK)
def purge(way: str, key: str) -> ResponseReturnValue:
    """Delete the event with everything, if its name was entered."""
    reached = reach(way, key, Action.PURGE)
    if fold(request.form.get("name", "")) != fold(reached.event.name):
        flash("Type the event's name to delete it. Nothing was deleted.", "illegal")
        return redirect(f"{reached.base}/end", 303)
    with current_database().writing() as rows:
        store.purge(rows, [reached.event_id])
    EVENT_LINKS.forget(key)
    flash(f"“{reached.event.name}” and everything in it has been deleted.", "legal")
    return redirect("/events", 303)
