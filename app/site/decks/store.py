"""Decks in the database: found by their links, saved on top of the version that was edited."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import cache
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    bindparam,
    delete,
    exists,
    func,
    insert,
    select,
    update,
)
from sqlmodel import Session

from app.games import game
from app.games.tabletop.facts import AnyCatalogue
from app.site.decks.snapshot import Cause, DeckState, from_snapshot, read_pool
from app.site.decks.stored_decks import DECKS, LINES, VERSIONS, StoredDeck, find
from app.tables import SiteTable, Step, Visibility, utc_now
from app.tables.base import key_hash, new_id, new_key

USERS: Final = SiteTable.metadata.tables["users"]

UNUSED_DAYS: Final = 180
"""After this many days without a visit, a deck without an owner is deleted."""

_TOUCH_AFTER: Final = timedelta(days=1)


class StaleDeckError(Exception):
    """Somebody else saved the deck in the meantime; `stored` is its current state."""

    def __init__(self, stored: StoredDeck) -> None:
        super().__init__(f"the deck is at version {stored.version}")
        self.stored = stored


def by_edit_key(key: str) -> ColumnElement[bool]:
    """Return the deck that a key opens for editing, unless it is hidden."""
    return (DECKS.c.edit_key_hash == key_hash(key)) & is_shown()


@cache
def opened_for_editing() -> ColumnElement[bool]:
    """Return the condition of `by_edit_key` with the hash of the key as parameter `key_hash`."""
    return (DECKS.c.edit_key_hash == bindparam("key_hash")) & is_shown()


def by_edit_keys(keys: Iterable[str]) -> ColumnElement[bool]:
    """Return the decks that the keys open for editing, except hidden ones."""
    return DECKS.c.edit_key_hash.in_([key_hash(key) for key in keys]) & is_shown()


@cache
def is_shown() -> ColumnElement[bool]:
    """Return the condition that neither the deck nor its owner is hidden."""
    is_owner_hidden = exists().where(USERS.c.id == DECKS.c.owner_id, USERS.c.hidden_at.is_not(None))
    return DECKS.c.hidden_at.is_(None) & ~is_owner_hidden


def by_read_key(key: str, mine: ColumnElement[bool]) -> ColumnElement[bool]:
    """Return the deck that a key opens for reading.

    The key opens a hidden or private deck only for its owner and editors.
    """
    is_open = is_shown() & (DECKS.c.visibility != Visibility.PRIVATE)
    return (DECKS.c.read_key == key) & (is_open | mine)


def by_owner(public_id: str, owner_id: int) -> ColumnElement[bool]:
    """Return a deck by its public name, for its owner."""
    return (DECKS.c.public_id == public_id) & (DECKS.c.owner_id == owner_id)


def by_publication(public_id: str, *, also_hidden: bool) -> ColumnElement[bool]:
    """Return a published deck by its public name; one that is hidden only if asked for."""
    is_published = DECKS.c.visibility == Visibility.PUBLISHED
    found = (DECKS.c.public_id == public_id) & is_published
    return found if also_hidden else found & is_shown()


def create(
    session: Session,
    state: DeckState,
    *,
    owner_id: int | None = None,
    reason: str = "New deck",
    credit: str = "",
    copied_from: int | None = None,
) -> tuple[str, str]:
    """Store a new deck; return its public name and the key that opens it for editing."""
    key, public_id = new_key(), new_id()
    values = _values(state) | {
        "game": state.decklist.game,
        "public_id": public_id,
        "owner_id": owner_id,
        "edit_key_hash": key_hash(key),
        "read_key": new_key(),
        "visibility": Visibility.LINK.value,
        "version": 1,
        "credit": credit,
        "copied_from_id": copied_from,
        "created_at": utc_now(),
    }
    made = session.connection().execute(insert(DECKS).values(values).returning(DECKS.c.id))
    deck_id = made.scalar_one()
    _write_lines(session, deck_id, state)
    _write_version(session, deck_id, 1, state, Cause(reason), owner_id)
    return public_id, key


def save(
    session: Session,
    stored: StoredDeck,
    state: DeckState,
    cause: Cause,
    catalogue: AnyCatalogue,
    actor_id: int | None = None,
) -> StoredDeck:
    """Store a new version on top of `stored` and return the deck as it is then.

    Raises StaleDeckError if another version was saved in the meantime; then nothing changes.
    """
    number, values = stored.version + 1, _values(state)
    changed = session.connection().execute(
        update(DECKS)
        .where(DECKS.c.id == stored.id, DECKS.c.version == stored.version)
        .values(values | {"version": number})
    )
    if changed.rowcount != 1:
        newer = find(session, DECKS.c.id == stored.id, lambda _: catalogue)
        raise StaleDeckError(newer or stored)
    session.connection().execute(delete(LINES).where(LINES.c.deck_id == stored.id))
    _write_lines(session, stored.id, state)
    if cause.continues:
        continue_version(session, stored.id, stored.version)
    _write_version(session, stored.id, number, state, cause, actor_id)
    is_walk = cause.step in (Step.UNDO, Step.REDO)
    return replace(
        stored,
        version=number,
        position=(cause.restores or number) if is_walk else number,
        last_changed=stored.last_changed if is_walk else number,
        updated_at=values["updated_at"],
        used_at=values["used_at"],
        state=replace(state, decklist=state.decklist.merged()),
    )


def version_of(
    session: Session, deck_id: int, number: int, catalogue: AnyCatalogue
) -> DeckState | None:
    """Return the deck as it was in one version; None if there is no such version."""
    wanted = (
        select(VERSIONS.c.snapshot, DECKS.c.game, DECKS.c.pool, DECKS.c.pool_address)
        .join(DECKS, DECKS.c.id == VERSIONS.c.deck_id)
        .where(VERSIONS.c.deck_id == deck_id, VERSIONS.c.number == number)
    )
    found = session.connection().execute(wanted).one_or_none()
    if found is None:
        return None
    return from_snapshot(
        found.snapshot,
        catalogue,
        game(found.game).editing.needed().shape,
        read_pool(found.pool, found.pool_address, catalogue),
    )


def request_of(session: Session, deck_id: int, number: int) -> str:
    """Return what the page called the change that made a version; empty if it did not say."""
    wanted = select(VERSIONS.c.request).where(
        VERSIONS.c.deck_id == deck_id, VERSIONS.c.number == number
    )
    return session.connection().execute(wanted).scalar_one_or_none() or ""


def touch(session: Session, deck_ids: Iterable[int]) -> None:
    """Record that the decks were used today."""
    session.connection().execute(
        update(DECKS).where(DECKS.c.id.in_(list(deck_ids))).values(used_at=utc_now())
    )


def needs_touch(stored: StoredDeck) -> bool:
    """Tell whether the recorded last use is a day or more ago."""
    return utc_now() - stored.used_at > _TOUCH_AFTER


def purge_unused(session: Session, now: datetime) -> int:
    """Delete decks without an owner that have not been opened for a long time; return how many."""
    limit = now - timedelta(days=UNUSED_DAYS)
    gone = delete(DECKS).where(DECKS.c.owner_id.is_(None), DECKS.c.used_at < limit)
    return session.connection().execute(gone).rowcount


def set_visibility(session: Session, deck_id: int, visibility: Visibility) -> None:
    """Change who can read a deck; publishing it lists it."""
    values: dict[str, Any] = {"visibility": visibility.value}
    if visibility is Visibility.PUBLISHED:
        values["published_at"] = func.coalesce(DECKS.c.published_at, utc_now())
    session.connection().execute(update(DECKS).where(DECKS.c.id == deck_id).values(values))


def renew_keys(session: Session, deck_id: int) -> str:
    """Replace a deck's links so that the old ones stop working; return the new edit key."""
    key = new_key()
    session.connection().execute(
        update(DECKS)
        .where(DECKS.c.id == deck_id)
        .values(edit_key_hash=key_hash(key), read_key=new_key())
    )
    return key


def remove(session: Session, deck_id: int) -> None:
    """Delete a deck with its lines and versions."""
    session.connection().execute(delete(DECKS).where(DECKS.c.id == deck_id))


def accessible(owner_id: int | None, keys: Iterable[str]) -> ColumnElement[bool]:
    """Return the decks of an account, if there is one, and those that the edit keys open."""
    by_keys = by_edit_keys(keys)
    return by_keys if owner_id is None else by_keys | (DECKS.c.owner_id == owner_id)


def keep(session: Session, edit_keys: Iterable[str], owner_id: int) -> int:
    """Make decks without an owner an account's, by their edit links; return how many.

    A hidden deck cannot be taken.
    """
    free = DECKS.c.owner_id.is_(None) & by_edit_keys(edit_keys)
    kept = session.connection().execute(update(DECKS).where(free).values(owner_id=owner_id))
    return kept.rowcount


def without_owner(session: Session, edit_keys: Sequence[str]) -> list[str]:
    """Return those of the keys that open a deck without an owner, in their order."""
    hashes = [key_hash(key) for key in edit_keys]
    wanted = select(DECKS.c.edit_key_hash).where(
        DECKS.c.edit_key_hash.in_(hashes), DECKS.c.owner_id.is_(None)
    )
    free = set(session.connection().execute(wanted).scalars())
    return [key for key, hashed in zip(edit_keys, hashes, strict=True) if hashed in free]


def _values(state: DeckState) -> dict[str, Any]:
    now = utc_now()
    return {
        "name": state.decklist.name,
        "author": state.decklist.author,
        "tags": list(state.decklist.tags),
        "notes": state.decklist.notes,
        "format": state.format,
        "edition": state.edition,
        "as_of": state.as_of,
        "unread": list(state.unread),
        "pool": state.pool.lines if state.pool else [],
        "pool_address": state.pool.address if state.pool else "",
        "updated_at": now,
        "used_at": now,
    }


def _write_lines(session: Session, deck_id: int, state: DeckState) -> None:
    rows = [
        {
            "deck_id": deck_id,
            "printing_id": line.printing.id,
            "zone": line.zone.value,
            "copies": line.copies,
            "mark": line.mark,
            "position": place,
            "tags": list(line.tags),
            "note": line.note,
        }
        for place, line in enumerate(state.decklist.merged().lines)
    ]
    if rows:
        session.connection().execute(insert(LINES), rows)


def _write_version(
    session: Session,
    deck_id: int,
    number: int,
    state: DeckState,
    cause: Cause,
    actor_id: int | None,
) -> None:
    session.connection().execute(
        insert(VERSIONS).values(
            deck_id=deck_id,
            number=number,
            step=cause.step.value,
            restores=cause.restores,
            reason=cause.reason[:200],
            request=cause.request,
            snapshot=state.snapshot(),
            saved_by_id=actor_id,
            saved_at=utc_now(),
        )
    )


LONGEST_PAUSE: Final = timedelta(seconds=5)
"""A change that comes later is a version of its own."""


def run_start(
    session: Session, stored: StoredDeck, state: DeckState, actor_id: int | None, now: datetime
) -> int | None:
    """Return the version before the run of presses that a change of `stored` to `state` continues.

    The newest version is part of such a run if it was saved just now by the same account, has no
    name, and changed the copies of the same row and nothing else. None if the change starts anew.
    """
    row = _row_that_differs(stored.state.snapshot(), state.snapshot())
    if row is None or now - stored.updated_at > LONGEST_PAUSE:
        return None
    connection = session.connection()
    of_deck = VERSIONS.c.deck_id == stored.id
    wanted = select(
        VERSIONS.c.number, VERSIONS.c.name, VERSIONS.c.step, VERSIONS.c.saved_by_id,
        VERSIONS.c.snapshot,
    ).where(of_deck, VERSIONS.c.number.in_((stored.version, stored.version - 1)))  # fmt: skip
    found = {one.number: one for one in connection.execute(wanted)}
    newest, earlier = found.get(stored.version), found.get(stored.version - 1)
    if newest is None or earlier is None or newest.name or newest.step != Step.CHANGE:
        return None
    if newest.saved_by_id != actor_id:
        return None
    if _row_that_differs(earlier.snapshot, newest.snapshot) != row:
        return None
    standing = select(func.max(VERSIONS.c.number)).where(
        of_deck, VERSIONS.c.number < stored.version, ~VERSIONS.c.is_continued
    )
    start: int | None = connection.execute(standing).scalar()
    return start


def continue_version(session: Session, deck_id: int, number: int) -> None:
    """Leave a version out of the history, because a later one goes on with its change."""
    session.connection().execute(
        update(VERSIONS)
        .where(VERSIONS.c.deck_id == deck_id, VERSIONS.c.number == number)
        .values(is_continued=True)
    )


def _row_that_differs(before: dict[str, Any], after: dict[str, Any]) -> tuple[str, str] | None:
    """Return printing and zone of the only row whose copies two snapshots have differently.

    None if anything else differs, such as the deck's name or another row.
    """
    if _without_copies(before) != _without_copies(after):
        return None
    old, new = _copies(before), _copies(after)
    rows = {row for row in old.keys() | new.keys() if old.get(row) != new.get(row)}
    return rows.pop() if len(rows) == 1 else None


def _copies(snapshot: dict[str, Any]) -> dict[tuple[str, str], list[tuple[str | None, int]]]:
    """Return the copies of each printing in each zone, by mark."""
    copies: dict[tuple[str, str], list[tuple[str | None, int]]] = {}
    for line in snapshot["lines"]:
        row = copies.setdefault((line["printing"], line["zone"]), [])
        row.append((line.get("mark"), line["copies"]))
    return copies


def _without_copies(snapshot: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in snapshot.items() if name != "lines"}
