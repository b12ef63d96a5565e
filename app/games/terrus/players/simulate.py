"""Battles by policy: figures about choices, for section 16 has no chance.

They are worked out exactly where that can be done, and come from trials elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from app.games.tabletop.chance.figures import mean_from, share
from app.games.tabletop.chance.shuffle import advance
from app.games.tabletop.referee.agents import play_on
from app.games.terrus.army import Setup
from app.games.terrus.battle import play
from app.games.terrus.battle.planned import follow_plan, planned
from app.games.terrus.battle.result import result_of, worth_of
from app.games.terrus.battle.state import Battle
from app.games.terrus.players.exact import MAX_STEPS, ONE, Expected, expected
from app.games.terrus.players.policies import BEST, POLICIES, UNIFORM
from app.games.terrus.terms import Side

MAX_GAMES: Final = 100_000
"""Battles of one simulation."""

MAX_ANSWERS: Final = 100_000
"""Answers in one battle; none needs as many."""

MAX_WORK: Final = 1_000_000
"""Battles times beasts and locations of one simulation."""


class SimulationLimitError(ValueError):
    """The error for more battles than are simulated; the message gives the limit."""


@dataclass(frozen=True, slots=True)
class Simulation:
    """Means with their standard errors over `games` battles, both rulers playing by one policy.

    `buried` are the shares of battles in which a beast or location was buried, by ruler and name.
    Figures that are exact are of no trials: `games` is 0, and so is every standard error.
    """

    policy: str
    seed: int
    games: int
    value: tuple[float, float]
    gained: tuple[float, float]
    lost: tuple[float, float]
    vitae_lost: tuple[float, float]
    buried: Mapping[tuple[Side, str], tuple[float, float]]

    @property
    def is_exact(self) -> bool:
        """True if the figures are exact, without trials."""
        return not self.games


def games_allowed(setup: Setup, most_work: int = MAX_WORK) -> int:
    """Return the most battles of this size that one simulation may play; at least one."""
    size = sum(len(setup.army(side).beasts) + len(setup.army(side).city) for side in Side)
    return max(1, min(MAX_GAMES, most_work // max(1, size)))


def simulate(setup: Setup, policy: str, games: int, seed: int) -> Simulation:
    """Play battles, or work out what all of them come to. What the file decides is kept.

    Best play is the same each time: once is enough.

    Raises SimulationLimitError before anything is played, IllegalBattleError, and what the best
    player raises.
    """
    start = play.start(setup)
    follow_plan(start)
    return simulate_from(start, policy, games, seed)


def simulate_from(
    start: Battle,
    policy: str,
    games: int,
    seed: int,
    most_work: int = MAX_WORK,
    most_steps: int = MAX_STEPS,
) -> Simulation:
    """Play a battle in progress to its end `games` times, as `simulate` does.

    `most_steps` bounds what is gone through to work out exact figures instead.
    """
    if policy == UNIFORM and (found := expected(start, most_steps)) is not None:
        return _exact(start, found, policy, seed)
    allowed = games_allowed(start.setup, most_work)
    if not 1 <= games <= allowed:
        raise SimulationLimitError(
            f"Of a battle of this size 1 to {allowed:,} are simulated, not {games:,}."
        )
    games = 1 if policy == BEST else games
    word = seed & ((1 << 64) - 1)
    results, buried = [], dict[tuple[Side, str], int]()
    for _ in range(games):
        battle = start.clone()
        seeds = []
        for _ in Side:
            word, bits = advance(word)
            seeds.append(bits)
        _play_out(battle, policy, seeds)
        results.append(result_of(battle))
        for named in battle.buried:
            buried[named] = buried.get(named, 0) + 1
    return Simulation(
        policy,
        seed,
        games,
        _mean([each.value for each in results]),
        _mean([each.gained for each in results]),
        _mean([each.lost for each in results]),
        _mean([each.vitae_lost for each in results]),
        {named: share(games, count) for named, count in sorted(buried.items())},
    )


def _exact(start: Battle, found: Expected, policy: str, seed: int) -> Simulation:
    """The figures of all battles: what has come about already, and what comes."""
    for named in start.buried:
        found.bury(named, ONE)
    so_far, clade = result_of(start), start.setup.defender.clade
    vitae_lost = so_far.vitae_lost + found.vitae_lost
    gained, lost = (
        sum(part * worth_of(start.setup, named) for named, part in found.buried.items()
            if named[0] is side)
        for side in (Side.DEFENDER, Side.ATTACKER)
    )  # fmt: skip
    gained += vitae_lost * (clade.worth if clade else 0)
    figures = [gained - lost, gained, lost, vitae_lost]
    value, won, gone, vitae = ((float(it), 0.0) for it in figures)
    buried = {named: (float(part), 0.0) for named, part in sorted(found.buried.items())}
    return Simulation(policy, seed, 0, value, won, gone, vitae, buried)


def _play_out(battle: Battle, policy: str, seeds: list[int]) -> None:
    agents = [POLICIES[policy](seed) for seed in seeds]
    while play.to_decide(battle) is not None:
        play_on(
            play.RULES,
            battle,
            agents,
            most=MAX_ANSWERS,
            stop=lambda it: planned(it) is not None,
        )
        follow_plan(battle)


def _mean(values: list[int]) -> tuple[float, float]:
    return mean_from(len(values), sum(values), sum(value * value for value in values))
