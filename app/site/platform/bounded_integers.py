"""Whole numbers in URLs and forms, limited to what a database column can store."""

from __future__ import annotations

from typing import Final

from flask import Flask
from werkzeug.routing import IntegerConverter

LARGEST: Final = 2**31 - 1
"""The largest number of an INTEGER column in PostgreSQL."""

_DIGITS: Final = 20


class BoundedInteger(IntegerConverter):
    """`<int:…>` in a URL; a larger number does not match."""

    def __init__(self, *arguments: object, **options: object) -> None:
        super().__init__(*arguments, **{"max": LARGEST, **options})  # type: ignore[arg-type]


def bound_numbers(app: Flask) -> None:
    """Limit every `<int:…>` in URLs. Call it before routes are added."""
    app.url_map.converters["int"] = BoundedInteger


def whole_number(written: str) -> int:
    """Convert a form field, as `type` of `request.form.get`; at most `LARGEST`.

    Raises ValueError unless it is a whole number.
    """
    return max(-LARGEST, min(int(written[:_DIGITS]), LARGEST))
