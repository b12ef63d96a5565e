"""A calculator of attacks: read from a text, worked out step by step, and changed by one thing."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar

from app.games.tabletop.facts import AnyCatalogue


class UnreadableAttackError(ValueError):
    """A text that is no attack. `lines` say each what is wrong, where, and how to mend it.

    `messages` are the same without numbers of lines, for who filled in a form.
    """

    def __init__(self, lines: Sequence[str], messages: Sequence[str] = ()) -> None:
        self.lines = tuple(lines)
        self.messages = tuple(messages) or self.lines
        super().__init__("\n".join(self.lines))


class AttackStatus(IntEnum):
    """Outcomes of a command about an attack; the value is the exit status."""

    DONE = 0
    ILLEGAL = 1
    UNREADABLE = 2


@dataclass(frozen=True, slots=True)
class AttackReport:
    """The answer: lines of text, the same as JSON, and how it ended."""

    status: AttackStatus
    lines: tuple[str, ...]
    plain: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class AttackExample:
    """An attack that pages offer to open."""

    title: str
    about: str
    text: str


class OpenAttack(ABC):
    """An attack that can be worked out."""

    @property
    @abstractmethod
    def token(self) -> str:
        """A text that holds the whole attack, safe in an address.

        Raises UnreadableAttackError where it would be too long.
        """

    @property
    @abstractmethod
    def text(self) -> str:
        """The attack as people write it."""

    @abstractmethod
    def page(self) -> object:
        """Return what the game's template `attack.html` shows."""

    @abstractmethod
    def with_text(self, catalogue: AnyCatalogue) -> tuple[str, ...]:
        """Return the names of its cards that have text which is not counted."""

    @abstractmethod
    def on_bench(self, catalogue: AnyCatalogue) -> str | None:
        """Return its cards and steps as a bench file; None where a card is not in the catalogue."""

    @abstractmethod
    def form_fields(self) -> object:
        """Return what the game's template `_attack_form.html` shows."""


class Attacks(ABC):
    """The attack calculator of a game."""

    templates: ClassVar[str]
    """The folder of the templates that show what pages are given."""

    examples: ClassVar[tuple[AttackExample, ...]]

    @abstractmethod
    def read(self, content: bytes | str) -> OpenAttack:
        """Read a text. Raises UnreadableAttackError."""

    @abstractmethod
    def opened(self, token: str) -> OpenAttack:
        """Return the attack of a token. Raises UnreadableAttackError."""

    @abstractmethod
    def entered(self, form: Mapping[str, str]) -> object:
        """Return the fields of a form as it was filled in, with room for more."""

    @abstractmethod
    def filled(self, form: Mapping[str, str], catalogue: AnyCatalogue) -> Mapping[str, str]:
        """Return a form in which cards known by name have their numbers and keywords.

        What was filled in by hand stays as it is.
        """

    @abstractmethod
    def composed(self, form: Mapping[str, str]) -> str:
        """Return the text that a filled-in form amounts to."""

    @abstractmethod
    def report(self, content: bytes, *, with_changes: bool) -> AttackReport:
        """Do what a command asks about the attack of a file."""
