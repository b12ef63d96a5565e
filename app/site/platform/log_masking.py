"""Addresses as logs may hold them: without the keys that open decks, events and accounts."""

from __future__ import annotations

import logging
import re
from types import TracebackType
from typing import Final

from flask import Flask, request

from app.tables.keys import KEY_SIGNS

_KEY: Final = re.compile(rf"[\w-]{{{KEY_SIGNS},}}", re.ASCII)


def masked(text: str) -> str:
    """A text with everything left out that is as long as a key and could be one."""
    return _KEY.sub("…", text)


class MaskingFilter(logging.Filter):
    """Masks what a logger of another library says, such as the path of a request."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Take the keys out; every record passes."""
        record.msg, record.args = masked(record.getMessage()), None
        return True


class Site(Flask):
    """The application; what it logs of a failed request holds no key."""

    def log_exception(
        self,
        exc_info: tuple[type, BaseException, TracebackType] | tuple[None, None, None],
    ) -> None:
        """Log an exception with the address it happened at."""
        self.logger.error(
            "Exception on %s [%s]", masked(request.path), request.method, exc_info=exc_info
        )
