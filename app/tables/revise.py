"""Write the next migration from the present tables: `python -m app.tables.revise "add …"`."""

import re
import sys
import tempfile
from pathlib import Path

from alembic import command

from app.tables.database import open_database
from app.tables.schema import configuration, migrate, scripts


def revise(message: str) -> Path:
    """Compare the tables with the schema of all migrations and write a migration for the
    difference.

    Its file name and id are the next number. Review it before it is merged.
    """
    config = configuration()
    number = len(list(scripts().walk_revisions())) + 1
    slug = re.sub(r"\W+", "_", message.lower()).strip("_")
    config.set_main_option("file_template", f"%%(rev)s_{slug}")
    with tempfile.TemporaryDirectory() as folder:
        database = open_database(f"sqlite:///{folder}/fresh.sqlite")
        migrate(database)
        with database.engine.connect() as connection:
            config.attributes["connection"] = connection
            written = command.revision(
                config, message=message, autogenerate=True, rev_id=f"{number:04}"
            )
        database.close()
    assert written is not None
    assert not isinstance(written, list)
    return Path(written.path)


if __name__ == "__main__":
    sys.stdout.write(f"{revise(sys.argv[1])}\n")
