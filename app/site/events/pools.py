"""Card pools in the database: registered by one player, confirmed by the one who plays it."""

from __future__ import annotations

from collections.abc import Mapping

from sqlmodel import Session, col, select

from app.games.spoils.construction import (
    Criteria,
    Finding,
    Pool,
    check_draft_pool,
    check_sealed_pool,
)
from app.games.spoils.facts import Catalogue, PrintingId
from app.site.events.judging import criteria_of
from app.site.events.log import Actor, Did, record
from app.site.events.store import EventError, id_of, locked, new_code
from app.tables import CardPool, Entry, Event, PoolKind, utc_now


def pool_of(card_pool: CardPool, catalogue: Catalogue) -> Pool:
    """The cards of a registered pool; printings that are gone are left out."""
    held = ((catalogue.by_printing.get(PrintingId(id_)), copies) for id_, copies in card_pool.lines)
    return Pool.of((printing, copies) for printing, copies in held if printing is not None)


def criteria_for(event: Event, card_pool: CardPool | None, catalogue: Catalogue) -> Criteria:
    """What the list of the player of a pool is held against.

    Where an event has pools, a player without one holds no cards but the supplied ones. Raises
    FormatError when the format cannot be checked any more.
    """
    if event.pool_kind == PoolKind.NONE:
        return criteria_of(event, catalogue)
    held = pool_of(card_pool, catalogue) if card_pool else Pool.of(())
    return criteria_of(event, catalogue, held)


def findings_of(event: Event, pool: Pool, catalogue: Catalogue) -> tuple[Finding, ...]:
    """What does not fit the packs this event opens."""
    if event.pool_kind == PoolKind.SEALED:
        return check_sealed_pool(pool, event.packs, catalogue)
    return check_draft_pool(pool, event.packs, drafted_cards(event, catalogue), catalogue)


def drafted_cards(event: Event, catalogue: Catalogue) -> int:
    """How many cards a player drafts: as the event says, else all cards of the packs."""
    if event.draft_cards is not None:
        return event.draft_cards
    return sum(
        number * sum(catalogue.by_set[code].pack.values()) for code, number in event.packs.items()
    )


def played_by(session: Session, entry: Entry) -> CardPool | None:
    """The pool that a player plays."""
    return session.exec(select(CardPool).where(CardPool.played_by_id == entry.id)).first()


def needed_by(session: Session, event: Event, entry: Entry) -> CardPool | None:
    """The pool that a player plays, looked for only where the event has pools."""
    return None if event.pool_kind == PoolKind.NONE else played_by(session, entry)


def registered_by(session: Session, entry: Entry) -> CardPool | None:
    """The pool that a player registered last."""
    return session.exec(
        select(CardPool)
        .where(CardPool.registered_by_id == entry.id)
        .order_by(col(CardPool.id).desc())
    ).first()


def pool_named(session: Session, event_id: int, code: str) -> CardPool | None:
    """The pool of that code, typed in any case."""
    return session.exec(
        select(CardPool).where(CardPool.event_id == event_id, CardPool.code == code.strip().upper())
    ).first()


def pools_of(session: Session, event_id: int) -> list[CardPool]:
    """All pools of an event."""
    wanted = select(CardPool).where(CardPool.event_id == event_id)
    return list(session.exec(wanted.order_by(col(CardPool.id))))


def is_confirmed(card_pool: CardPool | None) -> bool:
    """Whether the counts that stand were confirmed by the player."""
    return card_pool is not None and card_pool.confirmed_version == card_pool.version


def is_lacking(event: Event, card_pool: CardPool | None) -> bool:
    """Whether a player has to confirm a pool before a list can be taken."""
    return event.pool_kind != PoolKind.NONE and not is_confirmed(card_pool)


def register(
    session: Session,
    event_id: int,
    counts: Mapping[PrintingId, int],
    actor: Actor,
    entry: Entry | None,
    card_pool: CardPool | None = None,
) -> CardPool:
    """Store the counts of a new pool, or corrected ones; these have to be confirmed anew."""
    lines = sorted([id_, copies] for id_, copies in counts.items() if copies)
    locked(session, event_id)
    if card_pool is None:
        registered_by_id = id_of(entry) if entry else None
        card_pool = CardPool(
            event_id=event_id, code=new_code(), registered_by_id=registered_by_id, lines=lines
        )
    elif card_pool.lines == lines:
        return card_pool
    else:
        card_pool.lines = lines
        card_pool.version += 1
        card_pool.registered_at = utc_now()
    session.add(card_pool)
    session.flush()
    record(
        session,
        event_id,
        actor,
        Did.POOL_REGISTERED,
        id_of(entry) if entry else card_pool.played_by_id,
        pool=card_pool.code,
        version=card_pool.version,
        cards=sum(copies for _, copies in lines),
        counts=lines,
    )
    return card_pool


def claim(session: Session, event: Event, entry: Entry, code: str, actor: Actor) -> CardPool:
    """Give a pool to the player who plays it. Raises EventError where it cannot be."""
    locked(session, id_of(event))
    card_pool = pool_named(session, id_of(event), code)
    if card_pool is None:
        raise EventError("No pool of this event has this code. It stands on the packed pool.")
    if card_pool.played_by_id == entry.id:
        return card_pool
    if card_pool.played_by_id is not None:
        raise EventError("Another player has taken this pool. Call a judge.")
    if event.is_pool_swapped and card_pool.registered_by_id == entry.id:
        raise EventError("You registered this pool; at this event somebody else plays it.")
    if played_by(session, entry) is not None:
        raise EventError("You have a pool already. Call a judge to get another one.")
    card_pool.played_by_id = id_of(entry)
    session.add(card_pool)
    record(session, id_of(event), actor, Did.POOL_CLAIMED, entry.id, pool=card_pool.code)
    return card_pool


def confirm(session: Session, card_pool: CardPool, version: int, actor: Actor) -> None:
    """Confirm the counts that the player saw. Raises EventError when they changed since."""
    locked(session, card_pool.event_id)
    session.refresh(card_pool)
    if card_pool.version != version:
        raise EventError("The pool was corrected meanwhile; look at it again.")
    card_pool.confirmed_version, card_pool.confirmed_at = version, utc_now()
    session.add(card_pool)
    record(
        session,
        card_pool.event_id,
        actor,
        Did.POOL_CONFIRMED,
        card_pool.played_by_id,
        pool=card_pool.code,
        version=version,
    )


def drop_claim(session: Session, card_pool: CardPool, actor: Actor) -> None:
    """Take a pool from its player again, as a judge does."""
    entry_id, card_pool.played_by_id = card_pool.played_by_id, None
    card_pool.confirmed_version = card_pool.confirmed_at = None
    session.add(card_pool)
    record(
        session, card_pool.event_id, actor, Did.POOL_CLAIMED, entry_id,
        pool=card_pool.code, taken_away=True,
    )  # fmt: skip
