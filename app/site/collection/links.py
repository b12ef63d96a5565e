"""The link of a collection without an account, which opens it on other devices."""

from __future__ import annotations

from flask import abort, flash, redirect, render_template, request, session
from flask.typing import ResponseReturnValue
from sqlalchemy import select

from app.site.accounts.current import current_account
from app.site.cards.holdings import COLLECTION_KEY, COLLECTIONS, Collector
from app.site.collection.owning import copies_without_account, keep_collection
from app.site.platform.access import Access, open_to
from app.site.platform.database import current_database
from app.site.platform.games import game_path
from app.tables import key_hash


@open_to(Access.LINK)
def open_link(key: str) -> ResponseReturnValue:
    """Ask whether to use the collection with this key on this device; a form says yes."""
    known = Collector(key_hash=key_hash(key))
    with current_database().reading() as rows:
        if rows.connection().execute(select(COLLECTIONS.c.id).where(known.owns)).first() is None:
            abort(404)
    if request.method == "GET":
        is_other = session.get(COLLECTION_KEY) not in (None, key)
        return render_template(
            "collection/link.html",
            replaced=copies_without_account() if is_other else 0,
            replaced_key=session.get(COLLECTION_KEY),
        )
    session[COLLECTION_KEY] = key
    flash("This device now uses the collection.", "legal")
    return redirect(f"{game_path()}/collection", 303)


@open_to(Access.SIGNED_IN)
def take() -> ResponseReturnValue:
    """Put the collection that was made on this device without an account into the account's."""
    account = current_account()
    assert account is not None
    keep_collection(account.id)
    flash("The copies are now in your account's collection.", "legal")
    return redirect(f"{game_path()}/collection", 303)
