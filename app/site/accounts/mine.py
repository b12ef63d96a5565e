"""The account's own data: download it, take a deck into it, or delete it."""

from __future__ import annotations

import json

from flask import Response, abort, flash, redirect, request
from flask.typing import ResponseReturnValue

from app.site.accounts import store
from app.site.accounts.current import hooks, is_confirmed, leave, me
from app.site.accounts.forms import DeleteForm
from app.site.platform.http.addresses import local_path
from app.site.platform.http.rendering import page
from app.site.platform.request.access import Access, open_to
from app.site.platform.storage.database import current_database
from app.tables.export import everything_of


@open_to(Access.SIGNED_IN)
def export() -> ResponseReturnValue:
    """Everything of the account as one JSON file."""
    with current_database().reading() as session:
        rows = everything_of(session, me().id)
    answer = Response(
        json.dumps(rows, ensure_ascii=False, indent=1), content_type="application/json"
    )
    answer.headers["Content-Disposition"] = 'attachment; filename="threshold-my-data.json"'
    return answer


@open_to(Access.SIGNED_IN)
def delete() -> ResponseReturnValue:
    """Delete the account and its data after asking for the password again."""
    form = DeleteForm()
    if form.validate_on_submit() and is_confirmed(form):
        with current_database().writing() as session:
            store.delete_user(session, me().id)
        leave()
        flash("Your account and everything in it has been deleted.")
        return redirect("/", 303)
    left = hooks().remaining(me().id)
    return page("accounts/delete.html", form, owned=left.owned, entered=left.entered)


@open_to(Access.SIGNED_IN)
def adopt() -> ResponseReturnValue:
    """Move a deck that was made without an account into this account."""
    with current_database().writing() as session:
        deck = store.adopt_deck(session, request.form.get("key", ""), me().id)
        if deck is None:
            abort(404)
        name = deck.name or "The deck"
    flash(f"{name} is now in your account. Its links still work.", "legal")
    return redirect(local_path(request.form.get("next"), "/decks"), 303)
