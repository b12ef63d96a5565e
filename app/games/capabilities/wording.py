"""What cards do, in our own words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


class NotUnderstoodError(ValueError):
    """A rules text that cannot be read; the message says which part."""


@dataclass(frozen=True, slots=True)
class Wording:
    """What cards do. `text_of` takes a card's name and gives None where nothing is known of it.

    `script` takes a card's name and its rules text and gives the source of a script for it. It
    raises NotUnderstoodError.
    """

    text_of: Callable[[str], str | None]
    script: Callable[[str, str], str]
