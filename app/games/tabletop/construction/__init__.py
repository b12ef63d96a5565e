"""Deck construction of any card game: findings, limits on names, repairs, reports.

A game brings its kinds of findings, its `Rule`s and what its decks are made of; the validator
is its own. Zones and editions are the game's enumerations of words.
"""

from app.games.tabletop.construction.apply_repair import apply_repair, removals, without_removals
from app.games.tabletop.construction.demands import Answer, Demand, EditionAnswer
from app.games.tabletop.construction.findings import (
    CardCount,
    Finding,
    FindingKind,
    Removal,
    Repair,
    Report,
    Severity,
    Stamp,
    Verdict,
)
from app.games.tabletop.construction.format_error import LONGEST_FORMAT, FormatError
from app.games.tabletop.construction.format_files import (
    FormatTable,
    OwnKeys,
    find_format,
    format_digest,
    parse_format,
    require_complete,
)
from app.games.tabletop.construction.limits import (
    UNLIMITED,
    Limit,
    Rule,
    allowed_names,
    broken,
    copies_rule,
    limits,
    list_changed,
    listed_in_force,
    listed_rule,
    most_of,
    pool_rule,
    sets_rule,
    undated_sets,
    why_not_allowed,
    why_not_rarity,
)
from app.games.tabletop.construction.phrases import cards_in_words, listed_in_words
from app.games.tabletop.construction.pool_checks import PoolChecks
from app.games.tabletop.construction.pools import AnyPool, Pool
from app.games.tabletop.construction.repairs import (
    Bounds,
    merged,
    smallest_repair,
    surplus_removals,
    trim,
)
from app.games.tabletop.construction.report_json import (
    finding_as_json,
    repair_as_json,
    report_as_json,
    stamp_as_json,
)
from app.games.tabletop.construction.report_text import report_in_json

__all__ = [
    "LONGEST_FORMAT",
    "UNLIMITED",
    "Answer",
    "AnyPool",
    "Bounds",
    "CardCount",
    "Demand",
    "EditionAnswer",
    "Finding",
    "FindingKind",
    "FormatError",
    "FormatTable",
    "Limit",
    "OwnKeys",
    "Pool",
    "PoolChecks",
    "Removal",
    "Repair",
    "Report",
    "Rule",
    "Severity",
    "Stamp",
    "Verdict",
    "allowed_names",
    "apply_repair",
    "broken",
    "cards_in_words",
    "copies_rule",
    "find_format",
    "finding_as_json",
    "format_digest",
    "limits",
    "list_changed",
    "listed_in_force",
    "listed_in_words",
    "listed_rule",
    "merged",
    "most_of",
    "parse_format",
    "pool_rule",
    "removals",
    "repair_as_json",
    "report_as_json",
    "report_in_json",
    "require_complete",
    "sets_rule",
    "smallest_repair",
    "stamp_as_json",
    "surplus_removals",
    "trim",
    "undated_sets",
    "why_not_allowed",
    "why_not_rarity",
    "without_removals",
]
