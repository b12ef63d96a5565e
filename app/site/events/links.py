"""Links of an event in the database: found, made, withdrawn, replaced."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import bindparam
from sqlmodel import Session, col, select, update

from app.site.events.log import Actor, Did, record
from app.site.events.store import EventError, id_of, locked
from app.tables import (
    Entry,
    Event,
    EventGame,
    EventLink,
    EventRole,
    EventVersion,
    PlayedSeat,
    key_hash,
    new_key,
    utc_now,
)


class Opened(NamedTuple):
    """The event that a link opens, with its version, the player of the link, and its label."""

    event: Event
    version: int
    entry: Entry | None
    label: str


_OPENED: Final = (
    select(Event, EventVersion.number, Entry, EventLink.label)
    .join(EventLink, col(EventLink.event_id) == col(Event.id))
    .outerjoin(EventVersion, col(EventVersion.event_id) == col(Event.id))
    .outerjoin(Entry, col(Entry.id) == col(EventLink.entry_id))
    .where(
        EventLink.key_hash == bindparam("key_hash"),
        EventLink.kind == bindparam("kind"),
        col(EventLink.withdrawn_at).is_(None),
    )
)


def opened_by(session: Session, kind: EventRole, key: str) -> Opened | None:
    """Return what the link with this key opens, in one statement; None if it was withdrawn."""
    found = session.exec(_OPENED, params={"key_hash": key_hash(key), "kind": kind}).first()
    if found is None:
        return None
    event, version, entry, label = found
    return Opened(event, version or 0, entry, label)


def add_link(
    session: Session,
    event_id: int,
    kind: EventRole,
    label: str,
    actor: Actor,
    entry_id: int | None = None,
    *,
    is_logged: bool = True,
) -> str:
    """Make a link and return its key, which nobody can be shown again.

    The link that a player gets by joining has no line of its own in the log.
    """
    key = new_key()
    session.add(
        EventLink(
            event_id=event_id, entry_id=entry_id, kind=kind, label=label, key_hash=key_hash(key)
        )
    )
    if is_logged:
        record(session, event_id, actor, Did.LINK_MADE, entry_id, kind=kind, label=label)
    return key


def links_of(session: Session, event_id: int) -> list[EventLink]:
    """The links of everybody of the desk, the withdrawn ones too, oldest first."""
    return list(
        session.exec(
            select(EventLink)
            .where(EventLink.event_id == event_id, col(EventLink.entry_id).is_(None))
            .order_by(col(EventLink.id))
        )
    )


def link_of(session: Session, event_id: int, link_id: int) -> EventLink | None:
    """A link of the event that opens it; None if there is no such link any more."""
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
            EventLink.kind == EventRole.ORGANIZER,
            EventLink.id != link.id,
            col(EventLink.withdrawn_at).is_(None),
        )
    ).first()
    is_organizers = link.kind == EventRole.ORGANIZER
    if is_organizers and event.owner_id is None and others is None:
        raise EventError(
            "This is the only organizer link: without it nobody could open the event. Create "
            "another organizer link first, or replace this one."
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
    return add_link(session, entry.event_id, EventRole.PLAYER, entry.name, actor, id_of(entry))


def make_player_links(
    session: Session,
    event_id: int,
    entries: Sequence[Entry],
    actor: Actor,
    *,
    ends_earlier: bool,
    by_mail: bool = False,
) -> list[str]:
    """Make a link for each of these players, and return their keys in the same order.

    One line in the log tells how many they are. `ends_earlier` withdraws their other links.
    """
    ids = [id_of(entry) for entry in entries]
    if ends_earlier:
        session.exec(
            update(EventLink)
            .where(col(EventLink.entry_id).in_(ids), col(EventLink.withdrawn_at).is_(None))
            .values(withdrawn_at=utc_now())
        )
        _end_seats(session, event_id, ids)
    kind = EventRole.PLAYER
    keys = [
        add_link(session, event_id, kind, one.name, actor, id_of(one), is_logged=False)
        for one in entries
    ]
    record(
        session,
        event_id,
        actor,
        Did.LINKS_MADE,
        players=len(ids),
        earlier_ended=ends_earlier,
        by_mail=by_mail,
    )
    return keys


def linked_players(session: Session, event_id: int) -> set[int]:
    """The ids of the players of an event who have a link."""
    found = session.exec(
        select(EventLink.entry_id).where(
            EventLink.event_id == event_id, col(EventLink.withdrawn_at).is_(None)
        )
    )
    return {one for one in found if one is not None}


def _withdraw(session: Session, link: EventLink, actor: Actor) -> None:
    link.withdrawn_at = utc_now()
    session.add(link)
    if link.entry_id is not None:
        _end_seats(session, link.event_id, [link.entry_id])
    record(
        session,
        link.event_id,
        actor,
        Did.LINK_WITHDRAWN,
        link.entry_id,
        kind=link.kind,
        label=link.label,
    )


def _end_seats(session: Session, event_id: int, entries: Sequence[int]) -> None:
    """End the keys to games by link of players whose links end: they follow from these."""
    wanted = select(EventGame).where(
        EventGame.event_id == event_id, col(EventGame.game_id).is_not(None)
    )
    for game in session.exec(wanted).all():
        for seat in (number for number, entry in enumerate(game.seats) if entry in entries):
            at = (col(PlayedSeat.game_id) == game.game_id, col(PlayedSeat.seat) == seat)
            session.exec(update(PlayedSeat).where(*at).values(key_hash=key_hash(new_key())))
