"""What became of every line of a file. Nothing is dropped without an entry here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, NamedTuple, TypeAlias, TypeVar, overload

from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.decklists.hashes import deck_hash

D_co = TypeVar("D_co", bound=AnyDecklist, covariant=True)


class Status(StrEnum):
    """What became of a line. Unknown and bad lines leave the deck without a verdict."""

    KEPT = "kept"
    REPAIRED = "repaired"
    IGNORED = "ignored"
    UNKNOWN = "unknown"
    BAD = "bad"

    @property
    def is_open(self) -> bool:
        """Whether somebody has to decide what the line means."""
        return self in (Status.UNKNOWN, Status.BAD)


class ImportLine(NamedTuple):
    """One line of the report.

    `line` is the line of the file from 1, in XML the one where the element starts; 0 is
    the file as a whole. `text` is what stands there, `note` says in words what became of
    it, `suggestions` are names of cards that may be meant: they are never taken unasked.
    """

    line: int
    status: Status
    text: str
    note: str = ""
    suggestions: tuple[str, ...] = ()


class KeptLines(Sequence[ImportLine]):
    """The report of a text whose lines were all kept as they stand; made when it is read.

    Most lists that are checked by the thousand hold nothing else, and nobody asks.
    """

    __slots__ = ("_rows",)

    def __init__(self, rows: Sequence[str]) -> None:
        self._rows = rows

    @property
    def texts(self) -> Sequence[str]:
        """The lines as they stand, from line 1."""
        return self._rows

    def __len__(self) -> int:
        return len(self._rows)

    def __iter__(self) -> Iterator[ImportLine]:
        return (ImportLine(at, Status.KEPT, row) for at, row in enumerate(self._rows, 1))

    @overload
    def __getitem__(self, at: int) -> ImportLine: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[ImportLine]: ...
    def __getitem__(self, at: int | slice) -> ImportLine | Sequence[ImportLine]:
        return tuple(self)[at]

    def __eq__(self, other: object) -> bool:
        return tuple(self) == (tuple(other) if isinstance(other, KeptLines) else other)


@dataclass(frozen=True)
class Import(Generic[D_co]):
    """A file that was read: the deck as far as it was understood, and the report.

    `format` is an id of the format table. `decklist` is None, and `error` says in words
    why, only when nothing could be read.
    """

    decklist: D_co | None
    lines: Sequence[ImportLine] = ()
    format: str | None = None
    encoding: str | None = None
    error: str | None = None

    @property
    def open_lines(self) -> tuple[ImportLine, ...]:
        """The lines that nobody but the player can decide."""
        if isinstance(self.lines, KeptLines):
            return ()
        return tuple(line for line in self.lines if line.status.is_open)

    @property
    def reported_lines(self) -> Sequence[ImportLine]:
        """The lines for a report; why nothing could be read comes first, as line 0."""
        if self.error is None:
            return self.lines
        return (ImportLine(0, Status.BAD, "", self.error), *self.lines)

    @property
    def is_unreadable(self) -> bool:
        """Whether the deck has no verdict: a line is open, or nothing could be read."""
        return self.decklist is None or bool(self.open_lines)

    @property
    def hash(self) -> str | None:
        """The hash of the deck; None while it is unreadable."""
        if self.decklist is None or self.is_unreadable:
            return None
        return deck_hash(self.decklist)


AnyImport: TypeAlias = Import[AnyDecklist]
"""A file that was read, of any game."""
