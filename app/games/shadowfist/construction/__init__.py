"""Deck construction (1.2): one validator for every page, command and answer.

`check(decklist, format, edition, catalogue=…)` gives the Report. For many decks of one event, or
for a file that was read, work out the `Criteria` once and use `check_import`. Formats are data:
`find_format`, `parse_format`.

With the shipped `catalogue`, six copies of a title are one too many:

    >>> from app.games.shadowfist.decklists import SHAPE
    >>> from app.games.tabletop.decklists.formats import deck_formats
    >>> from app.games.tabletop.decklists.formats import read_decklist
    >>> deck = read_decklist("6 Inner Fire", catalogue, deck_formats(SHAPE)).decklist
    >>> report = check(deck, find_format("duel", catalogue), catalogue=catalogue)
    >>> [(finding.rule, finding.repair.remove[0].copies) for finding in report.errors]
    [('1.2.3', 1)]
"""

from app.games.shadowfist.construction.checking import (
    check,
    check_import,
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
    "check_import",
    "demands_of",
    "errors_of",
    "find_format",
    "format_digest",
    "parse_format",
]
