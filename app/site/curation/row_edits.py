"""Edit card data one row at a time: add, correct, withdraw."""

from __future__ import annotations

from urllib.parse import urlencode

from flask import abort, flash, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from app.games.tabletop.card_data import WITHDRAWN, Withdraw, Write, referring
from app.games.tabletop.facts import CatalogueError
from app.site.accounts.current import me
from app.site.curation import imports, store
from app.site.curation.forms import FactForm, form_for
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import current_game
from app.site.platform.storage.database import current_catalogue, current_database
from app.tables.curation import apply, overlaid_facts

CHANGED = "Somebody else changed this in the meantime. The current values are shown next to yours."


@open_to(Access.CURATOR)
def add(kind: str) -> ResponseReturnValue:
    """Add a row; the URL may already give some fields."""
    form = _form(kind)
    if request.method == "GET":
        _fill(form, kind, store.fields_for_new(kind, request.args))
    elif form.validate():
        facts = store.kinds()[kind].with_key(form.facts)
        key = store.kinds()[kind].key_of(facts)
        with current_database().reading() as session:
            is_there = (kind, key) in overlaid_facts(session, current_game().key).above
        if is_there:
            form.form_errors.append(
                f"The {store.kinds()[kind].singular} {key} already exists; edit it instead."
            )
        elif _save(form, kind, key, facts):
            return _done(kind, key)
    return _page(form, kind, None, {})


@open_to(Access.CURATOR)
def edit(kind: str) -> ResponseReturnValue:
    """Correct a row; changes made in the meantime are never overwritten."""
    form = _form(kind)
    key = request.args.get("key", "")
    with current_database().reading() as session:
        key = store.key_for(session, kind, key)
        fields = store.row_of(session, kind, key)
    if fields is None:
        abort(404)
    stands: store.Fields = {}
    if request.method == "GET":
        _fill(form, kind, fields)
        form.seen.data = store.seen(fields)
    elif form.validate():
        if form.seen.data != store.seen(fields):
            stands = fields
            form.seen.data = store.seen(fields)
            form.form_errors.append(CHANGED)
        elif _save(form, kind, key, form.facts):
            return _done(kind, key)
    return _page(form, kind, key, stands)


@open_to(Access.CURATOR)
def withdraw(kind: str) -> ResponseReturnValue:
    """Leave a row out of this site's catalogue.

    Where other rows refer to it, a preview shows them, and they are left out with it.
    """
    key = request.form.get("key", "")
    if kind not in store.forms():
        abort(404)
    reason = request.form.get("reason", "").strip()[:300] or "withdrawn"
    with current_database().reading() as session:
        stands = overlaid_facts(session, current_game().key)
        others = referring(stands.data, stands.rows(), kind, key)
    try:
        if others:
            gone = [Write(*place, {WITHDRAWN: "yes"}) for place in (*reversed(others), (kind, key))]
            return imports.preview_of(gone, f"leaving out {key}", reason)
        with current_database().writing() as session:
            apply(session, [Withdraw(kind, key)], me().author, reason, game=current_game().key)
    except CatalogueError as error:
        flash(f"Not removed: {error}.", "warning")
        return redirect(url_for("curation.edit", kind=kind, key=key), 303)
    flash(f"{key} was removed. Its history is kept.", "legal")
    return redirect(url_for("curation.overview"), 303)


def _form(kind: str) -> FactForm:
    if kind not in store.forms():
        abort(404)
    return form_for(kind, store.forms()[kind])()


def _fill(form: FactForm, kind: str, fields: store.Fields) -> None:
    for column in store.forms()[kind]:
        form[column.name].data = fields.get(column.name) or ""


def _save(form: FactForm, kind: str, key: str, facts: store.Fields) -> bool:
    """Store the row, or put the reason next to its field."""
    try:
        with current_database().writing() as session:
            writes = [Write(kind, key, facts)]
            author, reason = me().author, str(form.reason.data)
            apply(session, writes, author, reason, game=current_game().key)
    except CatalogueError as error:
        form.put(*store.place_of(error, kind))
        return False
    return True


def _done(kind: str, key: str) -> ResponseReturnValue:
    flash(f"Saved: {store.kinds()[kind].singular} {key}.", "legal")
    data = current_game().cards.needed()
    if kind == data.card_kind and current_catalogue().find(key) is None:
        flash("The card will be shown once it has a printing. Add one.", "warning")
        about = urlencode({data.card_name: key, "set": request.args.get("set", "")})
        return redirect(f"{url_for('curation.add', kind='printings')}?{about}", 303)
    return redirect(url_for("curation.edit", kind=kind, key=key), 303)


def _set_of(form: FactForm, kind: str) -> str | None:
    """The code of the set that the row is or belongs to."""
    field = {"sets": "code", "printings": "set"}.get(kind)
    return None if field is None else str(form[field].data or "") or None


def _page(form: FactForm, kind: str, key: str | None, stands: store.Fields) -> ResponseReturnValue:
    page = render_template(
        "curation/edit.html",
        form=form,
        kind=kind,
        key=key,
        columns=store.forms()[kind],
        singular=store.kinds()[kind].singular,
        stands=stands,
        of_set=_set_of(form, kind) if key is not None else None,
        sets=current_catalogue().sets,
        formats=current_catalogue().formats.values(),
    )
    return page, 400 if form.errors else 200
