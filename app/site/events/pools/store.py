"""Card pools in the database: registered by one player, confirmed by the one who plays it."""

from __future__ import annotations

from collections.abc import Mapping

from sqlmodel import Session, col, select

from app.games import game
from app.games.tabletop.construction import AnyPool, Finding
from app.games.tabletop.facts import AnyCatalogue, PrintingId
from app.site.events.log import Actor, Did, record
from app.site.events.played_pools import played_by
from app.site.events.pools.policy import why_not_taken
from app.site.events.store import EventError, id_of, locked, new_code
from app.tables import CardPool, Entry, Event, PoolKind, utc_now


def findings_of(event: Event, pool: AnyPool, catalogue: AnyCatalogue) -> tuple[Finding, ...]:
    """Return what does not match the packs this event opens."""
    limited = game(event.game).limited.needed()
    if event.pool_kind == PoolKind.SEALED:
        return limited.check_sealed(pool, event.packs, catalogue)
    return limited.check_draft(pool, event.packs, drafted_cards(event, catalogue), catalogue)


def drafted_cards(event: Event, catalogue: AnyCatalogue) -> int:
    """Return how many cards each player drafts: the event's number, or all cards in the packs."""
    if event.draft_cards is not None:
        return event.draft_cards
    return sum(
        number * sum(catalogue.by_set[code].pack.values()) for code, number in event.packs.items()
    )


def registered_by(session: Session, entry: Entry) -> CardPool | None:
    """Return the pool that a player registered last."""
    return session.exec(
        select(CardPool)
        .where(CardPool.registered_by_id == entry.id)
        .order_by(col(CardPool.id).desc())
    ).first()


def pool_named(session: Session, event_id: int, code: str) -> CardPool | None:
    """Return the pool with that code, ignoring case."""
    return session.exec(
        select(CardPool).where(CardPool.event_id == event_id, CardPool.code == code.strip().upper())
    ).first()


def register(
    session: Session,
    event_id: int,
    counts: Mapping[PrintingId, int],
    actor: Actor,
    entry: Entry | None,
    card_pool: CardPool | None = None,
) -> CardPool:
    """Store the counts of a new or corrected pool, which must then be confirmed again."""
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
    """Give a pool to the player who will play it. Raises EventError if that is not possible."""
    locked(session, id_of(event))
    card_pool = pool_named(session, id_of(event), code)
    has_pool = played_by(session, entry) is not None
    problem = why_not_taken(event, entry, card_pool, has_pool=has_pool)
    if problem or card_pool is None:
        raise EventError(problem)
    if card_pool.played_by_id == entry.id:
        return card_pool
    card_pool.played_by_id = id_of(entry)
    session.add(card_pool)
    record(session, id_of(event), actor, Did.POOL_CLAIMED, entry.id, pool=card_pool.code)
    return card_pool


def confirm(session: Session, card_pool: CardPool, version: int, actor: Actor) -> None:
    """Confirm the counts that the player saw. Raises EventError if they have changed since."""
    locked(session, card_pool.event_id)
    session.refresh(card_pool)
    if card_pool.version != version:
        raise EventError("The pool was corrected in the meantime; check it again.")
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
    """Take a pool away from its player, as a judge can."""
    entry_id, card_pool.played_by_id = card_pool.played_by_id, None
    card_pool.confirmed_version = card_pool.confirmed_at = None
    session.add(card_pool)
    record(
        session, card_pool.event_id, actor, Did.POOL_CLAIMED, entry_id,
        pool=card_pool.code, taken_away=True,
    )  # fmt: skip
