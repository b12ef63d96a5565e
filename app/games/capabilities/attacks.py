"""A calculator of attacks: read from a text, worked out step by step, and changed by one thing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Generic, Protocol, TypeAlias, TypeVar

A = TypeVar("A")


class UnreadableAttackError(ValueError):
    """A text that is no attack. `lines` say each what is wrong, where, and how to mend it.

    `messages` are the same without numbers of lines, for who filled in a form.
    """

    def __init__(self, lines: Sequence[str], messages: Sequence[str] = ()) -> None:
        self.lines = tuple(lines)
        self.messages = tuple(messages) or self.lines
        super().__init__("\n".join(self.lines))


class AttackStatus(IntEnum):
    """How a command about an attack ended; the value is its exit status."""

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


class ReportsOn(Protocol):
    """What a command asks about the attack of a file."""

    def __call__(self, content: bytes, *, with_changes: bool) -> AttackReport: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Attacks(Generic[A]):
    """How a game's attacks are worked out; `A` is an attack.

    `read` takes a text and raises UnreadableAttackError. `token` is a text that holds the whole
    attack, safe in an address, and raises UnreadableAttackError where it is too long; `opened` is
    the attack of one, and raises UnreadableAttackError, too.

    `page` is what the game's template `attack.html` shows, and `form_fields` what its
    `_attack_form.html` does; both are in the folder `templates`. `composed` is the text that such a
    form amounts to, and `entered` the form as it was filled in, with room for more.

    `text` is the attack as people write it. `report` does what a command asks.
    """

    templates: str
    examples: tuple[AttackExample, ...]
    read: Callable[[bytes | str], A]
    opened: Callable[[str], A]
    token: Callable[[A], str]
    page: Callable[[A], object]
    text: Callable[[A], str]
    form_fields: Callable[[A], object]
    entered: Callable[[Mapping[str, str]], object]
    composed: Callable[[Mapping[str, str]], str]
    report: ReportsOn


AnyAttacks: TypeAlias = Attacks[object]
