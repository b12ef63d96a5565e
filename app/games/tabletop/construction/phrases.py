"""Small phrases that messages are made of."""

from collections.abc import Sequence


def cards_in_words(number: int) -> str:
    """`1 card`, `5 cards`."""
    return "1 card" if number == 1 else f"{number} cards"


def listed_in_words(words: Sequence[str], last: str = "and") -> str:
    """`A, B and C`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"
