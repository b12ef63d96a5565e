"""What curators' pages read from the database."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlmodel import Session, col, func, select

from app.catalogue import columns
from app.catalogue.parse import FactError
from app.games import SPOILS
from app.games.spoils.facts import CatalogueError
from app.site.curation.fields import COLUMNS
from app.tables import Database, FactChange, Overlay
from app.tables.curation import SecondLook, held_additions, second_looks, standing
from app.tables.facts import Fact

Fields = Mapping[str, str | None]
RECENT = 30


@dataclass(frozen=True)
class Overview:
    """How much curators have done here, and what waits for them."""

    facts: int
    texts: int
    added: int
    waiting: int
    recent: Sequence[FactChange]


@dataclass(frozen=True)
class Waiting:
    """What a release asks a curator to look at."""

    looks: Sequence[SecondLook]
    held: Sequence[Fact]


def overview(database: Database) -> Overview:
    """The counts of the first page, and the latest changes other than texts."""
    with database.reading() as session:
        return Overview(
            facts=_count(session, col(Overlay.field) != "text"),
            texts=_count(session, col(Overlay.field) == "text"),
            added=session.exec(
                select(func.count()).select_from(Fact).where(Fact.origin == "site")
            ).one(),
            waiting=len(second_looks(session)) + len(held_additions(session)),
            recent=session.exec(
                select(FactChange)
                .where(FactChange.game == SPOILS, FactChange.field != "text")
                .order_by(col(FactChange.id).desc())
                .limit(RECENT)
            ).all(),
        )


def has_texts(database: Database) -> bool:
    """Whether anybody brought printed texts to this site."""
    with database.reading() as session:
        return _count(session, col(Overlay.field) == "text") > 0


def waiting(database: Database) -> Waiting:
    """What a release asks curators to look at."""
    with database.reading() as session:
        return Waiting(second_looks(session), held_additions(session))


def row_of(session: Session, kind: str, key: str) -> Fields | None:
    """The fields of one row as they stand, additions that are held back included."""
    if kind not in COLUMNS:
        return None
    found = standing(session).above.get((kind, key))
    if found is not None:
        return found
    held = session.get(Fact, (SPOILS, kind, key))
    return held.fields if held is not None else None


def key_for(session: Session, kind: str, name: str) -> str:
    """The key of a row; a card that was renamed here is found by its present name too."""
    above = standing(session).above
    if kind != "cards" or (kind, name) in above:
        return name
    return next(
        (key for (k, key), row in above.items() if k == kind and row.get("name") == name), name
    )


def seen(fields: Fields | None) -> str:
    """Identifies what a form showed, so that a later change by somebody else is noticed."""
    return hashlib.sha256(repr(sorted((fields or {}).items())).encode()).hexdigest()[:32]


def fields_for_new(kind: str, given: Mapping[str, str]) -> Fields:
    """What a new row starts with: what the address already says."""
    return {name: given.get(name) for name in columns(kind)}


def place_of(error: CatalogueError, kind: str) -> tuple[str, str]:
    """The field an error belongs to, or none, and what to say there."""
    cause = error.__cause__
    if isinstance(cause, FactError) and any(c.name == cause.field for c in COLUMNS[kind]):
        return cause.field, f"{cause.message[:1].upper()}{cause.message[1:]}."
    return "", f"{error}."


def _count(session: Session, which: object) -> int:
    counted = select(func.count()).select_from(Overlay).where(which)  # type: ignore[arg-type]
    return session.exec(counted).one()
