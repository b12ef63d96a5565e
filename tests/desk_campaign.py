"""Random tournaments by the thousand: `python3 run.py games 10000 --desk`.

Each has 3 to 40 players who leave, return, come late, draw, lose without play and are corrected,
then a top cut. Every round is held against exact matching and every standing against a second
implementation (tests/oracles); final places have to follow the bracket. Prints each event that
breaks a rule with its seed; the exit status is 1.

With `--day constructed` or `--day sealed` a whole day is played in a real browser, by
support/desk_day.py.
"""

import argparse
import multiprocessing
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from tests.support.desk_day import DAYS, play_day
from tests.support.desk_events import BrokenEventError, Tally, watch_event

CHUNK = 20
SECONDS_BETWEEN_REPORTS = 20.0

Job = tuple[int, int]
"""The first seed and the number of events."""


def play(job: Job) -> tuple[Tally, list[str]]:
    """Play the events of one job."""
    first, events = job
    total, broken = Tally(), []
    for seed in range(first, first + events):
        try:
            total.add(watch_event(seed))
        except BrokenEventError as problem:
            broken.append(f"event {seed}: {problem}")
    return total, broken


def main(words: Sequence[str]) -> int:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(prog="run.py games --desk", description=__doc__)
    parser.add_argument("events", type=int, nargs="?", default=0, help="how many events")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument(
        "--day", action="append", default=[], choices=[*DAYS], help="a day in a real browser"
    )
    given = parser.parse_args(words)
    for name in given.day:
        play_in_browser(name)
    last = given.first + given.events
    jobs = [(start, min(CHUNK, last - start)) for start in range(given.first, last, CHUNK)]
    total, broken = Tally(), 0
    started = reported = time.monotonic()
    with multiprocessing.Pool(given.processes) as pool:
        for tally, problems in pool.imap_unordered(play, jobs):
            total.add(tally)
            broken += len(problems)
            for problem in problems:
                print(f"BROKEN {problem}", flush=True)
            if time.monotonic() - reported > SECONDS_BETWEEN_REPORTS:
                reported = time.monotonic()
                print(told(total, broken, reported - started), flush=True)
    if given.events:
        print(told(total, broken, time.monotonic() - started))
    return 1 if broken else 0


def play_in_browser(name: str) -> None:
    """Play a day of two judges, and say how long it took. Fails where anything disagrees."""
    from playwright.sync_api import sync_playwright

    from tests.support.parts import BROWSER_FLAGS, browser_program

    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=browser_program(), args=list(BROWSER_FLAGS)
        )
        play_day(browser, Path(folder), DAYS[name])
        browser.close()
    day = DAYS[name]
    seconds = time.monotonic() - started
    print(
        f"{name}: {day.players} players, {day.rounds} rounds and a top cut, all agrees; "
        f"{seconds:.0f} s",
        flush=True,
    )


def told(total: Tally, broken: int, seconds: float) -> str:
    """One line of how far it has come."""
    return (
        f"{total.events} events clean, {broken} broken; {total.rounds} rounds, {total.byes} byes, "
        f"{total.rematches} rematches that could not be avoided, {total.cuts} cuts, {seconds:.0f} s"
    )
