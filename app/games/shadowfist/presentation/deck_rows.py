"""Groups and orders of the rows of a Shadowfist deck."""

from __future__ import annotations

from app.games.capabilities.deck_rows import DeckRows, Place, RowOrder
from app.games.offers import own
from app.games.shadowfist.facts import Printing
from app.games.shadowfist.presentation.sections import SECTIONS, number_of, section_of
from app.games.shadowfist.terms import Resource
from app.games.tabletop.facts import PrintingLike


def _of_section(printing: PrintingLike) -> tuple[Place, str]:
    section = section_of(own(printing, Printing).printed)
    return (SECTIONS.index(section),), section


def _of_faction(printing: PrintingLike) -> tuple[Place, str]:
    factions = own(printing, Printing).printed.factions
    first = tuple(Resource).index(factions[0]) if factions else len(Resource)
    return (first, len(factions)), " and ".join(each.word for each in factions) or "Unaligned"


def _of_cost(printing: PrintingLike) -> tuple[Place, str]:
    cost = own(printing, Printing).printed.cost
    return (number_of(cost),), "No printed cost" if cost is None else f"Cost {cost}"


def _of_fighting(printing: PrintingLike) -> tuple[Place, str]:
    fighting = own(printing, Printing).printed.fighting
    return (-number_of(fighting),), "No Fighting" if fighting is None else f"Fighting {fighting}"


def _within(printing: PrintingLike) -> Place:
    """Return the key that sorts by cost, then title."""
    return (number_of(own(printing, Printing).printed.cost), printing.card.name)


def _by_section(printing: PrintingLike) -> Place:
    return (*_of_section(printing)[0], *_within(printing))


def _by_faction(printing: PrintingLike) -> Place:
    return (*_of_faction(printing)[0], *_within(printing))


def _by_fighting(printing: PrintingLike) -> Place:
    return (*_of_fighting(printing)[0], *_within(printing))


class ShadowfistDeckRows(DeckRows):
    """The ways to look at a deck."""

    orders = (
        RowOrder("section", "section", _of_section, _by_section),
        RowOrder("faction", "faction", _of_faction, _by_faction),
        RowOrder("cost", "cost", _of_cost, _within),
        RowOrder("fighting", "Fighting", _of_fighting, _by_fighting),
    )
    grouping = "section"
    sorting = "cost"
    stacking = "cost"

    def within(self, printing: PrintingLike) -> Place:
        return _within(printing)
