"""Rate limits for costly requests: how many of a kind a visitor may make in a period of time.

A visitor is the signed-in account, or else the network address. Everybody at a venue may share an
address, so the limits leave room for a tournament.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from enum import Enum
from ipaddress import IPv6Address, ip_address
from typing import Final

from flask import Flask, current_app, request
from limits import RateLimitItem, parse
from limits.errors import ConfigurationError
from limits.storage import storage_from_string
from limits.strategies import MovingWindowRateLimiter
from werkzeug.exceptions import TooManyRequests

from app.site.platform.access import View, current_visitor

_LIMITER: Final = "rate_limiter"
_LISTENERS: Final = "rate_limit_listeners"
_NETWORK_BITS: Final = 64
"""A household or machine usually owns all IPv6 addresses that begin alike up to here."""


class Cost(Enum):
    """A kind of request that is limited."""

    SIGN_UP = "sign-up"
    SIGN_IN = "sign-in"
    MAIL = "mail"
    NEW_DECK = "new decks"
    NEW_EVENT = "new events"
    ENTRY = "event entries"
    OPINION = "likes and reports"
    SEARCH = "searches of public decks and pictures"
    PROGRAM = "requests of programs"
    CHECK = "checks"
    SIMULATION = "simulations"


LIMITS: Final[Mapping[Cost, RateLimitItem]] = {
    Cost.SIGN_UP: parse("100 per 10 minutes"),
    Cost.SIGN_IN: parse("300 per 10 minutes"),
    Cost.MAIL: parse("30 per 10 minutes"),
    Cost.NEW_DECK: parse("120 per minute"),
    Cost.NEW_EVENT: parse("30 per 10 minutes"),
    Cost.ENTRY: parse("2000 per 10 minutes"),
    Cost.OPINION: parse("120 per minute"),
    Cost.SEARCH: parse("600 per minute"),
    Cost.PROGRAM: parse("1200 per minute"),
    Cost.CHECK: parse("900 per minute"),
    Cost.SIMULATION: parse("900 per minute"),
}


_ON_EVERY_REQUEST: Final = frozenset({Cost.PROGRAM, Cost.SIMULATION, Cost.SEARCH})
"""What costs even where nothing is changed; of other kinds only forms that are sent count."""


def limited(cost: Cost) -> Callable[[View], View]:
    """Declare that requests of a view which change or compute something are limited."""

    def declare(view: View) -> View:
        view.cost = cost  # type: ignore[attr-defined]
        return view

    return declare


def limit_requests(app: Flask) -> None:
    """Refuse requests above their limit with 429 and Retry-After, before their view runs."""
    count_from_now(app)
    app.before_request(_limit)


def on_refusal(app: Flask, listener: Callable[[Cost], None]) -> None:
    """Call `listener` for each request that an application refuses because of a limit."""
    app.extensions.setdefault(_LISTENERS, []).append(listener)


def count_from_now(app: Flask) -> None:
    """Count requests anew, unless `RATE_LIMITS` is off.

    `RATE_LIMIT_STORAGE` is where they are counted: in the memory of this process, or in Redis where
    several processes serve. Raises ValueError for a storage that cannot be used.
    """
    if not app.config["RATE_LIMITS"]:
        return
    try:
        storage = storage_from_string(str(app.config["RATE_LIMIT_STORAGE"]))
    except ConfigurationError as problem:
        raise ValueError(f"RATE_LIMIT_STORAGE cannot be used: {problem}") from None
    app.extensions[_LIMITER] = MovingWindowRateLimiter(storage)


def _limit() -> None:
    limiter: MovingWindowRateLimiter | None = current_app.extensions.get(_LIMITER)
    if request.endpoint is None or limiter is None:
        return
    cost = getattr(current_app.view_functions[request.endpoint], "cost", None)
    is_free = request.method != "POST" and cost not in _ON_EVERY_REQUEST
    if not isinstance(cost, Cost) or is_free:
        return
    item, visitor = LIMITS[cost], visitor_key()
    if not limiter.hit(item, cost.value, visitor):
        for listener in current_app.extensions.get(_LISTENERS, ()):
            listener(cost)
        reset, _left = limiter.get_window_stats(item, cost.value, visitor)
        raise TooManyRequests(retry_after=max(1, math.ceil(reset - time.time())))


def visitor_key() -> str:
    """Return what requests of one visitor have in common: the account, or the network address."""
    account = current_visitor()
    if account is not None:
        return f"account {account.id}"
    try:
        address = ip_address(request.remote_addr or "")
    except ValueError:
        return "unknown"
    if isinstance(address, IPv6Address):
        return f"network {int(address) >> (128 - _NETWORK_BITS):x}"
    return f"address {address}"
