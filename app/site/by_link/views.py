"""Making a game by link, joining it, and playing it from a seat."""

from __future__ import annotations

import secrets
from typing import Final

from flask import Blueprint, Response, abort, flash, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from app.games.capabilities.computer_players import UnplayableDeckError
from app.games.capabilities.construction import CriteriaRequest
from app.games.capabilities.playing import (
    IllegalMoveError,
    SeatedGame,
    Shown,
    StoppedGameError,
    with_names,
)
from app.games.capabilities.table import LogLine, LogTurn
from app.games.tabletop.decklists.report import Import
from app.site.by_link import store
from app.site.by_link.forms import SeatForm
from app.site.by_link.running import WISHES, MendedRulesError, keep, opened, running
from app.site.by_link.store import Player, Seated
from app.site.goldfish.deck_source import ChosenDeck, chosen_deck
from app.site.platform.http.rendering import page
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import PREFIX, current_game, format_called
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_catalogue, current_database
from app.site.presentation.verdicts import judge
from app.tables import PlayedState

_SEEDS: Final = 2**63
_MOST_ANSWER: Final = 400
_MENDED: Final = (
    "The rules or the facts of a card have been mended since this game began, and it would go "
    "another way now. It ends without a result."
)


@open_to(Access.ANYONE)
@limited(Cost.NEW_DECK)
def new() -> ResponseReturnValue:
    """Offer a new game, or make it with its first seat."""
    current_game().seated_play.needed()
    form = SeatForm(request.args.get("deck", ""))
    if request.method == "GET" or not form.validate():
        return page("by_link/new.html", form)
    deck = _chosen(form)
    seed = secrets.randbelow(_SEEDS)
    try:
        opened(deck.edition, seed, [deck.lasting, deck.lasting])
    except UnplayableDeckError as problem:
        form.deck.errors = [f"{problem}."]
        return page("by_link/new.html", form)
    host = Player(form.name.data or "", deck.lasting, _verdict(deck))
    with current_database().writing() as session:
        key = store.make(session, current_game().key, deck.edition, seed, host)
    return redirect(_seat_address(key), 303)


@open_to(Access.LINK)
@limited(Cost.NEW_DECK)
def join(key: str) -> ResponseReturnValue:
    """Show an invitation, or take its seat and begin the game."""
    current_game().seated_play.needed()
    with current_database().reading() as session:
        host = store.invited(session, current_game().key, key)
    if host is None:
        return render_template("by_link/used.html"), 404
    form = SeatForm(request.args.get("deck", ""), host.own.name)
    if request.method == "GET" or not form.validate():
        return page("by_link/join.html", form, host=host.own, edition=host.game.edition)
    deck = _chosen(form)
    guest = Player(form.name.data or "", deck.lasting, _verdict(deck))
    decks = [host.own.deck, guest.deck]
    try:
        game = opened(host.game.edition, host.game.seed, decks)
    except UnplayableDeckError as problem:
        form.deck.errors = [f"{problem}."]
        return page("by_link/join.html", form, host=host.own, edition=host.game.edition)
    with current_database().writing() as session:
        still = store.invited(session, current_game().key, key, locked=True)
        if still is None:
            return render_template("by_link/used.html"), 404
        own_key = store.join(session, still, guest)
        store.start(session, still.game, game.kinds, game.told())
        store.add(session, still.game, game.settle(WISHES))
    return redirect(_seat_address(own_key), 303)


@open_to(Access.LINK)
def seat(key: str) -> ResponseReturnValue:
    """Show a game from a seat: who is awaited, the table, or the end with both hands."""
    with current_database().reading() as session:
        place = _place(store.seated(session, current_game().key, key))
        if place.game.state == PlayedState.OPEN:
            invitation = url_for(".join", key=store.invitation_of(key), _external=True)
            return render_template(
                "by_link/waiting.html", place=place, key=key, invitation=invitation
            )
        answers, turns = store.answers_of(session, place.game), store.log_of(session, place)
    try:
        game = running(place, answers)
    except MendedRulesError:
        return render_template("by_link/mended.html", words=_MENDED), 409
    return _table(place, key, game, turns)


@open_to(Access.LINK)
@limited(Cost.SIMULATION)
def answer(key: str) -> ResponseReturnValue:
    """Give the answer of a seat, and go on to the next question of anybody."""
    wanted = request.form.get("do", "")[:_MOST_ANSWER]
    with current_database().writing() as session:
        place = _place(store.seated(session, current_game().key, key, locked=True))
        is_stale = request.form.get("n") != str(place.game.answers)
        if place.game.state != PlayedState.RUNNING or is_stale:
            flash("The position had changed; nothing was played.", "warning")
            return redirect(_seat_address(key), 303)
        try:
            game = running(place, store.answers_of(session, place.game))
            given = game.answer(place.own.seat, wanted)
            store.add(session, place.game, given)
            store.add(session, place.game, game.settle(WISHES))
        except MendedRulesError:
            store.end(session, place.game, None, _MENDED.rstrip("."))
            return redirect(_seat_address(key), 303)
        except IllegalMoveError as problem:
            flash(f"Nothing was done: {problem}.", "warning")
            return redirect(_seat_address(key), 303)
        except StoppedGameError as problem:
            store.end(session, place.game, None, str(problem))
            return redirect(_seat_address(key), 303)
        if (result := game.result) is not None:
            store.end(session, place.game, result.winner, result.why)
    keep(place, game)
    return redirect(_seat_address(key), 303)


@open_to(Access.LINK)
@limited(Cost.SIMULATION)
def leave(key: str) -> ResponseReturnValue:
    """Give a running game up, or withdraw one that nobody has joined."""
    with current_database().writing() as session:
        place = _place(store.seated(session, current_game().key, key, locked=True))
        if place.game.state == PlayedState.OPEN:
            store.withdraw(session, place.game)
            flash("The invitation was withdrawn.")
            return redirect(url_for(".new"), 303)
        if place.game.state == PlayedState.RUNNING:
            store.end(session, place.game, 1 - place.own.seat, f"{place.own.name} gave up")
    return redirect(_seat_address(key), 303)


@open_to(Access.LINK)
def since(key: str) -> ResponseReturnValue:
    """Answer that nothing has changed since a version of the game, or which one there is now."""
    with current_database().reading() as session:
        place = _place(store.seated(session, current_game().key, key))
    version = _version(place)
    told = Response(status=304 if request.if_none_match.contains(version) else 200)
    told.set_etag(version)
    told.headers["Cache-Control"] = "no-store"
    return told


def _version(place: Seated) -> str:
    return f"{place.game.state}-{place.game.answers}"


def _place(found: Seated | None) -> Seated:
    """Return a seat that was found. Aborts with 404 if there is none."""
    return found if found is not None else abort(404)


def _seat_address(key: str) -> str:
    return url_for(".seat", key=key)


def _chosen(form: SeatForm) -> ChosenDeck:
    """Return the deck of a form. Aborts with 404 if there is none."""
    way, _, key = str(form.deck.data).partition("/")
    return chosen_deck(way, key)


def _verdict(deck: ChosenDeck) -> str:
    """Return whether a deck is legal in the usual format of its game."""
    catalogue = current_catalogue()
    form = format_called("", catalogue, deck.game)
    judged = judge(Import(deck.decklist, ()), CriteriaRequest(catalogue, form, deck.edition))
    return "unknown" if judged.report is None else judged.report.verdict.value


def _table(
    place: Seated, key: str, game: SeatedGame, turns: tuple[LogTurn, ...]
) -> ResponseReturnValue:
    names = [seat.name for seat in place.seats]
    ending = place.game.ending if game.result is None else ""
    log = tuple(
        LogTurn(
            with_names(turn.title, names),
            tuple(LogLine(with_names(line.words, names), line.before) for line in turn.lines),
            turn.before,
        )
        for turn in turns
    )
    return render_template(
        "by_link/table.html",
        inside="by_link/_table.html",
        place=place,
        key=key,
        other=place.seats[1 - place.own.seat],
        version=_version(place),
        is_asked=game.to_decide == place.own.seat and place.game.state == PlayedState.RUNNING,
        page=game.page(place.own.seat, Shown(stopped=ending), names, log),
    )


bp = Blueprint("by_link", __name__, url_prefix=f"{PREFIX}/play")
bp.add_url_rule("", "new", new, methods=["GET", "POST"])
bp.add_url_rule("/join/<key>", "join", join, methods=["GET", "POST"])
bp.add_url_rule("/seat/<key>", "seat", seat)
bp.add_url_rule("/seat/<key>/answer", "answer", answer, methods=["POST"])
bp.add_url_rule("/seat/<key>/leave", "leave", leave, methods=["POST"])
bp.add_url_rule("/seat/<key>/since", "since", since)
