"""The lines of the log in words, as CSV and as JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from flask import Response, abort, render_template, request

from app.games.spreadsheets import write_table
from app.site.events import store
from app.site.events.access import entry_there, reach
from app.site.events.files import sent
from app.site.events.log import Did, action_in_words, lines_of
from app.site.events.players import store as players
from app.site.events.states import ROLE_WORDS, Action
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.incoming import whole_number
from app.site.platform.storage.database import current_database
from app.tables import LogEntry

LONGEST: Final = 300
"""Signs of one value on the page; the files hold all of it."""


_IN_WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    Did.MOVED: ("before", "after"),
    Did.DROPPED: ("out",),
    Did.SELECTED: ("keys",),
}
"""Details that the words of an action, or another detail, tell already."""


_COLUMNS: Final = ("Number", "Time (UTC)", "By", "Name", "Action", "Player", "Details")


@dataclass(frozen=True)
class LogLine:
    """A line of the log in words. `player` is whom it is about."""

    line: LogEntry
    words: str
    player: str
    details: tuple[tuple[str, str], ...]

    @property
    def who(self) -> str:
        """The person who did it, and the role they had."""
        return f"{self.line.by_name} ({ROLE_WORDS.get(self.line.by_kind, self.line.by_kind)})"


def log_lines(lines: Sequence[LogEntry], names: Mapping[int | None, str]) -> list[LogLine]:
    """Lines in words; `names` are those of the players by id."""
    return [
        LogLine(
            line=line,
            words=action_in_words(line),
            player=names.get(line.entry_id, ""),
            details=tuple(
                (name.replace("_", " "), value)
                for name, detail in line.details.items()
                if name not in _IN_WORDS.get(line.action, ())
                and (value := _value(line, detail)[:LONGEST])
            ),
        )
        for line in lines
    ]


def as_csv(lines: Sequence[LogEntry], names: Mapping[int | None, str]) -> str:
    """One row per line, its details as JSON; harmless in spreadsheets."""
    return write_table(
        _COLUMNS,
        (
            (
                str(number),
                line.at.isoformat(timespec="milliseconds"),
                line.by_kind,
                line.by_name,
                line.action,
                names.get(line.entry_id, ""),
                json.dumps(line.details, ensure_ascii=False, sort_keys=True),
            )
            for number, line in enumerate(lines, start=1)
        ),
    )


def as_json(lines: Sequence[LogEntry], names: Mapping[int | None, str]) -> str:
    """All lines with their details."""
    rows = [
        {
            "number": number,
            "at": line.at.isoformat(),
            "by": line.by_kind,
            "name": line.by_name,
            "action": line.action,
            "player": names.get(line.entry_id),
            "details": line.details,
        }
        for number, line in enumerate(lines, start=1)
    ]
    return json.dumps({"log": rows}, ensure_ascii=False, indent=1)


def _value(line: LogEntry, value: Any) -> str:
    """One value in words; of what was changed both."""
    match value:
        case [before, after] if line.action in (Did.CHANGED, Did.PLANNED, Did.RECHECKED):
            return f"{_in_words(before) or 'none'} → {_in_words(after) or 'none'}"
        case _:
            return _in_words(value)


def _in_words(value: Any) -> str:
    match value:
        case None | "" | []:
            return ""
        case bool():
            return "yes" if value else "no"
        case list():
            words = [_in_words(one) for one in value]
            return ("; " if any(", " in one for one in words) else ", ").join(words)
        case dict():
            return ", ".join(f"{name}: {_in_words(one)}" for name, one in value.items())
        case _:
            return str(value)


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
