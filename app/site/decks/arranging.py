"""How the rows of a deck are grouped and sorted, and which of them a filter shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from app.games.spoils.decklists import Decklist, Zone
from app.games.spoils.facts import Card, Printing, fold
from app.games.spoils.search import Context, QueryError, parse
from app.games.spoils.terms import CardType, Icon, Trade
from app.games.spoils.wording import GENERATED
from app.site.platform.catalogue import Shelf
from app.site.presentation.queries import Mistake, mistake_of


class By(StrEnum):
    """What rows can be grouped and sorted by."""

    TYPE = "type"
    TRADE = "trade"
    COST = "cost"
    THRESHOLD = "threshold"
    SET = "set"
    TAG = "tag"

    @property
    def words(self) -> str:
        """The choice in words, after `Group by` and `Sort by`."""
        return {"tag": "own tag", "set": "set, number"}.get(self.value, self.value)


@dataclass(frozen=True)
class Arrangement:
    """The grouping, the order and the filter of one visit; none changes the deck."""

    grouping: By = By.TYPE
    sorting: By = By.TRADE
    filter: str = ""

    @classmethod
    def of(cls, values: Mapping[str, str]) -> Arrangement:
        """Read the form; what makes no sense counts as not given."""
        group, sort = values.get("group", ""), values.get("sort", "")
        grouping = By(group) if group in set(By) else By.TYPE
        sorting = By(sort) if sort in set(By) else _usual_order(grouping)
        return cls(grouping, sorting, values.get("filter", "").strip()[:300])

    @property
    def query(self) -> dict[str, str]:
        """The parts that differ from the usual, for an address."""
        parts = {"filter": self.filter}
        if self.grouping is not By.TYPE:
            parts["group"] = self.grouping.value
        if self.sorting is not _usual_order(self.grouping):
            parts["sort"] = self.sorting.value
        return {name: value for name, value in parts.items() if value}


def _usual_order(grouping: By) -> By:
    return By.SET if grouping is By.SET else By.TRADE


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


Place = tuple[int | str, ...]


def group_of(printing: Printing, tags: Sequence[str], by: By) -> tuple[Place, str]:
    """The place and the title of the group that a row belongs to. The first tag counts."""
    card = printing.card
    match by:
        case By.TYPE:
            place = [kind for kind, _ in _TYPES].index(card.type)
            return (place,), _TYPES[place][1]
        case By.TRADE:
            return (tuple(Trade).index(card.trade),), card.trade.value
        case By.COST:
            return (-1,) if card.cost is None else (card.cost,), _cost_title(card)
        case By.THRESHOLD:
            return _threshold_group(card)
        case By.SET:
            return (printing.set.order,), printing.set.name
        case By.TAG:
            return ((0, fold(tags[0])), tags[0]) if tags else ((1, ""), "No tag")


def place_of(printing: Printing, tags: Sequence[str], by: By) -> Place:
    """Where a row stands within its group: by what was chosen, then cost, then name."""
    card = printing.card
    if by is By.SET:
        return (printing.set.order, printing.number or 0, card.name)
    cost = -1 if card.cost is None else card.cost
    if by is By.TRADE:
        icon = next((icon for icon, _ in (card.threshold or card.provides)), Icon.VOLITION)
        return (tuple(Icon).index(icon), cost, card.name)
    return (*group_of(printing, tags, by)[0], cost, card.name)


def _threshold_group(card: Card) -> tuple[Place, str]:
    icons = [icon for icon, _ in card.threshold]
    first = tuple(Icon).index(icons[0]) if icons else len(Icon)
    return (first, len(icons)), " and ".join(icon.word for icon in icons) or "No threshold"


def filtered(
    text: str, deck: Decklist, shelf: Shelf, collection: Mapping[str, int] | None = None
) -> Shown:
    """The cards a filter shows; without a filter, or with a wrong one, all.

    With a `collection`, copies by name, `own` and `need` are understood.
    """
    if not text:
        return Shown(lambda _: True)
    context = Context(deck=deck.copies(Zone.DECK), collection=collection, texts=(GENERATED,))
    try:
        return Shown(parse(text).test(shelf.index, context))
    except QueryError as error:
        return Shown(lambda _: True, mistake_of(error, text))


def _cost_title(card: Card) -> str:
    return "No cost" if card.cost is None else f"Cost {card.cost}"
