"""Numbers, dates and marked-up words as pages write them."""

from __future__ import annotations

import re
from datetime import date, datetime
from typing import Final

from markupsafe import Markup, escape


def plural(count: int, one: str, many: str | None = None) -> str:
    """A count with its noun: `1 card`, `2 cards`."""
    return f"{count:,} {one if count == 1 else many or one + 's'}"


def title_of_deck(name: str | None) -> str:
    """The name of a deck, or a placeholder where it has none."""
    return name or "Untitled deck"


def coded(text: str) -> Markup:
    """Return text with the parts between backquotes marked as code."""
    parts = text.split("`")
    return Markup("").join(
        Markup("<code>{}</code>").format(part) if place % 2 else escape(part)
        for place, part in enumerate(parts)
    )


def number(count: int) -> str:
    """Return a count as written in running text: `12,345`."""
    return f"{count:,}"


def spaced(count: int) -> str:
    """Return a long number with its digits grouped in threes: `12 345`."""
    return f"{count:,}".replace(",", " ")


def day(when: date) -> str:
    """Return a date for a table: `3 Oct 2026`."""
    return f"{when.day} {when:%b %Y}"


def long_day(when: date) -> str:
    """A date with its month in full: `3 October 2026`."""
    return f"{when.day} {when:%B %Y}"


def iso_day(when: date) -> str:
    """Return a date for staff that can be sorted: `2026-10-03`."""
    return f"{when:%Y-%m-%d}"


def iso_minute(moment: datetime) -> str:
    """Return a time for staff, to the minute and without its time zone: `2026-10-03 14:05`."""
    return f"{moment:%Y-%m-%d %H:%M}"


def unindented(html: Markup) -> Markup:
    """Return HTML without the indentation of its template, for pages of many equal parts."""
    return Markup(_INDENT.sub("\n", html))


_INDENT: Final = re.compile(r"\n\s+")
