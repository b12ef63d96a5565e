"""Keep the author and tags of a deck.

Files carry them, and the site dropped them. Follows 0006; written 2026-11-22.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    with op.batch_alter_table("decks", schema=None) as batch_op:
        batch_op.add_column(sa.Column("author", sa.String(), nullable=False, server_default=""))
        batch_op.add_column(sa.Column("tags", sa.JSON(), nullable=False, server_default="[]"))
    with op.batch_alter_table("decks", schema=None) as batch_op:
        batch_op.alter_column("author", server_default=None)
        batch_op.alter_column("tags", server_default=None)


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError
