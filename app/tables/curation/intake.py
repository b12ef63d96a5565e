"""Take a release's catalogue in: everything shipped is replaced, curators' work stays.

A release never fails for what curators did, and never destroys it: an overlay or an
addition that the new facts contradict is held back, with the reason, until a curator
looks at it.
"""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import insert
from sqlmodel import Session, select

from app.catalogue import SHIPPED, Row, Rows, assemble, key_of, read_rows
from app.catalogue.schema import SOURCES
from app.games import SPOILS
from app.games.spoils.facts import CatalogueError
from app.tables.curation.standing import SUBJECT, Fields, Place, standing
from app.tables.database import Database
from app.tables.facts import Fact, FactChange, Origin, Overlay
from app.tables.schema import ensure_schema
from app.tables.settings import Setting, lock_revision


@dataclass(slots=True)
class Intake:
    """What taking in a release did: how many rows came, changed and went, what is held."""

    version: str
    added: int = 0
    changed: int = 0
    removed: int = 0
    held: list[str] = field(default_factory=list)


def prepare(database: Database, file: Path = SHIPPED) -> Intake | None:
    """Make a database ready to serve: this release's schema, this release's catalogue.

    None when it had both. Raises SchemaError where migrations must be asked for, see
    `ensure_schema`.
    """
    ensure_schema(database)
    version, rows = read_rows(file)
    with database.reading() as session:
        if not _is_due(session, _stamp(version, rows)):
            return None
    with database.writing() as session:
        return take_in(session, version, rows)


def take_in(session: Session, version: str, rows: Rows) -> Intake | None:
    """Replace what is shipped by these rows; None when these or newer ones were taken in.

    Raises CatalogueError only when the rows by themselves make no catalogue.
    """
    assemble(version, rows)
    revision = lock_revision(session, SUBJECT)
    stamp = _stamp(version, rows)
    if not _is_due(session, stamp):
        return None
    intake = Intake(version)
    _replace_shipped(session, rows, intake)
    session.merge(Setting(name=SUBJECT, value=stamp))
    session.flush()
    _hold_back(session, intake)
    revision.number += 1
    return intake


def _stamp(version: str, rows: Rows) -> dict[str, str]:
    return {"version": version, "digest": hashlib.sha256(repr(rows).encode()).hexdigest()}


def _is_due(session: Session, stamp: dict[str, str]) -> bool:
    """Whether the release is another one and no older: old workers take nothing back."""
    known = session.get(Setting, SUBJECT, populate_existing=True)
    if known is None:
        return True
    return bool(known.value != stamp and _release(stamp) >= _release(known.value))


def _release(stamp: dict[str, str]) -> tuple[int, ...]:
    parts = stamp["version"].split(".")
    return tuple(int(part) if part.isdigit() else 0 for part in parts)


def _replace_shipped(session: Session, rows: Rows, intake: Intake) -> None:
    there = {
        (fact.kind, fact.key): fact
        for fact in session.exec(select(Fact).where(Fact.game == SPOILS))
    }
    shipped: set[Place] = set()
    fresh: list[dict[str, Any]] = []
    for kind in SOURCES:
        for position, row in enumerate(rows.get(kind, ())):
            place = (kind, key_of(kind, row))
            shipped.add(place)
            if (fact := there.get(place)) is not None:
                _take_row(session, fact, position, dict(row), intake)
            else:
                fresh.append(_new_fact(place, position, row))
    if fresh:
        session.execute(insert(Fact), fresh)
        intake.added = len(fresh)
    for place, fact in there.items():
        if place not in shipped and fact.origin == Origin.SHIPPED:
            session.delete(fact)
            intake.removed += 1


def _new_fact(place: Place, position: int, row: Row) -> dict[str, Any]:
    kind, key = place
    return {
        "game": SPOILS,
        "kind": kind,
        "key": key,
        "position": position,
        "fields": dict(row),
        "origin": Origin.SHIPPED,
    }


def _take_row(session: Session, fact: Fact, position: int, fields: Fields, intake: Intake) -> None:
    if fact.origin == Origin.SITE:
        _keep_as_overlays(session, fact, fields)
        fact.origin = Origin.SHIPPED
    elif fact.fields != fields:
        intake.changed += 1
    fact.fields, fact.position = fields, position
    session.add(fact)


def _keep_as_overlays(session: Session, fact: Fact, shipped: Fields) -> None:
    """The site had added what is shipped now: what it says otherwise stays as overlays."""
    added = session.exec(
        select(FactChange)
        .where(FactChange.kind == fact.kind, FactChange.key == fact.key)
        .order_by(FactChange.id)  # type: ignore[arg-type]
    ).first()
    for name, value in fact.fields.items():
        if value != shipped.get(name):
            session.add(
                Overlay(
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


def _hold_back(session: Session, intake: Intake) -> None:
    """Let stand what assembles with the release, and hold back the rest with the reason."""
    ours = list(_ours(session))
    if not ours:
        return
    for row in ours:
        row.held = None
    session.flush()
    if _error(session) is None:
        return
    for row in ours:
        row.held = "waiting"
    _admit(session, ours, intake)


def _ours(session: Session) -> Iterator[Fact | Overlay]:
    """Additions and overlays in an order in which each needs only what comes before it."""
    facts = session.exec(select(Fact).where(Fact.game == SPOILS, Fact.origin == Origin.SITE)).all()
    overlays = session.exec(select(Overlay).where(Overlay.game == SPOILS)).all()
    rows: list[Fact | Overlay] = [*facts, *overlays]
    yield from sorted(rows, key=lambda row: (SOURCES.index(row.kind), row.key))


def _admit(session: Session, rows: Sequence[Fact | Overlay], intake: Intake) -> None:
    """Let as many of the rows stand as assemble with what stands already."""
    for row in rows:
        row.held = None
    session.flush()
    error = _error(session)
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


def _error(session: Session) -> str | None:
    try:
        standing(session).catalogue()
    except CatalogueError as error:
        return str(error)
    return None
