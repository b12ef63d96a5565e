"""Masking of logs: no key to a deck, event or account, no password, no mail address."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from types import TracebackType
from typing import Any, Final

from flask import Flask, request

from app.site.platform.request.incoming import LateRule
from app.tables.base import KEY_SIGNS

_LEFT_OUT: Final = "…"
_KEY: Final = re.compile(rf"[\w-]{{{KEY_SIGNS},}}", re.ASCII)
_HASH: Final = re.compile(r"\$argon2[^\s'\"]*")
_CREDENTIALS: Final = re.compile(r"://[^\s/]{1,500}@")
_MAIL: Final = re.compile(r"[^\s@<>\"',;:/()\[\]…]{1,64}(?:@|%40)[^\s@<>\"',;:/()\[\]]{1,255}")


def masked(text: str) -> str:
    """Return a text without what could be a key, a password's hash or a mail address.

    A key is whatever is as long as one and made of the same characters. The user and password in
    the URL of a database are left out too.
    """
    for secret, instead in (
        (_CREDENTIALS, f"://{_LEFT_OUT}@"),
        (_MAIL, _LEFT_OUT),
        (_HASH, _LEFT_OUT),
        (_KEY, _LEFT_OUT),
    ):
        text = secret.sub(instead, text)
    return text


def route() -> str | None:
    """Return the rule of the current request, such as `/decks/<way>/<key>`; None without one."""
    return request.url_rule.rule if request.url_rule is not None else None


class MaskingFilter(logging.Filter):
    """Masks what a logger of another library says, such as the path of a request."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Take the secrets out; every record passes."""
        record.msg, record.args = masked(record.getMessage()), None
        return True


class Site(Flask):
    """The application; what it logs of a failed request holds no key."""

    url_rule_class = LateRule

    def ensure_sync(self, func: Callable[..., Any]) -> Callable[..., Any]:
        """Return the function as it is. No view and no callback is asynchronous.

        Flask asks about 20 times in every request and would inspect the function each time.
        """
        return func

    def log_exception(
        self,
        exc_info: tuple[type, BaseException, TracebackType] | tuple[None, None, None],
    ) -> None:
        """Log an exception with the route it happened at."""
        self.logger.error("Exception on %s [%s]", route(), request.method, exc_info=exc_info)
