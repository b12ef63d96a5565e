"""Changes of card pools and their effect on submitted lists.

A verdict does not outlive a change of the pool it was based on: the current list is judged again in
the same transaction.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import NamedTuple

from sqlmodel import Session

from app.games.tabletop.construction import FormatError, Verdict
from app.games.tabletop.facts import AnyCatalogue, PrintingId
from app.site.events import played_pools
from app.site.events.incoming_lists import prepare_again
from app.site.events.log import Actor, Did, record
from app.site.events.pools import store as pools
from app.site.events.registration import store as registration
from app.site.events.registration import versions
from app.site.events.store import EventError, id_of
from app.tables import CardPool, Entry, Event, HandIn, ListRevision


class Judging(NamedTuple):
    """The event, actor, time and card data with which lists are judged again."""

    event: Event
    actor: Actor
    at: datetime
    catalogue: AnyCatalogue


class JudgedAgain(NamedTuple):
    """A list whose pool changed, with the verdicts before and after."""

    entry: Entry
    before: Verdict
    after: Verdict


def register(
    session: Session,
    counts: Mapping[PrintingId, int],
    entry: Entry | None,
    card_pool: CardPool | None,
    judging: Judging,
) -> tuple[CardPool, JudgedAgain | None]:
    """Store the counts of a new or corrected pool, and judge the lists that depend on it."""
    event_id = id_of(judging.event)
    kept = pools.register(session, event_id, counts, judging.actor, entry, card_pool)
    return kept, _judge_player(session, kept.played_by_id, ListRevision.POOL_CORRECTED, judging)


def confirm(
    session: Session, card_pool: CardPool, version: int, judging: Judging
) -> JudgedAgain | None:
    """Confirm the counts that the player saw. Raises EventError if they have changed since."""
    pools.confirm(session, card_pool, version, judging.actor)
    what = ListRevision.POOL_CONFIRMED
    return _judge_player(session, card_pool.played_by_id, what, judging)


def claim(session: Session, entry: Entry, code: str, judging: Judging) -> CardPool:
    """Give a pool to the player who will play it. Raises EventError if that is not possible."""
    card_pool = pools.claim(session, judging.event, entry, code, judging.actor)
    _judge_player(session, id_of(entry), ListRevision.POOL_MOVED, judging)
    return card_pool


def give(
    session: Session, card_pool: CardPool, entry: Entry | None, judging: Judging
) -> JudgedAgain | None:
    """Take a pool from its player and give it to another, if one is named.

    Raises EventError if that player cannot have it. Returns how the list of the previous player was
    judged again.
    """
    had = card_pool.played_by_id
    if had is not None:
        pools.drop_claim(session, card_pool, judging.actor)
    judged = _judge_player(session, had, ListRevision.POOL_MOVED, judging)
    if entry is not None:
        claim(session, entry, card_pool.code, judging)
    return judged


def _judge_player(
    session: Session, entry_id: int | None, what: ListRevision, judging: Judging
) -> JudgedAgain | None:
    """Judge the current list by the player's current pool; None if nothing changes."""
    entry = session.get(Entry, entry_id) if entry_id is not None else None
    standing = versions.standing_of(session, entry) if entry else None
    if entry is None or standing is None:
        return None
    session.flush()
    card_pool = played_pools.played_by(session, entry)
    try:
        criteria = played_pools.criteria_for(judging.event, card_pool, judging.catalogue)
    except FormatError as problem:
        raise EventError(f"The event's format can no longer be checked: {problem}") from None
    if standing.stamp.get("pool") == criteria.stamp.pool:
        return None
    prepared = prepare_again(standing, criteria)
    revised = registration.Revised(what, judging.at, judging.actor)
    judged = registration.judge_again(session, entry, standing, prepared.values(), revised)
    _record(session, entry, standing, judged, judging.actor)
    return JudgedAgain(entry, Verdict(standing.verdict), Verdict(judged.verdict))


def _record(session: Session, entry: Entry, before: HandIn, after: HandIn, actor: Actor) -> None:
    record(
        session,
        entry.event_id,
        actor,
        Did.CHECKED_AGAIN,
        id_of(entry),
        version=after.number,
        because=after.revision,
        before=before.verdict,
        after=after.verdict,
    )
