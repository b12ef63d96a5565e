"""A repair carried out: a new deck, as one click in the builder gives it."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import TypeVar

from app.games.tabletop.construction.findings import Removal, Repair
from app.games.tabletop.decklists.decklist import AnyDecklist, AnyLine
from app.games.tabletop.decklists.shape import DeckShape
from app.games.tabletop.facts import PrintingId, PrintingLike

P = TypeVar("P", bound=PrintingLike)
L = TypeVar("L", bound=AnyLine)
D = TypeVar("D", bound=AnyDecklist)


def removals(lines: Iterable[AnyLine]) -> tuple[Removal, ...]:
    """What takes these lines out, printing by printing, sorted by name."""
    copies: dict[tuple[str, PrintingId, StrEnum], int] = {}
    for line in lines:
        key = (line.name, line.printing.id, line.zone)
        copies[key] = copies.get(key, 0) + line.copies
    return tuple(
        Removal(name, number, zone, id_) for (name, id_, zone), number in sorted(copies.items())
    )


def apply_repair(
    decklist: D, repair: Repair, shape: DeckShape[P, L, D], chosen: P | None = None
) -> D:
    """The deck after a repair: removals out, then the chosen card in its zone for one card.

    Later lines give copies first, lines with a mark last; what is to be added is not. Raises
    ValueError when the repair leaves a choice and none of its cards is given, or when the deck
    does not hold what is to go.
    """
    lines = without_removals(decklist.lines, repair.remove)
    if repair.choices:
        if chosen is None or chosen.card.name not in repair.choices or shape.lone is None:
            raise ValueError(f"Choose one of these cards: {', '.join(repair.choices)}")
        present = [line for line in lines if line.zone is shape.lone]
        same = next((line for line in present if line.name == chosen.card.name), None)
        only = shape.line(chosen, 1, shape.lone) if same is None else replace(same, copies=1)
        lines = [only, *(line for line in lines if line.zone is not shape.lone)]
    return replace(decklist, lines=tuple(lines))


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
