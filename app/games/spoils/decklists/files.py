"""Deck files of The Spoils in and out."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from app.games.spoils.decklists.decklist import Decklist, Zone
from app.games.spoils.decklists.shape import SHAPE
from app.games.spoils.facts import Catalogue, Printing
from app.games.tabletop.decklists import difference as differences
from app.games.tabletop.decklists import formats, reading, report

Import: TypeAlias = report.Import[Decklist]
DeckFormat: TypeAlias = formats.DeckFormat[Printing, Decklist]
Change: TypeAlias = differences.Change[Zone]
Difference: TypeAlias = differences.Difference[Zone]

FORMATS: Final[Mapping[str, DeckFormat]] = formats.deck_formats(SHAPE)
"""Every format by its id."""


def read_decklist(
    content: bytes | str, catalogue: Catalogue, filename: str | None = None
) -> Import:
    """Read a deck file of any known format, found out from what stands in it.

    Raises nothing: what is wrong stands in the report, or in `error` when nothing at all
    could be read. `filename` only helps to say what is wrong.
    """
    return reading.read_decklist(content, catalogue, FORMATS, filename)


def write_decklist(deck: Decklist, format_id: str) -> str:
    """The deck as a file of that format, equal lines added up; ends with a line feed.

    Raises ValueError when there is no such format or it can only be read. What the file
    does not carry, `lost` tells.
    """
    return formats.write_decklist(deck, format_id, FORMATS)


def lost(deck: Decklist, format_id: str) -> tuple[str, ...]:
    """What this deck holds that a file of the format does not carry, in words."""
    return formats.lost(deck, FORMATS[format_id], SHAPE)


def difference(before: Decklist, after: Decklist) -> Difference:
    """Compare two lists zone by zone and name by name; printings do not matter (201.1b)."""
    return differences.difference(before, after, Zone)
