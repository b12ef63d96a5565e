"""The speed of Shadowfist's referee: random playouts against chess, and cloning.

Prints ratios of one run, medians of alternating rounds in processor time. Run it alone:
`python3 run.py bench shadowfist_engine`.
"""

import random
import statistics
import time

from app.catalogue import read_catalogue
from app.games.shadowfist.card_data import CARD_DATA
from app.games.shadowfist.engine import State, apply, legal_actions, new_game, to_decide
from bench.engine import PLAYOUT_SECONDS, ROUNDS, chess_rate, seconds

CLONES = 500
SEATS = (2, 4)
CATALOGUE = read_catalogue(CARD_DATA)
DECKS = [
    tuple(str(line.printing) for line in precon.lines for _ in range(line.copies))
    for precon in CATALOGUE.precons.values()
]


def playout_rate(seats: int, seed: int) -> float:
    """Random actions per second in games of random precons, legal actions read each time."""
    chance = random.Random(seed)
    done, started = 0, time.process_time()
    while time.process_time() - started < PLAYOUT_SECONDS:
        decks = [chance.choice(DECKS) for _ in range(seats)]
        state = new_game(CATALOGUE, decks, seed=chance.randrange(1 << 30))
        while to_decide(state) is not None and time.process_time() - started < PLAYOUT_SECONDS:
            apply(state, chance.choice(legal_actions(state)))
            done += 1
    return done / (time.process_time() - started)


def middle(seats: int) -> State:
    """A position in the middle of a game."""
    chance = random.Random(5)
    state = new_game(CATALOGUE, DECKS[:seats], seed=5)
    while to_decide(state) is not None and state.turn < 6 * seats:
        apply(state, chance.choice(legal_actions(state)))
    return state


def main() -> None:
    """Measure and print."""
    for seats in SEATS:
        state = middle(seats)
        clones, playouts, against = [], [], []
        for round_ in range(ROUNDS):
            clones.append(seconds(CLONES, state.clone))
            playouts.append(playout_rate(seats, round_))
            against.append(playouts[-1] / chess_rate(round_))
        median = statistics.median
        print(f"{seats} seats: clone() {median(clones) * 1e6:.0f} µs")
        print(f"{seats} seats: random playouts {median(playouts):.0f} actions/s")
        print(f"{seats} seats: against python-chess {median(against):.2f}x")


if __name__ == "__main__":
    main()
