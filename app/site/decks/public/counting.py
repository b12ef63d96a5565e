"""Counts of the public decks that each condition on the page would leave."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import ColumnElement, select
from sqlmodel import Session

from app.games import Game
from app.games.tabletop.collection import Holdings
from app.games.tabletop.search import QueryError
from app.games.tabletop.search.decks import SearchedDeck
from app.site.decks.library.searching import asked_in, searched
from app.site.decks.stored_decks import DECKS

MOST_COUNTED: Final = 200
"""Decks that are counted, the newest; where there are more, counts are minimums."""


@dataclass(frozen=True)
class Counts:
    """Decks left by each condition; `is_partial` where there are more decks than are counted.

    `matching` are the decks that the query itself finds, None if not all of them were counted.
    """

    left: Mapping[str, int] = field(default_factory=dict)
    is_partial: bool = False
    matching: int | None = None


def count_left(
    session: Session,
    which: ColumnElement[bool],
    game: Game,
    query: str,
    groups: Sequence[tuple[str, Iterable[str]]],
    holdings: Holdings | None,
    more: Sequence[SearchedDeck] = (),
) -> Counts:
    """Count the decks that a query finds, and those that it finds with each of the conditions.

    The conditions are counted over the stored decks and `more`, the query over the stored ones.
    Each of the groups has the query that its conditions are added to, and these. There are no
    counts if one of them cannot be asked.
    """
    try:
        bases = {query, *(base for base, _ in groups)}
        queries = {base: asked_in(base, game, holdings) for base in bases}
        asked = [
            (base, {one: asked_in(one, game, holdings) for one in each}) for base, each in groups
        ]
    except QueryError:
        return Counts()
    newest = select(DECKS.c.id).where(which).order_by(DECKS.c.published_at.desc())
    ids = session.connection().execute(newest.limit(MOST_COUNTED + 1)).scalars().all()
    among = DECKS.c.id.in_(ids[:MOST_COUNTED])
    has_tags = any(one.query.asks_tags for one in queries.values())
    decks = [deck for _, deck in searched(session, among, game, cards=True, tags=has_tags)]
    own = len(list(filter(queries[query].question.fits, decks)))
    decks += more
    fitting = {base: list(filter(one.question.fits, decks)) for base, one in queries.items()}
    left: dict[str, int] = {}
    for base, each in asked:
        left |= {one: sum(map(its.question.fits, fitting[base])) for one, its in each.items()}
    is_partial = len(ids) > MOST_COUNTED
    return Counts(left, is_partial, None if is_partial else own)
