"""A queue for expensive work: a few requests compute at a time, the others wait outside.

A request that finds no free slot is answered at once, with its place in the queue, and asks again.
So no request thread waits, and other pages stay fast. What is computed in compiled code is left to
threads that give way to those that answer requests. Pages that need compiled kernels are answered
the same way while a server that was just installed compiles them.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import wraps
from threading import Event
from typing import Final, ParamSpec, TypeVar

from flask import Flask, Response, current_app, render_template, request

from app.site.platform.http.problems import problem
from app.site.platform.request.access import is_for_programs
from app.site.platform.request.current_game import current_game
from app.site.platform.request.rate_limits import visitor_key

ASK_AGAIN_SECONDS: Final = 2
PATIENCE_SECONDS: Final = 15.0
"""The time without asking again after which a visitor has left the queue."""

GIVES_WAY: Final = 10
"""The niceness of threads that compute."""

_QUEUE: Final = "expensive_work"
_THREADS: Final = "threads_that_give_way"

P = ParamSpec("P")
R = TypeVar("R")


class BusyError(Exception):
    """All slots are taken; `place` counts the requests up to this one in the queue, from 1."""

    def __init__(self, place: int) -> None:
        super().__init__(f"number {place} in the queue")
        self.place = place


class Queue:
    """`slots` pieces of work run at a time; others get the next free slot in order of arrival."""

    def __init__(self, slots: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.slots = slots
        self._clock = clock
        self._running = 0
        self._waiting: dict[str, float] = {}
        self._lock = threading.Lock()

    @contextmanager
    def turn(self, who: str) -> Iterator[None]:
        """Hold a slot inside the block. Raises BusyError if there is none for `who` yet."""
        self._enter(who)
        try:
            yield
        finally:
            with self._lock:
                self._running -= 1

    def _enter(self, who: str) -> None:
        with self._lock:
            now = self._clock()
            self._forget_the_gone(now)
            order = list(self._waiting)
            place = order.index(who) if who in self._waiting else len(order)
            if place >= self.slots - self._running:
                self._waiting[who] = now
                raise BusyError(place + 1)
            self._waiting.pop(who, None)
            self._running += 1

    @property
    def running(self) -> int:
        """Return how many slots are taken."""
        return self._running

    @property
    def waiting(self) -> int:
        """Return how many wait for a slot and still ask."""
        with self._lock:
            self._forget_the_gone(self._clock())
            return len(self._waiting)

    def _forget_the_gone(self, now: float) -> None:
        gone = [it for it, at in self._waiting.items() if now - at > PATIENCE_SECONDS]
        for one in gone:
            del self._waiting[one]


def queue_expensive_work(app: Flask) -> None:
    """Make the site's queue, with `EXPENSIVE_SLOTS` slots, and as many threads that give way."""
    slots = int(app.config["EXPENSIVE_SLOTS"])
    app.extensions[_QUEUE] = Queue(slots)
    app.extensions[_THREADS] = ThreadPoolExecutor(slots, "gives way", _give_way)


def _give_way() -> None:
    """Let all other threads go first where the system has priorities for single threads."""
    if sys.platform == "linux":
        own = threading.get_native_id()
        usual = os.getpriority(os.PRIO_PROCESS, own)
        os.setpriority(os.PRIO_PROCESS, own, max(usual, GIVES_WAY))


def computed(do: Callable[P, R], *args: P.args, **words: P.kwargs) -> R:
    """Return what a function of the games makes of its arguments, in a thread that gives way.

    It has neither the request nor a database session. Raises whatever the function raises.
    """
    threads = current_app.extensions[_THREADS]
    assert isinstance(threads, ThreadPoolExecutor)
    return threads.submit(do, *args, **words).result()


def current_queue() -> Queue:
    """Return the queue of the current application."""
    queue = current_app.extensions[_QUEUE]
    assert isinstance(queue, Queue)
    return queue


def in_turn(view: Callable[P, R]) -> Callable[P, R | Response]:
    """Let a view run only while it holds a slot; else answer 503 with the place in the queue."""

    @wraps(view)
    def wrapped(*args: P.args, **words: P.kwargs) -> R:
        with current_queue().turn(asker()):
            return view(*args, **words)

    return unless_busy(wrapped)


def unless_busy(view: Callable[P, R]) -> Callable[P, R | Response]:
    """Answer 503 with the place in the queue where a view raises BusyError.

    It holds no slot: other processes do its work, and they have a queue of their own.
    """

    @wraps(view)
    def wrapped(*args: P.args, **words: P.kwargs) -> R | Response:
        try:
            return view(*args, **words)
        except BusyError as busy:
            return wait_for_slot(busy.place)

    return wrapped


def asker() -> str:
    """Return who asks for what in this request, as queues tell requests apart."""
    return f"{visitor_key()} {request.full_path}"


def wait_for_slot(place: int, *, seen_by_script: bool = False) -> Response:
    """The answer to who is at this place of a queue: when to ask again.

    A script that is prepared for it gets 202 and asks again by itself: for a browser, nothing has
    failed.
    """
    told = f"Others compute at the moment; you are number {place} in the queue."
    answer = _ask_again(told, "static_pages/busy.html", place=place)
    if seen_by_script:
        answer.status_code = 202
    answer.headers["X-Place"] = str(place)
    return answer


def wait_for_preparation() -> Response:
    """The answer to who asks for something that the server is still preparing."""
    told = "The server was started for the first time and is still preparing this."
    return _ask_again(told, "static_pages/preparing.html")


def _ask_again(told: str, template: str, **shown: int) -> Response:
    """An answer 503 to a program or a browser, which asks again after a while by itself."""
    if is_for_programs():
        answer = problem(503, told)
    else:
        answer = Response(render_template(template, **shown), 503)
    answer.headers["Retry-After"] = str(ASK_AGAIN_SECONDS)
    if request.method == "GET" and not is_for_programs():
        answer.headers["Refresh"] = str(ASK_AGAIN_SECONDS)
    return answer


COMPILING: Final = "kernels_being_compiled"
"""The extension of an application under which its server keeps a `Compiling`."""

_LONGEST_LOOK: Final = 30.0
"""Seconds that a request waits until it is known what has to be compiled."""


@dataclass(frozen=True, slots=True)
class Compiling:
    """The keys of the games whose kernels are being compiled, complete once `is_known` is set."""

    games: set[str] = field(default_factory=set)
    is_known: Event = field(default_factory=Event)


def needs_kernels(view: Callable[P, R]) -> Callable[P, R | Response]:
    """Answer 503 and ask the visitor to wait while the kernels of the game are being compiled."""

    @wraps(view)
    def wrapped(*args: P.args, **words: P.kwargs) -> R | Response:
        compiling: Compiling | None = current_app.extensions.get(COMPILING)
        if compiling is not None:
            compiling.is_known.wait(_LONGEST_LOOK)
            if current_game().key in compiling.games:
                return wait_for_preparation()
        return view(*args, **words)

    return wrapped
