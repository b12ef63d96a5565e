"""The catalogue as it stands in a site: shipped facts under curators' overlays."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection
from sqlmodel import Session, col, select

from app.catalogue import Rows, assemble
from app.catalogue.schema import SOURCES
from app.catalogue.writes import WITHDRAWN
from app.games import SPOILS
from app.games.spoils.facts import Catalogue
from app.tables.facts import Fact, Overlay
from app.tables.settings import Revision, Setting

SUBJECT: Final = f"catalogue/{SPOILS}"
"""The name of the catalogue's revision number, and of the setting with its release."""

Place = tuple[str, str]
"""Kind and key of a row."""

Fields = dict[str, str | None]


@dataclass(frozen=True, slots=True)
class Standing:
    """All rows by kind and key: as shipped or added, and with the overlays laid above."""

    version: str
    revision: int
    below: Mapping[Place, Fields]
    above: Mapping[Place, Fields]
    added: frozenset[Place]

    def rows(self, above: Mapping[Place, Fields] | None = None) -> Rows:
        """The written rows of the catalogue; `above` instead of what stands, if given.

        A row whose `withdrawn` is set is left out. Rows that name a renamed card follow it.
        """
        standing = self.above if above is None else above
        renamed = {
            key: name
            for (kind, key), fields in standing.items()
            if kind == "cards" and (name := fields.get("name")) and name != key
        }
        rows: dict[str, list[Fields]] = {kind: [] for kind in SOURCES}
        for (kind, _), fields in standing.items():
            if not fields.get(WITHDRAWN):
                rows[kind].append(_follow(kind, fields, renamed))
        return rows

    def catalogue(self, above: Mapping[Place, Fields] | None = None) -> Catalogue:
        """The Catalogue of these rows. Raises CatalogueError."""
        return assemble(self.version, self.rows(above))


def standing(session: Session) -> Standing:
    """Everything that stands at present, what is held back left out."""
    release = session.get(Setting, SUBJECT)
    below: dict[Place, Fields] = {}
    added: list[Place] = []
    facts = session.exec(
        select(Fact.kind, Fact.key, Fact.fields, Fact.origin)
        .where(Fact.game == SPOILS, col(Fact.held).is_(None))
        .order_by(Fact.kind, col(Fact.position))
    )
    for kind, key, fields, origin in facts:
        below[kind, key] = dict(fields)
        if origin == "site":
            added.append((kind, key))
    return Standing(
        version=str(release.value["version"]) if release else "",
        revision=revision_of(session),
        below=below,
        above=_lay(below, _overlays(session)),
        added=frozenset(added),
    )


_REVISION: Final = select(Revision.number).where(Revision.subject == SUBJECT)


def site_catalogue(session: Session) -> Catalogue:
    """The frozen Catalogue this site serves. Raises CatalogueError."""
    return standing(session).catalogue()


def revision_of(session: Session) -> int:
    """How often the catalogue has changed; one cheap query."""
    return current_revision(session.connection())


def current_revision(connection: Connection) -> int:
    """`revision_of` on a connection, without a session's cost: every request asks it."""
    found = connection.execute(_REVISION).scalar()
    return found or 0


def _overlays(session: Session) -> Iterable[tuple[str, str, str, str | None]]:
    return session.exec(
        select(Overlay.kind, Overlay.key, Overlay.field, Overlay.value).where(
            Overlay.game == SPOILS, col(Overlay.held).is_(None)
        )
    )


def _lay(
    below: Mapping[Place, Fields], overlays: Iterable[tuple[str, str, str, str | None]]
) -> dict[Place, Fields]:
    changed: dict[Place, Fields] = defaultdict(dict)
    for kind, key, field, value in overlays:
        changed[kind, key][field] = value
    return {place: {**fields, **changed.get(place, {})} for place, fields in below.items()}


def _follow(kind: str, fields: Fields, renamed: Mapping[str, str]) -> Fields:
    if renamed and kind in ("printings", "banned", "precon_lines"):
        name = fields.get("name") or ""
        return {**fields, "name": renamed.get(name, name)}
    return fields
