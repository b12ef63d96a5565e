"""Rounds on paper: result slips, pairings to pin up, and seats for the players' meeting."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import TYPE_CHECKING

from flask import Response, request

from app.site.events.access import ReachedEvent, reach
from app.site.events.files import sent
from app.site.events.players import store as players
from app.site.events.rounds import store as rounds
from app.site.events.rounds.table import RoundView, round_view
from app.site.events.states import Action
from app.site.events.times import plain_time
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.capability_links import not_there
from app.site.platform.storage.database import current_database
from app.tables import utc_now

if TYPE_CHECKING:
    from app.sheets import Format, PrintedRound


class Printed(StrEnum):
    """A sheet that can be printed for a round."""

    SLIPS = "slips"
    NAMES = "names"
    TABLES = "tables"


@open_to(Access.LINK)
def print_round(way: str, key: str, number: int) -> Response:
    """A round as PDF: result slips, or pairings by name or by table."""
    from app.sheets import FiledBy, pairings_by_name, pairings_by_table, result_slips

    reached = reach(way, key, Action.PRINT)
    what = request.args.get("what", Printed.SLIPS)
    with current_database().reading() as session:
        played = rounds.rounds_of(session, reached.event_id)
        if not 1 <= number <= len(played) or what not in set(Printed):
            not_there()
        one = played[number - 1]
        entries = players.entries_of(session, reached.event_id)
        view = round_view(one, entries, {})
        note = f"paired {plain_time(one.round.made_at, reached.event)}"
    numbers = players.numbers_of(entries)
    by_name = {entry.name: numbers[entry.id or 0] for entry in entries}
    printed = _printed(reached, view, by_name, ", ".join(filter(None, (note, view.marks))))
    match Printed(what):
        case Printed.SLIPS:
            made = result_slips(printed, utc_now(), _paper())
        case Printed.NAMES:
            filed = FiledBy.LAST if request.args.get("filed") == FiledBy.LAST else FiledBy.FIRST
            made = pairings_by_name(printed, utc_now(), _paper(), filed)
        case Printed.TABLES:
            made = pairings_by_table(printed, utc_now(), _paper())
    return sent(made, reached.event, f"round-{number}-{what}", "pdf")


@open_to(Access.LINK)
def print_seats(way: str, key: str) -> Response:
    """Seats for the players' meeting as PDF: two at a table, in the order of their names."""
    from app.sheets import PrintedRound, PrintedTable, pairings_by_name

    reached = reach(way, key, Action.PRINT)
    with current_database().reading() as session:
        entries = players.entries_of(session, reached.event_id)
    numbers = players.numbers_of(entries)
    there = sorted((one for one in entries if one.is_in), key=lambda one: one.name.casefold())
    pairs = [there[at : at + 2] for at in range(0, len(there), 2)]
    tables = tuple(
        PrintedTable(
            number, tuple(one.name for one in pair), tuple(numbers[one.id or 0] for one in pair)
        )
        for number, pair in enumerate(pairs, 1)
    )
    seats = PrintedRound(reached.event.name, _day(reached), "Players’ meeting", tables)
    made = pairings_by_name(seats, utc_now(), _paper(), alone="")
    return sent(made, reached.event, "meeting-seats", "pdf")


def _printed(
    reached: ReachedEvent, view: RoundView, numbers: Mapping[str, int], note: str
) -> PrintedRound:
    from app.sheets import PrintedRound, PrintedTable

    example = "places, 1 is the winner" if view.has_places else "result 2–0, 2–1, 1–1–1 …"
    tables = tuple(
        PrintedTable(row.number, row.players, tuple(numbers[name] for name in row.players))
        for row in view.rows
    )
    return PrintedRound(reached.event.name, _day(reached), view.title, tables, example, note)


def _day(reached: ReachedEvent) -> str:
    return f"{reached.event.starts_on:%-d %B %Y}"


def _paper() -> Format:
    from app.sheets import Format

    wanted = request.args.get("paper", "")
    return Format(wanted) if wanted in set(Format) else Format.A4
