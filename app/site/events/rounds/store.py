"""Rounds in the database: paired, taken back, reported, ranked. The actor is passed in."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from sqlmodel import Session, col, select

from app.games.tournament import Seating, multiplayer, swiss, top_cut
from app.games.tournament.matches import EFFECTS, Entrant, Outcome, table_numbers
from app.games.tournament.places import final_places
from app.games.tournament.pods import Pods
from app.games.tournament.standings import Standing, standings
from app.site.events import messages, store
from app.site.events.log import Actor, Did, record
from app.site.events.players import store as players
from app.site.events.pods import store as pods_store
from app.site.events.rounds.plan import FINAL_TABLE, plan_of, planned_rounds
from app.site.events.rounds.policy import (
    ENDINGS,
    LONGEST_ROUND,
    MOST_ROUNDS,
    Played,
    Progress,
    agreed,
    in_series,
    minutes_between,
    outcome_in_words,
    outcome_of,
    outcome_with_names,
    stored_outcome,
)
from app.site.events.rounds.results_file import ReadResult
from app.site.events.store import EventError
from app.tables import (
    DeckCheck,
    Entry,
    Event,
    EventMatch,
    EventRound,
    LogEntry,
    RoundKind,
    utc_now,
)

_SHOWN: Final = 8


def rounds_of(session: Session, event_id: int) -> tuple[Played, ...]:
    """All rounds with their tables, in order."""
    tables: dict[int, list[EventMatch]] = {}
    planned = planned_rounds(session, event_id)
    wanted = select(EventMatch).where(EventMatch.event_id == event_id)
    for table in session.exec(wanted.order_by(col(EventMatch.number))):
        tables.setdefault(table.round_id, []).append(table)
    of_event = select(EventRound).where(EventRound.event_id == event_id)
    return tuple(
        Played(one, tuple(tables.get(one.id or 0, ())), 0, planned)
        for one in session.exec(of_event.order_by(col(EventRound.number)))
    )


def progress_of(session: Session, event_id: int) -> Progress | None:
    """Return the progress of the latest round, read with less than `rounds_of`; None before it."""
    rounds = select(EventRound).where(EventRound.event_id == event_id)
    last = session.exec(rounds.order_by(col(EventRound.number).desc())).first()
    if last is None:
        return None
    wanted = select(EventMatch.seats, EventMatch.outcome).where(EventMatch.round_id == last.id)
    played = [outcome for seats, outcome in session.exec(wanted) if len(seats) > 1]
    return Progress(last.number, sum(map(bool, played)), len(played))


def last_round(session: Session, event_id: int) -> Played | None:
    """The latest round with all its tables; None before the first one."""
    rounds = select(EventRound).where(EventRound.event_id == event_id)
    last = session.exec(rounds.order_by(col(EventRound.number).desc())).first()
    if last is None:
        return None
    tables = select(EventMatch).where(EventMatch.round_id == last.id)
    there = tuple(session.exec(tables.order_by(col(EventMatch.number))))
    return Played(last, there, 0, planned_rounds(session, event_id))


def last_round_of(session: Session, event_id: int, entry: Entry) -> Played | None:
    """The latest round with only the table of one player; None before the first round.

    It has no table if the player does not sit in the round. This reads far less than `rounds_of`.
    """
    rounds = select(EventRound).where(EventRound.event_id == event_id)
    last = session.exec(rounds.order_by(col(EventRound.number).desc())).first()
    if last is None:
        return None
    seats = select(EventMatch.id, EventMatch.seats).where(EventMatch.round_id == last.id)
    tables = session.exec(seats).all()
    own = next((id_ for id_, there in tables if entry.id in there), None)
    planned = planned_rounds(session, event_id)
    if own is None:
        return Played(last, (), len(tables), planned)
    return Played(last, (session.get_one(EventMatch, own),), len(tables) - 1, planned)


def rounds_of_player(session: Session, event_id: int, entry: Entry) -> tuple[Played, ...]:
    """The rounds in which a player sits, in order, each with only the player's own table."""
    seats = select(EventMatch.id, EventMatch.round_id, EventMatch.seats)
    tables = session.exec(seats.where(EventMatch.event_id == event_id)).all()
    counts = Counter(round_id for _, round_id, _ in tables)
    own = {round_id: id_ for id_, round_id, there in tables if entry.id in there}
    rounds = select(EventRound).where(col(EventRound.id).in_(own))
    planned = planned_rounds(session, event_id)
    return tuple(
        Played(
            one, (session.get_one(EventMatch, own[one.id or 0]),), counts[one.id or 0] - 1, planned
        )
        for one in session.exec(rounds.order_by(col(EventRound.number)))
    )


def pair(
    session: Session, event_id: int, kind: RoundKind, cut: int, minutes: int, actor: Actor
) -> EventRound:
    """Pair the next round. `cut` is how many play the first round of a top cut.

    After a round of a top cut its winners meet, whatever `kind` says.

    Raises EventError while tables of the round before have no result, and where there are too few
    players.
    """
    event = store.locked(session, event_id)
    rounds = rounds_of(session, event_id)
    if rounds and rounds[-1].open_tables:
        open_ = rounds[-1].open_tables
        said = [str(number) for number in open_[:_SHOWN]]
        named = in_series([*said, "others"] if len(open_) > _SHOWN else said)
        raise EventError(
            f"Round {rounds[-1].round.number} is not finished: "
            f"{f'table {named} has' if len(open_) == 1 else f'tables {named} have'} no result."
        )
    if len(rounds) >= MOST_ROUNDS:
        raise EventError(f"An event has at most {MOST_ROUNDS} rounds.")
    if not 1 <= minutes <= LONGEST_ROUND:
        raise EventError(f"A round lasts from 1 to {LONGEST_ROUND} minutes.")
    if rounds and rounds[-1].round.kind in ENDINGS:
        kind = RoundKind(rounds[-1].round.kind)
    entries = players.entries_of(session, event_id)
    seed = secrets.token_hex(8)
    try:
        pods = pods_store.pods_of(session, event_id) if kind is RoundKind.PODS else ()
        tables = _tables(event, rounds, entries, kind, cut, seed, pods)
    except ValueError as problem:
        raise EventError(str(problem)) from None
    if not tables:
        raise EventError("There is nobody left to pair: the last round decided the event.")
    number = len(rounds) + 1
    made = EventRound(
        event_id=event_id, number=number, kind=kind, seed=seed, minutes=minutes,
        times_paired=1 + _times_taken_back(session, event_id, number),
    )  # fmt: skip
    session.add(made)
    session.flush()
    there = {str(one.id) for one in entries if one.is_in}
    fixed = {str(one.id): one.fixed_table for one in entries}
    numbers = table_numbers([[fixed.get(one) for one in table] for table in tables])
    for place, table in zip(numbers, tables, strict=True):
        match = EventMatch(
            event_id=event_id, round_id=made.id or 0, number=place,
            seats=[int(one) for one in table],
        )  # fmt: skip
        session.add(match)
        if kind is RoundKind.CUT and (outcome := top_cut.walk_over(table, there)):
            enter(session, made, match, outcome, actor)
    session.flush()
    seat_for_checks(session, event_id, rounds_of(session, event_id)[-1], entries, actor)
    record(session, event_id, actor, Did.PAIRED, round=number, kind=kind, seed=seed)
    return made


def walk_overs(session: Session, made: EventRound) -> list[str]:
    """Say which tables of a new round were decided when it was paired, since somebody has left."""
    played = next(it for it in rounds_of(session, made.event_id) if it.round.id == made.id)
    seats = [seat for table in played.tables for seat in table.seats]
    names = {one.id: one.name for one in players.entries_with(session, seats)}
    return [
        f"Table {table.number}: {outcome_with_names(outcome, [names[it] for it in table.seats])}."
        for table in played.tables
        if (outcome := outcome_of(table.outcome)) is not None
    ]


def _times_taken_back(session: Session, event_id: int, number: int) -> int:
    """Count how often a round of this number was paired and taken back, by the log."""
    wanted = select(LogEntry).where(LogEntry.event_id == event_id, LogEntry.action == Did.UNPAIRED)
    return sum(line.details.get("round") == number for line in session.exec(wanted))


def _tables(
    event: Event,
    rounds: Sequence[Played],
    entries: Sequence[Entry],
    kind: RoundKind,
    cut: int,
    seed: str,
    pods: Pods,
) -> tuple[tuple[str, ...], ...]:
    """The players of each table. Raises ValueError as the rules of tournaments do."""
    if rounds and rounds[-1].round.kind == RoundKind.FINAL:
        return ()
    if kind is RoundKind.CUT and rounds and rounds[-1].round.kind == RoundKind.CUT:
        last = rounds[-1]
        return top_cut.next_round(last.bracket, [table.number for table in last.in_bracket])
    plan = plan_of(event)
    earlier = [match for one in rounds for match in one.matches]
    there = [it for it in entrants_of(rounds, entries) if _is_in(it, entries)]
    fewest = multiplayer.FEWEST_PLAYERS if kind in (RoundKind.TABLES, RoundKind.FINAL) else 2
    if len(there) < fewest:
        words = "three" if fewest == 3 else "two"
        raise ValueError(f"At least {words} players are needed; add players, or put some back.")
    order = [line.id for line in standings_of(event, rounds, entries)]
    if kind in ENDINGS:
        return _ending(kind, cut, order, there, entries)
    byes = [str(one.id) for one in entries if one.is_in and one.byes > len(rounds)]
    playing = [it for it in there if it.id not in byes]
    if len(playing) < fewest:
        raise ValueError("Too few players are without a bye in this round to be paired.")
    alone = tuple((one,) for one in byes)
    if kind is RoundKind.TABLES:
        return (*multiplayer.seat(playing, earlier, seed, plan.scoring), *alone)
    if kind is RoundKind.PODS:
        groups = _groups(playing, pods)
        paired = [
            swiss.pair(group, earlier, f"{seed}/{number}", plan.scoring)
            for number, group in enumerate(groups, 1)
        ]
        found = tuple(table for tables in paired for table in tables)
        return (*sorted(found, key=lambda table: -len(table)), *alone)
    is_last = plan.last_by_standings and len(rounds) + 1 == plan.rounds
    best_first = order if is_last and rounds else ()
    return (*swiss.pair(playing, earlier, seed, plan.scoring, best_first), *alone)


def _ending(
    kind: RoundKind,
    size: int,
    order: Sequence[str],
    there: Sequence[Entrant],
    entries: Sequence[Entry],
) -> tuple[tuple[str, ...], ...]:
    """The first round of a top cut, or the final table, of the best who are there and take part.

    Raises ValueError where they are fewer than it needs.
    """
    declined = {str(one.id) for one in entries if one.declines_cut}
    ids = {entrant.id for entrant in there} - declined
    best = [one for one in order if one in ids]
    if kind is RoundKind.FINAL and size not in FINAL_TABLE:
        raise ValueError("A final table has three, four or five players.")
    if kind is RoundKind.CUT:
        top_cut.require_size(size)
    if size > len(best):
        what = f"A top {size}" if kind is RoundKind.CUT else f"A final table of {size}"
        few = f"only {len(best)} are there" + (" and take part" if declined else "")
        raise ValueError(f"{what} needs {size} players, and {few}. Choose a smaller number.")
    if kind is RoundKind.FINAL:
        return (tuple(best[:size]),)
    return top_cut.first_round(best[:size])


def _groups(playing: Sequence[Entrant], pods: Pods) -> list[list[Entrant]]:
    """The players of each pod; those without a seat are one more group.

    Raises ValueError where no pods are seated.
    """
    if not pods:
        raise ValueError("No pods are seated. Seat them first, or pair the round as Swiss.")
    seated = {one for pod in pods for one in pod}
    groups = [[it for it in playing if it.id in pod] for pod in pods]
    return [group for group in (*groups, [it for it in playing if it.id not in seated]) if group]


def _is_in(entrant: Entrant, entries: Sequence[Entry]) -> bool:
    return any(str(one.id) == entrant.id and one.is_in for one in entries)


def seat_for_checks(
    session: Session, event_id: int, played: Played, entries: Sequence[Entry], actor: Actor
) -> None:
    """Tell the deck checks who sits where."""
    names = {one.id: one.name for one in entries}
    seatings = [
        Seating(str(table.number), tuple(names[seat] for seat in table.seats))
        for table in played.tables
    ]
    by_name = {one.name: one for one in entries}
    store.seat_round(session, event_id, played.round.number, seatings, by_name, actor)


def entrants_of(rounds: Sequence[Played], entries: Sequence[Entry]) -> list[Entrant]:
    """Everybody who played or is in, with the round of each one's first table.

    Whoever has not sat at a table yet would begin in the next round. No clock has a say in this.
    """
    first: dict[int, int] = {}
    for one in rounds:
        for table in one.tables:
            for seat in table.seats:
                first.setdefault(seat, one.round.number)
    return [
        Entrant(str(one.id), first.get(store.id_of(one), len(rounds) + 1))
        for one in entries
        if one.is_in or one.id in first
    ]


def standings_of(
    event: Event, rounds: Sequence[Played], entries: Sequence[Entry]
) -> tuple[Standing, ...]:
    """The standings after all rounds before a top cut."""
    matches = [match for one in rounds if one.round.kind not in ENDINGS for match in one.matches]
    plan = plan_of(event)
    return standings(entrants_of(rounds, entries), matches, event.secret, plan.scoring, plan.ties)


def places_of(event: Event, rounds: Sequence[Played], entries: Sequence[Entry]) -> dict[int, int]:
    """The final place of every player who took part, by the id of the entry; empty at first."""
    if not rounds:
        return {}
    order = [line.id for line in standings_of(event, rounds, entries)]
    cut = [one.bracket for one in rounds if one.round.kind in ENDINGS]
    return {int(one): place for one, place in final_places(order, cut).items()}


def take_back(session: Session, event_id: int, number: int, actor: Actor) -> None:
    """Delete the last round. Raises EventError for another one, and once a result is in."""
    store.locked(session, event_id)
    rounds = rounds_of(session, event_id)
    if not rounds or rounds[-1].round.number != number:
        raise EventError("Only the last round can be taken back.")
    last = rounds[-1]
    if any(table.outcome or table.reports for table in last.tables):
        raise EventError("This round has results. Remove them first, then take it back.")
    for table in last.tables:
        session.delete(table)
    session.flush()
    session.delete(last.round)
    record(session, event_id, actor, Did.UNPAIRED, round=number)


def enter(
    session: Session,
    round_: EventRound,
    table: EventMatch,
    outcome: Outcome | None,
    actor: Actor,
    leaving: Collection[int] = (),
    **cut: Sequence[str],
) -> None:
    """Set or remove a result; `leaving` are the seats from 0 of those who leave the event with it.

    Who is disqualified leaves it, too. `cut` are details of what would have changed in a top cut.
    A result that stands already is not noted again.
    """
    before = outcome_in_words(outcome_of(table.outcome))
    if outcome != outcome_of(table.outcome) or (outcome is None and table.reports):
        table.outcome = stored_outcome(outcome)
        if outcome is None:
            table.reports = {}
        session.add(table)
        if before:
            _tell_players(session, round_, table, outcome, actor)
        record(
            session, round_.event_id, actor, Did.RESULT, round=round_.number, table=table.number,
            before=before, after=outcome_in_words(outcome), entry_id=None, **cut,
        )  # fmt: skip
    for seat, entry_id in enumerate(table.seats):
        loss = outcome.loss_of(seat) if outcome else None
        if seat in leaving or (loss is not None and EFFECTS[loss].leaves):
            players.drop(session, session.get_one(Entry, entry_id), actor, is_out=True)


def _tell_players(
    session: Session, round_: EventRound, table: EventMatch, outcome: Outcome | None, actor: Actor
) -> None:
    """Tell the players of a table that the desk changed their result."""
    there = {store.id_of(one): one for one in players.entries_with(session, table.seats)}
    said = outcome_with_names(outcome, [there[seat].name for seat in table.seats])
    words = f"changed to: {said}" if said else "taken back; report it again or see a judge"
    text = f"Round {round_.number}, table {table.number}: the result was {words}."
    messages.send(
        session, round_.event_id, dict.fromkeys(table.seats, text), there, actor, by_mail=False
    )


def enter_all(
    session: Session,
    played: Played,
    results: Sequence[ReadResult],
    actor: Actor,
    **cut: Sequence[str],
) -> int:
    """Set results of a round that differ from those that stand; return how many they are.

    `cut` are details of what would have changed in a top cut.
    """
    tables = {table.number: table for table in played.tables}
    changed = [one for one in results if outcome_of(tables[one.table].outcome) != one.outcome]
    for one in changed:
        enter(session, played.round, tables[one.table], one.outcome, actor, (), **cut)
    return len(changed)


def report(
    session: Session, round_: EventRound, table: EventMatch, entry: Entry, outcome: Outcome,
    actor: Actor,
) -> bool:  # fmt: skip
    """Keep what a player reports; whether the result stands now, because another reports it too."""
    table.reports = {**table.reports, str(entry.id): stored_outcome(outcome)}
    session.add(table)
    found = agreed(table)
    if found is not None and not table.outcome:
        enter(session, round_, table, found, actor)
    return bool(table.outcome)


def table_of(
    session: Session, event_id: int, number: int, table: int
) -> tuple[EventRound, EventMatch] | None:
    """A table of a round, by their numbers, locked with its event."""
    store.locked(session, event_id)
    wanted = (
        select(EventRound, EventMatch)
        .where(EventMatch.round_id == EventRound.id)
        .where(EventRound.event_id == event_id, EventRound.number == number)
        .where(EventMatch.number == table)
    )
    return session.exec(wanted.execution_options(populate_existing=True)).first()


def checking_minutes(session: Session, event_id: int, number: int) -> Mapping[str, int]:
    """Minutes that deck checks took in a round, by the name of the table; running ones so far."""
    minutes: Counter[str] = Counter()
    wanted = select(DeckCheck).where(DeckCheck.event_id == event_id, DeckCheck.round == number)
    for check in session.exec(wanted):
        taken = minutes_between(check.started_at, check.finished_at or utc_now())
        minutes[check.table_name] = max(minutes[check.table_name], taken)
    return minutes
