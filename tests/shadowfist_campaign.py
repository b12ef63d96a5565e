"""Random games of Shadowfist by the thousand: `python3 run.py games 10000 --game shadowfist`.

The given number of games for each number of seats, of random preconstructed decks. Prints how they
ended, and how many by a final Site. A game that breaks is written down as a record that
`threshold replay` plays up to the answer that broke it; the exit status is 1.

With `--pairs` every two scripted titles meet in a short game whose words touch one mechanism, with
`--pairs 500` so many of them that the seed draws.
"""

import argparse
import multiprocessing
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from app.catalogue import read_catalogue
from app.games.shadowfist.card_data import CARD_DATA
from app.games.shadowfist.engine import GameEnd
from app.games.shadowfist.facts import Catalogue
from tests.support.shadowfist_games import SEATS, Broken, Tally, play_watched
from tests.support.shadowfist_meetings import SEED, Met, meet, meetings

CHUNK = 10
SECONDS_BETWEEN_REPORTS = 20.0
BY_A_SITE = (GameEnd.FINAL_SITE, GameEnd.NO_SITES)


@dataclass(frozen=True, slots=True)
class Failure:
    """A game that broke: why, and its record as JSON."""

    seats: int
    seed: int
    why: str
    record: str


Job = tuple[int, int, int, float, int, bool]
"""Seats, the first seed, the number of games, how hasty players are, how often to look, and
whether the decks are those of cards with texts."""


@cache
def the_catalogue() -> Catalogue:
    """The catalogue, read once in each process."""
    return read_catalogue(CARD_DATA)


def play(job: Job) -> tuple[Tally, list[Failure]]:
    """Play the games of one job."""
    seats, first, games, haste, every, rich = job
    total, failures = Tally(), []
    for seed in range(first, first + games):
        try:
            total.add(play_watched(the_catalogue(), seed, seats, haste, every=every, rich=rich))
        except Broken as broken:
            why = f"{broken} ({type(broken.__cause__).__name__})"
            failures.append(Failure(seats, seed, why, broken.record.to_json()))
    return total, failures


Meeting = tuple[str, str, int]
"""Two titles, and the seed of their game."""


def meet_all(them: Sequence[Meeting]) -> tuple[Met, list[str]]:
    """Let some pairs meet; what happened, and what broke."""
    total, broken = Met(), []
    for one, other, seed in them:
        try:
            total.add(meet(the_catalogue(), one, other, seed))
        except AssertionError as error:
            broken.append(str(error))
    return total, broken


def run_pairs(given: argparse.Namespace) -> int:
    """Let the pairs meet and report; the exit status."""
    todo = list(meetings(given.pairs or None, given.first or SEED))
    parts = [todo[at : at + CHUNK] for at in range(0, len(todo), CHUNK)]
    total, failures = Met(), 0
    started = time.monotonic()
    with multiprocessing.Pool(given.processes) as pool:
        for met, broken in pool.imap_unordered(meet_all, parts):
            total.add(met)
            failures += len(broken)
            for why in broken:
                print(f"BROKEN {why}", flush=True)
    seconds = time.monotonic() - started
    print(f"{total.games} of {len(todo)} pairs met clean, {failures} broken,", end=" ")
    print(f"{total.answers} answers, {seconds:.0f} s")
    unseen = {title for meeting in todo for title in meeting[:2]} - set(total.seen)
    if unseen:
        print(f"  neither played nor used: {', '.join(sorted(unseen))}")
    return 1 if failures else 0


def jobs(given: argparse.Namespace) -> Iterator[Job]:
    """The games of all numbers of seats, evenly, in small parts."""
    last = given.first + given.games
    for start in range(given.first, last, CHUNK):
        for seats in given.seats or SEATS:
            yield seats, start, min(CHUNK, last - start), given.haste, given.every, given.rich


def run(given: argparse.Namespace) -> int:
    """Play them all and report; the exit status."""
    total, broken = Tally(), 0
    started = reported = time.monotonic()
    with multiprocessing.Pool(given.processes) as pool:
        for tally, failures in pool.imap_unordered(play, jobs(given)):
            total.add(tally)
            for failure in failures:
                broken += 1
                file = given.folder / f"broken-{failure.seats}-{failure.seed}.json"
                file.write_text(failure.record, encoding="utf-8")
                print(f"BROKEN {failure.why}\n  threshold replay --answers {file}", flush=True)
            if time.monotonic() - reported > SECONDS_BETWEEN_REPORTS:
                reported = time.monotonic()
                print(told(total, broken, reported - started), flush=True)
    print(told(total, broken, time.monotonic() - started))
    for line in ends(total):
        print(f"  {line}")
    return 1 if broken else 0


def told(total: Tally, broken: int, seconds: float) -> str:
    """One line of how far it has come."""
    return (
        f"{total.games} games clean, {broken} broken, {total.answers} answers, "
        f"{seconds:.0f} s, {total.answers / seconds:.0f} answers/s"
    )


def ends(total: Tally) -> Iterator[str]:
    """List the ends of the games, one line for each number of seats."""
    for seats in SEATS:
        counts = {why: total.ends[seats, why.value] for why in GameEnd}
        if games := sum(counts.values()):
            share = sum(counts[why] for why in BY_A_SITE) / games
            parts = ", ".join(f"{count} {why.value}" for why, count in counts.items() if count)
            yield f"{seats} seats: {share:.1%} by a final Site ({parts})"


def main(words: Sequence[str]) -> int:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(prog="run.py games --game shadowfist", description=__doc__)
    parser.add_argument(
        "games", type=int, nargs="?", default=0, help="how many games for each number of seats"
    )
    parser.add_argument(
        "--pairs", type=int, nargs="?", const=0, metavar="N", help="all pairs, or how many"
    )
    parser.add_argument("--seats", type=int, action="append", choices=SEATS, help="all without it")
    parser.add_argument("--haste", type=float, default=0.5, help="0 (uniform) to 1")
    parser.add_argument("--every", type=int, default=20, help="look after this many answers")
    parser.add_argument("--rich", action="store_true", help="decks with many known texts")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path(), help="where broken games are put")
    given = parser.parse_args(words)
    if given.pairs is None and not given.games:
        parser.error("say how many games, or --pairs")
    return run(given) if given.pairs is None else run_pairs(given)
