"""Alembic's entry point, on the connection that `app.tables.schema` or `.revise` provides."""

from typing import Any, Literal

from alembic import context
from alembic.autogenerate.api import AutogenContext

from app import tables
from app.tables.base import Moment


def render(kind: str, item: Any, _context: AutogenContext) -> str | Literal[False]:
    """Write our column types as plain ones, so that old migrations need no new code."""
    if kind == "type" and isinstance(item, Moment):
        return "sa.DateTime(timezone=True)"
    if kind == "type" and type(item).__name__ == "AutoString":
        return f"sa.String(length={item.length})" if item.length else "sa.String()"
    return False


context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=tables.SiteTable.metadata,
    render_as_batch=True,
    render_item=render,
    compare_type=True,
    transaction_per_migration=False,
)
context.run_migrations()
