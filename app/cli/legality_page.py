"""`docs/legality.md` with its generated tables: `python3 run.py docs` writes it anew."""

import sys
from pathlib import Path
from typing import Final

from app.cli.readme import between
from app.games.spoils.construction import KINDS, FindingKind, Severity
from app.games.spoils.editions import Edition

PAGE: Final = Path(__file__).parents[2] / "docs" / "legality.md"
HEAD: Final = "| rule (cr3) | first edition | what it says | what to do |\n|---|---|---|---|\n"


def with_findings(page: str) -> str:
    """The text with the tables of errors and warnings, from the validator's own list."""
    for severity in Severity:
        rows = [_row(kind) for kind in KINDS if kind.severity is severity]
        mark = f"{severity.value}s: written by run.py docs"
        page = between(page, mark, f"end of {severity.value}s", HEAD + "\n".join(rows))
    return page


def _row(kind: FindingKind) -> str:
    if kind.is_numbered:
        rules = ", ".join(kind.numbers(Edition.CR3))
        first = ", ".join(kind.numbers(Edition.BASIC1E))
    else:
        rules, first = ", ".join(f"`{rule}`" for rule in kind.rules), ""
    return f"| {rules or '–'} | {first or '–'} | {kind.meaning} | {kind.remedy} |"


if __name__ == "__main__":
    sys.stdout.write(with_findings(PAGE.read_text(encoding="utf-8")))
