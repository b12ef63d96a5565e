"""The form of a judge's bench: buttons that edit its text."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from app.games.tabletop.facts import AnyCatalogue


@dataclass(frozen=True, slots=True)
class Listed:
    """A line of a bench that lists cards; `part` is where they lie, `marks` those that are set.

    Where `takes_marks` is False no marks can be set, because cards there have none.
    """

    line: int
    words: str
    seat: int
    part: str
    marks: tuple[str, ...] = ()
    takes_marks: bool = False


@dataclass(frozen=True, slots=True)
class BenchFrame:
    """Everything about a bench but its cards, as a form shows it: words, perhaps not readable.

    `factions` and `influences` have one for each player.
    """

    edition: str = ""
    turn: str = ""
    player: str = ""
    phase: str = ""
    factions: tuple[str, ...] = ("", "")
    influences: tuple[str, ...] = ("", "")


class BenchForm(ABC):
    """Edits of a bench by the buttons of a form. What they leave alone stays as it was written."""

    parts: tuple[str, ...]
    """The places in which cards can be listed; most are added to the first."""

    marks: tuple[str, ...]
    """The marks that a button sets or takes away."""

    counted: frozenset[str]
    """Those that a button counts up instead."""

    unknown: str
    """The name of a card that nobody knows."""

    phases: tuple[str, ...]

    @abstractmethod
    def listed(self, text: str) -> tuple[Listed, ...]:
        """Return the lines of a text that list cards."""

    @abstractmethod
    def with_card(self, text: str, seat: int, part: str, name: str, catalogue: AnyCatalogue) -> str:
        """Return a text with one more card. Raises UnreadableBenchError for an unknown name."""

    @abstractmethod
    def with_mark(self, text: str, line: int, mark: str) -> str:
        """Return a text in which a line has a mark, or lost it; damage is counted up."""

    @abstractmethod
    def moved(self, text: str, line: int, seat: int, part: str) -> str:
        """Return a text whose cards of a line lie elsewhere; nowhere for an empty part."""

    @abstractmethod
    def frame(self, text: str) -> BenchFrame:
        """Return what a text says about everything but its cards."""

    @abstractmethod
    def with_frame(self, text: str, frame: BenchFrame) -> str:
        """Return a text with another frame, before which it may have had none."""
