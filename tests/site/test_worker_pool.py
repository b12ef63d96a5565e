"""Processes for long work: others than the server's, few, replaced when they die, ended with it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.site.platform.workers.expensive_work import BusyError
from app.site.platform.workers.worker_pool import WorkerPool

KILLED_SERVER = """
import os, signal
from app.site.platform.workers.worker_pool import WorkerPool
if __name__ == "__main__":
    pid = WorkerPool(1).run("me", os.getpid)
    print(pid, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture(scope="module")
def pool() -> Iterator[WorkerPool]:
    pool = WorkerPool(1)
    yield pool
    pool.close()


def test_work_runs_in_another_process_with_low_priority(pool: WorkerPool) -> None:
    assert pool.run("me", os.getpid) != os.getpid()
    assert pool.run("me", os.nice, 0) > os.nice(0)


def test_what_the_work_raises_reaches_who_asked(pool: WorkerPool) -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        pool.run("me", int, "x")


def test_while_one_works_and_one_waits_others_get_their_place(pool: WorkerPool) -> None:
    with pool.queue.turn("me"), pool.queue.turn("you"), pytest.raises(BusyError) as busy:
        pool.run("another", os.getpid)
    assert busy.value.place == 1
    assert pool.run("another", os.getpid)


def test_a_process_that_dies_is_replaced_at_the_next_request(pool: WorkerPool) -> None:
    first = pool.run("me", os.getpid)
    with pytest.raises(BusyError):
        pool.run("me", os._exit, 3)
    assert pool.run("me", os.getpid) != first


def test_long_work_runs_in_a_process_of_its_own(pool: WorkerPool) -> None:
    usual = pool.run("me", os.getpid)
    apart = pool.run_apart(os.getpid)
    assert apart not in (usual, os.getpid())
    with pytest.raises(BusyError):
        pool.run_apart(os._exit, 3)
    assert pool.run("me", os.getpid) == usual


def test_prepared_processes_run_before_the_first_work_comes() -> None:
    pool = WorkerPool(1)
    pool.prepare(os.nice, 1)
    assert pool.run("me", os.nice, 0) == min(os.nice(0) + 11, 19)
    pool.close()


def test_a_stopped_pool_ends_its_work_and_starts_no_other() -> None:
    pool = WorkerPool(1)
    worker = pool.run("me", os.getpid)
    pool.prepare(time.sleep, 60)
    pool.stop()
    pool.prepare(os.getpid)
    with pytest.raises(BusyError):
        pool.run("me", os.getpid)
    until = time.monotonic() + 20
    while time.monotonic() < until and _runs(worker):
        time.sleep(0.05)
    assert not _runs(worker)


def test_the_processes_end_when_the_server_is_killed() -> None:
    server = subprocess.run(
        [sys.executable, "-c", KILLED_SERVER], capture_output=True, text=True, check=False
    )
    assert server.returncode == -signal.SIGKILL, server.stderr
    worker = int(server.stdout)
    until = time.monotonic() + 20
    while time.monotonic() < until and _runs(worker):
        time.sleep(0.05)
    assert not _runs(worker)


def _runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    return state.rsplit(")", 1)[1].split()[0] != "Z"
