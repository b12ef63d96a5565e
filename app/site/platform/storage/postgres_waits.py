"""Connections to PostgreSQL that give up a server which has stopped to answer.

The server itself ends a statement that takes too long, as one that waits for a lock. A server that
hangs, or a network that delays its answers, ends nothing: then the connection is closed here.
"""

from __future__ import annotations

import time
from typing import Any, Final, TypeVar

import psycopg
from psycopg.abc import PQGen
from sqlalchemy import Engine, event

STATEMENT_SECONDS: Final = 15
"""Seconds a page waits for one answer of PostgreSQL, which may wait for a lock."""

LATE_SECONDS: Final = 1
"""Seconds more that the answer may be on its way."""

_INTERVAL: Final = 0.1
"""Seconds after which a wait looks whether it has taken too long."""

RV = TypeVar("RV")


class LimitedConnection(psycopg.Connection[Any]):
    """A connection that is closed where one answer takes too long."""

    def wait(self, gen: PQGen[RV], interval: float = _INTERVAL, timeout: float | None = None) -> RV:
        """Wait for what was asked. Raises psycopg.OperationalError after the time for an answer."""
        limit = STATEMENT_SECONDS + LATE_SECONDS if timeout is None else timeout
        try:
            return super().wait(_within(gen, limit), interval)
        except _LateError:
            self.pgconn.finish()
            raise


class _LateError(psycopg.OperationalError):
    """The server has not answered in time."""


def limit_waits(engine: Engine) -> None:
    """Let connections of an engine that are opened from now on wait no longer than that."""

    def connect(
        _dialect: object, _record: object, words: list[Any], names: dict[str, Any]
    ) -> LimitedConnection:
        return LimitedConnection.connect(*words, **names)

    def prepare(connection: LimitedConnection, _record: object) -> None:
        connection.execute(f"SET statement_timeout = '{STATEMENT_SECONDS}s'")
        connection.commit()

    event.listen(engine, "do_connect", connect)
    event.listen(engine, "connect", prepare)


def _within(gen: PQGen[RV], seconds: float) -> PQGen[RV]:
    """Do what a generator does, and raise `_LateError` if that takes more than so many seconds."""
    deadline = time.monotonic() + seconds
    try:
        wanted = next(gen)
        while True:
            ready = yield wanted
            if not ready and time.monotonic() > deadline:
                raise _LateError(f"no answer for {seconds} seconds")
            wanted = gen.send(ready)
    except StopIteration as done:
        result: RV = done.value
        return result
