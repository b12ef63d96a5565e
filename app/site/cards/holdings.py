"""The copies that the current visitor owns, wants or trades, for pages of all features."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from flask import g, session
from sqlalchemy import ColumnElement, select
from sqlmodel import Session

from app.games import Game
from app.games.tabletop.collection import Holdings
from app.games.tabletop.facts import AnyCatalogue, PrintingId
from app.site.accounts.current import current_account
from app.site.platform.catalogue import indexed_catalogue_of
from app.site.platform.database import current_database
from app.site.platform.games import current_game
from app.tables import Pile, Table, key_hash
from app.tables.games import of_game

HOLDINGS: Final = Table.metadata.tables["holdings"]
COLLECTIONS: Final = Table.metadata.tables["collections"]

COLLECTION_KEY: Final = "collection"
"""Where the session has the key of a collection without an account."""

USED_COLLECTION: Final = "used_collection"
"""Where a request notes that it used a collection without an account."""


@dataclass(frozen=True, slots=True)
class Collector:
    """Whose collection it is: an account's, or that of whoever holds a key."""

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
    g.setdefault(USED_COLLECTION, collector)
    return collector


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
