"""Events for everybody: what their public pages show, for overlays and the sites of leagues.

`public_id` is the one in the address of the event's page, `/events/view/ID`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from flask import Response, request
from sqlmodel import Session

from app.site.api import event_models as models
from app.site.api.conditions import depends_on
from app.site.api.event_views import ranking_as_json
from app.site.api.operations import Topic, as_json, operation
from app.site.events import store
from app.site.events.access import shown_at_version
from app.site.events.players import store as players
from app.site.events.rounds import store as rounds
from app.site.events.rounds.places import ranking, ranking_of
from app.site.events.rounds.plan import plan_of
from app.site.events.rounds.policy import Played
from app.site.events.rounds.table import RoundView, TableRow, round_view
from app.site.events.states import state_at
from app.site.platform.http.addresses import outside
from app.site.platform.http.problems import ProblemError
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_database
from app.tables import Entry, Event, utc_now


def _version() -> str:
    """Return the version of the event that is asked for, and its state, which time changes."""
    public_id = (request.view_args or {})["public_id"]
    with current_database().reading() as session:
        event, number = shown_at_version(session, public_id)
    return f"{event.id} {number} {state_at(event, utc_now())} {request.url_root}"


def _read(session: Session, public_id: str) -> tuple[Event, Sequence[Played], Sequence[Entry]]:
    event, _ = shown_at_version(session, public_id)
    event_id = store.id_of(event)
    there = players.entries_of(session, event_id)
    return event, rounds.rounds_of(session, event_id), there


@operation("public_event", Topic.EVENTS, models.PublicEvent)
@open_to(Access.ANYONE)
@limited(Cost.PROGRAM)
@depends_on(_version, seconds=0)
def public_event(public_id: str) -> Response:
    """One event as everybody may see it."""
    with current_database().reading() as session:
        event, played, there = _read(session, public_id)
    return as_json(
        {
            "id": event.public_id,
            "page": outside(f"/events/view/{event.public_id}"),
            "game": event.game,
            "name": event.name,
            "place": event.place,
            "starts_on": event.starts_on.isoformat(),
            "ends_on": event.ends_on.isoformat(),
            "time_zone": event.time_zone,
            "format": event.format,
            "edition": event.edition,
            "pool": event.pool_kind,
            "state": state_at(event, utc_now()).value,
            "deadline": event.deadline and event.deadline.isoformat(),
            "players": sum(one.is_in for one in there),
            "most_players": event.most_players,
            "rounds": len(played),
            "planned_rounds": plan_of(event).rounds or None,
            "has_lists": event.published_at is not None,
            "winner": ranking(event, played, there).winner or None,
        }
    )


@operation("public_rounds", Topic.EVENTS, models.Rounds)
@open_to(Access.ANYONE)
@limited(Cost.PROGRAM)
@depends_on(_version, seconds=0)
def public_rounds(public_id: str) -> Response:
    """The rounds of an event: who sits where, results, and the clock."""
    with current_database().reading() as session:
        event, played, there = _read(session, public_id)
        items = [_round(session, event, one, there) for one in played]
    return as_json({"items": items})


@operation("public_round", Topic.EVENTS, models.Round)
@open_to(Access.ANYONE)
@limited(Cost.PROGRAM)
@depends_on(_version, seconds=0)
def public_round(public_id: str, number: int) -> Response:
    """One round of an event, by its number from 1."""
    with current_database().reading() as session:
        event, played, there = _read(session, public_id)
        found = next((one for one in played if one.round.number == number), None)
        if found is None:
            raise ProblemError(404, f"The event has no round {number}; {len(played)} are paired.")
        return as_json(_round(session, event, found, there))


def _round(
    session: Session, event: Event, played: Played, there: Sequence[Entry]
) -> Mapping[str, object]:
    checking = rounds.checking_minutes(session, store.id_of(event), played.round.number)
    by_id = players.numbers_of(there)
    numbers = {one.name: by_id[one.id] for one in there if one.id is not None}
    return _round_as_json(round_view(played, there, checking), numbers)


def _round_as_json(of: RoundView, numbers: Mapping[str, int]) -> Mapping[str, object]:
    return {
        "number": of.number,
        "title": of.title,
        "kind": of.kind.value,
        "minutes": of.minutes,
        "begins_at": of.begins_at and of.begins_at.isoformat(),
        "clock_started_at": of.clock_started_at and of.clock_started_at.isoformat(),
        "ends_at": of.ends_at and of.ends_at.isoformat(),
        "open_tables": of.missing,
        "tables": [table_as_json(row, numbers) for row in of.rows],
    }


def table_as_json(row: TableRow, numbers: Mapping[str, int]) -> Mapping[str, object]:
    """A table of a round as programs read it; `numbers` are those of players, by name."""
    outcome = row.outcome
    is_pair = len(row.players) <= 2
    return {
        "table": row.number,
        "seats": [
            {
                "name": name,
                "number": numbers[name],
                "left": row.dropped[seat],
                "won": outcome.numbers[seat] if outcome and is_pair else None,
                "place": outcome.numbers[seat] if outcome and not is_pair else None,
                "lost_by": outcome and outcome.loss_of(seat),
            }
            for seat, name in enumerate(row.players)
        ],
        "is_over": row.is_bye or outcome is not None,
        "drawn": outcome.draws if outcome else 0,
        "result": row.words,
        "typed": row.value,
        "extra_minutes": row.extra,
        "ends_at": row.ends_at and row.ends_at.isoformat(),
    }


@operation("public_standings", Topic.EVENTS, models.Standings)
@open_to(Access.ANYONE)
@limited(Cost.PROGRAM)
@depends_on(_version, seconds=0)
def public_standings(public_id: str) -> Response:
    """The standings of an event, the bracket of its top cut, and its final places."""
    with current_database().reading() as session:
        event, _ = shown_at_version(session, public_id)
        return as_json(ranking_as_json(ranking_of(session, event)))
