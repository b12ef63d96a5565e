"""The deck check: a list against the cards that lie on the table, by the one validator."""

from __future__ import annotations

from functools import partial
from typing import Final, TypeAlias

from app.games.capabilities.construction import CriteriaLike
from app.games.capabilities.deck_check import DeckChecks
from app.games.offers import own
from app.games.spoils.construction import Criteria, check_import
from app.games.spoils.decklists import SHAPE, Decklist, Import, Zone
from app.games.spoils.facts import Catalogue, Printing, fold
from app.games.spoils.terms import CardType, Icon, Trade
from app.games.tabletop import deckcheck
from app.games.tabletop.deckcheck import Count
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.decklists.difference import CopiesChange
from app.games.tabletop.facts import AnyCatalogue

__all__ = ["Outcome", "compare", "lying", "rows_of"]

Discrepancy: TypeAlias = deckcheck.Discrepancy[Zone]
Outcome: TypeAlias = deckcheck.Outcome[Zone]
Row: TypeAlias = deckcheck.Row[Printing, Zone]

_COUNTED: Final = (Zone.FACTION, Zone.DECK, Zone.SIDEBOARD)
_NO_COST: Final = -1


def compare(listed: Decklist, on_table: Decklist, criteria: Criteria) -> Outcome:
    """Compare the deck on the table with its list: each difference, and the rules it touches."""
    return deckcheck.compare(
        listed,
        on_table,
        Zone,
        check=lambda deck: check_import(Import(deck), criteria),
        judge=partial(_discrepancy, on_table=on_table, criteria=criteria),
    )


def _discrepancy(change: CopiesChange[Zone], on_table: Decklist, criteria: Criteria) -> Discrepancy:
    if change.zone is Zone.FACTION:
        kind, is_one = criteria.faction_kind, len(on_table.factions) == 1
        return deckcheck.Discrepancy(change, kind, criteria.rule(kind), breaks_rule=not is_one)
    limits = list(criteria.limits(criteria.catalogue.by_name[change.name]))
    held = on_table.copies(Zone.DECK)[change.name]
    bound, is_broken = deckcheck.exceeded(change, held, limits)
    rule = None if bound is None else criteria.rule(bound)
    return deckcheck.Discrepancy(change, bound, rule, breaks_rule=is_broken)


def rows_of(listed: Decklist) -> tuple[Row, ...]:
    """The rows as they lie in a sorted deck: by zone, resources first, then trade and cost.

    Staples stand before other resources, cards without cost before cost 0. Cards under
    consideration are in no deck.
    """
    return tuple(sorted(deckcheck.rows_of(listed.lines, _COUNTED), key=_place))


def lying(listed: Decklist, count: Count, catalogue: Catalogue) -> Decklist:
    """The deck as it was counted at the table; see `deckcheck.lying`."""
    return deckcheck.lying(listed, rows_of(listed), count, catalogue, SHAPE)


def _place(row: Row) -> tuple[int, int, int, int, str]:
    card = row.printing.card
    cost = _NO_COST if card.cost is None else card.cost
    zone = _COUNTED.index(row.zone)
    if card.type is CardType.RESOURCE:
        icons = [tuple(Icon).index(icon) for icon, _ in card.provides]
        kind = 0 if card.is_staple_resource else 1
        return (zone, kind, min(icons, default=len(Icon)), cost, card.name)
    trade = tuple(Trade).index(card.trade)
    return (zone, 2, trade, cost, fold(card.name))


class SpoilsDeckChecks(DeckChecks):
    """Counts of a deck beside its list."""

    def rows(self, deck: AnyDecklist) -> tuple[Row, ...]:
        return rows_of(own(deck, Decklist))

    def lying(self, listed: AnyDecklist, count: Count, catalogue: AnyCatalogue) -> Decklist:
        return lying(own(listed, Decklist), count, own(catalogue, Catalogue))

    def compare(self, listed: AnyDecklist, lying: AnyDecklist, criteria: CriteriaLike) -> Outcome:
        return compare(own(listed, Decklist), own(lying, Decklist), own(criteria, Criteria))
