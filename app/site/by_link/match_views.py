"""A player's way to a match of an event that is played online, and to its next game."""

from __future__ import annotations

from flask import Response, abort, flash, redirect, render_template, url_for
from flask.typing import ResponseReturnValue

from app.games.capabilities.playing import name_mark
from app.site.by_link import rulings, store
from app.site.by_link.lobby import remember
from app.site.by_link.matches import MatchError, OwnMatch, come, own_match, seat_of, step_back
from app.site.by_link.views import back, place_of, told_version
from app.site.events import store as events
from app.site.events.access import ReachedEvent, reach
from app.site.events.rounds.policy import outcome_of, outcome_with_names
from app.site.events.states import Action
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import current_game
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_database
from app.tables import Entry, EventGame, PlayedState, utc_now


@open_to(Access.LINK)
def match(way: str, key: str) -> ResponseReturnValue:
    """Show a player's match of the latest round: who is there, its games, and the score."""
    reached = reach(way, key, Action.SEE_OWN)
    found = _own(reached)
    if found is None:
        flash("You have no match to play online now.")
        return redirect(f"{reached.base}/round")
    names = [it.name for it in found.entries]
    return render_template(
        "by_link/match.html",
        reached=reached,
        found=found,
        runs=found.game is not None and found.game.game_id is not None,
        score=outcome_with_names(found.series.score, names),
        result=outcome_with_names(outcome_of(found.match.outcome), names),
        own=events.id_of(found.own),
        other=events.id_of(found.other),
        version=_version(found),
    )


@open_to(Access.LINK)
def match_since(way: str, key: str) -> Response:
    """Tell the page of a match whether there is something new."""
    found = _own(reach(way, key, Action.SEE_OWN))
    return told_version("" if found is None else _version(found))


@open_to(Access.LINK)
@limited(Cost.NEW_GAME)
def come_to_match(way: str, key: str) -> ResponseReturnValue:
    """Come to the table: with the other player the game begins. Its seat opens again and again."""
    reached = reach(way, key, Action.SEE_OWN)
    return _come(reached.event_id, reached.player, f"{reached.base}/match")


@open_to(Access.LINK)
def leave_match(way: str, key: str) -> ResponseReturnValue:
    """Wait no more for the other player."""
    reached = reach(way, key, Action.REPORT)
    with current_database().writing() as session:
        step_back(session, reached.event_id, reached.player)
    return redirect(f"{reached.base}/match", 303)


@open_to(Access.LINK)
@limited(Cost.NEW_GAME)
def next_game(key: str) -> ResponseReturnValue:
    """Come to the next game of a match from a seat of the last one."""
    with current_database().reading() as session:
        place = place_of(store.seated(session, current_game().key, key))
        row = _match_of(place.match)
        entry = session.get_one(Entry, row.seats[place.own.seat])
    return _come(row.event_id, entry, url_for(".seat", key=key))


@open_to(Access.LINK)
@limited(Cost.SIMULATION)
def call_judge(key: str) -> ResponseReturnValue:
    """Call a judge to the table; the desk of the event shows it."""
    with current_database().reading() as session:
        seen = place_of(store.seated(session, current_game().key, key))
        row = _match_of(seen.match)
    with current_database().writing() as session:
        events.locked(session, row.event_id)
        place = place_of(store.seated(session, current_game().key, key, locked=True))
        called = _match_of(place.match)
        if place.game.state != PlayedState.RUNNING:
            flash("The game is over; call a judge at the desk of the event.")
        elif called.called_by is None:
            called.called_by, called.called_at = place.own.seat, utc_now()
            session.add(called)
            rulings.say(session, place, f"{name_mark(place.own.seat)} called a judge.")
    return back(key)


def _match_of(row: EventGame | None) -> EventGame:
    """Return the match that a game belongs to. Aborts with 404 if there is none."""
    return row if row is not None else abort(404)


def _come(event_id: int, player: Entry, waits_at: str) -> ResponseReturnValue:
    try:
        with current_database().writing() as session:
            found = come(session, event_id, player)
            row = found.game
            begun = row is not None and row.game_id is not None
            key = seat_of(session, row, player) if row is not None and begun else None
    except MatchError as problem:
        flash(str(problem), "warning")
        return redirect(waits_at, 303)
    if key is None:
        return redirect(waits_at, 303)
    remember(key)
    return redirect(url_for("by_link.seat", key=key), 303)


def _own(reached: ReachedEvent) -> OwnMatch | None:
    with current_database().reading() as session:
        return own_match(session, reached.event_id, reached.player)


def _version(found: OwnMatch) -> str:
    """The version of the page: it changes with who is there, with each end, and with the result."""
    games = "".join(
        f"-{len(it.row.ready)}{'b' if it.game else ''}{'o' if it.is_over else ''}"
        for it in found.series.games
    )
    return f"{found.played.round.number}{games}{'-r' if found.match.outcome else ''}"
