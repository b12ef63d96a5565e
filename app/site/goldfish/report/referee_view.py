"""The report's part about games on the referee: playing on, a second at a time."""

from __future__ import annotations

from flask import abort, redirect, render_template, request
from flask.typing import ResponseReturnValue

from app.site.goldfish.report.playing import asked_of
from app.site.goldfish.report.referee_games import play_on, referee_games
from app.site.platform.http.rendering import wants_fragment
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.workers.expensive_work import BusyError, asker, wait_for_slot


@open_to(Access.LINK)
@limited(Cost.SIMULATION)
def play_on_referee(way: str, key: str) -> ResponseReturnValue:
    """Play about a second's worth of games on the referee, and show all that were played."""
    asked = asked_of(way, key)
    if asked.start is None or asked.simulation is None:
        abort(400)
    found = referee_games(
        asked.form, asked.simulator, asked.start, asked.simulation, request.args.get("until")
    )
    if found is None:
        abort(404)
    try:
        found = play_on(asked.form, asked.start, found, asker())
    except BusyError as busy:
        return wait_for_slot(busy.place, seen_by_script=wants_fragment())
    if not wants_fragment():
        return redirect(
            asked.deck.address("report", asked.form.arguments(until=found.until)) + "#results", 303
        )
    return render_template(
        "goldfish/report/_on_referee.html",
        parts=asked.parts,
        deck=asked.deck,
        form=asked.form,
        refereed=found,
    )
