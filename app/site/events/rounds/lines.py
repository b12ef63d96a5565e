"""The line by which the desk enters a result: read against the last round, then stored."""

from __future__ import annotations

from dataclasses import dataclass

from sqlmodel import Session, col, select

from app.games.tournament.matches import Loss
from app.games.tournament.results import (
    AddMinutes,
    EnterResult,
    Reading,
    ResultError,
    Sitting,
    TakeBack,
    read_line,
)
from app.site.events import store
from app.site.events.log import Actor, Did
from app.site.events.players import store as players
from app.site.events.rounds import round_clock
from app.site.events.rounds import store as rounds
from app.site.events.rounds.plan import plan_of
from app.site.events.rounds.policy import (
    Played,
    in_series,
    outcome_in_words,
    outcome_of,
    outcome_with_names,
    require_winner,
)
from app.site.events.times import plain_time
from app.tables import Event, EventMatch, LogEntry


@dataclass(frozen=True, slots=True)
class Understood:
    """A line in words before it is stored.

    `does` is empty while the line only names a table, and `problem` says why a line cannot be read.
    `stands` says which result would be replaced; then `replaces` names it, so that one which
    somebody else saves in between is not.
    """

    line: str
    table: int | None = None
    names: tuple[str, ...] = ()
    does: str = ""
    stands: str = ""
    replaces: str = ""
    problem: str = ""


def understand(session: Session, event: Event, number: int, line: str) -> Understood:
    """Say what a line would do in the last round."""
    if not line.strip():
        return Understood("")
    try:
        played = _last(session, store.id_of(event), number)
        reading, table = _read(session, event, played, line)
    except ResultError as problem:
        return Understood(line, problem=str(problem))
    names = reading.table.players
    return Understood(
        line, reading.table.number, names, _in_words(reading),
        _stands(session, event, played, table, reading), _name_of(table),
    )  # fmt: skip


def enter_line(
    session: Session, event: Event, number: int, line: str, replaces: str, actor: Actor
) -> str:
    """Do what a line says, and return it in words.

    Raises ResultError for a line that cannot be read, and where the table has a result that is not
    the one named by `replaces`.
    """
    event_id = store.id_of(event)
    store.locked(session, event_id)
    played = _last(session, event_id, number)
    reading, table = _read(session, event, played, line)
    at = f"Table {reading.table.number}"
    match reading.act:
        case None:
            raise ResultError(f"{line.strip()}: type the result after the table, like 2 1.")
        case AddMinutes(minutes):
            round_clock.add_minutes(session, table, minutes)
            return f"{at}: {minutes} more minutes, {table.extra_minutes} in all."
        case act:
            stands = _stands(session, event, played, table, reading)
            if stands and replaces != _name_of(table):
                raise ResultError(stands)
            outcome = act.outcome if isinstance(act, EnterResult) else None
            require_winner(played.round, outcome)
            leaving = act.leaving if isinstance(act, EnterResult) else ()
            rounds.enter(session, played.round, table, outcome, actor, leaving)
            return f"{at}: {_in_words(reading)}."


def _last(session: Session, event_id: int, number: int) -> Played:
    played = rounds.last_round(session, event_id)
    if played is None or played.round.number != number:
        raise ResultError(
            "Another round has been paired since this page was loaded. Load the page again."
        )
    return played


def _read(session: Session, event: Event, played: Played, line: str) -> tuple[Reading, EventMatch]:
    """Read a line. Raises ResultError."""
    seats = [seat for table in played.tables for seat in table.seats]
    names = players.names_with(session, seats)
    numbers = players.numbers_in(session, store.id_of(event))
    tables = [
        Sitting(
            table.number, tuple(names[seat] for seat in table.seats),
            tuple(numbers[seat] for seat in table.seats),
        )
        for table in played.tables
    ]  # fmt: skip
    reading = read_line(line, tables, plan_of(event).most_wins)
    return reading, played.tables[tables.index(reading.table)]


def _in_words(reading: Reading) -> str:
    """Return in words what a line does; empty while it only names a table."""
    names = reading.table.players
    match reading.act:
        case None:
            return ""
        case TakeBack():
            return "the result is taken back"
        case AddMinutes(minutes):
            return f"{minutes} more minutes"
        case EnterResult(outcome, leaving):
            gone = {*leaving, *(
                seat for seat, loss in enumerate(outcome.losses) if loss is Loss.DISQUALIFIED
            )}  # fmt: skip
            words = outcome_with_names(outcome, names)
            if not gone:
                return words
            who = in_series([names[seat] for seat in sorted(gone)])
            return f"{words}; {who} {'leaves' if len(gone) == 1 else 'leave'} the event"


def _stands(
    session: Session, event: Event, played: Played, table: EventMatch, reading: Reading
) -> str:
    """Say which result would be replaced, by whom it was entered and when; empty if none would."""
    outcome = outcome_of(table.outcome)
    if outcome is None or reading.act is None or isinstance(reading.act, AddMinutes):
        return ""
    said = outcome_in_words(outcome)
    lines = select(LogEntry).where(
        LogEntry.event_id == table.event_id, LogEntry.action == Did.RESULT
    )
    entered = next(
        (
            f", entered {plain_time(line.at, event)} by {line.by_name or line.by_kind}"
            for line in session.exec(lines.order_by(col(LogEntry.id).desc()))
            if (line.details.get("round"), line.details.get("table"))
            == (played.round.number, table.number)
        ),
        "",
    )
    return f"Table {table.number} has {said}{entered}. Press Enter again to replace it."


def _name_of(table: EventMatch) -> str:
    """The result of a table as a form names it; empty for none."""
    outcome = outcome_of(table.outcome)
    return outcome_in_words(outcome) or ""
