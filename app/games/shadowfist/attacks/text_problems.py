"""Problems in the text of an attack: the line, the name, and the remedy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.games.shadowfist.attacks import MAX_PROBLEMS

_SHOWN = 40
"""Characters of a wrong text that are quoted."""


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that cannot be read. `line` counts from 1; 0 is the text as a whole."""

    line: int
    name: str
    message: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.without_line}" if self.line else self.without_line

    @property
    def without_line(self) -> str:
        """Name and message."""
        return f"{self.name}: {self.message}" if self.name else self.message


class AttackTextError(ValueError):
    """A text that is no attack. `problems` are those found, `total` how many there are."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems[:MAX_PROBLEMS])
        self.total = len(problems)
        super().__init__("\n".join(self.lines))

    @property
    def lines(self) -> tuple[str, ...]:
        """Each problem in words, and how many more there are."""
        return (*map(str, self.problems), *self._rest)

    @property
    def messages(self) -> tuple[str, ...]:
        """The same without numbers of lines."""
        return (*(each.without_line for each in self.problems), *self._rest)

    @property
    def _rest(self) -> tuple[str, ...]:
        more = self.total - len(self.problems)
        return (f"And {more} more.",) if more else ()


def quoted(text: str) -> str:
    """A wrong text as a message shows it, cut where it is long."""
    return f"“{text if len(text) <= _SHOWN else text[:_SHOWN] + '…'}”"
