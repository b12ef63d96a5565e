"""Pages of one deck about its cards on paper: what is missing, what to pull."""

from __future__ import annotations

from flask import abort, flash, redirect, render_template, request
from flask.typing import ResponseReturnValue

from app.games.spoils.collection import Holdings, any_printing, demand, lacking, pull
from app.site.collection import store
from app.site.collection.owning import current_holdings
from app.site.decks.reach import reach, reach_to_show
from app.site.platform.access import Access, current_account, open_to
from app.site.platform.catalogue import current_catalogue
from app.site.platform.database import current_database
from app.site.presentation.formatting import plural
from app.tables import Pile


@open_to(Access.LINK)
def missing(way: str, key: str) -> str:
    """What the visitor lacks to sleeve the deck, with every printing it could be."""
    reached = reach_to_show(way, key)
    deck = reached.deck.state.decklist
    holdings = current_holdings(demand(deck))
    return render_template(
        "collection/missing.html",
        reached=reached,
        holdings=holdings,
        needed=demand(deck).total(),
        lacks=lacking(deck, holdings, current_catalogue()) if holdings else (),
    )


@open_to(Access.LINK)
def wish_for(way: str, key: str) -> ResponseReturnValue:
    """Put what is missing on the wish list in any printing, unless it stands there already."""
    reached = reach(way, key)
    account, catalogue = current_account(), current_catalogue()
    deck = reached.deck.state.decklist
    if account is None:
        abort(404)
    with current_database().writing() as session:
        owned = store.holdings_of(session, account.id, catalogue)
        wished = Holdings.of(store.copies_of(session, account.id, Pile.WISH), catalogue)
        more = {
            any_printing(lack.card, catalogue).id: lack.copies - wished.of_name(lack.card.name)
            for lack in lacking(deck, owned, catalogue)
            if lack.copies > wished.of_name(lack.card.name)
        }
        store.add(session, account.id, Pile.WISH, more)
    flash(f"{plural(sum(more.values()), 'copy', 'copies')} put on your wish list.", "legal")
    return redirect(f"{reached.open_base}/missing", 303)


@open_to(Access.LINK)
def pulled(way: str, key: str) -> str:
    """The deck by set and number, to be taken out of binders."""
    reached = reach_to_show(way, key)
    deck = reached.deck.state.decklist
    owned = current_holdings(demand(deck))
    if owned is not None and ("listed" in request.args or not owned.by_printing):
        owned = None
    return render_template(
        "collection/pull.html",
        reached=reached,
        list=pull(deck, current_catalogue(), owned),
        from_collection=owned is not None,
    )
