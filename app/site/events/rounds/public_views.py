"""Pairings and standings that everybody can see, also on a projector and on paper."""

from __future__ import annotations

from flask import Response, render_template, request
from sqlmodel import Session

from app.site.events import store
from app.site.events.players import store as players
from app.site.events.public_page.projector import LONG_ROWS, ROWS, part_of
from app.site.events.public_page.updating import Content, UpdatingPage
from app.site.events.public_page.views import shown_event
from app.site.events.rounds import store as rounds
from app.site.events.rounds.table import RoundView, StandingRow, round_view, standing_rows
from app.site.platform.access import Access, open_to
from app.site.platform.database import current_database
from app.tables import Event, utc_now


@open_to(Access.ANYONE)
def projector(public_id: str) -> str:
    """Show pairings by name, or the standings, page by page and without menus."""
    event = shown_event(public_id)
    shows_standings = request.args.get("show") == "standings"
    with current_database().reading() as session:
        latest = _latest_round(session, event)
        lines = _standings(session, event)[0] if shows_standings else []
    show = "standings" if shows_standings else "pairings"
    pairings = latest.by_player if latest else []
    most = LONG_ROWS if latest and latest.has_places else ROWS
    return render_template(
        "events/rounds/projector.html",
        event=event,
        show=show,
        title="Standings" if shows_standings else latest.title if latest else "Pairings",
        round=latest,
        now=utc_now(),
        part=part_of(lines, show=show) if shows_standings else part_of(pairings, most, show=show),
    )


@open_to(Access.ANYONE)
def pairings(public_id: str) -> str:
    """Show who sits where in the latest round, by name."""
    return _PAIRINGS.draw(public_id)


@open_to(Access.ANYONE)
def pairings_changes(public_id: str) -> Response:
    """Answer 304 as long as the pairings are as the script last saw them."""
    return _PAIRINGS.answer_version(public_id)


@open_to(Access.ANYONE)
def standings(public_id: str) -> str:
    """Show the standings after all rounds that are paired."""
    return _STANDINGS.draw(public_id)


@open_to(Access.ANYONE)
def standings_changes(public_id: str) -> Response:
    """Answer 304 as long as the standings are as the script last saw them."""
    return _STANDINGS.answer_version(public_id)


def _read_pairings(session: Session, event: Event) -> Content:
    latest = _latest_round(session, event)
    if latest is None:
        return {"title": "Pairings", "ends_at": None, "pairings": []}
    return {"title": latest.title, "ends_at": latest.ends_at, "pairings": latest.by_player}


def _latest_round(session: Session, event: Event) -> RoundView | None:
    event_id = store.id_of(event)
    played = rounds.rounds_of(session, event_id)
    if not played:
        return None
    checking = rounds.checking_minutes(session, event_id, played[-1].round.number)
    return round_view(played[-1], players.entries_of(session, event_id), checking)


def _read_standings(session: Session, event: Event) -> Content:
    lines, count = _standings(session, event)
    return {"lines": lines, "rounds": count}


def _standings(session: Session, event: Event) -> tuple[list[StandingRow], int]:
    """The standings, and after how many rounds they are."""
    played = rounds.rounds_of(session, store.id_of(event))
    entries = players.entries_of(session, store.id_of(event))
    return standing_rows(rounds.standings_of(event, played, entries), entries), len(played)


_PAIRINGS = UpdatingPage("pairings", "events/rounds/pairings.html", _read_pairings)
_STANDINGS = UpdatingPage("standings", "events/rounds/standings.html", _read_standings)
