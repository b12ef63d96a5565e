"""The field by which the desk enters results, such as `57 2 1`, and the tables that are open."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import urlencode

from flask import Response, flash, redirect, render_template, request
from flask.typing import ResponseReturnValue
from sqlmodel import Session, col, select

from app.games.tournament.results import LONGEST_LINE, ResultError
from app.site.events.access import ReachedEvent, reach
from app.site.events.log import Did
from app.site.events.players import store as players
from app.site.events.rounds import lines
from app.site.events.rounds import store as rounds
from app.site.events.rounds.lines import Understood
from app.site.events.rounds.plan import Plan, plan_of
from app.site.events.rounds.policy import Played
from app.site.events.rounds.table import RoundView, TableRow, round_view
from app.site.events.states import Action
from app.site.events.store import EventError
from app.site.platform.http.browser_copies import version_answer
from app.site.platform.http.rendering import wants_fragment
from app.site.platform.request.access import Access, open_to
from app.site.platform.storage.database import current_database
from app.tables import LogEntry

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
    return lines.understand(session, reached.event, number, line)


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
            done = lines.enter_line(session, reached.event, number, line, replaces, reached.actor)
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
        said = lines.understand(session, reached.event, number, line)
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
