"""Pairings and standings that everybody can see, also on a projector and on paper."""

from __future__ import annotations

from typing import Any

from flask import render_template, request

from app.site.events import store
from app.site.events.players import store as players
from app.site.events.public_page.projector import part_of
from app.site.events.public_page.updating import updating_page
from app.site.events.public_page.views import shown_event
from app.site.events.rounds import store as rounds
from app.site.events.rounds.table import round_view, standing_rows
from app.site.platform.access import Access, open_to
from app.site.platform.database import current_database
from app.tables.event_versions import version_of


@open_to(Access.ANYONE)
def projector(public_id: str) -> str:
    """Show pairings by name, or the standings, page by page and without menus."""
    event = shown_event(public_id)
    event_id = store.id_of(event)
    show = "standings" if request.args.get("show") == "standings" else "pairings"
    rows: list[Any] = []
    view = None
    with current_database().reading() as session:
        played = rounds.rounds_of(session, event_id)
        entries = players.entries_of(session, event_id)
        if played:
            last = played[-1]
            checking = rounds.checking_minutes(session, event_id, last.round.number)
            view = round_view(last, entries, checking)
            rows = list(view.by_player)
            if show == "standings":
                rows = standing_rows(rounds.standings_of(event, played, entries), entries)
    return render_template(
        "events/rounds/projector.html",
        event=event,
        show=show,
        title="Standings" if show == "standings" else view.title if view else "Pairings",
        round=view,
        part=part_of(rows, show=show),
    )


@open_to(Access.ANYONE)
def pairings(public_id: str) -> str:
    """Show who sits where in the latest round, by name."""
    event = shown_event(public_id)
    event_id = store.id_of(event)
    with current_database().reading() as rows:
        version = version_of(rows, event_id)
        played = rounds.rounds_of(rows, event_id)
        view = None
        if played:
            last = played[-1]
            checking = rounds.checking_minutes(rows, event_id, last.round.number)
            view = round_view(last, players.entries_of(rows, event_id), checking)
    return updating_page("events/rounds/pairings.html", event, version, round=view)


@open_to(Access.ANYONE)
def standings(public_id: str) -> str:
    """Show the standings after all rounds that are paired."""
    event = shown_event(public_id)
    with current_database().reading() as rows:
        version = version_of(rows, store.id_of(event))
        played = rounds.rounds_of(rows, store.id_of(event))
        entries = players.entries_of(rows, store.id_of(event))
        lines = standing_rows(rounds.standings_of(event, played, entries), entries)
    return updating_page(
        "events/rounds/standings.html", event, version, lines=lines, rounds=len(played)
    )
