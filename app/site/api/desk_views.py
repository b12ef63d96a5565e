"""Changes that programs of organizers and judges make at an event: players, lists and results.

Each operation may be used by the way of whoever may do the same at the desk, is written in the
event's log as there, and changes nothing if it is sent a second time.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from flask import Response
from sqlmodel import Session

from app.games.capabilities.construction import CriteriaLike
from app.games.tabletop.construction import FormatError, finding_as_json, line_as_json
from app.games.tournament.results import ResultError, read_result, typed_result
from app.site.accounts.tokens import Scope, token_use
from app.site.api import desk_models as models
from app.site.api.event_views import player_as_json
from app.site.api.operations import Topic, as_json, operation
from app.site.api.public_event_views import table_as_json
from app.site.decks.files.pasted_lists import PastedList
from app.site.events import played_pools, store
from app.site.events.access import ReachedEvent, entry_there, reach
from app.site.events.export import Standing
from app.site.events.incoming_lists import Prepared, prepare
from app.site.events.players import store as players
from app.site.events.players.lookalikes import LookAlikes
from app.site.events.registration import store as registration
from app.site.events.registration import versions
from app.site.events.registration.policy import Refusal, RefusalKind
from app.site.events.rounds import store as rounds
from app.site.events.rounds.plan import plan_of
from app.site.events.rounds.policy import Played, outcome_of, require_winner
from app.site.events.rounds.table import round_view
from app.site.events.states import ROWS, Action, allows, state_at
from app.site.events.stored_lists import decklist_of
from app.site.platform.http.problems import ProblemCode, ProblemError
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.capability_links import not_there
from app.site.platform.request.current_game import current_game
from app.site.platform.request.incoming import received_at
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_catalogue, current_database
from app.tables import Entry, EventMatch, EventRole, EventState, HandIn, utc_now

_OF_LISTS: Final = (Action.HAND_IN_FOR, Action.CHANGE_LATE)


@operation(
    "add_player",
    Topic.EVENTS,
    models.PlayerAdded,
    refusals=(404, 409, 413, 415),
    scope=Scope.WRITE_EVENTS,
)
@open_to(Access.LINK)
@limited(Cost.CHECK)
def add_player(way: str, key: str, json: models.NewPlayer) -> Response:
    """Add a player by name, with a list if one is sent: both, or nothing if one is refused.

    A name that a player has already gets 409 with the code `name_taken` and that `player`.
    """
    reached = _reach(way, key, (Action.CHANGE_PLAYERS,), *([_OF_LISTS] if json.list else ()))
    with current_database().writing() as session:
        there = players.entries_of(session, reached.event_id)
        try:
            entry = players.add_entry(session, reached.event_id, json.name, reached.actor)
        except players.NameTakenError as taken:
            raise ProblemError(
                409,
                f"There is already a player “{taken.entry.name}”. If this is another person, add "
                "something that tells the two apart.",
                {"player": taken.entry.public_id},
                code=ProblemCode.NAME_TAKEN,
            ) from None
        except store.EventError as problem:
            raise ProblemError(422, f"name: {problem}") from None
        stored = _handed_in(session, reached, entry, json.list) if json.list else None
        standing = versions.standing_of(session, entry)
        return as_json(
            {
                "player": player_as_json(Standing(entry, standing)),
                "warning": LookAlikes([one.name for one in there]).warning(entry.name),
                "list": stored,
            }
        )


@operation(
    "hand_in",
    Topic.EVENTS,
    models.ListStored,
    refusals=(404, 409, 413, 415),
    scope=Scope.WRITE_EVENTS,
)
@open_to(Access.LINK)
@limited(Cost.CHECK)
def hand_in(way: str, key: str, entry: str, json: models.SentList) -> Response:
    """Hand in a list for a player, as the desk does; the answer has its verdict and problems.

    `entry` is the id of a player. A list that is refused is not kept: `code` says why, and
    `findings` and `lines` what is wrong with it.
    """
    reached = _reach(way, key, _OF_LISTS)
    with current_database().writing() as session:
        store.locked(session, reached.event_id)
        player = entry_there(session, reached, entry)
        return as_json(_handed_in(session, reached, player, json))


def _reach(way: str, key: str, *wanted: tuple[Action, ...]) -> ReachedEvent:
    """Return the event behind a link whose holder may ever do all that is wanted at the desk.

    Each is one or more actions by which the same can be done. Aborts with 404 for others, and
    raises ProblemError where the event's state does not allow it.
    """
    reached = reach(way, key)
    for ways in wanted:
        if not reached.may_ever(*ways):
            not_there()
        _require_now(reached.role, reached.state, *ways)
    return reached


def _require_now(role: EventRole, now: EventState, *actions: Action) -> None:
    """Raise ProblemError if a role can do none of these in the event's present state."""
    if any(allows(now, action, role) for action in actions):
        return
    states = [
        state.value
        for state in EventState
        if any(allows(state, action, role) for action in actions)
    ]
    raise ProblemError(
        409,
        f"The event is {now.value}. {ROWS[actions[0]].words}: this is possible while it "
        f"is {' or '.join(states)}.",
        {"state": now.value},
        code=ProblemCode.NOT_NOW,
    )


def _handed_in(
    session: Session, reached: ReachedEvent, entry: Entry, sent: models.SentList
) -> Mapping[str, object]:
    """Store a list unless the same one stands. Raises ProblemError for a list that is refused."""
    there = versions.versions_of(session, store.id_of(entry))
    standing = next((one for one in there if one.number == entry.standing), None)
    prepared = _prepared(session, reached, entry, standing, sent.list)
    values = prepared.values()
    if standing is not None and versions.is_same(standing, values):
        return _stored(entry, standing, prepared, changed=False)
    submission = registration.Submission(
        values, received_at(), sent.reason, sent.accept_illegal, _seen(there, standing, sent)
    )
    try:
        stored = registration.hand_in(session, store.id_of(entry), submission, reached.actor)
    except registration.RefusedError as refused:
        raise _refused(refused.refusal, prepared) from None
    return _stored(entry, stored, prepared, changed=True)


def _prepared(
    session: Session, reached: ReachedEvent, entry: Entry, standing: HandIn | None, text: str
) -> Prepared:
    event, catalogue, use = reached.event, current_catalogue(), token_use()
    try:
        criteria: CriteriaLike = played_pools.criteria_for(
            event, played_pools.needed_by(session, event, entry), catalogue
        )
    except FormatError as problem:
        raise ProblemError(409, str(problem), code=ProblemCode.NOT_NOW) from None
    source = f"program “{use.label}”" if use else "a program"
    deck = decklist_of(standing, catalogue) if standing else None
    prepared = prepare(PastedList(text), criteria, source=source, standing=deck)
    if prepared.problem:
        raise ProblemError(422, f"list: {prepared.problem}")
    return prepared


def _seen(there: list[HandIn], standing: HandIn | None, sent: models.SentList) -> int | None:
    """Return the list that the program has seen. Raises ProblemError if another one stands."""
    if sent.replaces is None:
        return None
    seen = next((one.list_number for one in there if one.number == sent.replaces), 0)
    if seen != (standing.list_number if standing else 0):
        raise ProblemError(
            409,
            "Another list came in meanwhile; nothing was stored. Read the player again.",
            {"version": standing.number if standing else 0},
        )
    return seen


_REFUSALS: Final[Mapping[RefusalKind, tuple[int, ProblemCode]]] = {
    RefusalKind.NO_REASON: (422, ProblemCode.REASON_NEEDED),
    RefusalKind.OPEN_LINES: (422, ProblemCode.OPEN_LINES),
    RefusalKind.NOT_AGREED: (422, ProblemCode.NOT_LEGAL),
    RefusalKind.NO_POOL: (409, ProblemCode.POOL_NEEDED),
}
"""The statuses and codes of refusals that a program can do something about."""

_WORDS: Final[Mapping[RefusalKind, str]] = {
    RefusalKind.OPEN_LINES: (
        "Some lines are not understood, so nothing was stored; `lines` says which and why."
    ),
    RefusalKind.NOT_AGREED: (
        "The list breaks rules, so nothing was stored; `findings` says which. Mend it, or send "
        "`accept_illegal`."
    ),
}
"""Words for refusals of which the desk's page speaks in terms of its form."""


def _refused(refusal: Refusal, prepared: Prepared) -> ProblemError:
    status, code = _REFUSALS.get(refusal.kind, (409, ProblemCode.NOT_NOW))
    return ProblemError(
        status,
        _WORDS.get(refusal.kind, refusal.message),
        {
            "verdict": prepared.report.verdict.value,
            "findings": _findings(prepared),
            "lines": [line_as_json(line) for line in prepared.imported.open_lines],
        },
        code=code,
    )


def _stored(
    entry: Entry, stands: HandIn, prepared: Prepared, *, changed: bool
) -> Mapping[str, object]:
    return {
        "changed": changed,
        "player": player_as_json(Standing(entry, stands)),
        "verdict": stands.verdict,
        "findings": _findings(prepared),
    }


def _findings(prepared: Prepared) -> list[Mapping[str, object]]:
    main = current_game().files.needed().layout.main.zone
    return [finding_as_json(found, main=main) for found in prepared.report.findings]


@operation(
    "enter_result",
    Topic.EVENTS,
    models.ResultStored,
    refusals=(404, 409, 413, 415),
    scope=Scope.WRITE_EVENTS,
)
@open_to(Access.LINK)
@limited(Cost.PROGRAM)
def enter_result(way: str, key: str, number: int, json: models.SentResult) -> Response:
    """Enter, correct or remove the result of a table of the last round.

    If other players sit there or another result stands than the program says, nothing is changed:
    the answer is 409 with `seats` and `typed` as they are. A round that is over, because the next
    one is paired, gets 409 with the code `round_over`; the desk's page of rounds can correct it.
    """
    reached = _reach(way, key, (Action.PAIR,))
    with current_database().writing() as session:
        event = store.locked(session, reached.event_id)
        _require_now(reached.role, state_at(event, utc_now()), Action.PAIR)
        played = _last_round(session, reached, number)
        numbers = players.numbers_in(session, reached.event_id)
        table = _table(played, json, numbers)
        try:
            outcome = (
                read_result(len(table.seats), json.result, plan_of(event).most_wins)
                if json.result.strip()
                else None
            )
            require_winner(played.round, outcome)
        except ResultError as problem:
            raise ProblemError(422, f"result: {problem}") from None
        stands = outcome_of(table.outcome)
        if stands != outcome:
            if typed_result(stands) != json.replaces.strip():
                raise _other_by_now("another result stands", table, numbers)
            rounds.enter(session, played.round, table, outcome, reached.actor)
        entries = players.entries_with(session, table.seats)
        checking = rounds.checking_minutes(session, reached.event_id, number)
        (row,) = round_view(replace(played, tables=(table,)), entries, checking).rows
        by_name = {one.name: numbers[store.id_of(one)] for one in entries}
        return as_json({"changed": stands != outcome, "table": table_as_json(row, by_name)})


def _last_round(session: Session, reached: ReachedEvent, number: int) -> Played:
    """Return the last round if it has that number. Raises ProblemError for another one."""
    played = rounds.last_round(session, reached.event_id)
    last = played.round.number if played else 0
    if played is None or not 1 <= number <= last:
        raise ProblemError(404, f"The event has no round {number}; {last} are paired.")
    if number < last:
        raise ProblemError(
            409,
            f"Round {number} is over, as round {last} is paired. The desk's page of rounds can "
            "correct its results and shows what follows from that.",
            {"last_round": last},
            code=ProblemCode.ROUND_OVER,
        )
    return played


def _table(played: Played, sent: models.SentResult, numbers: Mapping[int, int]) -> EventMatch:
    """Return the table of a result, if it seats the players that the program names."""
    table = next((one for one in played.tables if one.number == sent.table), None)
    if table is None:
        raise ProblemError(404, f"Round {played.round.number} has no table {sent.table}.")
    if [numbers[seat] for seat in table.seats] != sent.seats:
        raise _other_by_now("other players sit there, or in other seats", table, numbers)
    return table


def _other_by_now(what: str, table: EventMatch, numbers: Mapping[int, int]) -> ProblemError:
    return ProblemError(
        409,
        f"Table {table.number}: {what}. Nothing was changed; read the round again.",
        {
            "seats": [numbers[seat] for seat in table.seats],
            "typed": typed_result(outcome_of(table.outcome)),
        },
    )
