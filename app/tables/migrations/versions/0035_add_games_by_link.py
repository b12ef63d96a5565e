"""Add games by link.

Follows 0034; written 2026-11-29.
"""

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    op.create_table(
        "played_games",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("edition", sa.String(length=20), nullable=False),
        sa.Column("kinds", sa.String(length=64), nullable=False),
        sa.Column("seed", sa.BigInteger(), nullable=False),
        sa.Column("invitation_hash", sa.String(length=64), nullable=True),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("answers", sa.Integer(), nullable=False),
        sa.Column("winner", sa.Integer(), nullable=True),
        sa.Column("ending", sa.String(), nullable=False),
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("last_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_played_games")),
        sa.UniqueConstraint("invitation_hash", name=op.f("uq_played_games_invitation_hash")),
    )
    with op.batch_alter_table("played_games", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_played_games_last_at"), ["last_at"], unique=False)

    op.create_table(
        "played_answers",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(length=100), nullable=False),
        sa.Column("is_for_them", sa.Boolean(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"],
            ["played_games.id"],
            name=op.f("fk_played_answers_game_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("game_id", "number", name=op.f("pk_played_answers")),
    )
    op.create_table(
        "played_lines",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("audience", sa.Integer(), nullable=False),
        sa.Column("lines", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"],
            ["played_games.id"],
            name=op.f("fk_played_lines_game_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("game_id", "number", "audience", name=op.f("pk_played_lines")),
    )
    op.create_table(
        "played_seats",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("key_hash", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("deck", sa.String(), nullable=False),
        sa.Column("verdict", sa.String(length=20), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"],
            ["played_games.id"],
            name=op.f("fk_played_seats_game_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("game_id", "seat", name=op.f("pk_played_seats")),
        sa.UniqueConstraint("key_hash", name=op.f("uq_played_seats_key_hash")),
    )


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError
