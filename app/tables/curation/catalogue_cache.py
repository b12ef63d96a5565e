"""The catalogues that one process serves: each is loaded once per revision."""

import threading
from collections.abc import Mapping
from types import MappingProxyType

from app.games.tabletop.facts import AnyCatalogue
from app.tables.curation.overlays import (
    REVISIONS,
    revision_of,
    site_catalogue,
    subject_of,
)
from app.tables.database import Database


class Served:
    """A cache of the catalogues of a database, each kept until its revision number changes.

    Processes stay in agreement because each compares the number; threads share one cache.
    """

    def __init__(
        self,
        database: Database,
        kept: Mapping[str, tuple[int, AnyCatalogue]] = MappingProxyType({}),
    ) -> None:
        """Serve `database`.

        `kept` has revisions and catalogues that are already loaded, by the key of their game.
        """
        self._database = database
        self._lock = threading.Lock()
        self._kept = dict(kept)
        self._query = str(REVISIONS.compile(database.engine))

    def current(self, game: str) -> AnyCatalogue:
        """Return the present catalogue of a game, with one cheap query if nothing has changed.

        Inside a session it is the catalogue that the session sees.
        """
        revision = self._revisions().get(subject_of(game), 0)
        kept = self._kept.get(game)
        if kept is not None and kept[0] == revision:
            return kept[1]
        with self._database.reading() as session:
            revision = revision_of(session, game)  # connects: who has the lock waits for nothing
            with self._lock:
                kept = self._kept.get(game)
                if kept is None or kept[0] != revision:
                    kept = (revision, site_catalogue(session, game))
                    if not self._database.is_writing:  # it may yet be rolled back
                        self._kept[game] = kept
                return kept[1]

    def _revisions(self) -> dict[str, int]:
        """Return all revision numbers.

        Every request needs them, so they are read from the driver, at a sixth of the cost. If that
        fails, the ordinary way is taken, which raises the exceptions that callers know.
        """
        try:
            with self._database.cursor() as cursor:
                cursor.execute(self._query)
                return dict(cursor.fetchall())
        except self._database.engine.dialect.loaded_dbapi.Error:
            with self._database.reading() as session:
                rows = session.connection().execute(REVISIONS)
                return {row.subject: row.number for row in rows}
