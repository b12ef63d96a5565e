"""Walk through all words of a script in reading order."""

from collections.abc import Iterator
from dataclasses import is_dataclass
from enum import Enum
from typing import Any

__all__ = ["walk"]


def walk(value: Any) -> Iterator[Any]:
    """The word itself, then every word inside it, depth first, in the order of fields."""
    if isinstance(value, tuple):
        for item in value:
            yield from walk(item)
    elif is_dataclass(value):
        yield value
        for name in value.__dataclass_fields__:
            yield from walk(getattr(value, name))
    elif isinstance(value, Enum):
        yield value
