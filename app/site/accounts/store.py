"""Accounts in the database: create, find, change, delete. Independent of the web."""

import hashlib
from collections.abc import Sequence

from sqlalchemy.exc import IntegrityError
from sqlmodel import Session, col, delete, select, update

from app.games.text import flaw_in
from app.site.accounts import AccountError, sessions
from app.site.accounts.guesses import count_attempt, forget
from app.site.accounts.names import FORMER, check_name, fold_name, look_alike_key
from app.site.accounts.passwords import (
    LONGEST,
    SHORTEST,
    hash_password,
    is_outdated,
    is_password,
)
from app.tables import (
    ApiToken,
    Database,
    Deck,
    DeckModeration,
    FactChange,
    Overlay,
    Role,
    User,
    key_hash,
    utc_now,
)


def check_password(password: str, name: str) -> None:
    """Check that a password is acceptable. Raises AccountError."""
    if len(password) < SHORTEST:
        raise AccountError(
            "password", f"A password must have at least {SHORTEST} characters; a few words will do."
        )
    if len(password) > LONGEST:
        raise AccountError("password", f"A password can have at most {LONGEST} characters.")
    if flaw := flaw_in(password):
        raise AccountError("password", f"The password contains {flaw.message}.")
    if fold_name(name) in fold_name(password) and len(password) < len(name) + SHORTEST:
        raise AccountError("password", "This password is too similar to the name.")
    if len(set(password)) < 4:
        raise AccountError("password", "This password has too few different characters.")


def add_user(database: Database, name: str, password: str, role: Role = Role.PLAYER) -> User:
    """Create an account.

    Raises AccountError, also if the name is taken or looks like one that is.
    """
    plain = check_name(name)
    check_password(password, plain)
    user = User(
        name=plain,
        folded_name=fold_name(plain),
        look_alike_key=look_alike_key(plain),
        password_hash=hash_password(password),
        role=role,
    )
    try:
        with database.writing() as session:
            # Accounts older than look-alike keys are compared by their folded name.
            alike = select(User.id).where(User.folded_name == user.look_alike_key)
            if session.exec(alike).first() is not None:
                raise _taken()
            session.add(user)
    except IntegrityError:
        raise _taken() from None
    return user


def _taken() -> AccountError:
    return AccountError(
        "name", "That name is taken, or looks just like one that is. Choose another."
    )


def sign_in(database: Database, name: str, password: str, device: str | None = None) -> int:
    """Return the id of the account with this name and password.

    Raises the same AccountError for every reason.

    Attempts are counted per name, or per device if the device has signed in to this account before,
    so that strangers cannot lock the owner out. Raises TooManyGuessesError.
    """
    folded = fold_name(name)
    subject = f"device:{device}" if device else f"name:{subject_of(name)}"
    count_attempt(database, subject)
    with database.reading() as session:
        user = session.exec(select(User).where(User.folded_name == folded)).first()
    right = is_password(password, user.password_hash if user else None)
    if user is None or user.id is None or not right or user.hidden_at is not None:
        raise AccountError(None, "Name or password is wrong.")
    forget(database, subject)
    with database.writing() as session:
        kept = session.get_one(User, user.id)
        kept.used_at = utc_now()
        if is_outdated(kept.password_hash):
            kept.password_hash = hash_password(password)
        session.add(kept)
    return user.id


def change_password(
    database: Database, user_id: int, old: str, new: str, *, keeps_tokens: bool = False
) -> None:
    """Change the password, and end all sessions and, unless they are kept, all tokens.

    Raises AccountError if the old password is wrong or the new one is unacceptable, and
    TooManyGuessesError.
    """
    user = confirm_password(database, user_id, old, "old")
    check_password(new, user.name)
    set_password(database, user_id, new, keeps_tokens=keeps_tokens)


def confirm_password(
    database: Database, user_id: int, password: str, field: str = "password"
) -> User:
    """Return the account if this is its password.

    Raises AccountError for `field` if it is not, and TooManyGuessesError.
    """
    with database.reading() as session:
        user = session.get_one(User, user_id)
    count_attempt(database, f"confirm:{user_id}")
    if not is_password(password, user.password_hash):
        raise AccountError(field, "This is not your current password.")
    forget(database, f"confirm:{user_id}")
    return user


def set_password(
    database: Database, user_id: int, password: str, *, keeps_tokens: bool = False
) -> None:
    """Set a password without asking for the old one; it ends what `store_password` says."""
    hashed = hash_password(password)
    with database.writing() as session:
        store_password(session, user_id, hashed, keeps_tokens=keeps_tokens)


def store_password(
    session: Session, user_id: int, hashed: str, *, keeps_tokens: bool = False
) -> None:
    """Store the hash of a password, and end all sessions and, unless they are kept, all tokens."""
    user = session.get_one(User, user_id, with_for_update=True)
    user.password_hash = hashed
    session.add(user)
    sessions.end_all(session, user_id)
    if not keeps_tokens:
        session.exec(delete(ApiToken).where(col(ApiToken.user_id) == user_id))


def set_hidden(database: Database, user_id: int, is_hidden: bool) -> User:
    """Hide an account, which signs it out and hides its decks, or show it again."""
    with database.writing() as session:
        user = session.get_one(User, user_id)
        user.hidden_at = utc_now() if is_hidden else None
        session.add(user)
    return user


def set_role(database: Database, user_id: int, role: Role) -> User:
    """Change the role of an account, effective from its next request."""
    with database.writing() as session:
        user = session.get_one(User, user_id)
        user.role = role
        session.add(user)
    return user


def find_user(session: Session, name: str) -> User | None:
    """Return the account with that name, ignoring case."""
    return session.exec(select(User).where(User.folded_name == fold_name(name))).first()


def list_users(session: Session) -> Sequence[User]:
    """Return all accounts by name."""
    return session.exec(select(User).order_by(User.folded_name)).all()


def adopt_deck(session: Session, edit_key: str, user_id: int) -> Deck | None:
    """Move a deck without owner into an account by its edit link; return None if impossible.

    A hidden deck cannot be taken. Its links keep working.
    """
    deck = session.exec(
        select(Deck).where(Deck.edit_key_hash == key_hash(edit_key)).with_for_update()
    ).first()
    if deck is None or deck.hidden_at or deck.owner_id not in (None, user_id):
        return None
    deck.owner_id = user_id
    session.add(deck)
    return deck


def delete_user(session: Session, user_id: int) -> None:
    """Delete an account and its data. What it decided as a curator stays, without its name."""
    for table in (Overlay, FactChange, DeckModeration):
        session.exec(update(table).where(col(table.author_id) == user_id).values(author=FORMER))
    session.delete(session.get_one(User, user_id))


def subject_of(name: str) -> str:
    """Return the guess counter's subject for a name of any length, without revealing the name."""
    return hashlib.sha256(fold_name(name).encode()).hexdigest()
