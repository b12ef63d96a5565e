"""Cards that would fit the deck, each with its reason, as a part of the builder or as a page."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from flask import request

from app.games.capabilities.suggestions import Suggestions, Wish
from app.games.tabletop.facts import AnyCatalogue, PrintingId, PrintingLike
from app.site.cards.holdings import current_holdings
from app.site.decks.access import reach
from app.site.decks.snapshot import DeckState, criteria_of
from app.site.platform.http.rendering import render
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import (
    demand,
    game_of,
    main_copies,
)
from app.site.platform.storage.database import current_catalogue
from app.site.presentation.cards import stat_line

FIRST: Final = 4
"""Cards that are shown at once; the others are opened."""


MOST_HELD: Final = 10


@dataclass(frozen=True)
class Fitting:
    """A card that would fit, and why; `in_deck` copies are there, and `room` more are allowed."""

    printing: PrintingLike
    stats: str
    reason: str
    in_deck: int
    room: int


@open_to(Access.LINK)
def suggestions(way: str, key: str) -> str:
    """Show the cards that would fit the deck; for a script the list alone.

    `held` has the ids of printings: then only these are shown, each with its reason as it is now.
    """
    reached = reach(way, key, to_edit=True)
    state = reached.deck.state
    offer = game_of(state.decklist).suggestions.needed()
    fitting = _fitting(state, offer, current_catalogue())
    return render(
        "decks/builder/suggestions.html",
        "decks/builder/_suggestions.html",
        reached=reached,
        first=fitting[:FIRST],
        others=fitting[FIRST:],
        method=offer.method,
    )


def asked_wish(state: DeckState) -> Wish:
    """Return which cards the visitor wants: any, or with `own` only copies that are owned."""
    holdings = current_holdings() if "own" in request.args else None
    if holdings is None:
        return Wish()
    needed = demand(state.decklist)
    return Wish(lambda name: holdings.of_name(name) > needed[name])


def _fitting(state: DeckState, offer: Suggestions, catalogue: AnyCatalogue) -> tuple[Fitting, ...]:
    criteria = criteria_of(state, catalogue)
    if criteria is None:
        return ()
    most = game_of(state.decklist).construction.needed().most
    held = main_copies(state.decklist)
    wish = replace(asked_wish(state), held=_held(catalogue))
    return tuple(
        Fitting(
            (state.pool and state.pool.printing_of(name)) or one.printing,
            stat_line(one.printing.card),
            one.reason,
            held[name],
            most(name, criteria) - held[name],
        )
        for one in offer.suggest(state.decklist, criteria, wish)
        for name in (one.printing.card.name,)
    )


def _held(catalogue: AnyCatalogue) -> tuple[str, ...]:
    """Return the names of the cards that the address asks for, those that there are."""
    ids = request.args.get("held", "").split(",")[:MOST_HELD]
    known = (catalogue.by_printing.get(PrintingId(id_)) for id_ in ids)
    return tuple(printing.card.name for printing in known if printing is not None)
