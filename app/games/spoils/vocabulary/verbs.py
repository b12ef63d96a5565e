"""Verbs of the vocabulary, and the words that a script uses."""

from typing import Any

from app.games.spoils.vocabulary.changes import Change, Paragraph
from app.games.spoils.vocabulary.events import Event
from app.games.spoils.vocabulary.flow import Bespoke
from app.games.spoils.vocabulary.json_form import words
from app.games.spoils.vocabulary.paragraphs import Script
from app.games.spoils.vocabulary.steps import Step
from app.games.tabletop.scripts import walk

__all__ = ["bespoke_names", "used_words", "verbs", "vocabulary"]


def verbs() -> tuple[str, ...]:
    """The names of all verbs: what a cost or an effect can tell a player to do."""
    return tuple(sorted(name for name, word in words().items() if _is_a(word, Step)))


def vocabulary() -> tuple[str, ...]:
    """The names of all words that the engine must implement: verbs, events, changes, paragraphs
    and every other class of the vocabulary.
    """
    return tuple(sorted(name for name in words() if name != "Script"))


def used_words(script: Script) -> frozenset[str]:
    """The names of the words a script uses; a value of a list counts as `Role.THIS`."""
    return frozenset(_name(word) for word in walk(script) if not isinstance(word, Script))


def bespoke_names(script: Script) -> frozenset[str]:
    """The names of the bespoke steps that a script uses."""
    return frozenset(word.name for word in walk(script) if isinstance(word, Bespoke))


def _name(word: Any) -> str:
    kind = type(word).__name__
    return f"{kind}.{word.name}" if hasattr(type(word), "__members__") else kind


def _is_a(word: type[Any], base: type[Any]) -> bool:
    return issubclass(word, base) and word not in (Step, Event, Change, Paragraph)
