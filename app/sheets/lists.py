"""A list in its printed order: the game's own groups, then what is not part of the deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.games.capabilities.sheets import DeckSheets, Item, SheetGroup
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.text import fold


def groups_of(
    deck: AnyDecklist,
    sheets: DeckSheets,
    unread: Sequence[str] = (),
    leftovers: Mapping[str, int] | None = None,
    not_cards: Sequence[str] = (),
) -> tuple[SheetGroup, ...]:
    """Return the deck's groups, then the lines that are no cards of it, and those left in the pool.

    The lines are those that were not understood, and those that were declared to be no cards.
    """
    groups = list(sheets.groups(deck)) if deck.lines else []
    for title, lines in (("Not understood", unread), ("Declared no card", not_cards)):
        if lines:
            groups.append(SheetGroup(title, tuple(Item(text, None) for text in lines)))
    if leftovers:
        left = (Item(name, leftovers[name]) for name in sorted(leftovers, key=fold))
        groups.append(SheetGroup("Left in the pool", tuple(left)))
    return tuple(groups)
