"""Who changes the catalogue, and what a change makes different."""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Author:
    """Who changes something: an account, or a command by name."""

    name: str
    id: int | None = None


@dataclass(frozen=True, slots=True)
class FactDifference:
    """One field that a change gives another value. `is_new` where its row is new."""

    kind: str
    key: str
    field: str
    before: str | None
    after: str | None
    is_new: bool = False


def fingerprint(differences: Iterable[FactDifference]) -> str:
    """Identifies what somebody agreed to: a later comparison shows whether it still stands."""
    return hashlib.sha256(repr(list(differences)).encode()).hexdigest()[:32]
