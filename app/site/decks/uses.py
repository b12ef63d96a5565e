"""When a deck was last used: opening a deck keeps it from being deleted as unused.

Pages only read. Decks that they opened are recorded during the request and stored at most once a
day when the response is sent; a site that cannot store anything still shows its decks.
"""

from __future__ import annotations

from typing import Final

from flask import Flask, current_app, g
from sqlalchemy.exc import DBAPIError

from app.site.decks import store
from app.site.decks.stored_decks import StoredDeck
from app.site.platform.database import current_database
from app.site.presentation.formatting import plural

_OPENED: Final = "decks_opened"


def keep_uses(app: Flask) -> None:
    """Store after each request which decks were used in it."""
    app.teardown_request(_store)


def note_use(deck: StoredDeck) -> None:
    """Record that the deck was used today, unless that is already stored."""
    if store.needs_touch(deck):
        g.setdefault(_OPENED, set()).add(deck.id)


def _store(_problem: BaseException | None) -> None:
    opened: set[int] = g.pop(_OPENED, set())
    if not opened:
        return
    try:
        with current_database().writing() as session:
            store.touch(session, opened)
    except DBAPIError:
        current_app.logger.warning(
            "The use of %s could not be stored.", plural(len(opened), "deck")
        )
