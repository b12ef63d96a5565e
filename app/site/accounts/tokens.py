"""Personal tokens: keys with which programs act for an account, each within its scopes.

A program sends its token in the header `Authorization: Bearer …`. Pages never read it, and a cookie
gives a program no right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from typing import Final

from flask import current_app, g, request
from sqlmodel import Session, col, delete, func, select, update

from app.site.platform.http.problems import ProblemError
from app.site.platform.request.access import View
from app.site.platform.storage.database import current_database
from app.tables import ApiToken, User, key_hash, new_key, utc_now
from app.tables.health import UNAVAILABLE

MOST: Final = 50
"""As many tokens as an account can have."""

PREFIX: Final = "threshold_"
"""The beginning of each token, so that people and programs recognize one that got out."""

_NOTED_AFTER: Final = timedelta(hours=1)
"""The time after the last recorded use after which a use is recorded again."""

_CHALLENGE: Final = {"WWW-Authenticate": "Bearer"}
_UNKNOWN: Final = "The token is not known here. It may have been revoked: make another one."
_MISSING: Final = "Send a personal token in the header Authorization: Bearer TOKEN."


class Scope(StrEnum):
    """Permissions that a token can have."""

    READ_DECKS = "decks:read"
    WRITE_DECKS = "decks:write"
    READ_EVENTS = "events:read"
    WRITE_EVENTS = "events:write"
    READ_COLLECTION = "collection:read"
    WRITE_COLLECTION = "collection:write"
    WRITE_WEBHOOKS = "webhooks:write"

    @property
    def words(self) -> str:
        """The permission in words, for people."""
        return _WORDS[self]


_WORDS: Final = {
    Scope.READ_DECKS: "Read your decks",
    Scope.WRITE_DECKS: "Make and change decks of yours",
    Scope.READ_EVENTS: "Read your events: players, lists, verdicts, receipts and deck checks",
    Scope.WRITE_EVENTS: "Add players, hand in lists and enter results at your events",
    Scope.READ_COLLECTION: "Read your collection, wish list and trade list",
    Scope.WRITE_COLLECTION: "Change your collection, wish list and trade list",
    Scope.WRITE_WEBHOOKS: "Make and delete webhooks for changes of your decks and events",
}


class TooManyTokensError(ValueError):
    """The account has as many tokens as it can have."""


@dataclass(frozen=True, slots=True)
class TokenUse:
    """The token that a request carries, and the account that it acts for."""

    user: User
    label: str
    scopes: frozenset[Scope]


def needs(scope: Scope | None) -> Callable[[View], View]:
    """Declare what a token has to allow for an operation; None if any token will do."""

    def declare(view: View) -> View:
        view.scope = scope  # type: ignore[attr-defined]
        return view

    return declare


def add(session: Session, user_id: int, label: str, scopes: Iterable[Scope]) -> str:
    """Add a token to an account and return it. Only its hash is stored.

    Raises TooManyTokensError.
    """
    wanted = select(func.count()).select_from(ApiToken).where(ApiToken.user_id == user_id)
    if session.exec(wanted).one() >= MOST:
        raise TooManyTokensError
    token = PREFIX + new_key()
    session.add(
        ApiToken(user_id=user_id, label=label, key_hash=key_hash(token), scopes=sorted(set(scopes)))
    )
    return token


def list_tokens(session: Session, user_id: int) -> Sequence[ApiToken]:
    """Return the tokens of an account, the newest first."""
    wanted = select(ApiToken).where(ApiToken.user_id == user_id)
    return session.exec(wanted.order_by(col(ApiToken.id).desc())).all()


def revoke(session: Session, user_id: int, token_id: int) -> bool:
    """Delete a token of an account; return whether the account had it."""
    gone = session.exec(
        delete(ApiToken).where(col(ApiToken.user_id) == user_id, col(ApiToken.id) == token_id)
    )
    return gone.rowcount == 1


def token_use() -> TokenUse | None:
    """Return the token of the request with its account; None without one that is known."""
    if "token_use" not in g:
        g.token_use = _found()
    use: TokenUse | None = g.token_use
    return use


def check_token() -> None:
    """Refuse a token that is unknown, or that does not allow the operation that is asked for.

    Raises ProblemError.
    """
    if "Authorization" not in request.headers:
        return
    use = token_use()
    if use is None:
        raise ProblemError(401, _UNKNOWN if request.authorization else _MISSING, None, _CHALLENGE)
    view = current_app.view_functions.get(request.endpoint or "")
    scope: Scope | None = getattr(view, "scope", None)
    if scope is not None and scope not in use.scopes:
        raise ProblemError(403, f"This token does not allow it; it would need {scope}.")


def _found() -> TokenUse | None:
    given = request.authorization
    token = given.token if given is not None and given.type == "bearer" else None
    if not token:
        return None
    with current_database().reading() as session:
        found = session.exec(
            select(ApiToken, User)
            .join(User)
            .where(ApiToken.key_hash == key_hash(token), col(User.hidden_at).is_(None))
        ).first()
    if found is None:
        return None
    row, user = found
    _note_use(row)
    return TokenUse(user, row.label, frozenset(Scope(word) for word in row.scopes))


def _note_use(row: ApiToken) -> None:
    now = utc_now()
    if row.used_at is not None and now - row.used_at < _NOTED_AFTER:
        return
    try:
        with current_database().writing() as session:
            session.exec(update(ApiToken).where(col(ApiToken.id) == row.id).values(used_at=now))
    except UNAVAILABLE:
        current_app.logger.warning("The use of a token could not be stored.")
