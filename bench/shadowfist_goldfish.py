"""The goldfish of Shadowfist against its yardsticks: `python3 run.py bench shadowfist_goldfish`.

Ratios of one run, medians of alternating rounds.
"""

import sys

from app.games.tabletop.chance.redraw import chance_after_redraw, chance_as_dealt
from bench.goldfish import naive
from bench.rounds import alternate, show

TIMES = 500
GROUPS = ((1, 10), (1, 10), (1, 10))
"""One card wanted of each of three groups: Sites, Foundations, and one more fifth of a deck."""

SIZE, HAND = 50, 6


def exact() -> list[bool]:
    """The exact opening hand of three groups, with the best first discard, against one game."""
    name, play_naively = naive()
    measured = alternate(
        {
            "opening hand": lambda: [chance_as_dealt(GROUPS, SIZE, HAND) for _ in range(TIMES)],
            "with the best first discard": lambda: [
                chance_after_redraw(GROUPS, SIZE, HAND) for _ in range(TIMES)
            ],
            f"one game of {name}": lambda: play_naively(TIMES),
        },
        rounds=15,
    )
    game = f"one game of {name}"
    return [
        show(measured, "opening hand", game, 1),
        show(measured, "with the best first discard", game, 1),
    ]


def main() -> int:
    """Print every ratio; 1 when a target is missed."""
    return 0 if all(exact()) else 1


if __name__ == "__main__":
    sys.exit(main())
