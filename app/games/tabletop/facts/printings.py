"""Printings whose facts, but for number and rarity, are those of their card."""

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Generic, Self, TypeVar

from app.games.tabletop.facts.protocols import CardLike
from app.games.tabletop.facts.sets import CardSet, PrintingId

C = TypeVar("C", bound=CardLike, covariant=True)
R = TypeVar("R", bound=Enum, covariant=True)


@dataclass(frozen=True, slots=True)
class Printing(Generic[C, R]):
    """One card in one set; `C` is the game's type of card, `R` its rarities.

    `number` is the collector number where one is printed. `text` is what this printing says,
    where a site's owner brought the printed texts. `PrintingLike` tells of the last two.
    """

    id: PrintingId
    card: C
    set: CardSet
    number: int | None
    rarity: R
    text: str | None = None
    is_newest: bool = field(default=False, compare=False)
    mark: str = field(default="", compare=False)

    def unspecified(self, id_: PrintingId) -> Self:
        """The same with this id and without a number: it stands for any printing of its card."""
        return replace(self, id=id_, number=None)

    def marked(self, *, is_newest: bool, mark: str) -> Self:
        """The same printing with what its catalogue says of it."""
        return replace(self, is_newest=is_newest, mark=mark)
