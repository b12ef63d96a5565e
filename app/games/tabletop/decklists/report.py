"""The state of every line of a file. No line is left out of this report."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar, overload

from app.games.tabletop.decklists.decklist import AnyDecklist, deck_hash

D = TypeVar("D", bound=AnyDecklist)
D_co = TypeVar("D_co", bound=AnyDecklist, covariant=True)


NOT_A_CARD: Final = "// Not a card:"
"""The beginning of a line of a text that somebody declared to be no card."""


class Status(StrEnum):
    """The state in which a line was left. Every line of every list is in exactly one.

    A heading is a line that was recognised as one, or as a comment or a word about the deck: it
    holds no card. An open line was not understood, and leaves the deck without a verdict.
    """

    READ = "read"
    REPAIRED = "repaired"
    OPEN = "open"
    HEADING = "heading"
    BLANK = "blank"

    @property
    def is_open(self) -> bool:
        """True if somebody has to decide what the line means."""
        return self is Status.OPEN

    @property
    def holds_cards(self) -> bool:
        """True if the cards of the line are in the deck."""
        return self in (Status.READ, Status.REPAIRED)


class ImportLine(NamedTuple):
    """One line of the report.

    `line` is the line of the file from 1, in XML the one where the element starts; 0 is
    the file as a whole. `text` is what stands there. `note` says in words what became of it;
    of a repaired line, what was read: `4 Scout (the count stood behind the name)`.
    `suggestions` are names of cards that may be meant: they are never taken unasked.

    `copies` are those that the line put into the deck, or, while it is open, those that are
    written on it as far as that can be told. Of a list they add up to the copies that its
    author wrote.
    """

    line: int
    status: Status
    text: str
    note: str = ""
    suggestions: tuple[str, ...] = ()
    copies: int = 0


class WrongTotal(NamedTuple):
    """A total written in a list that differs from the copies it counts.

    `line` is where it stands and `text` what stands there; `written` is the total there, `read`
    the copies that were read.
    """

    line: int
    text: str
    written: int
    read: int

    @property
    def message(self) -> str:
        """The difference in words."""
        return f"Line {self.line}, “{self.text}”, says {self.written}; {self.read} were read."


class ReadLines(Sequence[ImportLine]):
    """The report of a text whose lines were all read as they stand; made when it is read.

    Most lists that are checked by the thousand hold nothing else, and nobody asks.
    """

    __slots__ = ("_copies", "_rows")

    def __init__(self, rows: Sequence[str], copies: Sequence[int]) -> None:
        self._rows = rows
        self._copies = copies

    @property
    def texts(self) -> Sequence[str]:
        """The lines as they stand, from line 1."""
        return self._rows

    @property
    def copies(self) -> Sequence[int]:
        """The copies that each line put into the deck."""
        return self._copies

    def __len__(self) -> int:
        return len(self._rows)

    def __iter__(self) -> Iterator[ImportLine]:
        return (
            ImportLine(at, Status.READ, row, copies=copies)
            for at, (row, copies) in enumerate(zip(self._rows, self._copies, strict=True), 1)
        )

    @overload
    def __getitem__(self, at: int) -> ImportLine: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[ImportLine]: ...
    def __getitem__(self, at: int | slice) -> ImportLine | Sequence[ImportLine]:
        return tuple(self)[at]

    def __eq__(self, other: object) -> bool:
        return tuple(self) == (tuple(other) if isinstance(other, ReadLines) else other)


@dataclass(frozen=True)
class Import(Generic[D_co]):
    """A file that was read: the deck as far as it was understood, and the report.

    `format` is an id of the format table. `decklist` is None, and `error` says in words
    why, only when nothing could be read. `wrong_totals` are totals written in the list that
    differ from what was read.
    """

    decklist: D_co | None
    lines: Sequence[ImportLine] = ()
    format: str | None = None
    encoding: str | None = None
    error: str | None = None
    wrong_totals: tuple[WrongTotal, ...] = ()

    def with_decklist(self, decklist: D | None) -> Import[D]:
        """Return the same report with this decklist."""
        return Import(
            decklist, self.lines, self.format, self.encoding, self.error, self.wrong_totals
        )

    @property
    def open_lines(self) -> tuple[ImportLine, ...]:
        """The lines that nobody but the player can decide."""
        if isinstance(self.lines, ReadLines):
            return ()
        return tuple(line for line in self.lines if line.status.is_open)

    @property
    def not_cards(self) -> tuple[str, ...]:
        """The lines that somebody declared to be no cards, as they stood before."""
        if isinstance(self.lines, ReadLines):
            return ()
        return tuple(
            line.text.removeprefix(NOT_A_CARD).strip()
            for line in self.lines
            if line.status is Status.HEADING and line.text.startswith(NOT_A_CARD)
        )

    @property
    def reported_lines(self) -> Sequence[ImportLine]:
        """The lines for a report; why nothing could be read comes first, as line 0."""
        if self.error is None:
            return self.lines
        return (ImportLine(0, Status.OPEN, "", self.error), *self.lines)

    @property
    def is_unreadable(self) -> bool:
        """True if the deck has no verdict: a line is open, or nothing could be read."""
        return self.decklist is None or bool(self.open_lines)

    @property
    def hash(self) -> str | None:
        """The hash of the deck; None while it is unreadable."""
        if self.decklist is None or self.is_unreadable:
            return None
        return deck_hash(self.decklist)


AnyImport: TypeAlias = Import[AnyDecklist]
"""A file that was read, of any game."""
