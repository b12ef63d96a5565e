"""The card data of a site: what was shipped, what curators added, and what they changed.

A field is identified by its game, its kind (a table of the shipped catalogue, such as `cards`), its
row's key and its name. Releases replace shipped rows and leave overlays unchanged.
"""

from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import JSON, Index, UniqueConstraint
from sqlmodel import Field

from app.games import DEFAULT_GAME
from app.tables.base import Moment, SiteTable, one_of, utc_now


class Origin(StrEnum):
    """The source of a row: a release, or this site's curators."""

    SHIPPED = "shipped"
    SITE = "site"


class Fact(SiteTable, table=True):
    """One row of card data: its fields by column name, as shipped or as added here.

    `position` keeps the order of the source. `held` is the reason why an added row is left out of
    the catalogue at present: it contradicts a release.
    """

    __tablename__ = "facts"
    __table_args__ = (one_of("origin", Origin),)

    game: str = Field(default=DEFAULT_GAME, primary_key=True, max_length=20)
    kind: str = Field(primary_key=True, max_length=20)
    key: str = Field(primary_key=True, max_length=300)
    position: int
    fields: dict[str, Any] = Field(sa_type=JSON)
    origin: str = Field(default=Origin.SHIPPED, max_length=20)
    held: str | None = None


class Overlay(SiteTable, table=True):
    """A curator's value of one field, above the shipped one.

    `shipped` is what the release said when the curator decided; where the release says
    something else by now, the overlay waits for a second look. `held` is as for facts.
    """

    __tablename__ = "overlays"
    __table_args__ = (UniqueConstraint("game", "kind", "key", "field"),)

    id: int | None = Field(default=None, primary_key=True)
    game: str = Field(default=DEFAULT_GAME, max_length=20)
    kind: str = Field(max_length=20)
    key: str = Field(max_length=300)
    field: str = Field(max_length=40)
    shipped: str | None = None
    value: str | None = None
    author_id: int | None = Field(
        default=None, foreign_key="users.id", ondelete="SET NULL", index=True
    )
    author: str = Field(max_length=60)
    changed_at: datetime = Field(default_factory=utc_now, sa_type=Moment)
    reason: str = ""
    held: str | None = None


class FactChange(SiteTable, table=True):
    """One change of one field, kept for good: who, when, why, from what to what.

    `before` and `after` are None if the field was or became empty; `action` is `add`,
    `change`, `restore` or `withdraw`. Changes stored together share the `revision` of the catalogue
    that they led to; it is None for those that are older than this column, each of which stands
    alone. `undoes` is the id of the first change of those that this one undoes.
    """

    __tablename__ = "fact_changes"
    __table_args__ = (Index(None, "key", "kind", "game"), Index(None, "revision", "game"))

    id: int | None = Field(default=None, primary_key=True)
    game: str = Field(default=DEFAULT_GAME, max_length=20)
    kind: str = Field(max_length=20)
    key: str = Field(max_length=300)
    field: str = Field(max_length=40)
    action: str = Field(max_length=20)
    before: str | None = None
    after: str | None = None
    author_id: int | None = Field(
        default=None, foreign_key="users.id", ondelete="SET NULL", index=True
    )
    author: str = Field(max_length=60)
    changed_at: datetime = Field(default_factory=utc_now, sa_type=Moment)
    reason: str = ""
    revision: int | None = None
    undoes: int | None = None
