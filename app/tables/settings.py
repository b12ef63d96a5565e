"""What the person who runs the site has set, and the revision numbers caches follow."""

from typing import Any

from sqlalchemy import JSON
from sqlmodel import Field

from app.tables.base import Table


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
