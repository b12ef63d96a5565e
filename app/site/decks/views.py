"""Pages of decks: the list, the builder, and every change."""

from __future__ import annotations

from dataclasses import replace
from urllib.parse import urlencode

from flask import abort, flash, redirect, render_template, request
from flask.typing import ResponseReturnValue

from app.games.spoils.collection import demand
from app.games.spoils.decklists import Decklist, Zone, precon_decklist
from app.site.collection.owning import current_holdings
from app.site.decks import store
from app.site.decks.arranging import Arrangement, By
from app.site.decks.changes import ChangeError, change, deck_name
from app.site.decks.conflicts import Conflict, conflict_of
from app.site.decks.editor import editor_of, find_hits
from app.site.decks.gone import Gone, gone_now, read_gone, written_gone
from app.site.decks.reach import Reached, Way, note, reach, remember, remembered
from app.site.decks.remarks import refused
from app.site.decks.searching import sought
from app.site.decks.state import Cause, DeckState
from app.site.decks.store import StaleDeckError
from app.site.platform.access import Access, current_account, open_to
from app.site.platform.catalogue import current_catalogue, current_shelf
from app.site.platform.database import current_database
from app.site.platform.request_text import UnusableTextError
from app.site.presentation.queries import asks_collection


@open_to(Access.ANYONE)
def index() -> str:
    """The visitor's decks: those of the account, and those opened here by their edit link.

    A query shows those that fit; a script that asks gets the lists alone.
    """
    account = current_account()
    keys = remembered()
    text = request.args.get("q", "").strip()
    shelf = current_shelf()
    holdings = current_holdings() if asks_collection(text) else None
    with current_database().reading() as session:
        owned = store.of_owner(session, account.id) if account else []
        opened = store.opened(session, keys)
        mine = store.at_hand(account.id if account else None, keys)
        found = sought(session, mine, text, shelf, holdings)
    return render_template(
        "decks/_index.html" if request.headers.get("X-Fragment") else "decks/index.html",
        sought=found,
        total=len(owned) + len(opened),
        owned=[(f"/decks/own/{d.public_id}", d) for d in owned if found.shows(d.public_id)],
        opened=[(f"/decks/edit/{key}", d) for key, d in opened if found.shows(d.public_id)],
        precons=shelf.catalogue.precons.values(),
    )


@open_to(Access.ANYONE)
def new() -> ResponseReturnValue:
    """Start an empty deck."""
    try:
        name = deck_name(request.form.get("name", ""))
    except ChangeError as problem:
        raise UnusableTextError(str(problem)) from None
    return opened(DeckState(Decklist(name=name)))


@open_to(Access.ANYONE)
def precon(precon: str) -> ResponseReturnValue:
    """Start from a preconstructed deck."""
    catalogue = current_catalogue()
    known = catalogue.precons.get(precon)
    if known is None:
        abort(404)
    return opened(DeckState(precon_decklist(known, catalogue)), reason=f"Precon: {known.name}")


def opened(
    state: DeckState, reason: str = "New deck", credit: str = "", copied_from: int | None = None
) -> ResponseReturnValue:
    """Store a new deck for the visitor and go to its builder."""
    account = current_account()
    with current_database().writing() as session:
        public_id, key = store.create(
            session,
            state,
            owner_id=account.id if account else None,
            reason=reason,
            credit=credit,
            copied_from=copied_from,
        )
    if account:
        return redirect(f"/decks/own/{public_id}", 303)
    remember(key)
    return redirect(f"/decks/edit/{key}", 303)


@open_to(Access.LINK)
def deck(way: str, key: str) -> str:
    """One deck: the builder for those who may change it, else the list with its verdict."""
    reached = reach(way, key)
    if reached.way is Way.EDIT:
        note(key)
    query = request.args.get("q", "") if reached.may_edit else ""
    return _page(reached, query, gone=posted_gone())


@open_to(Access.LINK)
def find_cards(way: str, key: str) -> str:
    """What the box beside the deck finds, as a fragment."""
    reached = reach(way, key, to_edit=True)
    query = request.args.get("q", "")
    hits = find_hits(
        query,
        reached.deck.state.decklist,
        current_shelf(),
        current_holdings() if query else None,
        only_owned="own" in request.values,
    )
    return render_template("decks/_hits.html", hits=hits, reached=reached)


@open_to(Access.LINK)
def change_deck(way: str, key: str) -> ResponseReturnValue:
    """One change of a deck, saved on top of the version the form was drawn from."""
    reached = reach(way, key, to_edit=True)
    catalogue = current_catalogue()
    query = request.form.get("q", "")
    try:
        conflict = conflict_of(reached, request.form, catalogue)
        if conflict is not None and not conflict.is_settled:
            return show_conflict(reached, conflict)
        state = reached.deck.state
        changed = (
            conflict.settled
            if conflict
            else change(state, request.form, catalogue, reached.version)
        )
    except ChangeError as problem:
        return answer(reached, query, problem=str(problem), status=422)
    if changed.state == reached.deck.state:
        return answer(reached, query)
    try:
        save(reached, changed.state, Cause(changed.reason))
    except StaleDeckError as stale:
        newer = replace(reached, deck=stale.stored)
        conflict = conflict_of(newer, request.form, catalogue)
        return show_conflict(newer, conflict) if conflict else answer(newer, query)
    gone = gone_now(posted_gone(), state.decklist, changed.state.decklist, reached.deck.version)
    return answer(reach(way, key, to_edit=True), query, gone=gone)


def save(reached: Reached, state: DeckState, cause: Cause) -> None:
    """Store a new version of the deck that was reached. Raises StaleDeckError."""
    account = current_account()
    with current_database().writing() as session:
        store.save(
            session,
            reached.deck,
            state,
            cause,
            current_catalogue(),
            account.id if account else None,
        )


def show_conflict(reached: Reached, conflict: Conflict) -> ResponseReturnValue:
    """Both versions, with nothing stored."""
    fragment = bool(request.headers.get("X-Fragment"))
    template = "decks/_conflict.html" if fragment else "decks/conflict.html"
    page = render_template(template, reached=reached, conflict=conflict, fields=conflict.fields)
    return page, 409


def posted_gone() -> tuple[Gone, ...]:
    """The rows set to none earlier in this visit, as the form carries them."""
    return read_gone(request.values.get("gone", ""), current_catalogue())


def answer(
    reached: Reached,
    query: str,
    *,
    problem: str = "",
    status: int = 200,
    gone: tuple[Gone, ...] | None = None,
) -> ResponseReturnValue:
    """The deck again: as a fragment for a script, by forwarding without one."""
    gone = posted_gone() if gone is None else gone
    if request.headers.get("X-Fragment"):
        return _page(reached, query, problem=problem, gone=gone), status
    if problem and "remarks" in request.form:
        return refused(reached, request.form["remarks"], problem), status
    if problem:
        flash(problem, "illegal")
    parts = Arrangement.of(request.values).query | ({"q": query} if query else {})
    parts |= {"own": "1"} if "own" in request.form else {}
    parts |= {"gone": written_gone(gone)} if gone else {}
    target = f"{reached.base}?{urlencode(parts)}" if parts else reached.base
    return redirect(target, 303)


def _page(reached: Reached, query: str, *, problem: str = "", gone: tuple[Gone, ...] = ()) -> str:
    shelf = current_shelf()
    deck = reached.deck.state.decklist
    holdings = current_holdings(demand(deck)) if reached.may_edit else None
    everything = current_holdings() if query else None
    only_owned = "own" in request.values
    fragment = bool(request.headers.get("X-Fragment"))
    template = "decks/_editor.html" if fragment else "decks/editor.html"
    if not reached.may_edit:
        template = "decks/reading.html"
    return render_template(
        template,
        reached=reached,
        editor=editor_of(reached.deck.state, shelf, Arrangement.of(request.values), holdings, gone),
        orders=By,
        hits=find_hits(query, deck, shelf, everything, only_owned=only_owned),
        only_owned=only_owned,
        query=query,
        problem=problem,
        formats=shelf.catalogue.formats.values(),
        factions=shelf.catalogue.factions,
        Zone=Zone,
    )
