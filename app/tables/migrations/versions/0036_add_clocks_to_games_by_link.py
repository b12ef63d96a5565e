"""Add clocks, takebacks and reports to games by link.

Follows 0035; written 2026-11-29.
"""

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    op.create_table(
        "played_reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("reason", sa.String(length=20), nullable=False),
        sa.Column("words", sa.String(length=500), nullable=False),
        sa.Column("answers", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("handled_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["game_id"],
            ["played_games.id"],
            name=op.f("fk_played_reports_game_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_played_reports")),
    )
    with op.batch_alter_table("played_reports", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_played_reports_game_id"), ["game_id"], unique=False)

    # Nobody knows what earlier answers showed, so none of them can be taken back.
    with op.batch_alter_table("played_answers", schema=None) as batch_op:
        batch_op.add_column(
            sa.Column("shown_to", sa.JSON(), nullable=False, server_default="[0, 1]")
        )
        batch_op.add_column(
            sa.Column("is_withdrawn", sa.Boolean(), nullable=False, server_default=sa.false())
        )
    with op.batch_alter_table("played_answers", schema=None) as batch_op:
        batch_op.alter_column("shown_to", server_default=None)
        batch_op.alter_column("is_withdrawn", server_default=None)

    with op.batch_alter_table("played_games", schema=None) as batch_op:
        batch_op.add_column(sa.Column("public_id", sa.String(length=16), nullable=True))
        batch_op.add_column(
            sa.Column("is_listed", sa.Boolean(), nullable=False, server_default=sa.false())
        )
        batch_op.add_column(
            sa.Column("clock", sa.String(length=10), nullable=False, server_default="none")
        )
        batch_op.add_column(
            sa.Column("clock_minutes", sa.Integer(), nullable=False, server_default="0")
        )
        batch_op.add_column(sa.Column("changes", sa.Integer(), nullable=False, server_default="0"))
        batch_op.add_column(sa.Column("asked", sa.Integer(), nullable=True))
        batch_op.add_column(sa.Column("back_to", sa.Integer(), nullable=True))
        batch_op.add_column(sa.Column("back_by", sa.Integer(), nullable=True))
        batch_op.create_unique_constraint(batch_op.f("uq_played_games_public_id"), ["public_id"])
    with op.batch_alter_table("played_games", schema=None) as batch_op:
        for column in ("is_listed", "clock", "clock_minutes", "changes"):
            batch_op.alter_column(column, server_default=None)

    with op.batch_alter_table("played_seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("watch_hash", sa.String(length=64), nullable=True))
        batch_op.add_column(sa.Column("next_hash", sa.String(length=64), nullable=True))
        batch_op.add_column(sa.Column("legal_in", sa.JSON(), nullable=False, server_default="[]"))
        batch_op.add_column(sa.Column("left_ms", sa.Integer(), nullable=True))
        batch_op.add_column(sa.Column("seen_at", sa.DateTime(timezone=True), nullable=True))
        batch_op.add_column(sa.Column("phrase", sa.Integer(), nullable=True))
        batch_op.add_column(sa.Column("phrase_at", sa.DateTime(timezone=True), nullable=True))
        batch_op.add_column(sa.Column("refused_at", sa.Integer(), nullable=True))
        batch_op.create_unique_constraint(batch_op.f("uq_played_seats_next_hash"), ["next_hash"])
        batch_op.create_unique_constraint(batch_op.f("uq_played_seats_watch_hash"), ["watch_hash"])
    op.execute("UPDATE played_seats SET legal_in = '[\"Constructed\"]' WHERE verdict = 'legal'")
    with op.batch_alter_table("played_seats", schema=None) as batch_op:
        batch_op.alter_column("legal_in", server_default=None)
        batch_op.drop_column("verdict")


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError
