"""Changes that curators stored together, with every difference, and the button to undo them."""

from __future__ import annotations

from flask import abort, flash, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from app.site.accounts.current import me
from app.site.curation import store
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import current_game
from app.site.platform.storage.database import current_catalogue, current_database
from app.tables.curation import UndoError, edit_of, undo


@open_to(Access.CURATOR)
def show(change: int) -> ResponseReturnValue:
    """Show all changes that were stored together with one."""
    current_game().cards.needed()
    try:
        with current_database().reading() as session:
            edit = edit_of(session, change, current_game().key)
    except LookupError:
        abort(404)
    return render_template(
        "curation/edit_shown.html",
        edit=edit,
        facts=[c for c in edit.changes if c.field != "text"],
        texts=[c for c in edit.changes if c.field == "text"],
        singular=store.singular(),
        catalogue=current_catalogue(),
    )


@open_to(Access.CURATOR)
def undo_one(change: int) -> ResponseReturnValue:
    """Undo what was stored together with a change; that can be undone in turn."""
    current_game().cards.needed()
    reason = request.form.get("reason", "").strip()
    try:
        with current_database().writing() as session:
            found = undo(session, change, me().author, reason, current_game().key)
    except LookupError:
        abort(404)
    except UndoError as error:
        flash(f"Not undone. {error}", "warning")
        return redirect(url_for("curation.show", change=change), 303)
    texts = sum(difference.field == "text" for difference in found)
    flash(f"Undone: {store.counted(len(found) - texts, texts)}.", "legal")
    return redirect(url_for("curation.overview"), 303)
