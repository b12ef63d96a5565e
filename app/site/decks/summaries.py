"""Lists of decks: what a row says about a deck, without its cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import ColumnElement, false, func, or_, select
from sqlmodel import Session

from app.games import Game, game_keys, games
from app.site.decks.store import by_edit_keys
from app.site.decks.stored_decks import DECKS, LINES
from app.site.presentation.formatting import title_of_deck
from app.tables import Visibility
from app.tables.base import key_hash


@dataclass(frozen=True)
class DeckSummary:
    """One row of a list of decks."""

    public_id: str
    read_key: str
    game: str
    name: str
    format: str
    edition: str
    size: int
    version: int
    updated_at: datetime
    visibility: Visibility
    is_listed: bool
    tags: tuple[str, ...]


def matching(session: Session, which: ColumnElement[bool]) -> list[DeckSummary]:
    """Return the decks that match, most recently changed first, using a single statement."""
    return [summary for _, summary in _summaries(session, which)]


def _summaries(session: Session, which: ColumnElement[bool]) -> Iterator[tuple[str, DeckSummary]]:
    size = (
        select(func.coalesce(func.sum(LINES.c.copies), 0))
        .where(LINES.c.deck_id == DECKS.c.id, _is_main_line())
        .scalar_subquery()
    )
    is_known = DECKS.c.game.in_(game_keys())
    wanted = (
        select(DECKS, size.label("size")).where(which, is_known).order_by(DECKS.c.updated_at.desc())
    )
    for row in session.connection().execute(wanted):
        yield (
            row.edit_key_hash,
            DeckSummary(
                public_id=row.public_id,
                read_key=row.read_key,
                game=row.game,
                name=title_of_deck(row.name),
                format=row.format,
                edition=row.edition,
                size=row.size,
                version=row.version,
                updated_at=row.updated_at,
                visibility=Visibility(row.visibility),
                is_listed=row.visibility == Visibility.PUBLISHED and row.published_at is not None,
                tags=tuple(row.tags or ()),
            ),
        )


def _is_main_line() -> ColumnElement[bool]:
    """Return the condition that a line belongs to the main zone of its deck's game."""
    main = {one.key: one.editing.needed().shape.main.zone.value for one in games() if one.editing}
    return or_(
        false(),
        *((DECKS.c.game == key) & (LINES.c.zone == zone) for key, zone in main.items()),
    )


def of_owner(session: Session, owner_id: int) -> list[DeckSummary]:
    """Return the decks of an account."""
    return matching(session, DECKS.c.owner_id == owner_id)


def opened(session: Session, keys: Iterable[str]) -> list[tuple[str, DeckSummary]]:
    """Return the decks that these edit keys open, each with its key, in the order of the keys."""
    hashes = {key_hash(key): key for key in keys}
    if not hashes:
        return []
    found = dict(_summaries(session, by_edit_keys(hashes.values())))
    return [(key, found[hashed]) for hashed, key in hashes.items() if hashed in found]


def games_of(session: Session, which: ColumnElement[bool]) -> list[Game]:
    """Return the games of which there are such decks."""
    found = set(
        session.connection().execute(select(DECKS.c.game).where(which).distinct()).scalars()
    )
    return [one for one in games() if one.key in found]
