"""Making a game by link, and joining one."""

from __future__ import annotations

import secrets
from collections.abc import Iterator

from flask import redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from app.games.capabilities.computer_players import UnplayableDeckError
from app.games.capabilities.construction import CriteriaRequest
from app.games.tabletop.decklists.report import Import
from app.site.accounts.current import current_account
from app.site.by_link import store
from app.site.by_link.clocks import CLOCKS, clock_of
from app.site.by_link.forms import GameForm, SeatForm
from app.site.by_link.lobby import (
    MOST_GOING,
    has_too_many,
    listed_games,
    own_games,
    remember,
)
from app.site.by_link.matches import matches_of_account
from app.site.by_link.running import SEEDS, begin, opened, opened_of
from app.site.by_link.seats import Player, Seated
from app.site.goldfish.deck_source import ChosenDeck, chosen_deck
from app.site.platform.http.rendering import page
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import current_game
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_catalogue, current_database
from app.site.presentation.verdicts import judge
from app.tables import utc_now

_TOO_MANY = (
    f"You have {MOST_GOING} games on this device that are not over. Finish one, or give it up."
)


@open_to(Access.ANYONE)
@limited(Cost.NEW_GAME)
def new() -> ResponseReturnValue:
    """Offer a new game, or make it with its first seat."""
    current_game().seated_play.needed()
    form = GameForm(request.args.get("deck", ""))
    if request.method == "POST" and has_too_many():
        form.form_errors = [_TOO_MANY]
        return _offer(form)
    if request.method == "GET" or not form.validate():
        return _offer(form)
    deck = _chosen(form)
    seed = secrets.randbelow(SEEDS)
    try:
        opened(deck.edition, seed, [deck.lasting] * form.chosen_seats)
    except UnplayableDeckError as problem:
        form.deck.errors = [f"{problem}."]
        return _offer(form)
    terms = store.Terms(
        current_game().key,
        deck.edition,
        form.chosen_clock,
        seed,
        bool(form.is_listed.data),
        form.chosen_seats,
    )
    with current_database().writing() as session:
        key = store.make(session, terms, _player(form, deck))
    remember(key)
    return redirect(url_for(".seat", key=key), 303)


@open_to(Access.LINK)
@limited(Cost.NEW_GAME)
def join(key: str) -> ResponseReturnValue:
    """Show an invitation, or take a seat; with the last one the game begins."""
    current_game().seated_play.needed()
    with current_database().reading() as session:
        host = store.invited(session, current_game().key, key)
    if host is None:
        return render_template("by_link/used.html"), 404
    form = SeatForm(request.args.get("deck", ""), host.names)
    if request.method == "GET":
        return _invitation(form, host)
    if has_too_many():
        form.form_errors = [_TOO_MANY]
        return _invitation(form, host)
    if "check" in request.form:
        return _invitation(form, host, is_checked=form.deck.validate(form))
    if not form.validate():
        return _invitation(form, host)
    guest = _player(form, _chosen(form))
    try:
        opened(host.game.edition, host.game.seed, [guest.deck] * host.game.seats)
    except UnplayableDeckError as problem:
        form.deck.errors = [f"{problem}."]
        return _invitation(form, host)
    try:
        with current_database().writing() as session:
            still = store.invited(session, current_game().key, key, locked=True)
            if still is None:
                return render_template("by_link/used.html"), 404
            form.taken = still.names
            if not form.validate():
                return _invitation(form, still)
            own_key, joined = store.join(session, still, guest)
            if not joined.missing:
                begin(session, joined, opened_of(joined))
    except UnplayableDeckError as problem:
        form.form_errors = [f"The game cannot begin: {problem}. Ask {host.own.name} for a new one."]
        return _invitation(form, host)
    remember(own_key)
    return redirect(url_for(".seat", key=own_key), 303)


def _offer(form: GameForm) -> ResponseReturnValue:
    now = utc_now()
    with current_database().reading() as session:
        own = own_games(session, now)
        others = listed_games(session, own, now)
        account = current_account()
        matches = matches_of_account(session, account.id, current_game().key) if account else ()
    return page(
        "by_link/new.html",
        form,
        clocks=CLOCKS.values(),
        own=own,
        matches=matches,
        others=[(it, clock_of(it.game)) for it in others],
    )


def _invitation(form: SeatForm, host: Seated, *, is_checked: bool = False) -> ResponseReturnValue:
    checked = ""
    if is_checked:
        formats = tuple(_legal_in(_chosen(form)))
        checked = f"legal in {' and '.join(formats)}" if formats else "legal in no format"
    return page(
        "by_link/join.html",
        form,
        host=host.own,
        place=host,
        edition=host.game.edition,
        clock=clock_of(host.game),
        checked=checked,
    )


def _chosen(form: SeatForm) -> ChosenDeck:
    """Return the deck of a form. Aborts with 404 if there is none."""
    way, _, key = str(form.deck.data).partition("/")
    return chosen_deck(way, key)


def _player(form: SeatForm, deck: ChosenDeck) -> Player:
    return Player(form.name.data or "", deck.lasting, tuple(_legal_in(deck)))


def _legal_in(deck: ChosenDeck) -> Iterator[str]:
    """The names of the formats in which a deck is legal, of those that are fully known."""
    catalogue = current_catalogue()
    for form in catalogue.formats.values():
        wanted = CriteriaRequest(catalogue, form, deck.edition)
        if judge(Import(deck.decklist, ()), wanted).view.is_legal:
            yield form.name
