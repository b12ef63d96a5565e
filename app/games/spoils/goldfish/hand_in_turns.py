"""Choices of cards to put back from an opening hand, measured by the goldfish's kill turn.

Every choice plays the same shuffles of the cards not in hand. All choices play a few games, the
better ones more, and the best of these new games that had no part in choosing them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import sqrt
from typing import TYPE_CHECKING, Final

from app.games.spoils.facts import Card
from app.games.spoils.goldfish.figures import MEASURED_TURNS, kill_turns
from app.games.spoils.goldfish.model import Model, model_of
from app.games.spoils.goldfish.model_coverage import EffectsOf, staples_only
from app.games.spoils.goldfish.player_reference import Table, cards_to_put_back
from app.games.spoils.goldfish.policy import SWIFT, Policy
from app.games.spoils.goldfish.running import Simulation, simulation_of
from app.games.spoils.goldfish.setup import Setup
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.chance.blocks import cut
from app.games.tabletop.chance.figures import Estimate, mean_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

ROUNDS: Final = ((200, 24), (2_000, 5))
"""Games of a round, and how many choices go on to the next."""

GAMES: Final = 20_000
"""Games of the last round."""

PARTS: Final = 20


@dataclass(frozen=True, slots=True)
class InTurns:
    """One choice of cards to put back. `lost` are turns against the best choice, 0 for that."""

    put_back: tuple[Card, ...]
    keep: tuple[Card, ...]
    kill: Estimate
    lost: Estimate
    is_policys: bool

    @property
    def is_keeping_all(self) -> bool:
        """True if nothing goes back."""
        return not self.put_back


@dataclass(frozen=True, slots=True)
class HandInTurns:
    """The best choices, the policy's choice, and keeping all; the best first.

    `tried` is the number of all choices, `games` the number that each of these played.
    """

    choices: tuple[InTurns, ...]
    tried: int
    games: int
    policy: str
    turns: int

    @property
    def best(self) -> InTurns:
        """The choice that wins soonest."""
        return self.choices[0]

    @property
    def keep_all(self) -> InTurns:
        """The choice that puts nothing back."""
        return next(each for each in self.choices if each.is_keeping_all)


def hand_in_turns(
    setup: Setup,
    hand: Sequence[Card],
    *,
    seed: int,
    policy: Policy = SWIFT,
    effects_of: EffectsOf = staples_only,
    games: int = GAMES,
) -> HandInTurns:
    """Compare every set of cards that can be put back from this hand.

    Raises GoldfishError if the deck does not hold these cards, if their number is not that of
    an opening hand, or if only the reference player can play the deck.
    """
    _refuse_wrong(setup, hand)
    model = model_of(_after(setup, hand, ()), policy, turns=MEASURED_TURNS, effects_of=effects_of)
    if not simulation_of(model).is_fast:
        raise GoldfishError("The deck has too many different cards to compare all choices")
    policys = _policys_choice(model)
    fixed = {(), policys}
    tried = choices = _all_choices(hand)
    simulations = {each: _simulation(model, hand, each) for each in choices}
    first = 0
    for of_round, most in ROUNDS:
        means = {each: _means(simulations[each], seed, first, of_round, 1)[0] for each in choices}
        first += of_round
        ordered = sorted(choices, key=lambda each: (means[each], len(each), _names(each)))
        choices = [*ordered[:most], *(each for each in ordered[most:] if each in fixed)]
    blocks = {each: _means(simulations[each], seed, first, games, PARTS) for each in choices}
    best = min(choices, key=lambda each: (blocks[each].mean(), len(each), _names(each)))
    found = [
        InTurns(
            each,
            _without(hand, each),
            _estimate(blocks[each]),
            _estimate(blocks[each] - blocks[best]),
            each == policys,
        )
        for each in choices
    ]
    ordered_found = sorted(found, key=lambda each: (each.kill.value, len(each.put_back)))
    return HandInTurns(
        tuple(ordered_found), len(tried), games // PARTS * PARTS, policy.name, model.turns
    )


def _refuse_wrong(setup: Setup, hand: Sequence[Card]) -> None:
    size = min(setup.hand_size, len(setup.cards))
    if len(hand) != size:
        raise GoldfishError(f"The opening hand has {size} cards, not {len(hand)}")
    if over := Counter(hand) - Counter(setup.cards):
        raise GoldfishError(f"The deck does not have that many copies of {next(iter(over)).name}")


def _after(setup: Setup, hand: Sequence[Card], put_back: tuple[Card, ...]) -> Setup:
    """The setup after the mulligan."""
    left = Counter(hand)
    rest = []
    for card in setup.cards:
        if left[card]:
            left[card] -= 1
        else:
            rest.append(card)
    return replace(setup, cards=tuple(rest), hand=_without(hand, put_back), under=put_back)


def _without(hand: Sequence[Card], put_back: Sequence[Card]) -> tuple[Card, ...]:
    gone = Counter(put_back)
    kept = []
    for card in hand:
        if gone[card]:
            gone[card] -= 1
        else:
            kept.append(card)
    return tuple(kept)


def _all_choices(hand: Sequence[Card]) -> list[tuple[Card, ...]]:
    """Every set of cards that can go back; of equal cards only the number matters."""
    copies = Counter(hand)
    return [
        tuple(card for card, count in zip(copies, counts, strict=True) for _ in range(count))
        for counts in product(*(range(count + 1) for count in copies.values()))
    ]


def _policys_choice(model: Model) -> tuple[Card, ...]:
    """The cards that the policy puts back, in the order of `_all_choices`."""
    away = Counter(
        model.kinds[number].card for number in cards_to_put_back(Table(model, [], list(model.hand)))
    )
    return tuple(card for card in dict.fromkeys(model.setup.hand) for _ in range(away[card]))


def _simulation(model: Model, hand: Sequence[Card], put_back: tuple[Card, ...]) -> Simulation:
    number = {kind.card: place for place, kind in enumerate(model.kinds)}
    setup = _after_again(model.setup, hand, put_back)
    changed = replace(
        model,
        setup=setup,
        hand=tuple(number[card] for card in setup.hand),
        under=tuple(number[card] for card in put_back),
    )
    return simulation_of(changed)


def _after_again(setup: Setup, hand: Sequence[Card], put_back: tuple[Card, ...]) -> Setup:
    return replace(setup, hand=_without(hand, put_back), under=put_back)


def _means(
    simulation: Simulation, seed: int, first: int, games: int, parts: int
) -> NDArray[np.float64]:
    """The mean kill turn of each block."""
    import numpy as np

    return np.array(
        [
            mean_of(kill_turns(simulation.count(seed, block)))[0]
            for block in cut(games // parts * parts, games // parts, first)
        ]
    )


def _estimate(blocks: NDArray[np.float64]) -> Estimate:
    return Estimate(float(blocks.mean()), float(blocks.std(ddof=1)) / sqrt(len(blocks)))


def _names(cards: Sequence[Card]) -> tuple[str, ...]:
    return tuple(card.name for card in cards)
