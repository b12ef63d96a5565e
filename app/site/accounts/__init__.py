"""Accounts: sign up, sign in, change one's own data. `store` is independent of the web."""

from __future__ import annotations


class AccountError(ValueError):
    """An action that is impossible; the message says why and what to do.

    `field` names the field concerned, None if it is the whole form.
    """

    def __init__(self, field: str | None, message: str) -> None:
        super().__init__(message)
        self.field = field
