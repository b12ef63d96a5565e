"""The desk's page of rounds: pairing, results, the clock, and files."""

from __future__ import annotations

import re
from collections.abc import Sequence
from urllib.parse import urlencode

from flask import Response, flash, redirect, render_template, request
from flask.typing import ResponseReturnValue

from app.games import game
from app.games.spreadsheets import write_table
from app.games.tournament.swiss import rounds_for
from app.site.events import store
from app.site.events.access import ReachedEvent, reach
from app.site.events.entry.policy import absent
from app.site.events.players import store as players
from app.site.events.players.incoming import MOST_BYTES, decoded
from app.site.events.rounds import store as rounds
from app.site.events.rounds.policy import (
    RESULTS,
    ResultError,
    kind_after,
    read_outcome,
    typed_places,
)
from app.site.events.rounds.results_file import read_results
from app.site.events.rounds.table import RoundView, StandingRow, round_view, standing_rows
from app.site.events.states import Action
from app.site.events.store import EventError
from app.site.platform.access import Access, open_to
from app.site.platform.bounded_integers import whole_number
from app.site.platform.capability_links import not_there
from app.site.platform.database import current_database
from app.site.presentation.formatting import plural
from app.tables import RoundKind, utc_now

MINUTES = 50
CUTS = (2, 4, 8, 16)
_STANDINGS = (
    "Place",
    "Player",
    "Points",
    "Won–lost–drawn",
    "Opponents",
    "Games",
    "Opponents' games",
)


@open_to(Access.LINK)
def overview(way: str, key: str) -> str:
    """Show all rounds, the last one first, with what can be done in it."""
    reached = reach(way, key, Action.SEE_TABLE)
    typed = _typed()
    with current_database().reading() as rows:
        played = rounds.rounds_of(rows, reached.event_id)
        entries = players.entries_of(rows, reached.event_id)
        views = [
            round_view(
                one,
                entries,
                rounds.checking_minutes(rows, reached.event_id, one.round.number),
                typed.get(one.round.number),
            )
            for one in reversed(played)
        ]
    there = sum(one.is_in for one in entries)
    next_kind = kind_after(played, is_multiplayer=game(reached.event.game).is_multiplayer)
    return render_template(
        "events/rounds/rounds.html",
        reached=reached,
        rounds=views,
        there=there,
        absent=absent(reached.event, entries),
        suggested=rounds_for(there),
        next_kind=next_kind,
        kinds=RoundKind,
        results=RESULTS,
        cuts=[cut for cut in CUTS if cut <= there],
        minutes=played[-1].round.minutes if played else MINUTES,
        now=utc_now(),
        changed_row=_changed_row(views),
    )


def _changed_row(views: Sequence[RoundView]) -> str:
    """The id of the round or row at which the page says what was done; empty if at its top."""
    row = request.args.get("row", "")
    return row if any(row in one.ids for one in views) else ""


def _row_of(number: int, table: int) -> str:
    return f"round-{number}-table-{table}"


def _at(reached: ReachedEvent, place: str, typed: Sequence[str] = ()) -> str:
    """The address of a round or a table's row, at which the page says what was done.

    `typed` are the places that were refused and stay in the table's form.
    """
    query = urlencode({"row": place, "place": typed}, doseq=True)
    return f"{reached.base}/rounds?{query}#{place}"


def _typed() -> dict[int, dict[int, list[str]]]:
    """The places that were refused, by round and table, as the address has them."""
    typed = request.args.getlist("place")
    found = re.fullmatch(r"round-(\d{1,4})-table-(\d{1,4})", request.args.get("row", ""), re.ASCII)
    return {int(found[1]): {int(found[2]): typed}} if found and any(typed) else {}


@open_to(Access.LINK)
def pair(way: str, key: str) -> ResponseReturnValue:
    """Pair the next round."""
    reached = reach(way, key, Action.PAIR)
    kind = request.form.get("kind", "")
    cut = request.form.get("cut", 8, whole_number)
    minutes = request.form.get("minutes", 0, whole_number)
    try:
        if kind not in set(RoundKind):
            raise EventError("Choose how the round is put together.")
        with current_database().writing() as session:
            made = rounds.pair(
                session, reached.event_id, RoundKind(kind), cut, minutes, reached.actor
            )
            number = made.number
    except EventError as problem:
        flash(str(problem), "illegal")
        return redirect(f"{reached.base}/rounds", 303)
    done = "seated" if kind == RoundKind.TABLES else "paired"
    flash(f"Round {number} is {done}. Everybody can see it now.", "legal")
    return redirect(f"{reached.base}/rounds", 303)


@open_to(Access.LINK)
def take_back(way: str, key: str, number: int) -> ResponseReturnValue:
    """Take back the last round as long as it has no result."""
    reached = reach(way, key, Action.PAIR)
    try:
        with current_database().writing() as session:
            rounds.take_back(session, reached.event_id, number, reached.actor)
    except EventError as problem:
        flash(str(problem), "illegal")
    else:
        flash(f"Round {number} was taken back.", "legal")
    return redirect(f"{reached.base}/rounds", 303)


@open_to(Access.LINK)
def result(way: str, key: str, number: int, table: int) -> ResponseReturnValue:
    """Enter, correct or remove the result of a table."""
    reached = reach(way, key, Action.PAIR)
    typed: list[str] = []
    try:
        with current_database().writing() as session:
            found = rounds.table_of(session, reached.event_id, number, table)
            if found is None:
                not_there()
            round_, match = found
            typed = typed_places(len(match.seats), request.form)
            if len(match.seats) == 1:
                raise ResultError("A bye has no result.")
            latest = len(rounds.rounds_of(session, reached.event_id))
            if round_.kind == RoundKind.CUT and number < latest:
                raise ResultError("The next round of the top cut is paired; take it back first.")
            outcome = read_outcome(len(match.seats), request.form)
            rounds.enter(session, round_, match, outcome, reached.actor)
    except ResultError as problem:
        flash(f"Table {table}: {problem} Nothing was changed.", "illegal")
        return redirect(_at(reached, _row_of(number, table), typed if any(typed) else ()), 303)
    done = "saved" if outcome else "removed"
    flash(f"Round {number}, table {table}: the result was {done}.", "legal")
    return redirect(_at(reached, _row_of(number, table)), 303)


@open_to(Access.LINK)
def results_from_file(way: str, key: str, number: int) -> ResponseReturnValue:
    """Enter the results of a CSV file: all of them, or none and each line that is wrong."""
    reached = reach(way, key, Action.PAIR)
    upload = request.files.get("file")
    try:
        if upload is None or not upload.filename:
            raise ResultError("Choose the file with the results of the round.")
        text = decoded(upload.read(MOST_BYTES + 1))
        with current_database().writing() as session:
            store.locked(session, reached.event_id)
            played = rounds.rounds_of(session, reached.event_id)
            if not 1 <= number <= len(played):
                not_there()
            if played[number - 1].round.kind == RoundKind.CUT and number < len(played):
                raise ResultError("The next round of the top cut is paired; take it back first.")
            entries = players.entries_of(session, reached.event_id)
            found = read_results(text, played[number - 1], entries)
            entered = rounds.enter_all(session, played[number - 1], found, reached.actor)
    except (ResultError, EventError) as problem:
        flash(f"The file was not imported, and nothing was changed.\n{problem}", "illegal")
    else:
        same = len(found) - entered
        words = f"{plural(entered, 'result')} entered"
        flash(f"{words}; {same} already known." if same else f"{words}.", "legal")
    return redirect(_at(reached, f"round-{number}"), 303)


@open_to(Access.LINK)
def clock(way: str, key: str, number: int) -> ResponseReturnValue:
    """Start the clock of a round, or give one table more time."""
    reached = reach(way, key, Action.PAIR)
    table = request.form.get("table", 0, whole_number)
    minutes = request.form.get("minutes", 0, whole_number)
    address = f"{reached.base}/rounds"
    try:
        with current_database().writing() as session:
            if table:
                found = rounds.table_of(session, reached.event_id, number, table)
                if found is None:
                    not_there()
                rounds.add_minutes(session, found[1], minutes)
                address = _at(reached, _row_of(number, table))
            else:
                played = rounds.rounds_of(session, reached.event_id)
                if not 1 <= number <= len(played):
                    not_there()
                rounds.start_clock(session, played[number - 1].round, reached.actor)
    except EventError as problem:
        flash(str(problem), "illegal")
    else:
        done = f"Table {table} has {minutes} more minutes." if table else "The clock runs."
        flash(done, "legal")
    return redirect(address, 303)


@open_to(Access.LINK)
def standings(way: str, key: str) -> str:
    """Show the standings to the desk, with those who left."""
    reached = reach(way, key, Action.SEE_TABLE)
    return render_template(
        "events/rounds/desk_standings.html", reached=reached, lines=_lines(reached)
    )


@open_to(Access.LINK)
def standings_file(way: str, key: str) -> Response:
    """The standings as CSV."""
    reached = reach(way, key, Action.SEE_TABLE)
    text = write_table(
        _STANDINGS,
        (
            (str(it.place), it.name, it.points, it.record, it.opponents, it.games,
             it.opponents_games)
            for it in _lines(reached)
        ),
    )  # fmt: skip
    return _file(text, "standings.csv")


@open_to(Access.LINK)
def round_file(way: str, key: str, number: int) -> Response:
    """A round as CSV: a row for each table with its players and result."""
    reached = reach(way, key, Action.SEE_TABLE)
    with current_database().reading() as rows:
        played = rounds.rounds_of(rows, reached.event_id)
        if not 1 <= number <= len(played):
            not_there()
        view: RoundView = round_view(
            played[number - 1], players.entries_of(rows, reached.event_id), {}
        )
    most = max((len(row.players) for row in view.rows), default=2)
    header = ("Table", *(f"Player {seat}" for seat in range(1, most + 1)), "Result")
    text = write_table(
        header,
        (
            (str(row.number), *row.players, *[""] * (most - len(row.players)),
             "bye" if row.is_bye else row.value)
            for row in view.rows
        ),
    )  # fmt: skip
    return _file(text, f"round-{number}.csv")


def _lines(reached: ReachedEvent) -> list[StandingRow]:
    with current_database().reading() as rows:
        played = rounds.rounds_of(rows, reached.event_id)
        entries = players.entries_of(rows, reached.event_id)
        return standing_rows(rounds.standings_of(reached.event, played, entries), entries)


def _file(text: str, name: str) -> Response:
    response = Response(text, mimetype="text/csv")
    response.headers.set("Content-Disposition", "attachment", filename=name)
    return response
