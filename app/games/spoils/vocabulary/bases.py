"""The base class of all amounts, in a module that `cards` can import."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

__all__ = ["Amount", "AnyAmount"]


@dataclass(frozen=True, slots=True)
class Amount:
    """A whole number, never below 0 where it is used (410.4)."""


AnyAmount: TypeAlias = int | Amount
