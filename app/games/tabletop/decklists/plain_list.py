"""One plain list while it is read: the place for its cards, and what came before."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Generic, NamedTuple

from app.games.tabletop.decklists.decklist import D, DeckShape, L, Names, Place
from app.games.tabletop.decklists.headings import (
    DeckField,
    is_vague,
    read_field,
    read_heading,
    total_of_cards,
)
from app.games.tabletop.decklists.import_builder import Entry, ImportBuilder
from app.games.tabletop.decklists.limits import (
    MAX_LINE_LENGTH,
    MAX_ODD_TEXT,
    MAX_OPEN,
)
from app.games.tabletop.decklists.markup import is_address, is_decoration, without_markup
from app.games.tabletop.decklists.report import (
    NOT_A_CARD,
    Import,
    ImportLine,
    Status,
)
from app.games.tabletop.decklists.source import UnreadableError
from app.games.tabletop.decklists.spelling_suggestions import contained_name, resembling_names
from app.games.tabletop.decklists.text_entries import (
    NUMBERED,
    SEVERAL,
    has_count,
    known_card,
    name_in,
    read_entries,
    read_unmarked,
    written_copies,
)
from app.games.tabletop.decklists.written_totals import Row, WrittenTotal, wrong_totals
from app.games.tabletop.tabular.workbooks import UNREAD_SHEET
from app.games.text import without_invisible

_COMMENT: Final = re.compile(r"(?://|#)+\s*(.*)")
_INLINE: Final = re.compile(r"([^:]{1,40})[:=]\s*(\S.*)")
_STARTING_WITH: Final = re.compile(
    r"(start(?:s|ing)?(?: in play)?) (?:with )?(\S.*)", re.IGNORECASE
)
_POINT: Final = re.compile(r"(\d{1,3})[.)]\s+(\S.*)")
_FEWEST_POINTS: Final = 4
"""Points that make a numbered list; the numbers of fewer could be counts."""
_MARKUP: Final = "the formatting was left out"
_TOO_ODD: Final = (
    f"The list has more than {MAX_ODD_TEXT:,} characters in lines other than “4 Scout”. Write it"
    " more plainly, or split it."
)
_TOO_MANY_OPEN: Final = (
    f"More than {MAX_OPEN:,} lines are no cards of this game. Paste only the list, one card a line"
    " as in “4 Scout”."
)
_BLANK: Final = "Empty line."
_VAGUE: Final = (
    "This may be a heading, but its number agrees with no cards around it. If it is a card, write "
    "its name."
)
_COMPARED: Final = "Total: compared with the cards that were read."
_LONE_BLANK: Final = (
    "An empty line alone does not start a sideboard: the cards below it were read as part of the "
    "deck. If they are the sideboard, write “Sideboard” above them."
)


def _has_number(text: str) -> bool:
    """Return True if a line has a number, apart from that of a total such as `(75 cards)`."""
    numbers = re.findall(r"\d+", text)
    return len(numbers) > (total_of_cards(text) is not None)


class _Doubt(NamedTuple):
    """A line that is no card, and of which the other lines tell whether it is a heading or one.

    `place` is where its card would stand.
    """

    row: int
    number: int
    text: str
    plain: str
    place: Place


class PlainList(Generic[L, D]):
    """A list that is read line by line; doubtful lines are decided when all are known."""

    def __init__(self, catalogue: Names, shape: DeckShape[L, D]) -> None:
        self.catalogue = catalogue
        self.shape = shape
        self.builder = ImportBuilder(catalogue, shape)
        self.place = shape.main
        self.rows: list[Row] = []
        self._totals: list[WrittenTotal] = []
        self._doubts: list[_Doubt] = []
        self._odd = 0
        self._counted_comments = 0
        self._has_headings = False
        self._has_open = False
        self._is_about = False
        self._lacks_name = True
        self._blanks: list[int] = []

    def plain(self, number: int, raw: str, line: L) -> None:
        """Take a line of the main list that is simply a count and a name."""
        self.builder.lines.append(line)
        self.builder.report.append(ImportLine(number, Status.READ, raw, copies=line.copies))
        self.rows.append(Row.CARDS)

    def read(self, number: int, raw: str) -> None:
        """Read one line that is not simply a count and a name."""
        text = raw.strip()
        self._odd += len(text)
        if self._odd > MAX_ODD_TEXT:
            raise UnreadableError(_TOO_ODD)
        if len(text) > MAX_LINE_LENGTH:
            note = f"The line is longer than {MAX_LINE_LENGTH} characters."
            self.builder.open(number, text, note)
            self._went(Row.OTHER)
            return
        plain = without_markup(text)
        if not without_invisible(text).strip():
            self._read_blank(number)
        elif UNREAD_SHEET.fullmatch(text):
            self.builder.open(number, text, "Copy its cards below, or leave the line out.")
            self._went(Row.OTHER)
        elif text.startswith("//"):
            self._read_heading(number, text, plain) or self._read_comment(number, text, plain)
        elif is_decoration(plain):
            self.builder.heading(number, text, "Formatting without words.")
            self._went(Row.OTHER)
        elif is_address(plain):
            self.builder.heading(number, text, "A link.")
            self._went(Row.OTHER)
        elif not (
            self._read_entries(number, text, plain)
            or self._read_heading(number, text, plain)
            or self._read_comment(number, text, plain)
            or self._read_field(number, text, plain)
            or self._read_inline(number, text, plain)
        ):
            self._doubts.append(_Doubt(len(self.builder.report), number, text, plain, self.place))
            copies = written_copies(plain)
            self.builder.open(number, text, "", copies=copies)
            self._went(Row.DOUBT)
        if len(self._doubts) > MAX_OPEN:
            raise UnreadableError(_TOO_MANY_OPEN)

    def finish(self) -> Import[D]:
        """The deck and the report, once it is clear what the doubtful lines are."""
        points = self._points()
        for row in points:
            self.rows[row] = Row.CARDS
        for doubt in self._doubts:
            self._decide(doubt, points.get(doubt.row))
        self._judge_blanks()
        read = self.builder.finish()
        if read.decklist is None or not self._totals:
            return read
        size = read.decklist.size
        wrong = wrong_totals(self._totals, self.rows, self.builder.report, size)
        vague = {total.line: total.written for total in wrong if is_vague(total.text)}
        lines = tuple(
            line._replace(status=Status.OPEN, note=_VAGUE, copies=vague[line.line])
            if line.line in vague
            else line
            for line in read.lines
        )
        wrong = tuple(total for total in wrong if total.line not in vague)
        return replace(read, lines=lines, wrong_totals=wrong)

    def _went(self, row: Row) -> None:
        """Note which part the lines have that were reported since the last time."""
        self.rows += [row] * (len(self.builder.report) - len(self.rows))

    def _judge_blanks(self) -> None:
        """Report a single blank inside a list without headings as the repair it is.

        It is none in a game without sideboard, which the blank could have meant.
        """
        if self._has_headings or not self._blanks or self.shape.sideboard is None:
            return
        report = self.builder.report
        aside = (Status.HEADING, Status.BLANK)
        entries = [line.line for line in report if line.status not in aside]
        inside = [blank for blank in self._blanks if entries and entries[0] < blank < entries[-1]]
        if len(inside) == 1:
            at = next(place for place, line in enumerate(report) if line.line == inside[0])
            report[at] = ImportLine(inside[0], Status.REPAIRED, "", _LONE_BLANK)

    def _read_blank(self, number: int) -> None:
        self.builder.blank(number, _BLANK)
        self._went(Row.BLANK)
        self._blanks.append(number)
        self._is_about = False
        if self.place in self.shape.until_blank and self.builder.lines:
            self.place = self.shape.main

    def _read_entries(self, number: int, text: str, plain: str) -> bool:
        if self._is_about:
            return False
        entries = read_entries(number, text, plain, self.place, self.catalogue, self.shape)
        self._take(entries, text, plain)
        return bool(entries)

    def _take(self, entries: Sequence[Entry], text: str, plain: str) -> None:
        for entry in entries:
            repairs = entry.repairs
            if plain != text and _MARKUP not in repairs:
                repairs = (*repairs, _MARKUP)
            self.builder.take(replace(entry, repairs=repairs))
            self._went(Row.CARDS if entry.copies else Row.BARE)

    def _read_heading(self, number: int, text: str, plain: str) -> bool:
        if plain.casefold() in ("about", "[metadata]"):
            self._is_about = True
            self.builder.heading(number, text, "Heading: the following lines describe the deck.")
            self._went(Row.OTHER)
            return True
        heading = read_heading(plain, self.shape)
        if heading is None or self._is_counted_card(plain):
            return False
        self._is_about = False
        if heading.total is not None:
            self._totals.append(WrittenTotal(len(self.builder.report), heading.total))
        if heading.place is None:
            note = heading.note if heading.total is None else _COMPARED
            self.builder.heading(number, text, note)
            self._went(Row.GROUP)
            return True
        self._has_headings = True
        self.place = heading.place
        self.builder.heading(number, text, heading.note)
        self._went(Row.ZONE)
        return True

    def _is_counted_card(self, plain: str) -> bool:
        """Return True if the words of a line with a number are a card's name: `4/The Seven`."""
        words = re.sub(r"[\d_]", " ", plain)
        return words != plain and self.catalogue.find(words.strip(" /.:-")) is not None

    def _read_comment(self, number: int, text: str, plain: str) -> bool:
        comment = _COMMENT.fullmatch(text) or _COMMENT.fullmatch(plain)
        if comment is None or (not text.startswith("//") and self._may_hold_cards(comment[1])):
            return False
        if text.startswith(NOT_A_CARD):
            self.builder.heading(number, text, "Declared to be no card.")
        elif self.builder.lines:
            self.builder.heading(number, text, "Comment.")
        elif not self._read_field(number, text, comment[1], in_comment=True):
            self._describe(number, text, comment[1])
        self._went(Row.OTHER)
        return True

    def _may_hold_cards(self, text: str) -> bool:
        """Return True if cards follow `#`, so that the sign may not begin a comment.

        A title may resemble a card.
        """
        if read_entries(0, text, text, self.place, self.catalogue, self.shape):
            return True
        is_first = all(row is Row.BLANK for row in self.rows)
        if contained_name(text, self.catalogue) and (_has_number(text) or not is_first):
            return True
        if not _has_number(text):
            return False
        self._counted_comments += 1
        if self._counted_comments > MAX_OPEN:
            raise UnreadableError(_TOO_MANY_OPEN)
        name = name_in(name_in(text, self.shape), self.shape)
        return bool(resembling_names(name, self.catalogue))

    def _read_field(self, number: int, text: str, plain: str, *, in_comment: bool = False) -> bool:
        """`Author: …` and its like, before the first card; `Name …` below `About`."""
        found = read_field(text) or read_field(plain)
        if found is None and self._is_about and plain[:5].casefold() == "name ":
            found = DeckField.NAME, plain[5:].strip()
        if found is None or self.builder.lines:
            return False
        field, value = found
        if not in_comment and not self._is_about and self._is_card(field, value):
            return False
        if field is DeckField.AUTHOR:
            self.builder.take_author(number, text, value)
        elif field is DeckField.NOTES:
            self.builder.take_notes(number, text, value)
        else:
            self._take_name(number, text, value)
        self._went(Row.OTHER)
        return True

    def _is_card(self, field: DeckField, value: str) -> bool:
        """Return True if a field of a text has a card: `Name: Scout` above `Count: 4`."""
        if field is DeckField.NAME and self.catalogue.find(value) is not None:
            return True
        entries = read_entries(0, value, value, self.place, self.catalogue, self.shape)
        return any(entry.copies for entry in entries)

    def _read_inline(self, number: int, text: str, plain: str) -> bool:
        """`Faction: Hall of Great Justice`, `Starting: Rage, Obsession`, `Events: 4 Bribery`."""
        found = _INLINE.fullmatch(plain) or _STARTING_WITH.fullmatch(plain)
        heading = read_heading(found[1], self.shape) if found else None
        if found is None or heading is None:
            return False
        place = heading.place or self.place
        entries = read_unmarked(number, text, found[2], place, self.catalogue, self.shape)
        if not entries:
            return False
        if heading.total is not None:
            self._totals.append(WrittenTotal(len(self.builder.report) - 1, heading.total))
        for entry in entries:
            said = tuple(each for each in entry.repairs if each != SEVERAL)
            self.builder.take(replace(entry, copies=entry.copies or "1", repairs=said))
        self._went(Row.CARDS)
        return True

    def _points(self) -> dict[int, Entry]:
        """The cards of lists whose points are numbered 1, 2, 3, 4 and so on, by row of the report.

        Fewer or other numbers may be counts.
        """
        found: dict[int, Entry] = {}
        run: list[tuple[int, Entry]] = []
        for doubt in self._doubts:
            point = _POINT.fullmatch(doubt.plain)
            entry = self._bare_entry(doubt, point[2]) if point else None
            if point is None or entry is None:
                run = []
                continue
            if int(point[1]) != len(run) + 1:
                run = []
            if int(point[1]) == len(run) + 1:
                run.append((doubt.row, entry))
            if len(run) >= _FEWEST_POINTS:
                found.update(run)
        return found

    def _bare_entry(self, doubt: _Doubt, text: str) -> Entry | None:
        """The card that a text is without a count; None if it is none, or several."""
        entries = read_entries(
            doubt.number, doubt.text, text, doubt.place, self.catalogue, self.shape
        )
        if len(entries) != 1 or entries[0].copies:
            return None
        return replace(entries[0], repairs=(*entries[0].repairs, NUMBERED))

    def _decide(self, doubt: _Doubt, point: Entry | None) -> None:
        """Put into the report what a doubtful line is: a card, a title, a heading, or open.

        `point` is its card if it is a point of a numbered list.
        """
        report = self.builder.report
        if point is not None:
            self.builder.take(point)
            report[doubt.row] = report.pop()
            return
        near = resembling_names(doubt.plain, self.catalogue)
        copies = 0
        if self._is_title(doubt, near):
            self._describe(doubt.number, doubt.text, doubt.plain)
            total = total_of_cards(doubt.plain)
            if total is not None:
                self._totals.append(WrittenTotal(doubt.row, total))
        elif self._is_unknown_heading(doubt, near):
            note = "Not read: no card has this name. The cards below it go where those above went."
            self.builder.heading(doubt.number, doubt.text, note)
        else:
            copies = report[doubt.row].copies
            self._leave_open(doubt, copies)
        decided = report.pop()
        note = decided.note
        if decided.status is Status.HEADING and near:
            note += f" If {near[0]} is meant, write “1 {near[0]}”."
        report[doubt.row] = decided._replace(note=note, copies=copies)

    def _leave_open(self, doubt: _Doubt, copies: int) -> None:
        self._has_open = True
        name = name_in(doubt.plain, self.shape)
        card = known_card(doubt.plain, self.catalogue, self.shape) or self.catalogue.find(name)
        if card is None:
            self.builder.unknown(doubt.number, doubt.text, name, copies)
            return
        note = f"The count is not clear. Write it first, as in “2 {card.name}”."
        self.builder.open(doubt.number, doubt.text, note, (card.name,), copies)

    def _is_title(self, doubt: _Doubt, near: tuple[str, ...]) -> bool:
        """Return True if a line at the beginning is the deck's name or part of its description.

        It has no count. If it resembles a card or has a number, only an empty line or a heading
        below it tells that it is no card; else a card with a count is enough.
        """
        aside = (Row.BLANK, Row.OTHER, Row.DOUBT)
        if self._has_open or any(row not in aside for row in self.rows[: doubt.row]):
            return False
        if has_count(doubt.plain, self.shape) and total_of_cards(doubt.plain) is None:
            return False
        held = contained_name(doubt.plain, self.catalogue) is not None
        is_first = doubt.number == self._doubts[0].number
        if ((near or held) and _has_number(doubt.plain)) or (held and not is_first):
            return False
        named = _INLINE.fullmatch(doubt.plain)
        if named is not None and self.catalogue.find(named[2]) is not None:
            return False
        below = self.rows[doubt.row + 1 :]
        if Row.CARDS not in below and Row.BARE not in below:
            return False
        is_apart = below[0] in (Row.BLANK, Row.GROUP, Row.ZONE)
        if near or any(map(str.isnumeric, doubt.plain)) or Row.BARE in below:
            return is_apart
        return is_apart or next(row for row in below if row not in aside) is not Row.BARE

    def _is_unknown_heading(self, doubt: _Doubt, near: tuple[str, ...]) -> bool:
        """Return True if a line that has no number and resembles no card stands above cards.

        Above or between cards without counts it could be one of them, unless it is set apart.
        """
        if near or any(map(str.isnumeric, doubt.plain)) or has_count(doubt.plain, self.shape):
            return False
        if contained_name(doubt.plain, self.catalogue) is not None:
            return False
        aside = (Row.BLANK, Row.OTHER, Row.DOUBT)
        below = next((row for row in self.rows[doubt.row + 1 :] if row not in aside), None)
        if below not in (Row.CARDS, Row.BARE):
            return False
        is_apart = Row.BARE not in self.rows or self.rows[doubt.row - 1] is Row.BLANK
        return doubt.plain.endswith(":") or (below is Row.CARDS and is_apart)

    def _describe(self, number: int, text: str, words: str) -> None:
        """Take the deck's name, which a line above that may be its title goes before, or notes."""
        if self._lacks_name and (not self._doubts or self._doubts[0].number == number):
            self._take_name(number, text, words)
        else:
            self.builder.take_notes(number, text, words)

    def _take_name(self, number: int, text: str, name: str) -> None:
        self._lacks_name = False
        self.builder.take_name(number, text, name)
