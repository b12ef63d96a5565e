"""Group the changes of card data that were stored together.

Follows 0015; written 2026-11-26.
"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    with op.batch_alter_table("fact_changes", schema=None) as batch_op:
        batch_op.add_column(sa.Column("revision", sa.Integer(), nullable=True))
        batch_op.add_column(sa.Column("undoes", sa.Integer(), nullable=True))
        batch_op.create_index(
            batch_op.f("ix_fact_changes_revision_game"), ["revision", "game"], unique=False
        )


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError
