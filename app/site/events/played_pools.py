"""The card pool that a player plays, and the criteria for the player's list."""

from __future__ import annotations

from sqlmodel import Session, col, select

from app.games.capabilities.construction import CriteriaLike
from app.games.tabletop.construction import AnyPool, Pool
from app.games.tabletop.facts import AnyCatalogue, PrintingId
from app.site.events.criteria import criteria_of
from app.tables import CardPool, Entry, Event, PoolKind


def pool_of(card_pool: CardPool, catalogue: AnyCatalogue) -> AnyPool:
    """The cards of a registered pool; printings that are gone are left out."""
    held = ((catalogue.by_printing.get(PrintingId(id_)), copies) for id_, copies in card_pool.lines)
    return Pool.of((printing, copies) for printing, copies in held if printing is not None)


def criteria_for(event: Event, card_pool: CardPool | None, catalogue: AnyCatalogue) -> CriteriaLike:
    """Return the criteria for the list of a pool's player.

    If the event has pools, a player without one holds no cards but the supplied ones. Raises
    FormatError if the format cannot be checked any more.
    """
    if event.pool_kind == PoolKind.NONE:
        return criteria_of(event, catalogue)
    held = pool_of(card_pool, catalogue) if card_pool else Pool.of(())
    return criteria_of(event, catalogue, held)


def played_by(session: Session, entry: Entry) -> CardPool | None:
    """The pool that a player plays."""
    return session.exec(select(CardPool).where(CardPool.played_by_id == entry.id)).first()


def needed_by(session: Session, event: Event, entry: Entry) -> CardPool | None:
    """The pool that a player plays, looked for only where the event has pools."""
    return None if event.pool_kind == PoolKind.NONE else played_by(session, entry)


def pools_of(session: Session, event_id: int) -> list[CardPool]:
    """All pools of an event."""
    wanted = select(CardPool).where(CardPool.event_id == event_id)
    return list(session.exec(wanted.order_by(col(CardPool.id))))


def is_confirmed(card_pool: CardPool | None) -> bool:
    """Tell whether the player confirmed the present counts."""
    return card_pool is not None and card_pool.confirmed_version == card_pool.version


def is_lacking(event: Event, card_pool: CardPool | None) -> bool:
    """Tell whether a player has to confirm a pool before a list can be accepted."""
    return event.pool_kind != PoolKind.NONE and not is_confirmed(card_pool)
