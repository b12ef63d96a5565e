"""The list of the visitor's decks, and new ones."""

from __future__ import annotations

from dataclasses import replace

from flask import abort, redirect, request
from flask.typing import ResponseReturnValue

from app.games import offered
from app.site.accounts.current import current_account
from app.site.decks import store
from app.site.decks.access import EDIT_LINKS, Way
from app.site.decks.edits import ChangeError
from app.site.decks.library.searching import sought
from app.site.decks.snapshot import DeckState
from app.site.decks.text_fields import deck_name
from app.site.platform.access import Access, open_to
from app.site.platform.catalogue import current_catalogue
from app.site.platform.database import current_database
from app.site.platform.deck_games import empty_deck
from app.site.platform.fragments import render
from app.site.platform.games import current_game
from app.site.platform.rate_limits import Cost, limited
from app.site.platform.request_text import UnusableTextError


@open_to(Access.ANYONE)
def index() -> str:
    """Show the decks of the account, and those opened here by their edit link.

    A query filters them; a script gets only the lists.
    """
    account = current_account()
    keys = EDIT_LINKS.keys
    text = request.args.get("q", "").strip()
    cards = current_game().cards
    language = offered(cards.language) if cards else None
    with current_database().reading() as session:
        owned = store.of_owner(session, account.id) if account else []
        opened = store.opened(session, keys)
        mine = store.accessible(account.id if account else None, keys)
        found = sought(session, mine, text)
    return render(
        "decks/library/index.html",
        "decks/library/_index.html",
        sought=found,
        total=len(owned) + len(opened),
        owned=[(f"/decks/own/{d.public_id}", d) for d in owned if found.shows(d.public_id)],
        opened=[(f"/decks/edit/{key}", d) for key, d in opened if found.shows(d.public_id)],
        examples=language.examples if language else None,
        precons=current_catalogue().precons.values() if cards and cards.editing else (),
        may_build=cards is not None and cards.editing is not None,
    )


@open_to(Access.ANYONE)
@limited(Cost.NEW_DECK)
def new() -> ResponseReturnValue:
    """Start an empty deck."""
    try:
        name = deck_name(request.form.get("name", ""))
    except ChangeError as problem:
        raise UnusableTextError(str(problem)) from None
    return opened(DeckState(replace(empty_deck(), name=name)))


@open_to(Access.ANYONE)
@limited(Cost.NEW_DECK)
def precon(precon: str) -> ResponseReturnValue:
    """Start from a preconstructed deck."""
    catalogue = current_catalogue()
    known = catalogue.precons.get(precon)
    if known is None:
        abort(404)
    return opened(
        DeckState(current_game().needed_files().of_precon(known, catalogue)),
        reason=f"Precon: {known.name}",
    )


def opened(
    state: DeckState, reason: str = "New deck", credit: str = "", copied_from: int | None = None
) -> ResponseReturnValue:
    """Store a new deck for the visitor and redirect to its builder."""
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
    EDIT_LINKS.remember(Way.EDIT, key)
    return redirect(f"/decks/edit/{key}", 303)
