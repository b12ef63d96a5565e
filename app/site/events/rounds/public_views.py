"""Pairings and standings that everybody can see, also on a projector and on paper."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from flask import Response, render_template, request
from sqlmodel import Session

from app.site.events import log, store
from app.site.events.access import shown_event
from app.site.events.log import Did
from app.site.events.players import store as players
from app.site.events.public_page.projector import NAMES, SHORTEST_COLUMN, ProjectedPart, part_of
from app.site.events.public_page.updates import Content, UpdatingPage
from app.site.events.rounds import store as rounds
from app.site.events.rounds.places import (
    PlaceRow,
    csv_file,
    places_csv,
    ranking_of,
    standings_csv,
)
from app.site.events.rounds.table import Pairing, RoundView, StandingRow, round_view
from app.site.platform.http.addresses import outside
from app.site.platform.http.atom import Entry, Feed, feed_answer
from app.site.platform.request.access import FEED, Access, open_to
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_database
from app.site.presentation.formatting import plural
from app.tables import Event, utc_now


@open_to(Access.ANYONE)
def projector(public_id: str) -> str:
    """Show pairings by name, the standings or final places, page by page and without menus."""
    event = shown_event(public_id)
    show = request.args.get("show", "")
    with current_database().reading() as session:
        latest = _latest_round(session, event)
        found = ranking_of(session, event)
    drawn: ProjectedPart[Pairing] | ProjectedPart[StandingRow] | ProjectedPart[PlaceRow]
    if show == "places" and found.has_places:
        title, drawn = "Final places", part_of(found.places, show=show)
    elif show in ("places", "standings"):
        show = "standings"
        title, drawn = found.title, part_of(found.lines, show=show)
    else:
        show = "pairings"
        pairings = latest.by_player if latest else []
        title = latest.title if latest else "Pairings"
        drawn = part_of(pairings, NAMES, show=show)
    return render_template(
        "events/rounds/projector.html",
        event=event,
        show=show,
        title=title,
        round=latest,
        ranking=found,
        now=utc_now(),
        part=drawn,
        fewest=SHORTEST_COLUMN,
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
    """Show the standings after all rounds before a top cut that are paired."""
    return _STANDINGS.draw(public_id)


@open_to(Access.ANYONE)
def standings_file(public_id: str) -> Response:
    """The standings as CSV."""
    event = shown_event(public_id)
    with current_database().reading() as session:
        return csv_file(standings_csv(ranking_of(session, event)), "standings.csv")


@open_to(Access.ANYONE)
def places(public_id: str) -> str:
    """Show the final places and the bracket of the top cut."""
    return _PLACES.draw(public_id)


@open_to(Access.ANYONE)
def places_changes(public_id: str) -> Response:
    """Answer 304 as long as the final places are as the script last saw them."""
    return _PLACES.answer_version(public_id)


@open_to(Access.ANYONE)
def places_file(public_id: str) -> Response:
    """The final places as CSV."""
    event = shown_event(public_id)
    with current_database().reading() as session:
        return csv_file(places_csv(ranking_of(session, event).places), "places.csv")


@open_to(Access.ANYONE)
def standings_changes(public_id: str) -> Response:
    """Answer 304 as long as the standings are as the script last saw them."""
    return _STANDINGS.answer_version(public_id)


@open_to(Access.ANYONE)
@limited(Cost.PROGRAM)
def feed(public_id: str) -> Response:
    """Return the rounds of an event as a feed: an entry is new once a round is paired.

    It changes with each result, and says how many are missing.
    """
    with current_database().reading() as session:
        event = shown_event(public_id)
        event_id = store.id_of(event)
        played, entries = rounds.rounds_of(session, event_id), players.entries_of(session, event_id)
        changed = {one.round.number: one.round.made_at for one in played}
        for line in log.stored_lines_of(session, event_id):
            number = line.details.get("round")
            if line.action == Did.RESULT and number in changed:
                changed[number] = max(changed[number], line.at)
    page = outside(f"/events/view/{event.public_id}")
    return feed_answer(
        Feed(
            title=f"Rounds of {event.name}",
            author="Threshold",
            own=f"{page}{FEED}",
            page=page,
            begun=event.created_at,
            entries=[
                _entry(round_view(one, entries, {}), one.round.made_at, changed, page)
                for one in reversed(played)
            ],
        )
    )


def _entry(of: RoundView, published: datetime, changed: Mapping[int, datetime], page: str) -> Entry:
    tables = plural(len(of.rows), "table")
    return Entry(
        id=f"{page}#round-{of.number}",
        title=of.title,
        address=f"{page}/pairings",
        published=published,
        updated=changed[of.number],
        summary=f"{tables}, {of.missing} without a result" if of.missing else f"{tables}, all over",
    )


def _read_pairings(session: Session, event: Event) -> Content:
    latest = _latest_round(session, event)
    if latest is None:
        return {
            "title": "Pairings",
            "marks": "",
            "begins_at": None,
            "ends_at": None,
            "pairings": [],
        }
    return {
        "title": latest.title,
        "marks": latest.marks,
        "begins_at": latest.begins_at,
        "ends_at": latest.ends_at,
        "pairings": latest.by_player,
    }


def _latest_round(session: Session, event: Event) -> RoundView | None:
    event_id = store.id_of(event)
    played = rounds.rounds_of(session, event_id)
    if not played:
        return None
    checking = rounds.checking_minutes(session, event_id, played[-1].round.number)
    return round_view(played[-1], players.entries_of(session, event_id), checking)


def _read_ranking(session: Session, event: Event) -> Content:
    return {"ranking": ranking_of(session, event)}


_PAIRINGS = UpdatingPage("pairings", "events/rounds/pairings.html", _read_pairings)
_STANDINGS = UpdatingPage("standings", "events/rounds/standings.html", _read_ranking)
_PLACES = UpdatingPage("places", "events/rounds/places.html", _read_ranking)
