"""Import a release's catalogue: shipped rows are replaced, curators' changes are kept.

An import never fails because of curators' changes and never deletes them: an overlay or an added
row that contradicts the new data is held back, with the reason, until a curator reviews it.
"""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from sqlalchemy import insert
from sqlmodel import Session, select

from app.catalogue import SHIPPED, read_rows
from app.games import game as game_of
from app.games import games
from app.games.tabletop.card_data import CardData, Row, Rows
from app.games.tabletop.facts import CatalogueError
from app.tables.curation.overlays import Fields, Place, overlaid_facts, subject_of
from app.tables.database import Database
from app.tables.facts import Fact, FactChange, Origin, Overlay
from app.tables.schema import ensure_schema
from app.tables.settings import Setting, lock_revision


@dataclass(slots=True)
class ReleaseImport:
    """The result of importing a release: rows added, changed and removed, and what is held back."""

    game: str
    version: str
    added: int = 0
    changed: int = 0
    removed: int = 0
    held: list[str] = field(default_factory=list)


def prepare(database: Database, file: Path = SHIPPED) -> tuple[ReleaseImport, ...]:
    """Bring a database to this release's schema and catalogues.

    Returns the import of every game whose catalogue was due. Raises SchemaError if migrations must
    be started by hand, see `ensure_schema`.
    """
    ensure_schema(database)
    done = []
    for data in [game.cards.needed() for game in games() if game.cards]:
        with database.reading() as session:
            is_due = _is_due(session, data.game, _shipped_stamp(data, file))
        if is_due:
            version, rows = read_rows(data, file)
            with database.writing() as session:
                intake = import_release(session, version, rows, data.game)
            done += [intake] if intake is not None else []
    return tuple(done)


def import_release(session: Session, version: str, rows: Rows, game: str) -> ReleaseImport | None:
    """Replace the shipped rows of a game; return None if these or newer ones were imported already.

    Raises CatalogueError only if the shipped rows alone are not a valid catalogue.
    """
    data = game_of(game).cards.needed()
    data.assemble(version, rows)
    revision = lock_revision(session, subject_of(game))
    stamp = _stamp(version, rows)
    if not _is_due(session, game, stamp):
        return None
    intake = ReleaseImport(game, version)
    _replace_shipped(session, data, rows, intake)
    session.merge(Setting(name=subject_of(game), value=stamp))
    session.flush()
    _hold_back(session, data, intake)
    revision.number += 1
    return intake


def _stamp(version: str, rows: Rows) -> dict[str, str]:
    return {"version": version, "digest": hashlib.sha256(repr(rows).encode()).hexdigest()}


def _shipped_stamp(data: CardData[Any], file: Path) -> dict[str, str]:
    """The stamp of a game's rows, which are read again only when their file was written."""
    if data.rows is not None:
        return _stamp(data.version, data.rows)
    return _stamp_in(data.game, file, file.stat().st_mtime_ns if file.exists() else None)


@lru_cache(maxsize=16)
def _stamp_in(game: str, file: Path, _written_at: int | None) -> dict[str, str]:
    return _stamp(*read_rows(game_of(game).cards.needed(), file))


def _is_due(session: Session, game: str, stamp: dict[str, str]) -> bool:
    """Return whether the release is a different one and not older, so that old processes revert
    nothing."""
    known = session.get(Setting, subject_of(game), populate_existing=True)
    if known is None:
        return True
    return bool(known.value != stamp and _release(stamp) >= _release(known.value))


def _release(stamp: dict[str, str]) -> tuple[int, ...]:
    parts = stamp["version"].split(".")
    return tuple(int(part) if part.isdigit() else 0 for part in parts)


def _replace_shipped(
    session: Session, data: CardData[Any], rows: Rows, intake: ReleaseImport
) -> None:
    there = {
        (fact.kind, fact.key): fact
        for fact in session.exec(select(Fact).where(Fact.game == data.game))
    }
    shipped: set[Place] = set()
    fresh: list[dict[str, Any]] = []
    for kind in data.kinds:
        for position, row in enumerate(rows.get(kind, ())):
            place = (kind, data.key_of(kind, row))
            shipped.add(place)
            if (fact := there.get(place)) is not None:
                _take_row(session, fact, position, dict(row), intake)
            else:
                fresh.append(_new_fact(data.game, place, position, row))
    if fresh:
        session.execute(insert(Fact), fresh)
        intake.added = len(fresh)
    for place, fact in there.items():
        if place not in shipped and fact.origin == Origin.SHIPPED:
            session.delete(fact)
            intake.removed += 1


def _new_fact(game: str, place: Place, position: int, row: Row) -> dict[str, Any]:
    kind, key = place
    return {
        "game": game,
        "kind": kind,
        "key": key,
        "position": position,
        "fields": dict(row),
        "origin": Origin.SHIPPED,
    }


def _take_row(
    session: Session, fact: Fact, position: int, fields: Fields, intake: ReleaseImport
) -> None:
    if fact.origin == Origin.SITE:
        _keep_as_overlays(session, fact, fields)
        fact.origin = Origin.SHIPPED
    elif fact.fields != fields:
        intake.changed += 1
    fact.fields, fact.position = fields, position
    session.add(fact)


def _keep_as_overlays(session: Session, fact: Fact, shipped: Fields) -> None:
    """Turn rows added by this site that are now shipped into overlays of the values that differ."""
    added = session.exec(
        select(FactChange)
        .where(
            FactChange.game == fact.game, FactChange.kind == fact.kind, FactChange.key == fact.key
        )
        .order_by(FactChange.id)  # type: ignore[arg-type]
    ).first()
    for name, value in fact.fields.items():
        if value != shipped.get(name):
            session.add(
                Overlay(
                    game=fact.game,
                    kind=fact.kind,
                    key=fact.key,
                    field=name,
                    shipped=shipped.get(name),
                    value=value,
                    author=added.author if added else "a curator",
                    author_id=added.author_id if added else None,
                    reason=added.reason if added else "added here before it was shipped",
                )
            )


def _hold_back(session: Session, data: CardData[Any], intake: ReleaseImport) -> None:
    """Apply what is consistent with the release, and hold back the rest with the reason."""
    ours = list(_ours(session, data))
    if not ours:
        return
    for row in ours:
        row.held = None
    session.flush()
    if _error(session, intake.game) is None:
        return
    for row in ours:
        row.held = "waiting"
    _admit(session, ours, intake)


def _ours(session: Session, data: CardData[Any]) -> Iterator[Fact | Overlay]:
    """Return added rows and overlays in an order in which each depends only on earlier ones."""
    added = select(Fact).where(Fact.game == data.game, Fact.origin == Origin.SITE)
    facts = session.exec(added).all()
    overlays = session.exec(select(Overlay).where(Overlay.game == data.game)).all()
    order = list(data.kinds)
    rows: list[Fact | Overlay] = [*facts, *overlays]
    yield from sorted(rows, key=lambda row: (order.index(row.kind), row.key))


def _admit(session: Session, rows: Sequence[Fact | Overlay], intake: ReleaseImport) -> None:
    """Add as many of the rows as are consistent with the present ones."""
    for row in rows:
        row.held = None
    session.flush()
    error = _error(session, intake.game)
    if error is None:
        return
    for row in rows:
        row.held = error
    if len(rows) == 1:
        intake.held.append(f"{rows[0].kind}, {rows[0].key}: {error}")
        return
    middle = len(rows) // 2
    _admit(session, rows[:middle], intake)
    _admit(session, rows[middle:], intake)


def _error(session: Session, game: str) -> str | None:
    try:
        overlaid_facts(session, game).catalogue()
    except CatalogueError as error:
        return str(error)
    return None
