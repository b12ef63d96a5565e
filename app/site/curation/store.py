"""What curators' pages read from the database."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlmodel import Session, col, func, select

from app.games.tabletop.card_data import FactError, FactKind
from app.games.tabletop.card_data.forms import FormField
from app.games.tabletop.facts import CatalogueError
from app.site.platform.games import current_game
from app.tables import Database, FactChange, Overlay
from app.tables.curation import SecondLook, held_additions, overlaid_facts, second_looks
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


def kinds() -> Mapping[str, FactKind]:
    """The kinds of facts of the current game."""
    return current_game().needed_cards().data.kinds


def forms() -> Mapping[str, tuple[FormField, ...]]:
    """The kinds that curators edit by form, with the fields of each."""
    return current_game().needed_cards().forms


def singular() -> Mapping[str, str]:
    """Kind -> what people call one of it."""
    return {name: kind.singular for name, kind in kinds().items()}


def overview(database: Database) -> Overview:
    """The counts of the first page, and the latest changes other than texts."""
    with database.reading() as session:
        return Overview(
            facts=_count(session, col(Overlay.field) != "text"),
            texts=_count(session, col(Overlay.field) == "text"),
            added=session.exec(
                select(func.count())
                .select_from(Fact)
                .where(Fact.game == current_game().key, Fact.origin == "site")
            ).one(),
            waiting=_waiting(session),
            recent=session.exec(
                select(FactChange)
                .where(FactChange.game == current_game().key, FactChange.field != "text")
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
        game = current_game().key
        return Waiting(second_looks(session, game), held_additions(session, game))


def row_of(session: Session, kind: str, key: str) -> Fields | None:
    """The fields of one row as they stand, additions that are held back included."""
    if kind not in forms():
        return None
    found = overlaid_facts(session, current_game().key).above.get((kind, key))
    if found is not None:
        return found
    held = session.get(Fact, (current_game().key, kind, key))
    return held.fields if held is not None else None


def key_for(session: Session, kind: str, name: str) -> str:
    """The key of a row; a card that was renamed here is found by its present name too."""
    above = overlaid_facts(session, current_game().key).above
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
    return {name: given.get(name) for name in kinds()[kind].names}


def place_of(error: CatalogueError, kind: str) -> tuple[str, str]:
    """The field an error belongs to, or none, and what to say there."""
    cause = error.__cause__
    if isinstance(cause, FactError) and any(c.name == cause.field for c in forms()[kind]):
        return cause.field, f"{cause.message[:1].upper()}{cause.message[1:]}."
    return "", f"{error}."


def _waiting(session: Session) -> int:
    game = current_game().key
    return len(second_looks(session, game)) + len(held_additions(session, game))


def _count(session: Session, which: object) -> int:
    counted = (
        select(func.count()).select_from(Overlay).where(Overlay.game == current_game().key, which)  # type: ignore[arg-type]
    )
    return session.exec(counted).one()
