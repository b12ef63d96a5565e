"""A list as it stands on paper: by type, then alphabetically, with counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from app.games.spoils.decklists import Decklist, Zone
from app.games.spoils.facts import Card, fold
from app.games.spoils.terms import CardType

_ORDER: Final = (
    CardType.FACTION,
    CardType.RESOURCE,
    CardType.CHARACTER,
    CardType.TACTIC,
    CardType.ITEM,
    CardType.LOCATION,
)


@dataclass(frozen=True, slots=True)
class Item:
    """A card's copies. `card` is None for a line that nobody understood; `note` stays small."""

    text: str
    copies: int | None
    card: Card | None = None
    note: str = ""

    @property
    def cost(self) -> str:
        """The cost number; a dash where there is none, nothing where no card is known."""
        if self.card is None or self.card.type in (CardType.FACTION, CardType.RESOURCE):
            return ""
        return "–" if self.card.cost is None else str(self.card.cost)

    @property
    def threshold(self) -> str:
        """The icons by their letters, such as `RR`."""
        if self.card is None:
            return ""
        return "".join(icon.value * count for icon, count in self.card.threshold)


@dataclass(frozen=True, slots=True)
class Group:
    """A heading with its items; `copies` is None where lines are not understood."""

    title: str
    items: tuple[Item, ...]

    @property
    def copies(self) -> int | None:
        """How many cards the group holds."""
        known = [item.copies for item in self.items if item.copies is not None]
        return sum(known) if len(known) == len(self.items) else None


def groups_of(
    deck: Decklist, unread: Sequence[str] = (), leftovers: Mapping[str, int] | None = None
) -> tuple[Group, ...]:
    """The main list by type, then sideboard, lines not understood, and what stays in the pool."""
    cards = {line.name: line.printing.card for line in deck.lines}
    main = deck.copies(Zone.FACTION) + deck.copies(Zone.DECK)
    groups = [
        Group(titled(kind), items)
        for kind in _ORDER
        if (items := _items({n: c for n, c in main.items() if cards[n].type is kind}, cards))
    ]
    sideboard = _items(deck.copies(Zone.SIDEBOARD), cards)
    if sideboard:
        groups.append(Group("Sideboard", sideboard))
    if unread:
        groups.append(Group("Not understood", tuple(Item(text, None) for text in unread)))
    if leftovers:
        groups.append(Group("Left in the pool", _items(leftovers, {})))
    return tuple(groups)


def titled(kind: CardType) -> str:
    """The heading of a type's group; a deck has one faction."""
    return kind.value if kind is CardType.FACTION else f"{kind.value}s"


def _items(copies: Mapping[str, int], cards: Mapping[str, Card]) -> tuple[Item, ...]:
    return tuple(Item(name, copies[name], cards.get(name)) for name in sorted(copies, key=fold))
