"""A report as plain values for JSON, with the zones of The Spoils."""

from app.games.spoils.decklists import Import, Zone
from app.games.tabletop import construction
from app.games.tabletop.construction import Finding, Repair, Report


def written_report(file: str, imported: Import, report: Report) -> dict[str, object]:
    """The verdict on one file; all keys are always there, `docs/legality.md` explains them."""
    return construction.written_report(file, imported.lines, report, main=Zone.DECK)


def written_finding(found: Finding) -> dict[str, object]:
    """One finding."""
    return construction.written_finding(found, main=Zone.DECK)


def written_repair(repair: Repair | None) -> dict[str, object] | None:
    """A repair. `zone` and `printing` are named only where they are not `deck` and any."""
    return construction.written_repair(repair, main=Zone.DECK)
