"""Confirm email addresses before they are used, and compare names that look alike.

Follows 0010; written 2026-11-23. Addresses stored so far wait for confirmation.
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    op.create_table(
        "mail_confirmations",
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("mail", sa.String(length=254), nullable=False),
        sa.Column("key_hash", sa.String(length=64), nullable=False),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["user_id"],
            ["users.id"],
            name=op.f("fk_mail_confirmations_user_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_mail_confirmations")),
        sa.UniqueConstraint("key_hash", name=op.f("uq_mail_confirmations_key_hash")),
    )
    op.execute(
        "INSERT INTO mail_confirmations (user_id, mail, key_hash, expires_at) "
        "SELECT id, mail, 'no link was sent to ' || id, created_at FROM users "
        "WHERE mail IS NOT NULL"
    )
    op.execute("UPDATE users SET mail = NULL")
    with op.batch_alter_table("users", schema=None) as batch_op:
        batch_op.add_column(sa.Column("look_alike_key", sa.String(length=120), nullable=True))
        batch_op.create_unique_constraint(batch_op.f("uq_users_look_alike_key"), ["look_alike_key"])


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError
