"""Figures that the builder shows beside a deck."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue


@dataclass(frozen=True, slots=True)
class DeckSketch:
    """A deck in a few words, each part empty where there is nothing to say.

    `does` is what many of its cards do. `kinds` are its kinds of cards, and `shared` the words
    that most of its cards share, both with copies.
    """

    does: str = ""
    kinds: tuple[tuple[str, int], ...] = ()
    shared: tuple[tuple[str, int], ...] = ()


class DeckFigures(ABC):
    """The figures of a deck, which the game's own templates draw."""

    template: ClassVar[str]
    """Draws the figures in the builder."""

    short_template: ClassVar[str]
    """Draws a few of them beside a verdict."""

    @abstractmethod
    def of(self, deck: AnyDecklist) -> object:
        """Count a deck."""

    @abstractmethod
    def of_unfinished(self, deck: AnyDecklist, size: int, catalogue: AnyCatalogue) -> object:
        """Count a deck that is to reach a size, and offer cards that would fill it up."""

    def sketch(self, deck: AnyDecklist, catalogue: AnyCatalogue) -> DeckSketch:
        """Return a few words that tell a stranger what a deck is like."""
        return DeckSketch()
