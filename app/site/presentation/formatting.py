"""Numbers, dates and marked-up words as pages write them."""

from __future__ import annotations

from datetime import date, datetime

from markupsafe import Markup, escape


def plural(count: int, one: str, many: str | None = None) -> str:
    """A count with its noun: `1 card`, `2 cards`."""
    return f"{count:,} {one if count == 1 else many or one + 's'}"


def coded(text: str) -> Markup:
    """Text with what stands between backquotes set as code."""
    parts = text.split("`")
    return Markup("").join(
        Markup("<code>{}</code>").format(part) if place % 2 else escape(part)
        for place, part in enumerate(parts)
    )


def number(count: int) -> str:
    """A count as running text writes it: `12,345`."""
    return f"{count:,}"


def spaced(count: int) -> str:
    """A long number of a formula, its digits in threes: `12 345`."""
    return f"{count:,}".replace(",", " ")


def day(when: date) -> str:
    """A date in a table or a fact: `3 Oct 2026`."""
    return f"{when.day} {when:%b %Y}"


def long_day(when: date) -> str:
    """A date with its month in full: `3 October 2026`."""
    return f"{when.day} {when:%B %Y}"


def iso_day(when: date) -> str:
    """A date for staff, to be sorted and compared: `2026-10-03`."""
    return f"{when:%Y-%m-%d}"


def iso_minute(moment: datetime) -> str:
    """A moment for staff, to the minute, without its time zone: `2026-10-03 14:05`."""
    return f"{moment:%Y-%m-%d %H:%M}"
