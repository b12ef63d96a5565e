"""Runs all parts with progress: `run.py bench terrus --every`, from a part on with `--from 3`."""

import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from bench.terrus_every import DisagreementError, choices, course, skirmishes, whole
from bench.terrus_small_battles import number_of_battles

SAMPLED: Final = 20
"""Battles of each size in the sample."""

_PROGRESS: Final = 10.0
"""Seconds between two lines of progress."""

PARTS: Final[Mapping[str, Callable[[], Iterator[int]]]] = {
    "choices: assignments": choices.check,
    "course: skirmishes": course.check,
    "skirmishes: splits": skirmishes.check,
    "guards of several locations: splits": skirmishes.check_several,
    "one attacker, up to one guard, up to three locations: battles": lambda: whole.check(1, 3),
    "two attackers, up to one guard, up to two locations: battles": lambda: whole.check(2, 2),
    "a sample of every size: battles": lambda: whole.check_sample(SAMPLED),
}


def run(words: Sequence[str]) -> int:
    """Check everything from a part on; 1 at the first disagreement."""
    first = int(words[words.index("--from") + 1]) if "--from" in words else 1
    print(f"{number_of_battles():,} small battles for each value of the switch guards")
    start = time.process_time()
    for number, (name, check) in enumerate(PARTS.items(), start=1):
        if number >= first:
            try:
                _part(f"{number}. {name}", check())
            except DisagreementError as error:
                print(f"{number}. {name}: {error}")
                return 1
    print(f"solver and brute force agree, {time.process_time() - start:.0f} s of CPU")
    return 0


def _part(name: str, checked: Iterator[int]) -> None:
    start, told = time.process_time(), time.monotonic()
    cases = found = 0
    for number in checked:
        cases, found = cases + 1, found + number
        if time.monotonic() - told > _PROGRESS:
            told = time.monotonic()
            print(f"   {name} {found:,} ...", file=sys.stderr, flush=True)
    spent = time.process_time() - start
    print(f"{name} {found:,} in {cases:,} cases, {spent:.0f} s of CPU", flush=True)
