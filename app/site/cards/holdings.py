"""The copies that an account owns, wants or trades, for pages of all features."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sqlalchemy import ColumnElement, select
from sqlmodel import Session

from app.games import Game
from app.games.tabletop.collection import Holdings
from app.games.tabletop.facts import AnyCatalogue, PrintingId
from app.site.accounts.current import current_account
from app.site.platform.catalogue import indexed_catalogue_of
from app.site.platform.database import current_database
from app.site.platform.games import current_game
from app.tables import Pile, Table
from app.tables.games import of_game

HOLDINGS: Final = Table.metadata.tables["holdings"]


def current_holdings(
    names: Iterable[str] | None = None, about: Game | None = None
) -> Holdings | None:
    """Return what the signed-in account owns, of all cards or some names; None if not signed in.

    The cards are those of the current game unless another one is given.
    """
    account, game = current_account(), about or current_game()
    if account is None:
        return None
    with current_database().reading() as session:
        return holdings_of(
            session, account.id, game.key, indexed_catalogue_of(game).catalogue, names
        )


def copies_of(
    session: Session,
    user_id: int,
    game: str,
    pile: Pile = Pile.OWNED,
    only: Iterable[PrintingId] | None = None,
) -> dict[PrintingId, int]:
    """Return the copies on one list by printing id, or of the printings in `only`; 0 for missing
    ones."""
    wanted = select(HOLDINGS.c.printing_id, HOLDINGS.c.copies).where(*of_pile(user_id, game, pile))
    if only is not None:
        wanted = wanted.where(HOLDINGS.c.printing_id.in_(list(only)))
    return {PrintingId(row.printing_id): row.copies for row in session.connection().execute(wanted)}


def holdings_of(
    session: Session,
    user_id: int,
    game: str,
    catalogue: AnyCatalogue,
    names: Iterable[str] | None = None,
) -> Holdings:
    """Return what an account owns by printing and by name, of all cards or only of `names`."""
    only = None
    if names is not None:
        cards = (catalogue.by_name[name] for name in names if name in catalogue.by_name)
        only = [printing.id for card in cards for printing in catalogue.printings_of(card)]
    return Holdings.of(copies_of(session, user_id, game, only=only), catalogue)


def of_pile(user_id: int, game: str, pile: Pile) -> tuple[ColumnElement[bool], ...]:
    """Return the condition that a row belongs to this list of an account, for one game."""
    return (
        HOLDINGS.c.user_id == user_id,
        of_game(HOLDINGS, game),
        HOLDINGS.c.pile == pile.value,
    )
