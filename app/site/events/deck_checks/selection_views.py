"""The page that selects whom to check: pairings from CSV, random selection, checks so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flask import flash, redirect, render_template, request
from flask.typing import ResponseReturnValue
from sqlmodel import Session

from app.games.tournament import Pairings, read_pairings
from app.site.decks.files.pasted_lists import pasted_list
from app.site.events import store
from app.site.events.access import ReachedEvent, reach
from app.site.events.deck_checks import selection
from app.site.events.deck_checks import store as checks
from app.site.events.deck_checks.count import may_be_checked
from app.site.events.deck_checks.selection import Candidate, Draw, Drawn
from app.site.events.players import store as players
from app.site.events.states import Action
from app.site.events.store import EventError
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.incoming import whole_number
from app.site.platform.storage.database import current_database
from app.site.presentation.formatting import plural
from app.tables import Entry


@open_to(Access.LINK)
def overview(way: str, key: str) -> ResponseReturnValue:
    """Show all checks of the event and the ways to start another."""
    return _page(reach(way, key, Action.SEE_TABLE))


@open_to(Access.LINK)
def seat(way: str, key: str) -> ResponseReturnValue:
    """Load the pairings of a round; if any line has a problem, load none and show every problem."""
    reached = reach(way, key, Action.SEAT)
    number = request.form.get("round", 0, whole_number)
    pasted = pasted_list(request.form, request.files.get("file"))
    with current_database().writing() as session:
        by_name = {one.name: one for one in players.entries_of(session, reached.event_id)}
        read = Pairings() if pasted.problem else read_pairings(pasted.text, by_name)
        if pasted.problem:
            problem = f"{pasted.filename}: {pasted.problem}"
        elif not 1 <= number <= selection.MOST_ROUNDS:
            problem = f"Enter the round, from 1 to {selection.MOST_ROUNDS}."
        elif not read.problems and not read.seatings:
            problem = "There is no table in it. Paste the pairings, or choose their file."
        else:
            problem = ""
        if not problem and not read.problems:
            store.seat_round(
                session, reached.event_id, number, read.seatings, by_name, reached.actor
            )
    if problem or read.problems:
        return _page(reached, pairings=read, pasted=pasted.text, problem=problem)
    flash(f"Round {number}: {plural(len(read.seatings), 'table')} loaded.", "legal")
    return redirect(f"{reached.base}/checks", 303)


@open_to(Access.LINK)
def draw(way: str, key: str) -> ResponseReturnValue:
    """Select players or tables; the log records what is needed to repeat the selection."""
    reached = reach(way, key, Action.CHECK_DECK)
    of = Drawn.TABLES if request.form.get("of") == Drawn.TABLES else Drawn.PLAYERS
    count = min(max(1, request.form.get("count", 1, whole_number)), selection.MOST_DRAWN)
    try:
        with current_database().writing() as session:
            number, candidates = _candidates(session, reached, of)
            drawn = selection.draw(
                session,
                reached.event_id,
                of,
                count,
                request.form.get("seed", ""),
                number,
                candidates,
                reached.actor,
            )
    except EventError as problem:
        flash(str(problem), "illegal")
        return redirect(f"{reached.base}/checks", 303)
    flash(f"Drawn with the seed “{drawn.seed}”.", "legal")
    return redirect(f"{reached.base}/checks#drawn", 303)


def _candidates(
    session: Session, reached: ReachedEvent, of: Drawn
) -> tuple[int | None, list[Candidate]]:
    """Return the latest round and its tables, or the active players who have a list.

    Tables where nobody can be checked are left out, and on request those already checked.
    """
    rounds = store.seated_rounds(session, reached.event_id)
    number = rounds[-1] if rounds else None
    checked = set()
    if request.form.get("unchecked"):
        checked = {one.entry_id for one in checks.of_event(session, reached.event_id)}
    wanted = [
        one
        for one in players.entries_of(session, reached.event_id)
        if may_be_checked(one) and one.id not in checked
    ]
    if of is Drawn.PLAYERS:
        return number, [Candidate(one.name, one.public_id) for one in wanted]
    if number is None:
        raise EventError("Load the pairings of a round first; then tables can be drawn.")
    ids = {one.id for one in wanted}
    seats = store.seats_of(session, reached.event_id, number)
    tables = dict.fromkeys(one.table_name for one in seats if one.entry_id in ids)
    return number, [Candidate(selection.table_name(number, table), table) for table in tables]


def _drawn_players(drawn: Draw | None, entries: Sequence[Entry]) -> dict[str, Entry]:
    """Return the selected players by the name they had when they were selected."""
    if drawn is None:
        return {}
    known = {one.name: one for one in entries} | {one.public_id: one for one in entries}
    return {one.name: known[one.key] for one in drawn.selected if one.key in known}


def _page(
    reached: ReachedEvent, pairings: Pairings | None = None, pasted: str = "", problem: str = ""
) -> ResponseReturnValue:
    with current_database().reading() as session:
        entries = players.entries_of(session, reached.event_id)
        rounds = store.seated_rounds(session, reached.event_id)
        seats = store.seats_of(session, reached.event_id, rounds[-1]) if rounds else []
        drawn = selection.last_draw(session, reached.event_id)
        done = checks.of_event(session, reached.event_id)
    by_id = {store.id_of(one): one for one in entries}
    tables: dict[str, list[Entry]] = {}
    for one in seats:
        tables.setdefault(one.table_name, []).append(by_id[one.entry_id])
    values: dict[str, Any] = {
        "reached": reached,
        "players": [one for one in entries if may_be_checked(one)],
        "chosen": request.args.get("player", ""),
        "by_id": by_id,
        "checked": {one.entry_id for one in done},
        "drawn_players": _drawn_players(drawn, entries),
        "tables": tables,
        "round": rounds[-1] if rounds else None,
        "drawn": drawn,
        "checks": done,
        "pairings": pairings,
        "pasted": pasted,
        "problem": problem,
        "most_drawn": selection.MOST_DRAWN,
    }
    is_refused = pairings is not None
    return render_template("events/deck_checks/checks.html", **values), 422 if is_refused else 200
