"""The catalogues that one process serves: each is loaded once per revision."""

import threading
from collections.abc import Mapping
from types import MappingProxyType

from app.games.tabletop.facts import AnyCatalogue
from app.tables.curation.overlays import current_revision, revision_of, site_catalogue
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

    def current(self, game: str) -> AnyCatalogue:
        """Return the present catalogue of a game, with one cheap query if nothing has changed."""
        with self._database.engine.connect() as connection:
            revision = current_revision(connection, game)
        kept = self._kept.get(game)
        if kept is not None and kept[0] == revision:
            return kept[1]
        with self._database.reading() as session, self._lock:
            revision = revision_of(session, game)
            kept = self._kept.get(game)
            if kept is None or kept[0] != revision:
                kept = self._kept[game] = (revision, site_catalogue(session, game))
            return kept[1]
