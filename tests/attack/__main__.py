"""Attack the program for some time: `python3 run.py attack --minutes 60 --processes 2`.

A third of the time goes to damaged files and texts, such as decks, backups, receipts and archives;
the rest to random requests to every page, form and operation of the API with uploads of every kind,
a part of it while the clock jumps. Before that a server is killed while it saves, on each database,
and PostgreSQL under a site with visitors. Prints what was tried, every failure with its
traceback, and how the memory of each process has grown; the exit status is 1 if anything failed.
The same seed repeats the same attacks, though time decides after how many it ends. With `--lists N`
only N lists as people write them are tried, one of a hundred on the site too.
"""

from __future__ import annotations

import argparse
import logging
import multiprocessing
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Final, TypeVar

from app.catalogue import read_catalogue
from app.games.spoils.card_data import CARD_DATA
from app.tables import migrate, open_database
from app.tables.curation import prepare
from tests.attack.work import Account, attack, attack_with_lists
from tests.support.killed_database import survive
from tests.support.killed_server import save_and_kill
from tests.support.parts import (
    MissingPartError,
    new_database,
    own_postgres,
    postgres_server,
)

SAVES_FOR_EACH_KILL: Final = 40
SECONDS_FOR_EACH_KILL: Final = 120

Job = TypeVar("Job")


def kill(kills: int, seed: int) -> Iterator[str]:
    """Kill a saving server so often on each database; say how it went. Fails as it does."""
    catalogue = read_catalogue(CARD_DATA)
    for name, address in _databases():
        with closing(open_database(address)) as database:
            migrate(database)
            prepare(database)
        saves = kills * SAVES_FOR_EACH_KILL
        save_and_kill(address, catalogue, saves, kills, seed, SECONDS_FOR_EACH_KILL * kills)
        yield f"{name}: {kills} kills, {saves} acknowledged saves, none lost"


def kill_database(kills: int) -> str:
    """Kill PostgreSQL so often under a site with visitors; say how it went. Fails as it does."""
    logging.disable()  # a line for each request while there is no database
    try:
        with own_postgres() as server, tempfile.TemporaryDirectory() as folder:
            told = survive(server, Path(folder), kills)
    except MissingPartError as missing:
        return f"PostgreSQL was not killed: {missing}"
    finally:
        logging.disable(logging.NOTSET)
    answers = ", ".join(f"{count} x {status}" for status, count in sorted(told.items()))
    return f"PostgreSQL itself: {kills} kills under a site, {answers}"


def _databases() -> Iterator[tuple[str, str]]:
    with tempfile.TemporaryDirectory() as folder:
        yield "SQLite", f"sqlite:///{folder}/site.sqlite"
    try:
        with postgres_server() as server, new_database(server) as address:
            yield "PostgreSQL", address
    except MissingPartError as missing:
        print(f"PostgreSQL was not tried: {missing}")


def main(arguments: Sequence[str]) -> int:
    """Attack as the arguments say; 1 if anything failed."""
    parser = argparse.ArgumentParser(prog="run.py attack", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--lists", type=int, default=0, help="only so many lists in all")
    parser.add_argument("--kills", type=int, default=20, help="on each database; 0 for none")
    asked = parser.parse_args(arguments)
    if asked.minutes <= 0 or asked.processes < 1 or asked.kills < 0 or asked.lists < 0:
        parser.error("--minutes and --processes must be positive, the others at least 0.")
    if asked.lists:
        share = -(-asked.lists // asked.processes)
        return report(_at_once(attack_with_lists, [(at, share) for at in _seeds(asked)]))
    if asked.kills:
        for line in kill(asked.kills, asked.seed):
            print(line, flush=True)
        print(kill_database(asked.kills), flush=True)
    return report(_at_once(attack, [(at, asked.minutes * 60) for at in _seeds(asked)]))


def _seeds(asked: argparse.Namespace) -> range:
    return range(asked.seed, asked.seed + asked.processes)


def _at_once(work: Callable[[Job], Account], jobs: Sequence[Job]) -> list[Account]:
    """Do each job in a process of its own."""
    # Of a `multiprocessing.Pool` no process may start others, as the referee's pages do.
    with ProcessPoolExecutor(len(jobs), multiprocessing.get_context("spawn")) as pool:
        return list(pool.map(work, jobs))


def report(accounts: Sequence[Account]) -> int:
    """Print what all processes tried and found; 1 if anything failed."""
    tried: Counter[str] = sum((account.tried for account in accounts), Counter())
    for name, count in sorted(tried.items()):
        print(f"{count:9,}  {name}")
    for account in accounts:
        grown = " → ".join(f"{account.memory[place]:.0f}" for place in _quarters(account.memory))
        print(f"memory by quarters: {grown} MiB")
        print(
            f"slowest request: {account.slowest:.1f} s of the processor, {account.slowest_request}"
        )
    failures = [failure for account in accounts for failure in account.failures]
    for failure in failures:
        print(f"\n{failure}")
    print(f"\n{sum(tried.values()):,} attacks, {len(failures):,} failures")
    return 1 if failures else 0


def _quarters(values: Sequence[float]) -> list[int]:
    last = len(values) - 1
    return [last * quarter // 4 for quarter in range(5)] if values else []


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
