"""Pages of versions: undo and redo, the history, the difference of two."""

from __future__ import annotations

from flask import abort, redirect, render_template, request
from flask.typing import ResponseReturnValue

from app.site.decks import store
from app.site.decks.access import ReachedDeck, reach, reach_to_show
from app.site.decks.builder.views import answer, save
from app.site.decks.history.versions import (
    LONGEST_NAME,
    compare,
    name_version,
    redo_target,
    undo_target,
    versions,
)
from app.site.decks.public.store import original_of
from app.site.decks.snapshot import Cause, DeckState
from app.site.decks.store import StaleDeckError
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.incoming import UnusableTextError, whole_number
from app.site.platform.storage.database import current_catalogue, current_database
from app.tables import Step


@open_to(Access.LINK)
def undo(way: str, key: str) -> ResponseReturnValue:
    """Go back to the state before the last change."""
    return _step(reach(way, key, to_edit=True), back=True)


@open_to(Access.LINK)
def redo(way: str, key: str) -> ResponseReturnValue:
    """Bring back what was undone last."""
    return _step(reach(way, key, to_edit=True), back=False)


def _step(reached: ReachedDeck, *, back: bool) -> ResponseReturnValue:
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
    reached: ReachedDeck, state: DeckState, cause: Cause, query: str = ""
) -> ResponseReturnValue:
    try:
        save(reached, state, cause)
    except StaleDeckError:
        words = "The deck has just been changed elsewhere. Nothing was saved; check it again."
        return answer(reach(reached.way, reached.key), query, problem=words, status=409)
    return answer(reach(reached.way, reached.key, to_edit=True), query)


@open_to(Access.LINK)
def history(way: str, key: str) -> str:
    """Every version, with its reason and perhaps a name."""
    reached = reach(way, key, to_edit=True)
    with current_database().reading() as session:
        trail = versions(session, reached.deck.id)
        original = original_of(session, reached.deck)
    return render_template(
        "decks/history/history.html", reached=reached, versions=trail, original=original
    )


@open_to(Access.LINK)
def name_a_version(way: str, key: str, number: int) -> ResponseReturnValue:
    """Give a version a name."""
    reached = reach(way, key, to_edit=True)
    name = request.form.get("name", "").strip()
    if len(name) > LONGEST_NAME:
        raise UnusableTextError(f"A version's name can have at most {LONGEST_NAME} characters.")
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
    with current_database().reading() as session:
        trail = versions(session, reached.deck.id)
    before = request.args.get("from", trail[1].number if len(trail) > 1 else newest, whole_number)
    after = request.args.get("to", newest, whole_number)
    return render_template(
        "decks/history/compared.html",
        reached=reached,
        before=before,
        after=after,
        comparison=compare(
            _version(reached, before), _version(reached, after), current_catalogue()
        ),
    )


def _version(reached: ReachedDeck, number: int) -> DeckState:
    state = reached.version(number)
    if state is None:
        abort(404)
    return state
