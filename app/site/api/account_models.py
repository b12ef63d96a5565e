"""Answers of operations on a token's account."""

from __future__ import annotations

from datetime import datetime

from app.site.api.models import Model


class Account(Model):
    """The account that a token acts for, and what the token allows."""

    name: str
    role: str
    token: str
    scopes: list[str]


class OwnDeck(Model):
    """A deck of the account. `/api/v1/decks/own/{id}` has its cards."""

    id: str
    game: str
    name: str
    format: str
    edition: str
    cards: int
    version: int
    visibility: str
    tags: list[str]
    updated_at: datetime


class OwnDecks(Model):
    """The decks of an account, the most recently changed first."""

    items: list[OwnDeck]
    next_cursor: str | None
