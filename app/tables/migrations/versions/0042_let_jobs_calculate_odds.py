"""Let jobs calculate odds, whose answers are kept.

Follows 0041; written 2026-11-30.
"""

import sqlalchemy as sa
from alembic import op

revision = "0042"
down_revision = "0041"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    with op.batch_alter_table("jobs", schema=None) as batch_op:
        batch_op.add_column(sa.Column("found", sa.JSON(), nullable=False, server_default="[]"))
        batch_op.drop_constraint(op.f("ck_jobs_kind"), type_="check")
        batch_op.create_check_constraint(
            op.f("ck_jobs_kind"), "kind IN ('goldfish', 'gauntlet', 'odds')"
        )
    with op.batch_alter_table("jobs", schema=None) as batch_op:
        batch_op.alter_column("found", server_default=None)


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError
