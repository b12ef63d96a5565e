"""Records of answered requests for logs and metrics: the route, never the address."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from flask import Flask, Response, g, request
from flask.signals import request_finished, request_started

from app.site.platform.monitoring.log_masking import route

_BEGAN: Final = "answers_began"
_METHODS: Final = frozenset({"DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"})


@dataclass(frozen=True, slots=True)
class Answered:
    """An answered request. `route` is the rule of its route, None if no route matches.

    `seconds` is the time from dispatching the request until its answer was ready to be sent.
    """

    method: str
    route: str | None
    status: int
    seconds: float


def method() -> str:
    """Return the method of the current request; `other` for one that nobody else uses."""
    return request.method if request.method in _METHODS else "other"


def on_answer(app: Flask, listener: Callable[[Answered], None]) -> None:
    """Call `listener` after each answer of an application."""

    def begin(_app: Flask, **_: Any) -> None:
        setattr(g, _BEGAN, time.perf_counter())

    def finish(_app: Flask, response: Response, **_: Any) -> None:
        now = time.perf_counter()
        seconds = now - g.get(_BEGAN, now)
        listener(Answered(method(), route(), response.status_code, seconds))

    request_started.connect(begin, sender=app, weak=False)
    request_finished.connect(finish, sender=app, weak=False)
