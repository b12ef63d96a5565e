"""The outbox: what the site delivers to others leaves it in the background.

Whatever is to be delivered is stored together with what it is about, and leaves once that is
committed, in a thread that ends when nothing can be tried. So the time of an answer reveals
nothing, and nothing is lost when the site stops. `threshold serve` looks for deliveries whose next
attempt has come; behind another server, the next delivery does that.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import timedelta
from typing import Final

from flask import Flask, current_app
from sqlalchemy import event
from sqlmodel import Session

from app.site.platform.storage.sealing import UnreadableError, opened, sealed
from app.site.platform.workers import deliveries
from app.site.platform.workers.background import Background
from app.site.platform.workers.deliveries import LaterError, NeverError, Outcome
from app.site.platform.workers.mail import mail_server
from app.tables import Delivery, new_id, utc_now

MAIL: Final = "mail"
"""The lane of all mail."""

_OUTBOX: Final = "outbox"
_HEARERS: Final = "outbox_hearers"
_WAKES: Final = "wakes_the_outbox"
log = logging.getLogger(__name__)

Hearer = Callable[[Session, Delivery, Outcome], None]


class Outbox(Background):
    """The mail of one application."""

    name = _OUTBOX

    def __init__(self, app: Flask, hearers: list[Hearer]) -> None:
        super().__init__(app)
        self._hearers = hearers

    def post(
        self,
        session: Session,
        to: str,
        subject: str,
        text: str,
        valid: timedelta,
        *,
        user_id: int | None = None,
        entry_id: int | None = None,
        message_id: int | None = None,
    ) -> None:
        """Store a mail that leaves once the session is committed; `valid` is how long it is of use.

        If the account, the entry or the message is deleted, so is the mail that did not leave.
        """
        mail = Delivery(
            uid=new_id(),
            lane=MAIL,
            recipient=to,
            subject=subject,
            sealed=sealed(self._app, text),
            until=utc_now() + valid,
            user_id=user_id,
            entry_id=entry_id,
            message_id=message_id,
        )
        session.add(mail)
        if not session.info.get(_WAKES):
            session.info[_WAKES] = True
            event.listen(session, "after_commit", lambda _: self.wake(), once=True)

    def do_one(self) -> bool:
        """Make one attempt; return whether there was anything to try."""
        with self.database.reading() as session:
            if not deliveries.is_due(session):
                return False
        with self.database.writing() as session:
            for gone in deliveries.left_behind(session):
                self._tell(session, gone, Outcome.GIVEN_UP)
            taken = deliveries.take(session)
        if taken is None:
            return False
        assert taken.id is not None
        try:
            self._attempt(taken.id, taken)
        except LaterError as later:
            self._settle(taken.id, later)
        except NeverError as never:
            self._settle(taken.id, never)
        else:
            self._settle(taken.id, None)
        return True

    def _attempt(self, delivery_id: int, taken: Delivery) -> None:
        """Make one attempt. Raises LaterError and NeverError."""
        server = mail_server(self._app)
        if server is None:
            raise LaterError("No mail server is set up.", for_all=True)
        try:
            text = opened(self._app, taken.sealed)
        except UnreadableError:
            raise NeverError("The secret key of the site is another one by now.") from None

        def hand_over() -> None:
            with self.database.writing() as session:
                deliveries.hand_over(session, delivery_id)

        server.send(taken, text, hand_over)

    def _settle(self, delivery_id: int, problem: LaterError | NeverError | None) -> None:
        """Store what became of an attempt. If the delivery was deleted meanwhile, that stays."""
        with self.database.writing() as session:
            there = session.get(Delivery, delivery_id)
            if there is None:
                return
            if problem is None:
                session.delete(there)
                outcome = Outcome.DELIVERED
            elif isinstance(problem, LaterError):
                outcome = deliveries.postpone(session, there, problem)
            else:
                outcome = deliveries.give_up(session, there, str(problem))
            self._tell(session, there, outcome)

    def _tell(self, session: Session, there: Delivery, outcome: Outcome) -> None:
        match outcome:
            case Outcome.POSTPONED:
                due = there.due_at.isoformat(timespec="seconds")
                log.warning(
                    "An email could not be sent and is tried again at %s: %s", due, there.problem
                )
            case Outcome.GIVEN_UP:
                log.error("An email was given up: %s", there.problem)
            case Outcome.DELIVERED:
                pass
        for hearer in self._hearers:
            hearer(session, there, outcome)


def offer_outbox(app: Flask) -> None:
    """Make the outbox of an application."""
    app.extensions[_OUTBOX] = Outbox(app, app.extensions.setdefault(_HEARERS, []))


def on_outcome(app: Flask, hearer: Hearer) -> None:
    """Let a feature hear what becomes of each attempt, in the transaction that stores it."""
    hearers: list[Hearer] = app.extensions[_HEARERS]
    hearers.append(hearer)


def outbox_of(app: Flask) -> Outbox:
    """Return the outbox of an application."""
    outbox = app.extensions[_OUTBOX]
    assert isinstance(outbox, Outbox)
    return outbox


def current_outbox() -> Outbox:
    """Return the outbox of the current application."""
    return outbox_of(current_app)
