"""Writing a deck as text: plain, with sets, and as LackeyCCG reads it."""

from collections.abc import Callable, Iterator, Sequence

from app.games.spoils.decklists.decklist import Decklist, Line, Zone
from app.games.spoils.decklists.headings import read_field, read_heading
from app.games.spoils.decklists.intake import Place


def write_plain_text(deck: Decklist) -> str:
    """`4 Scout`, under a heading for each zone; name, author and notes as comments above.

    A printing that is not the newest has its set: `4 Scout (1ED) 211`.
    """
    return _written(deck, lambda line: _bare(line) if line.printing.is_newest else _with_set(line))


def write_sections(deck: Decklist) -> str:
    """`4 Scout (2ED) 285`, else as plain text."""
    return _written(deck, _with_set)


def write_lackey_text(deck: Decklist) -> str:
    """Count, tab, name; the deck first, the other zones under their names."""
    rows = []
    for place, lines in _places(deck, (Place.MAIN, *_OTHERS)):
        if place is not Place.MAIN:
            rows.append(f"{place.value.capitalize()}:")
        rows += [f"{line.copies}\t{line.name}" for line in lines]
    return "\n".join([*rows, ""])


_OTHERS = (Place.FACTION, Place.STARTING, Place.SIDEBOARD, Place.CONSIDERING)


def _written(deck: Decklist, write_line: Callable[[Line], str]) -> str:
    blocks = ["\n".join(_about(deck))] if deck.name or deck.author or deck.notes else []
    order = (Place.FACTION, Place.STARTING, Place.MAIN, Place.SIDEBOARD, Place.CONSIDERING)
    for place, lines in _places(deck, order):
        blocks.append("\n".join([place.value.capitalize(), *map(write_line, lines)]))
    return "\n\n".join(blocks) + "\n"


def _about(deck: Decklist) -> Iterator[str]:
    """The deck's name first, for that is what other programs take the first comment for."""
    yield f"// {_plain(deck.name, 'Name')}".rstrip()
    if deck.author:
        yield f"// Author: {deck.author}"
    for note in deck.notes.split("\n") if deck.notes else ():
        yield f"// {_plain(note, 'Notes')}".rstrip()


def _plain(words: str, field: str) -> str:
    """Words that are not read as a heading or field when they come back as a comment."""
    in_doubt = read_heading(words) is not None or read_field(words) is not None
    return f"{field}: {words}" if in_doubt else words


def _places(deck: Decklist, order: Sequence[Place]) -> Iterator[tuple[Place, tuple[Line, ...]]]:
    lines = {
        Place.MAIN: tuple(line for line in deck.in_zone(Zone.DECK) if not line.is_starting),
        Place.STARTING: deck.starting,
        Place.FACTION: deck.in_zone(Zone.FACTION),
        Place.SIDEBOARD: deck.in_zone(Zone.SIDEBOARD),
        Place.CONSIDERING: deck.in_zone(Zone.CONSIDERING),
    }
    return ((place, lines[place]) for place in order if lines[place])


def _bare(line: Line) -> str:
    return f"{line.copies} {line.name}"


def _with_set(line: Line) -> str:
    printing = line.printing
    return f"{_bare(line)} ({printing.set.code}) {printing.mark}".rstrip()
