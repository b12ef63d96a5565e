"""Games of computer players with random legal decks: `run.py games 1000 --level apprentice`.

Prints how the games ended. The exit status is 1 when a game broke, or more than 1 % of them were
unfinished at the limits of computer players; the records of broken ones are written down.
"""

import argparse
import multiprocessing
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache, partial
from pathlib import Path

from app.catalogue import read_catalogue
from app.games.capabilities.computer_players import Ending, Opening, PlayedGame
from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.editions import DEFAULT_EDITION
from app.games.spoils.facts import Catalogue
from app.games.spoils.players.computer_players import SpoilsComputerPlayers
from tests.support.legal_decks import legal_deck

MOST_UNFINISHED = 0.01
CHUNK = 5


@cache
def the_catalogue() -> Catalogue:
    """The catalogue, read once in each process."""
    return read_catalogue(CARD_DATA)


def play(seed: int, level: str) -> tuple[int, PlayedGame]:
    """Play one game of two random legal decks, both at a level."""
    edition = DEFAULT_EDITION.value
    decks = [legal_deck(the_catalogue(), 2 * seed + person) for person in (0, 1)]
    ready = [SpoilsComputerPlayers().prepare(it, the_catalogue(), edition) for it in decks]
    opening = Opening(ready, edition, seed)
    return seed, SpoilsComputerPlayers().play(opening, the_catalogue(), (level, level))


def played(games: int, first: int, level: str, processes: int) -> Iterator[tuple[int, PlayedGame]]:
    """This many games, from the seed `first` on, as they are finished."""
    with multiprocessing.Pool(processes) as pool:
        seeds = range(first, first + games)
        yield from pool.imap_unordered(partial(play, level=level), seeds, CHUNK)


def main(words: Sequence[str]) -> int:
    """Read the command line, play, and tell how the games ended."""
    parser = argparse.ArgumentParser(prog="run.py games --level", description=__doc__)
    parser.add_argument("games", type=int)
    parser.add_argument("--level", choices=[it.key for it in SpoilsComputerPlayers().levels])
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path(), help="where broken games are put")
    given = parser.parse_args(words)
    ended: Counter[Ending] = Counter()
    for seed, game in played(given.games, given.first, given.level, given.processes):
        ended[game.ending] += 1
        if game.ending is Ending.BROKEN:
            (given.folder / f"broken-{given.level}-{seed}.json").write_text(game.record)
            print(f"BROKEN {seed}: {game.why}", flush=True)
    for ending, count in ended.most_common():
        print(f"{count:>6}  {ending}")
    unfinished = ended[Ending.UNFINISHED] / max(1, given.games)
    return int(ended[Ending.BROKEN] > 0 or unfinished > MOST_UNFINISHED)
