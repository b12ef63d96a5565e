"""Database queries of the pages for curators."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlmodel import Session, func, select

from app.games.tabletop.card_data import FactError, FactKind
from app.games.tabletop.card_data.kinds import FormField
from app.games.tabletop.facts import CatalogueError
from app.site.platform.request.current_game import current_game
from app.site.platform.storage.database import current_catalogue
from app.site.presentation.formatting import plural
from app.tables import Database, Overlay
from app.tables.curation import (
    Edit,
    OverlayToReview,
    held_additions,
    latest_edits,
    overlaid_facts,
    overlays_to_review,
)
from app.tables.facts import Fact

Fields = Mapping[str, str | None]
RECENT = 30


@dataclass(frozen=True)
class Overview:
    """Numbers of curators' changes on this site, and of reviews to be done."""

    facts: int
    texts: int
    added: int
    waiting: int
    recent: Sequence[Edit]


@dataclass(frozen=True)
class Waiting:
    """The changes that need a review after an upgrade."""

    overlays: Sequence[OverlayToReview]
    held: Sequence[Fact]


def kinds() -> Mapping[str, FactKind]:
    """Return the kinds of card data of the current game."""
    return current_game().cards.needed().kinds


def card_kind() -> str:
    """Return the kind whose rows are the cards of the current game."""
    return current_game().cards.needed().card_kind


def forms() -> Mapping[str, tuple[FormField, ...]]:
    """Return the kinds that are edited by form, with the fields of each."""
    return current_game().cards.needed().forms


def singular() -> Mapping[str, str]:
    """Return the name of one row of each kind."""
    return {name: kind.singular for name, kind in kinds().items()}


def overview(database: Database) -> Overview:
    """Return the numbers of the start page, and the latest edits."""
    with database.reading() as session:
        return Overview(
            facts=session.exec(
                select(func.count())
                .select_from(Overlay)
                .where(Overlay.game == current_game().key, Overlay.field != "text")
            ).one(),
            texts=_texts(session),
            added=session.exec(
                select(func.count())
                .select_from(Fact)
                .where(Fact.game == current_game().key, Fact.origin == "site")
            ).one(),
            waiting=_waiting(session),
            recent=latest_edits(session, current_game().key, RECENT),
        )


def has_texts(database: Database) -> bool:
    """Return whether printed texts were imported."""
    with database.reading() as session:
        return _texts(session) > 0


def waiting(database: Database) -> Waiting:
    """Return the changes that need a review after an upgrade."""
    with database.reading() as session:
        game = current_game().key
        return Waiting(overlays_to_review(session, game), held_additions(session, game))


def row_of(session: Session, kind: str, key: str) -> Fields | None:
    """Return the present fields of one row, even of an addition that is held back."""
    if kind not in forms():
        return None
    found = overlaid_facts(session, current_game().key).above.get((kind, key))
    if found is not None:
        return found
    held = session.get(Fact, (current_game().key, kind, key))
    return held.fields if held is not None else None


def key_for(session: Session, kind: str, name: str) -> str:
    """Return the key of a row; a card renamed here is also found by its new name."""
    data = current_game().cards.needed()
    above = overlaid_facts(session, current_game().key).above
    if kind != data.card_kind or (kind, name) in above:
        return name
    return next(
        (key for (k, key), row in above.items() if k == kind and row.get(data.card_name) == name),
        name,
    )


def counted(facts: int, texts: int) -> str:
    """Return how many fields and printed texts were changed, in words."""
    parts = [plural(facts, "field")] if facts or not texts else []
    parts += [plural(texts, "printed text")] if texts else []
    return " and ".join(parts)


def seen(fields: Fields | None) -> str:
    """Return a digest of a form's values, to detect later changes by others."""
    return hashlib.sha256(repr(sorted((fields or {}).items())).encode()).hexdigest()[:32]


def fields_for_new(kind: str, given: Mapping[str, str]) -> Fields:
    """Return the initial fields of a new row: as given in the URL, a set after all others."""
    fields = {name: given.get(name) for name in kinds()[kind].names}
    if kind == "sets" and not fields.get("order"):
        orders = [each.order for each in current_catalogue().sets]
        fields["order"] = str(max(orders, default=-1) + 1)
    return fields


def place_of(error: CatalogueError, kind: str) -> tuple[str, str]:
    """Return the field that an error belongs to, or None, and its message."""
    cause = error.__cause__
    if isinstance(cause, FactError) and any(c.name == cause.field for c in forms()[kind]):
        return cause.field, f"{cause.message[:1].upper()}{cause.message[1:]}."
    return "", f"{error}."


def _waiting(session: Session) -> int:
    game = current_game().key
    return len(overlays_to_review(session, game)) + len(held_additions(session, game))


def _texts(session: Session) -> int:
    """The number of printings with a printed text, of this site's sets too."""
    above = overlaid_facts(session, current_game().key).above
    return sum(kind == "printings" and bool(row.get("text")) for (kind, _), row in above.items())
