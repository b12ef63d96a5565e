"""Mail of an event to its players, sent in the background."""

from __future__ import annotations

import logging
import smtplib
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from flask import current_app

from app.site.platform.workers.mail import MailServer, mail_server
from app.tables import Event

MOST_A_DAY: Final = 4_000
"""The most mails that one event can send within a day: two to each player of the largest event."""

log = logging.getLogger(__name__)


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


def send_letters(
    letters: Sequence[Letter], on_failure: Callable[[Letter], None]
) -> threading.Thread | None:
    """Send letters one after the other in a thread, which reports each that fails."""
    server = mail_server(current_app)
    if server is None or not letters:
        return None
    thread = threading.Thread(
        target=_send, args=(server, tuple(letters), on_failure), name="event mail"
    )
    thread.start()
    return thread


def _send(
    server: MailServer, letters: Sequence[Letter], on_failure: Callable[[Letter], None]
) -> None:
    for letter in letters:
        try:
            server.send(letter.to, letter.subject, letter.text)
        except (OSError, smtplib.SMTPException) as problem:
            log.warning("An email could not be sent: %s", problem)
            on_failure(letter)
