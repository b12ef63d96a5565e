"""The limit of the solver, counted while it works and estimated before it begins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MAX_STATES: Final = 1_000_000
"""States that the solver looks at where no other limit is given."""


class SolverLimitError(ValueError):
    """A battle that is too large to be solved; the message says so."""

    def __init__(self, limit: int, needed: int | None = None) -> None:
        found = f"it has at least {needed:,} attacks" if needed else "it has more states"
        super().__init__(
            f"This battle is too large to be solved: {found}, and the limit is {limit:,} states. "
            "Simulate it, or decide the attack or the guards first."
        )


class NothingToSolveError(ValueError):
    """No play is better than another; the message says why."""


@dataclass(slots=True)
class Budget:
    """Counts states. `spend` raises SolverLimitError beyond the limit."""

    limit: int = MAX_STATES
    spent: int = 0

    def spend(self, states: int = 1) -> None:
        """Count states."""
        self.spent += states
        if self.spent > self.limit:
            raise SolverLimitError(self.limit)

    def expect(self, states: int) -> None:
        """Refuse what needs more states than there can be, before it begins."""
        if states > self.limit:
            raise SolverLimitError(self.limit, states)
