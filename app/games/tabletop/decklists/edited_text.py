"""A deck edited as text: what the text does not say stays as the deck had it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType

from app.games.tabletop.decklists.decklist import AnyDecklist, AnyLine, D, Names
from app.games.tabletop.facts import AnyCatalogue, CardLike, PrintingLike, any_id, is_any


@lru_cache(maxsize=8)
def without_bare_printings(catalogue: Names) -> Names:
    """Return the catalogue in which a name alone stands for any printing of its card.

    A text that edits a deck is read with it: `with_printings_of` then knows where the text names
    no printing, and takes what the deck has.
    """
    names = {card.name: _any_printing(card, catalogue) for card in catalogue.cards}
    return replace(catalogue, bare=MappingProxyType(names))


def _any_printing(card: CardLike, catalogue: Names) -> PrintingLike:
    return catalogue.newest_printing(card).unspecified(any_id(card.name))


def with_printings_of(decklist: D, known: AnyDecklist, catalogue: AnyCatalogue) -> D:
    """Return the deck read from a text, with the printings of `known` where the text names none.

    The text was read with `without_bare_printings`. A name alone, as in `3 Scout`, is of the
    printings that `known` has, those of its zone first; copies beyond these are the printing that
    a name stands for if `known` has it too, else the first that it has. Some cards have several
    printings in one set and no number: `40 Rage (FNR)` leaves open which, `40 Rage (FNR) v2` does
    not. Lines that name a printing stay. Names, zones and copies stay as they are.
    """
    held: dict[str, list[AnyLine]] = {}
    for line in known.lines:
        held.setdefault(line.name, []).append(line)
    left = {id(line): line.copies for line in known.lines}
    more = [line.copies for line in decklist.lines]
    taken: list[list[AnyLine]] = [[] for _ in decklist.lines]
    order = sorted(range(len(more)), key=lambda at: _openness(decklist.lines[at].printing))
    for is_near in (True, False):
        for place in order:
            line = decklist.lines[place]
            for other in _most_alike_first(held.get(line.name, []), line):
                copies = min(more[place], left[id(other)])
                if copies and (other.zone is line.zone) is is_near:
                    left[id(other)] -= copies
                    more[place] -= copies
                    taken[place].append(replace(line, printing=other.printing, copies=copies))
    for place, line in enumerate(decklist.lines):
        if more[place]:
            printing = _further(line, held.get(line.name, []), catalogue)
            taken[place].append(replace(line, printing=printing, copies=more[place]))
    return replace(decklist, lines=tuple(line for lines in taken for line in lines)).merged()


def _openness(printing: PrintingLike) -> int:
    """Return how little a text says that means this printing: 0 for the printing itself."""
    if is_any(printing.id):
        return 2
    return 0 if printing.mark else 1


def _most_alike_first(lines: Iterable[AnyLine], line: AnyLine) -> list[AnyLine]:
    """Return the lines whose printing `line` may mean, those that are most like it first."""
    may_be = (one for one in lines if _may_mean(line.printing, one.printing))
    return sorted(
        may_be, key=lambda one: (one.printing.id != line.printing.id, one.mark != line.mark)
    )


def _may_mean(written: PrintingLike, held: PrintingLike) -> bool:
    """Return whether a text that was read as one printing of a card can mean another."""
    openness = _openness(written)
    if openness == 1:
        return (written.set.code, written.number) == (held.set.code, held.number)
    return openness == 2 or written.id == held.id


def _further(line: AnyLine, held: Sequence[AnyLine], catalogue: AnyCatalogue) -> PrintingLike:
    """Return the printing of copies that the known deck does not have."""
    if not is_any(line.printing.id):
        return line.printing
    bare = catalogue.bare[line.name]
    if not held or any(one.printing.id == bare.id for one in held):
        return bare
    return held[0].printing


def with_remarks_of(deck: D, known: AnyDecklist) -> D:
    """Return the deck with the tags of `known`, and with what `known` says of the same cards.

    Tags that a text writes behind a card are added to those it had; a note that a text writes
    replaces the one before. What was said of a printing in a zone goes to the same printing there,
    else to its card there, else to its card in another zone.
    """
    there = {(line.name, line.zone) for line in deck.lines}
    said = [line for line in known.lines if line.tags or line.note]
    lines = []
    for line in deck.lines:
        of_card = (
            one
            for one in said
            if one.name == line.name
            and (one.zone is line.zone or (one.name, one.zone) not in there)
        )
        old = min(of_card, key=_far(line), default=None)
        if old is not None:
            tags = tuple(dict.fromkeys((*old.tags, *line.tags)))
            line = replace(line, tags=tags, note=line.note or old.note)
        lines.append(line)
    return replace(deck, lines=tuple(lines), tags=known.tags)


def _far(line: AnyLine) -> Callable[[AnyLine], tuple[bool, bool]]:
    """Return what orders lines of the same card by how far they stand from this one."""
    return lambda one: (one.zone is not line.zone, one.printing.id != line.printing.id)
