"""Rounds in the database: paired, taken back, reported, ranked. The actor is passed in."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from sqlmodel import Session, col, select

from app.games.tournament import Seating, multiplayer, swiss, top_cut
from app.games.tournament.matches import Entrant, Outcome
from app.games.tournament.places import final_places
from app.games.tournament.standings import Standing, standings
from app.site.events import store
from app.site.events.deck_checks import selection
from app.site.events.log.store import Actor, Did, record
from app.site.events.players import store as players
from app.site.events.rounds.policy import (
    LONGEST_ROUND,
    MOST_EXTRA,
    MOST_ROUNDS,
    Played,
    Progress,
    agreed,
    minutes_between,
    outcome_in_words,
    outcome_of,
    stored_outcome,
)
from app.site.events.rounds.results_file import ReadResult
from app.site.events.store import EventError
from app.tables import DeckCheck, Entry, Event, EventMatch, EventRound, RoundKind, utc_now

_SHOWN: Final = 8


def rounds_of(session: Session, event_id: int) -> tuple[Played, ...]:
    """All rounds with their tables, in order."""
    tables: dict[int, list[EventMatch]] = {}
    wanted = select(EventMatch).where(EventMatch.event_id == event_id)
    for table in session.exec(wanted.order_by(col(EventMatch.number))):
        tables.setdefault(table.round_id, []).append(table)
    of_event = select(EventRound).where(EventRound.event_id == event_id)
    return tuple(
        Played(one, tuple(tables.get(one.id or 0, ())))
        for one in session.exec(of_event.order_by(col(EventRound.number)))
    )


def progress_of(session: Session, event_id: int) -> Progress | None:
    """How far the latest round is; None before the first one. It reads less than `rounds_of`."""
    rounds = select(EventRound).where(EventRound.event_id == event_id)
    last = session.exec(rounds.order_by(col(EventRound.number).desc())).first()
    if last is None:
        return None
    wanted = select(EventMatch.seats, EventMatch.outcome).where(EventMatch.round_id == last.id)
    played = [outcome for seats, outcome in session.exec(wanted) if len(seats) > 1]
    return Progress(last.number, sum(map(bool, played)), len(played))


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
    if own is None:
        return Played(last, (), len(tables))
    return Played(last, (session.get_one(EventMatch, own),), len(tables) - 1)


def rounds_of_player(session: Session, event_id: int, entry: Entry) -> tuple[Played, ...]:
    """The rounds in which a player sits, in order, each with only the player's own table."""
    seats = select(EventMatch.id, EventMatch.round_id, EventMatch.seats)
    tables = session.exec(seats.where(EventMatch.event_id == event_id)).all()
    counts = Counter(round_id for _, round_id, _ in tables)
    own = {round_id: id_ for id_, round_id, there in tables if entry.id in there}
    rounds = select(EventRound).where(col(EventRound.id).in_(own))
    return tuple(
        Played(one, (session.get_one(EventMatch, own[one.id or 0]),), counts[one.id or 0] - 1)
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
        missing = ", ".join(map(str, rounds[-1].open_tables[:_SHOWN]))
        more = " and others" if len(rounds[-1].open_tables) > _SHOWN else ""
        raise EventError(
            f"Round {rounds[-1].round.number} is not finished: table {missing}{more} has no result."
        )
    if len(rounds) >= MOST_ROUNDS:
        raise EventError(f"An event has at most {MOST_ROUNDS} rounds.")
    if not 1 <= minutes <= LONGEST_ROUND:
        raise EventError(f"A round lasts from 1 to {LONGEST_ROUND} minutes.")
    if rounds and rounds[-1].round.kind == RoundKind.CUT:
        kind = RoundKind.CUT
    entries = players.entries_of(session, event_id)
    seed = secrets.token_hex(8)
    try:
        tables = _tables(event, rounds, entries, kind, cut, seed)
    except ValueError as problem:
        raise EventError(str(problem)) from None
    if not tables:
        raise EventError("There is nobody left to pair: the last round decided the event.")
    number = len(rounds) + 1
    made = EventRound(event_id=event_id, number=number, kind=kind, seed=seed, minutes=minutes)
    session.add(made)
    session.flush()
    for place, table in enumerate(tables, 1):
        session.add(
            EventMatch(
                event_id=event_id, round_id=made.id or 0, number=place,
                seats=[int(one) for one in table],
            )
        )  # fmt: skip
    _seat(session, event_id, number, tables, entries, actor)
    record(session, event_id, actor, Did.PAIRED, round=number, kind=kind, seed=seed)
    return made


def _tables(
    event: Event,
    rounds: Sequence[Played],
    entries: Sequence[Entry],
    kind: RoundKind,
    cut: int,
    seed: str,
) -> tuple[tuple[str, ...], ...]:
    """Who sits where. Raises ValueError as the rules of tournaments do."""
    if kind is RoundKind.CUT and rounds and rounds[-1].round.kind == RoundKind.CUT:
        return top_cut.next_round(rounds[-1].matches)
    earlier = [match for one in rounds for match in one.matches]
    there = [it for it in entrants_of(rounds, entries) if _is_in(it, entries)]
    fewest = multiplayer.FEWEST_PLAYERS if kind is RoundKind.TABLES else 2
    if len(there) < fewest:
        words = "three" if kind is RoundKind.TABLES else "two"
        raise ValueError(f"At least {words} players are needed; add players, or put some back.")
    if kind is RoundKind.CUT:
        ids = {entrant.id for entrant in there}
        order = [line.id for line in standings_of(event, rounds, entries) if line.id in ids]
        return top_cut.first_round(order[:cut])
    if kind is RoundKind.TABLES:
        return multiplayer.seat(there, earlier, seed)
    return swiss.pair(there, earlier, seed)


def _is_in(entrant: Entrant, entries: Sequence[Entry]) -> bool:
    return any(str(one.id) == entrant.id and one.is_in for one in entries)


def _seat(
    session: Session,
    event_id: int,
    number: int,
    tables: Sequence[Sequence[str]],
    entries: Sequence[Entry],
    actor: Actor,
) -> None:
    """Tell the deck checks who sits where."""
    names = {str(one.id): one.name for one in entries}
    seatings = [
        Seating(str(place), tuple(names[one] for one in table))
        for place, table in enumerate(tables, 1)
    ]
    by_name = {one.name: one for one in entries}
    selection.load(session, event_id, number, seatings, by_name, actor)


def entrants_of(rounds: Sequence[Played], entries: Sequence[Entry]) -> list[Entrant]:
    """Everybody who played or is in, with the first round in which each could play."""
    seated = {seat for one in rounds for table in one.tables for seat in table.seats}
    return [
        Entrant(str(one.id), 1 + sum(it.round.made_at < one.created_at for it in rounds))
        for one in entries
        if one.is_in or one.id in seated
    ]


def standings_of(
    event: Event, rounds: Sequence[Played], entries: Sequence[Entry]
) -> tuple[Standing, ...]:
    """The standings after all rounds before a top cut."""
    matches = [match for one in rounds if one.round.kind != RoundKind.CUT for match in one.matches]
    return standings(entrants_of(rounds, entries), matches, event.secret)


def places_of(event: Event, rounds: Sequence[Played], entries: Sequence[Entry]) -> dict[int, int]:
    """The final place of every player who took part, by the id of the entry; empty at first."""
    if not rounds:
        return {}
    order = [line.id for line in standings_of(event, rounds, entries)]
    cut = [one.matches for one in rounds if one.round.kind == RoundKind.CUT]
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


def start_clock(session: Session, round_: EventRound, actor: Actor) -> None:
    """Let the time of a round run from now."""
    round_.clock_started_at = utc_now()
    session.add(round_)
    record(session, round_.event_id, actor, Did.CLOCK, round=round_.number, minutes=round_.minutes)


def add_minutes(session: Session, table: EventMatch, minutes: int) -> None:
    """Give a table more time. Raises EventError for more than two hours in all."""
    if not 0 <= table.extra_minutes + minutes <= MOST_EXTRA:
        raise EventError(f"A table can get from 0 to {MOST_EXTRA} extra minutes.")
    table.extra_minutes += minutes
    session.add(table)


def enter(
    session: Session, round_: EventRound, table: EventMatch, outcome: Outcome | None, actor: Actor
) -> None:
    """Set or remove a result. Raises EventError in a round before a top cut's next one."""
    before = outcome_in_words(outcome_of(table.outcome))
    table.outcome = stored_outcome(outcome)
    session.add(table)
    record(
        session, round_.event_id, actor, Did.RESULT, round=round_.number, table=table.number,
        before=before, after=outcome_in_words(outcome),
    )  # fmt: skip


def enter_all(session: Session, played: Played, results: Sequence[ReadResult], actor: Actor) -> int:
    """Set results of a round that differ from those that stand; return how many they are."""
    tables = {table.number: table for table in played.tables}
    changed = [one for one in results if outcome_of(tables[one.table].outcome) != one.outcome]
    for one in changed:
        enter(session, played.round, tables[one.table], one.outcome, actor)
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
