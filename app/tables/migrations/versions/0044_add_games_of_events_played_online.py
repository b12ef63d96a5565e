"""Add games of matches of an event that are played online, and pauses of games by link.

Follows 0043; written 2026-11-30.
"""

import sqlalchemy as sa
from alembic import op

revision = "0044"
down_revision = "0043"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    op.create_table(
        "event_games",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("match_id", sa.Integer(), nullable=True),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("table_number", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("ready", sa.JSON(), nullable=False),
        sa.Column("game_id", sa.Integer(), nullable=True),
        sa.Column("called_by", sa.Integer(), nullable=True),
        sa.Column("called_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("told", sa.String(), nullable=True),
        sa.Column("is_void", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["event_id"], ["events.id"], name=op.f("fk_event_games_event_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["game_id"],
            ["played_games.id"],
            name=op.f("fk_event_games_game_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["event_matches.id"],
            name=op.f("fk_event_games_match_id"),
            ondelete="SET NULL",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_event_games")),
        sa.UniqueConstraint("game_id", name=op.f("uq_event_games_game_id")),
        sa.UniqueConstraint("match_id", "number", name=op.f("uq_event_games_match_id_number")),
    )
    with op.batch_alter_table("event_games", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_event_games_event_id"), ["event_id"], unique=False)
    with op.batch_alter_table("played_games", schema=None) as batch_op:
        batch_op.add_column(sa.Column("paused_at", sa.DateTime(timezone=True), nullable=True))


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError
