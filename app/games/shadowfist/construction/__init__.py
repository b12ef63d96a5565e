"""Deck construction (1.2): one validator for every page, command and answer.

`check(decklist, format, edition, catalogue=…)` gives the Report. For many decks of one event work
out the `Criteria` once and use `check_against` and `check_import_against`. Formats are data:
`find_format`, `parse_format`.
"""

from app.games.shadowfist.construction.checking import (
    check,
    check_against,
    check_import_against,
    errors_of,
)
from app.games.shadowfist.construction.criteria import VALIDATOR, Criteria
from app.games.shadowfist.construction.demands import demands_of
from app.games.shadowfist.construction.format_files import (
    find_format,
    format_digest,
    parse_format,
)
from app.games.shadowfist.construction.kinds import KINDS, NOT_IN_SETS, UNDATED_SETS

__all__ = [
    "KINDS",
    "NOT_IN_SETS",
    "UNDATED_SETS",
    "VALIDATOR",
    "Criteria",
    "check",
    "check_against",
    "check_import_against",
    "demands_of",
    "errors_of",
    "find_format",
    "format_digest",
    "parse_format",
]
