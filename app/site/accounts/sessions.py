"""Sessions of accounts: one row for each sign-in, so that signing out ends it on the server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlmodel import Session, col, delete, select

from app.tables import AccountSession, User, key_hash, new_key

MOST: Final = 50
"""As many sessions as an account can have; a new one ends the oldest."""

_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "an iPhone"),
    ("iPad", "an iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "a Mac"),
    ("Linux", "Linux"),
)


def begin(session: Session, user_id: int, label: str) -> str:
    """Add a session to an account and return its key, of which only the hash is stored."""
    key = new_key()
    session.add(AccountSession(user_id=user_id, key_hash=key_hash(key), label=label))
    session.flush()
    newest = (
        select(AccountSession.id)
        .where(AccountSession.user_id == user_id)
        .order_by(col(AccountSession.id).desc())
        .limit(MOST)
    )
    session.exec(
        delete(AccountSession).where(
            col(AccountSession.user_id) == user_id, col(AccountSession.id).not_in(newest)
        )
    )
    return key


def user_of(session: Session, key: str) -> User | None:
    """Return the account of a session; None if the session has ended or the account is hidden."""
    return session.exec(
        select(User)
        .join(AccountSession)
        .where(AccountSession.key_hash == key_hash(key), col(User.hidden_at).is_(None))
    ).first()


def list_sessions(session: Session, user_id: int) -> Sequence[AccountSession]:
    """Return the sessions of an account, the newest first."""
    return session.exec(
        select(AccountSession)
        .where(AccountSession.user_id == user_id)
        .order_by(col(AccountSession.id).desc())
    ).all()


def end(session: Session, key: str) -> None:
    """End the session with this key."""
    session.exec(delete(AccountSession).where(col(AccountSession.key_hash) == key_hash(key)))


def end_one(session: Session, user_id: int, session_id: int) -> bool:
    """End one session of an account by its id; return whether the account had it."""
    ended = session.exec(
        delete(AccountSession).where(
            col(AccountSession.user_id) == user_id, col(AccountSession.id) == session_id
        )
    )
    return ended.rowcount == 1


def end_all(session: Session, user_id: int) -> None:
    """End all sessions of an account."""
    session.exec(delete(AccountSession).where(col(AccountSession.user_id) == user_id))


def device_label(user_agent: str) -> str:
    """Describe a browser for its owner, as in `Firefox on Linux`."""
    browser = next((name for sign, name in _BROWSERS if sign in user_agent), "a browser")
    system = next((name for sign, name in _SYSTEMS if sign in user_agent), None)
    return f"{browser} on {system}" if system else browser
