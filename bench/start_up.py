"""Processor time of a start against that of `import flask`: `python3 run.py bench start_up`.

`threshold check` reads one list, and `threshold serve` answers its first page from a database that
it has used before; a new one costs half as much again. All start from compiled bytecode, as they do
from their second start on. The contenders take turns. Processor time is measured, so that other
programs count little; that of the server includes what it warms up until the page is there.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final
from urllib.request import urlopen

from app.catalogue import read_catalogue
from app.games import game
from bench.rounds import Measured, show

ROUNDS: Final = 7
YARDSTICK: Final = "import flask"
MOST_OF: Final = {"check of one list": 1.6, "serve to its first page": 12.0}
"""The most processor time, as a multiple of that of the yardstick."""

ROOT: Final = Path(__file__).resolve().parents[1]
_START: Final = "import sys\nfrom app.cli import main\nsys.exit(main())\n"


def first_page(words: list[str], environment: Mapping[str, str]) -> None:
    """Start a server, get its first page, and kill it before it warms up."""
    quiet = subprocess.DEVNULL
    with subprocess.Popen(
        words, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=quiet, text=True
    ) as process:
        assert process.stdout is not None
        try:
            address = next(line.split()[3] for line in process.stdout if "http://" in line)
            with urlopen(address) as page:
                assert page.status == 200
        finally:
            process.kill()


def seconds_of(run: Callable[[], object]) -> float:
    """Return the processor time, in seconds, of the processes that are started and awaited."""
    before = getrusage(RUSAGE_CHILDREN)
    run()
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def alternate(contenders: Mapping[str, Callable[[], object]]) -> Measured:
    """Run all once to compile the bytecode, then in turn, every second round backwards."""
    taken: dict[str, list[float]] = {name: [] for name in contenders}
    for run in contenders.values():
        run()
    names = list(contenders)
    for number in range(ROUNDS):
        for name in names if number % 2 == 0 else reversed(names):
            taken[name].append(seconds_of(contenders[name]))
    return Measured(taken)


def main() -> int:
    """Print the ratios; 1 when one is missed."""
    spoils = game()
    catalogue = read_catalogue(spoils.cards.needed())
    precon = next(iter(catalogue.precons.values()))
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        deck = folder / "deck.txt"
        names = [catalogue.by_printing[it.printing].card.name for it in precon.lines]
        lines = zip(precon.lines, names, strict=True)
        deck.write_text("".join(f"{it.copies} {name}\n" for it, name in lines), encoding="utf-8")
        environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("PYTHON")},
            "PYTHONPYCACHEPREFIX": str(folder / "bytecode"),
            "PYTHONUNBUFFERED": "1",
            "THRESHOLD_COMPILE": "0",
        }
        command = [sys.executable, "-c", _START]
        database = f"sqlite:///{folder / 'site.sqlite'}"
        serve = [*command, "serve", "--port", "0", "--database", database]

        def run(*words: str) -> None:
            subprocess.run(
                words, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, check=True
            )  # fmt: skip

        measured = alternate(
            {
                YARDSTICK: lambda: run(sys.executable, "-c", YARDSTICK),
                "check of one list": lambda: run(*command, "check", str(deck)),
                "serve to its first page": lambda: first_page(serve, environment),
            }
        )
        for name, seconds in measured.seconds.items():
            print(f"  {name}: {median(seconds):.2f} s of processor time")
        met = [show(measured, name, YARDSTICK, of) for name, of in MOST_OF.items()]
    return 0 if all(met) else 1


if __name__ == "__main__":
    sys.exit(main())
