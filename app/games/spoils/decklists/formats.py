"""The table of deck formats: one row each, in the order in which files are tried.

What a format keeps is a promise that the tests hold: a deck that is written and read
again is the same in these respects.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from app.games.spoils.decklists.cockatrice import is_cockatrice, read_cockatrice, write_cockatrice
from app.games.spoils.decklists.decklist import Decklist, Zone
from app.games.spoils.decklists.document import Document
from app.games.spoils.decklists.lackey import (
    is_lackey,
    is_magic_online,
    read_lackey,
    read_magic_online,
    write_lackey,
)
from app.games.spoils.decklists.o8d import is_o8d, read_o8d, write_o8d
from app.games.spoils.decklists.own_json import is_json, read_json, write_json
from app.games.spoils.decklists.plain_text import has_sets, is_lackey_text, read_plain_text
from app.games.spoils.decklists.report import Import
from app.games.spoils.decklists.spreadsheet import is_csv, read_csv, write_csv
from app.games.spoils.decklists.text_writers import (
    write_lackey_text,
    write_plain_text,
    write_sections,
)
from app.games.spoils.facts import Catalogue


class Keeps(StrEnum):
    """What a format can carry besides the main list's names and copies."""

    PRINTING = "which printing of a card is meant (the hash goes by it)"
    STARTING = "which resources start in play"
    SIDEBOARD = "the sideboard"
    CONSIDERING = "the cards under consideration"
    NAME = "the deck's name"
    AUTHOR = "the deck's author"
    NOTES = "the deck's notes"
    TAGS = "the deck's tags"
    CARD_NOTES = "tags and notes of cards"


@dataclass(frozen=True, slots=True)
class DeckFormat:
    """A row of the table. `read` or `write` is None where the format goes one way only.

    `recognises` tells whether a file is in this format; it may rely on the rows above
    having said no.
    """

    id: str
    title: str
    extension: str
    keeps: frozenset[Keeps]
    recognises: Callable[[Document], bool]
    read: Callable[[Document, Catalogue], Import]
    write: Callable[[Decklist], str] | None
    is_xml: bool = False


_ABOUT: Final = frozenset({Keeps.NAME, Keeps.AUTHOR, Keeps.NOTES})
_ZONES: Final = frozenset({Keeps.STARTING, Keeps.SIDEBOARD, Keeps.CONSIDERING})

_ROWS: Final = (
    DeckFormat(
        "cod",
        "Cockatrice",
        "cod",
        frozenset({Keeps.PRINTING, Keeps.SIDEBOARD, Keeps.NAME, Keeps.NOTES, Keeps.TAGS}),
        is_cockatrice,
        read_cockatrice,
        write_cockatrice,
        is_xml=True,
    ),
    DeckFormat(
        "dek",
        "LackeyCCG",
        "dek",
        _ZONES | _ABOUT | {Keeps.PRINTING},
        is_lackey,
        read_lackey,
        write_lackey,
        is_xml=True,
    ),
    DeckFormat(
        "mtgo",
        "Magic Online",
        "dek",
        frozenset({Keeps.SIDEBOARD}),
        is_magic_online,
        read_magic_online,
        None,
        is_xml=True,
    ),
    DeckFormat(
        "o8d",
        "OCTGN",
        "o8d",
        frozenset({Keeps.PRINTING, Keeps.STARTING, Keeps.NOTES}),
        is_o8d,
        read_o8d,
        write_o8d,
        is_xml=True,
    ),
    DeckFormat("json", "JSON", "json", frozenset(Keeps), is_json, read_json, write_json),
    DeckFormat(
        "csv",
        "CSV",
        "csv",
        _ZONES | {Keeps.PRINTING, Keeps.CARD_NOTES},
        is_csv,
        read_csv,
        write_csv,
    ),
    DeckFormat(
        "lackey-txt",
        "LackeyCCG text",
        "txt",
        _ZONES,
        is_lackey_text,
        read_plain_text,
        write_lackey_text,
    ),
    DeckFormat(
        "sections",
        "Text with sets",
        "txt",
        _ZONES | _ABOUT | {Keeps.PRINTING},
        has_sets,
        read_plain_text,
        write_sections,
    ),
    DeckFormat(
        "txt",
        "Plain text",
        "txt",
        _ZONES | _ABOUT | {Keeps.PRINTING},
        lambda _: True,
        read_plain_text,
        write_plain_text,
    ),
)

FORMATS: Final[Mapping[str, DeckFormat]] = MappingProxyType({row.id: row for row in _ROWS})
"""Every format by its id."""


TEXT_FORMATS: Final = frozenset({"txt", "sections", "lackey-txt"})
"""Formats that name cards by words alone, a line each, and may leave the printing open."""


def write_decklist(deck: Decklist, format_id: str) -> str:
    """The deck as a file of that format, equal lines added up; ends with a line feed.

    Raises ValueError when there is no such format or it can only be read. What the file
    does not carry, `lost` tells.
    """
    form = FORMATS.get(format_id)
    if form is None or form.write is None:
        written = ", ".join(row.id for row in _ROWS if row.write)
        raise ValueError(f"Decks can be written as {written}, not as {format_id!r}")
    return form.write(deck.merged())


def lost(deck: Decklist, format_id: str) -> tuple[str, ...]:
    """What this deck holds that a file of the format does not carry, in words.

    Where no printing is carried, a name stands for its newest.
    """
    keeps = FORMATS[format_id].keeps
    held = {
        Keeps.PRINTING: not all(line.printing.is_newest for line in deck.lines),
        Keeps.STARTING: bool(deck.starting),
        Keeps.SIDEBOARD: bool(deck.in_zone(Zone.SIDEBOARD)),
        Keeps.CONSIDERING: bool(deck.in_zone(Zone.CONSIDERING)),
        Keeps.NAME: bool(deck.name),
        Keeps.AUTHOR: bool(deck.author),
        Keeps.NOTES: bool(deck.notes),
        Keeps.TAGS: bool(deck.tags),
        Keeps.CARD_NOTES: any(line.tags or line.note for line in deck.lines),
    }
    return tuple(what.value for what, is_held in held.items() if is_held and what not in keeps)
