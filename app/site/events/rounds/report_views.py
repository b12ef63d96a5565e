"""A player's page of the present round: table, opponents, time, and the result to report."""

from __future__ import annotations

from flask import flash, redirect, render_template, request
from flask.typing import ResponseReturnValue

from app.site.events import store
from app.site.events.access import ReachedEvent, reach
from app.site.events.players import store as players
from app.site.events.rounds import store as rounds
from app.site.events.rounds.policy import RESULTS, ResultError, read_outcome
from app.site.events.rounds.table import round_view
from app.site.events.states import Action
from app.site.platform.access import Access, open_to
from app.site.platform.capability_links import not_there
from app.site.platform.database import current_database


@open_to(Access.LINK)
def own_round(way: str, key: str) -> ResponseReturnValue:
    """Show the player's table in the latest round, or store what the player reports."""
    if request.method == "POST":
        return _report(reach(way, key, Action.REPORT))
    reached = reach(way, key, Action.SEE_OWN)
    with current_database().reading() as rows:
        last = rounds.last_round_of(rows, reached.event_id, reached.player)
        view = table = None
        if last is not None:
            seated = players.entries_with(rows, last.tables[0].seats if last.tables else ())
            checking = rounds.checking_minutes(rows, reached.event_id, last.round.number)
            view = round_view(last, seated, checking)
            table = next(iter(view.rows), None)
    return render_template(
        "events/rounds/own_round.html",
        reached=reached,
        round=view,
        table=table,
        results=RESULTS,
    )


def _report(reached: ReachedEvent) -> ResponseReturnValue:
    """Keep the report. It stands at once if another player of the table reports the same."""
    entry = reached.player
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
            outcome = read_outcome(len(match.seats), request.form)
            if outcome is None:
                raise ResultError("Choose the result.")
            stands = rounds.report(session, round_, match, entry, outcome, reached.actor)
    except ResultError as problem:
        flash(f"{problem} Nothing was changed.", "illegal")
    else:
        waiting = "Your report is stored. It counts once your opponent reports the same."
        flash("The result stands." if stands else waiting, "legal")
    return redirect(f"{reached.base}/round", 303)
