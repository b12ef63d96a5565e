"""Removals of a repair carried out on the lines of a deck."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TypeVar

from app.games.tabletop.construction.findings import Removal
from app.games.tabletop.decklists.decklist import AnyLine

L = TypeVar("L", bound=AnyLine)


def without_removals(lines: Sequence[L], removals: Iterable[Removal]) -> list[L]:
    """The lines without the copies that are to go.

    Later lines give copies first, lines with a mark last. Raises ValueError when the deck does
    not hold what is to go.
    """
    left = list(lines)
    for removal in removals:
        left = _without(left, removal)
    return left


def _without(lines: list[L], removal: Removal) -> list[L]:
    left = removal.copies
    kept: list[L | None] = list(lines)
    places = [
        place
        for place, line in enumerate(lines)
        if line.name == removal.name
        and line.zone is removal.zone
        and removal.printing in (None, line.printing.id)
    ]
    for place in sorted(places, key=lambda place: (lines[place].mark is not None, -place)):
        line = lines[place]
        taken = min(left, line.copies)
        left -= taken
        kept[place] = line if not taken else _fewer(line, taken)
    if left:
        raise ValueError(f"The deck does not have {removal.copies} copies of {removal.name}")
    return [line for line in kept if line is not None]


def _fewer(line: L, taken: int) -> L | None:
    return replace(line, copies=line.copies - taken) if taken < line.copies else None
