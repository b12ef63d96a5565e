"""A report as plain values for JSON; the same object on the command line and over the API."""

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Any, Final

from app.games.tabletop.construction.findings import CardCount, Finding, Repair, Report, Stamp
from app.games.tabletop.decklists.report import ImportLine, WrongTotal

HEADER: Final = "faction"
"""The member with the card above a deck, in every report and in every game."""


def report_as_json(
    file: str,
    lines: Iterable[ImportLine],
    report: Report,
    *,
    main: StrEnum,
    wrong_totals: Sequence[WrongTotal] = (),
) -> dict[str, object]:
    """The verdict on one file; all keys are always there, `docs/legality.md` explains them.

    `main` is the zone of the deck itself. `factions` and `titles_hash` are there only in games
    that have them.
    """
    return {
        **_verdict(file, report, main),
        "import": [line_as_json(line) for line in lines],
        "wrong_totals": [total._asdict() for total in wrong_totals],
        "hash": report.hash,
        "stamp": stamp_as_json(report.stamp),
        **_hashes_of_titles(report),
    }


def line_as_json(line: ImportLine) -> dict[str, object]:
    """The state of one line of a file."""
    return {
        "line": line.line,
        "status": line.status.value,
        "text": line.text,
        "note": line.note,
        "suggestions": list(line.suggestions),
        "copies": line.copies,
    }


def _verdict(file: str, report: Report, main: StrEnum) -> dict[str, object]:
    return {
        "file": file,
        "game": report.game,
        "format": report.format,
        "edition": report.edition.value,
        "verdict": report.verdict.value,
        "size": report.size,
        HEADER: report.faction,
        "findings": [finding_as_json(found, main=main) for found in report.findings],
        "repair": repair_as_json(report.repair, main=main),
    }


def _hashes_of_titles(report: Report) -> dict[str, object]:
    if report.factions is None:
        return {}
    return {"factions": dict(report.factions), "titles_hash": report.titles_hash}


def header_as_json(report: Report) -> dict[str, object]:
    """Return the members of a stored report about the cards above the deck, with all keys."""
    return {
        HEADER: report.faction,
        "factions": None if report.factions is None else dict(report.factions),
        "titles_hash": report.titles_hash,
    }


def header_in_words(stored: Mapping[str, Any]) -> str:
    """Return the card above the deck of a stored report, or the copies of each; perhaps empty."""
    copies = stored.get("factions") or {}
    return stored.get(HEADER) or ", ".join(f"{copies[name]} {name}" for name in copies)


def finding_as_json(found: Finding, *, main: StrEnum) -> dict[str, object]:
    """One finding."""
    return {
        "severity": found.severity.value,
        "rule": found.rule,
        "also": list(found.also),
        "message": found.message,
        "cards": [_cards_as_json(card) for card in found.cards],
        "repair": repair_as_json(found.repair, main=main),
    }


def repair_as_json(repair: Repair | None, *, main: StrEnum) -> dict[str, object] | None:
    """A repair. `zone` and `printing` are named only where they are not `main` and any.

    `query` is there only where not every allowed card may be added.
    """
    if repair is None:
        return None
    removals = []
    for removal in repair.remove:
        entry = _cards_as_json(CardCount(removal.name, removal.copies))
        if removal.zone is not main:
            entry["zone"] = removal.zone.value
        if removal.printing is not None:
            entry["printing"] = removal.printing
        removals.append(entry)
    own = {"query": repair.query} if repair.query else {}
    return {"remove": removals, "add": repair.add, "choices": list(repair.choices), **own}


def stamp_as_json(stamp: Stamp) -> dict[str, object]:
    """Return a stamp as plain values for JSON."""
    return {
        "format": stamp.format,
        "format_digest": stamp.format_digest,
        "edition": stamp.edition.value,
        "banned_list": None if stamp.banned_list is None else stamp.banned_list.isoformat(),
        "as_of": None if stamp.as_of is None else stamp.as_of.isoformat(),
        "catalogue": stamp.catalogue,
        "pool": stamp.pool,
        "sideboard": stamp.sideboard,
        "supplied": None if stamp.supplied is None else stamp.supplied.value,
        "validator": stamp.validator,
    }


def _cards_as_json(card: CardCount) -> dict[str, object]:
    return {"name": card.name, "copies": card.copies}
