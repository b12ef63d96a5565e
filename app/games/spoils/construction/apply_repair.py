"""A repair carried out: a new decklist, as one click in the builder gives it."""

from collections.abc import Iterable
from dataclasses import replace

from app.games.spoils.decklists import Decklist, Line, Zone
from app.games.spoils.facts import Printing
from app.games.tabletop.construction import Repair, without_removals


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
    lines = without_removals(decklist.lines, repair.remove)
    if repair.choices:
        if faction is None or faction.card.name not in repair.choices:
            raise ValueError(f"Choose one of these factions: {', '.join(repair.choices)}")
        lines = _with_faction(lines, faction)
    return replace(decklist, lines=(*lines, *added))


def _with_faction(lines: list[Line], faction: Printing) -> list[Line]:
    present = [line for line in lines if line.zone is Zone.FACTION]
    others = [line for line in lines if line.zone is not Zone.FACTION]
    same = next((line for line in present if line.name == faction.card.name), None)
    chosen = Line.main(faction, 1) if same is None else replace(same, copies=1)
    return [chosen, *others]
