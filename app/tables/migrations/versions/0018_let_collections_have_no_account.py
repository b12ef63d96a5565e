"""Let collections have no account.

Holdings belong to a collection, which belongs to an account or to whoever holds a key.
Follows 0017; written 2026-11-26.
"""

from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    op.create_table(
        "collections",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=True),
        sa.Column("key_hash", sa.String(length=64), nullable=True),
        sa.Column("used_at", sa.DateTime(timezone=True), nullable=False),
        sa.CheckConstraint(
            "(user_id IS NULL) != (key_hash IS NULL)", name=op.f("ck_collections_owner")
        ),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name=op.f("fk_collections_user_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_collections")),
        sa.UniqueConstraint("key_hash", name=op.f("uq_collections_key_hash")),
        sa.UniqueConstraint("user_id", name=op.f("uq_collections_user_id")),
    )
    op.rename_table("holdings", "earlier_holdings")
    if op.get_bind().dialect.name != "sqlite":
        for kind in ("pk", "fk"):
            end = "_user_id" if kind == "fk" else ""
            op.drop_constraint(f"{kind}_holdings{end}", "earlier_holdings")
        for name in ("pile", "copies"):
            op.drop_constraint(f"ck_holdings_{name}", "earlier_holdings")
    holdings = op.create_table(
        "holdings",
        sa.Column("collection_id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("pile", sa.String(length=20), nullable=False),
        sa.Column("printing_id", sa.String(length=64), nullable=False),
        sa.Column("copies", sa.Integer(), nullable=False),
        sa.CheckConstraint("pile IN ('owned', 'wish', 'trade')", name=op.f("ck_holdings_pile")),
        sa.CheckConstraint("copies > 0", name=op.f("ck_holdings_copies")),
        sa.ForeignKeyConstraint(
            ["collection_id"],
            ["collections.id"],
            name=op.f("fk_holdings_collection_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint(
            "collection_id", "game", "pile", "printing_id", name=op.f("pk_holdings")
        ),
    )
    _move_holdings(holdings)
    op.drop_table("earlier_holdings")


def _move_holdings(holdings: sa.Table) -> None:
    """Give each account that holds cards a collection, and put the cards into it."""
    collections = sa.table(
        "collections",
        sa.column("id", sa.Integer),
        sa.column("user_id", sa.Integer),
        sa.column("used_at", sa.DateTime(timezone=True)),
    )
    columns = ("game", "pile", "printing_id", "copies")
    earlier = sa.table("earlier_holdings", sa.column("user_id"), *map(sa.column, columns))
    now = sa.literal(datetime.now(UTC), sa.DateTime(timezone=True))
    op.execute(
        sa.insert(collections).from_select(
            ["user_id", "used_at"], sa.select(earlier.c.user_id, now).distinct()
        )
    )
    moved = sa.select(collections.c.id, *(earlier.c[name] for name in columns)).join(
        collections, collections.c.user_id == earlier.c.user_id
    )
    op.execute(sa.insert(holdings).from_select(["collection_id", *columns], moved))


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError
