"""Measure the computer's levels against each other: `python3 run.py ladder`.

Every level meets the one before it and the yardstick, over pairs of games between preconstructed
decks. What was played is kept in `build/ladder`, by the versions of both levels and of the rules,
so the command goes on where it was stopped. `--pairs N` is how many pairs each two levels play in
all. At its end it writes the table in `docs/players.md`.
"""

from __future__ import annotations

import json
import sys
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Final

from app.catalogue import read_catalogue
from app.games import game
from app.games.capabilities.computer_players import AnyComputerPlayers, Opening, PreparedLike
from app.games.capabilities.documents import between
from app.games.game import Game
from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.gauntlet.ladder import Measured, Pair, measured, play_pair
from app.games.tabletop.referee.players import AnyLevel

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "docs" / "players.md"
KEPT: Final = ROOT / "build" / "ladder"
PAIRS: Final = 300
MOST_PAIRS: Final = 100_000
TOLD_EVERY: Final = 10.0
"""Seconds between two lines of progress."""


def main(words: Sequence[str]) -> int:
    """Play what is missing and write the table; return the exit status."""
    asked = ArgumentParser(prog="run.py ladder", description="Measure the computer's levels.")
    asked.add_argument("--pairs", type=int, default=PAIRS, help=f"pairs of games, default {PAIRS}")
    pairs = asked.parse_args(words).pairs
    if not 1 <= pairs <= MOST_PAIRS:
        print(f"--pairs is a number from 1 to {MOST_PAIRS}, not {pairs}", file=sys.stderr)
        return 64
    about = game()
    rows = [(two, _measure(about, two, pairs)) for two in _matches(about)]
    text = PAGE.read_text(encoding="utf-8")
    table = "\n".join(_table(rows))
    marks = ("ladder: written by run.py ladder", "end of ladder")
    PAGE.write_text(between(text, *marks, table), encoding="utf-8")
    print(table)
    return 0


def _matches(about: Game) -> Iterator[tuple[AnyLevel, AnyLevel]]:
    """Every level against the yardstick, and against the level before it."""
    players = about.needed_computer_players()
    for place, level in enumerate(players.levels):
        yield level, players.yardstick
        if place:
            yield level, players.levels[place - 1]


def _measure(about: Game, two: tuple[AnyLevel, AnyLevel], wanted: int) -> Measured:
    players = about.needed_computer_players()
    file = KEPT / f"{_versions(players, two)}.jsonl"
    kept = list(_kept(file))
    if len(kept) < wanted:
        file.parent.mkdir(parents=True, exist_ok=True)
        start = _starts(about, players)
        last = time.monotonic()
        with file.open("w", encoding="utf-8") as out:
            out.writelines(json.dumps(asdict(pair)) + "\n" for pair in kept)
            for seed in range(len(kept), wanted):
                pair = play_pair(players.game, start, two, seed, players.limits)
                kept.append(pair)
                out.write(json.dumps(asdict(pair)) + "\n")
                out.flush()
                if time.monotonic() - last > TOLD_EVERY:
                    last = time.monotonic()
                    print(f"{two[0].name} against {two[1].name}: {seed + 1} of {wanted} pairs")
    return measured(kept[:wanted])


def _versions(players: AnyComputerPlayers, two: tuple[AnyLevel, AnyLevel]) -> str:
    """What the results hold for, as the name of a file."""
    versions = (*(f"{it.key} {it.version}" for it in two), f"rules {players.rules_version}")
    return " ".join(versions).replace(" ", "-")


def _kept(file: Path) -> Iterator[Pair]:
    """The pairs that were played; a line that was cut off as the command was stopped ends them."""
    if not file.exists():
        return
    for line in file.read_text(encoding="utf-8").splitlines():
        try:
            told = json.loads(line)
        except json.JSONDecodeError:
            return
        yield Pair(**told)


def _starts(about: Game, players: AnyComputerPlayers) -> Callable[[int], object]:
    """Games between preconstructed decks: the seed says which two."""
    catalogue: AnyCatalogue = read_catalogue(about.needed_cards().data)
    edition, files = about.editions.default, about.needed_files()
    decks: list[PreparedLike] = [
        players.prepare(files.of_precon(precon, catalogue), catalogue, edition)
        for precon in catalogue.precons.values()
    ]
    two = [(one, other) for one in decks for other in decks if one is not other]

    def start(seed: int) -> object:
        return players.start(Opening(two[seed * 7 % len(two)], edition, seed), catalogue)

    return start


def _table(rows: Sequence[tuple[tuple[AnyLevel, AnyLevel], Measured]]) -> Iterator[str]:
    yield "| Level | Against | Pairs of games | Wins | 95 % interval | Unfinished | Turns |"
    yield "|---|---|---:|---:|---:|---:|---:|"
    for (level, other), it in rows:
        interval = f"{it.share.low:.1%} to {it.share.high:.1%}"
        yield (
            f"| {level.name} ({level.version}) | {other.name} | {it.pairs} | {it.share.value:.1%} "
            f"| {interval} | {it.unfinished} | {it.turns:.0f} |"
        )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
