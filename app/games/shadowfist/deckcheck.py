"""The deck check: a list against the cards that lie on the table, by the one validator."""

from __future__ import annotations

from functools import partial
from typing import TypeAlias

from app.games.capabilities.construction import CriteriaLike
from app.games.capabilities.deck_check import DeckChecks
from app.games.offers import own
from app.games.shadowfist.construction import Criteria, check_import
from app.games.shadowfist.decklists import SHAPE, Decklist, Import, Zone
from app.games.shadowfist.facts import Catalogue, Printing
from app.games.shadowfist.presentation.sections import place_of
from app.games.tabletop import deckcheck
from app.games.tabletop.deckcheck import Count
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.decklists.difference import CopiesChange
from app.games.tabletop.facts import AnyCatalogue

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
        check=lambda deck: check_import(Import(deck), criteria),
        judge=partial(_discrepancy, on_table=on_table, criteria=criteria),
    )


def _discrepancy(change: CopiesChange[Zone], on_table: Decklist, criteria: Criteria) -> Discrepancy:
    limits = list(criteria.limits(criteria.catalogue.by_name[change.name]))
    held = on_table.copies_in((Zone.DECK,))[change.name]
    bound, is_broken = deckcheck.exceeded(change, held, limits)
    rule = None if bound is None else bound.rule
    return deckcheck.Discrepancy(change, bound, rule, breaks_rule=is_broken)


class ShadowfistDeckChecks(DeckChecks):
    """Counts of a deck beside its list."""

    def rows(self, deck: AnyDecklist) -> tuple[Row, ...]:
        return rows_of(own(deck, Decklist))

    def lying(self, listed: AnyDecklist, count: Count, catalogue: AnyCatalogue) -> Decklist:
        return lying(own(listed, Decklist), count, own(catalogue, Catalogue))

    def compare(self, listed: AnyDecklist, lying: AnyDecklist, criteria: CriteriaLike) -> Outcome:
        return compare(own(listed, Decklist), own(lying, Decklist), own(criteria, Criteria))
