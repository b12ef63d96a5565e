"""What is to change in a catalogue, as values: from a form, a CSV file or a set definition."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from app.catalogue.parse import FactError
from app.catalogue.rows import KEYS, columns

WITHDRAWN: Final = "withdrawn"
"""A field that every row has: whatever is written there leaves the row out."""


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
