"""One number for how games went, to compare the referee before and after a change of its code."""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum

from app.games.spoils.engine.model.actions import Action
from app.games.spoils.engine.model.decisions import Decision
from app.games.spoils.engine.model.events import Event

_PARTS_OF_A_DECISION = 6
"""The instruction that asks is not among them: the card that asks and the options tell it."""


class GameDigest:
    """SHA-256 of each decision, its legal answers, the answer given and the events, in order.

    It reads values and not names of modules or fields, so that renaming them changes nothing.
    """

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def asked(self, decision: Decision, legal: Sequence[Action]) -> None:
        """Add a decision and its legal answers."""
        asked = [getattr(decision, field.name) for field in fields(decision)]
        self._add("asked", asked[:_PARTS_OF_A_DECISION])
        self._add("legal", legal)

    def answered(self, action: Action, events: Sequence[Event]) -> None:
        """Add the answer to it and the events that followed."""
        self._add("answer", action)
        for event in events:
            values = [getattr(event, field.name) for field in fields(event)]
            self._add(type(event).__name__.removesuffix("Event"), values)

    def hexdigest(self) -> str:
        """64 hexadecimal digits."""
        return self._hash.hexdigest()

    def _add(self, what: str, value: object) -> None:
        self._hash.update(f"{what} {plain(value)}\n".encode())


def combined(digests: Iterable[str]) -> str:
    """One digest of several, in order."""
    return hashlib.sha256("\n".join(digests).encode()).hexdigest()


def plain(value: object) -> str:
    """A value as text that depends on no name of a class or module.

    Actions are written as players write them. Raises TypeError for a value of unknown kind.
    """
    if isinstance(value, Enum):
        return plain(value.value)
    if value is None or isinstance(value, (bool, int, str)):
        return repr(value)
    if isinstance(value, (tuple, list)):
        return f"[{', '.join(map(plain, value))}]"
    if isinstance(value, (set, frozenset)):
        return f"{{{', '.join(sorted(map(plain, value)))}}}"
    if isinstance(value, Action):
        return f"<{value}>"
    if is_dataclass(value):
        return f"({', '.join(plain(getattr(value, field.name)) for field in fields(value))})"
    raise TypeError(f"{type(value).__name__} has no plain form")
