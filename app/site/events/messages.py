"""Messages in the database: sent, listed, read."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import timedelta
from typing import Final

from sqlmodel import Session, col, func, select
from sqlmodel.sql.expression import SelectOfScalar

from app.site.events.log import Actor, Did, record
from app.site.events.store import id_of, locked
from app.site.platform.workers.deliveries import Outcome
from app.tables import (
    Delivery,
    DeliveryState,
    Entry,
    EventMessage,
    FailedMail,
    LogEntry,
    utc_now,
)

LONGEST_MESSAGE: Final = 2000


def plain_message(text: str) -> str:
    """Return a message as it is stored: without invisible signs, cut at the longest length."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    clean = ("".join(sign if sign.isprintable() else " " for sign in line) for line in lines)
    return "\n".join(line.rstrip() for line in clean).strip()[:LONGEST_MESSAGE]


def send(
    session: Session,
    event_id: int,
    texts: Mapping[int, str],
    entries: Mapping[int, Entry],
    actor: Actor,
    *,
    by_mail: bool,
) -> list[EventMessage]:
    """Store a message for each player by id, and return those that also go out by mail."""
    locked(session, event_id)
    now, sent = utc_now(), []
    for entry_id, text in texts.items():
        goes_out = by_mail and bool(entries[entry_id].mail)
        message = EventMessage(
            event_id=event_id,
            entry_id=entry_id,
            text=text,
            by_kind=actor.kind,
            by_name=actor.name,
            sent_at=now,
            mailed_at=now if goes_out else None,
        )
        sent.append(message)
        session.add(message)
        record(session, event_id, actor, Did.TOLD, entry_id, text=text, by_mail=goes_out)
    session.flush()
    return [message for message in sent if message.mailed_at is not None]


def messages_of(session: Session, entry_id: int) -> list[EventMessage]:
    """The messages to a player, newest first."""
    wanted = select(EventMessage).where(EventMessage.entry_id == entry_id)
    return list(session.exec(wanted.order_by(col(EventMessage.id).desc())))


def latest_by_entry(session: Session, event_id: int) -> dict[int, EventMessage]:
    """The newest message to each player of an event who has one."""
    wanted = select(EventMessage).where(EventMessage.event_id == event_id)
    return {one.entry_id: one for one in session.exec(wanted.order_by(col(EventMessage.id)))}


def letters_today(session: Session, event_id: int) -> int:
    """Count the mails that an event sent within the last day: messages, and players' links."""
    since = utc_now() - timedelta(days=1)
    told = session.exec(
        select(func.count())
        .select_from(EventMessage)
        .where(EventMessage.event_id == event_id, col(EventMessage.mailed_at) > since)
    ).one()
    made = session.exec(
        select(LogEntry).where(
            LogEntry.event_id == event_id,
            LogEntry.action == Did.LINKS_MADE,
            col(LogEntry.at) > since,
        )
    )
    late = sum(one.message_id is not None for one in session.exec(_late_mails(event_id)))
    return (
        told + late + sum(int(one.details["players"]) for one in made if one.details.get("by_mail"))
    )


def mark_read(session: Session, entry: Entry) -> int:
    """Note that a player has read all messages; return how many were new."""
    unread = [one for one in messages_of(session, id_of(entry)) if one.read_at is None]
    for message in unread:
        message.read_at = utc_now()
        session.add(message)
    return len(unread)


def note_outcome(session: Session, delivery: Delivery, outcome: Outcome) -> None:
    """Note what became of a mail to a player: that it is out, or that it could not be sent."""
    entry = session.get(Entry, delivery.entry_id) if delivery.entry_id else None
    if entry is None:
        return
    message = session.get(EventMessage, delivery.message_id) if delivery.message_id else None
    is_out = outcome is Outcome.DELIVERED
    if message is not None and (message.mailed_at is not None) != is_out:
        message.mailed_at = utc_now() if is_out else None
        session.add(message)
    if outcome is Outcome.GIVEN_UP:
        session.add(
            FailedMail(
                event_id=entry.event_id, entry_id=id_of(entry), message_id=delivery.message_id
            )
        )


def _late_mails(event_id: int) -> SelectOfScalar[Delivery]:
    """The mails of an event that could not be sent at the first attempt and are tried again."""
    return (
        select(Delivery)
        .join(Entry, col(Entry.id) == Delivery.entry_id)
        .where(
            Entry.event_id == event_id,
            Delivery.state == DeliveryState.WAITING,
            Delivery.attempts > 0,
        )
    )


def late_names(session: Session, event_id: int) -> list[str]:
    """The players whom a mail of an event has not reached yet, because it could not be sent."""
    ids = {one.entry_id for one in session.exec(_late_mails(event_id))}
    return _names(session, ids)


def stop_late_mails(session: Session, event_id: int) -> None:
    """Send mails no more that could not be sent at the first attempt."""
    locked(session, event_id)
    for one in session.exec(_late_mails(event_id)).all():
        session.delete(one)


def failed_mails(session: Session, event_id: int) -> list[FailedMail]:
    """The mails of an event that could not be sent and were not given up, oldest first."""
    wanted = select(FailedMail).where(FailedMail.event_id == event_id)
    return list(session.exec(wanted.order_by(col(FailedMail.id))))


def failed_names(session: Session, event_id: int) -> list[str]:
    """The players whom a mail of an event did not reach."""
    return _names(session, {one.entry_id for one in failed_mails(session, event_id)})


def _names(session: Session, ids: Collection[int | None]) -> list[str]:
    if not ids:
        return []
    names = select(Entry.name).where(col(Entry.id).in_(ids)).order_by(col(Entry.name))
    return list(session.exec(names))


def take_failed(session: Session, event_id: int) -> list[FailedMail]:
    """Remove what was noted of mails that failed, and return it."""
    locked(session, event_id)
    failed = failed_mails(session, event_id)
    for one in failed:
        session.delete(one)
    return failed


def mail_again(session: Session, failed: Sequence[FailedMail]) -> list[EventMessage]:
    """Note that the messages of mails that failed go out now, and return them."""
    messages = [session.get(EventMessage, one.message_id) for one in failed if one.message_id]
    found = [message for message in messages if message is not None]
    for message in found:
        message.mailed_at = utc_now()
        session.add(message)
    return found
