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
from app.games.capabilities.computer_players import (
    ComputerPlayers,
    LevelLike,
    Opening,
    PreparedLike,
)
from app.games.capabilities.documents import between
from app.games.game import Game
from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.gauntlet.ladder import Measured, Pair, measured

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


def _matches(about: Game) -> Iterator[tuple[LevelLike, LevelLike]]:
    """Every level against the yardstick, and against the level before it."""
    players = about.computer_players.needed()
    for place, level in enumerate(players.levels):
        yield level, players.yardstick
        if place:
            yield level, players.levels[place - 1]


def _measure(about: Game, two: tuple[LevelLike, LevelLike], wanted: int) -> Measured:
    players = about.computer_players.needed()
    file = KEPT / f"{_versions(players, two)}.jsonl"
    kept = list(_kept(file))
    if len(kept) < wanted:
        file.parent.mkdir(parents=True, exist_ok=True)
        opening, catalogue = _openings(about, players)
        last = time.monotonic()
        with file.open("w", encoding="utf-8") as out:
            out.writelines(json.dumps(asdict(pair)) + "\n" for pair in kept)
            for seed in range(len(kept), wanted):
                pair = players.play_pair(opening(seed), catalogue, two)
                kept.append(pair)
                out.write(json.dumps(asdict(pair)) + "\n")
                out.flush()
                if time.monotonic() - last > TOLD_EVERY:
                    last = time.monotonic()
                    print(f"{two[0].name} against {two[1].name}: {seed + 1} of {wanted} pairs")
    return measured(kept[:wanted])


def _versions(players: ComputerPlayers, two: tuple[LevelLike, LevelLike]) -> str:
    """Return the versions that the results are valid for, as a file name."""
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


def _openings(
    about: Game, players: ComputerPlayers
) -> tuple[Callable[[int], Opening[PreparedLike]], AnyCatalogue]:
    """Games between preconstructed decks: the seed says which two."""
    catalogue: AnyCatalogue = read_catalogue(about.cards.needed())
    edition, files = about.editions.default, about.files.needed()
    decks: list[PreparedLike] = [
        players.prepare(files.of_precon(precon, catalogue), catalogue, edition)
        for precon in catalogue.precons.values()
    ]
    two = [(one, other) for one in decks for other in decks if one is not other]

    def opening(seed: int) -> Opening[PreparedLike]:
        return Opening(two[seed * 7 % len(two)], edition, seed)

    return opening, catalogue


def _table(rows: Sequence[tuple[tuple[LevelLike, LevelLike], Measured]]) -> Iterator[str]:
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
