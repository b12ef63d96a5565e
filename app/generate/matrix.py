"""Let the preconstructed decks meet: `python3 run.py matrix`.

Each two play `--games` games at `--level`, the strongest unless told; the seeds are those of the
gauntlet's `--seed 1`. The result replaces the file that the site shows, `precon_matrix.csv` beside
the code of the players. Run it again when the level, the rules or the cards have changed.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import combinations
from typing import Final

from app.catalogue import read_catalogue
from app.games import game
from app.games.capabilities.computer_players import UnknownLevelError
from app.games.capabilities.gauntlets import AnyContest, play_block
from app.games.tabletop.chance.blocks import Block
from app.games.tabletop.decklists.decklist import deck_hash
from app.games.tabletop.gauntlet import Contest
from app.games.tabletop.gauntlet.matrix import Made, Meeting, written

SEED: Final = 1
GAMES: Final = 40
MOST_GAMES: Final = 10_000


def main(words: Sequence[str]) -> int:
    """Play all games and write the file; return the exit status."""
    asked = ArgumentParser(prog="run.py matrix", description="Let all precons meet.")
    asked.add_argument("--games", type=int, default=GAMES, help=f"games of each two, {GAMES}")
    asked.add_argument("--level", default="", help="who plays; the strongest unless told")
    told = asked.parse_args(words)
    if not 1 <= told.games <= MOST_GAMES:
        print(f"--games is a number from 1 to {MOST_GAMES}, not {told.games}", file=sys.stderr)
        return 64
    about = game()
    players = about.computer_players.needed()
    try:
        level = players.level(told.level or players.usual)
    except UnknownLevelError as problem:
        print(problem, file=sys.stderr)
        return 64
    catalogue, edition = read_catalogue(about.cards.needed()), about.editions.default
    files = about.files.needed()
    sold = {key: files.of_precon(it, catalogue) for key, it in catalogue.precons.items()}
    ready = {key: players.prepare(deck, catalogue, edition) for key, deck in sold.items()}
    digests = {key: deck_hash(deck) for key, deck in sold.items()}
    contests = [
        (one, other, Contest(
            other, ready[one], ready[other], (digests[one], digests[other]), level.key, edition,
            SEED,
        ))
        for one, other in combinations(sold, 2)
    ]  # fmt: skip
    meetings = []
    with ProcessPoolExecutor() as pool:
        play = partial(_played, games=told.games)
        for meeting in pool.map(play, contests):
            meetings.append(meeting)
            print(f"{meeting.deck} {meeting.points:g} of {meeting.finished}, {meeting.other}")
    made = Made(level.key, level.version, players.rules_version, catalogue.digest, edition, SEED)
    assert players.matrix_file is not None
    players.matrix_file.write_text(written(made, meetings), encoding="utf-8")
    return 0


def _played(contest: tuple[str, str, AnyContest], games: int) -> Meeting:
    """The games of two decks. It runs in a process of its own."""
    one, other, plan = contest
    about = game()
    catalogue = read_catalogue(about.cards.needed())
    results = play_block(about.computer_players.needed(), catalogue, plan, Block(0, games))
    points = [it.points for it in results if it.points is not None]
    return Meeting(one, other, sum(points), len(points), len(results) - len(points))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
