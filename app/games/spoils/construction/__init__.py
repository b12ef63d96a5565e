"""Deck construction (103): one validator for every page, command and answer.

`check(decklist, format, edition, catalogue=…)` gives the Report; `check_import` does so for
a file that was read. For many decks of one event work out the `Criteria` once and use
`check_against` and `check_import_against`. Formats are data: `find_format`, `parse_format`.
"""

from app.games.spoils.construction.checking import (
    check,
    check_against,
    check_import,
    check_import_against,
    errors_of,
)
from app.games.spoils.construction.criteria import VALIDATOR, Criteria
from app.games.spoils.construction.demands import demands_of
from app.games.spoils.construction.fill_staples import (
    RESOURCE_SHARE,
    demanded,
    fill_with_staples,
    room_for_staples,
    supplied,
)
from app.games.spoils.construction.format_files import (
    find_format,
    format_digest,
    parse_format,
)
from app.games.spoils.construction.kinds import KINDS, NOT_IN_SETS, UNDATED_SETS, number
from app.games.spoils.construction.pools import POOL_CHECKS, Pool

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
    "check_against",
    "check_import",
    "check_import_against",
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
