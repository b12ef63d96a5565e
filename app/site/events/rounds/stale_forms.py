"""Forms of rounds that somebody has to decide: made on an older page, or with consequences.

Consequences are effects of a correction on a top cut, and tables that are open when an event ends.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Final

from flask import request
from sqlmodel import Session

from app.games.tournament.matches import Outcome
from app.games.tournament.results import typed_result
from app.games.tournament.standings import standings
from app.site.events import store
from app.site.events.access import ReachedEvent
from app.site.events.decisions import MADE_ON, DecisionNeededError, require_seen
from app.site.events.log import Did, last_writer
from app.site.events.players import store as players
from app.site.events.rounds import store as rounds
from app.site.events.rounds.plan import plan_of
from app.site.events.rounds.policy import (
    ENDINGS,
    Played,
    in_series,
    outcome_of,
    outcome_with_names,
)
from app.site.events.rounds.results_file import ReadResult, on_one_line
from app.site.events.rounds.store import entrants_of
from app.site.events.times import plain_time
from app.site.platform.http.browser_copies import version_of_content
from app.site.presentation.formatting import plural
from app.tables import Entry, Event, EventMatch, EventRound, RoundKind

_SHOWN_TABLES: Final = 8


@dataclass(frozen=True, slots=True)
class CutChange:
    """Players that a correction brings into a top cut, and those it takes out, by name."""

    comes_in: tuple[str, ...]
    goes_out: tuple[str, ...]

    @property
    def details(self) -> dict[str, list[str]]:
        """Details for the log."""
        return {"would_play_the_cut": [*self.comes_in], "would_not_play_it": [*self.goes_out]}


def cut_after(
    event: Event,
    rounds: Sequence[Played],
    entries: Sequence[Entry],
    number: int,
    outcomes: Mapping[int, Outcome | None],
) -> CutChange | None:
    """Return how the field of a top cut would change if tables of a round had other outcomes.

    `outcomes` are by the number of the table. None if no cut has begun, or the round is part
    of it.
    """
    cut = next((one for one in rounds if one.round.kind in ENDINGS), None)
    if cut is None or number >= cut.round.number:
        return None
    plays = {str(seat) for table in cut.tables for seat in table.seats}
    names = {str(one.id): one.name for one in entries}
    may_play = plays | {str(one.id) for one in entries if one.is_in and not one.declines_cut}
    matches = [
        replace(match, outcome=outcomes[table.number])
        if one.round.number == number and table.number in outcomes
        else match
        for one in rounds
        if one.round.number < cut.round.number
        for table, match in zip(one.tables, one.matches, strict=True)
    ]
    plan = plan_of(event)
    order = standings(entrants_of(rounds, entries), matches, event.secret, plan.scoring, plan.ties)
    best = [line.id for line in order if line.id in may_play][: len(plays)]
    return CutChange(
        tuple(names[one] for one in best if one not in plays),
        tuple(names[line.id] for line in order if line.id in plays and line.id not in best),
    )


def open_matters(rounds: Sequence[Played]) -> list[str]:
    """Return what is open in the last round, in words: results, or the rest of a top cut."""
    if not rounds:
        return []
    last = rounds[-1]
    if last.open_tables:
        numbers = [str(number) for number in last.open_tables]
        more = f" and {len(numbers) - _SHOWN_TABLES} more" if len(numbers) > _SHOWN else ""
        return [f"No result yet: table {', '.join(numbers[:_SHOWN_TABLES])}{more}."]
    if last.round.kind == RoundKind.CUT and len(last.tables) > 1:
        return ["Its winners have not met: the top cut has no final yet."]
    return []


SENT_AGAIN: Final = "results"
"""The field with the results of a file, when a question about it is answered."""

_AFTER_CUT: Final = "after_cut"
_SHOWN: Final = 12


def row_address(reached: ReachedEvent, number: int, table: int) -> str:
    """The address of a table on the page of rounds."""
    return f"{reached.base}/rounds#round-{number}-table-{table}"


def require_seen_rounds(session: Session, reached: ReachedEvent) -> None:
    """Raise DecisionNeededError if there are other rounds than the form showed."""
    store.locked(session, reached.event_id)
    played = rounds.rounds_of(session, reached.event_id)
    last = played[-1].round if played else None
    number = last.number if last else 0
    require_seen(
        last.seed if last else "",
        what="the rounds",
        stands=f"round {number} is paired" if last else "no round is paired",
        sent=f"pair round {number + 1}",
        who=last_writer(session, reached.event_id, Did.PAIRED, round=number),
        back=f"{reached.base}/rounds",
    )


def require_seen_pairing(session: Session, reached: ReachedEvent, number: int) -> None:
    """Raise DecisionNeededError if a round was paired again since the form was made."""
    store.locked(session, reached.event_id)
    played = rounds.rounds_of(session, reached.event_id)
    if not 1 <= number <= len(played):
        return
    require_seen(
        played[number - 1].round.seed,
        what=f"the pairings of round {number}",
        stands=f"round {number} was taken back and paired again",
        sent=f"take round {number} back",
        who=last_writer(session, reached.event_id, Did.PAIRED, round=number),
        back=f"{reached.base}/rounds",
    )


def decided_change(
    session: Session,
    reached: ReachedEvent,
    number: int,
    outcomes: Mapping[int, Outcome | None],
    back: str,
) -> CutChange | None:
    """Return what a correction would have changed in a top cut that has begun.

    Raises DecisionNeededError unless the request says that it is wanted.
    """
    played = rounds.rounds_of(session, reached.event_id)
    entries = players.entries_of(session, reached.event_id)
    change = cut_after(reached.event, played, entries, number, outcomes)
    if change is None or request.form.get(_AFTER_CUT):
        return change
    raise DecisionNeededError(
        f"The top cut was made from the standings that this result of round {number} changes",
        _facts_of_cut(change),
        "Correct the result",
        "Leave it as it is",
        back,
        {_AFTER_CUT: "yes"},
    )


def _facts_of_cut(change: CutChange) -> tuple[tuple[str, str], ...]:
    facts: tuple[tuple[str, str], ...] = (
        ("Would play the cut", in_series(change.comes_in)),
        ("Would not play it", in_series(change.goes_out)),
    )
    if not change.comes_in:
        facts = (("Who plays the cut", "The same players would; their seeds may differ."),)
    return (*facts, ("The cut itself", "It stays as it is, unless you take its first round back."))


def decided_file(
    reached: ReachedEvent,
    played: Sequence[Played],
    entries: Sequence[Entry],
    number: int,
    found: Sequence[ReadResult],
    back: str,
) -> CutChange | None:
    """Return what the results of a file would have changed in a top cut that has begun.

    Raises DecisionNeededError where results stand that it would replace, or a cut has begun, unless
    the request answers a question that showed just that.
    """
    here = played[number - 1]
    stored = {table.number: outcome_of(table.outcome) for table in here.tables}
    changed = {one.table: one.outcome for one in found if stored[one.table] != one.outcome}
    replaced = {table: stored[table] for table in changed if stored[table] is not None}
    change = cut_after(reached.event, played, entries, number, changed) if changed else None
    seen = version_of_content(
        [here.round.seed, *((table, typed_result(was)) for table, was in replaced.items()),
         change.details if change else {}]
    )  # fmt: skip
    if (not replaced and change is None) or request.form.get(MADE_ON) == seen:
        return change
    names = {one.id: one.name for one in entries}
    seats = {table.number: [names[seat] for seat in table.seats] for table in here.tables}
    lines = [
        f"Table {table}: {outcome_with_names(was, seats[table])}; "
        f"the file says {outcome_with_names(changed[table], seats[table])}"
        for table, was in list(replaced.items())[:_SHOWN]
    ]
    if len(replaced) > _SHOWN:
        lines.append(f"and {len(replaced) - _SHOWN} more")
    title = f"The file would replace {plural(len(replaced), 'result')} of round {number}"
    if not replaced:
        title = f"The top cut was made from standings that the file of round {number} changes"
    raise DecisionNeededError(
        title,
        (
            *((("Stands now", "\n".join(lines)),) if lines else ()),
            *(_facts_of_cut(change) if change else ()),
        ),
        "Enter the file’s results",
        "Leave everything as it is",
        back,
        {MADE_ON: seen, SENT_AGAIN: on_one_line(found)},
    )


def require_seen_result(
    session: Session,
    reached: ReachedEvent,
    round_: EventRound,
    match: EventMatch,
    outcome: Outcome | None,
) -> None:
    """Raise DecisionNeededError if another result stands than the form showed."""
    stored = outcome_of(match.outcome)
    if stored == outcome:
        return
    seated = {one.id: one.name for one in players.entries_with(session, match.seats)}
    names = [seated[seat] for seat in match.seats]
    number, table = round_.number, match.number
    require_seen(
        typed_result(stored),
        what=f"the result of table {table} in round {number}",
        stands=outcome_with_names(stored, names) or "no result",
        sent=outcome_with_names(outcome, names) or "no result",
        who=last_writer(session, reached.event_id, Did.RESULT, round=number, table=table),
        back=row_address(reached, number, table),
    )


def require_seen_clock(session: Session, reached: ReachedEvent, round_: EventRound) -> None:
    """Raise DecisionNeededError if the clock runs, and the form did not show that."""
    started = round_.clock_started_at
    if started is not None:
        event = reached.event
        end = started + timedelta(minutes=round_.minutes)
        require_seen(
            started.isoformat(),
            what=f"the clock of round {round_.number}",
            stands=f"it runs since {plain_time(started, event)}, until {plain_time(end, event)}",
            sent=f"start it now, for {plural(round_.minutes, 'minute')}",
            who=last_writer(session, reached.event_id, Did.CLOCK, round=round_.number),
            back=f"{reached.base}/rounds",
        )
