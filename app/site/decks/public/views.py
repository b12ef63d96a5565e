"""Pages of public decks: the list, an author's decks, likes and reports."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Final

from flask import Response, abort, flash, redirect, render_template, request
from flask.typing import ResponseReturnValue
from sqlalchemy import ColumnElement

from app.games.capabilities.language import COLLECTION_CHOICES
from app.games.tabletop.collection import Holdings
from app.site.accounts import store as accounts
from app.site.accounts.current import current_account, me
from app.site.cards.holdings import current_holdings
from app.site.decks.public import moderation, store
from app.site.decks.public.browsing import DeckResults, ListRequest, read_query
from app.site.decks.public.counting import Counts, count_left
from app.site.decks.public.forms import ReportForm
from app.site.decks.public.offering import ReadRequest
from app.site.decks.public.rows import row_of, shipped_rows
from app.site.decks.shipped import searchable
from app.site.decks.stored_decks import DECKS
from app.site.platform.http.addresses import outside
from app.site.platform.http.atom import Entry, Feed, feed_answer
from app.site.platform.http.rendering import page, render
from app.site.platform.request.access import FEED, Access, open_to
from app.site.platform.request.current_game import current_game, game_path
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_catalogue, current_database
from app.site.presentation.formatting import plural
from app.site.presentation.queries import Mistake
from app.tables import utc_now

_BEFORE_ALL: Final = datetime(2026, 1, 1, tzinfo=UTC)
"""The time of a feed that has no deck yet."""


@open_to(Access.ANYONE)
@limited(Cost.SEARCH)
def browse() -> str:
    """Show the public decks of a game; a script gets only the results."""
    current_game().editing.needed()
    return _list(f"{game_path()}/decks", store.listed())


@open_to(Access.ANYONE)
@limited(Cost.SEARCH)
def by_author(author: str) -> str:
    """Show the public decks of an account."""
    current_game().editing.needed()
    with current_database().reading() as session:
        user = accounts.find_user(session, author)
        which = store.listed() & (DECKS.c.owner_id == (user.id if user else None))
        if user is None or not store.count(session, which):
            abort(404)
    return _list(request.path, which, user.name)


@open_to(Access.ANYONE)
@limited(Cost.PROGRAM)
def feed() -> Response:
    """Return the newest public decks of a game as a feed."""
    game, page = current_game(), f"{game_path()}/decks"
    game.editing.needed()
    which = store.listed() & (DECKS.c.game == game.key)
    with current_database().reading() as session:
        found = store.page_of(session, which, game, store.Order.NEWEST, None, None, None).decks
    return feed_answer(
        Feed(
            title=f"Public decks of {game.title}",
            author="Threshold",
            own=outside(f"{page}{FEED}"),
            page=outside(page),
            begun=_BEFORE_ALL,
            entries=[_entry(each) for each in found],
        )
    )


def _entry(public: store.PublicDeck) -> Entry:
    deck, address = public.deck, outside(f"/decks/view/{public.deck.public_id}")
    form = current_catalogue().formats.get(deck.state.format)
    return Entry(
        id=address,
        title=deck.state.name,
        address=address,
        published=deck.published_at or deck.updated_at,
        updated=deck.updated_at,
        summary=f"{plural(deck.state.decklist.size, 'card')}{f', {form.name}' if form else ''}",
        author=public.opinions.author,
    )


def _list(path: str, which: ColumnElement[bool], author: str = "") -> str:
    asked, account = ListRequest.of(path, request.args), current_account()
    game = current_game()
    language, decks = game.language.or_none(), game.deck_language.or_none()
    holdings = current_holdings()
    read: ReadRequest | None = None
    if language and decks:
        choices = [*language.deck_choices(current_catalogue())]
        choices += [COLLECTION_CHOICES] if holdings else []
        read = ReadRequest.of(asked, game, decks, choices)
    which &= DECKS.c.game == game.key
    catalogue = current_catalogue()
    shipped = () if author else shipped_rows(game.key, catalogue, utc_now().date())
    more = [searchable(row.deck, catalogue) for row in shipped]
    with current_database().reading() as session:
        total = store.count(session, which)
        counts = Counts()
        if read:
            counts = count_left(session, which, game, asked.query, read.to_count(), holdings, more)
        matching = counts.matching if asked.query else total
        results = _results(asked, which, matching, account.id if account else None, holdings)
    query = read_query(asked.query, game, holdings)
    if isinstance(query, Mistake) or results.following:
        shipped = ()
    elif query:
        fits = query.question.fits
        shipped = tuple(row for row, deck in zip(shipped, more, strict=True) if fits(deck))
    return render(
        "decks/public/browse.html",
        "decks/public/_browsed.html",
        asked=asked,
        author=author,
        total=total,
        results=results,
        shipped=shipped,
        page_size=store.PAGE,
        orders=list(store.Order),
        groups=read.offered(counts) if read else (),
        removable=read.removable() if read else (),
        is_partial=counts.is_partial,
        has_collection=holdings is not None,
        examples=language.examples if language else None,
    )


def _results(
    asked: ListRequest,
    which: ColumnElement[bool],
    matching: int | None,
    viewer_id: int | None,
    holdings: Holdings | None,
) -> DeckResults:
    game = current_game()
    query = read_query(asked.query, game, holdings)
    if isinstance(query, Mistake):
        return DeckResults(mistake=query)
    with current_database().reading() as session:
        found = store.page_of(session, which, game, asked.order, asked.after, query, viewer_id)
        before = 0
        if asked.after and matching is not None:
            before = store.count_up_to(session, which, game, asked.order, asked.after, query)
    catalogue = current_catalogue()
    rows = tuple(row_of(public, catalogue) for public in found.decks)
    first = None if matching is None else before + 1
    results = DeckResults(rows, found.following, found.searched, matching, first)
    if query is None:
        return results
    return replace(results, echo=query.question.echo, notes=query.question.notes)


@open_to(Access.SIGNED_IN)
@limited(Cost.OPINION)
def like(public_id: str) -> ResponseReturnValue:
    """Like a deck, or take a like back. An account with a confirmed address has one like."""
    with current_database().reading() as session:
        deck = store.listed_deck(session, public_id)
    if deck is None:
        abort(404)
    deck_id, owner_id, _name = deck
    account = me()
    if account.mail is None:
        flash("To like decks, confirm an email address on the page of your account.", "warning")
    elif owner_id == account.id:
        flash("This deck is yours. Others can like it.", "warning")
    else:
        with current_database().writing() as session:
            is_liked = request.form.get("is_liked") == "yes"
            store.like(session, deck_id, account.id, is_liked=is_liked)
    return redirect(f"/decks/view/{public_id}", 303)


@open_to(Access.SIGNED_IN)
@limited(Cost.OPINION)
def report(public_id: str) -> ResponseReturnValue:
    """Tell curators what is wrong with a deck."""
    with current_database().reading() as session:
        deck = store.listed_deck(session, public_id)
    if deck is None:
        abort(404)
    deck_id, _owner_id, name = deck
    form, address = ReportForm(), f"/decks/view/{public_id}"
    if form.validate_on_submit():
        with current_database().writing() as session:
            moderation.report(session, deck_id, me().id, str(form.text.data).strip())
        flash("Thank you. Curators will look at the deck.", "legal")
        return redirect(address, 303)
    return page("decks/public/report.html", form, name=name, address=address)


@open_to(Access.CURATOR)
def reports() -> str:
    """Show the open reports, and what was decided so far."""
    with current_database().reading() as session:
        return render_template(
            "decks/public/reports.html",
            reports=moderation.open_reports(session),
            decisions=moderation.decisions(session),
        )
