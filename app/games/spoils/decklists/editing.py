"""Changes of a decklist, one at a time: each gives a new decklist."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from app.games.spoils.decklists.decklist import Decklist, Line, Zone
from app.games.spoils.facts import Printing, PrintingId


def copies_of(decklist: Decklist, printing: PrintingId, zone: Zone = Zone.DECK) -> int:
    """How many copies of one printing stand in a zone, starting resources included."""
    return sum(line.copies for line in decklist.lines if _is(line, printing, zone))


def with_copies(
    decklist: Decklist, printing: Printing, copies: int, zone: Zone = Zone.DECK
) -> Decklist:
    """The deck with exactly `copies` of a printing in a zone; none takes its lines out.

    Lines stay where they stood. Copies that start in play go last. A faction card in the
    deck's zone means its faction. Raises ValueError for a negative number.
    """
    if copies < 0:
        raise ValueError("There are no negative copies")
    if zone is Zone.DECK and printing.card.is_faction:
        zone = Zone.FACTION
    present = [line for line in decklist.lines if _is(line, printing.id, zone)]
    if not present:
        if not copies:
            return decklist
        return replace(decklist, lines=(*decklist.lines, Line(printing, copies, zone)))
    left = copies
    wanted: dict[int, int] = {}
    for line in sorted(present, key=lambda line: not line.is_starting):
        wanted[id(line)] = min(line.copies, left)
        left -= wanted[id(line)]
    grows = next((line for line in present if not line.is_starting), None)
    if grows is not None:
        wanted[id(grows)] += left
        left = 0
    lines = [
        replace(line, copies=wanted[id(line)]) if id(line) in wanted else line
        for line in decklist.lines
        if wanted.get(id(line), 1)
    ]
    if left:
        lines.append(replace(present[0], copies=left, is_starting=False))
    return replace(decklist, lines=tuple(lines))


def remarks_of(decklist: Decklist, printing: PrintingId, zone: Zone) -> tuple[tuple[str, ...], str]:
    """The tags and the note on one printing in a zone."""
    for line in decklist.lines:
        if _is(line, printing, zone) and (line.tags or line.note):
            return line.tags, line.note
    return (), ""


def with_remarks(
    decklist: Decklist, printing: PrintingId, zone: Zone, tags: tuple[str, ...], note: str
) -> Decklist:
    """The deck with these tags and this note on one printing in a zone, where it stands there."""
    return replace(
        decklist,
        lines=tuple(
            replace(line, tags=tags, note=note) if _is(line, printing, zone) else line
            for line in decklist.lines
        ),
    )


def with_added(
    decklist: Decklist, printing: Printing, copies: int, zone: Zone = Zone.DECK
) -> Decklist:
    """The deck with so many copies more; a faction card becomes the deck's faction."""
    if zone is Zone.DECK and printing.card.is_faction:
        return with_faction(decklist, printing)
    return with_copies(decklist, printing, copies_of(decklist, printing.id, zone) + copies, zone)


def with_moved(
    decklist: Decklist, printing: Printing, copies: int, source: Zone, target: Zone
) -> Decklist:
    """The deck with copies moved from one zone to another, as many as there are.

    Tags and note go along where the printing has none in the other zone.
    """
    there = copies_of(decklist, printing.id, source)
    moved = min(copies, there)
    if not moved:
        return decklist
    without = with_copies(decklist, printing, there - moved, source)
    deck = with_added(without, printing, moved, target)
    tags, note = remarks_of(decklist, printing.id, target)
    if tags or note:
        return deck
    return with_remarks(deck, printing.id, target, *remarks_of(decklist, printing.id, source))


def with_faction(decklist: Decklist, printing: Printing) -> Decklist:
    """The deck with this faction and no other; the starting marks of the old one go.

    Raises ValueError for a card that is no faction.
    """
    others = [
        replace(line, is_starting=False) for line in decklist.lines if line.zone is not Zone.FACTION
    ]
    lines = (Line(printing, 1, Zone.FACTION), *others)
    return replace(decklist, lines=lines).merged()


def with_starting(decklist: Decklist, names: tuple[str, ...]) -> Decklist:
    """The deck with one copy per name in `names` marked as starting in play. Rules: 601.1b.

    Names that the deck does not hold are left out.
    """
    bare = replace(
        decklist, lines=tuple(replace(line, is_starting=False) for line in decklist.lines)
    ).merged()
    lines = list(bare.lines)
    for name in names:
        place = next(
            (
                place
                for place, line in enumerate(lines)
                if line.name == name and line.zone is Zone.DECK and not line.is_starting
            ),
            None,
        )
        if place is None:
            continue
        line = lines.pop(place)
        lines.insert(place, replace(line, copies=1, is_starting=True))
        if line.copies > 1:
            lines.insert(place, replace(line, copies=line.copies - 1))
    return replace(bare, lines=tuple(lines)).merged()


def with_printings_of(decklist: Decklist, known: Decklist) -> Decklist:
    """The deck read from a text, with the printings of `known` where the text left them open.

    Staple resources have several printings in one set and no number; `40 Rage` and
    `40 Rage (FNR)` do not say which, `40 Rage (FNR) v2` does. Lines that say it stay. The others
    are of the printings that `known` holds, as far as its copies go. Lines, zones and copies by
    name stay as they are.
    """
    held: dict[tuple[object, ...], list[Line]] = {}
    for line in known.lines:
        held.setdefault(_as_written(line), []).append(line)
    left = {id(line): line.copies for line in known.lines}
    taken: dict[int, list[Line]] = {}
    for place in sorted(range(len(decklist.lines)), key=lambda at: _is_open(decklist.lines[at])):
        line = decklist.lines[place]
        same = held.get(_as_written(line), [])
        if not _is_open(line):
            same = [one for one in same if one.printing == line.printing]
        taken[place] = list(_taken_from(same, line, left))
    lines = (part for place in range(len(decklist.lines)) for part in taken[place])
    return replace(decklist, lines=tuple(lines)).merged()


def _taken_from(same: list[Line], line: Line, left: dict[int, int]) -> Iterator[Line]:
    """The line in parts, each of the printing of a line it takes copies from; `left` goes down."""
    more = line.copies
    best = sorted(
        same,
        key=lambda one: (one.printing != line.printing, one.is_starting is not line.is_starting),
    )
    for other in best:
        copies = min(more, left[id(other)])
        left[id(other)] -= copies
        more -= copies
        if copies:
            yield replace(line, printing=other.printing, copies=copies)
    if more:
        yield replace(line, copies=more)


def merged_changes(base: Decklist, mine: Decklist, theirs: Decklist) -> Decklist:
    """Both changes of one deck together: what `mine` did to `base`, done to `theirs`.

    Copies are added up printing by printing; name, author, notes, tags, faction, and the tags and
    note of a card are mine where I changed them.
    """
    deck = theirs
    places = {(line.printing.id, line.zone): line.printing for line in (*base.lines, *mine.lines)}
    for (identity, zone), printing in places.items():
        change = copies_of(mine, identity, zone) - copies_of(base, identity, zone)
        if zone is Zone.FACTION or not change:
            continue
        copies = max(0, copies_of(deck, identity, zone) + change)
        deck = with_copies(deck, printing, copies, zone)
    for identity, zone in places:
        remarks = remarks_of(mine, identity, zone)
        if remarks != remarks_of(base, identity, zone):
            deck = with_remarks(deck, identity, zone, *remarks)
    if mine.in_zone(Zone.FACTION) != base.in_zone(Zone.FACTION):
        lines = [line for line in deck.lines if line.zone is not Zone.FACTION]
        deck = replace(deck, lines=(*mine.in_zone(Zone.FACTION), *lines))
    return replace(
        deck,
        name=mine.name if mine.name != base.name else theirs.name,
        author=mine.author if mine.author != base.author else theirs.author,
        notes=mine.notes if mine.notes != base.notes else theirs.notes,
        tags=mine.tags if mine.tags != base.tags else theirs.tags,
    )


def _as_written(line: Line) -> tuple[object, ...]:
    """What lines have in common that a text may write alike."""
    return line.name, line.printing.set.code, line.printing.number, line.zone


def _is_open(line: Line) -> bool:
    """Whether a text that means this printing may not have said so."""
    return not line.printing.mark


def _is(line: Line, printing: PrintingId, zone: Zone) -> bool:
    return line.zone is zone and line.printing.id == printing
