"""Problems in a battle file: the place, the name, and the remedy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from app.games.terrus.army import MAX_PROBLEMS

OTHER_VERSION: Final = "version"
"""The kind of problem that is: another version of the rules or of the form wrote the battle."""


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that cannot be read. `kind` is an id, `where` the place in the file."""

    kind: str
    where: str
    message: str

    def __str__(self) -> str:
        return f"{self.where}: {self.message}" if self.where else self.message


class BattleFileError(ValueError):
    """A file that is no battle. `problems` are those found, `total` how many there are."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems[:MAX_PROBLEMS])
        self.total = len(problems)
        super().__init__("\n".join(self.lines))

    @property
    def lines(self) -> tuple[str, ...]:
        """Each problem in words, and how many more there are."""
        more = self.total - len(self.problems)
        return (*map(str, self.problems), *((f"And {more} more.",) if more else ()))


def refuse(kind: str, message: str, where: str = "") -> BattleFileError:
    """The error for a file with one problem."""
    return BattleFileError((Problem(kind, where, message),))
