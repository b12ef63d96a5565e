"""A report as a line of JSON text, put together from its parts.

The general encoder costs more than the whole check: stamps are the same for all lists, of most
lines only the text differs, and the same lines stand in many lists.
"""

import json
from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import lru_cache
from json.encoder import encode_basestring
from operator import add
from typing import Final

from app.games.tabletop.construction.findings import CardCount, Finding, Report, Stamp
from app.games.tabletop.construction.report_json import repair_as_json, stamp_as_json
from app.games.tabletop.decklists.limits import MAX_LINES
from app.games.tabletop.decklists.report import ImportLine, KeptLines, Status

_ENCODED: Final = json.JSONEncoder(ensure_ascii=False).encode
_MOST_REMEMBERED: Final = 20_000


class _KeptText(dict[str, str]):
    """What follows the number of a line that was kept as it stands, by the text of the line."""

    def __missing__(self, text: str) -> str:
        if len(self) >= _MOST_REMEMBERED:
            self.clear()
        written = self[text] = _after_number(Status.KEPT.value, text)
        return written


_KEPT: Final = _KeptText()
_NUMBERED: Final = [f'{{"line": {at}' for at in range(1, MAX_LINES + 2)]


def report_in_json(file: str, lines: Iterable[ImportLine], report: Report, *, main: StrEnum) -> str:
    """The text that `json.dumps` makes of `report_as_json`, character for character."""
    if isinstance(lines, KeptLines):
        rows = ", ".join(map(add, _NUMBERED, map(_KEPT.__getitem__, lines.texts)))
    else:
        rows = ", ".join([_line(line) for line in lines])
    findings = ", ".join([_finding(found, main) for found in report.findings])
    repair = "null" if report.repair is None else _ENCODED(repair_as_json(report.repair, main=main))
    size = "null" if report.size is None else report.size
    return (
        f'{{"file": {encode_basestring(file)}, '
        f"{_checked(report.game, report.format, report.edition, report.verdict)}, "
        f'"size": {size}, "faction": {_text(report.faction)}, "findings": [{findings}], '
        f'"repair": {repair}, "import": [{rows}], "hash": {_text(report.hash)}, '
        f'"stamp": {_stamp(report.stamp)}{_titles(report.factions, report.titles_hash)}}}'
    )


def _after_number(status: str, text: str) -> str:
    quoted = encode_basestring(text)
    return f', "status": "{status}", "text": {quoted}, "note": "", "suggestions": []}}'


def _line(line: ImportLine) -> str:
    if line.note or line.suggestions:
        return _ENCODED({**line._asdict(), "status": line.status.value})
    return f'{{"line": {line.line}{_after_number(line.status.value, line.text)}'


@lru_cache(maxsize=64)
def _checked(game: str, form: str, edition: StrEnum, verdict: StrEnum) -> str:
    parts = {"game": game, "format": form, "edition": edition.value, "verdict": verdict.value}
    return _ENCODED(parts)[1:-1]


@lru_cache(maxsize=16)
def _stamp(stamp: Stamp) -> str:
    return _ENCODED(stamp_as_json(stamp))


def _titles(factions: Mapping[str, int] | None, hash_: str | None) -> str:
    if factions is None:
        return ""
    counts = ", ".join([f"{encode_basestring(name)}: {of}" for name, of in factions.items()])
    return f', "factions": {{{counts}}}, "titles_hash": {_text(hash_)}'


@lru_cache(maxsize=4096)
def _finding(found: Finding, main: StrEnum) -> str:
    also = ", ".join(map(encode_basestring, found.also))
    cards = ", ".join(map(_cards, found.cards))
    repair = "null" if found.repair is None else _ENCODED(repair_as_json(found.repair, main=main))
    return (
        f'{{"severity": "{found.severity.value}", "rule": {_text(found.rule)}, "also": [{also}], '
        f'"message": {encode_basestring(found.message)}, "cards": [{cards}], "repair": {repair}}}'
    )


def _cards(card: CardCount) -> str:
    return f'{{"name": {encode_basestring(card.name)}, "copies": {card.copies}}}'


def _text(value: str | None) -> str:
    return "null" if value is None else encode_basestring(value)
