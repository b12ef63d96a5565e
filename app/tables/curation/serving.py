"""The catalogues one process serves: each read once per revision, whoever changed it."""

import threading

from app.games import DEFAULT_GAME
from app.games.tabletop.facts import AnyCatalogue
from app.tables.curation.overlays import current_revision, revision_of, site_catalogue
from app.tables.database import Database


class Served:
    """The catalogues of a database, each kept until its revision number differs.

    Any number of processes agree, because each asks for the number; threads share one.
    """

    def __init__(self, database: Database, kept: tuple[int, AnyCatalogue] | None = None) -> None:
        """Serve `database`.

        `kept` is a revision of the default game's catalogue and that catalogue, if they are
        known already.
        """
        self._database = database
        self._lock = threading.Lock()
        self._kept = {} if kept is None else {DEFAULT_GAME: kept}

    def current(self, game: str = DEFAULT_GAME) -> AnyCatalogue:
        """The catalogue of a game as it stands now; one cheap query while nothing has changed."""
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
