"""Cards that would fit the deck, each with its reason, as a part of the builder or as a page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from app.games.capabilities.construction import CriteriaRequest
from app.games.capabilities.suggestions import Suggestions
from app.games.tabletop.construction import FormatError
from app.games.tabletop.facts import AnyCatalogue, PrintingLike
from app.site.decks.access import reach
from app.site.decks.judging import pool_in_use
from app.site.decks.snapshot import DeckState
from app.site.platform.http.rendering import render
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import format_called, game_of
from app.site.platform.storage.database import current_catalogue
from app.site.presentation.cards import stat_line

FIRST: Final = 4
"""Cards that are shown at once; the others are opened."""


@dataclass(frozen=True)
class Fitting:
    """A card that would fit, and why."""

    printing: PrintingLike
    stats: str
    reason: str


@open_to(Access.LINK)
def suggestions(way: str, key: str) -> str:
    """Show the cards that would fit the deck; for a script the list alone."""
    reached = reach(way, key, to_edit=True)
    state = reached.deck.state
    game = game_of(state.decklist)
    offer = game.suggestions.needed()
    fitting = _fitting(state, offer, current_catalogue())
    return render(
        "decks/builder/suggestions.html",
        "decks/builder/_suggestions.html",
        reached=reached,
        first=fitting[:FIRST],
        others=fitting[FIRST:],
        method=offer.method,
    )


def _fitting(state: DeckState, offer: Suggestions, catalogue: AnyCatalogue) -> tuple[Fitting, ...]:
    """Return the cards; none in a format that is not fully known."""
    game = game_of(state.decklist)
    form = format_called(state.format, catalogue, game)
    pool = pool_in_use(state, catalogue)
    request = CriteriaRequest(catalogue, form, state.edition, pool=pool, as_of=state.as_of)
    try:
        criteria = game.construction.needed().criteria(request)
    except FormatError:
        return ()
    return tuple(
        Fitting(
            (state.pool and state.pool.printing_of(one.printing.card.name)) or one.printing,
            stat_line(one.printing.card),
            one.reason,
        )
        for one in offer.suggest(state.decklist, criteria)
    )
