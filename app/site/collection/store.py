"""Copies in the database. Writes to one collection are serialized, so that no change is lost."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import delete, insert, select, update
from sqlmodel import Session

from app.games.tabletop.decklists.limits import MAX_COPIES
from app.games.tabletop.facts import PrintingId
from app.site.cards.holdings import COLLECTIONS, HOLDINGS, Collector, copies_of, of_pile
from app.tables import Collection, Pile, utc_now
from app.tables.base import insert_unless_there

MOST_COPIES: Final = MAX_COPIES
"""As many copies of one printing as files carry, so that an export always reads back."""

Copies = Mapping[PrintingId, int]


@dataclass(frozen=True, slots=True)
class Recount:
    """A count as entered, and the count that the page had shown."""

    printing: PrintingId
    seen: int
    wanted: int


@dataclass(frozen=True, slots=True)
class Clash:
    """A recount that was not stored, because the count had become `stored` in the meantime."""

    recount: Recount
    stored: int


def recount(
    session: Session, collector: Collector, game: str, pile: Pile, recounts: Iterable[Recount]
) -> tuple[Clash, ...]:
    """Store counts that were entered, each only if it is still what the page had shown.

    Returns the conflicting counts.
    """
    wanted = tuple(recounts)
    if not wanted:
        return ()
    collection_id = _take_turn(session, collector)
    stored = copies_of(session, collector, game, pile)
    clashes: list[Clash] = []
    changed: dict[PrintingId, int] = {}
    for one in wanted:
        there = stored.get(one.printing, 0)
        if there == one.wanted:
            continue
        if there == one.seen:
            changed[one.printing] = one.wanted
        else:
            clashes.append(Clash(one, there))
    _write(session, collection_id, collector, game, pile, stored, changed)
    return tuple(clashes)


def add(
    session: Session, collector: Collector, game: str, pile: Pile, more: Copies
) -> dict[PrintingId, int]:
    """Add copies, or remove them down to none; return the new counts."""
    if not any(more.values()):
        return {}
    collection_id = _take_turn(session, collector)
    stored = copies_of(session, collector, game, pile)
    changed = {
        printing: min(MOST_COPIES, max(0, stored.get(printing, 0) + number))
        for printing, number in more.items()
    }
    _write(session, collection_id, collector, game, pile, stored, changed)
    return changed


def replace(
    session: Session, collector: Collector, game: str, pile: Pile, seen: str, copies: Copies
) -> bool:
    """Set a list to exactly these copies, if its digest is still `seen`.

    Returns whether it was; if not, nothing is stored.
    """
    collection_id = _take_turn(session, collector)
    stored = copies_of(session, collector, game, pile)
    if digest(stored) != seen:
        return False
    _write(
        session,
        collection_id,
        collector,
        game,
        pile,
        stored,
        dict.fromkeys(stored, 0) | dict(copies),
    )
    return True


def digest(copies: Copies) -> str:
    """Return the SHA-256 of a list's counts, to detect changes."""
    lines = (f"{printing}\t{number}\n" for printing, number in sorted(copies.items()) if number)
    return hashlib.sha256("".join(lines).encode()).hexdigest()


def _write(
    session: Session,
    collection_id: int,
    collector: Collector,
    game: str,
    pile: Pile,
    stored: Copies,
    changed: Mapping[PrintingId, int],
) -> None:
    connection = session.connection()
    where = of_pile(collector, game, pile)
    fresh: list[dict[str, Any]] = []
    for printing, number in changed.items():
        if number == stored.get(printing, 0):
            continue
        row = (*where, HOLDINGS.c.printing_id == printing)
        if number == 0:
            connection.execute(delete(HOLDINGS).where(*row))
        elif printing in stored:
            connection.execute(update(HOLDINGS).where(*row).values(copies=number))
        else:
            values = {"collection_id": collection_id, "game": game, "pile": pile.value}
            fresh.append({**values, "printing_id": printing, "copies": number})
    if fresh:
        connection.execute(insert(HOLDINGS), fresh)


def _take_turn(session: Session, collector: Collector) -> int:
    """Return the id of the collection, which is made where there is none.

    SQLite lets one writer in at a time by itself; elsewhere the collection's row is the turnstile.
    """
    insert_unless_there(
        session,
        Collection,
        user_id=collector.user_id,
        key_hash=collector.key_hash,
        used_at=utc_now(),
    )
    wanted = select(COLLECTIONS.c.id).where(collector.owns).with_for_update()
    return int(session.connection().execute(wanted).scalar_one())
