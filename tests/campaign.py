"""Random games by the thousand: `python3 run.py games 10000 --edition cr3 --processes 2`.

With `--game shadowfist` games of Shadowfist, and with `--level apprentice` games of computer
players with random legal decks; with `--awkward N` and `--pairs` cards in situations that seldom
come about, `--pairs` with both games. `--help` after it tells their options. With `--desk` random
tournaments, with `--tables` games of real browsers.

Prints how it goes, and at the end how the games ended. A game that breaks is written down as
a record that `threshold replay` plays up to the answer that broke it; the exit status is 1.
`--digest` adds one digest for each edition: it stays the same as long as the same games are
played and every decision, legal answer and event of them is the same.
"""

import argparse
import multiprocessing
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from app.catalogue import read_catalogue
from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.editions import Edition
from app.games.spoils.facts import Catalogue
from app.games.spoils.scripts import SCRIPTS
from app.games.spoils.vocabulary import Ability
from tests import desk_campaign, level_campaign, shadowfist_campaign, table_campaign
from tests.awkward import campaign as awkward_campaign
from tests.support.game_digest import combined
from tests.support.watched_games import Broken, Tally, play_watched, playable_names

CHUNK = 10
SECONDS_BETWEEN_REPORTS = 20.0
MOST_NAMED = 20
"""Of more cards that were never met only the number is told."""


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
    return read_catalogue(CARD_DATA)


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


def run(given: argparse.Namespace) -> int:
    """Play them all and report; the exit status."""
    editions = [Edition(it) for it in given.edition] if given.edition else list(Edition)
    total, broken = Tally(), 0
    started = reported = time.monotonic()
    with multiprocessing.Pool(given.processes) as pool:
        todo = jobs(editions, given.first, given.games)
        for tally, failures in pool.imap_unordered(play, todo):
            total.add(tally)
            for failure in failures:
                broken += 1
                report_failure(failure, given.folder)
            if time.monotonic() - reported > SECONDS_BETWEEN_REPORTS:
                reported = time.monotonic()
                print(told(total, broken, reported - started), flush=True)
    print(told(total, broken, time.monotonic() - started))
    for why, count in total.ends.most_common():
        print(f"  {count:>6}  {why}")
    for line in cards_met(total, given.seldom):
        print(f"  {line}")
    if given.digest:
        for line in digest_lines(total, editions):
            print(line)
    return 1 if broken else 0


def digest_lines(total: Tally, editions: Sequence[Edition]) -> Iterator[str]:
    """The digest of all games of each edition, in order of their seeds."""
    for edition in editions:
        seeds = sorted(seed for played, seed in total.digests if played is edition)
        together = combined(total.digests[edition, seed] for seed in seeds)
        yield f"{edition.value}, {len(seeds)} games: {together}"


def cards_met(total: Tally, seldom: int) -> Iterator[str]:
    """List the cards that the games met: the number deployed and used, and those that never were.

    The `seldom` cards that were deployed least for how often a deck held them come last.
    """
    known = playable_names(the_catalogue())
    skilled = {
        name for name in known if any(isinstance(it, Ability) for it in SCRIPTS[name].paragraphs)
    }
    yield f"{len(known & set(total.deployed))} of {len(known)} cards were deployed"
    yield from _named("never deployed", known - set(total.deployed), total)
    yield f"{len(skilled & set(total.used))} of {len(skilled)} cards with abilities used one"
    yield from _named("never used", skilled - set(total.used), total)
    rare = sorted(
        known & set(total.held),
        key=lambda it: (total.deployed[it] / total.held[it], -total.held[it], it),
    )
    for name in rare[:seldom]:
        yield f"seldom: {name}, deployed {total.deployed[name]} times in {total.held[name]} games"


def _named(what: str, names: Iterable[str], total: Tally) -> Iterator[str]:
    """The names, each with in how many games a deck held it, where they are few."""
    told = [f"{name} (in {total.held[name]} games)" for name in sorted(names)]
    if 0 < len(told) <= MOST_NAMED:
        yield f"{what}: {', '.join(told)}"


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
    words = list(words)
    if "--desk" in words:
        return desk_campaign.main([it for it in words if it != "--desk"])
    if "--tables" in words:
        return table_campaign.main([it for it in words if it != "--tables"])
    if any(it.startswith("--level") for it in words):
        return level_campaign.main(words)
    if "--game" in words:
        place = words.index("--game")
        game = "".join(words[place + 1 : place + 2])
        if game == "shadowfist":
            return shadowfist_campaign.main(words[:place] + words[place + 2 :])
        if game != "spoils":
            sys.exit(f"run.py games: --game is spoils or shadowfist, not {game!r}")
        words = words[:place] + words[place + 2 :]
    if any(it.startswith(("--awkward", "--pairs")) for it in words):
        return awkward_campaign.main(words)
    parser = argparse.ArgumentParser(prog="run.py games", description=__doc__)
    parser.add_argument("games", type=int, help="how many games of each edition")
    parser.add_argument(
        "--edition", action="append", choices=[it.value for it in Edition], help="all without it"
    )
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path(), help="where broken games are put")
    parser.add_argument(
        "--seldom", type=int, default=0, help="how many of the least deployed cards to name"
    )
    parser.add_argument("--digest", action="store_true", help="end with a digest of all games")
    return run(parser.parse_args(words))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
