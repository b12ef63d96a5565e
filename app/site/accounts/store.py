"""Accounts in the database: made, found, changed, deleted. No web in here."""

import hashlib
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy.exc import IntegrityError
from sqlmodel import Session, col, select, update

from app.games.tabletop.names import fold
from app.games.text import LONGEST_NORMALIZED, flaw_in, normalized
from app.site.accounts.guessing import count_attempt, forget
from app.site.accounts.passwords import (
    LONGEST,
    SHORTEST,
    hash_password,
    is_outdated,
    is_password,
)
from app.tables import Database, Deck, FactChange, Overlay, Role, User, key_hash, utc_now

LONGEST_NAME: Final = 40
_LONGEST_FOLDED: Final = 120
"""As many characters as a folded name may have in the database."""

FORMER: Final = "a former member"
"""What stands where a deleted account had signed."""


class AccountError(ValueError):
    """What cannot be done; the message says why and what to do.

    `field` names what is wrong, None where that is the whole form.
    """

    def __init__(self, field: str | None, message: str) -> None:
        super().__init__(message)
        self.field = field


@dataclass(frozen=True, slots=True)
class Identity:
    """Who signed in: the account and the epoch its session must carry."""

    id: int
    epoch: int


def fold_name(name: str) -> str:
    """What makes a name unique: case, accents and blanks do not count."""
    return fold(normalized("NFKC", name))


def check_name(name: str) -> str:
    """A name as it is stored. Raises AccountError."""
    plain = " ".join(normalized("NFC", name).split())
    if not 2 <= len(plain) <= LONGEST_NAME or len(name) > LONGEST_NORMALIZED:
        raise AccountError("name", f"A name must have 2 to {LONGEST_NAME} characters.")
    if flaw := flaw_in(plain):
        raise AccountError("name", f"The name contains {flaw.message}.")
    folded = fold_name(plain)
    if len(folded) > _LONGEST_FOLDED:
        raise AccountError(
            "name",
            "This name contains ligatures or other characters that stand for several letters. "
            "Choose another.",
        )
    if not folded or any(unicodedata.category(sign)[0] == "C" for sign in plain):
        raise AccountError(
            "name", "A name needs letters or digits and cannot contain invisible characters."
        )
    return plain


def check_password(password: str, name: str) -> None:
    """Whether a password may be used. Raises AccountError."""
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
    """Make an account. Raises AccountError, also when the name is taken."""
    plain = check_name(name)
    check_password(password, plain)
    user = User(
        name=plain,
        folded_name=fold_name(plain),
        password_hash=hash_password(password),
        role=role,
    )
    try:
        with database.writing() as session:
            session.add(user)
    except IntegrityError:
        raise AccountError("name", "That name is taken. Choose another.") from None
    return user


def sign_in(database: Database, name: str, password: str, device: str | None = None) -> Identity:
    """Who has this name and password. Raises AccountError, equal for every reason.

    Attempts are counted per name, or per device where the device signed in to this account
    before, so that strangers cannot keep an owner out. Raises TooManyGuessesError.
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
    return Identity(user.id, user.epoch)


def change_password(database: Database, user_id: int, old: str, new: str) -> Identity:
    """Set another password, which signs out everywhere else.

    Raises AccountError when the old one is wrong or the new one cannot be used, and
    TooManyGuessesError.
    """
    user = confirm_password(database, user_id, old, "old")
    check_password(new, user.name)
    return set_password(database, user_id, new)


def confirm_password(
    database: Database, user_id: int, password: str, field: str = "password"
) -> User:
    """The account, if this is its password.

    Raises AccountError for `field` when it is not, and TooManyGuessesError.
    """
    with database.reading() as session:
        user = session.get_one(User, user_id)
    count_attempt(database, f"confirm:{user_id}")
    if not is_password(password, user.password_hash):
        raise AccountError(field, "This is not your current password.")
    forget(database, f"confirm:{user_id}")
    return user


def set_password(database: Database, user_id: int, password: str) -> Identity:
    """Set a password without asking for the old one, and sign out everywhere."""
    hashed = hash_password(password)
    with database.writing() as session:
        user = session.get_one(User, user_id, with_for_update=True)
        user.password_hash = hashed
        user.epoch += 1
        session.add(user)
        return Identity(user_id, user.epoch)


def sign_out_everywhere(database: Database, user_id: int) -> Identity:
    """End every session of an account; the answer is what a new one carries."""
    with database.writing() as session:
        user = session.get_one(User, user_id, with_for_update=True)
        user.epoch += 1
        session.add(user)
        return Identity(user_id, user.epoch)


def set_mail(database: Database, user_id: int, mail: str) -> None:
    """Set or, when empty, remove the mail address. Raises AccountError."""
    plain = mail.strip()
    local, at, host = plain.rpartition("@")
    is_written_so = at and local and "." in host and not any(s.isspace() for s in plain)
    if plain and not (is_written_so and plain.isprintable() and len(plain) <= 254):
        raise AccountError("mail", "Enter an email address like name@example.org.")
    with database.writing() as session:
        user = session.get_one(User, user_id)
        user.mail = plain or None
        session.add(user)


def set_hidden(database: Database, user_id: int, is_hidden: bool) -> User:
    """Hide an account, which signs it out and shows none of its decks, or bring it back."""
    with database.writing() as session:
        user = session.get_one(User, user_id)
        user.hidden_at = utc_now() if is_hidden else None
        session.add(user)
    return user


def set_role(database: Database, user_id: int, role: Role) -> User:
    """Give an account another role; it holds from its next request on."""
    with database.writing() as session:
        user = session.get_one(User, user_id)
        user.role = role
        session.add(user)
    return user


def find_user(session: Session, name: str) -> User | None:
    """The account of that name, spelt with any case."""
    return session.exec(select(User).where(User.folded_name == fold_name(name))).first()


def list_users(session: Session) -> Sequence[User]:
    """All accounts by name."""
    return session.exec(select(User).order_by(User.folded_name)).all()


def adopt_deck(session: Session, edit_key: str, user_id: int) -> Deck | None:
    """Give a deck that nobody owns to an account, by its edit link; None if it cannot be.

    A hidden deck is nobody's to take.

    The links go on working.
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
    """Delete an account with all that is its own.

    What it curated stays, as facts are nobody's own; its name there goes.
    """
    for table in (Overlay, FactChange):
        session.exec(update(table).where(col(table.author_id) == user_id).values(author=FORMER))
    session.delete(session.get_one(User, user_id))


def subject_of(name: str) -> str:
    """A name of any length as what guesses are counted on; names nobody has stay unreadable."""
    return hashlib.sha256(fold_name(name).encode()).hexdigest()
