"""Speed of the computer players: `python3 run.py bench players`.

Prints ratios of one run, medians of rounds in processor time: games a second of each level to
random playouts, the lowest level by sight to one that deals itself a world, an answer without the
check to one with it, and dealing a world to copying a state. Last comes a gauntlet on two
processes to one on one, in elapsed time: leave the machine idle.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1]))

from app.catalogue import read_catalogue
from app.cli.gauntlet_runner import Where, runner
from app.games import game
from app.games.capabilities.computer_players import Opening, PreparedLike
from app.games.spoils.engine import Action, State, View
from app.games.spoils.players.apprentice import by_rule
from app.games.spoils.players.computer_players import SpoilsComputerPlayers
from app.games.spoils.players.game import PLAYABLE
from app.games.spoils.players.levels import SpoilsLevel
from app.games.tabletop.chance.shuffle import Stream
from app.games.tabletop.gauntlet import Contest, plan
from app.games.tabletop.referee.match import PlayedGame, play_match
from app.games.tabletop.referee.players import Choice, Effort, Position, chance_of, decide

ROUNDS = 3
GAMES = 4
LEAST_UNCHECKED = 1.8
LEAST_OF_TWO = 1.8
OF_TWO_GAMES = 40

ABOUT = game()
PLAYERS = SpoilsComputerPlayers()
CATALOGUE = read_catalogue(ABOUT.cards.needed())
DECKS = [
    PLAYERS.prepare(
        ABOUT.files.needed().of_precon(precon, CATALOGUE), CATALOGUE, ABOUT.editions.default
    )
    for precon in CATALOGUE.precons.values()
]


def start(seed: int) -> State:
    """A game of two preconstructed decks, up to its first question."""
    decks = (DECKS[seed % len(DECKS)], DECKS[(seed + 3) % len(DECKS)])
    return PLAYERS.start(Opening(decks, ABOUT.editions.default, seed), CATALOGUE)


def seconds_a_game(play: Callable[[int], object], seed: int) -> float:
    """Processor seconds for one game, on average."""
    started = time.process_time()
    for number in range(GAMES):
        play(seed + number)
    return (time.process_time() - started) / GAMES


def playout(seed: int) -> None:
    """A game of random answers by the referee alone."""
    state, game_of = start(seed), PLAYABLE
    chance = chance_of(seed, 0, 0)
    while game_of.to_decide(state) is not None and game_of.turn(state) <= PLAYERS.limits.turns:
        legal = game_of.legal(state)
        game_of.apply_known(state, legal[chance.below(len(legal))])


def played_by(level: SpoilsLevel) -> Callable[[int], object]:
    """Whole games of one level against itself."""
    return lambda seed: play(level, seed)


class ApprenticeInAWorld:
    """Gives the same answers as Apprentice, each after dealing all that is hidden."""

    responds = False
    uses_abilities = True

    def decide(
        self, position: Position[State, Action, View], chance: Stream, effort: Effort
    ) -> Choice[Action]:
        """Answer by the rules in a world that fits the position."""
        return Choice(by_rule(next(position.worlds(chance.below(1 << 32))), position.legal))


def gain_of_sight(seed: int) -> float:
    """Seconds of a game with dealt worlds for each second of the same game by sight."""
    by_sight = PLAYERS.levels[0]
    in_a_world = replace(by_sight, player=ApprenticeInAWorld())
    assert [play(by_sight, seed + it) for it in range(GAMES)] == [
        play(in_a_world, seed + it) for it in range(GAMES)
    ]
    return seconds_a_game(played_by(in_a_world), seed) / seconds_a_game(played_by(by_sight), seed)


def play(level: SpoilsLevel, seed: int) -> PlayedGame:
    """A whole game of one level against itself."""
    return play_match(PLAYABLE, start(seed), (level, level), seed, PLAYERS.limits)


def answers_of(seed: int) -> list[Action]:
    """The answers of a game of the lowest level."""
    state, level, given = start(seed), PLAYERS.levels[0], list[Action]()
    while (person := PLAYABLE.to_decide(state)) is not None and len(given) < 400:
        chance = chance_of(seed, person, len(given))
        answer = decide(PLAYABLE, state, level.player, chance, level.effort).answer
        PLAYABLE.apply_known(state, answer)
        given.append(answer)
    return given


def seconds_to_give(
    answers: list[Action], seed: int, give: Callable[[State, Action], object]
) -> float:
    """Processor seconds to replay a game in one of the two ways."""
    state, started = start(seed), time.process_time()
    for answer in answers:
        give(state, answer)
    return time.process_time() - started


def dealing(seed: int) -> float:
    """Seconds to deal a world for each second to copy a state."""
    state = start(seed)
    for answer in answers_of(seed)[:120]:
        PLAYABLE.apply_known(state, answer)
    started = time.process_time()
    for number in range(100):
        PLAYABLE.deal(state, 0, number)
    between = time.process_time()
    for _ in range(100):
        PLAYABLE.clone(state)
    return (between - started) / (time.process_time() - between)


def contests() -> list[Contest[PreparedLike]]:
    """The first deck against three others, by the lowest level."""
    level = PLAYERS.levels[0].key
    return [
        Contest(
            f"deck {number}", DECKS[0], DECKS[number], ("0", str(number)), level,
            ABOUT.editions.default, seed=1,
        )
        for number in (1, 2, 3)
    ]  # fmt: skip


def seconds_on(processes: int) -> float:
    """Elapsed seconds for the games of a gauntlet, once every process has read the cards."""
    with runner(Where(ABOUT.key, None, CATALOGUE.digest), processes, None) as run:
        list(run(plan(contests(), 4)))
        started = time.perf_counter()
        list(run(plan(contests(), OF_TWO_GAMES, 4)))
        return time.perf_counter() - started


def main() -> int:
    """Measure and print; 1 where leaving the check out or a second process gains too little."""
    levels = [PLAYERS.yardstick, *PLAYERS.levels]
    ratios: dict[str, list[float]] = {level.name: [] for level in levels}
    rates: dict[str, list[float]] = {level.name: [] for level in levels}
    unchecked, deals, sights = [], [], []
    for seed in range(ROUNDS):
        random_game = seconds_a_game(playout, seed * GAMES)
        for level in levels:
            taken = seconds_a_game(played_by(level), seed * GAMES)
            rates[level.name].append(1 / taken)
            ratios[level.name].append(random_game / taken)
        answers = answers_of(seed)
        checked = seconds_to_give(answers, seed, PLAYABLE.apply)
        unchecked.append(checked / seconds_to_give(answers, seed, PLAYABLE.apply_known))
        deals.append(dealing(seed))
        sights.append(gain_of_sight(seed * GAMES))
    for name, found in ratios.items():
        print(f"{name}: {median(rates[name]):.1f} games/s, {median(found):.2f}x random playouts")
    print(f"lowest level by sight / in a dealt world: {median(sights):.2f}x")
    print(f"unchecked / checked: {median(unchecked):.2f}x, at least {LEAST_UNCHECKED}x")
    print(f"dealing a world / copying a state: {median(deals):.0f}x")
    second = median(seconds_on(1) / seconds_on(2) for _ in range(ROUNDS))
    print(f"two processes / one: {second:.2f}x, at least {LEAST_OF_TWO}x")
    return int(median(unchecked) < LEAST_UNCHECKED or second < LEAST_OF_TWO)


if __name__ == "__main__":
    sys.exit(main())
