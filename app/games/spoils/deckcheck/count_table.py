"""The rows of a list in the order of a sorted deck, and the deck that was counted."""

from __future__ import annotations

from typing import Final, TypeAlias

from app.games.spoils.decklists import SHAPE, Decklist, Zone
from app.games.spoils.facts import Catalogue, Printing, fold
from app.games.spoils.terms import CardType, Icon, Trade
from app.games.tabletop import deckcheck
from app.games.tabletop.deckcheck import Count

Row: TypeAlias = deckcheck.Row[Printing, Zone]

_COUNTED: Final = (Zone.FACTION, Zone.DECK, Zone.SIDEBOARD)
_NO_COST: Final = -1


def rows_of(listed: Decklist) -> tuple[Row, ...]:
    """The rows as they lie in a sorted deck: by zone, resources first, then trade and cost.

    Staples stand before other resources, cards without cost before cost 0. Cards under
    consideration are in no deck.
    """
    return tuple(sorted(deckcheck.rows_of(listed.lines, _COUNTED), key=_place))


def lying(listed: Decklist, count: Count, catalogue: Catalogue) -> Decklist:
    """The deck as counted; see `deckcheck.lying`."""
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
