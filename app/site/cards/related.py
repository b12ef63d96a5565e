"""Other cards that the page of a card leads to: answers to it, those that do the same, precons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from app.games.capabilities.language import SearchLanguage
from app.games.tabletop.facts import AnyCatalogue, CardLike
from app.games.tabletop.search import Context, QueryError
from app.games.tabletop.search.deeds import DEEDS, TARGETS, deed_of
from app.site.platform.storage.database import IndexedCatalogue

_ANSWER: Final = "removes"
_MOST: Final = 6


@dataclass(frozen=True)
class Related:
    """A search that starts from a card: its words, its query, and the cards that it finds."""

    words: str
    query: str
    count: int


@dataclass(frozen=True)
class InPrecon:
    """A preconstructed deck that holds a card."""

    id: str
    name: str
    copies: int


def related(
    card: CardLike, indexed: IndexedCatalogue, language: SearchLanguage
) -> tuple[Related, ...]:
    """Return the searches for answers to a card, then for cards that do one thing that it does."""
    if "does" not in language.cards.grammar.fields:
        return ()
    found: list[Related] = []
    context = Context(texts=language.texts())
    for words, query in _asked(card, indexed, language, context):
        rows = language.cards.search(indexed.index, query, context).found
        others = rows.where(lambda it: language.is_listed(it) and it.name != card.name)
        if others:
            found.append(Related(words, query, len(others)))
    return tuple(found[:_MOST])


def _asked(
    card: CardLike, indexed: IndexedCatalogue, language: SearchLanguage, context: Context
) -> Iterator[tuple[str, str]]:
    for target in TARGETS:
        try:
            query = language.cards.parse(f"type:{target}")
            is_one = language.cards.test(query, indexed.index, context)(card)
        except QueryError:
            continue
        if is_one:
            yield "Answers to it", f"does:{deed_of(_ANSWER, target)}"
    done = {
        deed
        for texts in context.texts
        if texts.deeds is not None
        for deed in texts.deeds().get(card.name, ())
    }
    for key, deed in DEEDS.items():
        if key in done:
            yield f"Also {deed.said}", f"does:{key}"


def precons_with(card: CardLike, catalogue: AnyCatalogue) -> tuple[InPrecon, ...]:
    """Return the preconstructed decks that hold a card, those with most copies first."""
    printings = {printing.id for printing in catalogue.printings_of(card)}
    counted = (
        (precon, sum(line.copies for line in precon.lines if line.printing in printings))
        for precon in catalogue.precons.values()
    )
    held = [InPrecon(precon.id, precon.name, copies) for precon, copies in counted if copies]
    return tuple(sorted(held, key=lambda each: (-each.copies, each.name)))
