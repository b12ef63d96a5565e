"""Icons in queries: reading, comparing and explaining them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.games.spoils.facts import Card, Threshold, fold
from app.games.spoils.terms import Icon
from app.games.tabletop.facts import PrintingLike
from app.games.tabletop.search import numeric_conditions
from app.games.tabletop.search.index import IndexEntry
from app.games.tabletop.search.language import AnyFacts
from app.games.tabletop.search.nodes import Condition, Multiset, MultisetLike, Number, Value
from app.games.tabletop.search.scope import AnyScope, whole
from app.games.tabletop.search.value_types import (
    MOST_SYMBOLS,
    Alphabet,
    ValueType,
    multiset,
    symbols_only,
)

_ALPHABET: Final[Alphabet[Icon]] = Alphabet(
    {name: icon for icon in Icon for name in (fold(icon.word), fold(icon.value))},
    Threshold.of,
    "icons",
    f"No threshold has more than {MOST_SYMBOLS} of an icon",
)

ICONS: Final[ValueType] = multiset(
    _ALPHABET, "icons as letters of O G E D R V (RR, 2R) or a number", compares=True
)
ICON_KINDS: Final[ValueType] = multiset(_ALPHABET, "icons as letters of O G E D R V, or a number")
ONLY_ICONS: Final[ValueType] = symbols_only(_ALPHABET, "icons as letters of O G E D R V, as in RD")


def hint(text: str) -> str:
    """A hint for somebody who wrote icons as a cost; empty if the text is no icons."""
    is_icons = _ALPHABET.find(text) is not None
    return f"c is the cost here; icons are i:{text} or th:{text}" if is_icons else ""


def kinds_of(counts: MultisetLike) -> frozenset[object]:
    """The different icons of a multiset."""
    assert isinstance(counts, Threshold)
    return counts.icons


def _on_card(card: Card) -> frozenset[object]:
    return card.threshold.icons


icon_kinds: Final = numeric_conditions.kinds(_on_card, kinds_of)


def playable(
    condition: Condition, scope: AnyScope
) -> Callable[[IndexEntry[Card, PrintingLike]], int]:
    """Deck cards whose threshold asks for these icons only; Volition is always possible.

    Rules: 203.4a (a face-down card provides Volition; cr3).
    """
    allowed = [
        kinds_of(value.counts) | {Icon.VOLITION}
        for value in condition.values
        if isinstance(value, Multiset)
    ]
    return whole(
        lambda card: card.is_deck_card and any(card.threshold.icons <= icons for icons in allowed)
    )


def explain_icons(value: Value, condition: Condition, catalogue: AnyFacts | None) -> str | None:
    """The icons in words, or their number."""
    if isinstance(value, Number):
        return f"{value.value} icon{'' if value.value == 1 else 's'}"
    if isinstance(value, Multiset) and isinstance(value.counts, Threshold):
        return " and ".join(f"{count} {icon.word}" for icon, count in value.counts) or "no icon"
    return None


def explain_kinds(value: Value, condition: Condition, catalogue: AnyFacts | None) -> str | None:
    """The value in words: icons, or a number of kinds; None for any other value."""
    if isinstance(value, Number):
        return f"{value.value} kind{'' if value.value == 1 else 's'}"
    if isinstance(value, Multiset) and isinstance(value.counts, Threshold):
        return " and ".join(icon.word for icon, _ in value.counts) or "no icon"
    return None
