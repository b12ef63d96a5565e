"""What a deck page shows while a deck is being built: one call, plain values, in an instant."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from app.games.spoils.facts import Card
from app.games.spoils.goldfish.counters import Counters, total
from app.games.spoils.goldfish.exact.hands import OpeningHands, opening_hands
from app.games.spoils.goldfish.expressing import scripted_effects
from app.games.spoils.goldfish.figures import (
    Timing,
    icons_by_turn,
    mean_of,
    provided_icons,
    quantile,
    resources_by_turn,
    share,
    timing,
)
from app.games.spoils.goldfish.how_many import best_count
from app.games.spoils.goldfish.keeping import USUAL, Keepable
from app.games.spoils.goldfish.model import TURNS, Kind, Model, due_turn, model_of
from app.games.spoils.goldfish.policy import PLAIN, Policy
from app.games.spoils.goldfish.running import Player, Simulation, blocks, simulation_of
from app.games.spoils.goldfish.scripted import Coverage
from app.games.spoils.goldfish.setup import Setup
from app.games.spoils.goldfish.splits import (
    Splits,
    Start,
    best_split,
    on_time_shares,
    ranked_starts_by_play,
)
from app.games.spoils.terms import Icon

GAMES: Final = 4_000
SLOW_GAMES: Final = 200
SEED: Final = 1
MIDDLE: Final = (0.1, 0.9)
DEAD_BELOW: Final = 0.2
"""A card is called dead when it can be deployed by the last turn in fewer games than this."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean or a share with its standard error."""

    value: float
    stderr: float


@dataclass(frozen=True, slots=True)
class TurnFigures:
    """Resources in play at the end of an own turn, the middle 80 of 100 games, and icons."""

    turn: int
    resources: Estimate
    low: int
    high: int
    icons: tuple[tuple[Icon, Estimate], ...]


@dataclass(frozen=True, slots=True)
class CardFigures:
    """Whether a card can be deployed by the turn of its cost, and if not, for want of what.

    `by_turn` is the share of games in which it can be deployed by each turn from 1. `dead`
    says in words why it hardly ever can by the last turn, or is empty.
    """

    card: Card
    copies: int
    due: int
    on_time: Estimate
    late_threshold: float
    late_cost: float
    late_both: float
    by_turn: tuple[float, ...]
    dead: str


@dataclass(frozen=True, slots=True)
class BuilderFigures:
    """Everything the deck page shows. `cards` begin with the one that is on time least.

    `on_time` is the share of all copies to deploy that are on time. `split` is None when
    there is nothing to divide; it and `starts`, the sets of starting resources with the
    best first, are left out where only the plain player can play the deck.
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
    starts: tuple[Start, ...]


def builder_figures(
    setup: Setup,
    *,
    policy: Policy = PLAIN,
    keepable: Keepable = USUAL,
    turns: int = TURNS,
    games: int = GAMES,
    with_split: bool = True,
) -> BuilderFigures:
    """The figures of a deck. Equal decks give equal figures."""
    simulation = simulation_of(
        model_of(setup, policy, turns=turns, effects_of=scripted_effects, keepable=keepable)
    )
    fast = simulation.player is not Player.PLAIN
    games = games if fast else min(games, SLOW_GAMES)
    parts = [simulation.count(SEED, block) for block in blocks(games, max(1, games // 10))]
    counters = total(simulation.layout, parts)
    cards = _cards(simulation, counters)
    return BuilderFigures(
        games=games,
        seed=SEED,
        policy=policy.name,
        coverage=simulation.model.coverage,
        opening=opening_hands(setup, keepable),
        turns=tuple(_turns(simulation, counters)),
        cards=cards,
        on_time=_on_time(simulation, cards, parts),
        split=_split(simulation, cards, games) if with_split and fast else None,
        starts=ranked_starts_by_play(simulation, games, SEED) if with_split and fast else (),
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


def _cards(simulation: Simulation, counters: Counters) -> tuple[CardFigures, ...]:
    model = simulation.model
    kinds = model.kinds[: model.to_deploy]
    timings = timing(simulation.states, counters, kinds)
    cards = [_card(model, kind, by_turn) for kind, by_turn in zip(kinds, timings, strict=True)]
    return tuple(sorted(cards, key=lambda each: (each.on_time.value, each.card.name)))


def _card(model: Model, kind: Kind, by_turn: Sequence[Timing]) -> CardFigures:
    due = due_turn(kind.cost, model.turns)
    then = by_turn[due - 1]
    return CardFigures(
        card=kind.card,
        copies=model.setup.cards.count(kind.card),
        due=due,
        on_time=Estimate(*share(then.games, then.on_time)),
        late_threshold=then.late_threshold / then.games,
        late_cost=then.late_cost / then.games,
        late_both=then.late_both / then.games,
        by_turn=tuple(each.on_time / each.games for each in by_turn),
        dead=_dead(model, kind, by_turn[-1]),
    )


def _dead(model: Model, kind: Kind, last: Timing) -> str:
    """Why a card hardly ever comes down at all, in words; empty when it does."""
    if last.on_time >= DEAD_BELOW * last.games:
        return ""
    lacking = []
    sources = [*(other.provides for other in model.resources), model.setup.starting_icons]
    for icon, wanted in kind.threshold:
        if not any(source[icon] for source in sources):
            lacking.append(f"nothing provides {icon.word}")
        elif last.late_threshold + last.late_both > last.games // 2:
            lacking.append(f"too little {icon.word} for {wanted}")
    if last.late_cost + last.late_both > last.games // 2:
        lacking.append(f"a cost of {kind.cost} is out of reach by turn {model.turns}")
    return "; ".join(lacking) or f"rarely in time by turn {model.turns}"


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
