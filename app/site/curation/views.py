"""Read-only pages for curators, and the decisions after an upgrade."""

from __future__ import annotations

from flask import Blueprint, abort, flash, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from app.games.tabletop.facts import CatalogueError
from app.site.accounts.current import me
from app.site.curation import banned_lists, imports, row_edits, store, undo
from app.site.curation.forms import UploadForm
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import PREFIX, current_game
from app.site.platform.storage.database import current_catalogue, current_database
from app.tables.curation import OverlayDecision, decide, discard, edits_of_row


@open_to(Access.CURATOR)
def overview() -> ResponseReturnValue:
    """Show curators' work and what needs a review."""
    return render_template(
        "curation/overview.html",
        seen=store.overview(current_database()),
        kinds=store.forms(),
        all_kinds=store.kinds(),
        singular=store.singular(),
        sets=current_catalogue().sets,
    )


@open_to(Access.ANYONE)
def texts() -> ResponseReturnValue:
    """Explain how a site's owner imports printed texts."""
    current_game().cards.needed()
    return render_template(
        "curation/texts.html", has_texts=store.has_texts(current_database()), form=UploadForm()
    )


@open_to(Access.CURATOR)
def changes() -> ResponseReturnValue:
    """Show the changes that need a review after an upgrade."""
    return render_template(
        "curation/changes.html",
        waiting=store.waiting(current_database()),
        singular=store.singular(),
    )


@open_to(Access.CURATOR)
def decide_one(overlay: int) -> ResponseReturnValue:
    """Keep one overlay, or take the shipped value."""
    try:
        with current_database().writing() as session:
            decide(session, overlay, OverlayDecision(request.form.get("decision", "")), me().author)
    except (LookupError, ValueError) as problem:
        message = str(problem) if isinstance(problem, LookupError | CatalogueError) else ""
        flash(f"Nothing was changed. {message}", "warning")
    else:
        flash("Your decision was saved.", "legal")
    return redirect(url_for("curation.changes"), 303)


@open_to(Access.CURATOR)
def discard_one(kind: str) -> ResponseReturnValue:
    """Remove an added row that contradicts the release."""
    try:
        with current_database().writing() as session:
            discard(session, kind, request.form.get("key", ""), me().author, current_game().key)
    except LookupError:
        abort(404)
    flash("Discarded; its history is kept.", "legal")
    return redirect(url_for("curation.changes"), 303)


@open_to(Access.CURATOR)
def history(kind: str) -> ResponseReturnValue:
    """Every change of one row."""
    key = request.args.get("key", "")
    if kind not in store.kinds():
        abort(404)
    with current_database().reading() as session:
        edits = edits_of_row(session, kind, key, current_game().key)
    return render_template(
        "curation/history.html", kind=kind, key=key, edits=edits, singular=store.singular()
    )


bp = Blueprint("curation", __name__, url_prefix=f"{PREFIX}/curation")
_BOTH = ["GET", "POST"]
bp.add_url_rule("", "overview", overview)
bp.add_url_rule("/texts", "texts", texts)
bp.add_url_rule("/changes", "changes", changes)
bp.add_url_rule("/changes/<int:overlay>", "decide", decide_one, methods=["POST"])
bp.add_url_rule("/held/<kind>", "discard", discard_one, methods=["POST"])
bp.add_url_rule("/history/<kind>", "history", history)
bp.add_url_rule("/edits/<int:change>", "show", undo.show)
bp.add_url_rule("/edits/<int:change>/undo", "undo", undo.undo_one, methods=["POST"])
bp.add_url_rule("/banned-list", "banned_list", banned_lists.enter, methods=_BOTH)
bp.add_url_rule("/<kind>/new", "add", row_edits.add, methods=_BOTH)
bp.add_url_rule("/<kind>/edit", "edit", row_edits.edit, methods=_BOTH)
bp.add_url_rule("/<kind>/withdraw", "withdraw", row_edits.withdraw, methods=["POST"])
bp.add_url_rule("/import", "upload", imports.upload, methods=_BOTH)
bp.add_url_rule("/import/store", "store", imports.store_previewed, methods=["POST"])
bp.add_url_rule("/export/<kind>.csv", "export_csv", imports.export_csv)
bp.add_url_rule("/export/<code>/set.xml", "export_set", imports.export_set)
