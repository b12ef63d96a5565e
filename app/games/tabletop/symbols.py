"""Symbols on cards, counted, and numbers with their sign: how any game's cards are said."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol, TypeAlias

MINUS: Final = "−"


class Symbol(Protocol):
    """A symbol of a game: `value` names its drawing, `word` is what players call it."""

    @property
    def value(self) -> str: ...
    @property
    def word(self) -> str: ...


Symbols: TypeAlias = Iterable[tuple[Symbol, int]]
"""Symbols with how many there are of each."""


def in_words(symbols: Symbols) -> str:
    """Symbols as a screen reader should say them: `2 Rage and 1 Obsession`."""
    words = [f"{count} {symbol.word}" for symbol, count in symbols]
    return " and ".join(filter(None, (", ".join(words[:-1]), *words[-1:])))


def signed(number: int) -> str:
    """A bonus with its sign; a real minus, not a hyphen."""
    return f"{MINUS}{-number}" if number < 0 else f"+{number}"
