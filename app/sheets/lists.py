"""A list in its printed order: the game's own groups, then what is not part of the deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.games.capabilities.sheets import AnyDeckSheets, Item, SheetGroup
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.names import fold


def groups_of(
    deck: AnyDecklist,
    sheets: AnyDeckSheets,
    unread: Sequence[str] = (),
    leftovers: Mapping[str, int] | None = None,
) -> tuple[SheetGroup, ...]:
    """Return the deck's groups, then lines that were not understood and cards left in the pool."""
    groups = list(sheets.groups(deck))
    if unread:
        groups.append(SheetGroup("Not understood", tuple(Item(text, None) for text in unread)))
    if leftovers:
        left = (Item(name, leftovers[name]) for name in sorted(leftovers, key=fold))
        groups.append(SheetGroup("Left in the pool", tuple(left)))
    return tuple(groups)
