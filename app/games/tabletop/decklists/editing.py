"""Changes of a decklist, one at a time: each gives a new decklist."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum
from functools import partial

from app.games.tabletop.decklists.decklist import AnyDecklist, AnyLine, AnyShape, D
from app.games.tabletop.facts import PrintingId, PrintingLike


def copies_of(decklist: AnyDecklist, printing: PrintingId, zone: StrEnum) -> int:
    """Count the copies of one printing in a zone, including those with a mark."""
    return sum(line.copies for line in decklist.lines if _is(line, printing, zone))


def with_copies(
    decklist: D, printing: PrintingLike, copies: int, zone: StrEnum, shape: AnyShape
) -> D:
    """The deck with exactly `copies` of a printing in a zone; none takes its lines out.

    Lines stay where they stood. Copies with a mark go last. The game says in which zone a card
    stands that is put into this one. Raises ValueError for a negative number.
    """
    home = shape.home(printing, zone)
    return _with_copies(
        decklist, printing.id, copies, home, lambda: shape.line(printing, copies, home)
    )


def _with_copies(
    decklist: D, printing: PrintingId, copies: int, zone: StrEnum, line: Callable[[], AnyLine]
) -> D:
    """The deck with exactly `copies` of a printing; `line` makes the line where there was none."""
    if copies < 0:
        raise ValueError("The number of copies cannot be negative")
    present = [one for one in decklist.lines if _is(one, printing, zone)]
    if not present:
        return replace(decklist, lines=(*decklist.lines, line())) if copies else decklist
    left = copies
    wanted: dict[int, int] = {}
    for one in sorted(present, key=lambda one: one.mark is None):
        wanted[id(one)] = min(one.copies, left)
        left -= wanted[id(one)]
    grows = next((one for one in present if one.mark is None), None)
    if grows is not None:
        wanted[id(grows)] += left
        left = 0
    lines = [
        replace(one, copies=wanted[id(one)]) if id(one) in wanted else one
        for one in decklist.lines
        if wanted.get(id(one), 1)
    ]
    if left:
        lines.append(replace(present[0], copies=left, mark=None))
    return replace(decklist, lines=tuple(lines))


def remarks_of(
    decklist: AnyDecklist, printing: PrintingId, zone: StrEnum
) -> tuple[tuple[str, ...], str]:
    """The tags and the note on one printing in a zone."""
    for line in decklist.lines:
        if _is(line, printing, zone) and (line.tags or line.note):
            return line.tags, line.note
    return (), ""


def with_remarks(
    decklist: D, printing: PrintingId, zone: StrEnum, tags: tuple[str, ...], note: str
) -> D:
    """The deck with these tags and this note on one printing in a zone, where it stands there."""
    return replace(
        decklist,
        lines=tuple(
            replace(line, tags=tags, note=note) if _is(line, printing, zone) else line
            for line in decklist.lines
        ),
    )


def with_added(
    decklist: D, printing: PrintingLike, copies: int, zone: StrEnum, shape: AnyShape
) -> D:
    """The deck with `copies` more copies; what the game sends into its lone zone stands alone."""
    home = shape.home(printing, zone)
    if home is not zone and home is shape.lone:
        return with_only(decklist, printing, home, shape)
    before = copies_of(decklist, printing.id, zone)
    return with_copies(decklist, printing, before + copies, zone, shape)


def with_moved(
    decklist: D,
    printing: PrintingLike,
    copies: int,
    source: StrEnum,
    target: StrEnum,
    shape: AnyShape,
) -> D:
    """The deck with copies moved from one zone to another, as many as there are.

    Tags and note go along where the printing has none in the other zone.
    """
    there = copies_of(decklist, printing.id, source)
    moved = min(copies, there)
    if not moved:
        return decklist
    without = with_copies(decklist, printing, there - moved, source, shape)
    deck = with_added(without, printing, moved, target, shape)
    tags, note = remarks_of(decklist, printing.id, target)
    if tags or note:
        return deck
    return with_remarks(deck, printing.id, target, *remarks_of(decklist, printing.id, source))


def with_only(decklist: D, printing: PrintingLike, zone: StrEnum, shape: AnyShape) -> D:
    """The deck with one copy of this printing first, no other card in its zone, and no marks.

    Raises ValueError for a card that cannot stand in the zone.
    """
    others = [replace(line, mark=None) for line in decklist.lines if line.zone is not zone]
    return replace(decklist, lines=(shape.line(printing, 1, zone), *others)).merged()


def merged_changes(base: D, mine: D, theirs: D, lone: StrEnum | None = None) -> D:
    """Both changes of one deck together: what `mine` did to `base`, done to `theirs`.

    Copies are added up printing by printing; name, author, notes, tags, the `lone` zone
    for one card, and the tags and note of a card are mine where I changed them.
    """
    deck = theirs
    places = {(line.printing.id, line.zone): line for line in (*base.lines, *mine.lines)}
    for (identity, zone), line in places.items():
        change = copies_of(mine, identity, zone) - copies_of(base, identity, zone)
        if zone is lone or not change:
            continue
        copies = max(0, copies_of(deck, identity, zone) + change)
        added = partial(replace, line, copies=change, mark=None, tags=(), note="")
        deck = _with_copies(deck, identity, copies, zone, added)
    for identity, zone in places:
        remarks = remarks_of(mine, identity, zone)
        if remarks != remarks_of(base, identity, zone):
            deck = with_remarks(deck, identity, zone, *remarks)
    if lone is not None and mine.in_zone(lone) != base.in_zone(lone):
        lines = [line for line in deck.lines if line.zone is not lone]
        deck = replace(deck, lines=(*mine.in_zone(lone), *lines))
    return replace(
        deck,
        name=mine.name if mine.name != base.name else theirs.name,
        author=mine.author if mine.author != base.author else theirs.author,
        notes=mine.notes if mine.notes != base.notes else theirs.notes,
        tags=mine.tags if mine.tags != base.tags else theirs.tags,
    )


def _is(line: AnyLine, printing: PrintingId, zone: StrEnum) -> bool:
    return line.zone is zone and line.printing.id == printing
