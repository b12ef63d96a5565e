"""The page about legality with its tables of findings."""

from typing import Final

from app.games.capabilities.documents import between
from app.games.spoils.construction import KINDS, number
from app.games.spoils.editions import Edition
from app.games.tabletop.construction import FindingKind, Severity

HEAD: Final = "| rule (cr3) | first edition | what it says | what to do |\n|---|---|---|---|\n"


def with_findings(page: str) -> str:
    """The text with the tables of errors and warnings, from the validator's own list."""
    for severity in Severity:
        rows = [_row(kind) for kind in KINDS if kind.severity is severity]
        mark = f"{severity.value}s: written by run.py docs"
        page = between(page, mark, f"end of {severity.value}s", HEAD + "\n".join(rows))
    return page


def _row(kind: FindingKind) -> str:
    rule = first = "–"
    if kind.is_numbered:
        rule, first = number(kind, Edition.CR3) or "–", number(kind, Edition.BASIC1E) or "–"
    elif kind.rule:
        rule = f"`{kind.rule}`"
    return f"| {rule} | {first} | {kind.meaning} | {kind.remedy} |"
