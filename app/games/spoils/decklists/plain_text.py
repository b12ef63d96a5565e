"""Reading a deck from plain text: lists as people paste, mail and export them."""

import re
from dataclasses import replace
from functools import lru_cache
from typing import Final

from app.games.spoils.decklists.decklist import Decklist, Line, unrepeated
from app.games.spoils.decklists.document import Document
from app.games.spoils.decklists.headings import (
    Field,
    looks_like_heading,
    place_named,
    read_field,
    read_heading,
)
from app.games.spoils.decklists.intake import Intake, Place
from app.games.spoils.decklists.limits import MAX_FOREIGN_IN_TEXT, MAX_LINE_LENGTH
from app.games.spoils.decklists.near_names import is_one_sign_off, near_names
from app.games.spoils.decklists.report import Import, ImportLine, KeptLines, Status
from app.games.spoils.decklists.source import UnreadableError
from app.games.spoils.decklists.text_entries import (
    count_in_doubt,
    has_count,
    name_in,
    read_entry,
)
from app.games.spoils.facts import Catalogue
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
    "An empty line alone starts no sideboard: the cards below it were read as part of the"
    " deck. Write “Sideboard” there if they are not."
)


@lru_cache(maxsize=4)
def _remembered(catalogue: Catalogue) -> dict[str, Line]:
    """Lines `4 Scout` of the main list by how they are written; most lists hold nothing else."""
    return {}


def is_lackey_text(document: Document) -> bool:
    """Whether a list has tabs after its counts, as LackeyCCG writes it."""
    return "\t" in document.text and _TABBED.search(document.text) is not None


def has_sets(document: Document) -> bool:
    """Whether all cards of a list name their sets, as in `4 Scout (2ED) 285`."""
    if " (" not in document.text:
        return False
    marked = len(_SET_MARKED.findall(document.text))
    return 0 < marked == len(_COUNTED.findall(document.text))


def read_plain_text(document: Document, catalogue: Catalogue) -> Import:
    """Read a list line by line; see `docs/deck-files.md` for the dialects.

    Raises UnreadableError when the text is XML or CSV of a form nobody knows, or holds far more
    letters beyond ASCII than names and notes of a deck need.
    """
    _refuse_other_forms(document)
    remembered = _remembered(catalogue)
    rows = document.text.removesuffix("\n").split("\n")
    known = [line for line in map(remembered.get, rows) if line]
    if len(known) == len(rows):
        return Import(Decklist(unrepeated(known)), KeptLines(rows))
    _refuse_foreign_letters(document.text)
    reader = _TextReader(catalogue)
    for number, raw in enumerate(rows, 1):
        line = remembered.get(raw) or _ordinary(raw, catalogue, remembered)
        if line is None or reader.place is not Place.MAIN:
            reader.read(number, raw)
        else:
            reader.intake.lines.append(line)
            reader.intake.report.append(ImportLine(number, Status.KEPT, raw))
    reader.judge_blanks()
    return reader.intake.finish()


def _ordinary(raw: str, catalogue: Catalogue, remembered: dict[str, Line]) -> Line | None:
    """The line of the main list that `4 Scout` means; None for anything less plain."""
    count, _, name = raw.partition(" ")
    if name not in catalogue.newest or not count.isdecimal() or len(count) > 3 or count[0] == "0":
        return None
    line = Line.main(catalogue.newest[name], int(count))
    if len(remembered) < _MOST_REMEMBERED:
        remembered[raw] = line
    return line


def _refuse_foreign_letters(text: str) -> None:
    foreign = foreign_in(text)
    if foreign > MAX_FOREIGN_IN_TEXT:
        raise UnreadableError(
            f"The list holds {foreign:,} characters beyond plain letters, digits and punctuation;"
            f" at most {MAX_FOREIGN_IN_TEXT:,} are read. Leave out what is no card."
        )


def _refuse_other_forms(document: Document) -> None:
    if document.tree.tag:
        raise UnreadableError(
            f"No deck program is known that writes XML with the root “{document.tree.tag[:40]}”."
        )
    if document.filename.casefold().endswith(".csv"):
        raise UnreadableError(
            "The first row of a CSV file names its columns: one for the count and one for"
            " the name, such as “Count,Name”. This one does not."
        )


class _TextReader:
    """Where in the list the reader stands: the place of cards, and what came before."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.intake = Intake(catalogue)
        self.place = Place.MAIN
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
            self.intake.bad(number, text, f"The line is longer than {MAX_LINE_LENGTH} signs.")
        elif not (
            self._read_entry(number, text)
            or self._read_heading(number, text)
            or self._read_comment(number, text)
            or self._read_field(number, text)
            or self._read_inline(number, text)
        ):
            self._read_unknown(number, text)

    def judge_blanks(self) -> None:
        """Report a single blank inside a list without headings as the repair it is."""
        if self._has_headings or not self._blanks:
            return
        report = self.intake.report
        entries = [line.line for line in report if line.status is not Status.IGNORED]
        inside = [blank for blank in self._blanks if entries and entries[0] < blank < entries[-1]]
        if len(inside) == 1:
            at = next(place for place, line in enumerate(report) if line.line == inside[0])
            report[at] = ImportLine(inside[0], Status.REPAIRED, "", _LONE_BLANK)

    def _read_blank(self, number: int) -> None:
        self.intake.ignore(number, "", _BLANK)
        self._blanks.append(number)
        self._is_about = False
        if self.place in (Place.FACTION, Place.STARTING) and self.intake.lines:
            self.place = Place.MAIN

    def _read_entry(self, number: int, text: str) -> bool:
        if self._is_about:
            return False
        entry = read_entry(number, text, self.place, self.catalogue)
        if entry is None:
            return False
        self.intake.take(entry)
        return True

    def _read_heading(self, number: int, text: str) -> bool:
        if text.casefold() in ("about", "[metadata]"):
            self._is_about = True
            self.intake.ignore(number, text, "Heading: what follows describes the deck.")
            return True
        heading = read_heading(text)
        if heading is None:
            return False
        self._is_about = False
        if heading.place is None:
            self.intake.ignore(number, text, "Heading: groups cards, no zone of its own.")
            return True
        self._has_headings = True
        self.place = heading.place
        self.intake.ignore(number, text, f"Heading: {heading.place.value}.")
        return True

    def _read_comment(self, number: int, text: str) -> bool:
        comment = _COMMENT.fullmatch(text)
        if comment is None:
            return False
        if self.intake.lines:
            self.intake.ignore(number, text, "Comment.")
        elif not self._read_field(number, comment[1], text):
            self._describe(number, text, comment[1])
        return True

    def _read_field(self, number: int, text: str, as_found: str = "") -> bool:
        """`Author: …` and its like, before the first card; `Name …` below `About`."""
        found = read_field(text)
        if found is None and self._is_about and text[:5].casefold() == "name ":
            found = Field.NAME, text[5:].strip()
        if found is None or self.intake.lines:
            return False
        field, value = found
        if field is Field.AUTHOR:
            self.intake.take_author(number, as_found or text, value)
        elif field is Field.NOTES:
            self.intake.take_notes(number, as_found or text, value)
        else:
            self._take_name(number, as_found or text, value)
        return True

    def _read_inline(self, number: int, text: str) -> bool:
        """`Faction: Hall of Great Justice`, `Starting: Rage, Obsession`."""
        found = _INLINE.fullmatch(text)
        place = place_named(found[1]) if found else None
        if found is None or place is None:
            return False
        whole = read_entry(number, found[2], place, self.catalogue)
        if whole is not None:
            self.intake.take(replace(whole, text=text, copies=whole.copies or "1"))
            return True
        parts = [
            read_entry(number, part, place, self.catalogue) for part in _SEPARATOR.split(found[2])
        ]
        if None in parts:
            return False
        for part in filter(None, parts):
            self.intake.take(replace(part, text=text, copies=part.copies or "1"))
        return True

    def _read_unknown(self, number: int, text: str) -> None:
        doubt = count_in_doubt(text, self.catalogue)
        if doubt is not None:
            words, card = doubt
            note = f"Is “{words}” the count? Write it first, as in “2 {card.name}”."
            self.intake.bad(number, text, note, (card.name,))
        elif not has_count(text) and self._is_title(text):
            self._describe(number, text, text)
        elif (
            not has_count(text)
            and looks_like_heading(text)
            and not is_one_sign_off(name_in(text), self.catalogue)
        ):
            note = "Heading of no known zone: the cards below it count as those above."
            self.intake.ignore(number, text, note)
        else:
            self.intake.unknown(number, text, name_in(text))

    def _is_title(self, text: str) -> bool:
        """Whether a first line without count that resembles no card is the deck's name."""
        report = self.intake.report
        is_first = all(line.status is Status.IGNORED and not line.text for line in report)
        return is_first and not text.endswith(":") and not near_names(text, self.catalogue)

    def _describe(self, number: int, text: str, words: str) -> None:
        if self._lacks_name:
            self._take_name(number, text, words)
        else:
            self.intake.take_notes(number, text, words)

    def _take_name(self, number: int, text: str, name: str) -> None:
        self._lacks_name = False
        self.intake.take_name(number, text, name)
