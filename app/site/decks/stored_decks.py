"""Decks as stored in the database, found with all their lines."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from sqlalchemy import ColumnElement, Row, Select, bindparam, select
from sqlmodel import Session

from app.games import game, game_keys
from app.games.tabletop.decklists.decklist import AnyLine
from app.games.tabletop.facts import AnyCatalogue
from app.site.decks.snapshot import DeckState, StoredLine, read_lines, read_pool
from app.site.platform.storage.recent import Recent
from app.tables import SiteTable, Step, Visibility

DECKS: Final = SiteTable.metadata.tables["decks"]
LINES: Final = SiteTable.metadata.tables["deck_lines"]
VERSIONS: Final = SiteTable.metadata.tables["deck_versions"]

CatalogueOf: TypeAlias = Callable[[str], AnyCatalogue]
"""Returns the catalogue of a game by its key."""

SavedAs: TypeAlias = tuple[str, int, datetime]
"""Public id of a deck, number of a version, and when it was saved."""


@dataclass(frozen=True)
class StoredDeck:
    """A deck as stored in the database.

    `position` is its place among the versions: the newest, or after undo and redo the one that was
    restored. `last_changed` is the newest version that is neither an undo nor a redo, the last one
    to redo.
    """

    id: int
    public_id: str
    owner_id: int | None
    edit_key_hash: str
    read_key: str
    visibility: Visibility
    credit: str
    copied_from_id: int | None
    hidden_at: datetime | None
    published_at: datetime | None
    version: int
    position: int
    last_changed: int
    updated_at: datetime
    used_at: datetime
    state: DeckState

    @property
    def saved_as(self) -> SavedAs:
        """The identity of the save that this state comes from; no other save has the same."""
        return self.public_id, self.version, self.updated_at

    @property
    def is_private(self) -> bool:
        """True if no link shows the deck to others."""
        return self.visibility is Visibility.PRIVATE

    @property
    def is_listed(self) -> bool:
        """True if its owner chose to list it among the public decks."""
        return self.visibility is Visibility.PUBLISHED and self.published_at is not None


@dataclass(frozen=True)
class ReadLines:
    """The lines of one version of a deck, and those whose printing is not in the catalogue."""

    catalogue: AnyCatalogue
    lines: tuple[AnyLine, ...]
    gone: tuple[str, ...]


KeptLines: TypeAlias = Recent[SavedAs, ReadLines]
"""The lines of saved versions, which never change."""


def find(
    session: Session,
    which: ColumnElement[bool],
    catalogue_of: CatalogueOf,
    kept: KeptLines | None = None,
    values: Mapping[str, str] = MappingProxyType({}),
) -> StoredDeck | None:
    """Return the one deck that matches, with all its lines; those of `kept` are not read again.

    `catalogue_of` returns the catalogue of the deck's game, and `values` are what the parameters
    of `which` stand for.
    """
    connection = session.connection()
    row = connection.execute(_decks_where(game_keys(), which), values).one_or_none()
    if row is None:
        return None
    catalogue = catalogue_of(row.game)
    key = (row.public_id, row.version, row.updated_at)
    read = kept.find(key) if kept else None
    if read is None or read.catalogue is not catalogue:
        lines = map(_line, connection.execute(_LINES_OF_ONE, {"deck": row.id}))
        read = _read(row, lines, catalogue)
        if kept:
            kept.keep(key, read)
    return _stored(row, read)


def find_all(
    session: Session, which: ColumnElement[bool], catalogue: AnyCatalogue
) -> list[StoredDeck]:
    """Return all decks that match, which are of one game."""
    connection = session.connection()
    rows = connection.execute(_decks().where(which).order_by(DECKS.c.id)).all()
    of_deck: defaultdict[int, list[StoredLine]] = defaultdict(list)
    for line in connection.execute(_LINES.join(DECKS).where(which)):
        of_deck[line.deck_id].append(_line(line))
    return [_stored(row, _read(row, of_deck[row.id], catalogue)) for row in rows]


def _decks() -> Select[Any]:
    """Return the statement for decks of the games that there are, without their lines."""
    return _decks_of(game_keys())


@lru_cache(maxsize=8)
def _decks_where(games: tuple[str, ...], which: ColumnElement[bool]) -> Select[Any]:
    # A statement that is executed again is not analysed again.
    return _decks_of(games).where(which)


@lru_cache(maxsize=8)
def _decks_of(games: tuple[str, ...]) -> Select[Any]:
    of_deck = VERSIONS.c.deck_id == DECKS.c.id
    is_walk = VERSIONS.c.step.in_([Step.UNDO, Step.REDO])
    brought_back = (
        select(VERSIONS.c.restores)
        .where(of_deck, is_walk, VERSIONS.c.number == DECKS.c.version)
        .scalar_subquery()
    )
    last_changed = (
        select(VERSIONS.c.number)
        .where(of_deck, ~is_walk)
        .order_by(VERSIONS.c.number.desc())
        .limit(1)
        .scalar_subquery()
    )
    return select(
        DECKS, brought_back.label("brought_back"), last_changed.label("last_changed")
    ).where(DECKS.c.game.in_(games))


_LINES: Final = select(
    LINES.c.deck_id,
    LINES.c.printing_id,
    LINES.c.zone,
    LINES.c.copies,
    LINES.c.mark,
    LINES.c.tags,
    LINES.c.note,
).order_by(LINES.c.deck_id, LINES.c.position, LINES.c.id)
_LINES_OF_ONE: Final = _LINES.where(LINES.c.deck_id == bindparam("deck"))


def _line(row: Sequence[Any]) -> StoredLine:
    _, printing, zone, copies, mark, tags, note = row
    return printing, zone, copies, mark, tuple(tags or ()), note or ""


def _read(row: Row[Any], of_deck: Iterable[StoredLine], catalogue: AnyCatalogue) -> ReadLines:
    shape = game(row.game).editing.needed().shape
    return ReadLines(catalogue, *read_lines(of_deck, catalogue, shape))


def _stored(row: Row[Any], read: ReadLines) -> StoredDeck:
    shape = game(row.game).editing.needed().shape
    state = DeckState(
        decklist=replace(
            shape.empty,
            lines=read.lines,
            name=row.name,
            author=row.author,
            notes=row.notes,
            tags=tuple(row.tags or ()),
        ),
        format=row.format,
        edition=row.edition,
        as_of=row.as_of,
        unread=(*row.unread, *read.gone),
        pool=read_pool(row.pool, row.pool_address, read.catalogue),
    )
    return StoredDeck(
        id=row.id,
        public_id=row.public_id,
        owner_id=row.owner_id,
        edit_key_hash=row.edit_key_hash,
        read_key=row.read_key,
        visibility=Visibility(row.visibility),
        credit=row.credit,
        copied_from_id=row.copied_from_id,
        hidden_at=row.hidden_at,
        published_at=row.published_at,
        version=row.version,
        position=row.brought_back or row.version,
        last_changed=row.last_changed or row.version,
        updated_at=row.updated_at,
        used_at=row.used_at,
        state=state,
    )
