"""Processes beside the server for work that would slow down its pages.

There are a few of them, with low priority. They start when the server has them prepared, and at
the latest when the first work comes. Work is a function and its arguments and takes about a
second. One piece may wait for each process; more are refused: whoever asks is told its place in
the queue and asks again. Nothing is kept here, so to stop asking is to cancel. The processes end
with the server, however that ends.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final, ParamSpec, TypeVar

from flask import Flask, current_app

from app.site.platform.workers.expensive_work import BusyError, Queue
from app.site.platform.workers.worker_process import begin

_POOL: Final = "worker_pool"
_PIECES: Final = 2
"""Pieces of work for each process at a time: one that runs, and one that waits for it."""

_MOST_USUAL: Final = 4
"""More processes than this are only started where the site's owner asks for them."""

P = ParamSpec("P")
R = TypeVar("R")


class WorkerPool:
    """A fixed number of processes, each with one piece of work at a time."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.queue = Queue(_PIECES * processes)
        self._executor: ProcessPoolExecutor | None = None
        self._is_stopped = False
        self._context = get_context("spawn")
        self._awaited, self._kept_open = self._context.Pipe(duplex=False)
        self._lock = threading.Lock()

    def run(self, who: str, do: Callable[P, R], *args: P.args, **words: P.kwargs) -> R:
        """Return a function's result, computed in a process; it must be one of a module.

        Raises BusyError if too many others wait, if a process has died, and once the pool has been
        stopped; and whatever the function raises.
        """
        with self.queue.turn(who):
            executor = self._started()
            try:
                return executor.submit(do, *args, **words).result()
            except BrokenProcessPool:
                self._forget(executor)
                raise BusyError(1) from None

    def run_apart(self, do: Callable[P, R], *args: P.args, **words: P.kwargs) -> R:
        """The same in a process of its own, which then ends: for work that takes many seconds.

        Raises BusyError where that process has died, and once the pool has been stopped; and
        whatever the function raises.
        """
        if self._is_stopped:
            raise BusyError(1)
        try:
            with self._executor_of(1) as executor:
                return executor.submit(do, *args, **words).result()
        except BrokenProcessPool:
            raise BusyError(1) from None

    def prepare(self, do: Callable[P, object], *args: P.args, **words: P.kwargs) -> None:
        """Start all processes, and let each do this before its first work. Waits for nothing.

        A pool that has been stopped stays so.
        """
        try:
            executor = self._started()
        except BusyError:
            return
        for _ in range(self.processes):
            executor.submit(do, *args, **words)

    def close(self) -> None:
        """End all processes once they have done their work."""
        with self._lock:
            executor, self._executor = self._executor, None
        if executor is not None:
            executor.shutdown(cancel_futures=True)

    def stop(self) -> None:
        """End all processes at once, whatever they do, and start no others: the server stops."""
        with self._lock:
            self._is_stopped = True
            executor, self._executor = self._executor, None
        if executor is not None:
            executor.shutdown(wait=False, cancel_futures=True)
        self._kept_open.close()

    def _started(self) -> ProcessPoolExecutor:
        with self._lock:
            if self._is_stopped:
                raise BusyError(1)
            if self._executor is None:
                self._executor = self._executor_of(self.processes)
            return self._executor

    def _executor_of(self, processes: int) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            processes, mp_context=self._context, initializer=begin, initargs=(self._awaited,)
        )

    def _forget(self, executor: ProcessPoolExecutor) -> None:
        with self._lock:
            if self._executor is executor:
                self._executor = None
        executor.shutdown(wait=False)


def offer_workers(app: Flask) -> None:
    """Make the site's pool, with `WORKER_PROCESSES` processes, or one fewer than processors."""
    asked = app.config["WORKER_PROCESSES"]
    usual = min(_MOST_USUAL, max(1, (os.cpu_count() or 1) - 1))
    processes = usual if asked is None else int(asked)
    if processes < 1:
        raise ValueError(f"WORKER_PROCESSES must be 1 or more, not {processes}")
    app.extensions[_POOL] = WorkerPool(processes)


def workers_of(app: Flask) -> WorkerPool:
    """Return the pool of an application."""
    pool = app.extensions[_POOL]
    assert isinstance(pool, WorkerPool)
    return pool


def current_workers() -> WorkerPool:
    """Return the pool of the current application."""
    return workers_of(current_app)
