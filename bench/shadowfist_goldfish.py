"""The goldfish of Shadowfist against its yardsticks: `python3 run.py bench shadowfist_goldfish`.

Ratios of one run, medians of alternating rounds. Landlord is found or installed as `goldfish` does
it; what is not there is said to be "not measured".
"""

import sys
from statistics import median

from app.catalogue import read_catalogue
from app.games.shadowfist.card_data import CARD_DATA
from app.games.shadowfist.goldfish.model import model_of
from app.games.shadowfist.goldfish.policy import POLICIES
from app.games.shadowfist.goldfish.running import Player, Simulation, simulation_of
from app.games.shadowfist.goldfish.setup import prepare_decklist
from app.games.shadowfist.presentation.deck_files import DECK_FILES
from app.games.tabletop.chance.blocks import Block
from app.games.tabletop.chance.redraw import chance_after_redraw, chance_as_dealt
from bench import goldfish
from bench.goldfish import landlord, naive, timed
from bench.rounds import alternate, show, tell

TIMES = 500
GROUPS = ((1, 10), (1, 10), (1, 10))
"""One card wanted of each of three groups: Sites, Foundations, and one more fifth of a deck."""

SIZE, HAND = 50, 6
FAST = 300_000
PRECON = "cik-ascended"


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


def simulations() -> dict[str, Simulation]:
    """A preconstructed deck, ready to be played by every policy."""
    catalogue = read_catalogue(CARD_DATA)
    deck = DECK_FILES.of_precon(catalogue.precons[PRECON], catalogue)
    setup = prepare_decklist(deck, catalogue).setup
    return {
        name: simulation_of(model_of(setup, policy), Player.NUMBA)
        for name, policy in POLICIES.items()
    }


def players() -> list[bool]:
    """Eight turns of a deck against landlord, one thread each."""
    played = simulations()
    with landlord() as peer:
        contenders = {
            name: timed(FAST, lambda one=one: one.count(1, Block(0, FAST)))  # type: ignore[misc]
            for name, one in played.items()
        }
        if peer is not None:
            contenders["landlord"] = peer
        seconds = goldfish.alternate(contenders)
    for who, times in seconds.items():
        print(f"  {who}: {1 / median(times) / 1000:.1f} thousand games a second")
    return [
        tell(
            f"8-turn goldfish against landlord, one thread, {name}",
            median(b / a for a, b in zip(seconds[name], seconds["landlord"], strict=True))
            if "landlord" in seconds
            else None,
            3,
        )
        for name in played
    ]


def main() -> int:
    """Print every ratio; 1 when a target is missed."""
    return 0 if all([*exact(), *players()]) else 1


if __name__ == "__main__":
    sys.exit(main())
