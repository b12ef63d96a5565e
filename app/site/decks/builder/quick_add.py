"""Add a card to one of the visitor's decks from the card's page."""

from __future__ import annotations

from flask import abort, flash, redirect, request, url_for
from flask.typing import ResponseReturnValue
from markupsafe import Markup

from app.games.tabletop.construction.report_json import HEADER
from app.games.tabletop.facts import PrintingId, PrintingLike
from app.site.decks.access import reach
from app.site.decks.builder.changes import change
from app.site.decks.builder.views import save
from app.site.decks.edits import AddCopies, ChangeError, ChooseHeader, Edit, copies_in
from app.site.decks.library.views import opened
from app.site.decks.snapshot import Cause, DeckState
from app.site.decks.store import StaleDeckError
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import current_game, empty_deck
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_catalogue, current_indexed_catalogue

NEW = "new"
"""Stands for a deck that is not there yet."""


@open_to(Access.ANYONE)
@limited(Cost.NEW_DECK)
def add_card() -> ResponseReturnValue:
    """Add copies of a card to a deck that the visitor may edit, or to a new one.

    A card that stands above decks replaces the one there. Then return to the card's page.
    """
    catalogue = current_catalogue()
    printing = catalogue.by_printing.get(PrintingId(request.form.get("printing", "")))
    if printing is None or not current_game().editing.needed().is_offered(printing):
        abort(404)
    card = printing.card
    back = redirect(url_for("cards.card", slug=current_indexed_catalogue().slugs[card.name]), 303)
    way, _, key = request.form.get("deck", NEW).partition("/")
    reached = None if way == NEW else reach(way, key, to_edit=True)
    state = reached.deck.state if reached else DeckState(empty_deck())
    try:
        edit = _edit(printing)
        changed = change(state, {"change": str(edit), HEADER: printing.id}, catalogue)
        if reached is None:
            return opened(changed.state, changed.reason)
        save(reached, changed.state, Cause(changed.reason))
    except ChangeError as problem:
        flash(str(problem), "illegal")
        return back
    except StaleDeckError:
        flash("The deck was changed elsewhere at the same time. Add the card again.", "illegal")
        return back
    message = Markup('{} in <a href="{}">{}</a>.')
    flash(message.format(changed.reason, reached.base, state.decklist.name), "legal")
    return back


def _edit(printing: PrintingLike) -> Edit:
    """Return the edit that the form requests. Raises ChangeError for invalid copies."""
    editing = current_game().editing.needed()
    if editing.stands_alone(printing):
        return ChooseHeader()
    copies = copies_in(request.form.get("copies", "").strip() or "1")
    return AddCopies(editing.shape.main.zone, printing.id, copies)
