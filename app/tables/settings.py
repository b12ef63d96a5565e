"""Settings of the site, and the revision numbers that invalidate caches."""

from typing import Any

from sqlalchemy import JSON
from sqlmodel import Field, Session, select

from app.tables.base import SiteTable, insert_unless_there


class Setting(SiteTable, table=True):
    """One setting of the site by name."""

    __tablename__ = "settings"

    name: str = Field(primary_key=True, max_length=60)
    value: Any = Field(default=None, sa_type=JSON)


class Revision(SiteTable, table=True):
    """The number of changes to something shared; caches compare it."""

    __tablename__ = "revisions"

    subject: str = Field(primary_key=True, max_length=60)
    number: int = 0


def lock_revision(session: Session, subject: str) -> Revision:
    """Lock a revision row until the transaction ends, creating it if it is missing.

    Anybody who changes what the number stands for locks it first, so that changes are serialized on
    either database.
    """
    insert_unless_there(session, Revision, subject=subject, number=0)
    return session.exec(
        select(Revision)
        .where(Revision.subject == subject)
        .with_for_update()
        .execution_options(populate_existing=True)
    ).one()
