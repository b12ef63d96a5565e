"""The share of a deck that the referee plays exactly, and what the simulation leaves out of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from app.games.shadowfist.facts import exact_words
from app.games.shadowfist.goldfish.effects import are_all_read
from app.games.shadowfist.goldfish.model import Model
from app.games.shadowfist.goldfish.player_reference import is_wanted
from app.games.shadowfist.terms import CardType


@dataclass(frozen=True, slots=True)
class Coverage:
    """The cards of a deck by how they are played.

    `exact` are those that the referee plays exactly. The simulation, which plays no scripts, plays
    some of the cards `in_full`; of `numbers` a text is left out, while cost, resources, Fighting
    and Power count; `blanks` only take up a card. Each is a title with its copies and, for blanks,
    the type.
    """

    total: int
    exact: int
    in_full: int
    numbers: tuple[tuple[str, int], ...]
    blanks: tuple[tuple[str, int, CardType], ...]

    @property
    def as_blanks(self) -> int:
        """The number of cards that are blanks."""
        return sum(copies for _, copies, _ in self.blanks)

    @property
    def as_numbers(self) -> int:
        """The number of cards that are played without their text."""
        return sum(copies for _, copies in self.numbers)

    @property
    def words(self) -> str:
        """Two sentences.

        `Exact: 21 of 50 cards. In this simulation: 10 in full; 31 as numbers; 9 blanks (Events 9)`
        """
        told = f"{exact_words(self.exact, self.total)}. In this simulation: {self.in_full} in full"
        if self.numbers:
            told += f"; {self.as_numbers} as numbers"
        if not self.blanks:
            return told
        by_type: Counter[CardType] = Counter()
        for _, copies, kind in self.blanks:
            by_type[kind] += copies
        listed = ", ".join(f"{kind.value}s {by_type[kind]}" for kind in CardType if by_type[kind])
        return f"{told}; {self.as_blanks} blank{'' if self.as_blanks == 1 else 's'} ({listed})"


def coverage_of(model: Model) -> Coverage:
    """Return how many cards of a model's deck are exact, and how the simulation plays them."""
    kinds = sorted(model.kinds, key=lambda kind: kind.name)
    played = [kind for kind in kinds if is_wanted(model, kind)]
    full = [kind for kind in played if kind.card.printed.is_complete and are_all_read(kind.card)]
    return Coverage(
        total=len(model.places),
        exact=sum(kind.copies for kind in kinds if kind.card.is_exact),
        in_full=sum(kind.copies for kind in full),
        numbers=tuple((kind.name, kind.copies) for kind in played if kind not in full),
        blanks=tuple((kind.name, kind.copies, kind.type) for kind in kinds if kind not in played),
    )
