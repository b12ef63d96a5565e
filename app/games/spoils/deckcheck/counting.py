"""The rows of a list in the order of a sorted deck, and the deck that was counted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, NewType

from app.games.spoils.decklists import Decklist, Line, Zone
from app.games.spoils.facts import Catalogue, Printing, fold
from app.games.spoils.terms import CardType, Icon, Trade

RowKey = NewType("RowKey", str)
"""`zone:printing-id`, with the first printing of the name on the list."""

_COUNTED: Final = (Zone.FACTION, Zone.DECK, Zone.SIDEBOARD)
_NO_COST: Final = -1


@dataclass(frozen=True, slots=True)
class Row:
    """All copies of one name in one zone; printings do not matter (201.1b)."""

    printing: Printing
    zone: Zone
    copies: int

    @property
    def key(self) -> RowKey:
        """What names the row while its list stands."""
        return RowKey(f"{self.zone.value}:{self.printing.id}")

    @property
    def name(self) -> str:
        """The name of the card."""
        return self.printing.card.name


@dataclass(frozen=True, slots=True)
class Count:
    """What was counted so far. Rows that are not in `found` are not counted yet.

    `strangers` are copies by the names of cards that are in the deck but not on the list.
    """

    found: Mapping[RowKey, int] = field(default_factory=dict)
    strangers: Mapping[str, int] = field(default_factory=dict)


def rows_of(listed: Decklist) -> tuple[Row, ...]:
    """The rows as they lie in a sorted deck: by zone, resources first, then trade and cost.

    Staples stand before other resources, cards without cost before cost 0. Cards under
    consideration are in no deck.
    """
    first: dict[tuple[Zone, str], Printing] = {}
    for line in listed.lines:
        first.setdefault((line.zone, line.name), line.printing)
    rows = []
    for zone in _COUNTED:
        copies = listed.copies(zone)
        rows += [Row(first[zone, name], zone, copies[name]) for name in copies]
    return tuple(sorted(rows, key=_place))


def lying(listed: Decklist, count: Count, catalogue: Catalogue) -> Decklist:
    """The deck as it lies there. Rows not counted yet are taken to be as listed.

    Copies beyond those listed are of the row's printing, strangers of their newest one;
    names of strangers that the catalogue does not know are left out.
    """
    lines: list[Line] = []
    for row in rows_of(listed):
        of_row = [one for one in listed.lines if (one.zone, one.name) == (row.zone, row.name)]
        lines += _dealt_out(of_row, count.found.get(row.key, row.copies))
    for name, copies in count.strangers.items():
        if name in catalogue.newest and copies > 0:
            lines.append(Line.main(catalogue.newest[name], copies))
    return Decklist(tuple(lines), name=listed.name)


def _dealt_out(lines: list[Line], found: int) -> Iterator[Line]:
    """The found copies over the lines of one row, what is left over on the first of them."""
    beyond = max(0, found - sum(line.copies for line in lines))
    left = found
    for place, line in enumerate(lines):
        copies = min(line.copies, left)
        left -= copies
        if place == 0:
            copies += beyond
        if copies:
            yield replace(line, copies=copies)


def _place(row: Row) -> tuple[int, int, int, int, str]:
    card = row.printing.card
    cost = _NO_COST if card.cost is None else card.cost
    if card.type is CardType.RESOURCE:
        icons = [tuple(Icon).index(icon) for icon, _ in card.provides]
        kind = 0 if card.is_staple_resource else 1
        return (_COUNTED.index(row.zone), kind, min(icons, default=len(Icon)), cost, card.name)
    trade = tuple(Trade).index(card.trade)
    return (_COUNTED.index(row.zone), 2, trade, cost, fold(card.name))
