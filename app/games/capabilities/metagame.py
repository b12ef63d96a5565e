"""Shares of groups and cards over all decks of an event."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from app.games.tabletop.decklists.decklist import AnyDecklist


@dataclass(frozen=True)
class Share:
    """The part of all decks, or of all cards, that has something; `share` is from 0 to 1."""

    name: str
    count: int
    share: float


@dataclass(frozen=True)
class Shares:
    """The shares of one kind of thing; `unit` is what they are shares of."""

    title: str
    unit: str
    shares: tuple[Share, ...]

    @classmethod
    def of(cls, title: str, unit: str, counted: Iterable[tuple[str, int]], total: int) -> Shares:
        """The shares of `total` that these counts are."""
        shares = (Share(name, n, n / total if total else 0.0) for name, n in counted)
        return cls(title, unit, tuple(shares))


@dataclass(frozen=True)
class PlayedCard:
    """A card by the decks that play it, and its copies in all of them."""

    name: str
    decks: int
    copies: int


@dataclass(frozen=True)
class Metagame:
    """The summary of `decks` decks."""

    decks: int
    shares: tuple[Shares, ...]
    cards: tuple[PlayedCard, ...]


class MetagameSummary(ABC):
    """A game's summary of what was played."""

    @abstractmethod
    def of(self, decks: Sequence[AnyDecklist]) -> Metagame:
        """Sum up the decks of an event."""
