"""Parts that all tables share: names of constraints, UTC times, enumerated words, keys of links."""

import hashlib
import secrets
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any, ClassVar, Final

from sqlalchemy import CheckConstraint, ColumnElement, Dialect, FromClause, MetaData
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.types import DateTime, TypeDecorator
from sqlmodel import Session, SQLModel

CONSTRAINT_NAMES: Final = {
    "pk": "pk_%(table_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
}


class SiteTable(SQLModel):
    """The base of every table; its metadata names all constraints by one convention."""

    metadata: ClassVar[MetaData] = MetaData(naming_convention=CONSTRAINT_NAMES)


class Moment(TypeDecorator[datetime]):
    """A column type for a time with time zone: UTC in the database and in Python."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Convert to UTC. Raises ValueError for a time without time zone."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"{value!r} has no time zone")
        return value.astimezone(UTC)

    def process_result_value(self, value: Any, dialect: Dialect) -> datetime | None:
        """Return the time with the time zone UTC, which SQLite does not store."""
        if value is None:
            return None
        moment: datetime = value
        return moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment.astimezone(UTC)


def utc_now() -> datetime:
    """Return the current time in UTC."""
    return datetime.now(UTC)


def one_of(column: str, words: Iterable[str]) -> CheckConstraint:
    """Return a constraint, named after the column, that its value is one of these words."""
    listed = ", ".join(f"'{word}'" for word in words)
    return CheckConstraint(f"{column} IN ({listed})", name=column)


def insert_unless_there(session: Session, table: type[SiteTable], **values: Any) -> None:
    """Insert a row; do nothing if its key exists, even if another transaction just added it."""
    insert = sqlite.insert if session.get_bind().dialect.name == "sqlite" else postgresql.insert
    session.execute(insert(table).values(**values).on_conflict_do_nothing())


def of_game(table: FromClause, game: str) -> ColumnElement[bool]:
    """Return the condition that a row of the table belongs to the game with this key."""
    return table.c.game == game


KEY_BYTES: Final = 24
KEY_SIGNS: Final = 32
"""The length of a key in writing."""

ID_BYTES: Final = 9


def new_key() -> str:
    """Return a key of 192 random bits as 32 characters that URLs need not escape."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_id() -> str:
    """Return a short public id of 72 random bits. It identifies something and gives no access."""
    return secrets.token_urlsafe(ID_BYTES)


def key_hash(key: str) -> str:
    """Return the SHA-256 of a key as hexadecimal digits. No salt is needed, as keys are random."""
    return hashlib.sha256(key.encode()).hexdigest()
