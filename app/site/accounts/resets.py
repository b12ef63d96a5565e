"""Links that set a new password once: create, look up, use."""

from datetime import timedelta
from typing import Final

from sqlmodel import Session, col, delete, select

from app.site.accounts import store
from app.site.accounts.passwords import hash_password
from app.tables import Database, PasswordReset, User, key_hash, new_key, utc_now

VALID: Final = timedelta(hours=1)
GAP: Final = timedelta(minutes=10)
"""An account gets at most one link in this time, whoever asks; the link already sent works."""


def make_reset(session: Session, user: User) -> str | None:
    """Create a link for an account and return its key; None if it got one less than `GAP` ago.

    Expired links are deleted.
    """
    assert user.id is not None
    key, now = new_key(), utc_now()
    session.get_one(User, user.id, with_for_update=True)
    session.exec(delete(PasswordReset).where(col(PasswordReset.expires_at) < now))
    recent = select(PasswordReset).where(
        PasswordReset.user_id == user.id, col(PasswordReset.expires_at) > now + VALID - GAP
    )
    if session.exec(recent).first() is not None:
        return None
    session.add(PasswordReset(key_hash=key_hash(key), user_id=user.id, expires_at=now + VALID))
    return key


def user_of_reset(session: Session, key: str) -> User | None:
    """Return the account of a link; None if it expired, was used or never existed."""
    return session.exec(
        select(User)
        .join(PasswordReset)
        .where(
            PasswordReset.key_hash == key_hash(key),
            col(PasswordReset.expires_at) > utc_now(),
            col(User.hidden_at).is_(None),
        )
    ).first()


def use_reset(
    database: Database, key: str, password: str, *, keeps_tokens: bool = False
) -> int | None:
    """Set the password with a link, which ends all links and sessions of the account.

    It ends the tokens for programs as well, unless they are kept.

    Returns the account's id, None if the link is invalid. Raises AccountError for an unacceptable
    password.
    """
    with database.reading() as session:
        user = user_of_reset(session, key)
    if user is None or user.id is None:
        return None
    store.check_password(password, user.name)
    hashed = hash_password(password)
    with database.writing() as session:
        used = session.exec(delete(PasswordReset).where(PasswordReset.key_hash == key_hash(key)))  # type: ignore[arg-type]
        if used.rowcount != 1:
            return None
        session.exec(delete(PasswordReset).where(col(PasswordReset.user_id) == user.id))
        store.store_password(session, user.id, hashed, keeps_tokens=keeps_tokens)
    return user.id
