"""The speed of Shadowfist's referee: random playouts against chess, with texts, and cloning.

Prints ratios of one run, medians of alternating rounds in processor time. Run it alone:
`python3 run.py bench shadowfist_engine`; with `texts` behind it, only what texts cost.
"""

import random
import statistics
import sys
import time
from collections.abc import Callable

from app.catalogue import read_catalogue
from app.games.shadowfist.card_data import CARD_DATA
from app.games.shadowfist.engine import State, apply, legal_actions, new_game, to_decide
from app.games.shadowfist.engine.opening import Texts
from app.games.shadowfist.engine.wordings import no_text, text_of_printing
from app.games.shadowfist.scripts import ALL_SCRIPTS
from bench.engine import PLAYOUT_SECONDS, ROUNDS, chess_rate, seconds

CLONES = 500
SEATS = (2, 4)
SEATS_WITH_TEXTS = (2, 3, 5)
COPIES = 2
CATALOGUE = read_catalogue(CARD_DATA)
DECKS = [
    tuple(str(line.printing) for line in precon.lines for _ in range(line.copies))
    for precon in CATALOGUE.precons.values()
]


def precon(chance: random.Random) -> tuple[str, ...]:
    """One of the preconstructed decks."""
    return chance.choice(DECKS)


def rich(chance: random.Random) -> tuple[str, ...]:
    """A deck of which every card has a text that the referee knows."""
    titles = sorted({it.title for it in ALL_SCRIPTS})
    chosen = [str(CATALOGUE.newest[it].id) for it in chance.sample(titles, 25)]
    return tuple(chosen * COPIES)


def playout_rate(
    seats: int,
    seed: int,
    deck: Callable[[random.Random], tuple[str, ...]] = precon,
    texts: Texts = text_of_printing,
) -> float:
    """Random actions per second in games of random decks, legal actions read each time."""
    chance = random.Random(seed)
    done, started = 0, time.process_time()
    while time.process_time() - started < PLAYOUT_SECONDS:
        decks = [deck(chance) for _ in range(seats)]
        state = new_game(CATALOGUE, decks, seed=chance.randrange(1 << 30), texts=texts)
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


def print_cost_of_texts() -> None:
    """Print how fast games are with texts, against the same decks as their numbers."""
    for seats in SEATS_WITH_TEXTS:
        ratios, rates = [], []
        for round_ in range(ROUNDS):
            rates.append(playout_rate(seats, round_, rich))
            ratios.append(rates[-1] / playout_rate(seats, round_, rich, no_text))
        median = statistics.median
        print(f"{seats} seats: with texts {median(rates):.0f} actions/s, ", end="")
        print(f"{median(ratios):.3f} of numbers alone (at least {1 / 6:.3f})")


def main() -> None:
    """Measure and print."""
    print_cost_of_texts()
    if "texts" in sys.argv[1:]:
        return
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
