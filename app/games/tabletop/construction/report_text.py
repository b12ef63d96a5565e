"""A report as a line of JSON text, put together from its parts.

The general encoder costs more than the whole check: stamps are the same for all lists, of most
lines only the text differs, and the same lines stand in many lists.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from functools import lru_cache
from json.encoder import encode_basestring
from typing import Final

from app.games.tabletop.construction.findings import CardCount, Finding, Report, Stamp
from app.games.tabletop.construction.report_json import line_as_json, repair_as_json, stamp_as_json
from app.games.tabletop.decklists.limits import MAX_COPIES, MAX_LINES
from app.games.tabletop.decklists.report import ImportLine, ReadLines, WrongTotal

_ENCODED: Final = json.JSONEncoder(ensure_ascii=False).encode
_BEFORE: Final = [
    f', {{"line": {at}, "status": "read", "text": "' for at in range(1, MAX_LINES + 2)
]
_BEFORE[0] = _BEFORE[0].removeprefix(", ")
"""Patterns for what precedes the text of each line in a list that was read as written."""

_AFTER: Final = [
    f'", "note": "", "suggestions": [], "copies": {copies}}}' for copies in range(MAX_COPIES + 1)
]
"""Patterns for what follows the text of such a line, by its copies."""


def report_in_json(
    file: str,
    lines: Iterable[ImportLine],
    report: Report,
    *,
    main: StrEnum,
    wrong_totals: Sequence[WrongTotal] = (),
) -> str:
    """The text that `json.dumps` makes of `report_as_json`, character for character."""
    if isinstance(lines, ReadLines):
        rows = _read_rows(lines.texts, lines.copies)
    else:
        rows = ", ".join([_line(line) for line in lines])
    totals = _ENCODED([total._asdict() for total in wrong_totals])
    findings = ", ".join([_finding(found, main) for found in report.findings])
    repair = "null" if report.repair is None else _ENCODED(repair_as_json(report.repair, main=main))
    size = "null" if report.size is None else report.size
    return (
        f'{{"file": {encode_basestring(file)}, '
        f"{_checked(report.game, report.format, report.edition, report.verdict)}, "
        f'"size": {size}, "faction": {_text(report.faction)}, "findings": [{findings}], '
        f'"repair": {repair}, "import": [{rows}], '
        f'"wrong_totals": {totals}, "hash": {_text(report.hash)}, '
        f'"stamp": {_stamp(report.stamp)}{_titles(report.factions, report.titles_hash)}}}'
    )


def _read_rows(rows: Sequence[str], copies: Sequence[int]) -> str:
    """Lines that were all read as they stand. In JSON they mostly look as in the list."""
    if not rows:
        return ""
    together = "".join(rows)
    if not together.isprintable() or '"' in together or "\\" in together:
        rows = [encode_basestring(row)[1:-1] for row in rows]
    parts = [""] * (3 * len(rows))
    parts[::3] = _BEFORE[: len(rows)]
    parts[1::3] = rows
    parts[2::3] = [_AFTER[each] for each in copies]
    return "".join(parts)


def _line(line: ImportLine) -> str:
    if line.note or line.suggestions:
        return _ENCODED(line_as_json(line))
    quoted = encode_basestring(line.text)
    return (
        f'{{"line": {line.line}, "status": "{line.status.value}", "text": {quoted}, "note": "", '
        f'"suggestions": [], "copies": {line.copies}}}'
    )


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
