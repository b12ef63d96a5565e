"""Decks as rows: their present lines, and every version that was saved; and armies.

Armies stand for decks in games that have none.
"""

from datetime import date, datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import JSON, CheckConstraint, Index, UniqueConstraint, text
from sqlmodel import Field

from app.games import DEFAULT_GAME, game
from app.tables.base import Moment, SiteTable, one_of, utc_now


def _default_edition() -> str:
    return game().editions.default


class Visibility(StrEnum):
    """Readers of a deck besides its owner and people with its edit link.

    A published deck is read under its public name. It is listed only if it has a `published_at`,
    because decks that an earlier release published were never meant to be listed.
    """

    PRIVATE = "private"
    LINK = "link"
    PUBLISHED = "published"


class Step(StrEnum):
    """Kinds of saves: a change of the deck, or the state of another version restored."""

    CHANGE = "change"
    UNDO = "undo"
    REDO = "redo"
    RESTORE = "restore"


class Deck(SiteTable, table=True):
    """A deck, with or without an owner.

    `public_id` names it in addresses and is no secret. `read_key` opens it for reading;
    it is kept as it is, so that the link can be shown again: who sees this table sees the
    deck anyway. Of the key that opens it for editing only the SHA-256 is kept
    (`edit_key_hash`), so a leaked copy of the database changes nobody's deck.

    `author` and `tags` are what its players wrote, as a file carries them. `version` counts
    saves; a save names the version it builds on. `unread` holds the lines of an import that are
    not understood yet, as they were written. `pool` holds printing ids with copies, the card pool
    that the deck is built from, and `pool_address` the page on which it was opened or drafted;
    both are empty for most decks. `used_at` decides when a deck without owner is
    purged. `published_at` is when its owner first chose to list it, and stays when the choice is
    taken back, so that publishing again does not make it the newest.
    """

    __tablename__ = "decks"
    __table_args__ = (
        one_of("visibility", Visibility),
        Index(None, "owner_id", "game"),
        Index(None, "game", "published_at"),
    )

    id: int | None = Field(default=None, primary_key=True)
    game: str = Field(default=DEFAULT_GAME, max_length=20)
    public_id: str = Field(max_length=32, unique=True)
    owner_id: int | None = Field(default=None, foreign_key="users.id", ondelete="CASCADE")
    edit_key_hash: str = Field(max_length=64, unique=True)
    read_key: str = Field(max_length=64, unique=True)
    visibility: str = Field(default=Visibility.LINK, max_length=20)
    name: str = Field(default="", max_length=200)
    author: str = ""
    tags: list[str] = Field(default_factory=list, sa_type=JSON)
    notes: str = ""
    format: str = Field(default="constructed", max_length=64)
    edition: str = Field(default_factory=_default_edition, max_length=20)
    as_of: date | None = None
    unread: list[str] = Field(default_factory=list, sa_type=JSON)
    pool: list[Any] = Field(default_factory=list, sa_type=JSON)
    pool_address: str = Field(default="", max_length=1000)
    version: int = 1
    copied_from_id: int | None = Field(
        default=None, foreign_key="decks.id", ondelete="SET NULL", index=True
    )
    credit: str = Field(default="", max_length=300)
    created_at: datetime = Field(default_factory=utc_now, sa_type=Moment)
    updated_at: datetime = Field(default_factory=utc_now, sa_type=Moment)
    used_at: datetime = Field(default_factory=utc_now, sa_type=Moment, index=True)
    hidden_at: datetime | None = Field(default=None, sa_type=Moment)
    published_at: datetime | None = Field(default=None, sa_type=Moment)


class DeckLine(SiteTable, table=True):
    """Copies of one printing in one zone of a deck, with the owner's tags and note.

    `mark` is a mark that the game puts on lines, such as that the cards start in play. A deck has
    one line of a printing, zone and mark, and one without a mark: to a database no two lines
    without a mark are alike, so these have a unique index of their own.
    """

    __tablename__ = "deck_lines"
    __table_args__ = (
        UniqueConstraint("deck_id", "zone", "printing_id", "mark"),
        Index(
            None,
            "deck_id",
            "zone",
            "printing_id",
            unique=True,
            sqlite_where=text("mark IS NULL"),
            postgresql_where=text("mark IS NULL"),
        ),
        CheckConstraint("copies > 0", name="copies"),
    )

    id: int | None = Field(default=None, primary_key=True)
    deck_id: int = Field(foreign_key="decks.id", ondelete="CASCADE")
    printing_id: str = Field(max_length=64, index=True)
    zone: str = Field(max_length=20)
    copies: int
    mark: str | None = Field(default=None, max_length=20)
    position: int = 0
    tags: list[str] = Field(default_factory=list, sa_type=JSON)
    note: str = ""


class DeckVersion(SiteTable, table=True):
    """The whole deck as it stood after one save, with what the save did and perhaps a name.

    `reason` says in words what a change did. The other steps have no words of their own:
    `restores` is the number of the version whose state they brought back.

    `request` is what the page called the change that it sent, so that the same change arriving
    again is known; it is empty for pages without script. A version that `is_continued` is the
    middle of a run of presses on one row: pages that show it still build on it, but the history
    leaves it out.

    `snapshot` holds its name, author, tags, notes, format, edition, unread lines and lines as
    JSON; one of an earlier release lacks author and tags.
    """

    __tablename__ = "deck_versions"
    __table_args__ = (
        UniqueConstraint("deck_id", "number"),
        one_of("step", Step),
        CheckConstraint("(step = 'change') = (restores IS NULL)", name="restores"),
    )

    id: int | None = Field(default=None, primary_key=True)
    deck_id: int = Field(foreign_key="decks.id", ondelete="CASCADE")
    number: int
    name: str | None = Field(default=None, max_length=200)
    step: str = Field(default=Step.CHANGE, max_length=20)
    restores: int | None = None
    reason: str = Field(default="", max_length=200)
    request: str = Field(default="", max_length=40)
    is_continued: bool = False
    snapshot: dict[str, Any] = Field(default_factory=dict, sa_type=JSON)
    saved_by_id: int | None = Field(
        default=None, foreign_key="users.id", ondelete="SET NULL", index=True
    )
    saved_at: datetime = Field(default_factory=utc_now, sa_type=Moment)


class DeckLike(SiteTable, table=True):
    """An account likes a public deck."""

    __tablename__ = "deck_likes"

    deck_id: int = Field(foreign_key="decks.id", ondelete="CASCADE", primary_key=True)
    user_id: int = Field(foreign_key="users.id", ondelete="CASCADE", primary_key=True, index=True)
    liked_at: datetime = Field(default_factory=utc_now, sa_type=Moment)


class DeckReport(SiteTable, table=True):
    """An account's report about a public deck; curators settle it by a decision."""

    __tablename__ = "deck_reports"
    __table_args__ = (UniqueConstraint("deck_id", "reporter_id"),)

    id: int | None = Field(default=None, primary_key=True)
    deck_id: int = Field(foreign_key="decks.id", ondelete="CASCADE")
    reporter_id: int = Field(foreign_key="users.id", ondelete="CASCADE", index=True)
    text: str = Field(max_length=500)
    reported_at: datetime = Field(default_factory=utc_now, sa_type=Moment)
    settled_at: datetime | None = Field(default=None, sa_type=Moment, index=True)


class Moderation(StrEnum):
    """A curator's decisions about a deck."""

    HIDE = "hide"
    SHOW = "show"
    KEEP = "keep"


class DeckModeration(SiteTable, table=True):
    """A decision about a deck, with its reason. Decisions are never changed."""

    __tablename__ = "deck_moderations"
    __table_args__ = (one_of("decision", Moderation),)

    id: int | None = Field(default=None, primary_key=True)
    deck_id: int = Field(foreign_key="decks.id", ondelete="CASCADE", index=True)
    decision: str = Field(max_length=20)
    reason: str = Field(max_length=300)
    author_id: int | None = Field(
        default=None, foreign_key="users.id", ondelete="SET NULL", index=True
    )
    author: str = Field(max_length=60)
    decided_at: datetime = Field(default_factory=utc_now, sa_type=Moment)


class Army(SiteTable, table=True):
    """An army with its city, as the text that the game reads.

    `version` counts saves; a save names the version it builds on.
    """

    __tablename__ = "armies"
    __table_args__ = (Index(None, "owner_id", "game"),)

    id: int | None = Field(default=None, primary_key=True)
    game: str = Field(max_length=20)
    owner_id: int = Field(foreign_key="users.id", ondelete="CASCADE")
    name: str = Field(max_length=200)
    text: str = ""
    version: int = 1
    created_at: datetime = Field(default_factory=utc_now, sa_type=Moment)
    updated_at: datetime = Field(default_factory=utc_now, sa_type=Moment)
