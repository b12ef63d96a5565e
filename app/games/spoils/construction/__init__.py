"""Deck construction (103): one validator for every page, command and answer.

`check(decklist, format, edition, catalogue=…)` returns the Report. For many decks of one event, or
for a file that was read, make the `Criteria` once and use `check_import`. Formats are data:
`find_format`, `parse_format`.

A report has every finding with its rule, and the smallest repair; here of an empty deck, with the
shipped `catalogue`:

    >>> from app.games.spoils.decklists import Decklist
    >>> from app.games.spoils.editions import Edition
    >>> constructed = find_format("Constructed", catalogue)
    >>> report = check(Decklist(()), constructed, Edition.CR3, catalogue=catalogue)
    >>> report.verdict.value, [finding.rule for finding in report.errors]
    ('illegal', ['103.1a', '103.1b'])
    >>> report.repair.add
    75
"""

from app.games.spoils.construction.checking import (
    POOL_CHECKS,
    Pool,
    check,
    check_import,
    errors_of,
)
from app.games.spoils.construction.criteria import (
    VALIDATOR,
    Criteria,
    find_format,
    format_digest,
    parse_format,
)
from app.games.spoils.construction.demands import demands_of
from app.games.spoils.construction.fill_staples import (
    RESOURCE_SHARE,
    demanded,
    fill_with_staples,
    room_for_staples,
    supplied,
)
from app.games.spoils.construction.kinds import KINDS, NOT_IN_SETS, UNDATED_SETS, number

__all__ = [
    "KINDS",
    "NOT_IN_SETS",
    "POOL_CHECKS",
    "RESOURCE_SHARE",
    "UNDATED_SETS",
    "VALIDATOR",
    "Criteria",
    "Pool",
    "check",
    "check_import",
    "demanded",
    "demands_of",
    "errors_of",
    "fill_with_staples",
    "find_format",
    "format_digest",
    "number",
    "parse_format",
    "room_for_staples",
    "supplied",
]
