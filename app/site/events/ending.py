"""The end of an event: everything as one file or page, then the purge."""

from __future__ import annotations

import json

from flask import Response, flash, redirect, render_template, request, session
from flask.typing import ResponseReturnValue

from app.games.spoils.facts import fold
from app.site.access import Access, open_to
from app.site.database import current_database
from app.site.events import log, store
from app.site.events.log import Did, record
from app.site.events.reach import SESSION, Reached, reach, remembered
from app.site.events.states import Action
from app.site.events.table import rows_of
from app.tables.export import everything_in


@open_to(Access.LINK)
def end(way: str, key: str) -> str:
    """When the data go, how to keep them, and how to let them go now."""
    return render_template("events/end.html", reached=reach(way, key, Action.PURGE))


@open_to(Access.LINK)
def everything(way: str, key: str) -> Response:
    """All rows of the event as one JSON file; keys of links and the secret stay here."""
    reached = reach(way, key, Action.EXPORT)
    _log_export(reached, "everything as JSON")
    with current_database().reading() as rows:
        found = everything_in(rows, reached.event_id)
    written = json.dumps({"threshold": "event", **found}, ensure_ascii=False, indent=1)
    answer = Response(written, content_type="application/json")
    name = f"event-{reached.event.code.lower()}.json"
    answer.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return answer


@open_to(Access.LINK)
def printable(way: str, key: str) -> str:
    """Everything as one page to print or save: lists, verdicts, hashes, the log."""
    reached = reach(way, key, Action.EXPORT)
    _log_export(reached, "everything as a page")
    with current_database().reading() as rows:
        players = rows_of(rows, reached.event)
        lines = log.lines_of(rows, reached.event_id)
    names = {row.entry.id: row.entry.name for row in players}
    return render_template(
        "events/everything.html",
        reached=reached,
        rows=players,
        lines=lines,
        names=names,
        words={did.value: words for did, words in log.WORDS.items()},
    )


def _log_export(reached: Reached, what: str) -> None:
    with current_database().writing() as rows:
        record(rows, reached.event_id, reached.actor, Did.EXPORTED, None, what=what)


@open_to(Access.LINK)
def purge(way: str, key: str) -> ResponseReturnValue:
    """Delete the event with everything, if its name was typed."""
    reached = reach(way, key, Action.PURGE)
    if fold(request.form.get("name", "")) != fold(reached.event.name):
        flash("Type the event's name to delete it. Nothing was deleted.", "illegal")
        return redirect(f"{reached.base}/end", 303)
    with current_database().writing() as rows:
        store.purge(rows, [reached.event_id])
    session[SESSION] = [one for one in remembered() if one[1] != key]
    flash(f"“{reached.event.name}” is deleted with all that belonged to it.", "legal")
    return redirect("/events", 303)
