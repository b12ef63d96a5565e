"""The list of the visitor's decks, and new ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from flask import abort, flash, redirect, request
from flask.typing import ResponseReturnValue

from app.games.text import fold
from app.site.accounts.current import current_account, me
from app.site.decks import store, summaries
from app.site.decks.access import EDIT_LINKS, Way
from app.site.decks.edits import ChangeError, deck_name
from app.site.decks.library.searching import Sought, sought
from app.site.decks.library.sorting import COLUMNS, PAGE, Sorting
from app.site.decks.profiles import profiles_of
from app.site.decks.shipped import shipped_decks
from app.site.decks.snapshot import DeckState
from app.site.decks.summaries import DeckSummary
from app.site.platform.http.rendering import render
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import current_game, empty_deck
from app.site.platform.request.incoming import UnusableTextError
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_catalogue, current_database
from app.site.presentation.formatting import plural


@open_to(Access.ANYONE)
def index() -> str:
    """Show the decks of the account, and those opened here by their edit link.

    A query filters them; a script gets only the lists. Those of the account come in pages.
    """
    account = current_account()
    keys = EDIT_LINKS.keys
    text = request.args.get("q", "").strip()
    sorting = Sorting.of(request.args)
    game = current_game()
    language = game.language.or_none()
    with current_database().reading() as session:
        owned = summaries.of_owner(session, account.id) if account else []
        known = {deck.public_id for deck in owned}
        opened = [
            each for each in summaries.opened(session, keys) if each[1].public_id not in known
        ]
        mine = store.accessible(account.id if account else None, keys)
        found = sought(session, mine, text)
        of_account = _rows(
            ((f"/decks/own/{deck.public_id}", deck) for deck in owned), found, sorting
        )
        by_key = _rows(((f"/decks/edit/{key}", deck) for key, deck in opened), found, sorting)
        last = max(1, -(-len(of_account) // PAGE))
        page = min(sorting.page, last)
        shown = of_account[(page - 1) * PAGE : page * PAGE]
        profiles = profiles_of(session, (deck for _, deck in (*shown, *by_key)))
    return render(
        "decks/library/index.html",
        "decks/library/_index.html",
        sought=found,
        total=len(owned) + len(opened),
        owned=shown,
        opened=by_key,
        matching=len(of_account) + len(by_key),
        page=page,
        last=last,
        profiles=profiles,
        sorting=sorting,
        columns=COLUMNS,
        tags=_tags(deck for deck in (*owned, *(deck for _, deck in opened))),
        examples=language.examples if language else None,
        precons=current_catalogue().precons.values() if game.editing else (),
        may_build=bool(game.editing),
    )


def _rows(
    rows: Iterable[tuple[str, DeckSummary]], found: Sought, sorting: Sorting
) -> list[tuple[str, DeckSummary]]:
    """Return the decks that a query shows, each with the URL of its builder, in order."""
    shown = [(address, deck) for address, deck in rows if found.shows(deck.public_id)]
    return sorting.sorted(shown, lambda row: row[1])


def _tags(decks: Iterable[DeckSummary]) -> list[tuple[str, int]]:
    """Return the tags of decks with the number of decks, by name."""
    counted = Counter(tag for deck in decks for tag in deck.tags)
    return sorted(counted.items(), key=lambda each: fold(each[0]))


@open_to(Access.SIGNED_IN)
def keep() -> ResponseReturnValue:
    """Move all decks of this session that have no owner into the account."""
    with current_database().writing() as session:
        kept = store.keep(session, EDIT_LINKS.keys, me().id)
    words = f"{plural(kept, 'deck')} moved to your account. Their links still work."
    flash(words if kept else "There was no deck to move.", "legal" if kept else "warning")
    return redirect("/decks", 303)


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
    """Start from a deck that comes with the site."""
    known = shipped_decks(current_game().key, current_catalogue()).get(precon)
    if known is None:
        abort(404)
    return opened(known.state, reason=known.reason)


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
