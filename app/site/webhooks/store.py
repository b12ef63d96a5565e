"""Webhooks in the database: made, told of the next change, turned off and on again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from typing import Final

from sqlmodel import Session, col, delete, func, select
from sqlmodel.sql.expression import SelectOfScalar

from app.site.decks.history.versions import version_as_json, versions_after
from app.site.events.log import line_as_json, lines_after
from app.site.platform.workers.deliveries import PAUSES
from app.tables import (
    Deck,
    DeckVersion,
    Entry,
    Event,
    LogEntry,
    Webhook,
    WebhookAttempt,
    new_id,
    utc_now,
)

MOST: Final = 10
"""Webhooks that an account can have."""

SHOWN: Final = 20
"""Attempts that are kept of each webhook."""

OFF_AFTER: Final = timedelta(days=3)
"""The time without one delivery after which a webhook is turned off."""

LEASE: Final = timedelta(minutes=2)
"""The time after which a process that makes an attempt is taken for dead."""

_NOT_YOURS: Final = "It no longer belongs to the account."
_LONGEST: Final = 300


class About(StrEnum):
    """Kinds of subjects whose changes a webhook is told of."""

    DECK = "deck"
    EVENT = "event"


class TooManyWebhooksError(ValueError):
    """The account has as many webhooks as it can have."""


@dataclass(frozen=True, slots=True)
class Subject:
    """A deck or an event of an account: its kind, its public id, and its name."""

    kind: About
    public_id: str
    name: str
    game: str


@dataclass(frozen=True, slots=True)
class Parcel:
    """The next change that a webhook is to be told of."""

    webhook: Webhook
    subject: Subject
    number: int
    change: Mapping[str, object]

    @property
    def id(self) -> str:
        """The id of the delivery, which is the same in every attempt."""
        return f"{self.webhook.uid}-{self.number}"


def make(session: Session, webhook: Webhook) -> Webhook:
    """Add a webhook, which is told of what changes from now on. Raises TooManyWebhooksError."""
    there = select(func.count()).select_from(Webhook).where(Webhook.user_id == webhook.user_id)
    if session.exec(there).one() >= MOST:
        raise TooManyWebhooksError
    webhook.uid = new_id()
    webhook.seen = _last(session, webhook)
    session.add(webhook)
    session.flush()
    return webhook


def _last(session: Session, webhook: Webhook) -> int:
    """Return the number of the last change there is."""
    if webhook.deck_id is not None:
        return session.get_one(Deck, webhook.deck_id).version
    logged = select(func.max(LogEntry.id)).where(LogEntry.event_id == webhook.of_event_id)
    return session.exec(logged).one() or 0


def of_user(session: Session, user_id: int) -> Sequence[Webhook]:
    """Return the webhooks of an account, the newest first."""
    there = select(Webhook).where(Webhook.user_id == user_id)
    return session.exec(there.order_by(col(Webhook.id).desc())).all()


def find(session: Session, user_id: int, uid: str) -> Webhook | None:
    """Return a webhook of an account; None if it has none of that id."""
    there = select(Webhook).where(Webhook.user_id == user_id, Webhook.uid == uid)
    return session.exec(there.with_for_update()).first()


def subject_of(session: Session, webhook: Webhook) -> Subject | None:
    """Return what a webhook is about; None if that is no longer of its account."""
    if webhook.deck_id is not None:
        deck = session.get_one(Deck, webhook.deck_id)
        is_own = deck.owner_id == webhook.user_id
        return Subject(About.DECK, deck.public_id, deck.name, deck.game) if is_own else None
    event = session.get_one(Event, webhook.of_event_id)
    is_own = event.owner_id == webhook.user_id
    return Subject(About.EVENT, event.public_id, event.name, event.game) if is_own else None


def attempts_of(session: Session, webhook: Webhook) -> Sequence[WebhookAttempt]:
    """Return the last attempts of a webhook, the newest first."""
    there = select(WebhookAttempt).where(WebhookAttempt.webhook_id == webhook.id)
    return session.exec(there.order_by(col(WebhookAttempt.id).desc()).limit(SHOWN)).all()


def turn_on(webhook: Webhook) -> None:
    """Go on where a webhook stopped: it is told of what it has missed."""
    webhook.off_at, webhook.off_because = None, ""
    webhook.attempts, webhook.failing_since, webhook.due_at = 0, None, utc_now()


def turn_off(webhook: Webhook, why: str) -> None:
    """Send nothing more until somebody turns the webhook on again."""
    webhook.off_at, webhook.off_because = utc_now(), why[:_LONGEST]


def _with_news() -> SelectOfScalar[Webhook]:
    """The webhooks that can be told of something now."""
    of_deck = select(DeckVersion.id).where(
        DeckVersion.deck_id == Webhook.deck_id,
        col(DeckVersion.number) > Webhook.seen,
        ~col(DeckVersion.is_continued),
    )
    of_event = select(LogEntry.id).where(
        LogEntry.event_id == Webhook.of_event_id, col(LogEntry.id) > Webhook.seen
    )
    return (
        select(Webhook)
        .where(
            col(Webhook.off_at).is_(None),
            col(Webhook.due_at) <= utc_now(),
            of_deck.exists() | of_event.exists(),
        )
        .order_by(col(Webhook.due_at))
        .limit(1)
    )


def has_news(session: Session) -> bool:
    """Return whether any webhook can be told of something now."""
    return session.exec(_with_news()).first() is not None


def take(session: Session) -> Parcel | None:
    """Return the next delivery, taken by this process; None if there is none."""
    webhook = session.exec(_with_news().with_for_update(skip_locked=True)).first()
    if webhook is None:
        return None
    session.add(webhook)
    subject = subject_of(session, webhook)
    if subject is None:
        turn_off(webhook, _NOT_YOURS)
        return take(session)
    number, change = _next_change(session, webhook)
    webhook.due_at = utc_now() + LEASE
    webhook.attempts += 1
    return Parcel(webhook, subject, number, change)


def _next_change(session: Session, webhook: Webhook) -> tuple[int, Mapping[str, object]]:
    if webhook.deck_id is not None:
        (version,) = versions_after(session, webhook.deck_id, webhook.seen, 1)
        return version.number, version_as_json(version)
    assert webhook.of_event_id is not None
    (line,) = lines_after(session, webhook.of_event_id, webhook.seen, 1)
    assert line.id is not None
    entry = session.get(Entry, line.entry_id) if line.entry_id else None
    return line.id, line_as_json(line, entry.public_id if entry else None)


def settle(session: Session, webhook_id: int, number: int, answer: str, *, arrived: bool) -> bool:
    """Store what came of an attempt; return whether the webhook was turned off for it."""
    webhook = session.get(Webhook, webhook_id)
    if webhook is None:
        return False
    session.add(webhook)
    session.add(
        WebhookAttempt(
            webhook_id=webhook_id, number=number, is_delivered=arrived, answer=answer[:_LONGEST]
        )
    )
    session.flush()
    kept = select(WebhookAttempt.id).where(WebhookAttempt.webhook_id == webhook_id)
    old = session.exec(kept.order_by(col(WebhookAttempt.id).desc()).offset(SHOWN)).all()
    session.exec(delete(WebhookAttempt).where(col(WebhookAttempt.id).in_(old)))
    now = utc_now()
    if arrived:
        webhook.seen = max(webhook.seen, number)
        webhook.attempts, webhook.failing_since, webhook.due_at = 0, None, now
        return False
    webhook.failing_since = webhook.failing_since or now
    webhook.due_at = now + PAUSES[min(webhook.attempts, len(PAUSES)) - 1]
    if now - webhook.failing_since < OFF_AFTER or webhook.off_at is not None:
        return False
    turn_off(webhook, answer)
    return True
