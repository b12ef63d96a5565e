"""What differs between a list and the deck on the table, and which rules that touches."""

from __future__ import annotations

from functools import partial
from typing import TypeAlias

from app.games.spoils.construction import Criteria, check_against
from app.games.spoils.decklists import Decklist, Zone
from app.games.tabletop import deckcheck
from app.games.tabletop.decklists.difference import Change

Discrepancy: TypeAlias = deckcheck.Discrepancy[Zone]
Outcome: TypeAlias = deckcheck.Outcome[Zone]


def compare(listed: Decklist, on_table: Decklist, criteria: Criteria) -> Outcome:
    """Hold the deck on the table against its list."""
    return deckcheck.compare(
        listed,
        on_table,
        Zone,
        check=lambda deck: check_against(deck, criteria),
        judge=partial(_discrepancy, on_table=on_table, criteria=criteria),
    )


def _discrepancy(change: Change[Zone], on_table: Decklist, criteria: Criteria) -> Discrepancy:
    if change.zone is Zone.FACTION:
        kind, is_one = criteria.faction_kind, len(on_table.factions) == 1
        return deckcheck.Discrepancy(change, kind, criteria.rule(kind), breaks_rule=not is_one)
    limits = list(criteria.limits(criteria.catalogue.by_name[change.name]))
    held = on_table.copies(Zone.DECK)[change.name]
    bound, is_broken = deckcheck.exceeded(change, held, limits)
    rule = None if bound is None else criteria.rule(bound)
    return deckcheck.Discrepancy(change, bound, rule, breaks_rule=is_broken)
