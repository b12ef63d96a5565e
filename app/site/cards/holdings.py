"""The copies that the current visitor owns, wants or trades, for pages of all features."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from flask import current_app, g, session
from sqlalchemy import ColumnElement, select, update
from sqlmodel import Session

from app.games import Game
from app.games.tabletop.collection import Holdings
from app.games.tabletop.facts import AnyCatalogue, PrintingId
from app.site.accounts.current import current_account
from app.site.platform.request.current_game import current_game
from app.site.platform.storage.database import (
    current_database,
    indexed_catalogue_of,
    store_afterwards,
)
from app.tables import Pile, SiteTable, key_hash, utc_now
from app.tables.base import of_game
from app.tables.health import UNAVAILABLE

HOLDINGS: Final = SiteTable.metadata.tables["holdings"]
COLLECTIONS: Final = SiteTable.metadata.tables["collections"]

COLLECTION_KEY: Final = "collection"
"""The session's name for the key of a collection without an account."""

_USED: Final = "used_collection"
_TOUCH_AFTER: Final = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Collector:
    """The owner of a collection: an account, or whoever holds a key."""

    user_id: int | None = None
    key_hash: str | None = None

    @property
    def owns(self) -> ColumnElement[bool]:
        """Return the condition that a collection is this collector's."""
        if self.user_id is not None:
            return COLLECTIONS.c.user_id == self.user_id
        return COLLECTIONS.c.key_hash == self.key_hash


def current_collector() -> Collector | None:
    """Return the account, else the holder of the session's key; None for a visitor without both."""
    account = current_account()
    return Collector(account.id) if account else collector_without_account()


def collector_without_account() -> Collector | None:
    """Return the holder of the key that the session has, also while an account is signed in."""
    key = session.get(COLLECTION_KEY)
    if not isinstance(key, str):
        return None
    collector = Collector(key_hash=key_hash(key))
    if _USED not in g:
        g.setdefault(_USED, collector)
        store_afterwards(_store_use)
    return collector


def _store_use() -> None:
    """Store the use at most once a day. A site that cannot store anything still shows the page."""
    collector: Collector = g.pop(_USED)
    old = (collector.owns, COLLECTIONS.c.used_at < utc_now() - _TOUCH_AFTER)
    try:
        with current_database().reading() as rows:
            is_old = rows.connection().execute(select(COLLECTIONS.c.id).where(*old)).first()
        if is_old is None:
            return
        with current_database().writing() as rows:
            rows.connection().execute(update(COLLECTIONS).where(*old).values(used_at=utc_now()))
    except UNAVAILABLE:
        current_app.logger.warning("The use of a collection could not be stored.")


def current_holdings(
    names: Iterable[str] | None = None, about: Game | None = None
) -> Holdings | None:
    """Return what the visitor owns, of all cards or some names; None for one who has counted none.

    The cards are those of the current game unless another one is given.
    """
    collector, game = current_collector(), about or current_game()
    if collector is None:
        return None
    with current_database().reading() as rows:
        catalogue = indexed_catalogue_of(game).catalogue
        held = holdings_of(rows, collector, game.key, catalogue, names)
        if held.by_printing:
            return held
        counted = select(HOLDINGS.c.copies).where(*of_pile(collector, game.key, Pile.OWNED))
        return held if rows.connection().execute(counted.limit(1)).first() else None


def copies_of(
    rows: Session,
    collector: Collector | None,
    game: str,
    pile: Pile = Pile.OWNED,
    only: Iterable[PrintingId] | None = None,
) -> dict[PrintingId, int]:
    """Return the copies on one list by printing id, or of the printings in `only`; nothing for
    missing ones."""
    if collector is None:
        return {}
    wanted = select(HOLDINGS.c.printing_id, HOLDINGS.c.copies).where(
        *of_pile(collector, game, pile)
    )
    if only is not None:
        wanted = wanted.where(HOLDINGS.c.printing_id.in_(list(only)))
    return {PrintingId(row.printing_id): row.copies for row in rows.connection().execute(wanted)}


def holdings_of(
    rows: Session,
    collector: Collector | None,
    game: str,
    catalogue: AnyCatalogue,
    names: Iterable[str] | None = None,
) -> Holdings:
    """Return what somebody owns by printing and by name, of all cards or only of `names`."""
    only = None
    if names is not None:
        cards = (catalogue.by_name[name] for name in names if name in catalogue.by_name)
        only = [printing.id for card in cards for printing in catalogue.printings_of(card)]
    return Holdings.of(copies_of(rows, collector, game, only=only), catalogue)


def of_pile(collector: Collector, game: str, pile: Pile) -> tuple[ColumnElement[bool], ...]:
    """Return the condition that a row belongs to this list of a collection, for one game."""
    its = select(COLLECTIONS.c.id).where(collector.owns).scalar_subquery()
    return (
        HOLDINGS.c.collection_id == its,
        of_game(HOLDINGS, game),
        HOLDINGS.c.pile == pile.value,
    )
