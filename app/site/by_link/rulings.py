"""Rulings of a judge in a game by link that an event plays; each of them stands in its log."""

from __future__ import annotations

from typing import Final

from sqlmodel import Session

from app.games.capabilities.playing import SPECTATOR, SeatedGame, Told
from app.site.by_link import store
from app.site.by_link.clocks import charge
from app.site.by_link.questions import BY_NUMBER, LAST_GIVEN
from app.site.by_link.running import after
from app.site.by_link.seats import Seated
from app.site.platform.request.current_game import current_game
from app.site.presentation.formatting import plural
from app.tables import PlayedGame, PlayedState, utc_now

MOST_MINUTES: Final = 600
"""The most minutes that a judge gives a player."""


class RulingError(ValueError):
    """A ruling that is impossible as the game stands; the message says why."""


def locked(session: Session, number: int) -> Seated | None:
    """Return a game by its number, which nobody else changes meanwhile, from its first seat."""
    session.get(PlayedGame, number, with_for_update=True, populate_existing=True)
    return at_table(session, number)


def at_table(session: Session, number: int) -> Seated | None:
    """Return a game by its number, from its first seat; None if it is gone."""
    rows = session.exec(BY_NUMBER, params={"of": number, "game": current_game().key}).all()
    if not rows:
        return None
    return Seated(rows[0][0], rows[0][1], tuple(seat for _, seat, _ in rows), rows[0][2])


def say(session: Session, place: Seated, words: str) -> None:
    """Write a line that both players and onlookers see; like an answer it has a number."""
    place.game.answers += 1
    audiences = (*(seat.seat for seat in place.seats), SPECTATOR)
    lines = {it: (Told("", words),) for it in audiences}
    store.tell(session, place.id, place.game.answers, lines)
    store.change(session, place.game)


def pause(session: Session, place: Seated, judge: str, why: str) -> None:
    """Stop the clocks and all answers until the game is resumed. Raises RulingError."""
    _require_running(place)
    if place.is_paused:
        raise RulingError("The game is paused already.")
    _charge(session, place)
    place.game.paused_at = place.game.last_at
    say(session, place, f"{judge} paused the game{_because(why)}.")


def resume(session: Session, place: Seated, judge: str, why: str) -> None:
    """Let a paused game go on; the pause costs nobody time. Raises RulingError."""
    _require_running(place)
    if not place.is_paused:
        raise RulingError("The game is not paused.")
    place.game.paused_at, place.game.last_at = None, utc_now()
    say(session, place, f"{judge} resumed the game{_because(why)}.")


def set_clock(session: Session, place: Seated, seat: int, minutes: int, judge: str) -> None:
    """Give a player so many minutes from now on. Raises RulingError."""
    _require_running(place)
    whose = place.at(seat)
    if whose is None or whose.left_ms is None:
        raise RulingError("There is no such clock in this game.")
    if not 0 <= minutes <= MOST_MINUTES:
        raise RulingError(f"A clock can have from 0 to {MOST_MINUTES} minutes.")
    _charge(session, place)
    whose.left_ms = minutes * 60_000
    session.add(whose)
    say(session, place, f"{judge} set the clock of {whose.name} to {plural(minutes, 'minute')}.")


def take_back(session: Session, place: Seated, judge: str, why: str) -> SeatedGame:
    """Take back the last answer that a player gave, and what followed; return the game before it.

    Raises RulingError, and MendedRulesError.
    """
    _require_running(place)
    number = session.exec(LAST_GIVEN, params={"of": place.id}).one()
    if number is None:
        raise RulingError("Nobody has answered yet, so there is nothing to take back.")
    _charge(session, place)
    store.withdraw_answers(session, place, number)
    say(session, place, f"{judge} took the last answer back{_because(why)}.")
    game = after(place, store.answers_of(session, place.game))
    place.game.asked = game.to_decide
    session.add(place.game)
    return game


def end(session: Session, place: Seated, winner: int | None, judge: str, why: str) -> None:
    """End a game with a winner, or without one. Raises RulingError."""
    _require_running(place)
    whose = place.at(winner)
    if winner is not None and whose is None:
        raise RulingError("Nobody sits there.")
    ruled = f"{judge} ruled: {whose.name} wins" if whose else f"{judge} ruled: nobody wins"
    say(session, place, f"{ruled}{_because(why)}.")
    store.end(session, place.game, winner, f"{ruled}{_because(why)}")


def void(session: Session, place: Seated, judge: str, why: str) -> None:
    """End a game that counts for nothing; the players may play another. Raises RulingError."""
    _require_running(place)
    assert place.match is not None
    place.match.is_void, place.match.told = True, ""
    session.add(place.match)
    ruled = f"{judge} ruled: this game counts for nothing"
    say(session, place, f"{ruled}{_because(why)}.")
    store.end(session, place.game, None, f"{ruled}{_because(why)}")


def _require_running(place: Seated) -> None:
    if place.game.state != PlayedState.RUNNING:
        raise RulingError("The game is over.")


def _because(why: str) -> str:
    return f" ({why.rstrip('.')})" if why else ""


def _charge(session: Session, place: Seated) -> None:
    """Take the time since the last answer from who was asked, and count from now on."""
    now = utc_now()
    for seat in place.seats:
        charge(place.game, seat, now)
        session.add(seat)
    place.game.last_at = now
    if place.is_paused:
        place.game.paused_at = now
