"""Scripts as JSON, written and read: every word by its name, default values left out."""

from __future__ import annotations

import types
import typing
from collections.abc import Sequence
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum
from functools import cached_property
from types import ModuleType
from typing import Any, Final

__all__ = ["Lexicon", "VocabularyError"]

WORD: Final = "word"


class VocabularyError(ValueError):
    """A script that is not well-formed. The message names the script, the word and the place."""


class Lexicon:
    """All words of a game's scripts, which `modules` define; `script` is the class of a script."""

    def __init__(self, modules: Sequence[ModuleType], script: type[Any]) -> None:
        self._modules = tuple(modules)
        self._script = script
        self._known_hints: dict[str, dict[str, Any]] = {}

    def words(self) -> types.MappingProxyType[str, type[Any]]:
        """Every class of the vocabulary by name. Raises VocabularyError if two have one name."""
        return self._words

    @cached_property
    def _words(self) -> types.MappingProxyType[str, type[Any]]:
        found: dict[str, type[Any]] = {"Script": self._script}
        for module in self._modules:
            for name, thing in vars(module).items():
                if not isinstance(thing, type) or thing.__module__ != module.__name__:
                    continue
                if found.setdefault(name, thing) is not thing:
                    raise VocabularyError(f"Two words are called {name}")
        return types.MappingProxyType(found)

    def to_json(self, value: Any) -> Any:
        """A script, or any word of one, as lists, strings, numbers and objects."""
        if isinstance(value, Enum):
            return {WORD: type(value).__name__, "is": value.name}
        if is_dataclass(value):
            values = {f.name: getattr(value, f.name) for f in fields(value)}
            given = {
                name: self.to_json(it)
                for name, it in values.items()
                if it != _default(value, name)
            }  # fmt: skip
            return {WORD: type(value).__name__, **given}
        if isinstance(value, tuple):
            return [self.to_json(item) for item in value]
        return value

    def from_json(self, value: Any) -> Any:
        """The words that `to_json` wrote.

        Raises VocabularyError on unknown words, unknown or missing fields, and values of the
        wrong kind.
        """
        if isinstance(value, list):
            return tuple(self.from_json(item) for item in value)
        if not isinstance(value, dict):
            return value
        name = value.get(WORD)
        word = self._words.get(str(name))
        if word is None:
            raise VocabularyError(f"{name!r} is not a word of the vocabulary")
        if issubclass(word, Enum):
            if value.get("is") not in word.__members__:
                raise VocabularyError(f"{value.get('is')!r} is not one of {name}'s values")
            return word[value["is"]]
        given = {key: self.from_json(item) for key, item in value.items() if key != WORD}
        known = {f.name for f in fields(word)}
        if unknown := sorted(given.keys() - known):
            raise VocabularyError(f"{name} has no field {unknown[0]!r}")
        try:
            made = word(**given)
        except TypeError as error:
            raise VocabularyError(f"{name} lacks a field: {error}") from error
        self.check_kinds(made)
        return made

    def check_kinds(self, value: Any) -> None:
        """Raise VocabularyError if a field of this word, not of words inside, has a wrong kind."""
        hints = self._hints(type(value).__name__)
        for field in fields(value):
            held = getattr(value, field.name)
            if not _fits(held, hints[field.name]):
                raise VocabularyError(
                    f"{type(value).__name__}.{field.name} cannot be {held!r}; it takes {field.type}"
                )

    def _hints(self, word: str) -> dict[str, Any]:
        found = self._known_hints.get(word)
        if found is None:
            names = {
                name: thing for module in self._modules for name, thing in vars(module).items()
            }
            found = self._known_hints[word] = typing.get_type_hints(
                self._words[word], localns=names
            )
        return found


def _default(value: Any, name: str) -> Any:
    field: Field[Any] = next(f for f in fields(value) if f.name == name)
    return field.default if field.default is not MISSING else MISSING


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
