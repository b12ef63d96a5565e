"""The field by which the desk enters results, such as `57 2 1`, and the tables that are open."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import urlencode

from flask import Response, flash, redirect, render_template, request
from flask.typing import ResponseReturnValue
from sqlmodel import Session, col, select

from app.games.tournament.matches import Loss
from app.games.tournament.results import (
    LONGEST_LINE,
    AddMinutes,
    EnterResult,
    Reading,
    ResultError,
    Sitting,
    TakeBack,
    read_line,
)
from app.site.events import store
from app.site.events.access import ReachedEvent, reach
from app.site.events.log import Actor, Did
from app.site.events.players import store as players
from app.site.events.rounds import round_clock
from app.site.events.rounds import store as rounds
from app.site.events.rounds.plan import Plan, plan_of
from app.site.events.rounds.policy import (
    Played,
    in_series,
    outcome_in_words,
    outcome_of,
    outcome_with_names,
    require_winner,
)
from app.site.events.rounds.table import RoundView, TableRow, round_view
from app.site.events.states import Action
from app.site.events.store import EventError
from app.site.events.times import plain_time
from app.site.platform.http.browser_copies import version_answer
from app.site.platform.http.rendering import wants_fragment
from app.site.platform.request.access import Access, open_to
from app.site.platform.storage.database import current_database
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


_LAST_SAVED: Final = 3


@dataclass(frozen=True, slots=True)
class EnteringPart:
    """The field and the open tables below it.

    `version` is that of the event. `said` is the line in the field; `done` is what was just saved;
    `saved` are the tables whose results were entered last, newest first.
    """

    number: int
    tables: int
    version: int
    said: Understood
    waiting: tuple[TableRow, ...]
    saved: tuple[int, ...]
    plan: Plan
    done: str = ""


def entering_part(
    session: Session, reached: ReachedEvent, played: Played, said: Understood, done: str = ""
) -> EnteringPart:
    """The part of the last round in which results are missing."""
    view = _open_tables(session, reached, played)
    waiting = sorted(
        (row for row in view.rows if row.urgency < 2), key=lambda row: (row.urgency, row.number)
    )
    return EnteringPart(
        view.number, sum(len(table.seats) > 1 for table in played.tables), reached.version, said,
        tuple(waiting),
        _saved(session, reached.event_id, view.number), plan_of(reached.event), done,
    )  # fmt: skip


def typed_line(session: Session, reached: ReachedEvent, number: int) -> Understood:
    """The line that the address has, read against the last round."""
    line = request.args.get("line", "")[:LONGEST_LINE]
    return understand(session, reached.event, number, line)


@open_to(Access.LINK)
def read(way: str, key: str, number: int) -> str:
    """Say in words what a line would do."""
    reached = reach(way, key, Action.PAIR)
    with current_database().reading() as session:
        said = typed_line(session, reached, number)
    return render_template("events/rounds/_reading.html", said=said)


@open_to(Access.LINK)
def changes(way: str, key: str) -> Response:
    """Answer 304 as long as the event is as the script last saw it."""
    return version_answer(str(reach(way, key, Action.SEE_TABLE).version))


@open_to(Access.LINK)
def open_now(way: str, key: str, number: int) -> str:
    """Show the tables of a round that are open, for the script of the page."""
    reached = reach(way, key, Action.PAIR)
    with current_database().reading() as session:
        played = rounds.last_round(session, reached.event_id)
        said = Understood("")
        part = entering_part(session, reached, played, said) if played else None
        is_last = played is not None and played.round.number == number
    return render_template(
        "events/rounds/_open_now.html",
        reached=reached, part=part if is_last else None, number=number,
    )  # fmt: skip


@open_to(Access.LINK)
def enter(way: str, key: str, number: int) -> ResponseReturnValue:
    """Do what a line says; a line that cannot be read stays in the field."""
    reached = reach(way, key, Action.PAIR)
    line = request.form.get("line", "")[:LONGEST_LINE]
    replaces = request.form.get("replaces", "")
    done, problem = "", ""
    try:
        with current_database().writing() as session:
            done = enter_line(session, reached.event, number, line, replaces, reached.actor)
    except (ResultError, EventError) as found:
        problem = str(found)
    if wants_fragment():
        return _part(reached, number, "" if done else line, done)
    if done:
        flash(done, "legal")
        return redirect(f"{reached.base}/rounds#enter", 303)
    flash(f"{problem} Nothing was saved.", "illegal")
    return redirect(f"{reached.base}/rounds?{urlencode({'line': line})}#enter", 303)


def _part(reached: ReachedEvent, number: int, line: str, done: str) -> str:
    with current_database().reading() as session:
        played = rounds.last_round(session, reached.event_id)
        said = understand(session, reached.event, number, line)
        part = entering_part(session, reached, played, said, done) if played else None
    return render_template("events/rounds/_entering_part.html", reached=reached, part=part)


def _open_tables(session: Session, reached: ReachedEvent, played: Played) -> RoundView:
    """The round with only the tables that have no result: fewer names are read."""
    there = tuple(it for it in played.tables if len(it.seats) > 1 and not it.outcome)
    seats = [seat for table in there for seat in table.seats]
    checking = rounds.checking_minutes(session, reached.event_id, played.round.number)
    shown = replace(played, tables=there, others=len(played.tables) - len(there))
    return round_view(shown, players.entries_with(session, seats), checking)


def _saved(session: Session, event_id: int, number: int) -> tuple[int, ...]:
    """The tables of a round whose results were entered last, newest first."""
    wanted = select(LogEntry).where(LogEntry.event_id == event_id, LogEntry.action == Did.RESULT)
    newest = session.exec(wanted.order_by(col(LogEntry.id).desc()).limit(2 * _LAST_SAVED))
    there = (line.details for line in newest)
    tables = dict.fromkeys(
        int(it["table"]) for it in there if it.get("round") == number and it.get("after")
    )
    return tuple(tables)[:_LAST_SAVED]
