"""A player's page of the present round: table, opponents, time, and the result to report."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from urllib.parse import urlencode

from flask import flash, redirect, render_template, request
from flask.typing import ResponseReturnValue

from app.games.tournament.results import ResultError
from app.site.events import store
from app.site.events.access import ReachedEvent, reach
from app.site.events.players import store as players
from app.site.events.rounds import store as rounds
from app.site.events.rounds.online import can_be_played
from app.site.events.rounds.plan import plan_of
from app.site.events.rounds.policy import (
    SeatResult,
    differ,
    read_outcome,
    require_winner,
    results_of_seat,
    typed_places,
)
from app.site.events.rounds.table import Pairing, RoundView, TableRow, round_view
from app.site.events.states import Action
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.capability_links import not_there
from app.site.platform.storage.database import current_database
from app.tables import utc_now


@dataclass(frozen=True, slots=True)
class OwnRound:
    """The latest round as a player sees it; `table` is None if the player is not paired.

    `seat` is that of the player from 0. `choices` are the results of a match of two. `earlier` has
    the player's lines of the rounds before, if they are shown. `is_online` tells that the match can
    be played on the site.
    """

    round: RoundView | None
    table: TableRow | None
    seat: int
    choices: tuple[SeatResult, ...]
    now: datetime
    earlier: tuple[tuple[str, Pairing], ...] = ()
    is_online: bool = False


@open_to(Access.LINK)
def own_round(way: str, key: str) -> ResponseReturnValue:
    """Show the player's table in the latest round, or store what the player reports."""
    if request.method == "POST":
        return _report(reach(way, key, Action.REPORT))
    reached = reach(way, key, Action.SEE_OWN)
    return render_template(
        "events/rounds/own_round.html", reached=reached, own=own_round_of(reached)
    )


def own_round_of(reached: ReachedEvent) -> OwnRound:
    """The player's table in the latest round."""
    with current_database().reading() as rows:
        last = rounds.last_round_of(rows, reached.event_id, reached.player)
        if last is None:
            return OwnRound(None, None, 0, (), utc_now())
        seats = last.tables[0].seats if last.tables else []
        checking = rounds.checking_minutes(rows, reached.event_id, last.round.number)
        typed = {one.number: request.args.getlist("place") for one in last.tables}
        view = round_view(last, players.entries_with(rows, seats), checking, typed)
    seat = seats.index(reached.player.id) if seats else 0
    choices = results_of_seat(seat) if len(seats) == 2 else ()
    is_online = bool(last.tables) and can_be_played(reached.event, last.tables[0])
    table = next(iter(view.rows), None)
    return OwnRound(view, table, seat, choices, utc_now(), is_online=is_online)


def with_earlier_rounds(own: OwnRound, reached: ReachedEvent) -> OwnRound:
    """The same round with the player's opponents and results of the rounds before, last first."""
    if own.round is None or own.round.number == 1:
        return own
    with current_database().reading() as rows:
        played = rounds.rounds_of_player(rows, reached.event_id, reached.player)
        seats = {seat for one in played for table in one.tables for seat in table.seats}
        there = players.entries_with(rows, seats)
        views = [round_view(one, there, {}) for one in played]
    lines = tuple(
        (view.title, next(line for line in view.by_player if line.name == reached.player.name))
        for view in reversed(views)
        if view.number < own.round.number
    )
    return replace(own, earlier=lines)


def _report(reached: ReachedEvent) -> ResponseReturnValue:
    """Keep the report. It stands at once if another player of the table reports the same."""
    entry = reached.player
    typed: list[str] = []
    try:
        with current_database().writing() as session:
            store.locked(session, reached.event_id)
            last = rounds.last_round_of(session, reached.event_id, entry)
            if last is None or not last.tables or len(last.tables[0].seats) == 1:
                not_there()
            round_, match, number = last.round, last.tables[0], last.round.number
            if request.form.get("round") != str(number):
                raise ResultError("The next round has begun; ask a judge to correct a result.")
            if match.outcome:
                raise ResultError("The result stands already; ask a judge to correct it.")
            typed = typed_places(len(match.seats), request.form)
            outcome = read_outcome(len(match.seats), request.form, plan_of(reached.event).most_wins)
            if outcome is None:
                raise ResultError("Choose the result.")
            require_winner(round_, outcome)
            if outcome.losses:
                raise ResultError("Only the desk enters a match that was not played: call a judge.")
            stands = rounds.report(session, round_, match, entry, outcome, reached.actor)
            is_disputed = differ(match)
    except ResultError as problem:
        flash(f"{problem} Nothing was changed.", "illegal")
        kept = f"?{urlencode({'place': typed}, doseq=True)}" if any(typed) else ""
        return redirect(f"{reached.base}/round{kept}", 303)
    if is_disputed:
        flash(
            "Your report is stored, but another one differs. Correct yours, or call a judge.",
            "warning",
        )
        return redirect(f"{reached.base}/round", 303)
    other = "your opponent" if len(match.seats) == 2 else "another player at your table"
    waiting = f"Your report is stored. It counts once {other} reports the same."
    flash("The result stands." if stands else waiting, "legal")
    return redirect(f"{reached.base}/round", 303)
