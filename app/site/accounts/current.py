"""The signed-in account: the session's content, checked against the database in each request.

Features above accounts register `AccountHooks`, because accounts cannot import them.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from flask import Flask, abort, current_app, g, session
from sqlmodel import col, select

from app.site.accounts.store import Identity
from app.site.platform.access import Access
from app.site.platform.database import current_database
from app.tables import Event, Role, User
from app.tables.curation import Author

_NEEDED: Final = {
    Access.ORGANIZER: Role.ORGANIZER,
    Access.CURATOR: Role.CURATOR,
    Access.ADMINISTRATOR: Role.ADMINISTRATOR,
}


@dataclass(frozen=True, slots=True)
class Account:
    """The signed-in account as pages see it."""

    id: int
    name: str
    role: Role
    mail: str | None

    def may(self, access: Access) -> bool:
        """Return whether the account has the role that `access` requires."""
        needed = _NEEDED.get(access)
        return needed is None or self.role.includes(needed)

    @property
    def is_curator(self) -> bool:
        """Return whether pages show links to edit the catalogue."""
        return self.may(Access.CURATOR)

    @property
    def is_administrator(self) -> bool:
        """Return whether pages show links to run the site."""
        return self.may(Access.ADMINISTRATOR)

    @property
    def author(self) -> Author:
        """Return the account as the author of changes to the catalogue."""
        return Author(self.name, self.id)


@dataclass(frozen=True, slots=True)
class Remaining:
    """The events that remain when an account is deleted: those it created and those it plays in."""

    owned: Sequence[Event]
    entered: Sequence[Event]


@dataclass(frozen=True, slots=True)
class AccountHooks:
    """Callbacks that features above accounts provide.

    `kept_on_leaving` returns the session entries that survive signing out, and `remaining` what
    stays after the account with that id is deleted.
    """

    kept_on_leaving: Callable[[], Mapping[str, object]]
    remaining: Callable[[int], Remaining]


def recognize(app: Flask, hooks: AccountHooks) -> None:
    """Make the signed-in account available to access checks and pages."""
    app.extensions["account_loader"] = current_account
    app.extensions["account_hooks"] = hooks


def hooks() -> AccountHooks:
    """Return the callbacks that features have registered."""
    registered: AccountHooks = current_app.extensions["account_hooks"]
    return registered


def current_account() -> Account | None:
    """Return the signed-in account or None; the database is queried once per request."""
    if "account" not in g:
        g.account = signed_in()
    account: Account | None = g.account
    return account


def me() -> Account:
    """Return the signed-in account, in views that require one."""
    account = current_account()
    if account is None:
        abort(404)
    return account


def signed_in() -> Account | None:
    """Return the session's account; None without one, or if its sessions were ended."""
    if "user" not in session:
        return None
    with current_database().reading() as rows:
        user = rows.exec(
            select(User).where(
                User.id == session["user"],
                User.epoch == session.get("epoch"),
                col(User.hidden_at).is_(None),
            )
        ).first()
    if user is None or user.id is None:
        leave()
        return None
    return Account(user.id, user.name, Role(user.role), user.mail)


def enter(identity: Identity) -> None:
    """Sign the session in to an account, keeping the anonymous visitor's data."""
    session["user"], session["epoch"] = identity.id, identity.epoch
    if session.get("device_of") != identity.id:
        session["device"], session["device_of"] = secrets.token_hex(8), identity.id


def leave() -> None:
    """Sign the session out, keeping the known-device mark and what features ask to keep."""
    kept = {name: session[name] for name in ("device", "device_of") if name in session}
    kept.update(hooks().kept_on_leaving())
    session.clear()
    session.update(kept)


def known_device(user_id: int | None) -> str | None:
    """Return the mark of a device that has signed in to this account before."""
    if user_id is None or session.get("device_of") != user_id:
        return None
    device = session.get("device")
    return f"{user_id}:{device}" if device else None
