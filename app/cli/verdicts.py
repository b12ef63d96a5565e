"""A report as text for a terminal."""

from collections.abc import Iterator
from typing import Final

import click

from app.games.tabletop.construction import Finding, Repair, Report, Severity, Verdict
from app.games.tabletop.decklists.decklist import AnyDecklist, DeckLayout, short_hash
from app.games.tabletop.decklists.report import Import, Status

_COLOURS: Final = {
    Verdict.LEGAL: "green",
    Verdict.ILLEGAL: "red",
    Verdict.UNREADABLE: "yellow",
}
_INDENT: Final = "  "
_MOST_LINES: Final = 12
_WIDTH: Final = 80


def verdict_lines(
    file: str, imported: Import[AnyDecklist], report: Report, layout: DeckLayout
) -> Iterator[str]:
    """Return the verdict, then the findings and the lines that need attention, indented."""
    word = click.style(report.verdict.value.upper(), fg=_COLOURS[report.verdict], bold=True)
    facts = [] if report.size is None else [_cards(report.size)]
    if imported.open_lines:
        word += f": {_lines(len(imported.open_lines))}"
    facts += [report.faction] if report.faction else []
    if report.factions:
        facts += [f"{copies} {faction}" for faction, copies in report.factions.items()]
    facts += [short_hash(report.hash)] if report.hash else []
    facts += [f"titles {short_hash(report.titles_hash)}"] if report.titles_hash else []
    yield f"{file}: {word}" + (f"  {', '.join(facts)}" if facts else "")
    if imported.error:
        yield f"{_INDENT}{imported.error}"
    yield from (f"{_INDENT}{total.message}" for total in imported.wrong_totals)
    yield from _odd_lines(imported)
    for found in report.findings:
        yield f"{_INDENT}{_finding(found)}"
    if report.repair is not None:
        yield f"{_INDENT}Smallest fix for all problems: {repair_in_words(report.repair, layout)}."
    elif report.verdict is Verdict.ILLEGAL:
        yield f"{_INDENT}No fix is possible: the format allows too few cards that could be added."
    if report.leftovers:
        names = ", ".join(f"{copies} {name}" for name, copies in report.leftovers)
        yield f"{_INDENT}Not used from the pool: {names}."


def repair_in_words(repair: Repair, layout: DeckLayout) -> str:
    """`remove 2 Scout; add 5 cards`."""
    parts = []
    aside = layout.sideboard
    if repair.remove:
        going = ", ".join(
            f"{removal.copies} {removal.name}"
            + (f" of the {aside.name}" if aside and removal.zone is aside.zone else "")
            for removal in repair.remove
        )
        parts.append(f"remove {going}")
    if repair.add:
        which = f" found by {repair.query}" if repair.query else ""
        parts.append(f"add {_cards(repair.add)}{which}")
    if repair.choices:
        parts.append(f"choose one faction: {' or '.join(repair.choices)}")
    return "; ".join(parts)


def _odd_lines(imported: Import[AnyDecklist]) -> Iterator[str]:
    """Return the lines that need attention, those that were not understood first."""
    repaired = [line for line in imported.lines if line.status is Status.REPAIRED]
    odd = [*imported.open_lines, *repaired]
    for line in odd[:_MOST_LINES]:
        place = f"line {line.line}" if line.line else "file"
        shown = f" “{line.text[:_WIDTH]}”" if line.text else ""
        yield f"{_INDENT}{place} {line.status.value}{shown}: {line.note}"
        if line.suggestions and line.status.is_open:
            yield f"{_INDENT * 2}Did you mean {' or '.join(line.suggestions)}?"
    if len(odd) > _MOST_LINES:
        yield (
            f"{_INDENT}and {len(odd) - _MOST_LINES} more such lines; use --json to see all of them."
        )


def _finding(found: Finding) -> str:
    is_error = found.severity is Severity.ERROR
    word = click.style(found.severity.value, fg="red" if is_error else "yellow")
    rules = ", ".join(rule for rule in (found.rule, *found.also) if rule)
    return f"{word} {rules}: {found.message}" if rules else f"{word}: {found.message}"


def _lines(number: int) -> str:
    return "1 line" if number == 1 else f"{number} lines"


def _cards(number: int) -> str:
    return "1 card" if number == 1 else f"{number} cards"
