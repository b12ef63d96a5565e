"""Messages in the database: sent, listed, read."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from typing import Final

from sqlmodel import Session, col, func, select

from app.site.events.log.store import Actor, Did, record
from app.site.events.store import id_of, locked
from app.tables import Entry, EventMessage, LogEntry, utc_now

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
) -> int:
    """Store a message for each player by id, and return how many also go out by mail."""
    locked(session, event_id)
    now, mailed = utc_now(), 0
    for entry_id, text in texts.items():
        goes_out = by_mail and bool(entries[entry_id].mail)
        mailed += goes_out
        session.add(
            EventMessage(
                event_id=event_id,
                entry_id=entry_id,
                text=text,
                by_kind=actor.kind,
                by_name=actor.name,
                sent_at=now,
                mailed_at=now if goes_out else None,
            )
        )
        record(session, event_id, actor, Did.TOLD, entry_id, text=text, by_mail=goes_out)
    return mailed


def messages_of(session: Session, entry_id: int) -> list[EventMessage]:
    """The messages to a player, newest first."""
    wanted = select(EventMessage).where(EventMessage.entry_id == entry_id)
    return list(session.exec(wanted.order_by(col(EventMessage.id).desc())))


def latest_by_entry(session: Session, event_id: int) -> dict[int, EventMessage]:
    """The newest message to each player of an event who has one."""
    wanted = select(EventMessage).where(EventMessage.event_id == event_id)
    return {one.entry_id: one for one in session.exec(wanted.order_by(col(EventMessage.id)))}


def letters_today(session: Session, event_id: int) -> int:
    """How many mails an event has sent within the last day: messages, and links of players."""
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
    return told + sum(int(one.details["players"]) for one in made if one.details.get("by_mail"))


def mark_read(session: Session, entry: Entry) -> int:
    """Note that a player has read all messages; return how many were new."""
    unread = [one for one in messages_of(session, id_of(entry)) if one.read_at is None]
    for message in unread:
        message.read_at = utc_now()
        session.add(message)
    return len(unread)
