"""Players of an event in the database: added, found, renamed, removed, put back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from sqlalchemy import func
from sqlmodel import Session, col, select

from app.games.tabletop.names import fold
from app.site.events.log.store import Actor, Did, record
from app.site.events.store import EventError, locked
from app.tables import Entry, Event, EventRole, new_id, utc_now

MOST_ENTRIES: Final = 2_000


LONGEST_NAME: Final = 80


_FOLDED: Final = 160
"""As many signs as a folded name may have in the database."""


def plain_name(name: str) -> str:
    """A player's name as it is stored. Raises EventError."""
    plain = " ".join(name.split())
    if not plain:
        raise EventError("Enter a name as it should appear on pairings.")
    if not plain.isprintable():
        raise EventError("The name holds an invisible character; type it again.")
    if len(plain) > LONGEST_NAME or not fold(plain) or len(fold(plain)) > _FOLDED:
        raise EventError(f"A name can have up to {LONGEST_NAME} visible characters.")
    return plain


def add_entry(
    session: Session,
    event_id: int,
    name: str,
    actor: Actor,
    user_id: int | None = None,
    did: Did = Did.ENTERED,
) -> Entry:
    """Enter a player; the log says `did`.

    Raises EventError for a name that is taken or cannot be stored.
    """
    plain = plain_name(name)
    locked(session, event_id)
    if entry_named(session, event_id, plain) is not None:
        raise EventError(
            f"There is already a player “{plain}”. If that's you, use the link you were given, "
            "or ask the organizer for a new one. If not, add something that tells the two of you "
            "apart."
        )
    count = session.exec(select(func.count()).where(col(Entry.event_id) == event_id)).one()
    _refuse_more_than_fit(count + 1)
    return _stored(session, event_id, plain, actor, user_id, did)


def add_entries(
    session: Session,
    event_id: int,
    names: Iterable[str],
    actor: Actor,
    mails: Mapping[str, str] = MappingProxyType({}),
) -> int:
    """Enter those who are not in the event yet, and return how many they are.

    `mails` has the mail addresses that are known, by name. Raises EventError for a name that
    cannot be stored, and if there are too many.
    """
    locked(session, event_id)
    seen = {entry.folded_name for entry in entries_of(session, event_id)}
    new = []
    for name in names:
        plain = plain_name(name)
        if fold(plain) not in seen:
            seen.add(fold(plain))
            new.append(plain)
    _refuse_more_than_fit(len(seen))
    for plain in new:
        _stored(session, event_id, plain, actor).mail = mails.get(plain, "")
    return len(new)


def _refuse_more_than_fit(count: int) -> None:
    if count > MOST_ENTRIES:
        raise EventError(f"This event is full: it can have up to {MOST_ENTRIES:,} players.")


def _stored(
    session: Session,
    event_id: int,
    plain: str,
    actor: Actor,
    user_id: int | None = None,
    did: Did = Did.ENTERED,
) -> Entry:
    entry = Entry(
        event_id=event_id,
        public_id=new_id(),
        user_id=user_id,
        name=plain,
        folded_name=fold(plain),
    )
    session.add(entry)
    session.flush()
    record(session, event_id, actor, did, entry.id, name=plain)
    return entry


def rename(session: Session, entry: Entry, name: str, actor: Actor) -> None:
    """Give a player another name. Raises EventError for one that is taken or cannot be stored."""
    plain = plain_name(name)
    locked(session, entry.event_id)
    known = entry_named(session, entry.event_id, plain)
    if known is not None and known.id != entry.id:
        raise EventError(
            f"There is another player “{plain}”. Add something that tells the two apart."
        )
    if plain == entry.name:
        return
    before, entry.name, entry.folded_name = entry.name, plain, fold(plain)
    session.add(entry)
    record(session, entry.event_id, actor, Did.RENAMED, entry.id, before=before, after=plain)


def rename_many(
    session: Session, event_id: int, names: Mapping[str, str], actor: Actor
) -> tuple[int, dict[str, str]]:
    """Give players, by public id, other names; two of them may exchange theirs.

    Returns how many changed and what is wrong with names that cannot be given; if anything is,
    nobody is renamed.
    """
    locked(session, event_id)
    entries = {one.public_id: one for one in entries_of(session, event_id)}
    problems: dict[str, str] = {}
    plain: dict[str, str] = {}
    for public_id in (one for one in names if one in entries):
        try:
            plain[public_id] = plain_name(names[public_id])
        except EventError as problem:
            problems[public_id] = str(problem)
    taken = {one.folded_name: one.name for key, one in entries.items() if key not in names}
    for public_id, name in plain.items():
        if fold(name) in taken:
            problems[public_id] = f"There is another player “{taken[fold(name)]}”."
        taken.setdefault(fold(name), name)
    changed = {key: name for key, name in plain.items() if name != entries[key].name}
    if problems:
        return 0, problems
    for public_id in changed:
        # Each statement must keep names unique, so that names are exchanged by way of others.
        entries[public_id].folded_name = f"renamed {public_id}"
    session.flush()
    for public_id, name in changed.items():
        entry = entries[public_id]
        before, entry.name, entry.folded_name = entry.name, name, fold(name)
        record(session, event_id, actor, Did.RENAMED, entry.id, before=before, after=name)
    return len(changed), {}


def drop(session: Session, entry: Entry, actor: Actor, *, is_out: bool) -> None:
    """Remove a player from the event, or put one back; players can leave by themselves."""
    if is_out == (entry.dropped_at is not None):
        return
    entry.dropped_at = utc_now() if is_out else None
    session.add(entry)
    removed = Did.LEFT if actor.kind is EventRole.PLAYER else Did.DROPPED
    record(session, entry.event_id, actor, removed if is_out else Did.PUT_BACK, entry.id)


def has_played(event: Event, entry: Entry) -> bool:
    """Whether the player was still in when the event started."""
    if entry.dropped_at is None:
        return entry.is_in
    return event.started_at is not None and entry.dropped_at >= event.started_at


def entry_named(session: Session, event_id: int, name: str) -> Entry | None:
    """The player of that name, spelt with any case."""
    return session.exec(
        select(Entry).where(Entry.event_id == event_id, Entry.folded_name == fold(name))
    ).first()


def entry_of(session: Session, event_id: int, public_id: str) -> Entry | None:
    """A player of the event by public name."""
    return session.exec(
        select(Entry).where(Entry.event_id == event_id, Entry.public_id == public_id)
    ).first()


def entry_of_user(session: Session, event_id: int, user_id: int) -> Entry | None:
    """The entry of an account."""
    return session.exec(
        select(Entry).where(Entry.event_id == event_id, Entry.user_id == user_id)
    ).first()


def entries_named(session: Session, event_id: int, public_ids: Iterable[str]) -> list[Entry]:
    """The players of the event with these public ids, by name; others are left out."""
    wanted = set(public_ids)
    return [one for one in entries_of(session, event_id) if one.public_id in wanted]


def entries_with(session: Session, ids: Iterable[int]) -> list[Entry]:
    """The players with these ids, in any order."""
    return list(session.exec(select(Entry).where(col(Entry.id).in_(list(ids)))))


def entries_of(session: Session, event_id: int) -> list[Entry]:
    """All players by name, those who left too."""
    return list(
        session.exec(
            select(Entry).where(Entry.event_id == event_id).order_by(col(Entry.folded_name))
        )
    )
