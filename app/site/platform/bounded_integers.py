"""Whole numbers as addresses and forms may name them: no larger than a column holds."""

from __future__ import annotations

from typing import Final

from flask import Flask
from werkzeug.routing import IntegerConverter

LARGEST: Final = 2**31 - 1
"""The largest number of an INTEGER column in PostgreSQL."""

_DIGITS: Final = 20


class BoundedInteger(IntegerConverter):
    """`<int:…>` of an address; a larger number is no address of this site."""

    def __init__(self, *arguments: object, **options: object) -> None:
        super().__init__(*arguments, **{"max": LARGEST, **options})  # type: ignore[arg-type]


def bound_numbers(app: Flask) -> None:
    """Give every `<int:…>` its largest number. Call it before the routes are added."""
    app.url_map.converters["int"] = BoundedInteger


def whole_number(written: str) -> int:
    """The number that a field names, as `type` of `request.form.get`; at most `LARGEST`.

    Raises ValueError for what is no number.
    """
    return max(-LARGEST, min(int(written[:_DIGITS]), LARGEST))
