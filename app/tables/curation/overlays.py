"""The catalogue of a site: shipped data with overlays, loaded once per revision in a process."""

import threading
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from sqlmodel import Session, col, select

from app.games import game as game_of
from app.games.tabletop.card_data import WITHDRAWN, CardData, FactKind, Rows
from app.games.tabletop.facts import AnyCatalogue
from app.tables.database import Database
from app.tables.facts import Fact, Overlay
from app.tables.settings import Revision, Setting


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


Place = tuple[str, str]
"""Kind and key of a row."""

Fields = dict[str, str | None]


@dataclass(frozen=True, slots=True)
class OverlaidFacts:
    """All rows by kind and key, shipped or added, with the overlays applied."""

    data: CardData[Any]
    version: str
    revision: int
    below: Mapping[Place, Fields]
    above: Mapping[Place, Fields]
    added: frozenset[Place]

    def rows(self, above: Mapping[Place, Fields] | None = None) -> Rows:
        """Return the rows as written in the catalogue; with `above`, under these values instead.

        A row whose `withdrawn` is set is left out. Rows that refer to a renamed card get its new
        name.
        """
        standing = self.above if above is None else above
        renamed = {
            key: name
            for (kind, key), fields in standing.items()
            if kind == self.data.card_kind
            and (name := fields.get(self.data.card_name))
            and name != key
        }
        rows: dict[str, list[Fields]] = {kind: [] for kind in self.data.kinds}
        for (kind, _), fields in standing.items():
            if not fields.get(WITHDRAWN):
                rows[kind].append(_follow(self.data.kinds[kind], fields, renamed))
        return rows

    def catalogue(self, above: Mapping[Place, Fields] | None = None) -> AnyCatalogue:
        """Return the Catalogue made of these rows. Raises CatalogueError."""
        found: AnyCatalogue = self.data.assemble(self.version, self.rows(above))
        return found


def subject_of(game: str) -> str:
    """Return the name of a catalogue's revision number, and of the setting with its release."""
    return f"catalogue/{game}"


def overlaid_facts(session: Session, game: str) -> OverlaidFacts:
    """Return the present card data of a game, without what is held back."""
    release = session.get(Setting, subject_of(game))
    below: dict[Place, Fields] = {}
    added: list[Place] = []
    facts = session.exec(
        select(Fact.kind, Fact.key, Fact.fields, Fact.origin)
        .where(Fact.game == game, col(Fact.held).is_(None))
        .order_by(Fact.kind, col(Fact.position))
    )
    for kind, key, fields, origin in facts:
        below[kind, key] = dict(fields)
        if origin == "site":
            added.append((kind, key))
    return OverlaidFacts(
        data=game_of(game).cards.needed(),
        version=str(release.value["version"]) if release else "",
        revision=revision_of(session, game),
        below=below,
        above=_lay(below, _overlays(session, game)),
        added=frozenset(added),
    )


REVISIONS: Final = select(Revision.subject, Revision.number)
"""The statement for the revision numbers of everything shared, such as the games' catalogues."""


def site_catalogue(session: Session, game: str) -> AnyCatalogue:
    """Return the frozen Catalogue of a game that this site serves. Raises CatalogueError."""
    return overlaid_facts(session, game).catalogue()


def revision_of(session: Session, game: str) -> int:
    """Return the catalogue's revision number; 0 before it was first imported."""
    statement = select(Revision.number).where(Revision.subject == subject_of(game))
    return session.exec(statement).first() or 0


def _overlays(session: Session, game: str) -> Iterable[tuple[str, str, str, str | None]]:
    return session.exec(
        select(Overlay.kind, Overlay.key, Overlay.field, Overlay.value).where(
            Overlay.game == game, col(Overlay.held).is_(None)
        )
    )


def _lay(
    below: Mapping[Place, Fields], overlays: Iterable[tuple[str, str, str, str | None]]
) -> dict[Place, Fields]:
    changed: dict[Place, Fields] = defaultdict(dict)
    for kind, key, field, value in overlays:
        changed[kind, key][field] = value
    return {place: {**fields, **changed.get(place, {})} for place, fields in below.items()}


def _follow(kind: FactKind, fields: Fields, renamed: Mapping[str, str]) -> Fields:
    if renamed and kind.follows is not None:
        name = fields.get(kind.follows) or ""
        return {**fields, kind.follows: renamed.get(name, name)}
    return fields
