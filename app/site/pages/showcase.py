"""The values that the page of all components is drawn from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from app.games.spoils.facts import Card, Catalogue, Threshold
from app.games.spoils.terms import CardType, Icon, Trade
from app.site.cards.face import Face, face_of


@dataclass(frozen=True)
class Showcase:
    """One card of every kind, and the six resources."""

    faces: tuple[tuple[str, Face], ...]
    rows: tuple[Card, ...]
    resources: tuple[tuple[Icon, Trade], ...]
    thresholds: tuple[tuple[str, Threshold], ...]


_KINDS: Final[tuple[tuple[str, Callable[[Card], object]], ...]] = (
    ("character", lambda c: c.type is CardType.CHARACTER and len(c.subtypes) == 1),
    ("tactic", lambda c: c.type is CardType.TACTIC and c.threshold.total == 2),
    ("item with bonuses", lambda c: c.type is CardType.ITEM and c.strength is not None),
    ("location", lambda c: c.type is CardType.LOCATION),
    ("staple resource", lambda c: c.is_staple_resource),
    ("resource", lambda c: c.type is CardType.RESOURCE and not c.is_staple),
    ("faction", lambda c: c.is_faction),
    ("character with keywords", lambda c: c.keywords.unique and c.keywords.covert),
    ("card with Flip Up", lambda c: c.keywords.flip_up and c.keywords.attach_to),
)


def showcase(catalogue: Catalogue) -> Showcase:
    """Pick the examples: the first card by name of every kind."""
    faces = []
    for word, test in _KINDS:
        card = next((card for card in catalogue.cards if test(card)), None)
        if card is not None:
            faces.append((word, face_of(card, catalogue.newest_printing(card))))
    characters = [c for c in catalogue.cards if c.type is CardType.CHARACTER and c.threshold]
    return Showcase(
        faces=tuple(faces),
        rows=tuple(characters[:4]),
        resources=tuple((trade.icon, trade) for trade in Trade),
        thresholds=(
            ("up to three, drawn", Threshold.of("RR")),
            ("four and more, counted", Threshold.of("RRRRRR")),
            ("mixed, grouped", Threshold.of("ORRV")),
        ),
    )
