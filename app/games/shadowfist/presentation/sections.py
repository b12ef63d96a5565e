"""The sections of a deck: its cards by what they are for. Rules: 7, 18.4."""

from __future__ import annotations

from typing import Final

from app.games.shadowfist.facts import Printed, Printing, Score
from app.games.shadowfist.terms import CardType
from app.games.text import fold

FOUNDATIONS: Final = "Foundations"

_OF_TYPE: Final = {
    CardType.FENG_SHUI_SITE: "Feng Shui Sites",
    CardType.SITE: "Sites",
    CardType.CHARACTER: "Characters",
    CardType.EVENT: "Events",
    CardType.STATE: "States",
    CardType.EDGE: "Edges",
    CardType.TOKEN: "Tokens",
}
SECTIONS: Final = (
    "Feng Shui Sites", "Sites", FOUNDATIONS, "Characters", "Events", "States", "Edges", "Tokens",
)  # fmt: skip
"""The sections in the order of a list."""

_NO_NUMBER: Final = 99


def section_of(printed: Printed) -> str:
    """The section of a card: that of Foundations if it is one, else that of its type."""
    return FOUNDATIONS if printed.is_foundation else _OF_TYPE[printed.type]


def place_of(printing: Printing) -> tuple[int, int, str]:
    """Return the key that sorts cards in a list: section, then cost, then title."""
    printed = printing.printed
    section = SECTIONS.index(section_of(printed))
    return (section, number_of(printed.cost), fold(printing.card.name))


def number_of(score: Score | None) -> int:
    """A score for sorting: nothing comes first, X and * come last."""
    if score is None:
        return -1
    return score if isinstance(score, int) else _NO_NUMBER
