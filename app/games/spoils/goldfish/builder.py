"""Figures for a deck page while a deck is being built: one call, plain values, in an instant."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from app.games.spoils.goldfish.exact.hands import OpeningHands, opening_hands
from app.games.spoils.goldfish.figures import (
    CardFigures,
    cards_on_time,
    icons_by_turn,
    provided_icons,
    resources_by_turn,
)
from app.games.spoils.goldfish.model import TURNS, USUAL, Keepable, model_of
from app.games.spoils.goldfish.model_coverage import Coverage
from app.games.spoils.goldfish.policy import SWIFT, Policy
from app.games.spoils.goldfish.running import Simulation, simulation_of
from app.games.spoils.goldfish.script_effects import scripted_effects
from app.games.spoils.goldfish.setup import Setup
from app.games.spoils.goldfish.staple_count import best_count
from app.games.spoils.goldfish.staple_split import (
    PlayedStart,
    Splits,
    best_split,
    on_time_shares,
    ranked_starts_by_play,
)
from app.games.spoils.terms import Icon
from app.games.tabletop.chance.figures import Counters, Estimate, mean_of, quantile, total
from app.games.tabletop.chance.simulation import blocks

GAMES: Final = 4_000
SLOW_GAMES: Final = 200
SEED: Final = 1
MIDDLE: Final = (0.1, 0.9)


@dataclass(frozen=True, slots=True)
class TurnFigures:
    """Resources in play at the end of an own turn, the middle 80 of 100 games, and icons."""

    turn: int
    resources: Estimate
    low: int
    high: int
    icons: tuple[tuple[Icon, Estimate], ...]


@dataclass(frozen=True, slots=True)
class BuilderFigures:
    """Everything the deck page shows. `cards` begin with the one that is on time least.

    `on_time` is the share of all copies to deploy that are on time. `split` is None when
    there is nothing to divide; it and `starts`, the sets of starting resources with the
    best first, are left out where only the reference player can play the deck.
    """

    games: int
    seed: int
    policy: str
    coverage: Coverage
    opening: OpeningHands
    turns: tuple[TurnFigures, ...]
    cards: tuple[CardFigures, ...]
    on_time: Estimate
    split: Splits | None
    starts: tuple[PlayedStart, ...]


def builder_figures(
    setup: Setup,
    *,
    policy: Policy = SWIFT,
    keepable: Keepable = USUAL,
    turns: int = TURNS,
    games: int = GAMES,
    with_split: bool = True,
) -> BuilderFigures:
    """The figures of a deck. Equal decks give equal figures."""
    simulation = simulation_of(
        model_of(setup, policy, turns=turns, effects_of=scripted_effects, keepable=keepable)
    )
    games = games if simulation.is_fast else min(games, SLOW_GAMES)
    parts = [simulation.count(SEED, block) for block in blocks(games, max(1, games // 10))]
    counters = total(simulation.shapes, parts)
    cards = cards_on_time(simulation, counters)
    return BuilderFigures(
        games=games,
        seed=SEED,
        policy=policy.name,
        coverage=simulation.model.coverage,
        opening=opening_hands(setup, keepable),
        turns=tuple(_turns(simulation, counters)),
        cards=cards,
        on_time=_on_time(simulation, cards, parts),
        split=_split(simulation, cards, games) if with_split and simulation.is_fast else None,
        starts=ranked_starts_by_play(simulation, games, SEED)
        if with_split and simulation.is_fast
        else (),
    )


def _split(simulation: Simulation, cards: Sequence[CardFigures], games: int) -> Splits | None:
    by_lateness = [each.card for each in cards]
    found = best_split(simulation, games, SEED)
    return found or best_count(simulation, by_lateness, games, SEED)


def _turns(simulation: Simulation, counters: Counters) -> list[TurnFigures]:
    states = simulation.states
    resources = resources_by_turn(states, counters)
    icons = {icon: icons_by_turn(states, counters, icon) for icon in provided_icons(states)}
    return [
        TurnFigures(
            turn + 1,
            Estimate(*mean_of(counts)),
            quantile(counts, MIDDLE[0]),
            quantile(counts, MIDDLE[1]),
            tuple((icon, Estimate(*mean_of(of[turn]))) for icon, of in icons.items()),
        )
        for turn, counts in enumerate(resources)
    ]


def _on_time(
    simulation: Simulation, cards: Sequence[CardFigures], parts: list[Counters]
) -> Estimate:
    """The share of copies on time; its error from how it varies from block to block."""
    copies = sum(each.copies for each in cards)
    if not copies:
        return Estimate(1.0, 0.0)
    value = sum(each.on_time.value * each.copies for each in cards) / copies
    count = len(parts)
    if count < 2:
        return Estimate(value, 0.0)
    spread = sum((share - value) ** 2 for share in on_time_shares(simulation, parts))
    return Estimate(value, sqrt(spread / count / (count - 1)))
