"""Requests and answers of operations on stored decks."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum
from typing import Annotated, Final, Literal

from pydantic import ConfigDict, Field, JsonValue, StrictInt

from app.games.tabletop.construction import Verdict
from app.games.tabletop.decklists.limits import MAX_NAME
from app.site.api.list_models import EXAMPLE_LIST, Edition, List
from app.site.api.models import Model
from app.site.decks.builder.changes import MOST_EDITS
from app.site.decks.public.store import Order
from app.site.presentation.queries import LONGEST_QUERY
from app.tables import Step

LONGEST_EDIT: Final = 300
LONGEST_VALUE: Final = 20_000
MOST_FIELDS: Final = 200

Edit = Annotated[str, Field(max_length=LONGEST_EDIT)]
Value = Annotated[str, Field(max_length=LONGEST_VALUE)]
Edits = Annotated[
    list[Edit],
    Field(
        max_length=MOST_EDITS,
        description="Such as `add deck PRINTING 2`; docs/api.md lists them.",
    ),
]
Fields = Annotated[
    dict[Edit, Value],
    Field(
        max_length=MOST_FIELDS,
        description="Fields of the builder's form, such as `name`, `notes` and `format`.",
    ),
]


class Deck(Model):
    """A deck. `deck` has the form of the deck file `json`; `unread` are lines not understood yet.

    `verdict` is null if the format is not fully known. A change names the `version` that it
    builds on.
    """

    game: str
    version: int
    format: str
    edition: str
    verdict: Verdict | None
    updated_at: datetime
    unread: list[str]
    deck: dict[str, JsonValue]


class Saved(Model):
    """A deck after a change: its version, and what was changed in words."""

    version: int
    change: str


class Change(Model):
    """Edits as the builder writes them, in order, on top of a version of the deck."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={"examples": [{"version": 1, "fields": {"name": "Scouts"}}]},
    )

    version: Annotated[StrictInt, Field(ge=1, description="The version that the edits build on.")]
    edits: Edits = Field(default_factory=list)
    fields: Fields = Field(default_factory=dict)


class DeckSearch(Model):
    """A query in the language for decks, the order, and which part of what it finds."""

    q: Annotated[
        str, Field(max_length=LONGEST_QUERY, description="A query in the language for decks.")
    ] = ""
    order: Annotated[Order, Field(description="What comes first.")] = Order.NEWEST
    cursor: Annotated[
        str,
        Field(
            max_length=40,
            pattern=r"^([0-9]{1,16}\.[0-9]{1,9})?$",
            description="`next_cursor` of the answer before.",
        ),
    ] = ""


class PublicDeck(Model):
    """A public deck. `/api/v1/decks/view/{id}` has its cards."""

    id: str
    name: str
    author: str
    format: str
    edition: str
    tags: list[str]
    likes: int
    copies: int
    published_at: datetime | None
    updated_at: datetime


class PublicDecks(Model):
    """Public decks in order; a part can be empty though another follows."""

    items: list[PublicDeck]
    next_cursor: str | None


class DeckChange(Model):
    """A change of a deck, which made the version of that `number`.

    `action` stays the same word, `words` say what was done for people. `restores` is the version
    that came back, `name` what somebody called the version.
    """

    number: int
    at: datetime
    action: Step
    words: str
    restores: int | None
    name: str


class DeckChanges(Model):
    """Changes in order. Send `last` as `since` to get what follows, of which `more` tells."""

    items: list[DeckChange]
    last: int
    more: bool


class NewDeck(Model):
    """A list to make a deck of. Lines that are not understood are kept with it."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={"examples": [{"list": EXAMPLE_LIST, "name": "Scouts"}]},
    )

    list: List
    name: Annotated[str, Field(max_length=MAX_NAME, description="The list's own without it.")] = ""
    format: Annotated[str, Field(max_length=200, description="A format by id or name.")] = ""
    edition: Edition = ""


class MadeDeck(Model):
    """A new deck. `way` and `key` lead to it in this API, `page` for whoever may change it.

    `read` is the page for everybody else. Without an account `page` is the only way to change the
    deck: store it.
    """

    way: Literal["own", "edit"]
    key: str
    page: str
    read: str
    version: int
    verdict: Verdict | None
    unread: list[str]


class PreconKind(StrEnum):
    """Kinds of decks that come with a game."""

    PRECON = "precon"
    POSTED = "posted"


class Posting(Model):
    """Origin of a deck that a player posted. `mended` are names that were spelled another way.

    `format` is the id of the format that it was legal in, and `date` is as its player wrote it.
    """

    format: str
    event: str
    date: str
    address: str
    mended: list[str]


class Precon(Model):
    """A deck that comes with a game; `posted` is null if it was sold. `page` shows its list."""

    id: str
    kind: PreconKind
    name: str
    cards: int
    page: str
    posted: Posting | None


class Precons(Model):
    """All decks that come with a game."""

    items: list[Precon]


class PreconWithList(Precon):
    """Such a deck with its cards; `deck` is a deck file in JSON, which `/check` reads."""

    deck: dict[str, JsonValue]
