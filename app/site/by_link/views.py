"""Playing a game by link from a seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from flask import Response, abort, flash, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from sqlmodel import Session

from app.games.capabilities.playing import (
    Asking,
    GivenAnswer,
    IllegalMoveError,
    PassUntil,
    SeatedGame,
    Shown,
    StoppedGameError,
    with_names,
)
from app.games.capabilities.table import LogLine, LogTurn
from app.site.by_link import store
from app.site.by_link.clocks import clock_of, standing
from app.site.by_link.matches import AfterGame, after_game, tell
from app.site.by_link.running import MendedRulesError, go_on, keep, running, stop, wishes_of
from app.site.by_link.seats import (
    PHRASES,
    Seated,
    in_words,
    invitation_of,
    next_key_of,
    watch_key_of,
)
from app.site.goldfish.forms import AskedRounds
from app.site.platform.http.parts import with_parts
from app.site.platform.http.rendering import render
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import current_game
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_database, store_afterwards
from app.tables import PlayedSeat, PlayedState, utc_now

_MOST_ANSWER: Final = 400
_SEEN_AGAIN: Final = timedelta(seconds=20)
PAUSED: Final = "A judge has paused the game; nothing was changed."
ASKING: Final = {
    Asking.OTHERS: "When others act, and in attacks that concern you",
    Asking.ALWAYS: "Whenever you may do something",
    Asking.BATTLE: "Only in attacks",
    Asking.NEVER: "Never",
}
"""The choices of a player about being asked, in words."""
ENDS_OF_PASSING: Final = {
    PassUntil.TURN_ENDS: "the end of this turn",
    PassUntil.OWN_TURN: "your next turn",
    PassUntil.ATTACKED: "you are attacked or your next turn begins",
}
"""The ends of a standing order to pass, in words."""


@open_to(Access.LINK)
def seat(key: str) -> ResponseReturnValue:
    """Show a game from a seat: who is awaited, the table, or the end with both hands."""
    with current_database().reading() as session:
        place = place_of(store.seated(session, current_game().key, key))
        state, rematch, after_it = place.game.state, None, None
        if state == PlayedState.OPEN:
            _see(place)
            return _waiting(place, key)
        if state == PlayedState.OVER:
            rematch = store.seated(session, current_game().key, next_key_of(key))
            after_it = after_game(session, place)
        turns = store.log_of(session, place.game, place.own.seat)
        can_take_back = store.can_take_back(session, place) is not None
        try:
            game = running(session, place)
        except MendedRulesError as problem:
            return render_template("by_link/mended.html", words=f"{problem}."), 409
    _see(place)
    if place.match is not None and place.match.told is None:
        tell(place)
    view = _View(game, turns, rematch, after_it, can_take_back=can_take_back)
    return _table(place, key, view)


def _waiting(place: Seated, key: str) -> str:
    return render_template(
        "by_link/waiting.html",
        place=place,
        key=key,
        clock=clock_of(place.game),
        invitation=_invitation(place, key),
        version=_version(place),
    )


@open_to(Access.LINK)
@limited(Cost.SIMULATION)
def answer(key: str) -> ResponseReturnValue:
    """Give the answer of a seat, and go on to the next question of anybody."""
    wanted = request.form.get("do", "")[:_MOST_ANSWER]
    with changing(key) as (session, place):
        is_stale = request.form.get("n") != str(place.game.answers)
        if place.is_paused:
            flash(PAUSED, "warning")
            return back(key)
        if place.game.state != PlayedState.RUNNING or is_stale:
            flash("The position had changed; nothing was played.", "warning")
            return back(key)
        try:
            game = running(session, place)
            go_on(session, place, game, _given(place, game, wanted))
        except IllegalMoveError as problem:
            flash(f"Nothing was done: {problem}.", "warning")
            return back(key)
        except (MendedRulesError, StoppedGameError) as problem:
            stop(session, place, problem)
            return back(key)
    keep(place, game)
    return back(key)


def _given(place: Seated, game: SeatedGame, wanted: str) -> Sequence[GivenAnswer]:
    """Give the answer of a seat, or the answers of a round that it repeats."""
    rounds = AskedRounds.of(request.form)
    if rounds is None:
        return game.answer(place.own.seat, wanted)
    found = game.repeat_round(place.own.seat, rounds.abilities, rounds.times, wishes_of(place))
    flash(rounds.told(found.done))
    return found.given


@open_to(Access.LINK)
@limited(Cost.SIMULATION)
def leave(key: str) -> ResponseReturnValue:
    """Give a running game up, or withdraw from one that has not begun."""
    game = None
    with changing(key) as (session, place):
        if place.game.state == PlayedState.OPEN:
            is_host = place.own.seat == 0
            if is_host:
                store.withdraw(session, place.game)
            else:
                store.stand_up(session, place)
            flash("The invitation was withdrawn." if is_host else "You left the table.")
            return redirect(url_for(".new"), 303)
        if place.game.state == PlayedState.RUNNING and not place.own.has_left:
            game = _go_on_without(session, place, place.own, f"{place.own.name} gave up")
    if game is not None:
        keep(place, game)
    return back(key)


@open_to(Access.LINK)
@limited(Cost.SIMULATION)
def claim(key: str) -> ResponseReturnValue:
    """End a game that the player who is asked has left, or go on without them.

    Of two, the other one claims a win or a draw. More go on while at least two are left.
    """
    game = None
    with changing(key) as (session, place):
        why = standing(place, utc_now(), _out_of(session, place)).claim
        absent = place.at(place.game.asked)
        if not why or absent is None:
            flash("There is nothing to claim now: whoever is asked has time, or is back.")
        elif not place.is_duel:
            game = _go_on_without(session, place, absent, why)
        elif request.form.get("as") == "draw":
            store.end(session, place.game, None, f"{why}, and a draw was claimed")
        else:
            store.end(session, place.game, place.own.seat, why)
    if game is not None:
        keep(place, game)
    return back(key)


def _out_of(session: Session, place: Seated) -> frozenset[int]:
    """The seats that have lost while others play on; none where the rules were mended."""
    try:
        return frozenset() if place.is_duel else running(session, place).out
    except MendedRulesError:
        return frozenset()


def _go_on_without(
    session: Session, place: Seated, gone: PlayedSeat, why: str
) -> SeatedGame | None:
    """Let the others play on when somebody gives up, or let the other of two have won.

    Return the game if it goes on, to be kept once all is stored.
    """
    if place.is_duel:
        winner = next(it.seat for it in place.seats if it.seat != gone.seat)
        store.end(session, place.game, winner, why)
        return None
    store.leave(session, place, gone)
    try:
        game = running(session, place)
        go_on(session, place, game)
    except (MendedRulesError, StoppedGameError) as problem:
        stop(session, place, problem)
        return None
    return game


@open_to(Access.LINK)
def since(key: str) -> ResponseReturnValue:
    """Answer that nothing has changed since a version of the game, or which one there is now."""
    with current_database().reading() as session:
        place = place_of(store.seated(session, current_game().key, key))
    _see(place)
    version = _version(place)
    return told_version(version)


def told_version(version: str) -> Response:
    """Return an answer without a body that tells a page whether its version is the newest."""
    told = Response(status=304 if request.if_none_match.contains(version) else 200)
    told.set_etag(version)
    told.headers["Cache-Control"] = "no-store"
    return told


@contextmanager
def changing(key: str) -> Iterator[tuple[Session, Seated]]:
    """Enter a transaction with a seat's game, which nobody else changes meanwhile.

    If the game ends in it and an event plays it, the desk is told after it. Aborts with 404 if
    there is no such seat.
    """
    with current_database().writing() as session:
        place = place_of(store.seated(session, current_game().key, key, locked=True))
        yield session, place
    tell(place)


def back(key: str) -> ResponseReturnValue:
    """Lead back to the table."""
    return redirect(url_for(".seat", key=key), 303)


def _see(place: Seated) -> None:
    """Note after the request that somebody looks at a game, unless that was noted just now."""
    now, last = utc_now(), place.own.seen_at
    if place.game.state == PlayedState.OVER or (last and abs(now - last) < _SEEN_AGAIN):
        return
    database = current_database()

    def note() -> None:
        with database.writing() as session:
            store.see(session, place, now)

    store_afterwards(note)


def _version(place: Seated) -> str:
    return f"{place.game.changes}-{standing(place, utc_now()).mark}"


def place_of(found: Seated | None) -> Seated:
    """Return a seat that was found. Aborts with 404 if there is none."""
    return found if found is not None else abort(404)


def _invitation(place: Seated, key: str) -> str:
    """The address that lets others join, for whoever made the game; empty for others."""
    is_host = place.own.seat == 0
    return url_for(".join", key=invitation_of(key), _external=True) if is_host else ""


@dataclass(frozen=True, slots=True)
class _View:
    """Everything that a seat's page shows besides the seat."""

    game: SeatedGame
    turns: tuple[LogTurn, ...]
    rematch: Seated | None
    after: AfterGame | None
    can_take_back: bool


def _table(place: Seated, key: str, view: _View) -> ResponseReturnValue:
    game, rematch = view.game, view.rematch
    log = named_log(view.turns, place.names)
    back_to = place.game.back_to
    return with_parts(
        lambda: render(
            "by_link/table.html",
            "by_link/_table.html",
            inside="by_link/_table.html",
            place=place,
            key=key,
            parts=f"{current_game().seated_play.needed().templates}/by_link",
            asked=place.at(game.to_decide),
            asking=ASKING,
            ends_of_passing=ENDS_OF_PASSING,
            turn=game.turn,
            is_out=place.own.has_left or place.own.seat in game.out,
            version=_version(place),
            terms=clock_of(place.game),
            standing=standing(place, utc_now(), game.out),
            rematch=None if rematch is None else url_for(".seat", key=next_key_of(key)),
            is_asked=_is_asked(place, game),
            may_take_back=view.can_take_back,
            after_match=view.after,
            taken_back=[
                line.words for turn in log for line in turn.lines if line.before >= (back_to or 0)
            ],
            phrases=PHRASES,
            in_words=in_words,
            bench=_bench(place, key),
            watching=url_for(".watch", key=watch_key_of(key), _external=True),
            page=game.page(place.own.seat, Shown(stopped=ending_of(place, game)), place.names, log),
        )
    )


def _is_asked(place: Seated, game: SeatedGame) -> bool:
    """Return whether an answer of the seat is awaited now."""
    is_running = place.game.state == PlayedState.RUNNING and not place.is_paused
    return is_running and game.to_decide == place.own.seat


def _bench(place: Seated, key: str) -> str | None:
    """The address of the moment on the bench, which gives no advice in a match of an event."""
    is_closed = place.match is not None and place.game.state != PlayedState.OVER
    return url_for(".bench", key=key) if current_game().rulings and not is_closed else None


def ending_of(place: Seated, game: SeatedGame) -> str:
    """Return why a game has ended, if that was not by its rules; empty otherwise."""
    return place.game.ending if game.result is None else ""


def named_log(turns: tuple[LogTurn, ...], names: list[str]) -> tuple[LogTurn, ...]:
    """Return a log with the names of the players."""
    return tuple(
        LogTurn(
            with_names(turn.title, names),
            tuple(LogLine(with_names(line.words, names), line.before) for line in turn.lines),
            turn.before,
        )
        for turn in turns
    )
