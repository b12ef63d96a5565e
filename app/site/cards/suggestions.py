"""Cards, sets, decks and rules that the search box in the header suggests."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final
from urllib.parse import urlencode

from app.games.capabilities.language import SearchLanguage
from app.games.tabletop.decklists.spelling_suggestions import slips_of_names
from app.games.tabletop.facts import CardLike, PrintingLike
from app.games.tabletop.search import Context, QueryError
from app.games.tabletop.search.plain_search import find
from app.games.tabletop.search.rows import Rows
from app.games.text import fold
from app.site.cards.deck_panel import deck_panel
from app.site.platform.request.current_game import current_game, game_path
from app.site.platform.storage.database import IndexedCatalogue
from app.site.presentation.queries import LONGEST_QUERY

MOST: Final = 8
MOST_RULES: Final = 4
MOST_WORDED: Final = 2
MOST_PLACES: Final = 3
_SHORTEST: Final = 4
"""Letters of a word by which rules are found, so that half a word does not find most of them."""
_SHORTEST_NAME: Final = 2

_NUMBER: Final = re.compile(r"\d{1,3}(?:\.[\da-z]{1,4})*\.?")


def only_card(query: str, indexed: IndexedCatalogue, language: SearchLanguage) -> CardLike | None:
    """Return the card that a query finds alone; None if it finds others or none."""
    found = _found(query, indexed, language)
    return found.cards[0] if found is not None and len(found) == 1 else None


@dataclass(frozen=True)
class Suggested:
    """Cards to suggest; those that only resemble what was typed have `similar_names`."""

    cards: tuple[CardLike, ...] = ()
    similar_names: bool = False


def suggested(typed: str, indexed: IndexedCatalogue, language: SearchLanguage) -> Suggested:
    """Return the cards to suggest for a query, those whose names begin with it first.

    Where nothing is found they are cards with similar names. An unfinished query, or one that
    asks for a collection, suggests nothing.
    """
    found = _found(typed, indexed, language)
    if found is None:
        return Suggested()
    if not found:
        names = slips_of_names(typed, indexed.catalogue)
        return Suggested(tuple(indexed.catalogue.by_name[name] for name in names), True)
    start = fold(typed)
    ranked = sorted(found.cards, key=lambda card: not fold(card.name).startswith(start))
    return Suggested(tuple(ranked[:MOST]))


@dataclass(frozen=True)
class RuleFound:
    """A rule that is found by its number, with its page."""

    number: str
    meaning: str
    address: str


def rules_numbered(typed: str, *, exactly: bool = False) -> tuple[RuleFound, ...]:
    """Return the rules whose numbers begin with what is typed, in the newest edition with any."""
    number, game = typed.strip().casefold(), current_game()
    book = game.rulebook.or_none()
    if book is None or not _NUMBER.fullmatch(number):
        return ()
    for edition in game.editions.newest_first:
        found = [
            RuleFound(it.number, it.rule.meaning, f"{game_path()}/rules/{edition.id}#{it.number}")
            for it in book.lines(edition.id)
            if it.number.casefold() == number
            or (not exactly and it.number.casefold().startswith(number))
        ]
        if found:
            return tuple(found[:MOST_RULES])
    return ()


@dataclass(frozen=True)
class PlaceFound:
    """A page that is found by its name; `kind` says in a word what it is about."""

    name: str
    kind: str
    address: str


def rules_worded(typed: str) -> tuple[RuleFound, ...]:
    """Return rules of the newest edition in which words begin with all those typed."""
    words, game = fold(typed).split(), current_game()
    book = game.rulebook.or_none()
    if book is None or len(typed) > LONGEST_QUERY or not words:
        return ()
    if not all(word.isalpha() and len(word) >= _SHORTEST for word in words):
        return ()
    edition = game.editions.newest_first[0].id
    found = (
        RuleFound(it.number, it.rule.meaning, f"{game_path()}/rules/{edition}#{it.number}")
        for it in book.lines(edition)
        if _has_words(it.rule.meaning, words)
    )
    return tuple(islice(found, MOST_WORDED))


def _has_words(text: str, words: Sequence[str]) -> bool:
    held = fold(text).split()
    return all(any(each.startswith(word) for each in held) for word in words)


def sets_named(typed: str, indexed: IndexedCatalogue) -> tuple[PlaceFound, ...]:
    """Return the sets with this code, or with the text in their names."""
    text = fold(typed).strip()
    if len(text) < _SHORTEST_NAME:
        return ()
    return tuple(
        PlaceFound(it.name, "set", f"{game_path()}/cards?{urlencode({'q': f'set:{it.code}'})}")
        for it in indexed.catalogue.sets
        if text == fold(it.code) or text in fold(it.name)
    )[:MOST_PLACES]


def decks_named(typed: str) -> tuple[PlaceFound, ...]:
    """Return the visitor's decks and those that come with the site with the text in their names."""
    text = fold(typed).strip()
    if len(text) < _SHORTEST_NAME or len(text) > LONGEST_QUERY:
        return ()
    named = (it for it in deck_panel().named_decks() if text in fold(it.name))
    return tuple(PlaceFound(it.name, "deck", it.address) for it in islice(named, MOST_PLACES))


def only_place(typed: str, indexed: IndexedCatalogue) -> PlaceFound | None:
    """Return the set or deck that is called exactly so; None if there are several or none."""
    text = fold(typed).strip()
    found = (*sets_named(typed, indexed), *decks_named(typed))
    exact = [it for it in found if fold(it.name) == text]
    return exact[0] if len(exact) == 1 else None


def _found(
    query: str, indexed: IndexedCatalogue, language: SearchLanguage
) -> Rows[CardLike, PrintingLike] | None:
    """Return what a query finds; None for one that is empty or cannot be run."""
    if not query.strip() or len(query) > LONGEST_QUERY:
        return None
    try:
        result = find(language.cards, indexed.index, query, Context(texts=language.texts())).result
    except QueryError:
        return None
    return result.found.where(language.is_listed) or result.found
