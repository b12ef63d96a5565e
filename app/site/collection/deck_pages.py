"""Pages about a deck's physical cards: missing cards and the pull list."""

from __future__ import annotations

from flask import flash, redirect, render_template, request
from flask.typing import ResponseReturnValue

from app.games.tabletop.collection import Holdings, any_printing, lacking
from app.site.cards.holdings import copies_of, current_holdings, holdings_of
from app.site.collection import store
from app.site.collection.imports import as_file, as_lines
from app.site.collection.ownership import remember_collector, writing_collector
from app.site.decks.access import reach, reach_to_show
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import current_game, demand, pull_list
from app.site.platform.storage.database import current_catalogue, current_database
from app.site.presentation.formatting import plural
from app.tables import Pile


@open_to(Access.LINK)
def missing(way: str, key: str) -> str:
    """Show which cards the visitor lacks to sleeve the deck, with all their printings."""
    reached = reach_to_show(way, key)
    deck = reached.deck.state.decklist
    holdings = current_holdings(demand(deck))
    return render_template(
        "collection/missing.html",
        reached=reached,
        holdings=holdings,
        needed=demand(deck).total(),
        lacks=lacking(demand(deck), holdings, current_catalogue()) if holdings else (),
    )


@open_to(Access.LINK)
def missing_as_csv(way: str, key: str) -> ResponseReturnValue:
    """Return what the visitor lacks, each card in any printing, in the form of a wish list."""
    reached = reach_to_show(way, key)
    needed = demand(reached.deck.state.decklist)
    holdings = current_holdings(needed)
    if holdings is None:
        return redirect(f"{reached.base}/missing")
    catalogue = current_catalogue()
    copies = {
        any_printing(lack.card, catalogue).id: lack.copies
        for lack in lacking(needed, holdings, catalogue)
    }
    content = current_game().files.needed().write(as_lines(copies, catalogue), "csv")
    return as_file(content, "missing-cards.csv", "text/csv")


@open_to(Access.LINK)
def wish_for(way: str, key: str) -> ResponseReturnValue:
    """Add missing cards to the wish list in any printing, unless they are on it."""
    reached = reach(way, key)
    collector, catalogue, game = writing_collector(), current_catalogue(), current_game().key
    deck = reached.deck.state.decklist
    with current_database().writing() as session:
        owned = holdings_of(session, collector, game, catalogue)
        wished = Holdings.of(copies_of(session, collector, game, Pile.WISH), catalogue)
        more = {
            any_printing(lack.card, catalogue).id: lack.copies - wished.of_name(lack.card.name)
            for lack in lacking(demand(deck), owned, catalogue)
            if lack.copies > wished.of_name(lack.card.name)
        }
        store.add(session, collector, game, Pile.WISH, more)
    if more:
        remember_collector()
    flash(f"{plural(sum(more.values()), 'copy', 'copies')} added to your wish list.", "legal")
    return redirect(f"{reached.open_base}/missing", 303)


@open_to(Access.LINK)
def pulled(way: str, key: str) -> str:
    """Show the deck by set and number, for taking it out of binders."""
    reached = reach_to_show(way, key)
    deck = reached.deck.state.decklist
    owned = current_holdings(demand(deck))
    if owned is not None and ("listed" in request.args or not owned.by_printing):
        owned = None
    return render_template(
        "collection/pull.html",
        reached=reached,
        list=pull_list(deck, current_catalogue(), owned),
        from_collection=owned is not None,
    )
