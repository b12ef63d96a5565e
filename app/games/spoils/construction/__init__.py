"""Deck construction (103): one validator for every page, command and answer.

`check(decklist, format, edition, catalogue=…)` gives the Report; `check_import` does so for
a file that was read. For many decks of one event work out the `Criteria` once and use
`check_against` and `check_import_against`. Formats are data: `find_format`, `parse_format`.
"""

from app.games.spoils.construction.apply_repair import apply_repair
from app.games.spoils.construction.checking import (
    check,
    check_against,
    check_import,
    check_import_against,
    verdict_on,
)
from app.games.spoils.construction.criteria import VALIDATOR, Criteria
from app.games.spoils.construction.demands import Answer, demands_of
from app.games.spoils.construction.fill_staples import (
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
from app.games.spoils.construction.kinds import KINDS, NOT_IN_SETS, UNDATED_SETS, kind_of, number
from app.games.spoils.construction.pools import Pool, check_draft_pool, check_sealed_pool

__all__ = [
    "KINDS",
    "NOT_IN_SETS",
    "UNDATED_SETS",
    "VALIDATOR",
    "Answer",
    "Criteria",
    "Pool",
    "apply_repair",
    "check",
    "check_against",
    "check_draft_pool",
    "check_import",
    "check_import_against",
    "check_sealed_pool",
    "demanded",
    "demands_of",
    "fill_with_staples",
    "find_format",
    "format_digest",
    "kind_of",
    "number",
    "parse_format",
    "room_for_staples",
    "supplied",
    "verdict_on",
]
