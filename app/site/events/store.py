"""Events in the database. The actor is passed in."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from datetime import date, datetime
from typing import Any, Final

from sqlalchemy import bindparam, delete
from sqlmodel import Session, col, select

from app.games import Game
from app.games.capabilities.event_options import EventOptions
from app.games.tournament import Seating
from app.site.accounts.current import Remaining
from app.site.events.log import Actor, Did, closing_line, record
from app.site.events.states import MOVES, Action, end_of_time, state_at
from app.site.events.times import plain_time
from app.site.platform.storage.database import current_database
from app.tables import (
    Entry,
    Event,
    EventGame,
    EventState,
    EventVersion,
    PlayedGame,
    Seat,
    new_id,
    utc_now,
)


def columns_of(
    values: Mapping[str, Any], game: Game, stored: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """Settings as columns: those that belong to the game go together into `options`.

    `stored` are the options so far; what `values` does not name stays. Raises ValueError for a
    value that the game does not have. Where a game has none of these, they are left out.
    """
    own = {name: value for name, value in values.items() if name in EventOptions.NAMES}
    others = {name: value for name, value in values.items() if name not in own}
    offered = game.event_options
    if offered is None:
        return others
    return {**others, "options": offered.parse({**(stored or {}), **own}).plain()}


_SIGNS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
_CODE: Final = 6


class EventError(ValueError):
    """An action that is impossible; the message says why and what to do."""


_AT_VERSION: Final = (
    select(Event, EventVersion.number)
    .outerjoin(EventVersion, col(EventVersion.event_id) == col(Event.id))
    .where(Event.public_id == bindparam("public_id"))
)


def new_code() -> str:
    """Return six characters that are hard to misread; they identify an event or a pool and give no
    access."""
    return "".join(secrets.choice(_SIGNS) for _ in range(_CODE))


def add_event(session: Session, actor: Actor, *, game: Game, **values: Any) -> Event:
    """Store a new event of a game with these settings.

    Its public name, code and secret are made here.
    """
    secret = secrets.token_hex(32)
    columns = columns_of(values, game)
    event = Event(public_id=new_id(), code=new_code(), secret=secret, game=game.key, **columns)
    session.add(event)
    session.flush()
    record(session, id_of(event), actor, Did.CREATED, name=event.name)
    return event


def id_of(row: Event | Entry) -> int:
    """The id of a stored row."""
    assert row.id is not None
    return row.id


def locked(session: Session, event_id: int) -> Event:
    """Return the event, locked until the transaction ends."""
    return session.exec(
        select(Event)
        .where(Event.id == event_id)
        .with_for_update()
        .execution_options(populate_existing=True)
    ).one()


def at_version(session: Session, public_id: str) -> tuple[Event, int] | None:
    """The event of that public name, with its version; read in one statement."""
    found = session.exec(_AT_VERSION, params={"public_id": public_id}).first()
    return None if found is None else (found[0], found[1] or 0)


def by_code(session: Session, code: str) -> Event | None:
    """The event of that code, typed in any case."""
    return session.exec(select(Event).where(Event.code == code.strip().upper())).first()


def of_owner(session: Session, user_id: int) -> list[Event]:
    """The events of an account, newest first."""
    return list(
        session.exec(
            select(Event).where(Event.owner_id == user_id).order_by(col(Event.starts_on).desc())
        )
    )


def entered_by(session: Session, user_id: int) -> list[Event]:
    """The events that an account plays in, newest first."""
    return list(
        session.exec(
            select(Event)
            .join(Entry, col(Entry.event_id) == col(Event.id))
            .where(Entry.user_id == user_id)
            .order_by(col(Event.starts_on).desc())
        )
    )


def remaining(user_id: int) -> Remaining:
    """Return the events that remain when an account is deleted."""
    with current_database().reading() as session:
        return Remaining(of_owner(session, user_id), entered_by(session, user_id))


def move(
    session: Session, event_id: int, action: Action, actor: Actor, deadline: datetime | None = None
) -> Event:
    """Change the state of an event; `deadline` is the new one of a desk that opens again."""
    event = locked(session, event_id)
    target, now = MOVES[action], utc_now()
    before = state_at(event, now)
    if closing := closing_line(event):
        session.add(closing)
    if target is EventState.OPEN:
        event.closed_at, event.deadline = None, deadline
    elif (end := end_of_time(event)) is None or now < end:
        event.closed_at = now
    if action is Action.START:
        event.started_at = now
    elif action is Action.HALT:
        event.started_at = None
    event.state = target
    session.add(event)
    deadline_time = plain_time(deadline, event) if deadline else None
    record(session, event_id, actor, Did.MOVED, before=before, after=target, deadline=deadline_time)
    return event


def seat_round(
    session: Session,
    event_id: int,
    number: int,
    seatings: Sequence[Seating],
    players: Mapping[str, Entry],
    actor: Actor,
) -> None:
    """Seat a round according to its pairings, replacing any loaded before."""
    locked(session, event_id)
    session.exec(delete(Seat).where(col(Seat.event_id) == event_id, col(Seat.round) == number))
    for seating in seatings:
        for name in seating.players:
            entry_id = id_of(players[name])
            session.add(
                Seat(
                    event_id=event_id,
                    round=number,
                    table_name=seating.table,
                    entry_id=entry_id,
                )
            )
    record(
        session,
        event_id,
        actor,
        Did.SEATED,
        round=number,
        tables=[[seating.table, *seating.players] for seating in seatings],
    )


def seated_rounds(session: Session, event_id: int) -> list[int]:
    """Return the rounds that have pairings, in order."""
    wanted = select(Seat.round).where(Seat.event_id == event_id).distinct()
    return sorted(session.exec(wanted))


def seats_of(session: Session, event_id: int, number: int) -> list[Seat]:
    """Return the seats of one round."""
    wanted = select(Seat).where(Seat.event_id == event_id, Seat.round == number)
    return list(session.exec(wanted.order_by(col(Seat.id))))


def last_seat(session: Session, entry_id: int) -> Seat | None:
    """Return where a player sits in the latest round."""
    wanted = select(Seat).where(Seat.entry_id == entry_id).order_by(col(Seat.round).desc())
    return session.exec(wanted).first()


def purge(session: Session, event_ids: Iterable[int]) -> None:
    """Delete events with everything that belongs to them, their games by link too."""
    ids = list(event_ids)
    # Events are locked before games, as where the end of a game is told to the desk.
    session.exec(select(Event.id).where(col(Event.id).in_(ids)).with_for_update()).all()
    played = select(EventGame.game_id).where(col(EventGame.event_id).in_(ids))
    session.connection().execute(delete(PlayedGame).where(col(PlayedGame.id).in_(played)))
    session.connection().execute(delete(Event).where(col(Event.id).in_(ids)))


def purge_due(session: Session, today: date) -> int:
    """Delete the events whose deletion date has come; return how many."""
    due = list(session.exec(select(Event.id).where(col(Event.purge_on) <= today)))
    purge(session, [one for one in due if one is not None])
    return len(due)
