"""Requests of players of a game by link: to take a move back, to say something, to be watched."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from flask import abort, flash, request, url_for
from flask.typing import ResponseReturnValue
from sqlmodel import Session

from app.games.capabilities.playing import (
    SPECTATOR,
    Asking,
    PassUntil,
    SeatedGame,
    Shown,
    StoppedGameError,
)
from app.site.by_link import store
from app.site.by_link.clocks import clock_of
from app.site.by_link.running import MendedRulesError, after, go_on, keep, running, stop
from app.site.by_link.seats import PHRASES, Seated, watch_key_of
from app.site.by_link.views import (
    PAUSED,
    back,
    changing,
    ending_of,
    named_log,
    place_of,
    told_version,
)
from app.site.platform.http.parts import with_parts
from app.site.platform.http.rendering import render
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import current_game
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_database
from app.tables import PlayedState, key_hash, utc_now

_PAUSE: Final = timedelta(seconds=5)
"""The time between two phrases of one player."""


@open_to(Access.LINK)
@limited(Cost.SIMULATION)
def take_back(key: str) -> ResponseReturnValue:
    """Ask the others whether you may take your last move back."""
    with changing(key) as (session, place):
        number = store.can_take_back(session, place)
        if number is None:
            flash("Your last move cannot be taken back now.")
        else:
            place.game.back_to, place.game.back_by = number, place.own.seat
            store.change(session, place.game)
    return back(key)


@open_to(Access.LINK)
@limited(Cost.SIMULATION)
def reply(key: str) -> ResponseReturnValue:
    """Let another player take a move back, or decline; it is done once all others let them."""
    try:
        with changing(key) as (session, place):
            now = _replied(session, place)
    except MendedRulesError:
        abort(409)
    if now is not None:
        keep(place, now)
    return back(key)


def _replied(session: Session, place: Seated) -> SeatedGame | None:
    """Note a reply; return the game as it stands once all others have let somebody take back.

    Raises MendedRulesError.
    """
    game, own = place.game, place.own
    is_stale = request.form.get("n") != f"{game.answers}-{game.back_to}"
    if is_stale or game.back_to is None or game.back_by == own.seat:
        flash("There is no request any more; nothing was changed.", "warning")
        return None
    out = running(session, place).out
    if own.has_left or own.seat in out:
        flash("You are out of the game, so you are not asked.", "warning")
        return None
    if request.form.get("reply") != "grant":
        store.decline(session, place)
        return None
    if not store.agree(session, place, out):
        return None
    store.take_back(session, place)
    now = after(place, store.answers_of(session, game))
    game.asked = now.to_decide
    session.add(game)
    return now


@open_to(Access.LINK)
@limited(Cost.SIMULATION)
def say(key: str) -> ResponseReturnValue:
    """Say one of the phrases to the others."""
    said = request.form.get("phrase", "")
    now = utc_now()
    with changing(key) as (session, place):
        if said not in {str(number) for number in range(len(PHRASES))}:
            abort(400)
        own = place.own
        if own.phrase_at is not None and timedelta() <= now - own.phrase_at < _PAUSE:
            flash("Wait a few seconds before you say something again.")
        else:
            own.phrase, own.phrase_at = int(said), now
            session.add(own)
            store.change(session, place.game)
    return back(key)


@open_to(Access.LINK)
@limited(Cost.SIMULATION)
def wish(key: str) -> ResponseReturnValue:
    """Choose which windows are put to a seat, or that none are `until` something happens.

    The number of the turn is in the form: once it is over, nothing is chosen. An empty `until` ends
    a standing order.
    """
    wanted, until = request.form.get("asking", ""), request.form.get("until")
    with changing(key) as (session, place):
        own = place.own
        if place.game.state != PlayedState.RUNNING or own.has_left:
            return back(key)
        if place.is_paused:
            flash(PAUSED, "warning")
            return back(key)
        try:
            game = running(session, place)
            if until in set(PassUntil):
                if request.form.get("turn") != str(game.turn):
                    flash("That turn is over; you are asked as before.", "warning")
                    return back(key)
                own.quiet_turn, own.quiet_until = game.turn, until
            elif until == "":
                own.quiet_turn = None
            elif until is None and wanted in set(Asking):
                own.asking, own.quiet_turn = wanted, None
            else:
                abort(400)
            session.add(own)
            go_on(session, place, game)
        except (MendedRulesError, StoppedGameError) as problem:
            stop(session, place, problem)
            return back(key)
    keep(place, game)
    return back(key)


@open_to(Access.LINK)
@limited(Cost.SIMULATION)
def let_watch(key: str) -> ResponseReturnValue:
    """Make the link with which others look on without seeing hands, or take it away."""
    with changing(key) as (session, place):
        is_open = place.own.watch_hash is not None
        place.own.watch_hash = None if is_open else key_hash(watch_key_of(key))
        session.add(place.own)
        store.change(session, place.game)
    return back(key)


@open_to(Access.LINK)
def watch(key: str) -> ResponseReturnValue:
    """Show a game to an onlooker, who sees both hands only after the end."""
    with current_database().reading() as session:
        place = place_of(store.watched(session, current_game().key, key))
        if place.game.state == PlayedState.OPEN:
            abort(404)
        turns = store.log_of(session, place.game, SPECTATOR)
        try:
            game = running(session, place)
        except MendedRulesError:
            abort(409)
    log = named_log(turns, place.names)
    asked = game.to_decide
    return with_parts(
        lambda: render(
            "by_link/watch.html",
            "by_link/_watch.html",
            inside="by_link/_watch.html",
            place=place,
            since=url_for(".watch_since", key=key),
            version=str(place.game.changes),
            terms=clock_of(place.game),
            parts=f"{current_game().seated_play.needed().templates}/by_link",
            asked="" if asked is None else place.names[asked],
            page=game.page(SPECTATOR, Shown(stopped=ending_of(place, game)), place.names, log),
        )
    )


@open_to(Access.LINK)
def watch_since(key: str) -> ResponseReturnValue:
    """Tell an onlooker's page whether there is something new."""
    with current_database().reading() as session:
        place = place_of(store.watched(session, current_game().key, key))
    return told_version(str(place.game.changes))
