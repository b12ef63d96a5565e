"""A card goes into one of the visitor's decks from the card's own page."""

from __future__ import annotations

from dataclasses import dataclass

from flask import abort, flash, redirect, request, url_for
from flask.typing import ResponseReturnValue
from markupsafe import Markup

from app.games.spoils.decklists import Decklist
from app.games.spoils.facts import PrintingId
from app.site.access import Access, current_account, open_to
from app.site.catalogue import current_catalogue, current_shelf
from app.site.database import current_database
from app.site.decks import store
from app.site.decks.changes import ChangeError, change
from app.site.decks.reach import Way, reach, remembered
from app.site.decks.state import Cause, DeckState
from app.site.decks.store import StaleDeckError
from app.site.decks.views import opened, save

NEW = "new"
"""Stands for a deck that is not there yet."""


@dataclass(frozen=True)
class Target:
    """A deck that the visitor may change. `place` is its way and key, as in its address."""

    place: str
    name: str
    size: int


def targets() -> list[Target]:
    """The decks of the account, then those opened here by their edit links."""
    account, keys = current_account(), remembered()
    if account is None and not keys:
        return []
    with current_database().reading() as session:
        owned = store.of_owner(session, account.id) if account else []
        by_key = store.opened(session, keys)
    known = {deck.public_id for deck in owned}
    return [
        *(Target(f"{Way.OWN}/{deck.public_id}", deck.name, deck.size) for deck in owned),
        *(
            Target(f"{Way.EDIT}/{key}", deck.name, deck.size)
            for key, deck in by_key
            if deck.public_id not in known
        ),
    ]


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
