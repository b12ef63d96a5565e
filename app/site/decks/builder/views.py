"""The page of a deck, and every change made on it.

Pages that are shown again are found out and drawn once: a saved version never changes, so its page
depends on it, on the visit and on the catalogue only. Where rows are filtered it also depends on
what the filter reads, and nothing is kept.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import urlencode

from flask import flash, redirect, render_template, request
from flask.typing import ResponseReturnValue

from app.games.tabletop.collection import Holdings
from app.site.accounts.current import current_account
from app.site.cards.holdings import current_holdings
from app.site.decks import store
from app.site.decks.access import ReachedDeck, Way, note, reach
from app.site.decks.builder.arranging import Arrangement, View
from app.site.decks.builder.changes import Changed, change, describe_changes
from app.site.decks.builder.conflicts import Conflict, conflict_of
from app.site.decks.builder.editor import Editor, editor_of
from app.site.decks.builder.first_cards import PICK, first_cards
from app.site.decks.builder.removed_rows import Gone, gone_now, read_gone, removed_rows_as_text
from app.site.decks.builder.search_hits import find_hits
from app.site.decks.builder.tags_and_notes import refused
from app.site.decks.edits import ChangeError
from app.site.decks.public.store import Opinions, Original, opinions_on, original_of
from app.site.decks.snapshot import Cause, DeckState
from app.site.decks.store import LONGEST_PAUSE, StaleDeckError, run_start
from app.site.decks.stored_decks import StoredDeck
from app.site.platform.http.browser_copies import allow_offline_copy
from app.site.platform.http.rendering import render, wants_fragment
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import demand, game_of
from app.site.platform.storage.database import (
    IndexedCatalogue,
    current_catalogue,
    current_database,
    current_indexed_catalogue,
)
from app.site.platform.storage.recent import Recent, recent_ones
from app.tables import utc_now

MOST_PAGES: Final = 100
"""The most pages whose values are kept; those of one page take about 50 KB."""


@dataclass(frozen=True)
class Visit:
    """A visitor's view of a deck: the arrangement, and the cards of it that the visitor owns."""

    arrangement: Arrangement
    holdings: Holdings | None
    gone: tuple[Gone, ...]
    claims_finished: bool

    @property
    def shown(self) -> Hashable | None:
        """Return what the page depends on besides deck and catalogue; None if it is filtered."""
        if self.arrangement.filter:
            return None
        owned = None if self.holdings is None else tuple(sorted(self.holdings.by_name.items()))
        return self.arrangement, owned, self.gone, self.claims_finished


def editor_for(deck: StoredDeck, indexed: IndexedCatalogue, visit: Visit) -> Editor:
    """Return the values of a deck's page, those of an earlier request if nothing differs."""
    shown = visit.shown
    kept: Recent[Hashable, Editor] = recent_ones("editors", MOST_PAGES)
    editor = kept.find((deck.saved_as, shown)) if shown else None
    if editor is None or editor.catalogue is not indexed.catalogue:
        editor = editor_of(
            deck.state,
            indexed,
            visit.arrangement,
            visit.holdings,
            visit.gone,
            claims_finished=visit.claims_finished,
        )
        if shown:
            kept.keep((deck.saved_as, shown), editor)
    return editor


def drawn_as(reached: ReachedDeck, visit: Visit) -> tuple[Hashable, ...] | None:
    """Return the key of the builder's sheets: all that they show besides the catalogue.

    None if they have to be drawn anew: filtered rows, and cards with their rules text.
    """
    shown = visit.shown
    if shown is None or visit.arrangement.view is not View.LIST:
        return None
    return reached.base, reached.open_base, reached.deck.saved_as, shown


FINISHED: Final = "finished"
"""The parameter by which a visitor asks for the verdict on a deck that lacks cards."""


@open_to(Access.LINK)
def deck(way: str, key: str) -> str:
    """One deck: the builder for those who may change it, else the list with its verdict."""
    reached = reach(way, key)
    if reached.way is Way.EDIT:
        note(key)
    if reached.may_edit:
        allow_offline_copy()
    query = request.args.get("q", "") if reached.may_edit else ""
    return _page(reached, query, gone=posted_gone())


@open_to(Access.LINK)
def find_cards(way: str, key: str) -> str:
    """Return the results of the search box as a fragment."""
    reached = reach(way, key, to_edit=True)
    query = request.args.get("q", "")
    hits = find_hits(
        query,
        reached.deck.state,
        current_indexed_catalogue(),
        current_holdings() if query else None,
        only_owned="own" in request.values,
    )
    return render_template("decks/builder/_hits.html", hits=hits, reached=reached)


@open_to(Access.LINK)
def change_deck(way: str, key: str) -> ResponseReturnValue:
    """Apply one change and save it on top of the version that the form was rendered from."""
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
        saved = save(reached, changed.state, _cause(reached, changed))
    except StaleDeckError as stale:
        newer = replace(reached, deck=stale.stored)
        conflict = conflict_of(newer, request.form, catalogue)
        if conflict is None or (conflict.is_settled and conflict.settled.state == newer.deck.state):
            return answer(newer, query)
        return show_conflict(newer, conflict)
    gone = gone_now(posted_gone(), state.decklist, changed.state.decklist, reached.deck.version)
    return answer(replace(reached, deck=saved), query, gone=gone)


def _cause(reached: ReachedDeck, changed: Changed) -> Cause:
    """Return the cause of a change; one that goes on with a run of presses speaks of all of it."""
    account, now = current_account(), utc_now()
    if now - reached.deck.updated_at > LONGEST_PAUSE:
        return Cause(changed.reason, request=_request())
    with current_database().reading() as session:
        actor_id = account.id if account else None
        start = run_start(session, reached.deck, changed.state, actor_id, now)
    before = reached.version(start) if start else None
    if before is None:
        return Cause(changed.reason, request=_request())
    words = describe_changes(before.decklist, changed.state.decklist) or changed.reason
    return Cause(words, request=_request(), continues=True)


def _request() -> str:
    """Return what the page calls its change, shortened to what can be stored."""
    return request.form.get("request", "")[:40]


def save(reached: ReachedDeck, state: DeckState, cause: Cause) -> StoredDeck:
    """Store a new version of the deck and return the deck as it is then. Raises StaleDeckError."""
    account = current_account()
    with current_database().writing() as session:
        return store.save(
            session,
            reached.deck,
            state,
            cause,
            current_catalogue(),
            account.id if account else None,
        )


def show_conflict(reached: ReachedDeck, conflict: Conflict) -> ResponseReturnValue:
    """Show both versions without storing anything."""
    page = render(
        "decks/builder/conflict.html",
        "decks/builder/_conflict.html",
        reached=reached,
        conflict=conflict,
        fields=conflict.fields,
    )
    return page, 409


def posted_gone() -> tuple[Gone, ...]:
    """Return the rows removed earlier in this visit, as the form carries them."""
    return read_gone(request.values.get("gone", ""), current_catalogue())


def answer(
    reached: ReachedDeck,
    query: str,
    *,
    problem: str = "",
    status: int = 200,
    gone: tuple[Gone, ...] | None = None,
) -> ResponseReturnValue:
    """Return the deck's page: as a fragment for a script, else by redirecting."""
    gone = posted_gone() if gone is None else gone
    if wants_fragment():
        return _page(reached, query, problem=problem, gone=gone), status
    if problem and "remarks" in request.form:
        return refused(reached, request.form["remarks"], problem), status
    if problem:
        flash(problem, "illegal")
    parts = _arrangement(reached).query | ({"q": query} if query else {})
    parts |= {"own": "1"} if "own" in request.form else {}
    parts |= {FINISHED: "1"} if FINISHED in request.form else {}
    parts |= {PICK: request.form[PICK]} if PICK in request.form else {}
    parts |= {"gone": removed_rows_as_text(gone)} if gone else {}
    target = f"{reached.base}?{urlencode(parts)}" if parts else reached.base
    return redirect(target, 303)


def _arrangement(reached: ReachedDeck) -> Arrangement:
    """Return how the visitor wants the rows arranged."""
    return Arrangement.of(request.values, game_of(reached.deck.state.decklist).rows.needed())


def _page(
    reached: ReachedDeck, query: str, *, problem: str = "", gone: tuple[Gone, ...] = ()
) -> str:
    indexed = current_indexed_catalogue()
    deck = reached.deck.state.decklist
    arrangement, header = _arrangement(reached), game_of(deck).header.or_none()
    holdings = current_holdings(demand(deck)) if reached.may_edit else None
    only_owned = "own" in request.values
    shows_first = reached.may_edit and not query and _shows_first(reached)
    everything = current_holdings() if query or shows_first else None
    visit = Visit(arrangement, holdings, gone, FINISHED in request.values)
    editor = editor_for(reached.deck, indexed, visit)
    full, fragment = "decks/builder/editor.html", "decks/builder/_editor.html"
    opinions = original = None
    if not reached.may_edit:
        full = fragment = "decks/builder/reading.html"
        opinions, original = _public_side(reached.deck)
    return render(
        full,
        fragment,
        reached=reached,
        opinions=opinions,
        original=original,
        editor=editor,
        drawn_as=drawn_as(reached, visit),
        orders=arrangement.orders,
        hits=find_hits(query, reached.deck.state, indexed, everything, only_owned=only_owned)
        if query
        else None,
        first=first_cards(
            request.values.get(PICK, ""),
            reached.base,
            reached.deck.state,
            indexed,
            everything,
            only_owned=only_owned,
        )
        if shows_first
        else None,
        only_owned=only_owned,
        has_collection=holdings is not None or current_account() is not None,
        query=query,
        problem=problem,
        formats=indexed.catalogue.formats.values(),
        examples=game_of(deck).language.needed().examples,
        header=header,
        fillers=game_of(deck).fillers.or_none(),
        figures=game_of(deck).figures.or_none(),
        requirement=game_of(deck).construction.needed().requirement,
        header_choices=header.choices(indexed.catalogue) if header else (),
    )


def _shows_first(reached: ReachedDeck) -> bool:
    """Return whether cards to choose from come first: in a deck without cards, or if asked for."""
    state = reached.deck.state
    return PICK in request.values or not (state.decklist.size or state.unread or state.pool)


def _public_side(deck: StoredDeck) -> tuple[Opinions | None, Original | None]:
    """Return what accounts think of a listed deck, and the public deck it was copied from."""
    account = current_account()
    with current_database().reading() as session:
        viewer_id = account.id if account else None
        opinions = opinions_on(session, deck.id, viewer_id) if deck.is_listed else None
        return opinions, original_of(session, deck)
