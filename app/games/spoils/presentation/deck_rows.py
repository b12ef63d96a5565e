"""Ways to group and sort the rows of a deck of The Spoils."""

from typing import Final

from app.games.capabilities.deck_rows import DeckRows, Place, RowOrder
from app.games.offers import own
from app.games.spoils.facts import Card, Printing
from app.games.spoils.terms import CardType, Icon, Trade
from app.games.tabletop.facts import PrintingLike

_TYPES: Final = (
    (CardType.RESOURCE, "Resources"),
    (CardType.CHARACTER, "Characters"),
    (CardType.TACTIC, "Tactics"),
    (CardType.ITEM, "Items"),
    (CardType.LOCATION, "Locations"),
    (CardType.FACTION, "Factions"),
)
_PLACE_OF_TYPE: Final = {kind: place for place, (kind, _) in enumerate(_TYPES)}
_PLACE_OF_TRADE: Final = {trade: place for place, trade in enumerate(Trade)}
_PLACE_OF_ICON: Final = {icon: place for place, icon in enumerate(Icon)}


def _card(printing: PrintingLike) -> Card:
    return own(printing, Printing).card


def _of_type(printing: PrintingLike) -> tuple[Place, str]:
    place = _PLACE_OF_TYPE[_card(printing).type]
    return (place,), _TYPES[place][1]


def _of_trade(printing: PrintingLike) -> tuple[Place, str]:
    trade = _card(printing).trade
    return (_PLACE_OF_TRADE[trade],), trade.value


def _of_cost(printing: PrintingLike) -> tuple[Place, str]:
    cost = _card(printing).cost
    return ((-1,), "No cost") if cost is None else ((cost,), f"Cost {cost}")


def _of_threshold(printing: PrintingLike) -> tuple[Place, str]:
    icons = [icon for icon, _ in _card(printing).threshold]
    first = _PLACE_OF_ICON[icons[0]] if icons else len(Icon)
    return (first, len(icons)), " and ".join(icon.word for icon in icons) or "No threshold"


def _within(printing: PrintingLike) -> Place:
    """The place of a row in its group: by cost, then name."""
    card = _card(printing)
    return (_cost(card), card.name)


def _by_trade(printing: PrintingLike) -> Place:
    """The group of a row: the first icon that the card asks for, or else gives."""
    card = _card(printing)
    icon = next((icon for icon, _ in (card.threshold or card.provides)), Icon.VOLITION)
    return (_PLACE_OF_ICON[icon], *_within(printing))


def _by_type(printing: PrintingLike) -> Place:
    return (*_of_type(printing)[0], *_within(printing))


def _by_cost(printing: PrintingLike) -> Place:
    return (*_of_cost(printing)[0], *_within(printing))


def _by_threshold(printing: PrintingLike) -> Place:
    return (*_of_threshold(printing)[0], *_within(printing))


def _cost(card: Card) -> int:
    return -1 if card.cost is None else card.cost


class SpoilsDeckRows(DeckRows):
    """The ways to look at a deck."""

    orders = (
        RowOrder("type", "type", _of_type, _by_type),
        RowOrder("trade", "trade", _of_trade, _by_trade),
        RowOrder("cost", "cost", _of_cost, _by_cost),
        RowOrder("threshold", "threshold", _of_threshold, _by_threshold),
    )
    grouping = "type"
    sorting = "trade"
    stacking = "cost"

    def within(self, printing: PrintingLike) -> Place:
        return _within(printing)
