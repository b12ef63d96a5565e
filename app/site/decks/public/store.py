"""Public decks in the database: pages of them by keyset, and what accounts think of them."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import Any, Final, Self

from sqlalchemy import ColumnElement, and_, delete, exists, func, or_, select
from sqlmodel import Session

from app.games import Game
from app.site.decks.library.searching import AskedQuery, fitting_in
from app.site.decks.store import USERS, is_shown
from app.site.decks.stored_decks import DECKS, StoredDeck, find_all
from app.site.platform.storage.database import indexed_catalogue_of
from app.site.presentation.formatting import title_of_deck
from app.tables import DeckLike, SiteTable, Visibility
from app.tables.base import insert_unless_there

LIKES: Final = SiteTable.metadata.tables["deck_likes"]

PAGE: Final = 20
"""Decks on a page."""

MOST_SEARCHED: Final = 600
"""Decks that one request puts a query to; the next page goes on where it stopped."""

_TOGETHER: Final = 200
_PLACE: Final = re.compile(r"(\d{1,18})\.(\d{1,18})")
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND: Final = timedelta(microseconds=1)


class Order(StrEnum):
    """Orders of public decks."""

    NEWEST = "newest"
    LIKED = "liked"
    COPIED = "copied"


@dataclass(frozen=True)
class Place:
    """The last deck of a page: microseconds since 1970 or a number of accounts, and its row."""

    value: int
    row: int

    @classmethod
    def of(cls, text: str) -> Self | None:
        """Read the place that an address names; None if it names none."""
        found = _PLACE.fullmatch(text) if text.isascii() else None
        return cls(int(found[1]), int(found[2])) if found else None

    def __str__(self) -> str:
        return f"{self.value}.{self.row}"


@dataclass(frozen=True)
class Opinions:
    """The opinions of accounts on a deck: likes, and the number of accounts that copied it."""

    author: str
    likes: int
    copies: int
    is_liked: bool
    """True if the visitor's account likes it."""


@dataclass(frozen=True)
class PublicDeck:
    """A public deck, and what accounts think of it."""

    deck: StoredDeck
    opinions: Opinions


@dataclass(frozen=True)
class Page:
    """Some public decks. `following` is where the next page begins, `searched` how many decks a
    query was put to."""

    decks: tuple[PublicDeck, ...]
    following: Place | None
    searched: int


def listed() -> ColumnElement[bool]:
    """Return the decks that are listed: published by choice, and not hidden."""
    is_published = DECKS.c.visibility == Visibility.PUBLISHED
    return is_published & DECKS.c.published_at.is_not(None) & is_shown()


def page_of(
    session: Session,
    which: ColumnElement[bool],
    game: Game,
    order: Order,
    after: Place | None,
    asked: AskedQuery | None,
    viewer_id: int | None,
) -> Page:
    """Return a page of the decks that match and fit the query, those after a place."""
    found: list[Place] = []
    searched, rest = 0, True
    while rest and len(found) <= PAGE and searched < MOST_SEARCHED:
        rows = list(_places(session, which, order, after))
        rest = len(rows) == _TOGETHER
        searched += len(rows)
        after = rows[-1][0] if rows else after
        found += _fitting(session, rows, asked, game)
    shown = found[:PAGE]
    if len(found) > PAGE:
        following: Place | None = shown[-1]
    else:
        following = after if rest else None
    return Page(tuple(_shown(session, shown, game, viewer_id)), following, searched)


def _places(
    session: Session, which: ColumnElement[bool], order: Order, after: Place | None
) -> Iterator[tuple[Place, str]]:
    """Yield the next decks in order, each with its public name."""
    value = _value(order)
    if after is not None:
        at = _at(order, after)
        which &= or_(value < at, and_(value == at, DECKS.c.id < after.row))
    wanted = (
        select(value.label("value"), DECKS.c.id, DECKS.c.public_id)
        .where(which)
        .order_by(value.desc(), DECKS.c.id.desc())
        .limit(_TOGETHER)
    )
    for row in session.connection().execute(wanted):
        is_time = isinstance(row.value, datetime)
        number = (row.value - _EPOCH) // _MICROSECOND if is_time else row.value
        yield Place(number, row.id), row.public_id


def count_up_to(
    session: Session,
    which: ColumnElement[bool],
    game: Game,
    order: Order,
    last: Place,
    asked: AskedQuery | None,
) -> int:
    """Return how many of the decks that match and fit the query come first, the last included."""
    value, at = _value(order), _at(order, last)
    which &= or_(value > at, and_(value == at, DECKS.c.id >= last.row))
    return count(session, which) if asked is None else len(fitting_in(session, which, asked, game))


def _at(order: Order, place: Place) -> datetime | int:
    """Return what decks are ordered by, at a place."""
    return _EPOCH + place.value * _MICROSECOND if order is Order.NEWEST else place.value


def _value(order: Order) -> ColumnElement[Any]:
    match order:
        case Order.NEWEST:
            return DECKS.c.published_at
        case Order.LIKED:
            return _likes()
        case Order.COPIED:
            return _copies()


def _likes() -> ColumnElement[int]:
    counted = select(func.count()).where(LIKES.c.deck_id == DECKS.c.id)
    return counted.correlate(DECKS).scalar_subquery()


def _copies() -> ColumnElement[int]:
    """Count the other accounts that copied a deck, each once."""
    copy = DECKS.alias("copies")
    counted = select(func.count(copy.c.owner_id.distinct())).where(
        copy.c.copied_from_id == DECKS.c.id, copy.c.owner_id != DECKS.c.owner_id
    )
    return counted.correlate(DECKS).scalar_subquery()


def _fitting(
    session: Session, rows: list[tuple[Place, str]], asked: AskedQuery | None, game: Game
) -> list[Place]:
    if asked is None or not rows:
        return [place for place, _ in rows]
    fitting = fitting_in(session, DECKS.c.id.in_([place.row for place, _ in rows]), asked, game)
    return [place for place, public_id in rows if public_id in fitting]


def _shown(
    session: Session, places: Collection[Place], game: Game, viewer_id: int | None
) -> Iterator[PublicDeck]:
    which = DECKS.c.id.in_([place.row for place in places])
    decks = find_all(session, which, indexed_catalogue_of(game).catalogue)
    by_row = {deck.id: deck for deck in decks}
    opinions = _opinions(session, which, viewer_id)
    for place in places:
        yield PublicDeck(by_row[place.row], opinions[place.row])


def opinions_on(session: Session, deck_id: int, viewer_id: int | None) -> Opinions:
    """Return what accounts think of a deck that has an owner."""
    return _opinions(session, DECKS.c.id == deck_id, viewer_id)[deck_id]


def _opinions(
    session: Session, which: ColumnElement[bool], viewer_id: int | None
) -> dict[int, Opinions]:
    is_liked = exists().where(LIKES.c.deck_id == DECKS.c.id, LIKES.c.user_id == (viewer_id or 0))
    wanted = (
        select(DECKS.c.id, USERS.c.name, _likes(), _copies(), is_liked)
        .join(USERS, USERS.c.id == DECKS.c.owner_id)
        .where(which)
    )
    return {row[0]: Opinions(*row[1:]) for row in session.connection().execute(wanted)}


def count(session: Session, which: ColumnElement[bool]) -> int:
    """Return how many decks match."""
    return session.connection().execute(select(func.count()).where(which)).scalar_one()


def listed_deck(session: Session, public_id: str) -> tuple[int, int, str] | None:
    """Return row, owner and name of a listed deck."""
    wanted = select(DECKS.c.id, DECKS.c.owner_id, DECKS.c.name).where(
        listed(), DECKS.c.public_id == public_id
    )
    found = session.connection().execute(wanted).first()
    return None if found is None else (found.id, found.owner_id, title_of_deck(found.name))


def like(session: Session, deck_id: int, user_id: int, *, is_liked: bool) -> None:
    """Store that an account likes a deck, or no longer does."""
    if is_liked:
        insert_unless_there(session, DeckLike, deck_id=deck_id, user_id=user_id)
        return
    mine = delete(LIKES).where(LIKES.c.deck_id == deck_id, LIKES.c.user_id == user_id)
    session.connection().execute(mine)


@dataclass(frozen=True)
class Original:
    """A public deck that another was copied from."""

    public_id: str
    name: str
    author: str

    @property
    def address(self) -> str:
        """Return the URL of its page."""
        return f"/decks/view/{self.public_id}"


def original_of(session: Session, deck: StoredDeck) -> Original | None:
    """Return the deck that a deck was copied from, while it is public."""
    if deck.copied_from_id is None:
        return None
    authors = USERS.alias("authors")
    wanted = (
        select(DECKS.c.public_id, DECKS.c.name, authors.c.name)
        .join(authors, authors.c.id == DECKS.c.owner_id)
        .where(listed(), DECKS.c.id == deck.copied_from_id)
    )
    found = session.connection().execute(wanted).first()
    return None if found is None else Original(found[0], title_of_deck(found[1]), found[2])
