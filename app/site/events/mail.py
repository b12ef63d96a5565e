"""Mail of an event to its players, sent in the background."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from flask import current_app
from sqlmodel import Session

from app.site.platform.workers.mail import mail_server
from app.site.platform.workers.outbox import current_outbox
from app.tables import Event

MOST_A_DAY: Final = 4_000
"""The most mails that one event can send within a day: two to each player of the largest event."""

VALID: Final = timedelta(days=2)
"""The time for which it is tried to send a letter."""


@dataclass(frozen=True)
class Letter:
    """A mail to one player; `message_id` is the message that it repeats, if it does."""

    to: str
    subject: str
    text: str
    entry_id: int
    message_id: int | None = None


def why_no_mail(event: Event) -> str:
    """Return why the event cannot send mail, in words; empty if it can.

    An event that nobody answers for could be used to write to strangers.
    """
    if mail_server(current_app) is None:
        return "This site cannot send email: no mail server is set up."
    if event.owner_id is None:
        return "Email is only sent for events that belong to an account."
    return ""


def why_too_many(sent_today: int, more: int) -> str:
    """Return why an event cannot send `more` mails after those it sent today; empty if it can."""
    if sent_today + more <= MOST_A_DAY:
        return ""
    return (
        f"An event can send up to {MOST_A_DAY:,} emails a day; this one has already sent "
        f"{sent_today:,}. Nothing was sent. Try again tomorrow, or choose fewer players."
    )


def post_letters(session: Session, letters: Sequence[Letter]) -> None:
    """Put letters into the outbox; they leave once the session is committed."""
    outbox = current_outbox()
    for one in letters:
        outbox.post(
            session,
            one.to,
            one.subject,
            one.text,
            VALID,
            entry_id=one.entry_id,
            message_id=one.message_id,
        )
