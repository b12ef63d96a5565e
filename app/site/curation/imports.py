"""Import card data and texts from files, with a preview of every difference.

The form carries the preview, signed, until it is confirmed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from flask import Response, abort, current_app, flash, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from itsdangerous import BadData, URLSafeTimedSerializer

from app.games.tabletop.card_data import (
    FactFilesError,
    Write,
    read_fact_files,
    write_facts_csv,
)
from app.games.tabletop.facts import CatalogueError
from app.site.accounts.current import me
from app.site.curation import store
from app.site.curation.forms import ConfirmForm, UploadForm
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import current_game
from app.site.platform.storage.database import current_catalogue, current_database
from app.tables.curation import (
    FactDifference,
    StaleChangeError,
    apply,
    fingerprint,
    overlaid_facts,
    preview,
)

_HOURS: Final = 24 * 3600


class PreviewError(ValueError):
    """An invalid preview; the message says why and what to do."""


def sealed(writes: Iterable[Write]) -> str:
    """Return the changes as signed text, small enough for a form."""
    plain = [[write.kind, write.key, dict(write.fields)] for write in writes]
    return str(_signer().dumps(plain))


def unsealed(text: str) -> list[Write]:
    """Return the changes in a signed text. Raises PreviewError if it is forged or has expired."""
    try:
        plain = _signer().loads(text, max_age=_HOURS)
    except BadData:
        raise PreviewError(
            "The preview has expired or was damaged; upload the files again."
        ) from None
    return [Write(kind, key, fields) for kind, key, fields in plain]


def _signer() -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(str(current_app.config["SECRET_KEY"]), salt="curation")


@open_to(Access.CURATOR)
def upload() -> ResponseReturnValue:
    """Read files and preview their changes without storing anything."""
    form = UploadForm()
    if not form.validate_on_submit():
        return _upload_page(form)
    uploads = []
    for storage in request.files.getlist("files"):
        with storage.stream as stream:
            uploads.append((storage.filename or "file", stream.read()))
    try:
        with current_database().reading() as session:
            stands = overlaid_facts(session, current_game().key)
            writes = read_fact_files(stands.data, uploads, stands.rows())
            differences = preview(session, writes, current_game().key)
    except (FactFilesError, CatalogueError) as error:
        form.files.errors = [*form.files.errors, str(error)]
        return _upload_page(form)
    names = ", ".join(name for name, _ in uploads)
    form = ConfirmForm(formdata=None)
    form.reason.data = f"imported from {names}"[:300]
    return _preview(form, writes, differences, names)


def preview_of(
    writes: Sequence[Write], what: str, reason: str, unknown: Sequence[str] = ()
) -> ResponseReturnValue:
    """Show what writes would change, to be confirmed; `what` says what makes them.

    `unknown` are names in them that no card of the catalogue has. Raises CatalogueError.
    """
    with current_database().reading() as session:
        differences = preview(session, writes, current_game().key)
    form = ConfirmForm(formdata=None)
    form.reason.data = reason
    return _preview(form, writes, differences, what, unknown)


@open_to(Access.CURATOR)
def store_previewed() -> ResponseReturnValue:
    """Store what was previewed, if it would still change the same."""
    form = ConfirmForm()
    try:
        writes = unsealed(str(form.writes.data))
        if not form.validate():
            with current_database().reading() as session:
                shown = preview(session, writes, current_game().key)
                return _preview(form, writes, shown, "this")
        with current_database().writing() as session:
            author, reason, agreed = me().author, str(form.reason.data), str(form.agreed.data)
            found = apply(session, writes, author, reason, agreed, game=current_game().key)
    except StaleChangeError as error:
        form.form_errors.append(str(error))
        return _preview(form, writes, error.differences, "this")
    except (PreviewError, CatalogueError) as error:
        flash(f"Nothing was saved. {error}", "warning")
        return redirect(url_for("curation.upload"), 303)
    texts = sum(difference.field == "text" for difference in found)
    flash(f"Saved: {store.counted(len(found) - texts, texts)}.", "legal")
    return redirect(url_for("curation.overview"), 303)


@open_to(Access.CURATOR)
def export_csv(kind: str) -> ResponseReturnValue:
    """Return all present rows of a kind as CSV, without printed texts; with `?rows=none` none."""
    if kind not in store.kinds():
        abort(404)
    with current_database().reading() as session:
        rows = overlaid_facts(session, current_game().key).rows()[kind]
    written = write_facts_csv(
        store.kinds()[kind], [] if request.args.get("rows") == "none" else rows
    )
    return _file(written.encode(), f"{kind}.csv", "text/csv; charset=utf-8")


@open_to(Access.CURATOR)
def export_set(code: str) -> ResponseReturnValue:
    """Return one set as an OCTGN definition, without printed texts."""
    write_set = current_game().cards.needed().write_set
    if write_set is None:
        abort(404)
    try:
        written = write_set(current_catalogue(), code)
    except KeyError:
        abort(404)
    return _file(written, f"{code}-set.xml", "application/xml")


def _upload_page(form: UploadForm) -> ResponseReturnValue:
    page = render_template(
        "curation/import.html",
        form=form,
        kinds=store.kinds(),
        of_new_set=[
            kind for kind in ("sets", store.card_kind(), "printings") if kind in store.kinds()
        ],
        sets=current_catalogue().sets if current_game().cards.needed().write_set else (),
    )
    return page, 400 if form.errors else 200


def _preview(
    form: ConfirmForm,
    writes: Sequence[Write],
    differences: Sequence[FactDifference],
    names: str,
    unknown: Sequence[str] = (),
) -> ResponseReturnValue:
    form.writes.data = sealed(writes)
    form.agreed.data = fingerprint(differences)
    page = render_template(
        "curation/preview.html",
        form=form,
        facts=[d for d in differences if d.field != "text"],
        texts=[d for d in differences if d.field == "text"],
        names=names,
        unknown=unknown,
        singular=store.singular(),
        catalogue=current_catalogue(),
    )
    return page, 400 if form.errors else 200


def _file(content: bytes, name: str, kind: str) -> Response:
    answer = Response(content, content_type=kind)
    answer.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return answer
