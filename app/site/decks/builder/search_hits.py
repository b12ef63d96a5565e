"""The results of the search box beside a deck."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from app.games.tabletop.collection import Holdings
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import PrintingLike
from app.games.tabletop.search import Context, QueryError
from app.games.tabletop.search.nearest import find_nearest
from app.games.text import fold
from app.site.decks.snapshot import DeckState, most_copies, pool_in_use
from app.site.platform.request.current_game import game_of, main_copies
from app.site.platform.storage.database import IndexedCatalogue
from app.site.presentation.cards import stat_line
from app.site.presentation.queries import Mistake, mistake_of

SHOWN: Final = 12
"""Search results beside the deck."""

_ONLY_POOL: Final = "Only cards from the pool and those that every player gets are shown."

_COUNTED: Final = re.compile(r"\s*(\d{1,3})\s*[xX×]?\s+(?=\S)")


@dataclass(frozen=True)
class Hit:
    """One search result, and how many copies of the card the deck holds.

    `owned` is None for a visitor without a collection; `missing` are the copies that the deck would
    need beyond the owned ones once this result was added.
    """

    printing: PrintingLike
    stats: str
    in_deck: int
    owned: int | None = None
    missing: int = 0


@dataclass(frozen=True)
class Hits:
    """The results of the search next to the deck.

    Where no card fulfils the query, `said` tells how near the results are, and `respelt` is the
    query that they fulfil if it has no misspelt words.
    """

    query: str
    copies: int
    hits: tuple[Hit, ...] = ()
    total: int = 0
    echo: str = ""
    mistake: Mistake | None = None
    cards_query: str = ""
    notes: tuple[str, ...] = ()
    said: str = ""
    respelt: str | None = None


def find_hits(
    query: str,
    state: DeckState,
    indexed: IndexedCatalogue,
    holdings: Holdings | None = None,
    *,
    only_owned: bool = False,
) -> Hits | None:
    """Return the results of the search box; a leading number is the number of copies to add.

    With holdings, `own` and `need` are available, and `only_owned` leaves out other cards. In
    limited play only cards that the pool allows are found. A card whose name begins with a number
    is found by its name first. Returns None without a query.
    """
    text = query.strip()
    if not text:
        return None
    deck, pool = state.decklist, pool_in_use(state, indexed.catalogue)
    most = most_copies(state, indexed.catalogue) if pool else None
    counted = _COUNTED.match(text)
    copies, rest = 1, text
    if counted and not _measures(text, text[counted.end() :], indexed, deck):
        copies, rest = max(1, int(counted[1])), text[counted.end() :]
    held = main_copies(deck)
    owned = holdings.by_name if holdings else None
    game = game_of(deck)
    language, is_offered = game.language.needed(), game.editing.needed().is_offered

    def is_shown(name: str) -> bool:
        is_owned = not (only_owned and holdings) or bool(holdings.of_name(name))
        return is_owned and (most is None or bool(most(name)))

    context = Context(
        deck=held,
        collection=owned,
        pool=pool.copies if pool else None,
        texts=language.texts(),
        may_name=is_shown,
    )
    try:
        answer = find_nearest(
            language.cards,
            indexed.index,
            rest,
            language.offered_values,
            context,
            lambda card: is_shown(card.name),
        )
    except QueryError as error:
        return Hits(text, copies, mistake=mistake_of(error, rest))
    result, meant = answer.found.result, answer.respelt
    found = [row for row in answer.rows if is_offered(row.printing) and is_shown(row.card.name)]
    return Hits(
        query=text,
        copies=copies,
        hits=tuple(
            _hit(_opened(row.printing, state), held, copies, holdings) for row in found[:SHOWN]
        ),
        total=len(found),
        echo=result.echo,
        cards_query=rest,
        notes=(*result.notes, *([_ONLY_POOL] if pool else ())),
        said=answer.nearness.said(rest) if found else "",
        respelt=meant if not meant or copies == 1 else f"{copies} {meant}",
    )


def _measures(text: str, rest: str, indexed: IndexedCatalogue, deck: AnyDecklist) -> bool:
    """Return whether the number before the rest of a text belongs to a card: its name or cost."""
    if indexed.catalogue.find(text) is not None:
        return True
    words = game_of(deck).language.needed().cards.plain(indexed.catalogue)
    if not words.begins_with_number(text):
        return False
    name = fold(rest)
    return not any(entry.folded.startswith(name) for entry in indexed.index.entries)


def _hit(
    printing: PrintingLike, held: Mapping[str, int], copies: int, holdings: Holdings | None
) -> Hit:
    name = printing.card.name
    hit = Hit(printing, stat_line(printing.card), held[name])
    if holdings is None:
        return hit
    owned = holdings.of_name(name)
    return replace(hit, owned=owned, missing=max(0, held[name] + copies - owned))


def _opened(printing: PrintingLike, state: DeckState) -> PrintingLike:
    """Return the printing of the same card that the deck's pool has, else the given one."""
    return (state.pool and state.pool.printing_of(printing.card.name)) or printing
