"""What the person who runs the site has set, and the revision numbers caches follow."""

from typing import Any

from sqlalchemy import JSON
from sqlmodel import Field, Session, select

from app.tables.base import Table, insert_unless_there


class Setting(Table, table=True):
    """One setting of the site by name."""

    __tablename__ = "settings"

    name: str = Field(primary_key=True, max_length=60)
    value: Any = Field(default=None, sa_type=JSON)


class Revision(Table, table=True):
    """How often something shared was changed; whoever caches it compares the number."""

    __tablename__ = "revisions"

    subject: str = Field(primary_key=True, max_length=60)
    number: int = 0


def lock_revision(session: Session, subject: str) -> Revision:
    """The revision row, locked until the transaction ends, made if it was not there.

    Whoever changes what the number stands for takes it first: changes then follow each
    other on every database.
    """
    insert_unless_there(session, Revision, subject=subject, number=0)
    return session.exec(
        select(Revision)
        .where(Revision.subject == subject)
        .with_for_update()
        .execution_options(populate_existing=True)
    ).one()
