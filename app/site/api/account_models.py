"""Answers of operations on a token's account."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Final

from pydantic import ConfigDict, Field, StrictInt

from app.games.tabletop.decklists.limits import MAX_COPIES
from app.site.accounts.tokens import Scope
from app.site.api.models import Model
from app.tables import Pile, Role, Visibility

MOST_COUNTS: Final = 20_000
"""Counts in one request; no game has so many printings."""


class Account(Model):
    """The account that a token acts for, and what the token allows."""

    name: str
    role: Role
    token: str
    scopes: list[Scope]


class OwnDeck(Model):
    """A deck of the account. `/api/v1/decks/own/{id}` has its cards."""

    id: str
    game: str
    name: str
    format: str
    edition: str
    cards: int
    version: int
    visibility: Visibility
    tags: list[str]
    updated_at: datetime


class OwnDecks(Model):
    """The decks of an account, the most recently changed first."""

    items: list[OwnDeck]
    next_cursor: str | None


class Held(Model):
    """Copies of a printing. `printing` is its id, and `set` and `number` are null for any printing.

    `name` is null for a printing that the catalogue no longer has.
    """

    printing: str
    copies: int
    name: str | None
    set: str | None
    number: int | None


class CollectionList(Model):
    """One list of a collection. `digest` is another one after each change of it."""

    game: str
    pile: Pile
    digest: str
    copies: list[Held]


Counts = Annotated[
    dict[
        Annotated[str, Field(max_length=200)],
        Annotated[StrictInt, Field(ge=-MAX_COPIES, le=MAX_COPIES)],
    ],
    Field(max_length=MOST_COUNTS, description="Copies by the id of the printing."),
]


class CountChange(Model):
    """Counts to set, and copies to add or, below zero, to take away, by the id of the printing.

    With `digest` nothing is stored if the list has changed since it was read.
    """

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={"examples": [{"set": {"7e9610d4-c06d-437d-a5e6-000003211220": 4}}]},
    )

    set: Counts = Field(default_factory=dict)
    add: Counts = Field(default_factory=dict)
    digest: Annotated[str, Field(max_length=64)] | None = None


class CountsStored(Model):
    """A list after a change: its digest now, and how many counts have changed."""

    digest: str
    changed: int
