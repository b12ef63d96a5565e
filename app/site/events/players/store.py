"""Players of an event in the database: added, found, renamed, removed, put back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from sqlalchemy import func
from sqlmodel import Session, col, select

from app.games.text import fold
from app.games.tournament.swiss import MOST_PLAYERS
from app.site.events import log
from app.site.events.log import Actor, Did, record
from app.site.events.store import EventError, locked
from app.tables import Admission, Entry, Event, EventRole, EventState, new_id, utc_now

MOST_ENTRIES: Final = 2_000


MOST_BYES: Final = 5
LAST_TABLE: Final = 999
LONGEST_NAME: Final = 80


class NameTakenError(EventError):
    """A name that `entry`, a player of the event, has already."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(
            f"There is already a player “{entry.name}”. If that's you, use the link you were "
            "given, or ask the organizer for a new one. If not, add something that tells the two "
            "of you apart."
        )
        self.entry = entry


_FOLDED: Final = 160
"""As many signs as a folded name may have in the database."""


class Start(NamedTuple):
    """The start of a player: byes of first rounds and a fixed table; falsy for nothing."""

    byes: int = 0
    table: int | None = None

    def __bool__(self) -> bool:
        """Return whether there is anything to store."""
        return bool(self.byes or self.table)


NO_START: Final = Start()


def require_start(entry: Entry) -> None:
    """Raise ValueError for byes of first rounds or a fixed table that nobody can have."""
    if not 0 <= entry.byes <= MOST_BYES:
        raise ValueError(f"{entry.byes} byes")
    if entry.fixed_table is not None and not 1 <= entry.fixed_table <= LAST_TABLE:
        raise ValueError(f"table {entry.fixed_table}")


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

    Raises EventError for a name that cannot be stored, and NameTakenError.
    """
    plain = plain_name(name)
    locked(session, event_id)
    if (known := entry_named(session, event_id, plain)) is not None:
        raise NameTakenError(known)
    count = session.exec(select(func.count()).where(col(Entry.event_id) == event_id)).one()
    _refuse_more_than_fit(count + 1)
    return _stored(session, event_id, plain, actor, user_id, did)


def add_entries(
    session: Session,
    event_id: int,
    names: Iterable[str],
    actor: Actor,
    mails: Mapping[str, str] = MappingProxyType({}),
    starts: Mapping[str, Start] = MappingProxyType({}),
) -> int:
    """Enter those who are not in the event yet, and return how many they are.

    `mails` has the mail addresses that are known, `starts` byes and fixed tables, by name. Raises
    EventError for a name that cannot be stored, if there are too many, and for a fixed table that
    somebody in the event has.
    """
    locked(session, event_id)
    there = entries_of(session, event_id)
    seen = {entry.folded_name for entry in there}
    fixed = {one.fixed_table: one.name for one in there if one.is_in and one.fixed_table}
    new = []
    for name in names:
        plain = plain_name(name)
        if fold(plain) not in seen:
            seen.add(fold(plain))
            new.append(plain)
    _refuse_more_than_fit(len(seen))
    for plain in new:
        start = starts.get(plain, NO_START)
        if start.table in fixed:
            raise EventError(
                f"Table {start.table} is fixed for {fixed[start.table]} already. Give {plain} "
                "another one; nobody was added."
            )
        entry = _stored(session, event_id, plain, actor)
        entry.mail = mails.get(plain, "")
        entry.byes, entry.fixed_table = start
    return len(new)


def unpaired_in_words(count: int) -> str:
    """Say that so many players are more than Rounds can pair; empty if they are not."""
    if count <= MOST_PLAYERS:
        return ""
    return (
        f"{count:,} players take part, and at most {MOST_PLAYERS} can be paired in Rounds. Split "
        "the event, or pair with another program."
    )


def are_as_many_as_can_be_paired(session: Session, event_id: int) -> bool:
    """Return whether one more player who takes part could not be paired in Rounds."""
    there = select(func.count()).where(
        col(Entry.event_id) == event_id,
        col(Entry.dropped_at).is_(None),
        col(Entry.admission) == Admission.ADMITTED,
    )
    return session.exec(there).one() >= MOST_PLAYERS


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


def drop(session: Session, entry: Entry, actor: Actor, *, is_out: bool) -> bool:
    """Remove a player from the event, or put one back; players can leave by themselves.

    Returns whether anything changed: somebody else may have done it before.
    """
    if is_out == (entry.dropped_at is not None):
        return False
    entry.dropped_at = utc_now() if is_out else None
    session.add(entry)
    removed = Did.LEFT if actor.kind is EventRole.PLAYER else Did.DROPPED
    record(session, entry.event_id, actor, removed if is_out else Did.PUT_BACK, entry.id)
    return True


def who_played(session: Session, event_id: int) -> list[Entry]:
    """Those who are in, and those who left after the event had last started, by name.

    The log tells what came first, since a clock may have been set back in between.
    """
    started, left = 0, dict[int, int]()
    for line in log.stored_lines_of(session, event_id):
        if line.action == Did.MOVED and line.details.get("after") == EventState.STARTED:
            started = line.id or 0
        elif line.action in (Did.LEFT, Did.DROPPED) and line.entry_id is not None:
            left[line.entry_id] = line.id or 0
    return [
        one
        for one in entries_of(session, event_id)
        if (one.is_in if one.dropped_at is None else 0 < started < left.get(one.id or 0, 0))
    ]


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


def numbers_of(entries: Iterable[Entry]) -> dict[int, int]:
    """The player numbers of all entries of an event, by id: from 1 in the order of entry.

    They never change, as nobody is deleted from an event.
    """
    return _numbered(one.id for one in entries if one.id is not None)


def numbers_in(session: Session, event_id: int) -> dict[int, int]:
    """The player numbers of an event, by id; this reads less than all entries."""
    ids = session.exec(select(Entry.id).where(Entry.event_id == event_id))
    return _numbered(one for one in ids if one is not None)


def _numbered(ids: Iterable[int]) -> dict[int, int]:
    return {one: number for number, one in enumerate(sorted(ids), 1)}


def names_with(session: Session, ids: Iterable[int]) -> dict[int, str]:
    """The names of these players by id; this reads less than `entries_with`."""
    wanted = select(Entry.id, Entry.name).where(col(Entry.id).in_(set(ids)))
    return {one: name for one, name in session.exec(wanted) if one is not None}


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


def absent(event: Event, entries: Sequence[Entry]) -> list[Entry]:
    """Return the players who take part but are not checked in; nobody without check-in."""
    if not event.has_check_in:
        return []
    return [one for one in entries if one.is_in and one.checked_in_at is None]
