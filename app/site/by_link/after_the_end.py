"""A game by link after its end: replayed on the table, kept as a file, and played once more."""

from __future__ import annotations

import secrets

from flask import Response, abort, flash, redirect, url_for
from flask.typing import ResponseReturnValue
from sqlmodel import Session

from app.games.capabilities.computer_players import UnplayableDeckError
from app.games.capabilities.playing import SPECTATOR, SeatedGame
from app.games.capabilities.rulings import NOT_ON_BENCH
from app.games.link_texts import packed
from app.site.by_link import reporting, store
from app.site.by_link.lobby import remember
from app.site.by_link.running import SEEDS, MendedRulesError, after, begin, opened, running
from app.site.by_link.seats import Seated, next_key_of
from app.site.by_link.views import back, changing, place_of
from app.site.goldfish.watch_address import WatchAddress
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import current_game
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_catalogue, current_database
from app.tables import PlayedState, key_hash


@open_to(Access.LINK)
@limited(Cost.SIMULATION)
def replay(key: str) -> ResponseReturnValue:
    """Lead to a finished game on the table, all hands open, to be stepped through."""
    with current_database().reading() as session:
        place = _finished(session, key)
        watched = _running(session, place).watched_answers
    if watched is None:
        flash("This game cannot be stepped through. Its record can be downloaded.")
        return back(key)
    game = WatchAddress(
        decks=tuple(seat.deck for seat in place.seats),
        seed=place.game.seed,
        answers=tuple(watched),
        edition=place.game.edition,
        rules=current_game().recordings.needed().rules_version,
        names=tuple(place.names),
    )
    if not game.fits:
        flash("This game is too long for a link. Its record can be downloaded.")
        return back(key)
    return redirect(game.at(0), 303)


@open_to(Access.LINK)
@limited(Cost.SIMULATION)
def record(key: str) -> ResponseReturnValue:
    """Return a finished game as a file, which `threshold replay` plays again."""
    with current_database().reading() as session:
        text = _running(session, _finished(session, key)).record
    told = Response(text, mimetype="application/json")
    told.headers["Content-Disposition"] = 'attachment; filename="game.json"'
    return told


@open_to(Access.LINK)
@limited(Cost.SIMULATION)
def bench(key: str) -> ResponseReturnValue:
    """Lead to a game as it stands on the bench: while it runs with what the seat knows."""
    rulings = current_game().rulings.needed()
    with current_database().reading() as session:
        place = place_of(store.seated(session, current_game().key, key))
        if place.game.state == PlayedState.OPEN:
            abort(404)
        if place.match is not None and place.game.state != PlayedState.OVER:
            flash("In a match of an event, the bench is closed until the game is over.", "warning")
            return back(key)
        record = _running(session, place).record
    seat = None if place.game.state == PlayedState.OVER else place.own.seat
    text = rulings.moment(record, current_catalogue(), seat=seat)
    if text is None:
        flash(NOT_ON_BENCH, "warning")
        return back(key)
    return redirect(url_for("bench.bench", token=packed(text)))


@open_to(Access.ADMINISTRATOR)
@limited(Cost.SIMULATION)
def reported(number: int) -> ResponseReturnValue:
    """Lead to the position of a report on the bench, as somebody sees it who only looks on."""
    rulings = current_game().rulings.needed()
    with current_database().reading() as session:
        found = reporting.reported(session, current_game().key, number)
        if found is None:
            abort(404)
        report, place = found
        answers = store.answers_of(session, place.game, report.answers)
    try:
        record = after(place, answers).record
    except MendedRulesError:
        abort(404)
    text = rulings.moment(record, current_catalogue(), seat=SPECTATOR)
    if text is None:
        flash(NOT_ON_BENCH, "warning")
        return redirect(url_for(".reports"))
    return redirect(url_for("bench.bench", token=packed(text)))


@open_to(Access.LINK)
@limited(Cost.NEW_DECK)
def rematch(key: str) -> ResponseReturnValue:
    """Ask for a rematch, or begin the one that all the others ask for.

    All keep their decks and their sides, and the address of a seat follows from the old one.
    """
    own_key = next_key_of(key)
    with changing(key) as (session, place):
        if place.game.state != PlayedState.OVER or place.match is not None:
            abort(404)
        if store.seated(session, current_game().key, own_key) is None:
            place.own.next_hash = key_hash(own_key)
            session.add(place.own)
            if any(it.next_hash is None for it in place.others):
                store.change(session, place.game)
                return back(key)
            try:
                _begin(session, place)
            except UnplayableDeckError as problem:
                flash(f"There can be no rematch: {problem}.", "warning")
                return back(key)
    remember(own_key)
    return redirect(url_for(".seat", key=own_key), 303)


def _begin(session: Session, before: Seated) -> None:
    seed = secrets.randbelow(SEEDS)
    game = opened(before.game.edition, seed, [seat.deck for seat in before.seats])
    begin(session, store.again(session, before, seed), game)
    store.change(session, before.game)


def _running(session: Session, place: Seated) -> SeatedGame:
    """Return a game. Aborts with 404 if the rules of today would not repeat it."""
    try:
        return running(session, place)
    except MendedRulesError:
        abort(404)


def _finished(session: Session, key: str) -> Seated:
    """Return the seat of a game that is over. Aborts with 404 before that: it tells all hands."""
    place = place_of(store.seated(session, current_game().key, key))
    return place if place.game.state == PlayedState.OVER else abort(404)
