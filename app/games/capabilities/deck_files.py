"""Reading and writing the deck files of a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.decklists.formats import DeckFormats, lost, write_decklist
from app.games.tabletop.decklists.reading import read_decklist
from app.games.tabletop.decklists.report import Import
from app.games.tabletop.decklists.shape import DeckLayout, Names
from app.games.tabletop.facts import AnyCatalogue, Precon, PrintingLike

C = TypeVar("C", bound=AnyCatalogue)
P = TypeVar("P", bound=PrintingLike)
D = TypeVar("D", bound=AnyDecklist)


@dataclass(frozen=True, slots=True)
class DeckFiles(Generic[C, P, D]):
    """The layout of a game's decks, and the formats of their files by id.

    `of_precon` is a preconstructed deck as it was sold.
    """

    layout: DeckLayout
    formats: DeckFormats[P, D]
    of_precon: Callable[[Precon, C], D]

    def read(
        self, content: bytes | str, catalogue: Names[P], filename: str | None = None
    ) -> Import[D]:
        """Read a deck file of any of the formats, found out from what stands in it.

        Raises nothing: what is wrong stands in the report, or in `error` when nothing at all
        could be read. `filename` only helps to say what is wrong.
        """
        return read_decklist(content, catalogue, self.formats, filename)

    def write(self, deck: D, format_id: str) -> str:
        """The deck as a file of that format, equal lines added up; ends with a line feed.

        Raises ValueError when there is no such format or it can only be read.
        """
        return write_decklist(deck, format_id, self.formats)

    def lost(self, deck: D, format_id: str) -> tuple[str, ...]:
        """What this deck holds that a file of the format does not carry, in words."""
        return lost(deck, self.formats[format_id], self.layout)


AnyDeckFiles: TypeAlias = DeckFiles[AnyCatalogue, PrintingLike, AnyDecklist]
