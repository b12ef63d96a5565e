"""What is to change in the catalogue, as values."""

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from app.catalogue import KEYS, columns
from app.catalogue.parse import FactError

WITHDRAWN: Final = "withdrawn"
"""A field that every row has: whatever is written there leaves the row out."""


@dataclass(frozen=True, slots=True)
class Author:
    """Who changes something: an account, or a command by name."""

    name: str
    id: int | None = None


@dataclass(frozen=True, slots=True)
class Write:
    """New values for some fields of one row; a row that is not there yet is added."""

    kind: str
    key: str
    fields: Mapping[str, str | None]

    def __post_init__(self) -> None:
        if self.kind not in KEYS:
            raise FactError("kind", f"{self.kind!r} is no kind of fact")
        for field in self.fields:
            if field != WITHDRAWN and field not in columns(self.kind):
                raise FactError(field, f"{self.kind} have no such field")


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Leave one row out; what was added on this site is removed."""

    kind: str
    key: str


@dataclass(frozen=True, slots=True)
class Difference:
    """One field that a change gives another value. `is_new` where its row is new."""

    kind: str
    key: str
    field: str
    before: str | None
    after: str | None
    is_new: bool = False


def fingerprint(differences: Iterable[Difference]) -> str:
    """Identifies what somebody agreed to: a later comparison shows whether it still stands."""
    return hashlib.sha256(repr(list(differences)).encode()).hexdigest()[:32]
