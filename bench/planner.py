"""Speed of the planner alone on the referee: `python3 run.py bench planner`.

Prints a ratio of one run, the median of rounds in processor time: an eight-turn game of the
planner, which looks ahead, to one by the fast model's policy on the same shuffle, which does not.
Beside it stand games a second on one core, over all preconstructed decks, to be read with the load
of the machine in mind.
"""

from __future__ import annotations

import sys
import time
from statistics import median
from typing import Final

from app.catalogue import read_catalogue
from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.goldfish.from_decklist import prepare_decklist
from app.games.spoils.goldfish.model import model_of
from app.games.spoils.goldfish.policy import SWIFT
from app.games.spoils.goldfish.script_effects import scripted_effects
from app.games.spoils.presentation.deck_files import DECK_FILES
from app.games.spoils.solo.game import SoloPlayer, play_solo
from app.games.spoils.solo.planner import Planner
from bench.rounds import tell
from tests.oracles.spoils_policy_player import PolicyPlayer

ROUNDS: Final = 3
TURNS: Final = 8
MOST: Final = 6.0
LEAST_A_SECOND: Final = 4
GOAL_A_SECOND: Final = 15

CATALOGUE: Final = read_catalogue(CARD_DATA)
MODELS: Final = [
    model_of(
        prepare_decklist(DECK_FILES.of_precon(precon, CATALOGUE), CATALOGUE).setup,
        SWIFT,
        turns=TURNS,
        effects_of=scripted_effects,
    )
    for precon in CATALOGUE.precons.values()
]


def seconds(players: list[SoloPlayer], number: int) -> float:
    """Processor seconds for one game of each deck."""
    started = time.process_time()
    for model, player in zip(MODELS, players, strict=True):
        play_solo(model.setup, CATALOGUE, player, 1, number, TURNS)
    return time.process_time() - started


def main() -> int:
    """Measure and print; 1 where looking ahead costs too much."""
    planners: list[SoloPlayer] = [Planner(model) for model in MODELS]
    policies: list[SoloPlayer] = [PolicyPlayer(model) for model in MODELS]
    seconds(policies, 0)
    taken = [(seconds(planners, number), seconds(policies, number)) for number in range(ROUNDS)]
    rate, quick = (len(MODELS) / median(of) for of in zip(*taken, strict=True))
    print(
        f"  planner {rate:.1f} games/s (at least {LEAST_A_SECOND}, goal {GOAL_A_SECOND}), "
        f"{SWIFT.name} {quick:.1f} games/s"
    )
    ratio = median(planner / policy for planner, policy in taken)
    return 0 if tell("planner / policy without looking ahead", ratio, MOST, at_least=False) else 1


if __name__ == "__main__":
    sys.exit(main())
