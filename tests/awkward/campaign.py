"""Awkward situations by the thousand: `python3 run.py games --awkward 100000 --processes 2`.

`--pairs` lets every two cards meet whose words touch the same mechanism, `--pairs 1000` so many of
them that the seed draws. One in ten situations is also played beside a relative: with exchanged
seats, cards listed backwards, or one more card under the decks. A situation that breaks is told
with its answers; the exit status is 1.
"""

import argparse
import multiprocessing
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Final

from tests.awkward.modes import NAMES, Situation, situation
from tests.awkward.pairs import meetings
from tests.awkward.playing import Broken, Tally, play
from tests.awkward.relations import RELATIONS, compare

CHUNK: Final = 40
RELATED_EVERY: Final = 10
SECONDS_BETWEEN_REPORTS: Final = 60.0
MOST_TOLD: Final = 40

Played = tuple[Tally, int, list[str]]
"""The counts, how many questions were compared with a relative's, and what broke."""


def played(them: Sequence[Situation]) -> Played:
    """Play situations, one in ten of them beside a relative."""
    total, compared, broken = Tally(), 0, []
    relations = list(RELATIONS)
    for given in them:
        try:
            total.add(play(given))
            turn, is_due = divmod(given.seed, RELATED_EVERY)
            if not is_due:
                compared += compare(given, relations[turn % len(relations)])
        except Broken as error:
            broken.append(str(error))
    return total, compared, broken


def chunks(them: Iterable[Situation]) -> Iterator[list[Situation]]:
    """The situations in parts that one process plays at a time."""
    left = iter(them)
    while part := list(islice(left, CHUNK)):
        yield part


def run(them: Iterable[Situation], processes: int) -> int:
    """Play them all and report; the exit status."""
    total, compared, broken = Tally(), 0, 0
    started = reported = time.monotonic()
    with multiprocessing.Pool(processes) as pool:
        for tally, questions, failures in pool.imap_unordered(played, chunks(them)):
            total.add(tally)
            compared += questions
            for failure in failures:
                broken += 1
                if broken <= MOST_TOLD:
                    print(f"BROKEN {failure}", flush=True)
            if time.monotonic() - reported > SECONDS_BETWEEN_REPORTS:
                reported = time.monotonic()
                print(_told(total, compared, broken, reported - started), flush=True)
    print(_told(total, compared, broken, time.monotonic() - started))
    print(f"{len(total.used & set(NAMES))} of {len(NAMES)} cards with a text were used by hand")
    for name, count in Counter(total.idle).most_common(MOST_TOLD):
        print(f"  idle {count} times only because of hidden cards: {name}")
    return 1 if broken else 0


def _told(total: Tally, compared: int, broken: int, seconds: float) -> str:
    return (
        f"{total.played} situations played, {broken} broken, {total.impossible} impossible, "
        f"{total.questions} questions looked at, {compared} compared, {seconds:.0f} s"
    )


def main(words: Sequence[str]) -> int:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(prog="run.py games", description=__doc__)
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("--awkward", type=int, metavar="N", help="how many situations")
    which.add_argument(
        "--pairs", type=int, nargs="?", const=0, metavar="N", help="all pairs, or how many"
    )
    parser.add_argument("--first", type=int, default=0, help="the number of the first situation")
    parser.add_argument("--seed", type=int, default=36, help="the seed that draws pairs")
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args(words)
    if given.awkward is not None:
        numbers = range(given.first, given.first + given.awkward)
        return run(map(situation, numbers), given.processes)
    return run(meetings(given.pairs or None, given.seed), given.processes)
