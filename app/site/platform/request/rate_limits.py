"""Rate limits for costly requests: how many of a kind may be made in a period of time.

Two counts have to be within their limits: that of the account, if somebody is signed in, and that
of everybody at the network address, with and without accounts. So who makes more accounts or tokens
gets no more. Everybody at a venue may share an address: there each of 200 players can still do what
a player does.

Requests are counted in memory, or in Redis where several processes serve. While Redis does not
answer, each process counts in its own memory, so that limits go on and no page fails. Redis is
tried again every few seconds.

Programs are told with every answer what is left of a limit, in the fields `RateLimit` and
`RateLimit-Policy` of the IETF's draft.
"""

from __future__ import annotations

import hashlib
import logging
import math
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final, NamedTuple

from flask import Blueprint, Flask, Response, current_app, g, request
from flask.sansio.blueprints import BlueprintSetupState
from limits import RateLimitItem, parse
from limits.errors import ConfigurationError, StorageError
from limits.storage import MemoryStorage, Storage, storage_from_string
from limits.strategies import MovingWindowRateLimiter
from werkzeug.exceptions import TooManyRequests

from app.site.platform.request.access import View, current_visitor, is_for_programs

AGAIN_SECONDS: Final = 5
"""Seconds for which a lost storage is left alone before it is tried again."""

PATIENCE_SECONDS: Final = 0.5
"""Seconds that Redis may take to answer."""

JUMP_SECONDS: Final = 5
"""By more than this a clock does not go wrong between two requests, unless somebody sets it."""

LOST: Final = "limits are counted in memory, because Redis does not answer"

_LOOK: Final = "threshold/look"

_LOG: Final = logging.getLogger(__name__)


class Window(NamedTuple):
    """Requests that are left of a limit, and after how many seconds one more is."""

    left: int
    seconds: int


class RequestCounts:
    """Counts of requests in one storage, and in memory while that is lost."""

    def __init__(self, address: str) -> None:
        """Count at an address such as `memory://` or `redis://localhost:6379`.

        Raises ValueError for an address that cannot be used.
        """
        self._memory = MemoryStorage()
        self._in_memory = MovingWindowRateLimiter(self._memory)
        self._shared = _shared_storage(address)
        self._in_shared = MovingWindowRateLimiter(self._shared) if self._shared else None
        self._lost_until: float | None = None
        self._drift = _drift()
        self._lock = threading.Lock()

    @property
    def is_lost(self) -> bool:
        """Return whether requests are counted in memory because the storage does not answer."""
        return self._lost_until is not None

    def look(self) -> bool:
        """Let the storage count something now, and return whether it does.

        A Redis whose memory or disk is full answers, and counts nothing.
        """
        if self._shared is None:
            return True
        try:
            self._shared.incr(_LOOK, AGAIN_SECONDS)
        except StorageError as problem:
            self._lose(str(problem.storage_error))
            return False
        self._find()
        return True

    def hit(self, item: RateLimitItem, *who: str) -> bool:
        """Count a request; return False, and count nothing, if it is one too many."""
        self._mind_the_clock()
        if self._in_shared is not None and self._is_due():
            try:
                is_within = self._in_shared.hit(item, *who)
            except StorageError as problem:
                self._lose(str(problem.storage_error))
            else:
                self._find()
                return is_within
        return self._in_memory.hit(item, *who)

    def seconds_left(self, item: RateLimitItem, *who: str) -> int:
        """Return after how many seconds one more request is within the limit."""
        return self.window(item, *who).seconds

    def window(self, item: RateLimitItem, *who: str) -> Window:
        """Return what is left of a limit now."""
        counting = self._in_memory if self._in_shared is None or self.is_lost else self._in_shared
        try:
            reset, left = counting.get_window_stats(item, *who)
        except StorageError as problem:
            self._lose(str(problem.storage_error))
            return Window(0, 1)
        return Window(left, min(max(1, math.ceil(reset - time.time())), item.get_expiry()))

    def _is_due(self) -> bool:
        return self._lost_until is None or time.monotonic() >= self._lost_until

    def _lose(self, reason: str) -> None:
        if not self.is_lost:
            _LOG.error("The limits are counted in memory from now on: %s", reason)
        self._lost_until = time.monotonic() + AGAIN_SECONDS

    def _find(self) -> None:
        if self.is_lost:
            self._lost_until = None
            _LOG.warning("The limits are counted in Redis again.")

    def _mind_the_clock(self) -> None:
        """Begin anew after somebody has set the clock.

        What was counted in the future would otherwise count until that comes.
        """
        with self._lock:
            before, self._drift = self._drift, _drift()
            if abs(self._drift - before) > JUMP_SECONDS:
                self._memory.reset()


def _drift() -> float:
    """Return how far the clock is from one that nobody sets."""
    return time.time() - time.monotonic()


def _shared_storage(address: str) -> Storage | None:
    """Return the storage that processes share; None for the memory of this one."""
    options: dict[str, float | None] = {}
    if address.startswith("redis"):
        patience = dict.fromkeys(("socket_timeout", "socket_connect_timeout"), PATIENCE_SECONDS)
        options = {**patience, "retry": None}
    try:
        storage = storage_from_string(address, wrap_exceptions=True, **options)  # type: ignore[arg-type]
    except ConfigurationError as problem:
        raise ValueError(f"RATE_LIMIT_STORAGE cannot be used: {problem}") from None
    return None if isinstance(storage, MemoryStorage) else storage  # type: ignore[return-value]


_COUNTS: Final = "request_counts"
_OF_BLUEPRINTS: Final = "costs_of_blueprints"
_LISTENERS: Final = "rate_limit_listeners"
_COUNTED: Final = "counted_request"
_NETWORK_BITS: Final = 56
"""A household usually owns all IPv6 addresses that begin alike up to here."""

_TRANSLATED: Final = IPv6Network("64:ff9b::/96")
"""Addresses that stand for one of IPv4 where a network translates (RFC 6052)."""

_IPV4: Final = 0xFFFFFFFF


class Cost(Enum):
    """A kind of request that is limited."""

    SIGN_UP = "sign-up"
    SIGN_IN = "sign-in"
    MAIL = "mail"
    NEW_DECK = "new decks"
    NEW_EVENT = "new events"
    NEW_GAME = "new games by link"
    ENTRY = "event entries"
    OPINION = "likes and reports"
    DECK = "pages of decks"
    SEARCH = "searches of public decks and pictures"
    PROGRAM = "requests of programs"
    CHECK = "checks"
    SIMULATION = "simulations"


@dataclass(frozen=True, slots=True)
class Allowance:
    """Limits for one account, and for everybody at one network address together."""

    account: RateLimitItem
    address: RateLimitItem


def allow(account: str, address: str) -> Allowance:
    """Return an allowance from words such as `30 per 10 minutes`."""
    return Allowance(parse(account), parse(address))


LIMITS: Final[Mapping[Cost, Allowance]] = {
    Cost.SIGN_UP: allow("250 per 10 minutes", "250 per 10 minutes"),
    Cost.SIGN_IN: allow("600 per 10 minutes", "600 per 10 minutes"),
    Cost.MAIL: allow("30 per 10 minutes", "100 per 10 minutes"),
    Cost.NEW_DECK: allow("120 per minute", "400 per minute"),
    Cost.NEW_EVENT: allow("30 per 10 minutes", "60 per 10 minutes"),
    Cost.NEW_GAME: allow("40 per 10 minutes", "200 per 10 minutes"),
    Cost.ENTRY: allow("2000 per 10 minutes", "4000 per 10 minutes"),
    Cost.OPINION: allow("120 per minute", "400 per minute"),
    Cost.DECK: allow("1200 per minute", "4800 per minute"),
    Cost.SEARCH: allow("600 per minute", "2400 per minute"),
    Cost.PROGRAM: allow("1200 per minute", "2400 per minute"),
    Cost.CHECK: allow("900 per minute", "1800 per minute"),
    Cost.SIMULATION: allow("900 per minute", "1800 per minute"),
}


_ON_EVERY_REQUEST: Final = frozenset({Cost.PROGRAM, Cost.SIMULATION, Cost.SEARCH, Cost.DECK})
"""Costs that count on every request; others count only when a form is sent."""


def limited(cost: Cost) -> Callable[[View], View]:
    """Declare that requests of a view which change or compute something are limited."""

    def declare(view: View) -> View:
        view.cost = cost  # type: ignore[attr-defined]
        return view

    return declare


def limit_others(blueprint: Blueprint, cost: Cost) -> None:
    """Declare what the views of a blueprint cost which declare nothing themselves."""

    def note(state: BlueprintSetupState) -> None:
        state.app.extensions.setdefault(_OF_BLUEPRINTS, {})[blueprint.name] = cost

    blueprint.record(note)


def cost_of(app: Flask, endpoint: str) -> Cost | None:
    """Return what requests of a route cost; None if they are not limited."""
    own = getattr(app.view_functions[endpoint], "cost", None)
    if isinstance(own, Cost):
        return own
    of_blueprints: Mapping[str, Cost] = app.extensions.get(_OF_BLUEPRINTS, {})
    return of_blueprints.get(endpoint.rpartition(".")[0])


def limit_requests(app: Flask) -> None:
    """Refuse requests above their limit with 429 and Retry-After, before their view runs."""
    count_from_now(app)
    app.before_request(_limit)
    app.after_request(_tell_what_is_left)


def on_refusal(app: Flask, listener: Callable[[Cost], None]) -> None:
    """Call `listener` for each request that an application refuses because of a limit."""
    app.extensions.setdefault(_LISTENERS, []).append(listener)


def count_from_now(app: Flask) -> None:
    """Count requests anew, unless `RATE_LIMITS` is off.

    `RATE_LIMIT_STORAGE` is where they are counted: in the memory of this process, or in Redis where
    several processes serve. Raises ValueError for a storage that cannot be used.
    """
    if app.config["RATE_LIMITS"]:
        app.extensions[_COUNTS] = RequestCounts(str(app.config["RATE_LIMIT_STORAGE"]))


def current_counts() -> RequestCounts | None:
    """Return what the current application counts with; None if limits are off."""
    counts: RequestCounts | None = current_app.extensions.get(_COUNTS)
    return counts


def _limit() -> None:
    counts = current_counts()
    if request.endpoint is None or counts is None:
        return
    cost = cost_of(current_app, request.endpoint)
    if cost is None or (request.method != "POST" and cost not in _ON_EVERY_REQUEST):
        return
    allowed = LIMITS[cost]
    counted = [(allowed.address, address_key())]
    if current_visitor() is not None:
        counted.insert(0, (allowed.account, visitor_key()))
    setattr(g, _COUNTED, (cost, counted))
    for item, who in counted:
        if not counts.hit(item, cost.value, who):
            for listener in current_app.extensions.get(_LISTENERS, ()):
                listener(cost)
            raise TooManyRequests(retry_after=counts.seconds_left(item, cost.value, who))


def _tell_what_is_left(answer: Response) -> Response:
    """Tell a program the limit that it will reach first."""
    counts, (cost, counted) = current_counts(), g.get(_COUNTED, (None, ()))
    if counts is None or cost is None or not is_for_programs():
        return answer
    windows = [(counts.window(item, cost.value, who), item) for item, who in counted]
    window, item = min(windows, key=lambda it: it[0].left)
    name = cost.value.replace(" ", "-")
    answer.headers["RateLimit-Policy"] = f'"{name}";q={item.amount};w={item.get_expiry()}'
    answer.headers["RateLimit"] = f'"{name}";r={window.left};t={window.seconds}'
    return answer


def visitor_key() -> str:
    """Return what requests of one visitor have in common: the account, or the network address."""
    account = current_visitor()
    return address_key() if account is None else f"account {account.id}"


def visitor_digest() -> str:
    """Return a digest by which work of one visitor is counted, and nobody is found out."""
    secret = str(current_app.config["SECRET_KEY"])
    return hashlib.sha256(f"{secret}\n{visitor_key()}".encode()).hexdigest()


def address_key() -> str:
    """Return the network address of the request; of IPv6 the part that a household has.

    An IPv4 address that is written as one of IPv6, or translated into one, is itself.
    """
    try:
        address = ip_address(request.remote_addr or "")
    except ValueError:
        return "unknown"
    if not isinstance(address, IPv6Address):
        return f"address {address}"
    if address.ipv4_mapped is not None or address in _TRANSLATED:
        return f"address {IPv4Address(int(address) & _IPV4)}"
    return f"network {int(address) >> (128 - _NETWORK_BITS):x}"
