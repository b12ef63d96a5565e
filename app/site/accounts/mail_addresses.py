"""Email addresses of accounts: used only once the owner has confirmed them by a link."""

from datetime import timedelta
from typing import Final

from sqlmodel import Session, col, delete, select

from app.site.accounts import AccountError
from app.tables import MailConfirmation, User, key_hash, new_key, utc_now

VALID: Final = timedelta(days=1)
LONGEST_ADDRESS: Final = 254


def check_address(text: str) -> str:
    """Return one email address as it is stored. Raises AccountError."""
    from email_validator import EmailNotValidError, validate_email

    plain = text.strip()
    try:
        if len(plain) > LONGEST_ADDRESS:
            raise EmailNotValidError
        found = validate_email(plain, check_deliverability=False, allow_smtputf8=False)
    except EmailNotValidError:
        raise AccountError("mail", "Enter one email address like name@example.org.") from None
    return found.normalized


def ask_to_confirm(session: Session, user_id: int, address: str) -> str:
    """Store an address that waits for its owner; return the key of the link that confirms it.

    An earlier link of the account ends. The address confirmed before is used until then.
    """
    key = new_key()
    session.exec(delete(MailConfirmation).where(col(MailConfirmation.user_id) == user_id))
    session.add(
        MailConfirmation(
            user_id=user_id, mail=address, key_hash=key_hash(key), expires_at=utc_now() + VALID
        )
    )
    return key


def awaited(session: Session, user_id: int) -> str | None:
    """Return the address of an account that is not confirmed yet, if there is one."""
    found = session.get(MailConfirmation, user_id)
    return found.mail if found else None


def asked(session: Session, key: str) -> MailConfirmation | None:
    """Return what a link would confirm; None if it expired, was used or never existed."""
    return session.exec(
        select(MailConfirmation).where(
            MailConfirmation.key_hash == key_hash(key),
            col(MailConfirmation.expires_at) > utc_now(),
        )
    ).first()


def confirm(session: Session, key: str) -> str | None:
    """Use a link once: its address becomes that of the account. Return the address, or None."""
    found = asked(session, key)
    if found is None:
        return None
    used = session.exec(
        delete(MailConfirmation).where(col(MailConfirmation.key_hash) == found.key_hash)
    )
    if used.rowcount != 1:
        return None
    user = session.get_one(User, found.user_id)
    user.mail = found.mail
    session.add(user)
    return found.mail


def remove(session: Session, user_id: int) -> None:
    """Remove the address of an account, and one that is not confirmed yet."""
    session.exec(delete(MailConfirmation).where(col(MailConfirmation.user_id) == user_id))
    user = session.get_one(User, user_id)
    user.mail = None
    session.add(user)
