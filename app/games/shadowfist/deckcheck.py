"""The deck check: a list against the cards that lie on the table, by the one validator."""

from __future__ import annotations

from functools import partial
from typing import TypeAlias

from app.games.shadowfist.construction import Criteria, check_against
from app.games.shadowfist.decklists import SHAPE, Decklist, Zone
from app.games.shadowfist.facts import Catalogue, Printing
from app.games.shadowfist.presentation.sections import place_of
from app.games.tabletop import deckcheck
from app.games.tabletop.deckcheck import Count
from app.games.tabletop.decklists.difference import Change

Row: TypeAlias = deckcheck.Row[Printing, Zone]
Discrepancy: TypeAlias = deckcheck.Discrepancy[Zone]
Outcome: TypeAlias = deckcheck.Outcome[Zone]


def rows_of(listed: Decklist) -> tuple[Row, ...]:
    """The rows as they lie in a sorted deck: by section, cost and title."""
    rows = deckcheck.rows_of(listed.lines, (Zone.DECK,))
    return tuple(sorted(rows, key=lambda row: place_of(row.printing)))


def lying(listed: Decklist, count: Count, catalogue: Catalogue) -> Decklist:
    """The deck as counted; see `deckcheck.lying`."""
    return deckcheck.lying(listed, rows_of(listed), count, catalogue, SHAPE)


def compare(listed: Decklist, on_table: Decklist, criteria: Criteria) -> Outcome:
    """Hold the deck on the table against its list."""
    return deckcheck.compare(
        listed,
        on_table,
        (Zone.DECK,),
        check=lambda deck: check_against(deck, criteria),
        judge=partial(_discrepancy, on_table=on_table, criteria=criteria),
    )


def _discrepancy(change: Change[Zone], on_table: Decklist, criteria: Criteria) -> Discrepancy:
    limits = list(criteria.limits(criteria.catalogue.by_name[change.name]))
    held = on_table.copies_in((Zone.DECK,))[change.name]
    bound, is_broken = deckcheck.exceeded(change, held, limits)
    rule = None if bound is None else bound.rule
    return deckcheck.Discrepancy(change, bound, rule, breaks_rule=is_broken)
