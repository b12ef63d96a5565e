"""What is to change in card data, as values: from a form, a CSV file or a set definition."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

WITHDRAWN: Final = "withdrawn"
"""A field that every row has: whatever is written there leaves the row out."""


@dataclass(frozen=True, slots=True)
class Write:
    """New values for some fields of one row; a row that is not there yet is added."""

    kind: str
    key: str
    fields: Mapping[str, str | None]


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Leave one row out; what was added on this site is removed."""

    kind: str
    key: str
