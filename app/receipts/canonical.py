"""One spelling of a JSON value, so that equal values have equal bytes."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TypeAlias

Json: TypeAlias = "str | int | bool | Sequence[Json] | Mapping[str, Json] | None"


def canonical(value: Json) -> bytes:
    """Return a JSON value in UTF-8 without spaces, with the keys of objects in order.

    Characters outside ASCII are not escaped. There are no floating-point numbers; this way the
    result is that of RFC 8785 for keys in ASCII. Raises TypeError for any other value.
    """
    return _written(value).encode()


def _written(value: Json) -> str:
    if value is None or isinstance(value, str | bool | int):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, Mapping):
        members = (f"{_written(name)}:{_written(value[name])}" for name in sorted(value))
        return "{" + ",".join(members) + "}"
    if isinstance(value, list | tuple):
        return "[" + ",".join(map(_written, value)) + "]"
    raise TypeError(f"{type(value).__name__} has no canonical form")


def parsed(text: str) -> Json:
    """Return the value of a JSON text. Raises ValueError for what `canonical` cannot write.

    Names that occur twice are refused too, since readers disagree on which of them counts.
    """
    try:
        value: Json = json.loads(
            text, object_pairs_hook=_object, parse_float=_refused, parse_constant=_refused
        )
        _written(value).encode()
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    return value


def _object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("an object has the same name twice")
    return found


def _refused(number: str) -> Json:
    raise ValueError(f"{number[:20]} is not a whole number")
