"""Events, their links and players in the database. Whoever acts is handed in."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from datetime import date, datetime
from typing import Any, Final

from sqlalchemy import delete, func
from sqlmodel import Session, col, select

from app.games.spoils.facts import fold
from app.site.events.log import Actor, Did, record
from app.site.events.states import MOVES, Action, end_of_time
from app.site.events.times import plain_time
from app.tables import (
    Entry,
    Event,
    EventLink,
    EventState,
    HolderKind,
    key_hash,
    new_id,
    new_key,
    utc_now,
)

MOST_ENTRIES: Final = 2_000
LONGEST_NAME: Final = 80
_SIGNS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
_CODE: Final = 6
_FOLDED: Final = 160
"""As many signs as a folded name may have in the database."""


class EventError(ValueError):
    """What cannot be stored; the message says why and what to do."""


def new_code() -> str:
    """Six signs that are not misread: they name an event or a pool and open nothing."""
    return "".join(secrets.choice(_SIGNS) for _ in range(_CODE))


def add_event(session: Session, actor: Actor, **values: Any) -> Event:
    """Store a new event with these columns; its public name, code and secret are made here."""
    secret = secrets.token_hex(32)
    event = Event(public_id=new_id(), code=new_code(), secret=secret, **values)
    session.add(event)
    session.flush()
    record(session, id_of(event), actor, Did.CREATED, name=event.name)
    return event


def id_of(row: Event | Entry) -> int:
    """The id of a stored row."""
    assert row.id is not None
    return row.id


def locked(session: Session, event_id: int) -> Event:
    """The event as it stands, held until the transaction ends."""
    return session.exec(
        select(Event)
        .where(Event.id == event_id)
        .with_for_update()
        .execution_options(populate_existing=True)
    ).one()


def by_public_id(session: Session, public_id: str) -> Event | None:
    """The event of that public name."""
    return session.exec(select(Event).where(Event.public_id == public_id)).first()


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


def move(
    session: Session, event_id: int, action: Action, actor: Actor, deadline: datetime | None = None
) -> Event:
    """Lead an event to another state; `deadline` is the new one of a desk that opens again."""
    event = locked(session, event_id)
    before, target, now = EventState(event.state), MOVES[action], utc_now()
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
    told = plain_time(deadline, event) if deadline else None
    record(session, event_id, actor, Did.MOVED, before=before, after=target, deadline=told)
    return event


# Links


def find_link(session: Session, kind: HolderKind, key: str) -> EventLink | None:
    """The link that a key opens, unless it was withdrawn."""
    return session.exec(
        select(EventLink).where(
            EventLink.key_hash == key_hash(key),
            EventLink.kind == kind,
            col(EventLink.withdrawn_at).is_(None),
        )
    ).first()


def add_link(
    session: Session,
    event_id: int,
    kind: HolderKind,
    label: str,
    actor: Actor,
    entry_id: int | None = None,
) -> str:
    """Make a link and return its key, which nobody can be shown again."""
    key = new_key()
    session.add(
        EventLink(
            event_id=event_id, entry_id=entry_id, kind=kind, label=label, key_hash=key_hash(key)
        )
    )
    record(session, event_id, actor, Did.LINK_MADE, entry_id, kind=kind, label=label)
    return key


def links_of(session: Session, event_id: int) -> list[EventLink]:
    """The links of organizers and judges, the withdrawn ones too, oldest first."""
    return list(
        session.exec(
            select(EventLink)
            .where(EventLink.event_id == event_id, col(EventLink.entry_id).is_(None))
            .order_by(col(EventLink.id))
        )
    )


def link_of(session: Session, event_id: int, link_id: int) -> EventLink | None:
    """A link of the event that opens it; None where there is no such link any more."""
    return session.exec(
        select(EventLink).where(
            EventLink.id == link_id,
            EventLink.event_id == event_id,
            col(EventLink.withdrawn_at).is_(None),
        )
    ).first()


def withdraw_link(session: Session, link: EventLink, actor: Actor) -> None:
    """End a link. Raises EventError for the last one that an organizer could come back by."""
    refuse_last_way_in(session, locked(session, link.event_id), link)
    _withdraw(session, link, actor)


def refuse_last_way_in(session: Session, event: Event, link: EventLink) -> None:
    """Raise EventError where no organizer could open the event without this link."""
    others = session.exec(
        select(EventLink.id).where(
            EventLink.event_id == link.event_id,
            EventLink.kind == HolderKind.ORGANIZER,
            EventLink.id != link.id,
            col(EventLink.withdrawn_at).is_(None),
        )
    ).first()
    is_organizers = link.kind == HolderKind.ORGANIZER
    if is_organizers and event.owner_id is None and others is None:
        raise EventError(
            "This is the only organizer link: without it nobody could open the event any more. "
            "Make another organizer link first, or replace this one."
        )


def replace_player_link(session: Session, entry: Entry, actor: Actor) -> str:
    """Make a new link for a player; all older ones end."""
    links = session.exec(
        select(EventLink).where(
            EventLink.entry_id == entry.id, col(EventLink.withdrawn_at).is_(None)
        )
    ).all()
    for link in links:
        _withdraw(session, link, actor)
    return add_link(session, entry.event_id, HolderKind.PLAYER, entry.name, actor, id_of(entry))


def _withdraw(session: Session, link: EventLink, actor: Actor) -> None:
    link.withdrawn_at = utc_now()
    session.add(link)
    record(
        session,
        link.event_id,
        actor,
        Did.LINK_WITHDRAWN,
        link.entry_id,
        kind=link.kind,
        label=link.label,
    )


# Players


def plain_name(name: str) -> str:
    """A player's name as it is stored. Raises EventError."""
    plain = " ".join(name.split())
    if not plain:
        raise EventError("Enter a name, as the organizer should call it.")
    if not plain.isprintable():
        raise EventError("The name holds an invisible character; type it again.")
    if len(plain) > LONGEST_NAME or not fold(plain) or len(fold(plain)) > _FOLDED:
        raise EventError(f"A name has up to {LONGEST_NAME} visible characters.")
    return plain


def add_entry(
    session: Session, event_id: int, name: str, actor: Actor, user_id: int | None = None
) -> Entry:
    """Enter a player. Raises EventError for a name that is taken or cannot be stored."""
    plain = plain_name(name)
    locked(session, event_id)
    if entry_named(session, event_id, plain) is not None:
        raise EventError(
            f"There is a player “{plain}” already. If that's you, use the link you were given, or "
            "ask the organizer for a new one. If not, add what tells the two of you apart."
        )
    count = session.exec(select(func.count()).where(col(Entry.event_id) == event_id)).one()
    if count >= MOST_ENTRIES:
        raise EventError(f"This event is full: it holds {MOST_ENTRIES} players.")
    entry = Entry(
        event_id=event_id,
        public_id=new_id(),
        user_id=user_id,
        name=plain,
        folded_name=fold(plain),
    )
    session.add(entry)
    session.flush()
    record(session, event_id, actor, Did.ENTERED, entry.id, name=plain)
    return entry


def rename(session: Session, entry: Entry, name: str, actor: Actor) -> None:
    """Give a player another name. Raises EventError for one that is taken or cannot be stored."""
    plain = plain_name(name)
    locked(session, entry.event_id)
    known = entry_named(session, entry.event_id, plain)
    if known is not None and known.id != entry.id:
        raise EventError(f"There is another player “{plain}”. Add what tells the two apart.")
    if plain == entry.name:
        return
    before, entry.name, entry.folded_name = entry.name, plain, fold(plain)
    session.add(entry)
    record(session, entry.event_id, actor, Did.RENAMED, entry.id, before=before, after=plain)


def drop(session: Session, entry: Entry, actor: Actor, *, is_out: bool) -> None:
    """Remove a player from the event, or put one back."""
    if is_out == (entry.dropped_at is not None):
        return
    entry.dropped_at = utc_now() if is_out else None
    session.add(entry)
    record(session, entry.event_id, actor, Did.DROPPED if is_out else Did.PUT_BACK, entry.id)


def has_played(event: Event, entry: Entry) -> bool:
    """Whether the player was still in when the event started."""
    if entry.dropped_at is None:
        return True
    return event.started_at is not None and entry.dropped_at >= event.started_at


def entry_named(session: Session, event_id: int, name: str) -> Entry | None:
    """The player of that name, spelt with any case."""
    return session.exec(
        select(Entry).where(Entry.event_id == event_id, Entry.folded_name == fold(name))
    ).first()


def entry_of(session: Session, event_id: int, public_id: str) -> Entry | None:
    """A player of the event by public name."""
    return session.exec(
        select(Entry).where(Entry.event_id == event_id, Entry.public_id == public_id)
    ).first()


def entry_of_user(session: Session, event_id: int, user_id: int) -> Entry | None:
    """The entry of an account."""
    return session.exec(
        select(Entry).where(Entry.event_id == event_id, Entry.user_id == user_id)
    ).first()


def entries_of(session: Session, event_id: int) -> list[Entry]:
    """All players by name, those who left too."""
    return list(
        session.exec(
            select(Entry).where(Entry.event_id == event_id).order_by(col(Entry.folded_name))
        )
    )


# The end


def purge(session: Session, event_ids: Iterable[int]) -> None:
    """Delete events with everything that belongs to them."""
    session.connection().execute(delete(Event).where(col(Event.id).in_(list(event_ids))))


def purge_due(session: Session, today: date) -> int:
    """Delete the events whose day has come; return how many."""
    due = list(session.exec(select(Event.id).where(col(Event.purge_on) <= today)))
    purge(session, [one for one in due if one is not None])
    return len(due)
