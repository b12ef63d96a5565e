"""Resources of a deck against the cards that need them."""

from __future__ import annotations

from collections import Counter
from functools import cache

from app.games.spoils.decklists import Decklist
from app.games.spoils.facts import Card, Threshold
from app.games.spoils.scripts import SCRIPTS
from app.games.spoils.terms import CardType, Icon
from app.games.tabletop.scripts import walk


def provided(decklist: Decklist) -> Counter[Icon]:
    """Return the icons that the resources of a deck provide, copy by copy."""
    found: Counter[Icon] = Counter()
    for line in decklist.lines:
        if line.counts and line.card.type is CardType.RESOURCE:
            for icon, number in line.card.provides:
                found[icon] += number * line.copies
    return found


def users(decklist: Decklist) -> Counter[Icon]:
    """Return how many cards of a deck have each icon in their threshold, copy by copy."""
    found: Counter[Icon] = Counter()
    for line in decklist.lines:
        if line.counts:
            for icon, _ in line.card.threshold:
                found[icon] += line.copies
    return found


def unused_resources(decklist: Decklist) -> tuple[str, ...]:
    """Return a sentence for each icon that the deck provides and no threshold or text of it names.

    None for a deck without a card that costs something: it has nothing that could use them.
    """
    named = {icon for line in decklist.lines if line.counts for icon in _named(line.card)}
    if not any(line.counts and line.card.cost is not None for line in decklist.lines):
        return ()
    return tuple(
        f"{number} {icon.word}, but no card needs {icon.word}"
        for icon, number in provided(decklist).items()
        if icon not in named
    )


def _named(card: Card) -> set[Icon]:
    """Return the icons in a card's threshold, in those of its abilities, and in its text."""
    found = {icon for icon, _ in card.threshold}
    return found if card.type is CardType.RESOURCE else found | _named_in_text(card.name)


@cache
def _named_in_text(name: str) -> frozenset[Icon]:
    """Return the icons in the text of a card."""
    script = SCRIPTS.get(name)
    texts = (
        text
        for word in (walk(script.paragraphs) if script else ())
        for text in (getattr(word, "threshold", ""), getattr(word, "icons", ""))
        if isinstance(text, str) and text
    )
    return frozenset(icon for text in texts for icon, _ in Threshold.of(text))
