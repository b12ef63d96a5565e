"""The table of deck formats: one row each, in the order in which files are tried.

What a format keeps is a promise that the tests hold: a deck that is written and read
again is the same in these respects. `read_decklist` takes any deck file and gives one Import.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Final, Generic, TypeAlias

from app.games.tabletop.decklists.cockatrice import is_cockatrice, read_cockatrice, write_cockatrice
from app.games.tabletop.decklists.decklist import (
    AnyDecklist,
    D,
    D_co,
    DeckLayout,
    DeckShape,
    L,
    Names,
    Place,
)
from app.games.tabletop.decklists.lackey import (
    is_lackey,
    is_magic_online,
    read_lackey,
    read_magic_online,
    write_lackey,
)
from app.games.tabletop.decklists.o8d import is_o8d, read_o8d, write_o8d
from app.games.tabletop.decklists.plain_text import PlainTextReader, has_sets, is_lackey_text
from app.games.tabletop.decklists.report import Import, ImportLine, Status
from app.games.tabletop.decklists.source import (
    Document,
    UnreadableError,
    is_xml,
    read_source,
)
from app.games.tabletop.decklists.spreadsheet import is_csv, read_csv
from app.games.tabletop.decklists.text_writers import (
    write_csv,
    write_lackey_text,
    write_plain_text,
    write_sections,
)
from app.games.tabletop.decklists.threshold_json import is_json, read_json, write_json
from app.games.tabletop.facts import is_any


class Keeps(StrEnum):
    """Parts of a deck that a format may keep besides names, copies and places."""

    PRINTING = "which printing of a card is meant (the hash depends on it)"
    OPEN = "which cards are given without a printing (the hash depends on it)"
    NAME = "the deck's name"
    AUTHOR = "the deck's author"
    NOTES = "the deck's notes"
    TAGS = "the deck's tags"
    CARD_NOTES = "tags and notes of cards"


@dataclass(frozen=True, slots=True)
class DeckFormat(Generic[D_co]):
    """A row of the table. `write` is None if the format is only read.

    `places` are those that it tells apart from the main list. `recognises` tells whether a file
    is in this format; it may rely on the rows above having said no.
    """

    id: str
    title: str
    extension: str
    keeps: frozenset[Keeps]
    places: frozenset[Place]
    recognises: Callable[[Document], bool]
    read: Callable[[Document, Names], Import[D_co]]
    write: Callable[[AnyDecklist], str] | None
    is_xml: bool = False


DeckFormats: TypeAlias = Mapping[str, DeckFormat[D]]
"""Every format of a game by its id."""

TEXT_FORMATS: Final = frozenset({"txt", "sections", "lackey-txt"})
"""Formats that name cards by words alone, a line each, and may leave the printing open."""

_ABOUT: Final = frozenset({Keeps.NAME, Keeps.AUTHOR, Keeps.NOTES})


def deck_formats(shape: DeckShape[L, D]) -> DeckFormats[D]:
    """The formats for the decks of a game, without those of programs that do not know it."""
    rows = [*_xml_rows(shape), *_text_rows(shape)]
    return MappingProxyType({row.id: row for row in rows})


def _xml_rows(shape: DeckShape[L, D]) -> list[DeckFormat[D]]:
    sideboard = frozenset({shape.sideboard} if shape.sideboard else ())
    rows: list[DeckFormat[D]] = []
    if shape.cockatrice:
        rows.append(
            DeckFormat(
                "cod",
                "Cockatrice",
                "cod",
                frozenset({Keeps.PRINTING, Keeps.NAME, Keeps.NOTES, Keeps.TAGS}),
                _apart_in_cockatrice(shape),
                is_cockatrice,
                lambda document, catalogue: read_cockatrice(document, catalogue, shape),
                lambda deck: write_cockatrice(deck, shape),
                is_xml=True,
            )
        )
    if shape.lackey:
        rows.append(
            DeckFormat(
                "dek",
                "LackeyCCG",
                "dek",
                _ABOUT | {Keeps.PRINTING},
                frozenset(shape.places),
                is_lackey,
                lambda document, catalogue: read_lackey(document, catalogue, shape),
                lambda deck: write_lackey(deck, shape),
                is_xml=True,
            )
        )
    rows.append(
        DeckFormat(
            "mtgo",
            "Magic Online",
            "dek",
            frozenset(),
            sideboard,
            is_magic_online,
            lambda document, catalogue: read_magic_online(document, catalogue, shape),
            None,
            is_xml=True,
        )
    )
    if octgn := shape.octgn:
        rows.append(
            DeckFormat(
                "o8d",
                "OCTGN",
                "o8d",
                frozenset({Keeps.PRINTING, Keeps.NOTES}),
                frozenset(place for _, places in octgn.sections for place in places),
                is_o8d,
                lambda document, catalogue: read_o8d(document, catalogue, shape),
                lambda deck: write_o8d(deck, octgn),
                is_xml=True,
            )
        )
    return rows


def _text_rows(shape: DeckShape[L, D]) -> list[DeckFormat[D]]:
    every, read_plain_text = frozenset(shape.places), PlainTextReader(shape).read
    return [
        DeckFormat(
            "json",
            "JSON",
            "json",
            frozenset(Keeps),
            every,
            is_json,
            lambda document, catalogue: read_json(document, catalogue, shape),
            lambda deck: write_json(deck, shape),
        ),
        DeckFormat(
            "csv",
            "CSV",
            "csv",
            frozenset({Keeps.PRINTING, Keeps.OPEN, Keeps.CARD_NOTES}),
            every,
            is_csv,
            lambda document, catalogue: read_csv(document, catalogue, shape),
            lambda deck: write_csv(deck, shape),
        ),
        DeckFormat(
            "lackey-txt",
            "LackeyCCG text",
            "txt",
            frozenset({Keeps.OPEN}),
            every,
            is_lackey_text,
            read_plain_text,
            lambda deck: write_lackey_text(deck, shape),
        ),
        DeckFormat(
            "sections",
            "Text with sets",
            "txt",
            _ABOUT | {Keeps.PRINTING, Keeps.OPEN},
            every,
            has_sets,
            read_plain_text,
            lambda deck: write_sections(deck, shape),
        ),
        DeckFormat(
            "txt",
            "Plain text",
            "txt",
            _ABOUT | {Keeps.PRINTING, Keeps.OPEN},
            every,
            lambda _: True,
            read_plain_text,
            lambda deck: write_plain_text(deck, shape),
        ),
    ]


def _apart_in_cockatrice(layout: DeckLayout) -> frozenset[Place]:
    """The places that the zones of Cockatrice tell apart: those without a mark."""
    zones = {zone for section in layout.cockatrice for zone in section.zones}
    return frozenset(place for place in layout.places if place.zone in zones and place.mark is None)


def write_decklist(deck: D, format_id: str, formats: DeckFormats[D]) -> str:
    """The deck as a file of that format, equal lines added up; ends with a line feed.

    Raises ValueError when there is no such format or it can only be read. What the file
    does not carry, `lost` tells.
    """
    form = formats.get(format_id)
    if form is None or form.write is None:
        written = ", ".join(row.id for row in formats.values() if row.write)
        raise ValueError(f"Decks can be written as {written}, not as {format_id!r}")
    return form.write(deck.merged())


def lost(deck: AnyDecklist, form: DeckFormat[D], layout: DeckLayout) -> tuple[str, ...]:
    """Return what a file of the format loses of this deck, in words.

    If no printing is kept, a name means its newest.
    """
    held = {
        Keeps.PRINTING: not all(line.printing.is_newest for line in deck.lines),
        Keeps.OPEN: any(is_any(line.printing.id) for line in deck.lines),
        Keeps.NAME: bool(deck.name),
        Keeps.AUTHOR: bool(deck.author),
        Keeps.NOTES: bool(deck.notes),
        Keeps.TAGS: bool(deck.tags),
        Keeps.CARD_NOTES: any(line.tags or line.note for line in deck.lines),
    }
    missing = [what for what, is_held in held.items() if is_held and what not in form.keeps]
    places = [
        place.loss for place, _ in layout.placed(deck) if place.loss and place not in form.places
    ]
    hashed = (Keeps.PRINTING, Keeps.OPEN)
    first = [what.value for what in missing if what in hashed]
    return (*first, *places, *(what.value for what in missing if what not in hashed))


def read_decklist(
    content: bytes | str,
    catalogue: Names,
    formats: DeckFormats[D],
    filename: str | None = None,
) -> Import[D]:
    """Read a deck file of any of these formats, found out from what stands in it.

    Raises nothing: what is wrong stands in the report, or in `error` when nothing at all
    could be read. `filename` only helps to say what is wrong.
    """
    form: DeckFormat[D] | None = None
    encoding = None
    try:
        source = read_source(content)
        encoding = source.encoding
        document = _document(source.text, filename or "")
        form = _recognised(document, formats)
        read = form.read(document, catalogue)
    except UnreadableError as problem:
        return Import(None, (), form.id if form else None, encoding, str(problem))
    lines = read.lines
    if source.assumed:
        lines = (ImportLine(0, Status.REPAIRED, "", source.assumed), *lines)
    return replace(read, lines=lines, format=form.id, encoding=encoding)


def _document(text: str, filename: str) -> Document:
    """Return a text with its tree if it is XML. Raises UnreadableError as `parse_xml` does."""
    if not is_xml(text):
        return Document(text, filename)
    from app.games.tabletop.decklists.xml_tree import xml_document  # seldom needed, slow to load

    return xml_document(text, filename)


def _recognised(document: Document, formats: DeckFormats[D]) -> DeckFormat[D]:
    is_xml = bool(document.tree.tag)
    for form in formats.values():
        if (is_xml or not form.is_xml) and form.recognises(document):
            break
    return form  # Every text can be a list, so the last row never says no.
