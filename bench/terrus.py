"""The solver of TERRUS against trying everything: at least 100 times as fast, on equal values.

Four attackers, four guards and three locations, on fixed battles for which trying everything ends
within minutes. Run `python3 run.py bench terrus`; `--full` adds battles that take longer. `--every`
shows instead that both agree on every small battle (`bench/terrus_every`).
"""

import sys
import time
from collections.abc import Sequence
from typing import Final

from app.games.terrus.battle import play
from app.games.terrus.files.reader import read_battle
from app.games.terrus.solving import solve
from bench.rounds import tell
from bench.terrus_brute_force import value_of
from bench.terrus_every.run import run

FASTER: Final = 100
TIMES: Final = 5
"""Number of times the solver solves each battle; brute force has one turn."""

SHORT: Final = {
    "guards attached": """\
set: responses=skipped
attacker: A
  a1 2/1
  a2 1/2
  a3 1/1
  a4 0/2
defender: B, vitae 3
  row 1: L 1, M 2, clade
  g1 1/1 @ L
  g2 0/2 @ M
  g3 1/2 @ clade
  g4 0/1 @ L
""",
    "equal attackers": """\
set: responses=skipped
attacker: A
  4 Wolf 1/1
defender: B, vitae 2
  row 1: L 1, M 1, clade
  g1 1/1 @ L
  g2 1/2 @ M
  g3 0/1 @ clade
  g4 1/1 @ M
""",
}
"""Each takes brute force less than a minute or two."""

LONG: Final = {
    "guards in the row": """\
set: responses=skipped
attacker: A
  a1 1/1
  a2 1/2
  a3 1/1
  a4 0/2
defender: B, vitae 2
  row 1: L 1, M 2, clade
  g1 1/1 row 1
  g2 0/2 row 1
  g3 1/2 @ clade
  g4 0/1 @ L
""",
}
"""Each takes brute force some minutes."""


def main(words: Sequence[str] = ()) -> int:
    """Print how many times as fast the solver is; the status is 1 when a limit is missed."""
    if "--every" in words:
        return run(words)
    battles = SHORT | (LONG if "--full" in words else {})
    met = [compared(name, text) for name, text in battles.items()]
    return int(not all(met))


def compared(name: str, text: str) -> bool:
    """Solve one battle both ways; whether the values agree and the solver is fast enough."""
    setup = read_battle(text).setup
    start = time.process_time()
    for _ in range(TIMES):
        solution = solve(setup)
    solver = (time.process_time() - start) / TIMES
    start = time.process_time()
    value = value_of(play.start(setup))
    brute = time.process_time() - start
    print(f"{name}: value {value}, solver {solver * 1000:.1f} ms, brute force {brute:.1f} s of CPU")
    if solution.value != value:
        print(f"the solver says {solution.value}")
        return False
    return tell(f"{name}: times as fast", brute / solver, FASTER)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
