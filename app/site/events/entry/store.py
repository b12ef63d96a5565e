"""Joining an event, admission, check-in and locks, in the database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from sqlmodel import Session

from app.site.events.entry import policy
from app.site.events.entry.questions import EntryQuestion, mail_in, read_questions
from app.site.events.log import Actor, Did, record
from app.site.events.players import store as players
from app.site.events.store import EventError, id_of, locked
from app.tables import Admission, Entry, EntryMode, Event, ListLock

_JOINED = {
    Admission.ADMITTED: Did.ENTERED,
    Admission.REQUESTED: Did.REQUESTED,
    Admission.WAITING: Did.WAITLISTED,
}
_LOCKED = {
    ListLock.NONE: Did.LOCK_ENDED,
    ListLock.LOCKED: Did.LOCKED,
    ListLock.UNLOCKED: Did.UNLOCKED,
}


def join(
    session: Session,
    event_id: int,
    name: str,
    actor: Actor,
    answers: Mapping[str, str],
    user_id: int | None = None,
) -> Entry:
    """Enter a player who joins without the desk, as the event admits players.

    Raises EventError where only the desk adds players, and for a name that cannot be had.
    """
    event = locked(session, event_id)
    admission = policy.admission_of_new(event, players.entries_of(session, event_id))
    if admission is None:
        raise EventError(
            "Only players whom the organizer has added can take part. Use the personal link that "
            "you were given, or ask the organizer."
        )
    entry = players.add_entry(session, event_id, name, actor, user_id, did=_JOINED[admission])
    entry.admission = admission
    _keep_answers(event, entry, answers)
    session.add(entry)
    return entry


def _keep_answers(event: Event, entry: Entry, answers: Mapping[str, str]) -> None:
    questions = read_questions(event.questions)
    entry.answers = {one.key: answers[one.key] for one in questions if answers.get(one.key)}
    entry.mail = mail_in(questions, entry.answers) or entry.mail


def answer(session: Session, event: Event, entry: Entry, answers: Mapping[str, str]) -> None:
    """Store a player's answers in place of earlier ones."""
    _keep_answers(event, entry, answers)
    session.add(entry)


def admit(session: Session, entries: Sequence[Entry], actor: Actor) -> None:
    """Admit players who ask for it or wait, also beyond the limit."""
    for entry in entries:
        entry.admission = Admission.ADMITTED
        session.add(entry)
        record(session, entry.event_id, actor, Did.ADMITTED, id_of(entry))


def promote(session: Session, event: Event, actor: Actor) -> list[Entry]:
    """Give free places to those who wait, and return them. The event is locked."""
    moved = policy.to_promote(event, players.entries_of(session, id_of(event)))
    for entry in moved:
        entry.admission = Admission.ADMITTED
        session.add(entry)
        record(session, id_of(event), actor, Did.PROMOTED, id_of(entry))
    return moved


def check_in(session: Session, entries: Sequence[Entry], actor: Actor, at: datetime | None) -> int:
    """Note that players are there, or with None that they are not; return how many changed."""
    changed = [one for one in entries if (one.checked_in_at is None) != (at is None)]
    for entry in changed:
        entry.checked_in_at = at
        session.add(entry)
        did = Did.CHECKED_IN if at else Did.CHECKED_OUT
        record(session, entry.event_id, actor, did, id_of(entry))
    return len(changed)


def lock_lists(session: Session, entries: Sequence[Entry], lock: ListLock, actor: Actor) -> int:
    """Lock or unlock the handing in of players; return how many changed."""
    changed = [one for one in entries if one.list_lock != lock]
    for entry in changed:
        entry.list_lock = lock
        session.add(entry)
        record(session, entry.event_id, actor, _LOCKED[lock], id_of(entry))
    return len(changed)


def change_entry(
    session: Session,
    event: Event,
    mode: EntryMode,
    most_players: int | None,
    questions: Sequence[EntryQuestion],
    actor: Actor,
    *,
    has_check_in: bool,
) -> list[Entry]:
    """Store how players join a locked event; return those who got a place by it.

    Answers to questions that are asked no more are deleted.
    """
    kept = {one.key for one in questions}
    before = _facts(event)
    event.entry_mode, event.most_players, event.has_check_in = mode, most_players, has_check_in
    event.questions = [one.plain() for one in questions]
    session.add(event)
    for entry in players.entries_of(session, id_of(event)):
        if not entry.answers.keys() <= kept:
            entry.answers = {key: text for key, text in entry.answers.items() if key in kept}
            session.add(entry)
    after = _facts(event)
    changed = {name: [before[name], after[name]] for name in after if before[name] != after[name]}
    if changed:
        record(session, id_of(event), actor, Did.CHANGED, None, **changed)
    return promote(session, event, actor)


def _facts(event: Event) -> dict[str, object]:
    return {
        "entry": event.entry_mode,
        "most_players": event.most_players,
        "check_in": event.has_check_in,
        "questions": [str(one["text"]) for one in event.questions],
    }
