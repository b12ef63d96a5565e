"""The pages around a deck: history, difference, sharing, text, files, print."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from flask import Response, abort, flash, redirect, render_template, request
from flask.typing import ResponseReturnValue

from app.games.spoils.decklists import (
    FORMATS,
    Decklist,
    Zone,
    difference,
    lost,
    read_decklist,
    with_printings_of,
    write_decklist,
)
from app.games.spoils.facts import fold
from app.site.decks import store
from app.site.decks.arranging import Arrangement
from app.site.decks.editor import editor_of
from app.site.decks.history import (
    LONGEST_NAME,
    compare,
    name_version,
    redo_target,
    undo_target,
    versions,
)
from app.site.decks.reach import Reached, Way, forget, reach, reach_to_show, remember
from app.site.decks.state import Cause, DeckState
from app.site.decks.store import StaleDeckError
from app.site.decks.views import answer, opened, save
from app.site.platform.access import Access, open_to
from app.site.platform.bounded_integers import whole_number
from app.site.platform.catalogue import current_catalogue, current_shelf
from app.site.platform.database import current_database
from app.site.platform.request_text import UnusableTextError
from app.tables import Step, Visibility

_NOT_IN_FILE: Final = re.compile(r"[^a-z0-9]+")
_TYPES: Final = {"json": "application/json", "csv": "text/csv", "txt": "text/plain"}


@open_to(Access.LINK)
def undo(way: str, key: str) -> ResponseReturnValue:
    """Go back to the state before the last change."""
    return _step(reach(way, key, to_edit=True), back=True)


@open_to(Access.LINK)
def redo(way: str, key: str) -> ResponseReturnValue:
    """Bring back what was undone last."""
    return _step(reach(way, key, to_edit=True), back=False)


def _step(reached: Reached, *, back: bool) -> ResponseReturnValue:
    with current_database().reading() as session:
        trail = versions(session, reached.deck.id)
        target = undo_target(trail) if back else redo_target(trail)
        catalogue, number = current_catalogue(), target or 0
        state = store.version_of(session, reached.deck.id, number, catalogue)
    query = request.form.get("q", "")
    if state is None:
        words = "There is nothing to undo." if back else "There is nothing to redo."
        return answer(reached, query, problem=words, status=422)
    cause = Cause(step=Step.UNDO if back else Step.REDO, restores=target)
    return _stored(reached, state, cause, query)


def _stored(
    reached: Reached, state: DeckState, cause: Cause, query: str = ""
) -> ResponseReturnValue:
    try:
        save(reached, state, cause)
    except StaleDeckError:
        words = "The deck was changed elsewhere just now. Nothing was stored; look at it again."
        return answer(reach(reached.way, reached.key), query, problem=words, status=409)
    return answer(reach(reached.way, reached.key, to_edit=True), query)


@open_to(Access.LINK)
def history(way: str, key: str) -> str:
    """Every version, with its reason and perhaps a name."""
    reached = reach(way, key, to_edit=True)
    with current_database().reading() as session:
        trail = versions(session, reached.deck.id)
    return render_template("decks/history.html", reached=reached, versions=trail)


@open_to(Access.LINK)
def name_a_version(way: str, key: str, number: int) -> ResponseReturnValue:
    """Give a version a name."""
    reached = reach(way, key, to_edit=True)
    name = request.form.get("name", "").strip()
    if len(name) > LONGEST_NAME:
        raise UnusableTextError(f"A version's name has at most {LONGEST_NAME} characters.")
    with current_database().writing() as session:
        name_version(session, reached.deck.id, number, name)
    return redirect(f"{reached.base}/history", 303)


@open_to(Access.LINK)
def restore(way: str, key: str, number: int) -> ResponseReturnValue:
    """Make an old version the newest one; nothing between is lost."""
    reached = reach(way, key, to_edit=True)
    state = _version(reached, number)
    return _stored(reached, state, Cause(step=Step.RESTORE, restores=number))


@open_to(Access.LINK)
def compared(way: str, key: str) -> str:
    """The difference of two versions."""
    reached = reach_to_show(way, key, to_edit=True)
    newest = reached.deck.version
    before = request.args.get("from", max(1, newest - 1), whole_number)
    after = request.args.get("to", newest, whole_number)
    return render_template(
        "decks/compared.html",
        reached=reached,
        before=before,
        after=after,
        comparison=compare(
            _version(reached, before), _version(reached, after), current_catalogue()
        ),
    )


def _version(reached: Reached, number: int) -> DeckState:
    state = reached.version(number)
    if state is None:
        abort(404)
    return state


@open_to(Access.LINK)
def settings(way: str, key: str) -> str:
    """What is written about the deck; posted, the notes as they will look, nothing stored."""
    reached = reach(way, key, to_edit=True)
    state = reached.deck.state
    stored = {
        "name": state.decklist.name,
        "author": state.decklist.author,
        "tags": ", ".join(state.decklist.tags),
        "notes": state.decklist.notes,
        "format": state.format,
        "edition": state.edition.value,
    }
    return render_template(
        "decks/settings.html",
        reached=reached,
        formats=current_catalogue().formats.values(),
        typed={name: request.form.get(name, there) for name, there in stored.items()},
        previewed=request.method == "POST",
    )


@open_to(Access.LINK)
def sharing(way: str, key: str) -> str:
    """The links of a deck, and who may read it."""
    return render_template("decks/sharing.html", reached=reach(way, key, to_edit=True))


@open_to(Access.LINK)
def share(way: str, key: str) -> ResponseReturnValue:
    """Set who may read the deck, or give it new links."""
    reached = reach(way, key, to_edit=True)
    wanted = request.form.get("visibility", "")
    if wanted not in (Visibility.PRIVATE, Visibility.LINK):
        abort(400)
    with current_database().writing() as session:
        store.set_visibility(session, reached.deck.id, Visibility(wanted))
    flash("Saved.", "legal")
    return redirect(f"{reached.base}/share", 303)


@open_to(Access.LINK)
def new_links(way: str, key: str) -> ResponseReturnValue:
    """Make new edit and read links; the old ones stop working."""
    reached = reach(way, key, to_dispose=True)
    with current_database().writing() as session:
        fresh = store.renew_keys(session, reached.deck.id)
    flash("The old links do not work any more.", "legal")
    if reached.way is Way.OWN:
        return render_template("decks/sharing.html", reached=reach(way, key), fresh=fresh)
    forget(key)
    remember(fresh)
    return redirect(f"/decks/edit/{fresh}/share", 303)


@open_to(Access.LINK)
def delete(way: str, key: str) -> ResponseReturnValue:
    """Delete the deck for good, when the box is ticked."""
    reached = reach(way, key, to_dispose=True)
    if request.form.get("sure") != "yes":
        flash("Tick the box to delete the deck. Nothing was deleted.", "illegal")
        return redirect(f"{reached.base}/share", 303)
    with current_database().writing() as session:
        store.remove(session, reached.deck.id)
    forget(key)
    flash(f"{reached.deck.state.name} was deleted.")
    return redirect("/decks", 303)


@open_to(Access.LINK)
def copy(way: str, key: str) -> ResponseReturnValue:
    """Make a deck of the visitor's own out of this one, with credit."""
    reached = reach(way, key)
    name = reached.deck.state.name
    return opened(
        reached.deck.state,
        reason=f"Copy of {name}",
        credit=f"Copied from {name}, version {reached.deck.version}",
        copied_from=reached.deck.id,
    )


@open_to(Access.LINK)
def files(way: str, key: str) -> str:
    """All formats the deck can be written in, and what each would lose."""
    reached = reach_to_show(way, key)
    deck = without_considering(reached.deck.state.decklist)
    return render_template(
        "decks/files.html",
        reached=reached,
        formats=[(form, lost(deck, form.id)) for form in FORMATS.values() if form.write],
        has_considering=bool(reached.deck.state.decklist.in_zone(Zone.CONSIDERING)),
    )


@open_to(Access.LINK)
def download(way: str, key: str, form: str) -> Response:
    """The deck as a file; cards under consideration only when asked for."""
    reached = reach_to_show(way, key)
    known = FORMATS.get(form)
    if known is None or known.write is None:
        abort(404)
    deck = reached.deck.state.decklist
    if "considering" not in request.args:
        deck = without_considering(deck)
    stem = _NOT_IN_FILE.sub("-", fold(reached.deck.state.name)).strip("-") or "deck"
    return Response(
        write_decklist(deck, form),
        mimetype=_TYPES.get(known.extension, "application/octet-stream"),
        headers={"Content-Disposition": f'attachment; filename="{stem}.{known.extension}"'},
    )


@open_to(Access.LINK)
def printed(way: str, key: str) -> str:
    """The deck as a sheet to print; by set and number it is the list to pull cards by."""
    reached = reach_to_show(way, key)
    arrangement = Arrangement.of(request.args)
    return render_template(
        "decks/printed.html",
        reached=reached,
        arrangement=arrangement,
        editor=editor_of(reached.deck.state, current_shelf(), arrangement),
    )


@open_to(Access.LINK)
def as_text(way: str, key: str) -> ResponseReturnValue:
    """The whole deck as text; changes are shown before they are taken."""
    reached = reach(way, key, to_edit=True)
    stored = reached.deck.state
    written = write_decklist(stored.decklist, "txt")
    if request.method == "GET":
        return render_template("decks/text.html", reached=reached, text=written)
    text = request.form.get("list", "").replace("\r\n", "\n")
    imported = read_decklist(text, current_catalogue())
    read = imported.decklist
    if read is None or imported.open_lines:
        page = render_template("decks/text.html", reached=reached, text=text, imported=imported)
        return page, 422
    is_sure = request.form.get("sure") == "yes"
    if is_sure and request.form.get("version") == str(reached.deck.version):
        edited = replace(stored, decklist=_edited(read, stored.decklist))
        try:
            save(reached, edited, Cause("Edited as text"))
        except StaleDeckError as stale:
            reached = replace(reached, deck=stale.stored)
        else:
            return answer(reach(way, key, to_edit=True), "")
    now = reached.deck.state.decklist
    page = render_template(
        "decks/text.html",
        reached=reached,
        text=text,
        imported=imported,
        preview=difference(now, _edited(read, now)),
        is_stale=is_sure,
    )
    return page, 409 if is_sure else 200


def _edited(read: Decklist, stored: Decklist) -> Decklist:
    """The deck that a text read means, with what only the stored one knows."""
    return with_remarks_of(with_printings_of(read, stored).merged(), stored)


def with_remarks_of(deck: Decklist, other: Decklist) -> Decklist:
    """The deck with its tags as `other` has them, and the tags and notes on the same cards."""
    remarks = {(line.name, line.zone): line for line in other.lines if line.tags or line.note}
    lines = []
    for line in deck.lines:
        old = remarks.get((line.name, line.zone))
        lines.append(replace(line, tags=old.tags, note=old.note) if old else line)
    return replace(deck, lines=tuple(lines), tags=other.tags)


def without_considering(deck: Decklist) -> Decklist:
    """The deck without the cards under consideration."""
    kept = tuple(line for line in deck.lines if line.zone is not Zone.CONSIDERING)
    return replace(deck, lines=kept)
