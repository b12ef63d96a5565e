"""Keep undo and redo as data.

Until now a version said only in words which other version it brought back. Follows 0003; written
2026-11-22.
"""

import re

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

STEPS = {"Undo to": "undo", "Redo to": "redo", "Back to": "restore"}
WORDS = re.compile(r"(Undo to|Redo to|Back to) version (\d+)(?: …)?")


def upgrade() -> None:
    """Change the schema."""
    with op.batch_alter_table("deck_versions", schema=None) as batch_op:
        batch_op.add_column(
            sa.Column("step", sa.String(length=20), nullable=False, server_default="change")
        )
        batch_op.add_column(sa.Column("restores", sa.Integer(), nullable=True))
    _convert(op.get_bind())
    with op.batch_alter_table("deck_versions", schema=None) as batch_op:
        batch_op.alter_column("step", server_default=None)
        batch_op.create_check_constraint(
            op.f("ck_deck_versions_step"), "step IN ('change', 'undo', 'redo', 'restore')"
        )
        batch_op.create_check_constraint(
            op.f("ck_deck_versions_restores"), "(step = 'change') = (restores IS NULL)"
        )


def _convert(connection: sa.Connection) -> None:
    """Read the words once, and keep what they meant."""
    versions = sa.table(
        "deck_versions",
        sa.column("id", sa.Integer),
        sa.column("reason", sa.String),
        sa.column("step", sa.String),
        sa.column("restores", sa.Integer),
    )
    told = sa.or_(*(versions.c.reason.startswith(f"{words} version ") for words in STEPS))
    for row in connection.execute(sa.select(versions.c.id, versions.c.reason).where(told)).all():
        if found := WORDS.fullmatch(row.reason):
            connection.execute(
                sa.update(versions)
                .where(versions.c.id == row.id)
                .values(step=STEPS[found[1]], restores=int(found[2]), reason="")
            )


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError
