"""Webhooks are told of changes: signed, in the background, one change after the other."""

from __future__ import annotations

import hashlib
import hmac
import json
import logging
from datetime import timedelta
from typing import Final

from flask import Flask

from app import release
from app.site.platform.storage.sealing import UnreadableError, opened
from app.site.platform.workers.background import Background
from app.site.platform.workers.mail import mail_server
from app.site.platform.workers.outbox import outbox_of
from app.site.webhooks import store
from app.site.webhooks.addresses import AddressError, UnreachableError, post, read_address
from app.site.webhooks.store import Parcel
from app.tables import User, utc_now

TRUST: Final = "WEBHOOKS_TRUST_NETWORK"
"""The setting of a site whose own network webhooks may lead into."""

_WEBHOOKS: Final = "webhooks"
_TAKEN: Final = range(200, 300)
_VALID: Final = timedelta(days=2)
_SUBJECT: Final = "A webhook was turned off"
_TEXT: Final = """\
Hello {name},

the webhook for the {kind} “{subject}” was turned off, because nothing could be delivered to
{address}
for three days. The last answer was: {answer}

Turn it on again on the page Webhooks of your account; what it has missed is delivered then.
"""
log = logging.getLogger(__name__)


def signature(secret: str, seconds: int, body: bytes) -> str:
    """Return the header that shows who sends a body, and when."""
    signed = f"{seconds}.".encode() + body
    return f"t={seconds},v1={hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()}"


class Webhooks(Background):
    """The webhooks of one application."""

    name = _WEBHOOKS

    def do_one(self) -> bool:
        """Make one attempt; return False if there was nothing to tell."""
        with self.database.reading() as session:
            if not store.has_news(session):
                return False
        with self.database.writing() as session:
            parcel = store.take(session)
        if parcel is None:
            return False
        try:
            answer, arrived = self._attempt(parcel)
        except (UnreachableError, AddressError) as problem:
            answer, arrived = str(problem), False
        except UnreadableError:
            answer, arrived = "The site's secret key has changed: make a new webhook.", False
        self._settle(parcel, answer, arrived=arrived)
        return True

    def _attempt(self, parcel: Parcel) -> tuple[str, bool]:
        """Post a change; return the answer in words, and whether it was taken.

        Raises AddressError, UnreachableError and UnreadableError.
        """
        trusts = bool(self._app.config[TRUST])
        secret = opened(self._app, parcel.webhook.sealed)
        target = read_address(parcel.webhook.address, trusts_network=trusts)
        body = _body(parcel)
        headers = {
            "Content-Type": "application/json",
            "User-Agent": f"Threshold/{release.version()}",
            "Threshold-Delivery": parcel.id,
            "Threshold-Signature": signature(secret, int(utc_now().timestamp()), body),
        }
        status = post(target, body, headers, trusts_network=trusts)
        return f"{status}", status in _TAKEN

    def _settle(self, parcel: Parcel, answer: str, *, arrived: bool) -> None:
        assert parcel.webhook.id is not None
        with self.database.writing() as session:
            is_off = store.settle(
                session, parcel.webhook.id, parcel.number, answer, arrived=arrived
            )
            owner = session.get(User, parcel.webhook.user_id)
            if not is_off or owner is None:
                return
            log.warning("A webhook was turned off: %s", answer)
            if owner.mail and mail_server(self._app) is not None:
                text = _TEXT.format(
                    name=owner.name,
                    kind=parcel.subject.kind,
                    subject=parcel.subject.name,
                    address=parcel.webhook.address,
                    answer=answer,
                )
                outbox_of(self._app).post(
                    session, owner.mail, _SUBJECT, text, _VALID, user_id=owner.id
                )


def _body(parcel: Parcel) -> bytes:
    told = {
        "delivery": parcel.id,
        "webhook": parcel.webhook.uid,
        "about": parcel.subject.kind,
        "id": parcel.subject.public_id,
        "game": parcel.subject.game,
        "change": parcel.change,
    }
    return json.dumps(told, ensure_ascii=False).encode()


def offer_webhooks(app: Flask) -> None:
    """Make what tells the webhooks of an application."""
    app.extensions[_WEBHOOKS] = Webhooks(app)


def webhooks_of(app: Flask) -> Webhooks:
    """Return what tells the webhooks of an application."""
    webhooks = app.extensions[_WEBHOOKS]
    assert isinstance(webhooks, Webhooks)
    return webhooks
