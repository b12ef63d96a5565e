"""The page on which a curator decides about one public deck."""

from __future__ import annotations

from flask import abort, flash, redirect
from flask.typing import ResponseReturnValue

from app.site.accounts.current import me
from app.site.decks.public import moderation
from app.site.decks.public.forms import DecisionForm
from app.site.platform.http.rendering import page
from app.site.platform.request.access import Access, open_to
from app.site.platform.storage.database import current_database
from app.tables import Moderation


@open_to(Access.CURATOR)
def decide(public_id: str) -> ResponseReturnValue:
    """Hide a deck, show it again, or leave it, with a reason that is kept."""
    with current_database().reading() as session:
        deck = moderation.deck_at(session, public_id)
        if deck is None or not deck.is_published or deck.public_id != public_id:
            abort(404)
        decisions = moderation.decisions(session, deck.id)
    form = DecisionForm()
    if form.validate_on_submit():
        decision = Moderation(form.decision.data)
        with current_database().writing() as session:
            moderation.decide(session, deck.id, decision, str(form.reason.data).strip(), me())
        flash("The decision was stored.", "legal")
        return redirect("/decks/reports", 303)
    return page("decks/public/decide.html", form, deck=deck, decisions=decisions)
