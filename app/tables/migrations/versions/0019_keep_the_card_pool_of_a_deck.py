"""Keep the card pool of a deck.

Decks of limited play are built from one. Follows 0018; written 2026-11-26.
"""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    with op.batch_alter_table("decks", schema=None) as batch_op:
        batch_op.add_column(sa.Column("pool", sa.JSON(), nullable=False, server_default="[]"))
        batch_op.add_column(
            sa.Column("pool_address", sa.String(length=1000), nullable=False, server_default="")
        )
    with op.batch_alter_table("decks", schema=None) as batch_op:
        batch_op.alter_column("pool", server_default=None)
        batch_op.alter_column("pool_address", server_default=None)


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError
