"""Reading a deck from plain text: lists as people paste, mail and export them."""

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final, Generic

from app.games.tabletop.decklists.decklist import L, unrepeated
from app.games.tabletop.decklists.headings import (
    DeckField,
    looks_like_heading,
    read_field,
    read_heading,
)
from app.games.tabletop.decklists.import_builder import ImportBuilder
from app.games.tabletop.decklists.limits import MAX_FOREIGN_IN_TEXT, MAX_LINE_LENGTH
from app.games.tabletop.decklists.report import Import, ImportLine, KeptLines, Status
from app.games.tabletop.decklists.shape import D, DeckShape, Names, P
from app.games.tabletop.decklists.source import UnreadableError
from app.games.tabletop.decklists.source_document import Document
from app.games.tabletop.decklists.spelling_suggestions import is_one_sign_off, near_names
from app.games.tabletop.decklists.text_entries import (
    count_in_doubt,
    has_count,
    name_in,
    read_entry,
)
from app.games.text import foreign_in

_MOST_REMEMBERED: Final = 20_000
_TABBED: Final = re.compile(r"^\d+\t\S[^\t\n]*$", re.MULTILINE)
_COUNTED: Final = re.compile(r"^\d+x? [^\n]+$", re.MULTILINE)
_SET_MARKED: Final = re.compile(r"^\d+x? [^\n]+ \(\w+\)(?: \d*(?:v\d+)?)?$", re.MULTILINE)
_COMMENT: Final = re.compile(r"(?://|#)+\s*(.*)")
_INLINE: Final = re.compile(r"([^:]{1,30}):\s*(\S.*)")
_SEPARATOR: Final = re.compile(r"\s*(?:,|;|\band\b|&)\s*")
_BLANK: Final = "Empty line."
_LONE_BLANK: Final = (
    "An empty line alone does not start a sideboard: the cards below it were read as part of the "
    "deck. If they are the sideboard, write “Sideboard” above them."
)


def is_lackey_text(document: Document) -> bool:
    """Whether a list has tabs after its counts, as LackeyCCG writes it."""
    return "\t" in document.text and _TABBED.search(document.text) is not None


def has_sets(document: Document) -> bool:
    """Whether all cards of a list name their sets, as in `4 Scout (2ED) 285`."""
    if " (" not in document.text:
        return False
    marked = len(_SET_MARKED.findall(document.text))
    return 0 < marked == len(_COUNTED.findall(document.text))


class PlainTextReader(Generic[P, L, D]):
    """Reads the lists of one game, and remembers how its cards are usually written."""

    def __init__(self, shape: DeckShape[P, L, D]) -> None:
        self._shape = shape
        self._remembered = lru_cache(maxsize=4)(self._no_lines)

    def read(self, document: Document, catalogue: Names[P]) -> Import[D]:
        """Read a list line by line; see `docs/deck-files.md` for the dialects.

        Raises UnreadableError when the text is XML or CSV of a form nobody knows, or holds far
        more letters beyond ASCII than names and notes of a deck need.
        """
        _refuse_other_forms(document)
        remembered = self._remembered(catalogue)
        rows = document.text.removesuffix("\n").split("\n")
        try:
            known = list(map(remembered.__getitem__, rows))
        except KeyError:
            return self._read_anew(document.text, rows, catalogue, remembered)
        empty = self._shape.empty
        return Import(type(empty)(unrepeated(known), game=empty.game), KeptLines(rows))

    def _read_anew(
        self, text: str, rows: Sequence[str], catalogue: Names[P], remembered: dict[str, L]
    ) -> Import[D]:
        """Read a list of which some line is not remembered."""
        _refuse_foreign_letters(text)
        reader = _Reading(catalogue, self._shape)
        for number, raw in enumerate(rows, 1):
            line = remembered.get(raw) or self._ordinary(raw, catalogue, remembered)
            if line is None or reader.place is not self._shape.main:
                reader.read(number, raw)
            else:
                reader.builder.lines.append(line)
                reader.builder.report.append(ImportLine(number, Status.KEPT, raw))
        reader.judge_blanks()
        return reader.builder.finish()

    def _ordinary(self, raw: str, catalogue: Names[P], remembered: dict[str, L]) -> L | None:
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

    def _no_lines(self, catalogue: Names[P]) -> dict[str, L]:
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
    if document.filename.casefold().endswith(".csv"):
        raise UnreadableError(
            "The first row of a CSV file names its columns: one for the count and one for"
            " the name, such as “Count,Name”. This one does not."
        )


class _Reading(Generic[P, L, D]):
    """Where in the list the reader stands: the place of cards, and what came before."""

    def __init__(self, catalogue: Names[P], shape: DeckShape[P, L, D]) -> None:
        self.catalogue = catalogue
        self.shape = shape
        self.builder = ImportBuilder(catalogue, shape)
        self.place = shape.main
        self._has_headings = False
        self._is_about = False
        self._lacks_name = True
        self._blanks: list[int] = []

    def read(self, number: int, raw: str) -> None:
        """Read one line that is not simply a count and a name."""
        text = raw.strip()
        if not text:
            self._read_blank(number)
        elif len(text) > MAX_LINE_LENGTH:
            self.builder.bad(number, text, f"The line is longer than {MAX_LINE_LENGTH} characters.")
        elif not (
            self._read_entry(number, text)
            or self._read_heading(number, text)
            or self._read_comment(number, text)
            or self._read_field(number, text)
            or self._read_inline(number, text)
        ):
            self._read_unknown(number, text)

    def judge_blanks(self) -> None:
        """Report a single blank inside a list without headings as the repair it is.

        It is none in a game without sideboard, which the blank could have meant.
        """
        if self._has_headings or not self._blanks or self.shape.sideboard is None:
            return
        report = self.builder.report
        entries = [line.line for line in report if line.status is not Status.IGNORED]
        inside = [blank for blank in self._blanks if entries and entries[0] < blank < entries[-1]]
        if len(inside) == 1:
            at = next(place for place, line in enumerate(report) if line.line == inside[0])
            report[at] = ImportLine(inside[0], Status.REPAIRED, "", _LONE_BLANK)

    def _read_blank(self, number: int) -> None:
        self.builder.ignore(number, "", _BLANK)
        self._blanks.append(number)
        self._is_about = False
        if self.place in self.shape.until_blank and self.builder.lines:
            self.place = self.shape.main

    def _read_entry(self, number: int, text: str) -> bool:
        if self._is_about:
            return False
        entry = read_entry(number, text, self.place, self.catalogue, self.shape)
        if entry is None:
            return False
        self.builder.take(entry)
        return True

    def _read_heading(self, number: int, text: str) -> bool:
        if text.casefold() in ("about", "[metadata]"):
            self._is_about = True
            self.builder.ignore(number, text, "Heading: the following lines describe the deck.")
            return True
        heading = read_heading(text, self.shape)
        if heading is None:
            return False
        self._is_about = False
        if heading.place is None:
            self.builder.ignore(number, text, "Heading: groups cards and does not start a zone.")
            return True
        self._has_headings = True
        self.place = heading.place
        self.builder.ignore(number, text, f"Heading: {heading.place.name}.")
        return True

    def _read_comment(self, number: int, text: str) -> bool:
        comment = _COMMENT.fullmatch(text)
        if comment is None:
            return False
        if self.builder.lines:
            self.builder.ignore(number, text, "Comment.")
        elif not self._read_field(number, comment[1], text):
            self._describe(number, text, comment[1])
        return True

    def _read_field(self, number: int, text: str, as_found: str = "") -> bool:
        """`Author: …` and its like, before the first card; `Name …` below `About`."""
        found = read_field(text)
        if found is None and self._is_about and text[:5].casefold() == "name ":
            found = DeckField.NAME, text[5:].strip()
        if found is None or self.builder.lines:
            return False
        field, value = found
        if field is DeckField.AUTHOR:
            self.builder.take_author(number, as_found or text, value)
        elif field is DeckField.NOTES:
            self.builder.take_notes(number, as_found or text, value)
        else:
            self._take_name(number, as_found or text, value)
        return True

    def _read_inline(self, number: int, text: str) -> bool:
        """`Faction: Hall of Great Justice`, `Starting: Rage, Obsession`."""
        found = _INLINE.fullmatch(text)
        place = self.shape.place_named(found[1]) if found else None
        if found is None or place is None:
            return False
        whole = read_entry(number, found[2], place, self.catalogue, self.shape)
        if whole is not None:
            self.builder.take(replace(whole, text=text, copies=whole.copies or "1"))
            return True
        parts = [
            read_entry(number, part, place, self.catalogue, self.shape)
            for part in _SEPARATOR.split(found[2])
        ]
        if None in parts:
            return False
        for part in filter(None, parts):
            self.builder.take(replace(part, text=text, copies=part.copies or "1"))
        return True

    def _read_unknown(self, number: int, text: str) -> None:
        doubt = count_in_doubt(text, self.catalogue, self.shape)
        if doubt is not None:
            words, card = doubt
            note = f"Is “{words}” the count? Write it first, as in “2 {card.name}”."
            self.builder.bad(number, text, note, (card.name,))
        elif not has_count(text, self.shape) and self._is_title(text):
            self._describe(number, text, text)
        elif (
            not has_count(text, self.shape)
            and looks_like_heading(text)
            and not is_one_sign_off(name_in(text, self.shape), self.catalogue)
        ):
            note = "Unknown heading: the cards below it are in the same zone as those above."
            self.builder.ignore(number, text, note)
        else:
            self.builder.unknown(number, text, name_in(text, self.shape))

    def _is_title(self, text: str) -> bool:
        """Whether a first line without count that resembles no card is the deck's name."""
        report = self.builder.report
        is_first = all(line.status is Status.IGNORED and not line.text for line in report)
        return is_first and not text.endswith(":") and not near_names(text, self.catalogue)

    def _describe(self, number: int, text: str, words: str) -> None:
        if self._lacks_name:
            self._take_name(number, text, words)
        else:
            self.builder.take_notes(number, text, words)

    def _take_name(self, number: int, text: str, name: str) -> None:
        self._lacks_name = False
        self.builder.take_name(number, text, name)
