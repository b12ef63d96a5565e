"""How much of a deck the players know: what counts for the curve, and what is a blank."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from app.games.shadowfist.goldfish.model import Model
from app.games.shadowfist.goldfish.player_reference import is_wanted
from app.games.shadowfist.terms import CardType


@dataclass(frozen=True, slots=True)
class Coverage:
    """The cards of a deck by how they are played.

    `exact` are those whose facts say all of the card; of `numbers` a text is left out, while cost,
    resources, Fighting and Power count; `blanks` only take up a card. Each is a title with its
    copies and, for blanks, the type.
    """

    total: int
    exact: int
    numbers: tuple[tuple[str, int], ...]
    blanks: tuple[tuple[str, int, CardType], ...]

    @property
    def as_blanks(self) -> int:
        """How many cards are blanks."""
        return sum(copies for _, copies, _ in self.blanks)

    @property
    def as_numbers(self) -> int:
        """How many cards are played without their text."""
        return sum(copies for _, copies in self.numbers)

    @property
    def modelled(self) -> int:
        """How many cards count for something."""
        return self.total - self.as_blanks

    @property
    def words(self) -> str:
        """The same as a phrase: `modelled: 41 of 50 cards; 9 blanks (States 4, Events 5)`."""
        told = f"modelled: {self.modelled} of {self.total} cards"
        if not self.blanks:
            return told
        by_type: Counter[CardType] = Counter()
        for _, copies, kind in self.blanks:
            by_type[kind] += copies
        listed = ", ".join(f"{kind.value}s {by_type[kind]}" for kind in CardType if by_type[kind])
        return f"{told}; {self.as_blanks} blank{'' if self.as_blanks == 1 else 's'} ({listed})"


def coverage_of(model: Model) -> Coverage:
    """What the players of a model know of the deck."""
    kinds = sorted(model.kinds, key=lambda kind: kind.name)
    played = [kind for kind in kinds if is_wanted(model, kind)]
    known = [kind for kind in played if kind.card.printed.is_complete]
    return Coverage(
        total=len(model.places),
        exact=sum(kind.copies for kind in known),
        numbers=tuple((kind.name, kind.copies) for kind in played if kind not in known),
        blanks=tuple((kind.name, kind.copies, kind.type) for kind in kinds if kind not in played),
    )
