"""Matches of a round that are played online: their games, the score, and the report to the desk.

Whoever locks both locks the event before the game. The desk is told in a transaction of its own,
once the end of a game is stored: whatever the desk says to it, the game stays as it ended.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sqlmodel import Session, col, select

from app.games import game as game_of_key
from app.games.tournament.matches import MOST_WINS, Outcome
from app.games.tournament.results import ResultError, typed_result
from app.site.events import store
from app.site.events.log import Actor
from app.site.events.players import store as players
from app.site.events.rounds import store as rounds
from app.site.events.rounds.plan import plan_of
from app.site.events.rounds.policy import (
    ENDINGS,
    in_series,
    outcome_of,
    outcome_with_names,
    require_winner,
)
from app.site.events.states import state_at
from app.tables import (
    Entry,
    Event,
    EventGame,
    EventMatch,
    EventRole,
    EventRound,
    EventState,
    PlayedGame,
    PlayedState,
    utc_now,
)

PERSONS: Final = 2
"""So many sit at a table whose match can be played online."""

_GAME: Final = Actor(EventRole.PLAYER, "Online game")
"""A game reports for those who played it."""


@dataclass(frozen=True, slots=True)
class OnlineGame:
    """A game of a match; `game` is None before both players are there."""

    row: EventGame
    game: PlayedGame | None

    @property
    def is_over(self) -> bool:
        """True if it has ended."""
        return self.game is not None and self.game.state == PlayedState.OVER

    @property
    def winner(self) -> int | None:
        """The id of the entry that won; None if nobody has."""
        if self.game is None or self.game.winner is None:
            return None
        return int(self.row.seats[self.game.winner])


@dataclass(frozen=True, slots=True)
class Series:
    """The games of a match in order; `seats` are the entries of the table, `needed` wins decide.

    Where one game decides, a drawn one does, too, unless the match `needs_winner`.
    """

    seats: tuple[int, ...]
    needed: int
    needs_winner: bool
    games: tuple[OnlineGame, ...]

    @property
    def last(self) -> OnlineGame | None:
        """The newest game."""
        return self.games[-1] if self.games else None

    @property
    def score(self) -> Outcome | None:
        """The games that each has won, and those that nobody won; None before the first end."""
        ended = [it for it in self.games if it.is_over and not it.row.is_void]
        if not ended:
            return None
        won = [it.winner for it in ended]
        return Outcome(tuple(won.count(seat) for seat in self.seats), won.count(None))

    @property
    def outcome(self) -> Outcome | None:
        """The score once it decides the match."""
        score, may_draw = self.score, self.needed == 1 and not self.needs_winner
        is_decided = score is not None and (
            max(score.numbers) >= self.needed or (may_draw and score.draws > 0)
        )
        return score if is_decided else None


def can_be_played(event: Event, match: EventMatch) -> bool:
    """Return whether the site has a table for a match of this event."""
    seated = game_of_key(event.game).seated_play
    return bool(seated) and len(match.seats) == PERSONS and PERSONS in seated.needed().persons


def wins_needed(event: Event) -> int:
    """Return how many games win a match online: one where the event lets it be any number."""
    most = plan_of(event).most_wins
    return 1 if most >= MOST_WINS else most


def series_of(session: Session, event: Event, match: EventMatch) -> Series:
    """Return the games of those who sit at a table."""
    wanted = (
        select(EventGame, PlayedGame)
        .outerjoin(PlayedGame, col(PlayedGame.id) == col(EventGame.game_id))
        .where(EventGame.match_id == match.id)
        .order_by(col(EventGame.number))
    )
    round_ = session.get_one(EventRound, match.round_id)
    return _series(event, round_, match, [OnlineGame(*found) for found in session.exec(wanted)])


def _series(
    event: Event, round_: EventRound, match: EventMatch, found: Iterable[OnlineGame]
) -> Series:
    seated = tuple(int(seat) for seat in match.seats)
    own = tuple(it for it in found if sorted(it.row.seats) == sorted(seated))
    return Series(seated, wins_needed(event), round_.kind in ENDINGS, own)


def game_there(session: Session, event_id: int, number: int) -> OnlineGame | None:
    """Return a game of an event by the number of its row, once it has begun."""
    row = session.get(EventGame, number)
    if row is None or row.event_id != event_id or row.game_id is None:
        return None
    return OnlineGame(row, session.get(PlayedGame, row.game_id))


def tell_desk(session: Session, game_id: int) -> None:
    """Report a game that has ended, unless that was done.

    A result that decides the match is entered only where nothing stands against it.
    """
    row = session.exec(select(EventGame).where(EventGame.game_id == game_id)).first()
    if row is None or row.told is not None:
        return
    event = store.locked(session, row.event_id)
    game = session.get_one(PlayedGame, game_id, with_for_update=True, populate_existing=True)
    session.refresh(row)
    if row.told is None and game.state == PlayedState.OVER:
        row.told = _told(session, event, row)
        game.changes += 1
        session.add_all((row, game))


def _told(session: Session, event: Event, row: EventGame) -> str:
    """Enter what a game decides; return why it is not the result, empty if nothing is wrong."""
    match = session.get(EventMatch, row.match_id) if row.match_id else None
    if match is None:
        return "The round was taken back."
    if sorted(match.seats) != sorted(row.seats):
        return "Other players sit at the table now."
    series = series_of(session, event, match)
    outcome, stands = series.outcome, outcome_of(match.outcome)
    if stands is not None:
        return "" if stands == outcome else "The desk has entered a result."
    if outcome is None:
        return ""
    return _refused(session, event, match, outcome)


def _refused(session: Session, event: Event, match: EventMatch, outcome: Outcome) -> str:
    round_ = session.get_one(EventRound, match.round_id)
    if state_at(event, utc_now()) != EventState.STARTED:
        return "The event is not running."
    gone = [it.name for it in players.entries_with(session, match.seats) if not it.is_in]
    if gone:
        return f"{in_series(gone)} left the event."
    if any(outcome_of(said) != outcome for said in match.reports.values()):
        return "A player reports another result."
    try:
        require_winner(round_, outcome)
    except ResultError as problem:
        return str(problem)
    rounds.enter(session, round_, match, outcome, _GAME)
    return ""


@dataclass(frozen=True, slots=True)
class OnlineTable:
    """The games of a table as the desk sees them.

    `words` are the score, `value` is the result as a form sends it if the match is decided. `why`
    says why that is not the result. `called_by` has called a judge.
    """

    running: EventGame | None
    games: tuple[EventGame, ...]
    words: str
    value: str
    why: str
    called_by: str
    is_paused: bool

    @property
    def is_open(self) -> bool:
        """True if there is something that the desk has to decide."""
        return bool(self.why or self.called_by)


def online_tables(
    session: Session, event: Event, entries: Sequence[Entry]
) -> Mapping[tuple[int, int], OnlineTable]:
    """Return what is played online in an event, by the numbers of round and table."""
    names = {one.id: one.name for one in entries}
    wanted = (
        select(EventGame, PlayedGame, EventMatch, EventRound)
        .join(PlayedGame, col(PlayedGame.id) == col(EventGame.game_id))
        .join(EventMatch, col(EventMatch.id) == col(EventGame.match_id))
        .join(EventRound, col(EventRound.id) == col(EventMatch.round_id))
        .where(EventGame.event_id == event.id)
        .order_by(col(EventGame.number))
    )
    matches: dict[tuple[int, int], tuple[EventRound, EventMatch]] = {}
    games: dict[tuple[int, int], list[OnlineGame]] = {}
    for row, game, match, round_ in session.exec(wanted):
        place = (round_.number, match.number)
        matches[place] = (round_, match)
        games.setdefault(place, []).append(OnlineGame(row, game))
    tables = {}
    for place, (round_, match) in matches.items():
        table = _table(_series(event, round_, match, games[place]), match, names)
        if table is not None:
            tables[place] = table
    return tables


def _table(
    series: Series, match: EventMatch, names: Mapping[int | None, str]
) -> OnlineTable | None:
    """The games of a table; None if others have played them than those who sit there now."""
    last = series.last
    if last is None:
        return None
    called = last.row.called_by
    decided = series.outcome
    is_result = decided is not None and decided == outcome_of(match.outcome)
    return OnlineTable(
        running=None if last.is_over else last.row,
        games=tuple(it.row for it in series.games),
        words=outcome_with_names(series.score, [names.get(it, "?") for it in series.seats]),
        value="" if is_result or decided is None else typed_result(decided),
        why="" if is_result else last.row.told or "",
        called_by="" if called is None else names.get(last.row.seats[called], "?"),
        is_paused=last.game is not None and last.game.paused_at is not None,
    )
