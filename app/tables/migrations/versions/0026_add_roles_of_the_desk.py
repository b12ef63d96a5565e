"""Add roles of the desk.

Follows 0025; written 2026-11-26.
"""

from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None

ROLES = "'organizer', 'judge', 'scorekeeper', 'checker', 'reader', 'player'"


def upgrade() -> None:
    """Change the schema."""
    with op.batch_alter_table("event_links", schema=None) as batch_op:
        batch_op.drop_constraint(batch_op.f("ck_event_links_kind"), type_="check")
        batch_op.create_check_constraint(batch_op.f("ck_event_links_kind"), f"kind IN ({ROLES})")


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError
