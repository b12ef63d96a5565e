"""Legality of cards, and words for the findings of a game's checks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from app.games.capabilities.construction import AnyFormat
from app.games.tabletop.construction import FindingKind
from app.games.tabletop.facts import AnyCatalogue, CardLike


@dataclass(frozen=True)
class Standing:
    """A card in one format. `kind` is `legal`, `illegal` or `unknown`.

    `rule` is a number of the rulebook where `is_numbered`, else the id of what the format decides.
    """

    format: AnyFormat
    kind: str
    words: str
    rule: str | None = None
    is_numbered: bool = False


class Legality(ABC):
    """The legality of a game's cards, and the meaning of findings."""

    kinds: ClassVar[tuple[FindingKind, ...]] = ()
    """All kinds of findings in the order of a report."""

    @abstractmethod
    def standings(
        self, card: CardLike, catalogue: AnyCatalogue, edition: str
    ) -> tuple[Standing, ...]:
        """Return a card's standing in every format by an edition, as of today."""

    def number(self, kind: FindingKind, edition: str) -> str | None:
        """Return the number that an edition gives the rule of a finding; None without one."""
        return kind.rule
