"""First tables.

Follows nothing; written 2026-11-21.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    op.create_table(
        "facts",
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("key", sa.String(length=300), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("fields", sa.JSON(), nullable=False),
        sa.Column("origin", sa.String(length=20), nullable=False),
        sa.Column("held", sa.String(), nullable=True),
        sa.CheckConstraint("origin IN ('shipped', 'site')", name=op.f("ck_facts_origin")),
        sa.PrimaryKeyConstraint("game", "kind", "key", name=op.f("pk_facts")),
    )
    op.create_table(
        "guesses",
        sa.Column("subject", sa.String(length=200), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("last_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("subject", name=op.f("pk_guesses")),
    )
    op.create_table(
        "revisions",
        sa.Column("subject", sa.String(length=60), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("subject", name=op.f("pk_revisions")),
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("value", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_settings")),
    )
    op.create_table(
        "users",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("folded_name", sa.String(length=120), nullable=False),
        sa.Column("password_hash", sa.String(length=200), nullable=False),
        sa.Column("role", sa.String(length=20), nullable=False),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("mail", sa.String(length=254), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("used_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("hidden_at", sa.DateTime(timezone=True), nullable=True),
        sa.CheckConstraint(
            "role IN ('player', 'organizer', 'curator', 'administrator')",
            name=op.f("ck_users_role"),
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_users")),
        sa.UniqueConstraint("folded_name", name=op.f("uq_users_folded_name")),
    )
    op.create_table(
        "decks",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("public_id", sa.String(length=32), nullable=False),
        sa.Column("owner_id", sa.Integer(), nullable=True),
        sa.Column("edit_key_hash", sa.String(length=64), nullable=False),
        sa.Column("read_key", sa.String(length=64), nullable=False),
        sa.Column("visibility", sa.String(length=20), nullable=False),
        sa.Column("name", sa.String(length=200), nullable=False),
        sa.Column("notes", sa.String(), nullable=False),
        sa.Column("format", sa.String(length=64), nullable=False),
        sa.Column("edition", sa.String(length=20), nullable=False),
        sa.Column("as_of", sa.Date(), nullable=True),
        sa.Column("unread", sa.JSON(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("copied_from_id", sa.Integer(), nullable=True),
        sa.Column("credit", sa.String(length=300), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("used_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("hidden_at", sa.DateTime(timezone=True), nullable=True),
        sa.CheckConstraint(
            "visibility IN ('private', 'link', 'published')", name=op.f("ck_decks_visibility")
        ),
        sa.ForeignKeyConstraint(
            ["copied_from_id"],
            ["decks.id"],
            name=op.f("fk_decks_copied_from_id"),
            ondelete="SET NULL",
        ),
        sa.ForeignKeyConstraint(
            ["owner_id"], ["users.id"], name=op.f("fk_decks_owner_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_decks")),
        sa.UniqueConstraint("edit_key_hash", name=op.f("uq_decks_edit_key_hash")),
        sa.UniqueConstraint("public_id", name=op.f("uq_decks_public_id")),
        sa.UniqueConstraint("read_key", name=op.f("uq_decks_read_key")),
    )
    with op.batch_alter_table("decks", schema=None) as batch_op:
        batch_op.create_index(
            batch_op.f("ix_decks_copied_from_id"), ["copied_from_id"], unique=False
        )
        batch_op.create_index(batch_op.f("ix_decks_owner_id"), ["owner_id"], unique=False)
        batch_op.create_index(batch_op.f("ix_decks_used_at"), ["used_at"], unique=False)

    op.create_table(
        "fact_changes",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("key", sa.String(length=300), nullable=False),
        sa.Column("field", sa.String(length=40), nullable=False),
        sa.Column("action", sa.String(length=20), nullable=False),
        sa.Column("before", sa.String(), nullable=True),
        sa.Column("after", sa.String(), nullable=True),
        sa.Column("author_id", sa.Integer(), nullable=True),
        sa.Column("author", sa.String(length=60), nullable=False),
        sa.Column("changed_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("reason", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(
            ["author_id"], ["users.id"], name=op.f("fk_fact_changes_author_id"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_fact_changes")),
    )
    with op.batch_alter_table("fact_changes", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_fact_changes_author_id"), ["author_id"], unique=False)
        batch_op.create_index(batch_op.f("ix_fact_changes_key"), ["key"], unique=False)

    op.create_table(
        "overlays",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("key", sa.String(length=300), nullable=False),
        sa.Column("field", sa.String(length=40), nullable=False),
        sa.Column("shipped", sa.String(), nullable=True),
        sa.Column("value", sa.String(), nullable=True),
        sa.Column("author_id", sa.Integer(), nullable=True),
        sa.Column("author", sa.String(length=60), nullable=False),
        sa.Column("changed_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("reason", sa.String(), nullable=False),
        sa.Column("held", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(
            ["author_id"], ["users.id"], name=op.f("fk_overlays_author_id"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_overlays")),
        sa.UniqueConstraint(
            "game", "kind", "key", "field", name=op.f("uq_overlays_game_kind_key_field")
        ),
    )
    with op.batch_alter_table("overlays", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_overlays_author_id"), ["author_id"], unique=False)

    op.create_table(
        "password_resets",
        sa.Column("key_hash", sa.String(length=64), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name=op.f("fk_password_resets_user_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("key_hash", name=op.f("pk_password_resets")),
    )
    with op.batch_alter_table("password_resets", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_password_resets_user_id"), ["user_id"], unique=False)

    op.create_table(
        "deck_lines",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("deck_id", sa.Integer(), nullable=False),
        sa.Column("printing_id", sa.String(length=64), nullable=False),
        sa.Column("zone", sa.String(length=20), nullable=False),
        sa.Column("copies", sa.Integer(), nullable=False),
        sa.Column("is_starting", sa.Boolean(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("tags", sa.JSON(), nullable=False),
        sa.Column("note", sa.String(), nullable=False),
        sa.CheckConstraint("copies > 0", name=op.f("ck_deck_lines_copies")),
        sa.ForeignKeyConstraint(
            ["deck_id"], ["decks.id"], name=op.f("fk_deck_lines_deck_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deck_lines")),
        sa.UniqueConstraint(
            "deck_id",
            "zone",
            "printing_id",
            "is_starting",
            name=op.f("uq_deck_lines_deck_id_zone_printing_id_is_starting"),
        ),
    )
    with op.batch_alter_table("deck_lines", schema=None) as batch_op:
        batch_op.create_index(
            batch_op.f("ix_deck_lines_printing_id"), ["printing_id"], unique=False
        )

    op.create_table(
        "deck_versions",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("deck_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=200), nullable=True),
        sa.Column("reason", sa.String(length=200), nullable=False),
        sa.Column("snapshot", sa.JSON(), nullable=False),
        sa.Column("saved_by_id", sa.Integer(), nullable=True),
        sa.Column("saved_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["deck_id"], ["decks.id"], name=op.f("fk_deck_versions_deck_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["saved_by_id"],
            ["users.id"],
            name=op.f("fk_deck_versions_saved_by_id"),
            ondelete="SET NULL",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deck_versions")),
        sa.UniqueConstraint("deck_id", "number", name=op.f("uq_deck_versions_deck_id_number")),
    )
    with op.batch_alter_table("deck_versions", schema=None) as batch_op:
        batch_op.create_index(
            batch_op.f("ix_deck_versions_saved_by_id"), ["saved_by_id"], unique=False
        )


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError
