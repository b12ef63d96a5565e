"""The versions of a player's list in the database, and how two of them differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from sqlmodel import Session, col, select

from app.site.events.store import id_of
from app.site.events.stored_lists import lines_from
from app.tables import Entry, EventRole, HandIn, StoredList

_LIST_COLUMNS: Final = (
    "title", "lines", "unread", "list_text", "size", "hash", "verdict", "report", "stamp",
)  # fmt: skip


def count_of_player(versions: Iterable[HandIn]) -> int:
    """Count the versions that the player handed in, which the event limits."""
    mine = (one for one in versions if one.by_kind == EventRole.PLAYER and not one.is_late)
    return len({one.list_number for one in mine})


def is_same(stored: StoredList, values: Mapping[str, Any]) -> bool:
    """Tell whether two lists differ at most in the order of lines, which a file may change."""
    same = ("hash", "unread", "title", "verdict", "stamp")
    is_alike = all(getattr(stored, name) == values[name] for name in same)
    return is_alike and Counter(lines_from(stored.lines)) == Counter(lines_from(values["lines"]))


def version_of(session: Session, entry_id: int, number: int) -> HandIn | None:
    """Return one version of a player's list."""
    return session.exec(
        select(HandIn).where(HandIn.entry_id == entry_id, HandIn.number == number)
    ).first()


def standing_of(session: Session, entry: Entry) -> HandIn | None:
    """Return the current version; None if nothing was handed in."""
    return version_of(session, id_of(entry), entry.standing) if entry.standing else None


def versions_of(session: Session, entry_id: int) -> list[HandIn]:
    """Return all versions, newest first."""
    wanted = select(HandIn).where(HandIn.entry_id == entry_id)
    return list(session.exec(wanted.order_by(col(HandIn.number).desc())))


def standing_by_entry(
    session: Session,
    entries: Sequence[Entry],
    known: Mapping[tuple[int, int], HandIn] = MappingProxyType({}),
) -> dict[int, HandIn]:
    """Return the current hand-ins by the id of their player, using at most one statement.

    Those `known` by player and number are not read again.
    """
    wanted = {id_of(entry): entry.standing for entry in entries if entry.standing}
    standing = {one: known[one, wanted[one]] for one in wanted if (one, wanted[one]) in known}
    missing = wanted.keys() - standing.keys()
    if not missing:
        return standing
    read = (
        select(HandIn)
        .join(Entry, col(HandIn.entry_id) == col(Entry.id))
        .where(HandIn.event_id == entries[0].event_id, col(HandIn.number) == col(Entry.standing))
    )
    if standing:
        read = read.where(col(HandIn.entry_id).in_(missing))
    return standing | {one.entry_id: one for one in session.exec(read) if one.entry_id in missing}


def values_of(stored: StoredList) -> dict[str, Any]:
    """Return the columns of the list and its verdict as they were stored."""
    return {name: getattr(stored, name) for name in _LIST_COLUMNS}


def is_same_list(one: HandIn, other: HandIn | None) -> bool:
    """Tell whether two versions of a player contain the same cards."""
    if other is None:
        return False
    if one.list_number == other.list_number:
        return True
    return one.hash is not None and one.hash == other.hash
