"""How many public decks each condition that the page offers would leave."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import ColumnElement, select
from sqlmodel import Session

from app.games import Game
from app.games.tabletop.search import QueryError
from app.site.decks.library.searching import asked_in, searched
from app.site.decks.stored_decks import DECKS

MOST_COUNTED: Final = 200
"""Decks that are counted, the newest; where there are more, counts are minimums."""


@dataclass(frozen=True)
class Counts:
    """Decks left by each condition; `is_partial` where there are more decks than are counted."""

    left: Mapping[str, int] = field(default_factory=dict)
    is_partial: bool = False


def count_left(
    session: Session,
    which: ColumnElement[bool],
    game: Game,
    query: str,
    conditions: Iterable[str],
) -> Counts:
    """Count the decks that a query finds with each condition added to it.

    There are no counts for a query that cannot be read.
    """
    try:
        asked = {one: asked_in(f"{query} {one}".strip(), game) for one in conditions}
        together = asked_in(" ".join((query, *asked)).strip(), game)
    except QueryError:
        return Counts()
    newest = select(DECKS.c.id).where(which).order_by(DECKS.c.published_at.desc())
    ids = session.connection().execute(newest.limit(MOST_COUNTED + 1)).scalars().all()
    among = DECKS.c.id.in_(ids[:MOST_COUNTED])
    decks = [deck for _, deck in searched(session, among, together.query, game)]
    left = {one: sum(map(each.question.fits, decks)) for one, each in asked.items()}
    return Counts(left, len(ids) > MOST_COUNTED)
