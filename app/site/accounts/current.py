"""The signed-in account: the session's content, checked against the database in each request.

Features above accounts register `AccountHooks`, because accounts cannot import them.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from flask import Flask, abort, current_app, g, request, session
from flask_wtf import FlaskForm

from app.site.accounts import AccountError, sessions, store
from app.site.accounts.guesses import TooManyGuessesError
from app.site.accounts.tokens import token_use
from app.site.platform.request.access import SIGN_IN_KEY, Access, is_for_programs
from app.site.platform.storage.database import current_database
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
    stays after the account with that id is deleted. `made_without_account` names the session's
    decks and collection without an owner, which `keep` makes an account's.
    """

    kept_on_leaving: Callable[[], Mapping[str, object]]
    remaining: Callable[[int], Remaining]
    made_without_account: Callable[[], Sequence[str]]
    keep: Callable[[int], None]


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
    """Return the session's account; None without one, or if the session was ended.

    For a program it is the account of the token that it sends.
    """
    if is_for_programs():
        use = token_use()
        return None if use is None else _account(use.user)
    key = session_key()
    if key is None:
        return None
    with current_database().reading() as rows:
        user = sessions.user_of(rows, key)
    if user is None:
        _forget()
        return None
    return _account(user)


def _account(user: User) -> Account:
    assert user.id is not None
    return Account(user.id, user.name, Role(user.role), user.mail)


def session_key() -> str | None:
    """Return the key of the session that this device is signed in with."""
    key: str | None = session.get(SIGN_IN_KEY)
    return key


def enter(user_id: int) -> None:
    """Sign this device in to an account, keeping the anonymous visitor's data.

    The session of before ends, and forms from before need a new token.
    """
    before = session_key()
    with current_database().writing() as rows:
        if before is not None:
            sessions.end(rows, before)
        session[SIGN_IN_KEY] = sessions.begin(
            rows, user_id, sessions.device_label(request.user_agent.string)
        )
    session.pop("csrf_token", None)
    if session.get("device_of") != user_id:
        session["device"], session["device_of"] = secrets.token_hex(8), user_id


def leave() -> None:
    """End this device's session, keeping the known-device mark and what features ask to keep."""
    key = session_key()
    if key is not None:
        with current_database().writing() as rows:
            sessions.end(rows, key)
    _forget()


def _forget() -> None:
    """Remove the sign-in from the cookie."""
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


def is_confirmed(form: FlaskForm) -> bool:
    """Return whether a form has the account's password; if not, say so beside its field."""
    try:
        store.confirm_password(current_database(), me().id, str(form.password.data))
    except AccountError as error:
        form.password.errors = [*form.password.errors, str(error)]
    except TooManyGuessesError as error:
        told = f"There were too many failed attempts. Wait {error.seconds} seconds, then try again."
        form.password.errors = [*form.password.errors, told]
    else:
        return True
    return False
