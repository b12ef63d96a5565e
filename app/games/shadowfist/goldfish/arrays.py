"""A model as arrays for the compiled player: a bit for each card of the deck.

Bits are in the order of the model's kinds, so that the lowest bit of a word is the cheapest card
and the highest the dearest. Tables say for every state of the resource pool which cards' resources
are there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from app.games.shadowfist.goldfish.counter_shapes import shapes_of
from app.games.shadowfist.goldfish.model import CardKind, Model
from app.games.shadowfist.goldfish.player_reference import is_wanted
from app.games.shadowfist.goldfish.policy import CharacterOrder
from app.games.shadowfist.goldfish.states import States
from app.games.tabletop.chance.figures import Shapes

MOST_CARDS: Final = 64
"""The most cards that a word has bits for."""

NEVER: Final = 99
"""The cost of cards that no number is printed for."""

MASKS: Final = (
    "sites", "feng_shui", "variable", "first_sites", "foundations", "effects",
    "characters", "hitters", "others", "wanted", "kept", "thrown", "need_character", "countable",
)  # fmt: skip
"""The words of `Arrays.masks`, in their order."""

NUMBERS: Final = (
    "hand_size", "turns", "most_cost", "goal", "sites_until", "forgo", "first_shot", "saves",
    "dearest_first", "plays_others", "has_effects",
)  # fmt: skip
"""The whole numbers of `Arrays.numbers`, in their order."""

EFFECTS: Final = ("gain", "draw", "income", "from_turn", "hand_size", "reduction")
"""The columns of `Arrays.effect`."""

Words = NDArray[np.uint64]
Whole = NDArray[np.int64]


class TooWideError(ValueError):
    """A deck of more cards than a word has bits."""


@dataclass(frozen=True)
class Arrays:
    """Arrays for the compiled player: by card of the deck, by bit, or by state of the pool.

    `bit_of` is the bit of each card of the unshuffled deck, `kind_of` the kind of each bit. `met`
    and `lacking` are words by state: the cards whose resources are there, and the cards that
    provide a resource that is lacking; `after` is the next state, by state and bit. `once` and
    `once_a_turn` are the cards that may no longer be played once the card of a bit has been.
    `cheaper` and `fetched` are the cards that an effect applies to.
    """

    shapes: Shapes
    numbers: tuple[int, ...]
    bit_of: NDArray[np.uint8]
    kind_of: Whole
    masks: Words
    met: Words
    lacking: Words
    after: NDArray[np.uint16]
    cost: Whole
    income: Whole
    fighting: Whole
    once: Words
    once_a_turn: Words
    effect: Whole
    cheaper: Words
    fetched: Words


def arrays_of(model: Model) -> Arrays:
    """The arrays of a model. Raises TooWideError for more than 64 cards."""
    if len(model.places) > MOST_CARDS:
        raise TooWideError(f"The deck has {len(model.places)} cards")
    kinds = [kind for kind in model.kinds for _ in range(kind.copies)]
    states = model.states
    masks = _masks(model, kinds)
    after = np.array(
        [[states.after(state, kind.provides) for kind in kinds] for state in range(len(states))],
        dtype=np.uint16,
    )
    return Arrays(
        shapes=shapes_of(model),
        numbers=_numbers(model),
        bit_of=_bit_of(model),
        kind_of=np.array([model.kinds.index(kind) for kind in kinds], dtype=np.int64),
        masks=np.array([masks[name] for name in MASKS], dtype=np.uint64),
        met=_words(_met(kinds, states, state) for state in range(len(states))),
        lacking=_words(
            sum(1 << bit for bit in range(len(kinds)) if row[bit] != state)
            for state, row in enumerate(after.tolist())
        ),
        after=after,
        cost=_whole(NEVER if kind.cost is None else kind.cost for kind in kinds),
        income=_whole(kind.income for kind in kinds),
        fighting=_whole(kind.fighting for kind in kinds),
        once=_words(_same(kinds, kind.once, lambda each: each.once) for kind in kinds),
        once_a_turn=_words(
            _same(kinds, kind.once_a_turn, lambda each: each.once_a_turn) for kind in kinds
        ),
        effect=np.array(
            [[getattr(kind.effects, name) for name in EFFECTS] for kind in kinds], dtype=np.int64
        ).reshape(len(kinds), len(EFFECTS)),
        cheaper=_words(_named(kinds, kind.effects.cheaper) for kind in kinds),
        fetched=_words(_named(kinds, kind.effects.fetched) for kind in kinds),
    )


def _numbers(model: Model) -> tuple[int, ...]:
    policy = model.policy
    numbers = {
        "hand_size": model.hand_size,
        "turns": model.turns,
        "most_cost": model.most_cost,
        "goal": policy.goal,
        "sites_until": policy.sites_until,
        "forgo": policy.forgo,
        "first_shot": int(policy.first_shot),
        "saves": int(policy.saves),
        "dearest_first": int(policy.characters is CharacterOrder.DEAREST),
        "plays_others": int(policy.plays_others),
        "has_effects": int(any(kind.has_effect for kind in model.kinds)),
    }
    return tuple(numbers[name] for name in NUMBERS)


def _masks(model: Model, kinds: list[CardKind]) -> dict[str, int]:
    tests: dict[str, Callable[[CardKind], bool]] = {
        "sites": lambda kind: kind.is_site,
        "feng_shui": lambda kind: kind.is_feng_shui_site,
        "variable": lambda kind: kind.has_variable_cost,
        "first_sites": lambda kind: kind.is_feng_shui_site and not kind.requires,
        "foundations": lambda kind: kind.is_foundation,
        "effects": lambda kind: kind.has_effect,
        "characters": lambda kind: kind.is_character,
        "hitters": lambda kind: kind.is_hitter,
        "others": lambda kind: not (kind.is_site or kind.is_character),
        "wanted": lambda kind: is_wanted(model, kind),
        "kept": lambda kind: kind.is_kept,
        "thrown": lambda kind: kind.goes_first,
        "need_character": lambda kind: kind.needs_character,
        "countable": lambda kind: kind.can_be_played,
    }
    return {name: _mask(kinds, tests[name]) for name in MASKS}


def _bit_of(model: Model) -> NDArray[np.uint8]:
    """The bit of each card of the deck; copies of a card have neighbouring bits."""
    first, total = [], 0
    for kind in model.kinds:
        first.append(total)
        total += kind.copies
    bits = []
    for number in model.places:
        bits.append(first[number])
        first[number] += 1
    return np.array(bits, dtype=np.uint8)


def _mask(kinds: Iterable[CardKind], holds: Callable[[CardKind], bool]) -> int:
    return sum(1 << bit for bit, kind in enumerate(kinds) if holds(kind))


def _met(kinds: Iterable[CardKind], states: States, state: int) -> int:
    return _mask(kinds, lambda kind: states.meets(state, kind.requires))


def _same(kinds: Iterable[CardKind], title: str, of: Callable[[CardKind], str]) -> int:
    return _mask(kinds, lambda kind: bool(title) and of(kind) == title)


def _named(kinds: Iterable[CardKind], ids: frozenset[str]) -> int:
    return _mask(kinds, lambda kind: kind.card.id in ids)


def _words(values: Iterable[Any]) -> Words:
    return np.array(list(values), dtype=np.uint64)


def _whole(values: Iterable[int]) -> Whole:
    return np.array(list(values), dtype=np.int64)
