"""Reading and writing the deck files of a game."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final, Generic, TypeAlias, TypeVar

from app.games.tabletop.decklists.decklist import AnyDecklist, AnyLine, DeckLayout, DeckShape, Names
from app.games.tabletop.decklists.formats import (
    DeckFormats,
    deck_formats,
    lost,
    read_decklist,
    write_decklist,
)
from app.games.tabletop.decklists.posted import PostedDeck
from app.games.tabletop.decklists.report import Import
from app.games.tabletop.facts import Precon

D_co = TypeVar("D_co", bound=AnyDecklist, covariant=True)


_EXCHANGED: Final = ("o8d", "dek", "txt")


@dataclass(frozen=True, slots=True)
class DeckFiles(Generic[D_co]):
    """The shape of a game's decks, and the formats of their files by id.

    `example` is a list in plain text that shows what can be pasted; empty where the game has none.
    `short_example` is one for programs: the fewest lines that make a deck. `posted` are decks of
    tournaments that everybody can look at, copy and play.
    """

    shape: DeckShape[AnyLine, D_co]
    example: str = ""
    short_example: str = ""
    posted: tuple[PostedDeck, ...] = ()
    formats: DeckFormats[D_co] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "formats", deck_formats(self.shape))

    @property
    def extensions(self) -> tuple[str, ...]:
        """The endings of files that can be read, plain text first."""
        endings = (form.extension for form in self.formats.values())
        return tuple(dict.fromkeys(("txt", *endings)))

    @property
    def layout(self) -> DeckLayout:
        """The places of a deck, and how files name them."""
        return self.shape

    def read(
        self, content: bytes | str, catalogue: Names, filename: str | None = None
    ) -> Import[D_co]:
        """Read a deck file of any of the formats, found out from what stands in it.

        Raises nothing: what is wrong stands in the report, or in `error` when nothing at all
        could be read. `filename` only helps to say what is wrong.
        """
        return read_decklist(content, catalogue, self.formats, filename)

    def write(self, deck: AnyDecklist, format_id: str) -> str:
        """The deck as a file of that format, equal lines added up; ends with a line feed.

        Raises ValueError when there is no such format or it can only be read.
        """
        return write_decklist(deck, format_id, self.formats)

    @property
    def exchange(self) -> str:
        """The id of the format in which decks go to the program that most play the game with."""
        return next(each for each in _EXCHANGED if each in self.formats)

    def lost(self, deck: AnyDecklist, format_id: str) -> tuple[str, ...]:
        """List in words what this deck holds that a file of the format does not carry."""
        return lost(deck, self.formats[format_id], self.shape)

    def of_precon(self, precon: Precon, catalogue: Names) -> D_co:
        """A preconstructed deck as it was sold."""
        lines = []
        for sold in precon.lines:
            printing = catalogue.by_printing[sold.printing]
            zone = self.shape.home(printing, self.shape.main.zone)
            lines.append(self.shape.line(printing, sold.copies, zone, sold.mark))
        return replace(self.shape.empty, lines=tuple(lines), name=precon.name)

    def of_posted(self, posted: PostedDeck, catalogue: Names) -> D_co | None:
        """A posted deck; None if the catalogue lacks one of its cards."""
        lines = []
        for listed in posted.lines:
            card = catalogue.by_name.get(listed.name)
            if card is None:
                return None
            printing = catalogue.bare.get(card.name) or catalogue.newest_printing(card)
            zone = self.shape.home(printing, self.shape.main.zone)
            lines.append(self.shape.line(printing, listed.copies, zone, listed.mark))
        return replace(self.shape.empty, lines=tuple(lines), name=posted.name)


AnyDeckFiles: TypeAlias = DeckFiles[AnyDecklist]
