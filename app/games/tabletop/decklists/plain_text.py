"""Reading a deck from plain text: lists as people paste, mail and export them."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Generic

from app.games.tabletop.decklists.decklist import D, DeckShape, L, Names, unrepeated
from app.games.tabletop.decklists.limits import (
    MAX_FOREIGN_IN_TEXT,
)
from app.games.tabletop.decklists.plain_list import PlainList
from app.games.tabletop.decklists.report import (
    Import,
    ReadLines,
)
from app.games.tabletop.decklists.source import Document, UnreadableError
from app.games.text import foreign_in

_MOST_REMEMBERED: Final = 20_000
_TABBED: Final = re.compile(r"^\d+\t\S[^\t\n]*$", re.MULTILINE)
_COUNTED: Final = re.compile(r"^\d+x? [^\n]+$", re.MULTILINE)
_SET_MARKED: Final = re.compile(r"^\d+x? [^\n]+ \(\w+\)(?: \d*(?:v\d+)?)?$", re.MULTILINE)


def is_lackey_text(document: Document) -> bool:
    """Tell whether a list has tabs after its counts, as LackeyCCG writes it."""
    return "\t" in document.text and _TABBED.search(document.text) is not None


def has_sets(document: Document) -> bool:
    """Tell whether all cards of a list name their sets, as in `4 Scout (2ED) 285`."""
    if " (" not in document.text:
        return False
    marked = len(_SET_MARKED.findall(document.text))
    return 0 < marked == len(_COUNTED.findall(document.text))


class PlainTextReader(Generic[L, D]):
    """Reads the lists of one game, and remembers how its cards are usually written."""

    def __init__(self, shape: DeckShape[L, D]) -> None:
        self._shape = shape
        self._remembered = lru_cache(maxsize=4)(self._no_lines)

    def read(self, document: Document, catalogue: Names) -> Import[D]:
        """Read a list line by line; see `docs/deck-files.md` for the dialects.

        Raises UnreadableError when the text is XML of a form nobody knows, or holds far more
        letters beyond ASCII than names and notes of a deck need.
        """
        _refuse_other_forms(document)
        remembered = self._remembered(catalogue)
        rows = document.text.removesuffix("\n").split("\n")
        try:
            known = list(map(remembered.__getitem__, rows))
        except KeyError:
            return self._read_anew(document.text, rows, catalogue, remembered)
        empty = self._shape.empty
        return Import(
            type(empty)(unrepeated(known), game=empty.game),
            ReadLines(rows, [line.copies for line in known]),
        )

    def _read_anew(
        self, text: str, rows: Sequence[str], catalogue: Names, remembered: dict[str, L]
    ) -> Import[D]:
        """Read a list of which some line is not remembered."""
        _refuse_foreign_letters(text)
        reader = PlainList(catalogue, self._shape)
        for number, raw in enumerate(rows, 1):
            line = remembered.get(raw) or self._ordinary(raw, catalogue, remembered)
            if line is None or reader.place is not self._shape.main:
                reader.read(number, raw)
            else:
                reader.plain(number, raw, line)
        return reader.finish()

    def _ordinary(self, raw: str, catalogue: Names, remembered: dict[str, L]) -> L | None:
        """The line of the main list that `4 Scout` means; None for anything less plain."""
        count, _, name = raw.partition(" ")
        if name not in catalogue.newest or not count.isdecimal() or len(count) > 3:
            return None
        if count[0] == "0":
            return None
        line, *_ = self._shape.put_into(self._shape.main, catalogue.bare[name], int(count))
        if len(remembered) < _MOST_REMEMBERED:
            remembered[raw] = line
        return line

    def _no_lines(self, catalogue: Names) -> dict[str, L]:
        """Lines `4 Scout` of the main list by how they are written; most lists hold no others."""
        return {}


def _refuse_foreign_letters(text: str) -> None:
    foreign = foreign_in(text)
    if foreign > MAX_FOREIGN_IN_TEXT:
        raise UnreadableError(
            f"The list contains {foreign:,} characters other than plain letters, digits and "
            f"punctuation; at most {MAX_FOREIGN_IN_TEXT:,} are allowed. Remove what is not a "
            "card."
        )


def _refuse_other_forms(document: Document) -> None:
    if document.tree.tag:
        raise UnreadableError(
            f"No known deck program writes XML with the root element “{document.tree.tag[:40]}”."
        )
