"""Deck construction (103): one validator for every page, command and answer.

`check(decklist, format, edition, catalogue=…)` gives the Report; `check_import` does so for
a file that was read. For many decks of one event work out the `Criteria` once and use
`check_against` and `check_import_against`. Formats are data: `find_format`, `parse_format`.
"""

from app.games.spoils.construction.applying import apply_repair
from app.games.spoils.construction.checking import (
    check,
    check_against,
    check_import,
    check_import_against,
    verdict_on,
)
from app.games.spoils.construction.criteria import VALIDATOR, Criteria
from app.games.spoils.construction.demands import Answer, Demand, demands_of
from app.games.spoils.construction.filling import (
    demanded,
    fill_with_staples,
    room_for_staples,
    supplied,
)
from app.games.spoils.construction.findings import (
    CardCount,
    Finding,
    Removal,
    Repair,
    Report,
    Severity,
    Stamp,
    Verdict,
)
from app.games.spoils.construction.format_files import (
    LONGEST_FORMAT,
    FormatError,
    find_format,
    format_digest,
    parse_format,
)
from app.games.spoils.construction.kinds import KINDS, FindingKind
from app.games.spoils.construction.pools import Pool, check_draft_pool, check_sealed_pool
from app.games.spoils.construction.risks import UNDATED
from app.games.spoils.construction.written import (
    written_finding,
    written_repair,
    written_report,
    written_stamp,
)

__all__ = [
    "KINDS",
    "LONGEST_FORMAT",
    "UNDATED",
    "VALIDATOR",
    "Answer",
    "CardCount",
    "Criteria",
    "Demand",
    "Finding",
    "FindingKind",
    "FormatError",
    "Pool",
    "Removal",
    "Repair",
    "Report",
    "Severity",
    "Stamp",
    "Verdict",
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
    "parse_format",
    "room_for_staples",
    "supplied",
    "verdict_on",
    "written_finding",
    "written_repair",
    "written_report",
    "written_stamp",
]
