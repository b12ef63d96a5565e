"""The log of an event as a page and as files. It is read here and changed nowhere."""

from __future__ import annotations

from typing import Final

from flask import Response, abort, render_template, request

from app.site.events import store
from app.site.events.access import entry_there, reach
from app.site.events.files import sent
from app.site.events.log.lines import as_csv, as_json, log_lines
from app.site.events.log.store import lines_of
from app.site.events.players import store as players
from app.site.events.states import Action
from app.site.platform.access import Access, open_to
from app.site.platform.bounded_integers import whole_number
from app.site.platform.database import current_database

PER_PAGE: Final = 100


@open_to(Access.LINK)
def page(way: str, key: str) -> str:
    """The log, newest first; of one player where `player` names one."""
    reached = reach(way, key, Action.SEE_LOG)
    wanted = request.args.get("player", "")
    with current_database().reading() as session:
        chosen = entry_there(session, reached, wanted) if wanted else None
        entries = players.entries_of(session, reached.event_id)
        lines = lines_of(session, reached.event_id, store.id_of(chosen) if chosen else None)
    lines.reverse()
    last = max(1, -(-len(lines) // PER_PAGE))
    number = min(max(1, request.args.get("page", 1, whole_number)), last)
    shown = lines[(number - 1) * PER_PAGE : number * PER_PAGE]
    names = {entry.id: entry.name for entry in entries}
    return render_template(
        "events/log/log.html",
        reached=reached,
        entries=entries,
        chosen=chosen,
        log_lines=log_lines(shown, names),
        total=len(lines),
        page=number,
        last=last,
    )


@open_to(Access.LINK)
def export(way: str, key: str, form: str) -> Response:
    """The whole log as CSV or JSON, oldest first."""
    reached = reach(way, key, Action.SEE_LOG)
    write = {"csv": as_csv, "json": as_json}.get(form)
    if write is None:
        abort(404)
    with current_database().reading() as session:
        lines = lines_of(session, reached.event_id)
        entries = players.entries_of(session, reached.event_id)
    names = {entry.id: entry.name for entry in entries}
    return sent(write(lines, names), reached.event, "log", form)
