"""Goals picked from lists, as the rows of needs that say the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.games.spoils.facts import Card, Catalogue
from app.games.spoils.goldfish.from_decklist import RESOURCES_IN_PLAY, Prepared
from app.games.spoils.terms import Icon

DEPLOY, DRAW, BOTH = "deploy", "draw", "both"

WAYS: Final = {
    DEPLOY: "can be deployed, whether drawn or not",
    BOTH: "is drawn and can be deployed",
    DRAW: "is drawn",
}

ICONS: Final = {icon.value: icon.word for icon in Icon}


def cards_to_pick(start: Prepared) -> tuple[str, ...]:
    """The cards of the deck by name."""
    return tuple(sorted({card.name for card in start.setup.cards}))


def rows_of_card(name: str, way: str, catalogue: Catalogue) -> Sequence[tuple[str, str]]:
    """Threshold and cost of a card as icons and resources in play, and the card itself as drawn.

    No rows for a name that no card has.
    """
    card = catalogue.find(name)
    if card is None:
        return ()
    rows = [] if way == DRAW else list(_deploying(card))
    if way != DEPLOY or not rows:
        rows.append(("1", f'!"{card.name}"'))
    return rows


def _deploying(card: Card) -> Sequence[tuple[str, str]]:
    rows = []
    if card.threshold:
        letters = "".join(icon.value * count for icon, count in card.threshold)
        rows.append(("1", f"provides:{letters}"))
    if card.cost:
        rows.append((str(card.cost), RESOURCES_IN_PLAY))
    return rows


def row_of_icons(count: str, letter: str) -> tuple[str, str]:
    """The row for a number of icons in play."""
    return count, f"provides:{letter}"
