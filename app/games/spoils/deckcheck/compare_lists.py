"""What differs between a list and the deck on the table, and which rules that touches."""

from __future__ import annotations

from typing import TypeAlias

from app.games.spoils.construction import Criteria, check_against
from app.games.spoils.decklists import Change, Decklist, Zone, difference
from app.games.tabletop import deckcheck

Discrepancy: TypeAlias = deckcheck.Discrepancy[Zone]
Outcome: TypeAlias = deckcheck.Outcome[Zone]


def compare(listed: Decklist, on_table: Decklist, criteria: Criteria) -> Outcome:
    """Hold the deck on the table against its list: the same validator judges both."""
    change = difference(listed, on_table)
    return deckcheck.Outcome(
        discrepancies=tuple(
            _discrepancy(one, on_table, criteria)
            for one in sorted((*change.went_out, *change.came_in), key=lambda one: one.name)
        ),
        listed=check_against(listed, criteria),
        lying=check_against(on_table, criteria),
    )


def _discrepancy(change: Change, on_table: Decklist, criteria: Criteria) -> Discrepancy:
    if change.zone is Zone.FACTION:
        kind, is_one = criteria.faction_kind, len(on_table.factions) == 1
        return deckcheck.Discrepancy(change, kind, criteria.rule(kind), breaks_rule=not is_one)
    limits = list(criteria.limits(criteria.catalogue.by_name[change.name]))
    held = on_table.copies(Zone.DECK)[change.name]
    bound, is_broken = deckcheck.discrepancy(change, held, limits)
    rule = None if bound is None else criteria.rule(bound)
    return deckcheck.Discrepancy(change, bound, rule, breaks_rule=is_broken)
