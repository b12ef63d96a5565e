"""Mail of an event to its players, sent in the background."""

from __future__ import annotations

import logging
import smtplib
import threading
from collections.abc import Sequence
from dataclasses import dataclass

from flask import current_app

from app.site.platform.mail import MailServer, mail_server
from app.tables import Event

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Letter:
    """A mail to one player."""

    to: str
    subject: str
    text: str


def why_no_mail(event: Event) -> str:
    """Return why the event cannot send mail, in words; empty if it can.

    An event that nobody answers for could be used to write to strangers.
    """
    if mail_server(current_app) is None:
        return "This site sends no mail: no mail server is set up."
    if event.owner_id is None:
        return "Mail is only sent for events that belong to an account."
    return ""


def send_letters(letters: Sequence[Letter]) -> threading.Thread | None:
    """Send letters one after the other in a thread; one that fails is noted in the site's log."""
    server = mail_server(current_app)
    if server is None or not letters:
        return None
    thread = threading.Thread(target=_send, args=(server, tuple(letters)), name="event mail")
    thread.start()
    return thread


def _send(server: MailServer, letters: Sequence[Letter]) -> None:
    for letter in letters:
        try:
            server.send(letter.to, letter.subject, letter.text)
        except (OSError, smtplib.SMTPException) as problem:
            log.warning("A mail could not be sent: %s", problem)
