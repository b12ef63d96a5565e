"""A card goes into one of the visitor's decks from the card's own page."""

from __future__ import annotations

from flask import abort, flash, redirect, request, url_for
from flask.typing import ResponseReturnValue
from markupsafe import Markup

from app.games.spoils.decklists import Decklist
from app.games.spoils.facts import PrintingId
from app.site.decks.changes import ChangeError, change
from app.site.decks.reach import reach
from app.site.decks.state import Cause, DeckState
from app.site.decks.store import StaleDeckError
from app.site.decks.views import opened, save
from app.site.platform.access import Access, open_to
from app.site.platform.catalogue import current_catalogue, current_shelf

NEW = "new"
"""Stands for a deck that is not there yet."""


@open_to(Access.ANYONE)
def add_card() -> ResponseReturnValue:
    """Add copies of a card to a deck that the visitor may change, or to a new one; of a faction,
    take it. Then back to the card's page.
    """
    catalogue = current_catalogue()
    printing = catalogue.by_printing.get(PrintingId(request.form.get("printing", "")))
    if printing is None or printing.card.is_token:
        abort(404)
    card = printing.card
    form = {
        "change": "faction" if card.is_faction else f"add deck {printing.id} {_copies()}",
        "faction": printing.id,
    }
    back = redirect(url_for("cards.card", slug=current_shelf().slugs[card.name]), 303)
    way, _, key = request.form.get("deck", NEW).partition("/")
    reached = None if way == NEW else reach(way, key, to_edit=True)
    state = reached.deck.state if reached else DeckState(Decklist())
    try:
        changed = change(state, form, catalogue)
        if reached is None:
            return opened(changed.state, changed.reason)
        save(reached, changed.state, Cause(changed.reason))
    except ChangeError as problem:
        flash(str(problem), "illegal")
        return back
    except StaleDeckError:
        flash("The deck was changed elsewhere at the same moment. Add the card again.", "illegal")
        return back
    told = Markup('{} in <a href="{}">{}</a>.')
    flash(told.format(changed.reason, reached.base, state.decklist.name), "legal")
    return back


def _copies() -> str:
    """How many, as one word of a change; the change judges it."""
    return "".join(request.form.get("copies", "1").split()) or "1"
