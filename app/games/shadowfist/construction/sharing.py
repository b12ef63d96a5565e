"""Designators that the cards of a deck share. Rules: 14.1."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from functools import lru_cache

from app.games.shadowfist.facts import Catalogue, Printing, Title


def by_designator(cards: Iterable[tuple[Printing, int]]) -> dict[str, int]:
    """Copies by designator, the most shared first, equal ones by the alphabet. Rules: 14.1, 14.3.

    A card counts once for a designator, however often it stands on the card.
    """
    counted: Counter[str] = Counter()
    for printing, copies in cards:
        for word in printing.printed.designators:
            counted[word] += copies
    return dict(sorted(counted.items(), key=lambda entry: (-entry[1], entry[0])))


@lru_cache(maxsize=4)
def titles_by_designator(catalogue: Catalogue) -> Mapping[str, tuple[Title, ...]]:
    """The titles of which some printing has a designator, by designator."""
    found: dict[str, dict[str, Title]] = defaultdict(dict)
    for printing in catalogue.printings:
        for word in printing.printed.designators:
            found[word][printing.card.name] = printing.card
    return {word: tuple(titles.values()) for word, titles in found.items()}


def designator_query(word: str) -> str:
    """The search that finds the cards with a designator."""
    return f"d:{word}" if word.isalnum() else f'd:"{word}"'
