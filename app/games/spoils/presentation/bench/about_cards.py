"""A bench for any card: it is in hand and can be paid for, and both sides have somebody."""

from __future__ import annotations

from typing import Final

from app.games.spoils.editions import DEFAULT_EDITION
from app.games.spoils.facts import Card
from app.games.spoils.presentation.bench.document import Pile
from app.games.spoils.presentation.bench.reading import HEAD
from app.games.spoils.terms import CardType, Icon

_FACTION: Final = "The Tournament Faction"
_THERE: Final = ("Scout", "Gnat")
_SPARE: Final = 4
_NEVER: Final = frozenset({CardType.RESOURCE, CardType.FACTION})


def bench_about(card: Card) -> str | None:
    """Return a bench with a card in hand; None for one that is never deployed."""
    if card.type in _NEVER or card.is_token:
        return None
    lines = [
        f"{HEAD} {DEFAULT_EDITION.value}",
        "turn 5, player 1, action",
        f"player 1: {_FACTION}",
        Pile.IN_PLAY.value,
        *(f"  1 {name}" for name in _THERE if name != card.name),
        Pile.RESOURCES.value,
        *_resources(card),
        Pile.HAND.value,
        f"  1 {card.name}",
        f"player 2: {_FACTION}",
        Pile.IN_PLAY.value,
        *(f"  1 {name}" for name in _THERE if name != card.name),
    ]
    return "\n".join(lines) + "\n"


def _resources(card: Card) -> list[str]:
    """Resources for the threshold and the cost of a card; face-down cards provide Volition."""
    lines, count = [], 0
    for icon, copies in zip(Icon, card.threshold.counts, strict=True):
        if copies:
            name = f"{_THERE[0]} [face-down]" if icon is Icon.VOLITION else icon.word
            lines.append(f"  {copies} {name}")
            count += copies
    spare = max(0, (card.cost or 0) - count) + _SPARE
    return [*lines, f"  {spare} {_THERE[0]} [face-down]"]
