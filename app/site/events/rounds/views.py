"""The desk's page of rounds: pairing, results, the clock, and files."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime
from urllib.parse import urlencode

from flask import Response, flash, redirect, render_template, request
from flask.typing import ResponseReturnValue

from app.games import game
from app.games.spreadsheets import write_table
from app.games.tournament.report import ReportError, tournament_report
from app.games.tournament.results import ResultError
from app.games.tournament.swiss import rounds_for
from app.games.tournament.top_cut import usual_size
from app.site.events import store
from app.site.events.access import ReachedEvent, reach
from app.site.events.decisions import require_seen
from app.site.events.files import sent
from app.site.events.players import store as players
from app.site.events.players.roster import MOST_BYTES, decoded
from app.site.events.rounds import round_clock
from app.site.events.rounds import store as rounds
from app.site.events.rounds.change_views import panel
from app.site.events.rounds.line_views import entering_part, typed_line
from app.site.events.rounds.online import online_tables
from app.site.events.rounds.places import (
    Ranking,
    csv_file,
    places_csv,
    ranking_of,
    reported,
    standings_csv,
)
from app.site.events.rounds.plan import FINAL_TABLE, Ending, Plan, plan_of
from app.site.events.rounds.policy import (
    ENDINGS,
    LOSSES_OF_TWO,
    RESULTS,
    outcome_of,
    read_outcome,
    require_winner,
    typed_places,
)
from app.site.events.rounds.results_file import from_one_line, read_results
from app.site.events.rounds.stale_forms import (
    SENT_AGAIN,
    decided_change,
    decided_file,
    require_seen_clock,
    require_seen_pairing,
    require_seen_result,
    require_seen_rounds,
)
from app.site.events.rounds.table import RoundView, round_view, who_plays_next
from app.site.events.states import Action
from app.site.events.store import EventError
from app.site.events.times import coming_moment
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.capability_links import not_there
from app.site.platform.request.incoming import whole_number
from app.site.platform.storage.database import current_database
from app.site.presentation.formatting import plural
from app.tables import PoolKind, RoundKind, utc_now

MINUTES = 50
CUTS = (2, 4, 8, 16)


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
        online = online_tables(rows, reached.event, entries)
        may_enter = bool(played) and reached.may(Action.PAIR)
        part = (
            entering_part(
                rows, reached, played[-1], typed_line(rows, reached, played[-1].round.number)
            )
            if may_enter and views[0].missing
            else None
        )
        by_hand = panel(rows, reached, played[-1].round.number) if may_enter else None
    there = sum(one.is_in for one in entries)
    plan = plan_of(reached.event)
    next_kind = plan.next_kind(played, is_multiplayer=game(reached.event.game).is_multiplayer)
    who_plays = None
    if may_enter and next_kind in ENDINGS and played[-1].round.kind not in ENDINGS:
        order = rounds.standings_of(reached.event, played, entries)
        who_plays = who_plays_next([line.id for line in order], entries, plan.size)
    return render_template(
        "events/rounds/rounds.html",
        reached=reached,
        rounds=views,
        there=there,
        absent=players.absent(reached.event, entries),
        suggested=rounds_for(there),
        plan=plan,
        ways=_ways(reached, plan, next_kind),
        cut=plan.size or usual_size(there),
        who_plays=who_plays,
        next_kind=next_kind,
        kinds=RoundKind,
        results=RESULTS,
        losses=LOSSES_OF_TWO,
        cuts=sorted({cut for cut in (*CUTS, *FINAL_TABLE, plan.size) if 2 <= cut <= there}),
        minutes=played[-1].round.minutes if played else MINUTES,
        now=utc_now(),
        changed_row=_changed_row(views),
        by_hand=by_hand,
        online=online,
        part=part,
        names=sorted((one.name for one in entries if one.is_in), key=str.casefold),
    )


_WAYS = {
    RoundKind.SWISS: "Swiss: pairs with equal points, nobody twice",
    RoundKind.PODS: "Swiss inside each pod",
    RoundKind.TABLES: "tables of three to five",
    RoundKind.CUT: "top cut: who loses is out",
    RoundKind.FINAL: "final table of three to five",
}


def _ways(reached: ReachedEvent, plan: Plan, chosen: RoundKind) -> list[tuple[str, str]]:
    """The kinds of rounds that the form offers, with words."""
    left_out = set()
    if reached.event.pool_kind == PoolKind.NONE:
        left_out.add(RoundKind.PODS)
    if plan.ending is not Ending.FINAL and not game(reached.event.game).is_multiplayer:
        left_out.add(RoundKind.FINAL)
    return [(kind.value, words) for kind, words in _WAYS.items() if kind not in left_out - {chosen}]


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
            require_seen_rounds(session, reached)
            made = rounds.pair(
                session, reached.event_id, RoundKind(kind), cut, minutes, reached.actor
            )
            number = made.number
            decided = rounds.walk_overs(session, made)
    except EventError as problem:
        flash(str(problem), "illegal")
        return redirect(f"{reached.base}/rounds", 303)
    done = "seated" if kind == RoundKind.TABLES else "paired"
    flash(f"Round {number} is {done}. Everybody can see it now.", "legal")
    if decided:
        flash("\n".join(["Decided without a match, because somebody left:", *decided]), "warning")
    return redirect(f"{reached.base}/rounds", 303)


@open_to(Access.LINK)
def take_back(way: str, key: str, number: int) -> ResponseReturnValue:
    """Take back the last round as long as it has no result."""
    reached = reach(way, key, Action.PAIR)
    try:
        with current_database().writing() as session:
            require_seen_pairing(session, reached, number)
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
            outcome = read_outcome(len(match.seats), request.form, plan_of(reached.event).most_wins)
            require_winner(round_, outcome)
            require_seen_result(session, reached, round_, match, outcome)
            back = _at(reached, _row_of(number, table))
            change = None
            if outcome != outcome_of(match.outcome):
                change = decided_change(session, reached, number, {table: outcome}, back)
            leaving = request.form.getlist("leaves", whole_number)
            rounds.enter(
                session, round_, match, outcome, reached.actor, leaving,
                **change.details if change else {},
            )  # fmt: skip
    except ResultError as problem:
        flash(f"Table {table}: {problem} Nothing was changed.", "illegal")
        return redirect(_at(reached, _row_of(number, table), typed if any(typed) else ()), 303)
    done = "saved" if outcome else "removed"
    flash(f"Round {number}, table {table}: the result was {done}.", "legal")
    return redirect(_at(reached, _row_of(number, table)), 303)


@open_to(Access.LINK)
def results_from_file(way: str, key: str, number: int) -> ResponseReturnValue:
    """Enter the results of a CSV file: all of them, or none and each line that is wrong.

    Results that stand, and a top cut that would change, are asked about first.
    """
    reached = reach(way, key, Action.PAIR)
    try:
        text = _sent_results()
        with current_database().writing() as session:
            store.locked(session, reached.event_id)
            played = rounds.rounds_of(session, reached.event_id)
            if not 1 <= number <= len(played):
                not_there()
            if played[number - 1].round.kind == RoundKind.CUT and number < len(played):
                raise ResultError("The next round of the top cut is paired; take it back first.")
            entries = players.entries_of(session, reached.event_id)
            most_wins = plan_of(reached.event).most_wins
            read = read_results(text, played[number - 1], entries, most_wins)
            found = read.results
            back = _at(reached, f"round-{number}")
            change = decided_file(reached, played, entries, number, found, back)
            entered = rounds.enter_all(
                session, played[number - 1], found, reached.actor,
                **change.details if change else {},
            )  # fmt: skip
    except (ResultError, EventError) as problem:
        flash(f"The file was not imported, and nothing was changed.\n{problem}", "illegal")
    else:
        same = len(found) - entered
        words = f"{plural(entered, 'result')} entered"
        words = f"{words}; {same} already known." if same else f"{words}."
        remarks = () if SENT_AGAIN in request.form else read.remarks
        flash("\n".join((words, *remarks)), "legal")
    return redirect(_at(reached, f"round-{number}"), 303)


def _sent_results() -> str:
    """Return the text of the file, or what a question about it sent again. Raises ResultError."""
    if again := request.form.get(SENT_AGAIN):
        return from_one_line(again)
    upload = request.files.get("file")
    if upload is None or not upload.filename:
        raise ResultError("Choose the file with the results of the round.")
    return decoded(upload.read(MOST_BYTES + 1))


@open_to(Access.LINK)
def clock(way: str, key: str, number: int) -> ResponseReturnValue:
    """Start the clock of a round, say when it begins, or give one table more time."""
    reached = reach(way, key, Action.PAIR)
    table = request.form.get("table", 0, whole_number)
    minutes = request.form.get("minutes", 0, whole_number)
    address, extra = f"{reached.base}/rounds", 0
    try:
        with current_database().writing() as session:
            if table:
                found = rounds.table_of(session, reached.event_id, number, table)
                if found is None:
                    not_there()
                require_seen(
                    str(found[1].extra_minutes),
                    what=f"the time of table {table}",
                    stands=f"{found[1].extra_minutes} extra minutes",
                    sent=f"{minutes} minutes more",
                    back=_at(reached, _row_of(number, table)),
                )
                round_clock.add_minutes(session, found[1], minutes)
                extra = found[1].extra_minutes
                address = _at(reached, _row_of(number, table))
            else:
                played = rounds.rounds_of(session, reached.event_id)
                if not 1 <= number <= len(played):
                    not_there()
                require_seen_clock(session, reached, played[number - 1].round)
                begins = _begins(reached)
                if request.form.get("do") == "begins":
                    round_clock.say_begin(session, played[number - 1].round, begins, reached.actor)
                else:
                    round_clock.start_clock(session, played[number - 1].round, reached.actor)
    except (EventError, ValueError) as problem:
        flash(str(problem), "illegal")
    else:
        flash(_more_minutes(table, minutes, extra) if table else _of_clock(), "legal")
    return redirect(address, 303)


def _begins(reached: ReachedEvent) -> datetime | None:
    """Return when the round shall begin, by the form. Raises ValueError for what is no time."""
    written = request.form.get("begins", "")
    return coming_moment(written, reached.event, utc_now()) if written.strip() else None


def _of_clock() -> str:
    if request.form.get("do") != "begins":
        return "The clock runs."
    written = request.form.get("begins", "").strip()
    if not written:
        return "Nothing says any more when the round begins."
    return f"The projector and the pairings say that the round begins at {written}."


def _more_minutes(table: int, minutes: int, extra: int) -> str:
    """Describe the change to the time of a table, which now has `extra` minutes."""
    if minutes < 0:
        return f"Table {table} has {plural(-minutes, 'minute')} less: {extra} extra minutes in all."
    return f"Table {table} has {plural(minutes, 'more minute')}."


@open_to(Access.LINK)
def standings(way: str, key: str) -> str:
    """Show the standings to the desk, with those who left."""
    reached = reach(way, key, Action.SEE_TABLE)
    return render_template(
        "events/rounds/desk_standings.html", reached=reached, ranking=_ranking(reached)
    )


@open_to(Access.LINK)
def standings_file(way: str, key: str) -> Response:
    """The standings as CSV."""
    reached = reach(way, key, Action.SEE_TABLE)
    return csv_file(standings_csv(_ranking(reached)), "standings.csv")


@open_to(Access.LINK)
def places(way: str, key: str) -> ResponseReturnValue:
    """Show the final places and the bracket to the desk."""
    reached = reach(way, key, Action.SEE_TABLE)
    found = _ranking(reached)
    if not found.has_places:
        return redirect(f"{reached.base}/standings", 303)
    return render_template("events/rounds/desk_places.html", reached=reached, ranking=found)


@open_to(Access.LINK)
def places_file(way: str, key: str) -> Response:
    """The final places as CSV."""
    reached = reach(way, key, Action.SEE_TABLE)
    return csv_file(places_csv(_ranking(reached).places), "places.csv")


@open_to(Access.LINK)
def report_file(way: str, key: str) -> ResponseReturnValue:
    """The event as a tournament report, which other programs for Swiss rounds read."""
    reached = reach(way, key, Action.SEE_TABLE)
    with current_database().reading() as rows:
        played = rounds.rounds_of(rows, reached.event_id)
        entries = players.entries_of(rows, reached.event_id)
    try:
        text = tournament_report(reported(reached.event, played, entries))
    except ReportError as problem:
        flash(str(problem), "illegal")
        return redirect(f"{reached.base}/standings", 303)
    return sent(text.encode("ascii"), reached.event, "report", "trf")


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
    return csv_file(text, f"round-{number}.csv")


def _ranking(reached: ReachedEvent) -> Ranking:
    with current_database().reading() as rows:
        return ranking_of(rows, reached.event)
