"""Writing a deck as text: plain, with sets, as a table, and as LackeyCCG reads it."""

from collections.abc import Callable, Iterator
from typing import Final

from app.games.spreadsheets import write_table
from app.games.tabletop.decklists.decklist import AnyDecklist, AnyLine, DeckLayout
from app.games.tabletop.decklists.headings import read_field, read_heading
from app.games.tabletop.facts import is_any

_HEADER: Final = (
    "Count",
    "Name",
    "Edition",
    "Collector Number",
    "Zone",
    "Printing",
    "Tags",
    "Note",
)


def write_plain_text(deck: AnyDecklist, layout: DeckLayout) -> str:
    """`4 Scout`, under a heading for each zone; name, author and notes as comments above.

    A printing that is not the newest has its set: `4 Scout (1ED) 211`.
    """
    return _written(
        deck, layout, lambda line: _bare(line) if line.printing.is_newest else _with_set(line)
    )


def write_sections(deck: AnyDecklist, layout: DeckLayout) -> str:
    """`4 Scout (2ED) 285`, else as plain text."""
    return _written(deck, layout, _with_set)


def write_lackey_text(deck: AnyDecklist, layout: DeckLayout) -> str:
    """Count, tab, name; the deck first, the other zones under their names."""
    rows = []
    for place, lines in layout.placed(deck, main_first=True):
        if place is not layout.main:
            rows.append(f"{place.name.capitalize()}:")
        rows += [f"{line.copies}\t{line.name}" for line in lines]
    return "\n".join([*rows, ""])


def _written(deck: AnyDecklist, layout: DeckLayout, write_line: Callable[[AnyLine], str]) -> str:
    blocks = ["\n".join(_about(deck, layout))] if deck.name or deck.author or deck.notes else []
    for place, lines in layout.placed(deck):
        blocks.append("\n".join([place.name.capitalize(), *map(write_line, lines)]))
    return "\n\n".join(blocks) + "\n"


def _about(deck: AnyDecklist, layout: DeckLayout) -> Iterator[str]:
    """The deck's name first, for that is what other programs take the first comment for."""
    yield f"// {_plain(deck.name, 'Name', layout)}".rstrip()
    if deck.author:
        yield f"// Author: {deck.author}"
    for note in deck.notes.split("\n") if deck.notes else ():
        yield f"// {_plain(note, 'Notes', layout)}".rstrip()


def _plain(words: str, field: str, layout: DeckLayout) -> str:
    """Words that are not read as a heading or field when they come back as a comment."""
    in_doubt = read_heading(words, layout) is not None or read_field(words) is not None
    return f"{field}: {words}" if in_doubt else words


def _bare(line: AnyLine) -> str:
    return f"{line.copies} {line.name}"


def _with_set(line: AnyLine) -> str:
    printing = line.printing
    if is_any(printing.id):
        return _bare(line)
    return f"{_bare(line)} ({printing.set.code}) {printing.mark}".rstrip()


def write_csv(deck: AnyDecklist, layout: DeckLayout) -> str:
    """All lines with zone, printing, tags and note, under a header that sites understand."""
    return write_table(_HEADER, (_row(line, layout) for line in deck.lines))


def _row(line: AnyLine, layout: DeckLayout) -> tuple[str, ...]:
    printing = line.printing
    number = "" if printing.number is None else str(printing.number)
    return (
        str(line.copies),
        line.name,
        "" if is_any(printing.id) else printing.set.code,
        number,
        layout.place_of(line).name,
        printing.id,
        ", ".join(line.tags),
        line.note,
    )
