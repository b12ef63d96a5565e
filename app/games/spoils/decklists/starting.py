"""Marking the resources of a decklist that start in play. Rules: 601.1b."""

from dataclasses import replace

from app.games.spoils.decklists.decklist import Decklist, Zone
from app.games.spoils.terms import STARTING


def with_starting(decklist: Decklist, names: tuple[str, ...]) -> Decklist:
    """The deck with one copy per name in `names` marked as starting in play. Rules: 601.1b.

    Names that the deck does not hold are left out.
    """
    bare = replace(
        decklist, lines=tuple(replace(line, mark=None) for line in decklist.lines)
    ).merged()
    lines = list(bare.lines)
    for name in names:
        place = next(
            (
                place
                for place, line in enumerate(lines)
                if line.name == name and line.zone is Zone.DECK and line.mark is None
            ),
            None,
        )
        if place is None:
            continue
        line = lines.pop(place)
        lines.insert(place, replace(line, copies=1, mark=STARTING))
        if line.copies > 1:
            lines.insert(place, replace(line, copies=line.copies - 1))
    return replace(bare, lines=tuple(lines)).merged()
