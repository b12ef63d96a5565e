"""How rows of decks of Shadowfist are grouped and sorted."""

from __future__ import annotations

from typing import Final

from app.games.capabilities.deck_rows import DeckRows, Place, RowOrder
from app.games.shadowfist.facts import Printing
from app.games.shadowfist.presentation.sections import SECTIONS, number_of, section_of
from app.games.shadowfist.terms import Resource


def _of_section(printing: Printing) -> tuple[Place, str]:
    section = section_of(printing.printed)
    return (SECTIONS.index(section),), section


def _of_faction(printing: Printing) -> tuple[Place, str]:
    factions = printing.printed.factions
    first = tuple(Resource).index(factions[0]) if factions else len(Resource)
    return (first, len(factions)), " and ".join(each.word for each in factions) or "Unaligned"


def _of_cost(printing: Printing) -> tuple[Place, str]:
    cost = printing.printed.cost
    return (number_of(cost),), "No printed cost" if cost is None else f"Cost {cost}"


def _of_fighting(printing: Printing) -> tuple[Place, str]:
    fighting = printing.printed.fighting
    return (-number_of(fighting),), "No Fighting" if fighting is None else f"Fighting {fighting}"


def _within(printing: Printing) -> Place:
    """By cost, then title."""
    return (number_of(printing.printed.cost), printing.card.name)


def _by_section(printing: Printing) -> Place:
    return (*_of_section(printing)[0], *_within(printing))


def _by_faction(printing: Printing) -> Place:
    return (*_of_faction(printing)[0], *_within(printing))


def _by_fighting(printing: Printing) -> Place:
    return (*_of_fighting(printing)[0], *_within(printing))


DECK_ROWS: Final[DeckRows[Printing]] = DeckRows(
    orders=(
        RowOrder("section", "section", _of_section, _by_section),
        RowOrder("faction", "faction", _of_faction, _by_faction),
        RowOrder("cost", "cost", _of_cost, _within),
        RowOrder("fighting", "Fighting", _of_fighting, _by_fighting),
    ),
    grouping="section",
    sorting="cost",
    within=_within,
    stacking="cost",
)
