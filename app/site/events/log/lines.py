"""The lines of the log in words, as CSV and as JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from app.games.spreadsheets import write_table
from app.site.events.log.store import Did, action_in_words
from app.site.events.states import ROLE_WORDS
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
        """Who did it, and as whom."""
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
        case [before, after] if line.action in (Did.CHANGED, Did.RECHECKED):
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
