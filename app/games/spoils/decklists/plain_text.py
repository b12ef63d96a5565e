"""Reading a deck from plain text: lists as people paste, mail and export them."""

import re
from dataclasses import replace
from functools import lru_cache
from typing import Final

from app.games.spoils.decklists.decklist import Line
from app.games.spoils.decklists.headings import looks_like_heading, place_named, read_heading
from app.games.spoils.decklists.intake import Intake, Place
from app.games.spoils.decklists.limits import MAX_LINE_LENGTH
from app.games.spoils.decklists.near_names import is_one_sign_off, near_names
from app.games.spoils.decklists.report import Import, ImportLine, Status
from app.games.spoils.decklists.source import Source
from app.games.spoils.decklists.text_entries import (
    count_in_doubt,
    has_count,
    name_in,
    read_entry,
)
from app.games.spoils.facts import Catalogue

_MOST_REMEMBERED: Final = 20_000
_COMMENT: Final = re.compile(r"(?://|#)+\s*(.*)")
_FIELD: Final = re.compile(
    r"(deck\s?name|name|title|author|created by|player|description|notes?)\s*[:=]\s*(.*)",
    re.IGNORECASE,
)
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


def read_plain_text(source: Source, catalogue: Catalogue, format_id: str) -> Import:
    """Read a list line by line; see `docs/deck-files.md` for the dialects."""
    reader = _TextReader(catalogue)
    remembered = _remembered(catalogue)
    newest = catalogue.newest
    lines, report = reader.intake.lines, reader.intake.report
    for number, raw in enumerate(source.text.removesuffix("\n").split("\n"), 1):
        if reader.place is Place.MAIN:
            line = remembered.get(raw)
            if line is None:
                count, _, name = raw.partition(" ")
                if name in newest and count.isdecimal() and len(count) < 4 and count[0] != "0":
                    line = Line.main(newest[name], int(count))
                    if len(remembered) < _MOST_REMEMBERED:
                        remembered[raw] = line
            if line is not None:
                lines.append(line)
                report.append(ImportLine(number, Status.KEPT, raw))
                continue
        reader.read(number, raw)
    reader.judge_blanks()
    return reader.intake.finish(format_id, source.encoding)


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
        entries = [line.line for line in self.intake.report if line.status is not Status.IGNORED]
        if self._has_headings or not entries:
            return
        inside = [number for number in self._blanks if entries[0] < number < entries[-1]]
        if len(inside) == 1:
            at = next(i for i, line in enumerate(self.intake.report) if line.line == inside[0])
            self.intake.report[at] = ImportLine(inside[0], Status.REPAIRED, "", _LONE_BLANK)

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
        found = _FIELD.fullmatch(text)
        if found is None and self._is_about:
            found = re.fullmatch(r"(name)\s+(.*)", text, re.IGNORECASE)
        if found is None or self.intake.lines:
            return False
        what, value = found[1].casefold(), found[2].strip()
        about = self.intake.about
        if what in ("author", "created by", "player"):
            self.intake.about = replace(about, author=value)
            self.intake.ignore(number, as_found or text, "Taken as the deck's author.")
        elif what in ("description", "note", "notes"):
            self._take_notes(number, as_found or text, value)
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
            self.intake.take(replace(whole, text=text, repairs=_counted(whole.repairs)))
            return True
        parts = [
            read_entry(number, part, place, self.catalogue) for part in _SEPARATOR.split(found[2])
        ]
        entries = [replace(part, text=text, repairs=()) for part in parts if part is not None]
        if len(entries) < len(parts):
            return False
        for entry in entries:
            self.intake.take(entry)
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
            self._take_notes(number, text, words)

    def _take_name(self, number: int, text: str, name: str) -> None:
        self._lacks_name = False
        self.intake.about = replace(self.intake.about, name=name)
        self.intake.ignore(number, text, "Taken as the deck's name.")

    def _take_notes(self, number: int, text: str, words: str) -> None:
        notes = self.intake.about.notes
        self.intake.about = replace(
            self.intake.about, notes=f"{notes}\n{words}" if notes else words
        )
        self.intake.ignore(number, text, "Taken into the deck's notes.")


def _counted(repairs: tuple[str, ...]) -> tuple[str, ...]:
    """Repairs without the one for a missing count, which nobody writes after a heading."""
    return tuple(repair for repair in repairs if not repair.startswith("No count"))
