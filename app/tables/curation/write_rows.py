"""The author of a change to the catalogue, and the differences that it makes."""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Author:
    """The author of a change: an account, or a command by name."""

    name: str
    id: int | None = None


@dataclass(frozen=True, slots=True)
class FactDifference:
    """A field to which a change gives another value. `is_new` says that its row is new."""

    kind: str
    key: str
    field: str
    before: str | None
    after: str | None
    is_new: bool = False


def fingerprint(differences: Iterable[FactDifference]) -> str:
    """Return a digest of the differences, to detect later whether they are still the same."""
    return hashlib.sha256(repr(list(differences)).encode()).hexdigest()[:32]
