"""Deck construction of any card game: findings, limits on names, repairs, reports.

A game brings its kinds of findings, its `Rule`s and what its decks are made of; the validator
is its own. Zones and editions are the game's enumerations of words.
"""

from app.games.tabletop.construction.apply_repair import without_removals
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
from app.games.tabletop.construction.limits import (
    UNLIMITED,
    Limit,
    Rule,
    allowed_names,
    broken,
    copies_rule,
    limits,
    listed_in_force,
    listed_rule,
    most_of,
    pool_rule,
    sets_rule,
    undated_sets,
    why_not_allowed,
)
from app.games.tabletop.construction.phrases import cards_in_words, listed_in_words
from app.games.tabletop.construction.pools import AnyPool, Pool
from app.games.tabletop.construction.repairs import (
    Bounds,
    merged,
    smallest_repair,
    surplus_removals,
    trim,
)
from app.games.tabletop.construction.report_json import (
    written_finding,
    written_repair,
    written_report,
    written_stamp,
)

__all__ = [
    "LONGEST_FORMAT",
    "UNLIMITED",
    "AnyPool",
    "Bounds",
    "CardCount",
    "Finding",
    "FindingKind",
    "FormatError",
    "Limit",
    "Pool",
    "Removal",
    "Repair",
    "Report",
    "Rule",
    "Severity",
    "Stamp",
    "Verdict",
    "allowed_names",
    "broken",
    "cards_in_words",
    "copies_rule",
    "limits",
    "listed_in_force",
    "listed_in_words",
    "listed_rule",
    "merged",
    "most_of",
    "pool_rule",
    "sets_rule",
    "smallest_repair",
    "surplus_removals",
    "trim",
    "undated_sets",
    "why_not_allowed",
    "without_removals",
    "written_finding",
    "written_repair",
    "written_report",
    "written_stamp",
]
