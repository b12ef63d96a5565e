"""Pages of the documentation whose tables a game writes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

Documents: TypeAlias = Mapping[str, Callable[[str], str]]
"""File, relative to the checkout -> its new text, made from the one that stands there."""


def between(text: str, start: str, end: str, content: str) -> str:
    """The text with something new between two comments of Markdown."""
    opening, closing = f"<!-- {start} -->\n", f"<!-- {end} -->"
    before, _, rest = text.partition(opening)
    _, _, after = rest.partition(closing)
    return f"{before}{opening}\n{content}\n\n{closing}{after}"
