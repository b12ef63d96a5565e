"""A report as plain values for JSON; the same object on the command line and over the API."""

from app.games.spoils.construction.findings import CardCount, Finding, Repair, Report, Stamp
from app.games.spoils.decklists import Import, Zone


def written_report(file: str, imported: Import, report: Report) -> dict[str, object]:
    """The verdict on one file; all keys are always there, `docs/legality.md` explains them."""
    return {
        "file": file,
        "game": report.game,
        "format": report.format,
        "edition": report.edition.value,
        "verdict": report.verdict.value,
        "size": report.size,
        "faction": report.faction,
        "findings": [written_finding(found) for found in report.findings],
        "repair": written_repair(report.repair),
        "import": [
            {
                "line": line.line,
                "status": line.status.value,
                "text": line.text,
                "note": line.note,
                "suggestions": list(line.suggestions),
            }
            for line in imported.lines
        ],
        "hash": report.hash,
        "stamp": written_stamp(report.stamp),
    }


def written_finding(found: Finding) -> dict[str, object]:
    """One finding."""
    return {
        "severity": found.severity.value,
        "rule": found.rule,
        "message": found.message,
        "cards": [_written_cards(card) for card in found.cards],
        "repair": written_repair(found.repair),
    }


def written_repair(repair: Repair | None) -> dict[str, object] | None:
    """A repair. `zone` and `printing` are named only where they are not `deck` and any."""
    if repair is None:
        return None
    removals = []
    for removal in repair.remove:
        entry = _written_cards(CardCount(removal.name, removal.copies))
        if removal.zone is not Zone.DECK:
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
