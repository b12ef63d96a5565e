"""Reading records of games, and playing them again.

A record holds how a game began and the answers given, as a JSON object.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, TypeVar

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
T = TypeVar("T")

_SHOWN: Final = 60
"""More characters of a wrong value are not quoted."""

_KINDS: Final[Mapping[type, str]] = {
    str: "text",
    int: "a whole number",
    bool: "true or false",
    list: "a list",
    dict: "an object",
}


class RecordError(ValueError):
    """A record that cannot be read or replayed; the message says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Fields:
    """A JSON object read field by field.

    Each method raises RecordError where the field is missing or of another kind; the message begins
    with `where`.
    """

    told: Mapping[str, object]
    where: str

    def text(self, key: str) -> str:
        """A text."""
        return self._of(key, str)

    def number(self, key: str) -> int:
        """A whole number."""
        return self._of(key, int)

    def number_or_none(self, key: str) -> int | None:
        """A whole number, or None if there is nothing."""
        return None if self.told.get(key) is None else self.number(key)

    def flag(self, key: str) -> bool:
        """True or false."""
        return self._of(key, bool)

    def items(self, key: str) -> Sequence[object]:
        """A list of anything."""
        return self._of(key, list)

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts."""
        lines = []
        for place, line in enumerate(self.items(key), start=1):
            if not isinstance(line, str):
                raise RecordError(f"{self.where}: {key!r} {place} must be text, not {short(line)}")
            lines.append(line)
        return tuple(lines)

    def one_of(self, key: str, known: Sequence[str]) -> str:
        """Return a text that is one of the known ones. Raises RecordError for any other."""
        text = self.text(key)
        if text not in known:
            raise RecordError(
                f"{self.where}: {key!r} must be one of {', '.join(known)}, not {short(text)}"
            )
        return text

    def _of(self, key: str, kind: type[T]) -> T:
        if key not in self.told:
            raise RecordError(f"{self.where}: {key!r} is missing")
        value = self.told[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise RecordError(f"{self.where}: {key!r} must be {_KINDS[kind]}, not {short(value)}")
        return value


def fields_of(told: object, where: str) -> Fields:
    """The fields of a JSON object. Raises RecordError if it is not an object."""
    if not isinstance(told, dict):
        raise RecordError(f"{where} must be an object, not {short(told)}")
    return Fields(told, where)


def read_object(text: str, game: str, schemas: Sequence[int]) -> Fields:
    """The fields of a record of a game in one of its schemas, from JSON text.

    Raises RecordError if the text is not such a record.
    """
    try:
        told = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"This is not a record of a game: {error}") from error
    known = " or ".join(map(str, schemas))
    if not isinstance(told, dict) or told.get("game") != game:
        raise RecordError(f"This is not a record of a game of {game}, schema {known}")
    schema = told.get("schema")
    if isinstance(schema, int) and schema > max(schemas):
        raise RecordError(
            f"This record has schema {schema}, that of a newer release; this one reads schema "
            f"{known}. Replay it with the release that made it"
        )
    if isinstance(schema, bool) or schema not in schemas:
        raise RecordError(f"This is not a record of a game of {game}, schema {known}")
    return Fields(told, "The record")


def written(game: str, schema: int, parts: Mapping[str, object]) -> str:
    """A record of a game as JSON text, the same for the same parts."""
    return json.dumps({"game": game, "schema": schema, **parts}, ensure_ascii=False, indent=1)


def made_by_other_rules(theirs: int | None, ours: int) -> str:
    """A note for errors about a record of other rules, naming both versions.

    It is empty if they are the same, or if the record does not say by which it was made.
    """
    if theirs in (None, ours):
        return ""
    return f". It was made by version {theirs} of the rules; this is version {ours}"


@contextmanager
def naming_versions(theirs: int | None, ours: int) -> Iterator[None]:
    """Let a RecordError say by which rules the record was made, where those are others."""
    try:
        yield
    except RecordError as error:
        raise RecordError(f"{error}{made_by_other_rules(theirs, ours)}") from error


def replayed_by_other_rules(theirs: int | None, ours: int) -> str:
    """A sentence for a record that is replayed by rules that did not make it; empty if they did.

    A record that does not say by which rules it was made is older than all that do.
    """
    if theirs == ours:
        return ""
    made = "older rules" if theirs is None else f"version {theirs} of the rules"
    return f"This game was recorded by {made}; it is replayed by version {ours}."


def read_answers(lines: Sequence[str], read: Callable[[str], A]) -> tuple[A, ...]:
    """The answers of a record. Raises RecordError, which numbers the one that cannot be read."""
    answers = []
    for place, line in enumerate(lines, start=1):
        try:
            answers.append(read(line))
        except ValueError as error:
            raise RecordError(f"Answer {place} of the record: {error}") from error
    return tuple(answers)


def played_again(
    state: S,
    answers: Sequence[A],
    apply: Callable[[S, A], E],
    refusal: type[Exception],
) -> Iterator[tuple[A, E]]:
    """Give answers to a game, which changes; each with what `apply` says came of it.

    Raises RecordError where `apply` refuses an answer with `refusal`.
    """
    for place, answer in enumerate(answers, start=1):
        try:
            events = apply(state, answer)
        except refusal as error:
            raise RecordError(f"Answer {place} of the record: {error}") from error
        yield answer, events


def short(value: object) -> str:
    """A value as it is quoted in an error."""
    shown = repr(value)
    return shown if len(shown) <= _SHOWN else f"{shown[:_SHOWN]}..."
