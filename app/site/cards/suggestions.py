"""Names, and rules by number, that the search box in the header suggests."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from app.games.capabilities.language import SearchLanguage
from app.games.tabletop.decklists.spelling_suggestions import slips_of_names
from app.games.tabletop.facts import CardLike, PrintingLike
from app.games.tabletop.search import Context, QueryError
from app.games.tabletop.search.plain_search import find
from app.games.tabletop.search.rows import Rows
from app.games.text import fold
from app.site.platform.request.current_game import current_game, game_path
from app.site.platform.storage.database import IndexedCatalogue
from app.site.presentation.queries import LONGEST_QUERY

MOST: Final = 8
MOST_RULES: Final = 4

_NUMBER: Final = re.compile(r"\d{1,3}(?:\.[\da-z]{1,4})*\.?")


def only_card(query: str, indexed: IndexedCatalogue, language: SearchLanguage) -> CardLike | None:
    """Return the card that a query finds alone; None if it finds others or none."""
    found = _found(query, indexed, language)
    return found.cards[0] if found is not None and len(found) == 1 else None


def suggested(
    typed: str, indexed: IndexedCatalogue, language: SearchLanguage
) -> tuple[CardLike, ...]:
    """Return the cards to suggest for a query, those whose names begin with it first.

    Where nothing is found they are cards with similar names. An unfinished query, or one that
    asks for a collection, suggests nothing.
    """
    found = _found(typed, indexed, language)
    if found is None:
        return ()
    if not found:
        names = slips_of_names(typed, indexed.catalogue)
        return tuple(indexed.catalogue.by_name[name] for name in names)
    start = fold(typed)
    ranked = sorted(found.cards, key=lambda card: not fold(card.name).startswith(start))
    return tuple(ranked[:MOST])


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
