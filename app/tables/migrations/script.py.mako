"""${message}.

Follows ${down_revision or "nothing"}; written ${create_date.date()}.
"""

import sqlalchemy as sa
from alembic import op
${imports if imports else ""}
revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    ${upgrades if upgrades else "pass"}


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError
