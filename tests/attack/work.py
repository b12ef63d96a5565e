"""Work of one process of `python3 run.py attack`."""

from __future__ import annotations

import resource
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from app.site.goldfish.warming import warm_in_background
from tests.attack.clock import attack_clock
from tests.attack.forms import SUBJECTS, Attacker, attacked_site
from tests.attack.lists import attack_surfaces
from tests.attack.readers import all_targets, attack_lists, attack_readers

SHARE_OF_READERS: Final = 1 / 3
READER_ROUNDS: Final = 4
LISTS: Final = 2_000
LISTS_ON_THE_SITE: Final = 20
REQUEST_ROUNDS: Final = 8
CLOCK_ROUNDS: Final = 2
_KIBIBYTES: Final = 1024
_NEXT_SEED: Final = 1_000_003


@dataclass
class Account:
    """The work of one process: inputs and answers by kind, failures, and its memory in MiB."""

    tried: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    slowest: float = 0.0
    slowest_request: str = ""


def attack(job: tuple[int, float]) -> Account:
    """Attack with a seed for this many seconds."""
    seed, seconds = job
    account = Account()
    started = time.monotonic()
    spent = 0.0
    while time.monotonic() - started < seconds:
        with tempfile.TemporaryDirectory() as folder:
            begun = time.monotonic()
            if spent <= SHARE_OF_READERS * (begun - started):
                _attack_readers(account, seed, Path(folder))
                _attack_lists(account, seed, LISTS)
                spent += time.monotonic() - begun
            else:
                _attack_site(account, seed, Path(folder))
                _attack_clock(account, seed, Path(folder) / "clock")
                _attack_surfaces(account, seed, LISTS_ON_THE_SITE, Path(folder) / "lists")
        seed += _NEXT_SEED
        account.memory.append(_memory())
    return account


def _attack_readers(account: Account, seed: int, folder: Path) -> None:
    for target, failure in attack_readers(all_targets(folder), seed, READER_ROUNDS):
        account.tried[target.name] += 1
        if failure is not None:
            account.failures.append(f"{failure.target}: {failure.content!r}\n{failure.trace}")


def attack_with_lists(job: tuple[int, int]) -> Account:
    """Read this many lists from a seed, and send one of a hundred to the site as well."""
    seed, number = job
    account = Account()
    _attack_lists(account, seed, number)
    with tempfile.TemporaryDirectory() as folder:
        _attack_surfaces(account, seed, max(1, number // 100), Path(folder) / "lists")
    account.memory.append(_memory())
    return account


def _attack_surfaces(account: Account, seed: int, number: int, folder: Path) -> None:
    folder.mkdir()
    with attacked_site(folder) as app:
        for failure in attack_surfaces(app, seed, number):
            account.tried["lists on the site"] += 1
            if failure is not None:
                account.failures.append(f"{failure.target}: {failure.content!r}\n{failure.trace}")


def _attack_lists(account: Account, seed: int, number: int) -> None:
    for failure in attack_lists(seed, number):
        account.tried["lists as people write them"] += 1
        if failure is not None:
            account.failures.append(f"{failure.target}: {failure.content!r}\n{failure.trace}")


def _attack_site(account: Account, seed: int, folder: Path) -> None:
    with attacked_site(folder) as app:
        warm_in_background(app).join()  # as `threshold serve` does before it gets far
        attacker = Attacker(app, SUBJECTS[seed % len(SUBJECTS)], seed)
        for failure in attacker.attack(REQUEST_ROUNDS):
            if failure is not None:
                account.failures.append(f"{failure.request}\n{failure.trace}")
    for status, count in attacker.tally.statuses.items():
        account.tried[f"requests answered with {status}"] += count
    if attacker.tally.slowest > account.slowest:
        account.slowest = attacker.tally.slowest
        account.slowest_request = attacker.tally.slowest_request


def _attack_clock(account: Account, seed: int, folder: Path) -> None:
    folder.mkdir()
    with attacked_site(folder) as app:
        for failure in attack_clock(app, SUBJECTS[seed % len(SUBJECTS)], seed, CLOCK_ROUNDS):
            account.tried["requests while the clock jumped"] += 1
            if failure is not None:
                account.failures.append(f"{failure.request}\n{failure.trace}")


def _memory() -> float:
    """The most memory that this process has had, in MiB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / _KIBIBYTES
