"""The one table of what words say. Phrases hold one another, modules do not import in circles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from app.games.spoils.wording.speech import Speech

_SAYS: Final[dict[type, Callable[[Any, Speech], str]]] = {}


def add_words(says: Mapping[type[Any], Callable[[Any, Speech], str]]) -> None:
    """Add words to the table, each with what says it."""
    _SAYS.update(says)


def say_word(word: object, speech: Speech) -> str:
    """A word inside a phrase: an amount, a bound, a condition or a paragraph.

    Raises KeyError for a word of another kind, whose phrase depends on where it stands.
    """
    return _SAYS[type(word)](word, speech)
