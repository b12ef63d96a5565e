"""Events for programs of organizers: players, lists with receipts, and deck checks.

An event is reached as on the site: by the key of an organizer's link, or as one of the account
whose token the program sends.
"""

from __future__ import annotations

from collections.abc import Mapping

from flask import Response
from sqlmodel import Session, col, func, select

from app.games.tabletop.construction import Severity
from app.receipts.contents import SignedReceipt
from app.site.accounts.tokens import Scope
from app.site.api import event_models as models
from app.site.api.cursors import part
from app.site.api.models import Since, Slice
from app.site.api.operations import Topic, as_json, operation
from app.site.events import store
from app.site.events.access import EventWay, ReachedEvent, entry_there, reach
from app.site.events.check_codes import full_code
from app.site.events.deck_checks import store as deck_checks
from app.site.events.export import Standing, hand_in_as_json, standing_of_all
from app.site.events.log import line_as_json, lines_after
from app.site.events.players import store as players
from app.site.events.registration import versions
from app.site.events.registration.receipts import receipt_of, signed
from app.site.events.rounds.places import Ranking, SideRow, ranking_of
from app.site.events.states import Action, state_at
from app.site.platform.http.problems import ProblemError
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_catalogue, current_database
from app.tables import Admission, Entry, Event, HandIn, utc_now


@operation("event", Topic.EVENTS, models.Event, scope=Scope.READ_EVENTS)
@open_to(Access.LINK)
@limited(Cost.PROGRAM)
def event(way: str, key: str) -> Response:
    """One event that you organize.

    `way` and `key` are those of its address on the site: `organizer` with the key of an
    organizer's link, or `own` with the id of an event of your account.
    """
    reached = reach(way, key, Action.EXPORT)
    with current_database().reading() as session:
        return as_json(event_as_json(session, reached.event, reached.way, reached.key))


def event_as_json(session: Session, event: Event, way: EventWay, key: str) -> Mapping[str, object]:
    """An event as programs read it; `way` and `key` are how it is reached."""
    there = select(func.count()).select_from(Entry).where(Entry.event_id == event.id)
    return {
        "way": way.value,
        "key": key,
        "id": event.public_id,
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
        "players": session.exec(
            there.where(col(Entry.dropped_at).is_(None), Entry.admission == Admission.ADMITTED)
        ).one(),
    }


@operation("event_changes", Topic.EVENTS, models.LoggedChanges, scope=Scope.READ_EVENTS)
@open_to(Access.LINK)
@limited(Cost.PROGRAM)
def event_changes(way: str, key: str, query: Since) -> Response:
    """Return what the log of an event says since a program asked last.

    Ask every few seconds with `last` of the answer before as `since`; the log only grows.
    """
    reached = reach(way, key, Action.SEE_LOG)
    with current_database().reading() as session:
        there = lines_after(session, reached.event_id, query.since, query.limit + 1)
        ids = {it.id: it.public_id for it in players.entries_of(session, reached.event_id)}
    lines = there[: query.limit]
    return as_json(
        {
            "items": [line_as_json(line, ids.get(line.entry_id)) for line in lines],
            "last": lines[-1].id if lines else query.since,
            "more": len(there) > len(lines),
        }
    )


@operation("event_players", Topic.EVENTS, models.Players, scope=Scope.READ_EVENTS)
@open_to(Access.LINK)
@limited(Cost.PROGRAM)
def event_players(way: str, key: str, query: Slice) -> Response:
    """The players of an event, each with the verdict on the list that stands."""
    reached = reach(way, key, Action.EXPORT)
    with current_database().reading() as session:
        standing = standing_of_all(session, reached.event_id)
    names = "\0".join(one.entry.public_id for one in standing)
    found = part(standing, query, reached.event.public_id, names)
    return as_json(
        {"items": [player_as_json(one) for one in found.items], "next_cursor": found.next_cursor}
    )


def player_as_json(one: Standing) -> Mapping[str, object]:
    """A player with the list that stands, as programs read it."""
    entry, listed = one.entry, one.hand_in
    return {
        "id": entry.public_id,
        "name": entry.name,
        "dropped_at": entry.dropped_at and entry.dropped_at.isoformat(),
        "admission": entry.admission,
        "checked_in_at": entry.checked_in_at and entry.checked_in_at.isoformat(),
        "version": listed and listed.number,
        "verdict": listed and listed.verdict,
        "rules": _rules(listed),
        "cards": listed and listed.size,
        "hash": listed and listed.hash,
        "received_at": listed and listed.received_at.isoformat(),
        "late": listed is not None and listed.is_late,
    }


def _rules(listed: HandIn | None) -> list[str]:
    findings = listed.report.get("findings", ()) if listed is not None else ()
    errors = (it for it in findings if Severity(it["severity"]) is Severity.ERROR)
    return list(dict.fromkeys(str(it["rule"]) for it in errors))


@operation("event_lists", Topic.EVENTS, models.Lists, scope=Scope.READ_EVENTS)
@open_to(Access.LINK)
@limited(Cost.PROGRAM)
def event_lists(way: str, key: str, entry: str) -> Response:
    """Every version of a player's list, with verdict and cards; each has a signed receipt.

    `entry` is the id of a player.
    """
    reached, catalogue = reach(way, key, Action.EXPORT), current_catalogue()
    with current_database().reading() as session:
        player = entry_there(session, reached, entry)
        there = versions.versions_of(session, store.id_of(player))
    standing = next((one for one in there if one.number == player.standing), None)
    return as_json(
        {
            "player": player_as_json(Standing(player, standing)),
            "standing": standing and standing.number,
            "versions": [
                {
                    **hand_in_as_json(one, catalogue),
                    "check_code": _check_code(reached, one),
                }
                for one in sorted(there, key=lambda one: -one.number)
            ],
        }
    )


@operation("event_receipt", Topic.EVENTS, SignedReceipt, scope=Scope.READ_EVENTS)
@open_to(Access.LINK)
@limited(Cost.PROGRAM)
def event_receipt(way: str, key: str, entry: str, number: int) -> Response:
    """The signed receipt of one version of a player's list.

    `entry` is the id of a player, and `number` that of a version. The answer is the file that
    players download: `threshold receipt FILE` verifies it.
    """
    reached = reach(way, key, Action.EXPORT)
    with current_database().reading() as session:
        player = entry_there(session, reached, entry)
        there = versions.versions_of(session, store.id_of(player))
        version = next((one for one in there if one.number == number), None)
        if version is None:
            raise ProblemError(404, f"The player has no version {number}.")
        if version.is_imported:
            raise ProblemError(404, "Only the site where this list was handed in can sign for it.")
    receipt = receipt_of(reached.event, player, version, current_catalogue())
    return Response(signed(receipt), content_type="application/json")


def _check_code(reached: ReachedEvent, listed: HandIn) -> str | None:
    if listed.hash is None or not reached.event.opens_lists:
        return None
    return full_code(reached.event, listed.hash)


@operation("event_checks", Topic.EVENTS, models.DeckChecks, scope=Scope.READ_EVENTS)
@open_to(Access.LINK)
@limited(Cost.PROGRAM)
def event_checks(way: str, key: str, query: Slice) -> Response:
    """The deck checks of an event, with their results."""
    reached = reach(way, key, Action.EXPORT)
    with current_database().reading() as session:
        checks = deck_checks.of_event(session, reached.event_id)
        there = {store.id_of(one): one for one in players.entries_of(session, reached.event_id)}
        found = part(checks, query, reached.event.public_id, str(len(checks)))
        numbers = deck_checks.versions_of(session, found.items)
    return as_json(
        {
            "items": [
                {
                    "id": one.id,
                    "player": there[one.entry_id].public_id,
                    "name": there[one.entry_id].name,
                    "version": numbers[one.hand_in_id],
                    "round": one.round,
                    "table": one.table_name,
                    "finding": one.finding,
                    "category": one.category,
                    "note": one.note,
                    "by": one.by_name or one.by_kind,
                    "started_at": one.started_at.isoformat(),
                    "finished_at": one.finished_at and one.finished_at.isoformat(),
                }
                for one in found.items
            ],
            "next_cursor": found.next_cursor,
        }
    )


@operation("event_standings", Topic.EVENTS, models.Standings, scope=Scope.READ_EVENTS)
@open_to(Access.LINK)
@limited(Cost.PROGRAM)
def event_standings(way: str, key: str) -> Response:
    """The standings of an event, and its final places once a top cut begins or it is over."""
    reached = reach(way, key, Action.EXPORT)
    with current_database().reading() as session:
        return as_json(ranking_as_json(ranking_of(session, reached.event)))


def ranking_as_json(found: Ranking) -> Mapping[str, object]:
    """The standings and final places as programs read them."""
    places = [
        {"place": one.place, "name": one.name, "left": one.is_out, "reached": one.reached}
        for one in found.places
    ]
    return {
        "counted": found.counted,
        "rule": found.rule,
        "standings": [
            {
                "place": one.place,
                "name": one.name,
                "number": one.number,
                "left": one.is_out,
                "points": float(one.points),
                "record": one.record,
                "opponents": one.opponents,
                "games": one.games,
                "opponents_games": one.opponents_games,
            }
            for one in found.lines
        ],
        "final_places": places if found.has_places else None,
        "bracket": [
            {
                "name": stage.name,
                "is_table": stage.is_table,
                "matches": [[_side(side) for side in match] for match in stage.matches],
            }
            for stage in found.stages
        ],
        "winner": found.winner or None,
    }


def _side(of: SideRow) -> Mapping[str, object]:
    return {
        "name": of.name or None,
        "seed": of.seed,
        "result": of.result,
        "goes_on": of.goes_on,
    }
