"""The clocks of games by link: the time that is left, who is away, and what may be claimed.

All of it follows from differences between moments that are stored. One that is negative, because
somebody has set the clock back, counts as none.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from app.site.by_link.seats import Seated
from app.site.presentation.formatting import plural
from app.tables import PlayedClock, PlayedGame, PlayedSeat, PlayedState

GRACE: Final = timedelta(seconds=2)
"""The time that an answer may take on its way; it is not counted."""

AWAY_AFTER: Final = timedelta(seconds=60)
"""Pages ask for news more often than this while somebody looks at them."""

CLAIMED_AFTER: Final = timedelta(minutes=3)
SILENT_AFTER: Final = timedelta(days=7)

_MINUTES_OF_DAY: Final = 24 * 60

_CLAIM: Final = "the others may claim the game, or go on without them where more than two play."


@dataclass(frozen=True, slots=True)
class Clock:
    """A clock that can be chosen: its minutes are for all answers of a player, or for each."""

    kind: PlayedClock
    minutes: int
    name: str
    meaning: str

    @property
    def title(self) -> str:
        """The name as it begins a line."""
        return self.name[:1].upper() + self.name[1:]


def live(minutes: int) -> Clock:
    """Return a clock of so many minutes for all answers of a player."""
    away = plural(CLAIMED_AFTER // timedelta(minutes=1), "minute")
    meaning = (
        f"Each of you has {minutes} minutes for the whole game. They run while you are asked. If "
        f"somebody has none left, or has closed the page for {away} while they are asked, {_CLAIM}"
    )
    return Clock(PlayedClock.LIVE, minutes, f"{minutes} minutes each", meaning)


def _days(days: int) -> Clock:
    meaning = f"Each answer may take {plural(days, 'day')}. If somebody takes longer, {_CLAIM}"
    name = f"{plural(days, 'day')} for each answer"
    return Clock(PlayedClock.DAYS, days * _MINUTES_OF_DAY, name, meaning)


CLOCKS: Final[Mapping[str, Clock]] = {
    "none": Clock(
        PlayedClock.NONE,
        0,
        "no clock",
        "Play in one evening or over weeks. If somebody is asked and has done nothing for "
        f"{plural(SILENT_AFTER.days, 'day')}, {_CLAIM}",
    ),
    **{f"live-{minutes}": live(minutes) for minutes in (15, 30, 60)},
    **{f"days-{days}": _days(days) for days in (1, 3, 7)},
}
"""The clocks by their keys in forms; the first is the usual one."""


def clock_of(game: PlayedGame) -> Clock:
    """Return the clock of a game."""
    if game.clock == PlayedClock.LIVE:
        return live(game.clock_minutes)
    wanted = (game.clock, game.clock_minutes)
    found = (it for it in CLOCKS.values() if (it.kind, it.minutes) == wanted)
    return next(found, CLOCKS["none"])


@dataclass(frozen=True, slots=True)
class Standing:
    """The clocks of a game at a moment, as a seat sees them.

    `left` are the times left by seat; none without a clock. `running` is the seat that is asked, if
    its time is counted. `away` are other seats whose players have not been seen for long, with the
    moment when they were. `claim` says why the game may be claimed, as a part of a sentence; empty
    if it may not.
    """

    left: Mapping[int, timedelta]
    running: int | None
    away: Sequence[tuple[PlayedSeat, datetime]]
    claim: str

    @property
    def mark(self) -> str:
        """Return what changes when a page has to be drawn again although nobody did anything."""
        away = "".join(f"a{seat.seat}" for seat, _ in self.away)
        return f"{away}{'c' if self.claim else ''}"


def standing(place: Seated, now: datetime, out: Container[int] = ()) -> Standing:
    """Return the clocks of a seat's game.

    Those who are `out` of it by its rules claim nothing, and in an event there is a judge instead.
    """
    game, claimed = place.game, place.at(place.game.asked)
    is_running = game.state == PlayedState.RUNNING
    counts = is_running and game.clock != PlayedClock.NONE and not place.is_paused
    asked = game.asked if counts else None
    left = {it.seat: time_left(game, it, now) for it in place.seats}
    away = ((it, _away_since(game, it, now)) for it in place.others if not it.has_left)
    plays = not place.own.has_left and place.own.seat not in out and place.match is None
    may_claim = is_running and claimed not in (None, place.own) and plays
    return Standing(
        left={seat: time for seat, time in left.items() if time is not None},
        running=asked,
        away=[(it, since) for it, since in away if since] if is_running else [],
        claim=_claim(game, claimed, now) if claimed and may_claim else "",
    )


def time_left(game: PlayedGame, seat: PlayedSeat, now: datetime) -> timedelta | None:
    """Return the time that a seat has left, not less than none; None without a clock."""
    if game.clock == PlayedClock.NONE:
        return None
    is_asked = game.state == PlayedState.RUNNING and game.asked == seat.seat
    spent = _spent(game, now) if is_asked else timedelta()
    if game.clock == PlayedClock.DAYS or seat.left_ms is None:
        given = timedelta(minutes=game.clock_minutes)
    else:
        given = timedelta(milliseconds=seat.left_ms)
    return max(given - spent, timedelta())


def charge(game: PlayedGame, seat: PlayedSeat, now: datetime) -> None:
    """Take what an answer took from the seat that gave it, where minutes are for all answers."""
    left = time_left(game, seat, now)
    if game.clock == PlayedClock.LIVE and left is not None:
        seat.left_ms = int(left / timedelta(milliseconds=1))


def _spent(game: PlayedGame, now: datetime) -> timedelta:
    return max((game.paused_at or now) - game.last_at - GRACE, timedelta())


def _away_since(game: PlayedGame, seat: PlayedSeat, now: datetime) -> datetime | None:
    if game.clock != PlayedClock.LIVE:
        return None
    last = seat.seen_at or game.last_at
    return last if now - last > AWAY_AFTER else None


def _claim(game: PlayedGame, other: PlayedSeat, now: datetime) -> str:
    """Return why the game may be claimed from the player who is asked."""
    if time_left(game, other, now) == timedelta():
        return f"{other.name} ran out of time"
    if game.clock == PlayedClock.NONE and now - game.last_at > SILENT_AFTER:
        return f"{other.name} did nothing for {plural(SILENT_AFTER.days, 'day')}"
    last = max(other.seen_at or game.last_at, game.last_at)
    if game.clock == PlayedClock.LIVE and now - last > CLAIMED_AFTER:
        away = plural(CLAIMED_AFTER // timedelta(minutes=1), "minute")
        return f"{other.name} was away for {away}"
    return ""
