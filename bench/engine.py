"""The referee's speed: cloning against copy.deepcopy, random playouts against chess.

Prints ratios of one run, medians of alternating rounds in processor time, of the compiled engine
where `run.py compile` built it. Run it alone: `python3 run.py bench engine`.
"""

import copy
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

import chess

sys.path.insert(0, str(Path(__file__).parents[1]))

from app.catalogue import read_catalogue
from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.engine import Deck, State, apply, legal_actions, new_game, referee, to_decide
from app.games.tabletop.facts import Precon

ROUNDS = 5
PLAYOUT_SECONDS = 3.0
CLONES = 200
PRECONS = 2


IS_COMPILED = Path(referee.__file__).suffix != ".py"

CATALOGUE = read_catalogue(CARD_DATA)


def decks() -> tuple[Deck, ...]:
    """Two preconstructed decks, the largest of the catalogue."""
    largest = sorted(
        CATALOGUE.precons.values(), key=lambda it: -sum(line.copies for line in it.lines)
    )
    return tuple(deck(precon) for precon in largest[:PRECONS])


def deck(precon: Precon) -> Deck:
    """A preconstructed deck as it is sold; its faction is its first line."""
    faction, *cards = (
        CATALOGUE.by_printing[line.printing].card.name
        for line in precon.lines
        for _ in range(line.copies)
    )
    return Deck(faction, tuple(cards))


def playout_rate(the_decks: tuple[Deck, ...], seed: int) -> float:
    """Random actions per second, legal actions generated each time."""
    chance = random.Random(seed)
    done, started = 0, time.process_time()
    while time.process_time() - started < PLAYOUT_SECONDS:
        state = new_game(CATALOGUE, the_decks, seed=chance.randrange(1 << 30), blanks=True)
        while to_decide(state) is not None and state.turn < 60:
            apply(state, chance.choice(legal_actions(state)))
            done += 1
            if time.process_time() - started > PLAYOUT_SECONDS:
                break
    return done / (time.process_time() - started)


def chess_rate(seed: int) -> float:
    """Random chess moves per second, legal moves generated each time."""
    chance = random.Random(seed)
    done, started = 0, time.process_time()
    while time.process_time() - started < PLAYOUT_SECONDS:
        board = chess.Board()
        while not board.is_game_over() and time.process_time() - started < PLAYOUT_SECONDS:
            board.push(chance.choice(list(board.legal_moves)))
            done += 1
    return done / (time.process_time() - started)


def middle(the_decks: tuple[Deck, ...]) -> State:
    """A position in the middle of a game."""
    chance = random.Random(5)
    state = new_game(CATALOGUE, the_decks, seed=5, blanks=True)
    while to_decide(state) is not None and state.turn < 12:
        apply(state, chance.choice(legal_actions(state)))
    return state


def seconds(times: int, work: Callable[[], object]) -> float:
    """Seconds for one call, as the mean of `times` calls."""
    started = time.process_time()
    for _ in range(times):
        work()
    return (time.process_time() - started) / times


def deep(state: State) -> object:
    """A deep copy of what `clone` copies; what is never changed in place is shared in both."""
    shared = {id(it): it for it in (state.game, state.cached, state.derived)}
    return copy.deepcopy(state, shared)  # noqa: TID251


def main() -> None:
    """Measure and print."""
    the_decks = decks()
    state = middle(the_decks).clone()
    ratios, clones, playouts, moves, against = [], [], [], [], []
    for round_ in range(ROUNDS):
        cloned = seconds(CLONES, state.clone)
        clones.append(cloned)
        if not IS_COMPILED:  # native values cannot be copied so
            ratios.append(seconds(max(1, CLONES // 20), lambda: deep(state)) / cloned)
        playouts.append(playout_rate(the_decks, round_))
        moves.append(chess_rate(round_))
        against.append(playouts[-1] / moves[-1])
    median = statistics.median
    print("compiled engine" if IS_COMPILED else "plain Python")
    print(f"clone(): {median(clones) * 1e6:.0f} µs")
    if ratios:
        print(f"deepcopy / clone: {median(ratios):.0f}x")
    print(f"random playouts: {median(playouts):.0f} actions/s")
    print(f"against python-chess ({median(moves):.0f} moves/s): {median(against):.2f}x")


if __name__ == "__main__":
    main()
