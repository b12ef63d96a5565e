"""Random games by the thousand: `python3 run.py games 10000 --edition cr3 --processes 2`.

Prints how it goes, and at the end how the games ended. A game that breaks is written down as
a record that `threshold replay` plays up to the answer that broke it; the exit status is 1.
"""

import argparse
import multiprocessing
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from app.catalogue import read_catalogue
from app.games.spoils.editions import Edition
from app.games.spoils.facts import Catalogue
from tests.support.watched_games import Broken, Tally, play_watched, playable_names

CHUNK = 10
SECONDS_BETWEEN_REPORTS = 20.0


@dataclass(frozen=True, slots=True)
class Failure:
    """A game that broke: why, and its record as JSON."""

    edition: Edition
    seed: int
    why: str
    record: str


Job = tuple[Edition, int, int]
"""An edition, the first seed and the number of games."""


@cache
def the_catalogue() -> Catalogue:
    """The catalogue, read once in each process."""
    return read_catalogue()


def play(job: Job) -> tuple[Tally, list[Failure]]:
    """Play the games of one job."""
    edition, first, games = job
    total, failures = Tally(), []
    for seed in range(first, first + games):
        try:
            total.add(play_watched(the_catalogue(), seed, edition))
        except Broken as broken:
            why = f"{broken} ({type(broken.__cause__).__name__})"
            failures.append(Failure(edition, seed, why, broken.record.to_json()))
    return total, failures


def jobs(editions: Sequence[Edition], first: int, games: int) -> Iterator[Job]:
    """The games of all editions, evenly, in small parts."""
    for start in range(first, first + games, CHUNK):
        for edition in editions:
            yield edition, start, min(CHUNK, first + games - start)


def run(editions: Sequence[Edition], first: int, games: int, processes: int, folder: Path) -> int:
    """Play them all and report; the exit status."""
    total, broken = Tally(), 0
    started = reported = time.monotonic()
    with multiprocessing.Pool(processes) as pool:
        for tally, failures in pool.imap_unordered(play, jobs(editions, first, games)):
            total.add(tally)
            for failure in failures:
                broken += 1
                report_failure(failure, folder)
            if time.monotonic() - reported > SECONDS_BETWEEN_REPORTS:
                reported = time.monotonic()
                print(told(total, broken, reported - started), flush=True)
    print(told(total, broken, time.monotonic() - started))
    for why, count in total.ends.most_common():
        print(f"  {count:>6}  {why}")
    known = playable_names(the_catalogue())
    print(f"  {len(known & set(total.deployed))} of {len(known)} cards were deployed")
    return 1 if broken else 0


def report_failure(failure: Failure, folder: Path) -> None:
    """Write the record of a game that broke, and say how to see it."""
    file = folder / f"broken-{failure.edition.value}-{failure.seed}.json"
    file.write_text(failure.record, encoding="utf-8")
    print(f"BROKEN {failure.why}\n  threshold replay --answers {file}", flush=True)


def told(total: Tally, broken: int, seconds: float) -> str:
    """One line of how far it has come."""
    return (
        f"{total.games} games clean, {broken} broken, {total.answers} answers, "
        f"{total.undone} costs undone, {seconds:.0f} s, {total.answers / seconds:.0f} answers/s"
    )


def main(words: Sequence[str]) -> int:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(prog="run.py games", description=__doc__)
    parser.add_argument("games", type=int, help="how many games of each edition")
    parser.add_argument(
        "--edition", action="append", choices=[it.value for it in Edition], help="all without it"
    )
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path(), help="where broken games are put")
    given = parser.parse_args(words)
    editions = [Edition(it) for it in given.edition] if given.edition else list(Edition)
    return run(editions, given.first, given.games, given.processes, given.folder)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
