"""The catalogue one process serves: read once per revision, whoever changed it."""

import threading

from app.games.spoils.facts import Catalogue
from app.tables.curation.standing import current_revision, revision_of, site_catalogue
from app.tables.database import Database


class Served:
    """The catalogue of a database, kept until its revision number differs.

    Any number of processes agree, because each asks for the number; threads share one.
    """

    def __init__(self, database: Database, kept: tuple[int, Catalogue] | None = None) -> None:
        """Serve `database`. `kept` is a revision and its catalogue, if they are known already."""
        self._database = database
        self._lock = threading.Lock()
        self._kept = kept

    def current(self) -> Catalogue:
        """The catalogue as it stands now; one cheap query while nothing has changed."""
        with self._database.engine.connect() as connection:
            revision = current_revision(connection)
        kept = self._kept
        if kept is not None and kept[0] == revision:
            return kept[1]
        with self._database.reading() as session, self._lock:
            revision = revision_of(session)
            if self._kept is None or self._kept[0] != revision:
                self._kept = (revision, site_catalogue(session))
            return self._kept[1]
