"""A judge's page of a game that an event plays: an onlooker's table, with rulings.

It shows no hand before the end, because whoever runs an event may play in it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from flask import Response, abort, flash, redirect, request, url_for
from flask.typing import ResponseReturnValue
from sqlmodel import Session

from app.games.capabilities.playing import SPECTATOR, SeatedGame, Shown
from app.site.by_link import rulings, store
from app.site.by_link.clocks import clock_of, standing
from app.site.by_link.matches import tell
from app.site.by_link.rulings import RulingError
from app.site.by_link.running import MendedRulesError, keep, running
from app.site.by_link.seats import Seated
from app.site.by_link.views import ending_of, named_log, told_version
from app.site.events import store as events
from app.site.events.access import ReachedEvent, reach
from app.site.events.log import Did, record
from app.site.events.rounds.online import OnlineGame, game_there
from app.site.events.states import Action
from app.site.platform.http.parts import with_parts
from app.site.platform.http.rendering import render
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import current_game
from app.site.platform.request.incoming import whole_number
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_database
from app.tables import utc_now

_MOST_WORDS: Final = 200
_NOBODY: Final = "nobody"


@open_to(Access.LINK)
def table(way: str, key: str, number: int) -> ResponseReturnValue:
    """Show a game of a match to the desk of its event, with what its role may do there."""
    reached = reach(way, key, Action.SEE_TABLE)
    with current_database().reading() as session:
        _, place = _there(session, reached, number)
        turns = store.log_of(session, place.game, SPECTATOR)
        try:
            game = running(session, place)
        except MendedRulesError:
            abort(409)
    if place.match is not None and place.match.told is None:
        tell(place)
    log = named_log(turns, place.names)
    asked = game.to_decide
    return with_parts(
        lambda: render(
            "by_link/judge.html",
            "by_link/_judge.html",
            inside="by_link/_judge.html",
            place=place,
            reached=reached,
            may_rule=reached.may(Action.RULE),
            base=f"{reached.base}/games/{number}",
            since=f"{reached.base}/games/{number}/since",
            version=str(place.game.changes),
            terms=clock_of(place.game),
            standing=standing(place, utc_now()),
            parts=f"{current_game().seated_play.needed().templates}/by_link",
            asked="" if asked is None else place.names[asked],
            page=game.page(SPECTATOR, Shown(stopped=ending_of(place, game)), place.names, log),
        )
    )


@open_to(Access.LINK)
def table_since(way: str, key: str, number: int) -> Response:
    """Tell the desk's page of a game whether there is something new."""
    reached = reach(way, key, Action.SEE_TABLE)
    with current_database().reading() as session:
        _, place = _there(session, reached, number)
    return told_version(str(place.game.changes))


@open_to(Access.LINK)
@limited(Cost.SIMULATION)
def rule(way: str, key: str, number: int) -> ResponseReturnValue:
    """Pause or resume a game, set a clock, take an answer back, or end the game."""
    reached = reach(way, key, Action.RULE)
    does = _RULINGS.get(request.form.get("do", ""), _unknown)
    place, game = None, None
    try:
        with current_database().writing() as session:
            events.locked(session, reached.event_id)
            found, place = _there(session, reached, number, locked=True)
            before = place.game.answers
            game = does(session, place, _judge(reached))
            found.row.called_by = found.row.called_at = None
            session.add(found.row)
            if place.game.answers != before:
                _record(session, reached, found)
    except RulingError as problem:
        flash(f"{problem} Nothing was changed.", "warning")
    except MendedRulesError as problem:
        flash(f"{problem}.", "warning")
    else:
        if game is not None:
            keep(place, game)
        tell(place)
    return redirect(url_for(".table", way=way, key=key, number=number), 303)


def _there(
    session: Session, reached: ReachedEvent, number: int, *, locked: bool = False
) -> tuple[OnlineGame, Seated]:
    """Return a game of the event. Aborts with 404 if there is none."""
    found = game_there(session, reached.event_id, number)
    if found is None or found.row.game_id is None:
        abort(404)
    place = (rulings.locked if locked else rulings.at_table)(session, found.row.game_id)
    return (found, place) if place is not None else abort(404)


def _record(session: Session, reached: ReachedEvent, found: OnlineGame) -> None:
    record(
        session, reached.event_id, reached.actor, Did.RULED, round=found.row.round,
        table=found.row.table_number, game=found.row.number, ruling=request.form.get("do", ""),
        reason=_why(),
    )  # fmt: skip


def _judge(reached: ReachedEvent) -> str:
    """The name of who rules, as lines of the game begin with it."""
    role, name = reached.role.value.capitalize(), reached.actor.name
    return name if name.startswith(role) else f"{role} {name}".strip()


def _why() -> str:
    """The reason in the form. Raises RulingError for one that cannot be shown."""
    words = " ".join(request.form.get("why", "").split())
    if len(words) > _MOST_WORDS or not words.isprintable():
        raise RulingError(f"A reason has at most {_MOST_WORDS} usual characters.")
    return words


def _needed_why() -> str:
    words = _why()
    if not words:
        raise RulingError("Give a reason: both players see it.")
    return words


def _require_seen(place: Seated) -> None:
    """Raise RulingError if the game has gone on since the judge's page was made."""
    if request.form.get("n") != str(place.game.answers):
        raise RulingError("The game has gone on meanwhile; look again.")


def _pause(session: Session, place: Seated, judge: str) -> None:
    rulings.pause(session, place, judge, _why())


def _resume(session: Session, place: Seated, judge: str) -> None:
    rulings.resume(session, place, judge, _why())


def _clock(session: Session, place: Seated, judge: str) -> None:
    seat = request.form.get("seat", -1, whole_number)
    rulings.set_clock(session, place, seat, request.form.get("minutes", -1, whole_number), judge)


def _take_back(session: Session, place: Seated, judge: str) -> SeatedGame:
    _require_seen(place)
    return rulings.take_back(session, place, judge, _needed_why())


def _end(session: Session, place: Seated, judge: str) -> None:
    _require_seen(place)
    said = request.form.get("winner", "")
    if said == "void":
        rulings.void(session, place, judge, _needed_why())
    elif said == _NOBODY:
        rulings.end(session, place, None, judge, _needed_why())
    elif said in {str(it.seat) for it in place.seats}:
        rulings.end(session, place, int(said), judge, _needed_why())
    else:
        raise RulingError("Choose how the game ends.")


def _answered(session: Session, place: Seated, judge: str) -> None:
    rulings.say(session, place, f"{judge} is at the table.")


def _unknown(_session: Session, _place: Seated, _judge: str) -> None:
    abort(400)


_RULINGS: Final[Mapping[str, Callable[[Session, Seated, str], SeatedGame | None]]] = {
    "pause": _pause,
    "resume": _resume,
    "clock": _clock,
    "take-back": _take_back,
    "end": _end,
    "answered": _answered,
}
