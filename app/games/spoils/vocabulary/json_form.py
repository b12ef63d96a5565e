"""Write scripts as JSON and read them: every word by its name, default values left out."""

from __future__ import annotations

import types
import typing
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, Final

from app.games.spoils import terms
from app.games.spoils.vocabulary import (
    amounts,
    bases,
    cards,
    changes,
    events,
    flow,
    paragraphs,
    places,
    plays,
    steps,
)
from app.games.spoils.vocabulary.script import Script

__all__ = ["VocabularyError", "from_json", "to_json", "words"]

WORD: Final = "word"
_MODULES: Final = (
    terms,
    places,
    bases,
    cards,
    amounts,
    events,
    changes,
    steps,
    plays,
    flow,
    paragraphs,
)


class VocabularyError(ValueError):
    """A script that is not well-formed. The message names the script, the word and the place."""


def to_json(value: Any) -> Any:
    """A script, or any word of one, as lists, strings, numbers and objects."""
    if isinstance(value, Enum):
        return {WORD: type(value).__name__, "is": value.name}
    if is_dataclass(value):
        values = {f.name: getattr(value, f.name) for f in fields(value)}
        given = {name: to_json(it) for name, it in values.items() if it != _default(value, name)}
        return {WORD: type(value).__name__, **given}
    if isinstance(value, tuple):
        return [to_json(item) for item in value]
    return value


def from_json(value: Any) -> Any:
    """The words that `to_json` wrote.

    Raises VocabularyError on unknown words, unknown or missing fields, and values of the
    wrong kind.
    """
    if isinstance(value, list):
        return tuple(from_json(item) for item in value)
    if not isinstance(value, dict):
        return value
    name = value.get(WORD)
    word = words().get(str(name))
    if word is None:
        raise VocabularyError(f"{name!r} is not a word of the vocabulary")
    if issubclass(word, Enum):
        if value.get("is") not in word.__members__:
            raise VocabularyError(f"{value.get('is')!r} is not one of {name}'s values")
        return word[value["is"]]
    given = {key: from_json(item) for key, item in value.items() if key != WORD}
    known = {f.name for f in fields(word)}
    if unknown := sorted(given.keys() - known):
        raise VocabularyError(f"{name} has no field {unknown[0]!r}")
    try:
        made = word(**given)
    except TypeError as error:
        raise VocabularyError(f"{name} lacks a field: {error}") from error
    check_kinds(made)
    return made


def check_kinds(value: Any) -> None:
    """Raise VocabularyError when a field of this word, not of words inside, has a wrong kind."""
    hints = _hints(type(value).__name__)
    for field in fields(value):
        held = getattr(value, field.name)
        if not _fits(held, hints[field.name]):
            raise VocabularyError(
                f"{type(value).__name__}.{field.name} cannot be {held!r}; it takes {field.type}"
            )


@cache
def words() -> types.MappingProxyType[str, type[Any]]:
    """Every class of the vocabulary by name."""
    found: dict[str, type[Any]] = {"Script": Script}
    for module in _MODULES:
        for name, thing in vars(module).items():
            if not isinstance(thing, type) or thing.__module__ != module.__name__:
                continue
            if found.setdefault(name, thing) is not thing:
                raise VocabularyError(f"Two words are called {name}")
    return types.MappingProxyType(found)


def _default(value: Any, name: str) -> Any:
    field: Field[Any] = next(f for f in fields(value) if f.name == name)
    return field.default if field.default is not MISSING else MISSING


@cache
def _hints(word: str) -> dict[str, Any]:
    names = {name: thing for module in _MODULES for name, thing in vars(module).items()}
    return typing.get_type_hints(words()[word], localns=names)


def _fits(held: Any, hint: Any) -> bool:
    origin = typing.get_origin(hint)
    if origin in (typing.Union, types.UnionType):
        return any(_fits(held, kind) for kind in typing.get_args(hint))
    if origin is tuple:
        inside, *rest = typing.get_args(hint)
        if rest != [...]:
            raise VocabularyError(f"{hint} is not a kind of field this vocabulary has")
        return isinstance(held, tuple) and all(_fits(item, inside) for item in held)
    if hint is int:
        return isinstance(held, int) and not isinstance(held, bool)
    return isinstance(held, hint)
