"""A copy compared with the public deck that it was copied from."""

from __future__ import annotations

from flask import abort, render_template

from app.site.decks import store
from app.site.decks.access import reach_to_show
from app.site.decks.history.versions import compare
from app.site.decks.public.store import original_of
from app.site.decks.stored_decks import find
from app.site.platform.request.access import Access, open_to
from app.site.platform.storage.database import current_catalogue, current_database


@open_to(Access.LINK)
def against_original(way: str, key: str) -> str:
    """The difference between the original as it is now and the copy."""
    reached = reach_to_show(way, key)
    catalogue = current_catalogue()
    with current_database().reading() as session:
        original = original_of(session, reached.deck)
        if original is None:
            abort(404)
        which = store.by_publication(original.public_id, also_hidden=False)
        theirs = find(session, which, lambda _: catalogue)
    if theirs is None:
        abort(404)
    return render_template(
        "decks/history/original.html",
        reached=reached,
        original=original,
        comparison=compare(theirs.state, reached.deck.state, catalogue),
    )
