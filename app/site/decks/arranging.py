"""How the rows of a deck are grouped, and which of them a filter shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from app.games.spoils.decklists import Decklist, Zone
from app.games.spoils.facts import Card, Printing
from app.games.spoils.search import Context, QueryError, parse
from app.games.spoils.terms import CardType, Icon, Trade
from app.site.cards.browsing import Mistake, mistake_of
from app.site.catalogue import Shelf


class Grouping(StrEnum):
    """What the rows are grouped by."""

    TYPE = "type"
    TRADE = "trade"
    COST = "cost"
    THRESHOLD = "threshold"
    SET = "set"


@dataclass(frozen=True)
class Arrangement:
    """The grouping and the filter of one visit; neither changes the deck."""

    grouping: Grouping = Grouping.TYPE
    filter: str = ""

    @classmethod
    def of(cls, values: Mapping[str, str]) -> Arrangement:
        """Read the form; what makes no sense counts as not given."""
        chosen = values.get("group", "")
        grouping = Grouping(chosen) if chosen in set(Grouping) else Grouping.TYPE
        return cls(grouping, values.get("filter", "").strip()[:300])

    @property
    def query(self) -> dict[str, str]:
        """The parts that differ from the usual, for an address."""
        parts = {"filter": self.filter}
        if self.grouping is not Grouping.TYPE:
            parts["group"] = self.grouping.value
        return {name: value for name, value in parts.items() if value}


USUAL: Final = Arrangement()
"""Grouped by type, nothing hidden."""


@dataclass(frozen=True)
class Shown:
    """Which cards a filter shows, or where it was not understood."""

    shows: Callable[[Card], bool]
    mistake: Mistake | None = None


_TYPES: Final = (
    (CardType.RESOURCE, "Resources"),
    (CardType.CHARACTER, "Characters"),
    (CardType.TACTIC, "Tactics"),
    (CardType.ITEM, "Items"),
    (CardType.LOCATION, "Locations"),
    (CardType.FACTION, "Factions"),
)


def group_of(printing: Printing, grouping: Grouping) -> tuple[tuple[int, ...], str]:
    """The place and the title of the group that a row belongs to."""
    card = printing.card
    match grouping:
        case Grouping.TYPE:
            place = [kind for kind, _ in _TYPES].index(card.type)
            return (place,), _TYPES[place][1]
        case Grouping.TRADE:
            return (tuple(Trade).index(card.trade),), card.trade.value
        case Grouping.COST:
            return (-1,) if card.cost is None else (card.cost,), _cost_title(card)
        case Grouping.THRESHOLD:
            icons = [icon for icon, _ in card.threshold]
            place = tuple(Icon).index(icons[0]) if icons else len(Icon)
            return (place, len(icons)), " and ".join(i.word for i in icons) or "No threshold"
        case Grouping.SET:
            return (printing.set.order,), printing.set.name


def filtered(text: str, deck: Decklist, shelf: Shelf) -> Shown:
    """The cards a filter shows; without a filter, or with a wrong one, all."""
    if not text:
        return Shown(lambda _: True)
    try:
        return Shown(parse(text).test(shelf.index, Context(deck=deck.copies(Zone.DECK))))
    except QueryError as error:
        return Shown(lambda _: True, mistake_of(error, text))


def _cost_title(card: Card) -> str:
    return "No cost" if card.cost is None else f"Cost {card.cost}"
