"""Add public decks with likes, reports and decisions of curators.

Follows 0011; written 2026-11-23. No stored deck is listed until its owner chooses so.
"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""

    op.create_table(
        "deck_likes",
        sa.Column("deck_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("liked_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["deck_id"], ["decks.id"], name=op.f("fk_deck_likes_deck_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name=op.f("fk_deck_likes_user_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("deck_id", "user_id", name=op.f("pk_deck_likes")),
    )
    with op.batch_alter_table("deck_likes", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_deck_likes_user_id"), ["user_id"], unique=False)

    op.create_table(
        "deck_moderations",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("deck_id", sa.Integer(), nullable=False),
        sa.Column("decision", sa.String(length=20), nullable=False),
        sa.Column("reason", sa.String(length=300), nullable=False),
        sa.Column("author_id", sa.Integer(), nullable=True),
        sa.Column("author", sa.String(length=60), nullable=False),
        sa.Column("decided_at", sa.DateTime(timezone=True), nullable=False),
        sa.CheckConstraint(
            "decision IN ('hide', 'show', 'keep')", name=op.f("ck_deck_moderations_decision")
        ),
        sa.ForeignKeyConstraint(
            ["author_id"],
            ["users.id"],
            name=op.f("fk_deck_moderations_author_id"),
            ondelete="SET NULL",
        ),
        sa.ForeignKeyConstraint(
            ["deck_id"], ["decks.id"], name=op.f("fk_deck_moderations_deck_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deck_moderations")),
    )
    with op.batch_alter_table("deck_moderations", schema=None) as batch_op:
        batch_op.create_index(
            batch_op.f("ix_deck_moderations_author_id"), ["author_id"], unique=False
        )
        batch_op.create_index(batch_op.f("ix_deck_moderations_deck_id"), ["deck_id"], unique=False)

    op.create_table(
        "deck_reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("deck_id", sa.Integer(), nullable=False),
        sa.Column("reporter_id", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("reported_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("settled_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["deck_id"], ["decks.id"], name=op.f("fk_deck_reports_deck_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["reporter_id"],
            ["users.id"],
            name=op.f("fk_deck_reports_reporter_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deck_reports")),
        sa.UniqueConstraint(
            "deck_id", "reporter_id", name=op.f("uq_deck_reports_deck_id_reporter_id")
        ),
    )
    with op.batch_alter_table("deck_reports", schema=None) as batch_op:
        batch_op.create_index(
            batch_op.f("ix_deck_reports_reporter_id"), ["reporter_id"], unique=False
        )
        batch_op.create_index(
            batch_op.f("ix_deck_reports_settled_at"), ["settled_at"], unique=False
        )

    with op.batch_alter_table("decks", schema=None) as batch_op:
        batch_op.add_column(sa.Column("published_at", sa.DateTime(timezone=True), nullable=True))
        batch_op.create_index(
            batch_op.f("ix_decks_game_published_at"), ["game", "published_at"], unique=False
        )


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError
