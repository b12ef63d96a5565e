"""Webhooks are made, for pages and for programs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from flask import Flask
from sqlmodel import Session, select

from app.site.platform.storage.sealing import sealed
from app.site.webhooks import store
from app.site.webhooks.addresses import read_address
from app.site.webhooks.sending import TRUST
from app.site.webhooks.store import About
from app.tables import Deck, Event, Webhook, new_key

PREFIX: Final = "whsec_"
"""The beginning of each secret, so that people recognize one that got out."""


class UnknownSubjectError(ValueError):
    """The account has no such deck or event."""


@dataclass(frozen=True, slots=True)
class Made:
    """A new webhook, and its secret, which is shown once."""

    webhook: Webhook
    secret: str


def make(
    app: Flask, session: Session, user_id: int, about: About, public_id: str, address: str
) -> Made:
    """Make a webhook for a deck or an event of an account.

    Raises AddressError, UnknownSubjectError and store.TooManyWebhooksError.
    """
    read_address(address, trusts_network=bool(app.config[TRUST]))
    deck_id = event_id = None
    if about is About.DECK:
        deck = select(Deck.id).where(Deck.public_id == public_id, Deck.owner_id == user_id)
        deck_id = session.exec(deck).first()
    else:
        event = select(Event.id).where(Event.public_id == public_id, Event.owner_id == user_id)
        event_id = session.exec(event).first()
    if deck_id is None and event_id is None:
        raise UnknownSubjectError
    secret = PREFIX + new_key()
    webhook = Webhook(
        uid="",
        user_id=user_id,
        deck_id=deck_id,
        of_event_id=event_id,
        address=address,
        sealed=sealed(app, secret),
        seen=0,
    )
    return Made(store.make(session, webhook), secret)
