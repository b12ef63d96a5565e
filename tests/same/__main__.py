"""Prove that a refactoring changed no behaviour: `python3 run.py same OLD`.

OLD is the folder of another checkout of Threshold; it is set up like this one. Compared are the
JSON reports of generated lists of every game, format and edition, clean and messy; random games of
The Spoils in each edition and of Shadowfist with each number of seats, by digests of everything
that is asked, legal, answered and told; and every answer of the site to every visitor of the table
of routes, without tokens, nonces, digests of assets and times. Each side runs in processes of its
own. Prints what differs; the exit status is 1 if anything does. The same seed compares the same.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from difflib import unified_diff
from itertools import islice
from pathlib import Path
from typing import Final

from app.tables.database import ROOT
from tests.same.games import write_games
from tests.same.lists import write_lists
from tests.same.sides import Side, SideError

SHOWN: Final = 5
"""Differences of a kind that are printed; the others are only counted, or written to a folder."""

LINES_SHOWN: Final = 12
LONGEST: Final = 200

Answers = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Comparison:
    """Everything of a kind that both sides told, and the titles at which they differ."""

    kind: str
    old: Answers
    new: Answers

    @property
    def different(self) -> list[str]:
        """The titles at which the sides differ, with those that only one of them has."""
        titles = dict.fromkeys((*self.old, *self.new))
        return [title for title in titles if self.old.get(title) != self.new.get(title)]

    def difference(self, title: str) -> str:
        """The difference at a title, line by line."""
        old, new = self.old.get(title), self.new.get(title)
        if old is None or new is None:
            return "  only in the " + ("new" if old is None else "old") + " checkout"
        lines = unified_diff(_lines(old), _lines(new), "old", "new", lineterm="", n=1)
        return "\n".join(f"  {line}" for line in islice(lines, 2, None))

    def report(self) -> list[str]:
        """Say how many are equal, and show the first differences."""
        different = self.different
        told = [f"{self.kind}: {len(self.new)} compared, {len(different)} differ"]
        for title in different[:SHOWN]:
            shown = self.difference(title).splitlines()[:LINES_SHOWN]
            told += [f" {title}", *(line[:LONGEST] for line in shown)]
        if len(different) > SHOWN:
            told.append(f" and {len(different) - SHOWN} more")
        return told


def compared(old: Side, new: Side, folder: Path, given: argparse.Namespace) -> list[Comparison]:
    """Ask both sides everything, in several processes at once. Raises SideError."""
    lists = list(write_lists(folder / "lists", given.checks, given.seed))
    games = list(write_games(folder / "games", given.games, given.seed))
    pages = [] if given.pages == "none" else ["-k", given.pages] if given.pages else []
    with ThreadPoolExecutor(given.processes) as pool:

        def ask(tell: Callable[[Side], Answers]) -> list[Future[Answers]]:
            return [pool.submit(tell, side) for side in (old, new)]

        def pages_of(side: Side) -> Answers:
            return side.pages(folder / f"{'old' if side is old else 'new'}.pages", pages)

        asked = {
            "pages": [] if given.pages == "none" else [ask(pages_of)],
            "checks": [ask(lambda side, part=part: side.checks(part)) for part in lists],
            "games": [ask(lambda side, part=part: side.games(part)) for part in games],
        }
        return [
            Comparison(kind, *(_together([each[at].result() for each in parts]) for at in (0, 1)))
            for kind, parts in asked.items()
            if parts
        ]


def write_differences(comparisons: Sequence[Comparison], folder: Path) -> None:
    """Write all differences of each kind to a file of the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for each in comparisons:
        told = "".join(f"{title}\n{each.difference(title)}\n\n" for title in each.different)
        (folder / f"{each.kind}.diff").write_text(told, encoding="utf-8")


def main(words: Sequence[str]) -> int:
    """Compare, print and return the exit status."""
    parser = argparse.ArgumentParser(prog="run.py same", description=__doc__)
    parser.add_argument("old", type=Path, help="the folder of the other checkout")
    parser.add_argument("--checks", type=int, default=10_000, help="how many lists to check")
    parser.add_argument("--games", type=int, default=5_000, help="how many games to play")
    parser.add_argument(
        "--pages", default="", metavar="WORDS", help="only the visitors' tests of this name; none"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, help="where all differences are written")
    given = parser.parse_args(words)
    try:
        old, new = Side.of(given.old), Side.of(ROOT)
        with tempfile.TemporaryDirectory(prefix="threshold-same-") as folder:
            comparisons = compared(old, new, Path(folder), given)
    except SideError as problem:
        print(problem)
        return 2
    for each in comparisons:
        print("\n".join(each.report()))
    if given.folder:
        write_differences(comparisons, given.folder)
    return 1 if any(each.different for each in comparisons) else 0


def _together(parts: Sequence[Answers]) -> dict[str, str]:
    return {title: told for part in parts for title, told in part.items()}


def _lines(told: str) -> list[str]:
    """The lines of an answer; a report has one for each of its fields."""
    return told.replace(', "', ',\n"').splitlines()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
