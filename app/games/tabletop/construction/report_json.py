"""A report as plain values for JSON; the same object on the command line and over the API."""

from collections.abc import Iterable
from enum import StrEnum

from app.games.tabletop.construction.findings import CardCount, Finding, Repair, Report, Stamp
from app.games.tabletop.decklists.report import ImportLine


def written_report(
    file: str, lines: Iterable[ImportLine], report: Report, *, main: StrEnum
) -> dict[str, object]:
    """The verdict on one file; all keys are always there, `docs/legality.md` explains them.

    `main` is the zone of the deck itself.
    """
    return {
        "file": file,
        "game": report.game,
        "format": report.format,
        "edition": report.edition.value,
        "verdict": report.verdict.value,
        "size": report.size,
        "faction": report.faction,
        "findings": [written_finding(found, main=main) for found in report.findings],
        "repair": written_repair(report.repair, main=main),
        "import": [
            {
                "line": line.line,
                "status": line.status.value,
                "text": line.text,
                "note": line.note,
                "suggestions": list(line.suggestions),
            }
            for line in lines
        ],
        "hash": report.hash,
        "stamp": written_stamp(report.stamp),
    }


def written_finding(found: Finding, *, main: StrEnum) -> dict[str, object]:
    """One finding."""
    return {
        "severity": found.severity.value,
        "rule": found.rule,
        "message": found.message,
        "cards": [_written_cards(card) for card in found.cards],
        "repair": written_repair(found.repair, main=main),
    }


def written_repair(repair: Repair | None, *, main: StrEnum) -> dict[str, object] | None:
    """A repair. `zone` and `printing` are named only where they are not `main` and any."""
    if repair is None:
        return None
    removals = []
    for removal in repair.remove:
        entry = _written_cards(CardCount(removal.name, removal.copies))
        if removal.zone is not main:
            entry["zone"] = removal.zone.value
        if removal.printing is not None:
            entry["printing"] = removal.printing
        removals.append(entry)
    return {"remove": removals, "add": repair.add, "choices": list(repair.choices)}


def written_stamp(stamp: Stamp) -> dict[str, object]:
    """What the verdict depends on."""
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


def _written_cards(card: CardCount) -> dict[str, object]:
    return {"name": card.name, "copies": card.copies}
