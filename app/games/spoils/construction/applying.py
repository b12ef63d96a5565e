"""A repair carried out: a new decklist, as one click in the builder gives it."""

from collections.abc import Iterable
from dataclasses import replace

from app.games.spoils.construction.findings import Removal, Repair
from app.games.spoils.decklists import Decklist, Line, Zone
from app.games.spoils.facts import Printing


def apply_repair(
    decklist: Decklist,
    repair: Repair,
    *,
    faction: Printing | None = None,
    added: Iterable[Line] = (),
) -> Decklist:
    """The deck after a repair: removals out, the chosen `faction` in, then `added` lines.

    Later lines give copies first, starting resources last. Raises ValueError when the
    repair leaves a choice of factions and none of them is given, or when the deck does
    not hold what is to go.
    """
    lines = list(decklist.lines)
    for removal in repair.remove:
        lines = _without(lines, removal)
    if repair.choices:
        if faction is None or faction.card.name not in repair.choices:
            raise ValueError(f"Choose one faction of {', '.join(repair.choices)}")
        lines = _with_faction(lines, faction)
    return replace(decklist, lines=(*lines, *added))


def _without(lines: list[Line], removal: Removal) -> list[Line]:
    left = removal.copies
    kept: list[Line | None] = list(lines)
    places = [
        place
        for place, line in enumerate(lines)
        if line.name == removal.name
        and line.zone is removal.zone
        and removal.printing in (None, line.printing.id)
    ]
    for place in sorted(places, key=lambda place: (lines[place].is_starting, -place)):
        line = lines[place]
        taken = min(left, line.copies)
        left -= taken
        kept[place] = line if not taken else _fewer(line, taken)
    if left:
        raise ValueError(f"The deck does not hold {removal.copies} copies of {removal.name}")
    return [line for line in kept if line is not None]


def _fewer(line: Line, taken: int) -> Line | None:
    return replace(line, copies=line.copies - taken) if taken < line.copies else None


def _with_faction(lines: list[Line], faction: Printing) -> list[Line]:
    present = [line for line in lines if line.zone is Zone.FACTION]
    others = [line for line in lines if line.zone is not Zone.FACTION]
    same = next((line for line in present if line.name == faction.card.name), None)
    chosen = Line.main(faction, 1) if same is None else replace(same, copies=1)
    return [chosen, *others]
