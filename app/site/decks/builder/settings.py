"""The page for a deck's name, author, tags and notes."""

from __future__ import annotations

from flask import render_template, request

from app.site.decks.access import reach
from app.site.platform.request.access import Access, open_to
from app.site.platform.storage.database import current_catalogue


@open_to(Access.LINK)
def settings(way: str, key: str) -> str:
    """Show the form; when submitted, preview the notes without storing anything."""
    reached = reach(way, key, to_edit=True)
    state = reached.deck.state
    stored = {
        "name": state.decklist.name,
        "author": state.decklist.author,
        "tags": ", ".join(state.decklist.tags),
        "notes": state.decklist.notes,
        "format": state.format,
        "edition": state.edition,
        "as_of": state.as_of.isoformat() if state.as_of else "",
    }
    return render_template(
        "decks/builder/settings.html",
        reached=reached,
        formats=current_catalogue().formats.values(),
        typed={name: request.form.get(name, there) for name, there in stored.items()},
        previewed=request.method == "POST",
    )
