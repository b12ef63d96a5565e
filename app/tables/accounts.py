"""Accounts, their roles, and the counters that limit guessing."""

from datetime import datetime
from enum import StrEnum

from sqlalchemy import JSON
from sqlmodel import Field

from app.tables.base import Moment, SiteTable, one_of, utc_now


class Role(StrEnum):
    """Roles of accounts. Each includes the permissions of the roles before it."""

    PLAYER = "player"
    ORGANIZER = "organizer"
    CURATOR = "curator"
    ADMINISTRATOR = "administrator"

    def includes(self, other: "Role") -> bool:
        """Return whether this role has the permissions of `other`."""
        ranks = list(Role)
        return ranks.index(self) >= ranks.index(other)


class User(SiteTable, table=True):
    """An account.

    `folded_name` makes names unique regardless of case and accents, `look_alike_key` regardless of
    the script they are written in; older accounts have none. `mail` is confirmed. `hidden_at` is
    when an administrator hid the account.
    """

    __tablename__ = "users"
    __table_args__ = (one_of("role", Role),)

    id: int | None = Field(default=None, primary_key=True)
    name: str = Field(max_length=60)
    folded_name: str = Field(max_length=120, unique=True)
    look_alike_key: str | None = Field(default=None, max_length=120, unique=True)
    password_hash: str = Field(max_length=200)
    role: str = Field(default=Role.PLAYER, max_length=20)
    mail: str | None = Field(default=None, max_length=254)
    created_at: datetime = Field(default_factory=utc_now, sa_type=Moment)
    used_at: datetime = Field(default_factory=utc_now, sa_type=Moment)
    hidden_at: datetime | None = Field(default=None, sa_type=Moment)


class AccountSession(SiteTable, table=True):
    """A sign-in on one device. It lasts until the row is deleted.

    Only the hash of the key in the device's cookie is stored. `label` describes the browser.
    """

    __tablename__ = "account_sessions"

    id: int | None = Field(default=None, primary_key=True)
    user_id: int = Field(foreign_key="users.id", ondelete="CASCADE", index=True)
    key_hash: str = Field(max_length=64, unique=True)
    label: str = Field(default="", max_length=80)
    started_at: datetime = Field(default_factory=utc_now, sa_type=Moment)


class ApiToken(SiteTable, table=True):
    """A key with which a program acts for an account, within its scopes, until it is revoked.

    Only the hash of the key is stored. `label` is its owner's name for it, `scopes` the words of
    `app.site.accounts.tokens`, `used_at` about when it was last used; None while it is new.
    """

    __tablename__ = "api_tokens"

    id: int | None = Field(default=None, primary_key=True)
    user_id: int = Field(foreign_key="users.id", ondelete="CASCADE", index=True)
    label: str = Field(max_length=60)
    key_hash: str = Field(max_length=64, unique=True)
    scopes: list[str] = Field(default_factory=list, sa_type=JSON)
    created_at: datetime = Field(default_factory=utc_now, sa_type=Moment)
    used_at: datetime | None = Field(default=None, sa_type=Moment)


class PasswordReset(SiteTable, table=True):
    """A link that sets a new password for one account once, until `expires_at`.

    Only the hash of the link's key is stored.
    """

    __tablename__ = "password_resets"

    key_hash: str = Field(primary_key=True, max_length=64)
    user_id: int = Field(foreign_key="users.id", ondelete="CASCADE", index=True)
    expires_at: datetime = Field(sa_type=Moment)


class MailConfirmation(SiteTable, table=True):
    """An email address that its owner has not confirmed yet; the link works until `expires_at`.

    Only the hash of the link's key is stored.
    """

    __tablename__ = "mail_confirmations"

    user_id: int = Field(foreign_key="users.id", ondelete="CASCADE", primary_key=True)
    mail: str = Field(max_length=254)
    key_hash: str = Field(max_length=64, unique=True)
    expires_at: datetime = Field(sa_type=Moment)


class Guesses(SiteTable, table=True):
    """Failed attempts on one subject: an account (existing or not) or a link.

    They are counted per subject, never per network address, because everybody at a venue shares
    one.
    """

    __tablename__ = "guesses"

    subject: str = Field(primary_key=True, max_length=200)
    failures: int = 0
    last_at: datetime = Field(default_factory=utc_now, sa_type=Moment)
