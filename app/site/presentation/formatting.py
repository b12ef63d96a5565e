"""Numbers, icons and marked-up words as pages write them."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup, escape

from app.games.spoils.facts import Threshold

MINUS: Final = "−"


def in_words(icons: Threshold) -> str:
    """Icons as a screen reader should say them: `2 Rage and 1 Obsession`."""
    words = [f"{count} {icon.word}" for icon, count in icons]
    return " and ".join(filter(None, (", ".join(words[:-1]), *words[-1:])))


def signed(number: int) -> str:
    """A bonus with its sign; a real minus, not a hyphen."""
    return f"{MINUS}{-number}" if number < 0 else f"+{number}"


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
