"""A model as arrays for the fast players: every copy to deploy is one bit of a word.

The bits are in the policy's deploy order, so the first card that can be deployed is the lowest
bit of `hand & threshold[state] & cost[free]`. A resource has a code above the bits, and its
copies in hand are counted in the bytes of a word.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeVar

from app.games.spoils.goldfish.exact.plans import RESOURCE_PRICE
from app.games.spoils.goldfish.model import HAND_KINDS, CardKind, Clause, Model
from app.games.spoils.goldfish.policy import NEVER, DeployOrder
from app.games.spoils.goldfish.setup import WORTH
from app.games.spoils.goldfish.states import States, shapes_of
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.chance.figures import Shapes

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

P = TypeVar("P")

BITS: Final = 64
"""Most cards to deploy that the fast players can tell apart."""

MOST_RESOURCE_KINDS: Final = 7
"""Most kinds of resource: a byte each, and one byte for their sum."""

SUM_SHIFT: Final = 56
EFFECT_SHIFT: Final = 8
"""Cards drawn stand below, influence taken above this bit of a card's effects."""

MOST_CLAUSES: Final = 8


class TooWideError(GoldfishError):
    """A deck with more different cards than the fast players can hold in a word."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """The single numbers of a model that the players need."""

    hand_size: int
    turns: int
    starting: int
    resource_kinds: int
    opposing_influence: int
    few_resources: int
    keep_resources: int
    play_resources_until: int
    face_down_until: int
    buy_resources_until: int
    buys_draws: bool
    dearest_first: bool
    may_run_out: bool


@dataclass(frozen=True, slots=True)
class Arrays:
    """The tables. `code[place]` is a bit, or 64 and more for a resource. `lacking` says
    how many of each kind of resource stay in the opening hand.

    `begins` is the hand that a game begins with: its bits, its resources counted in bytes, and the
    bits of their kinds. `under` are the codes of cards that lie under the deck.

    By state, for the compiled player: `ready` are the cards not played face-down, `resource_price`
    is what has to be free to pay for a resource, `resources` are in play, and `developed` is what
    the Develop Rule plays, by the kinds in hand as in `preferred`. By clause: `clause_bytes` are
    the bytes of the resources accepted, `clause_least` and `clause_span` the range of the count.
    """

    shapes: Shapes
    numbers: Numbers
    code: NDArray[np.uint8]
    begins: tuple[np.uint64, np.uint64, int]
    under: NDArray[np.uint8]
    bit: NDArray[np.uint64]
    held: NDArray[np.uint64]
    present: NDArray[np.int64]
    cost: NDArray[np.int64]
    strength: NDArray[np.int64]
    draws: NDArray[np.int64]
    drains: NDArray[np.int64]
    effects: NDArray[np.uint64]
    affordable: NDArray[np.uint64]
    threshold: NDArray[np.uint64]
    ready: NDArray[np.uint64]
    resource_price: NDArray[np.uint64]
    resources: NDArray[np.uint64]
    after: NDArray[np.int64]
    preferred: NDArray[np.uint8]
    developed: NDArray[np.uint8]
    lacking: NDArray[np.int64]
    away: NDArray[np.uint64]
    clause_bits: NDArray[np.uint64]
    clause_resources: NDArray[np.int64]
    clause_range: NDArray[np.int64]
    clause_bytes: NDArray[np.uint64]
    clause_least: NDArray[np.uint64]
    clause_span: NDArray[np.uint64]
    type_bits: NDArray[np.uint64]
    bit_kind: tuple[int, ...]


def arrays_of(model: Model, states: States) -> Arrays:
    """The tables of a model. Raises TooWideError when they do not fit into words."""
    import numpy as np

    bit_kind = tuple(
        number for number in range(model.to_deploy) for _ in range(model.copies(number))
    )
    _refuse_too_wide(model, bit_kind)
    kinds, resources = [model.kinds[number] for number in bit_kind], model.resources
    clauses = model.keepable.clauses
    draws = _effects(kinds, resources, "draws")
    drains = _effects(kinds, resources, "opponent_loses")
    codes = _codes(model, bit_kind)
    affordable = _affordable(model, kinds)
    threshold = _words(_masks_of(states.met(kinds)))
    preferred = _preferred(states, len(resources))
    in_play = np.array(states.resources, dtype=np.int64)
    after_deck, after_hand = len(model.places), len(model.places) + len(model.hand)
    return Arrays(
        shapes=shapes_of(model, states),
        numbers=_numbers(model),
        code=codes[:after_deck],
        begins=_begins(codes[after_deck:after_hand], len(resources)),
        under=codes[after_hand:],
        bit=_words([1 << place if place < BITS else 0 for place in range(256)]),
        held=_words([_held(code - BITS, len(resources)) for code in range(256)]),
        present=_present(len(resources)),
        cost=_padded([kind.cost for kind in kinds]),
        strength=_padded([kind.strength for kind in kinds]),
        draws=draws,
        drains=drains,
        effects=(draws + (drains << EFFECT_SHIFT)).astype(np.uint64),
        affordable=affordable,
        threshold=threshold,
        ready=_ready(model, in_play, threshold, affordable),
        resource_price=_resource_price(model, in_play),
        resources=in_play.astype(np.uint64),
        after=_after(states),
        preferred=preferred,
        developed=_developed(model, in_play, preferred),
        lacking=np.array(model.lacking, dtype=np.int64),
        away=_words(_away(model, kinds)),
        clause_bits=_words(_mask(clause.accepts(k.card) for k in kinds) for clause in clauses),
        clause_resources=_clause_resources(clauses, resources),
        clause_range=_table([(clause.at_least, clause.at_most) for clause in clauses], 2),
        clause_bytes=_words(_clause_bytes(clause, resources) for clause in clauses),
        clause_least=_words(clause.at_least for clause in clauses),
        clause_span=_words(clause.at_most - clause.at_least for clause in clauses),
        type_bits=_words(_mask(kind.card.type is each for kind in kinds) for each in HAND_KINDS),
        bit_kind=bit_kind,
    )


def _refuse_too_wide(model: Model, bit_kind: Sequence[int]) -> None:
    resources = len(model.resources)
    if len(bit_kind) > BITS or resources > MOST_RESOURCE_KINDS:
        raise TooWideError(
            f"The fast player can handle {BITS} cards to deploy and {MOST_RESOURCE_KINDS} kinds "
            f"of resource; this deck has {len(bit_kind)} and {resources}"
        )
    if len(model.keepable.clauses) > MOST_CLAUSES:
        raise TooWideError(f"A keepable hand has at most {MOST_CLAUSES} clauses")


def _numbers(model: Model) -> Numbers:
    policy = model.policy
    hand = model.setup.still_to_draw
    a_turn = 1 + model.most_resources // 3
    most_drawn = (
        2 * hand
        + model.turns * a_turn
        + sum(model.kinds[number].effects.draws for number in model.places)
    )
    return Numbers(
        hand_size=hand,
        turns=model.turns,
        starting=len(model.setup.starting),
        resource_kinds=len(model.resources),
        opposing_influence=model.opposing_influence,
        few_resources=policy.few_resources,
        keep_resources=BITS if model.setup.is_after_mulligan else policy.keep_resources,
        play_resources_until=policy.play_resources_until,
        face_down_until=policy.face_down_until,
        buy_resources_until=policy.buy_resources_until,
        buys_draws=policy.buys_draws,
        dearest_first=policy.deploy is not DeployOrder.CHEAPEST,
        may_run_out=most_drawn >= len(model.places),
    )


def _codes(model: Model, bit_kind: tuple[int, ...]) -> NDArray[np.uint8]:
    """The card at each place, in hand, and under the deck, as a number.

    A card to deploy has a bit of its own; a resource has a number above those.
    """
    import numpy as np

    free = {number: bit_kind.index(number) for number in set(bit_kind)}
    codes = []
    for number in (*model.places, *model.hand, *model.under):
        if number < model.to_deploy:
            codes.append(free[number])
            free[number] += 1
        else:
            codes.append(BITS + number - model.to_deploy)
    return np.array(codes, dtype=np.uint8)


def _begins(codes: NDArray[np.uint8], kinds: int) -> tuple[np.uint64, np.uint64, int]:
    import numpy as np

    known = [int(code) for code in codes]
    bits = sum(1 << code for code in known if code < BITS)
    held = sum(_held(code - BITS, kinds) for code in known)
    present = sum(1 << kind for kind in {code - BITS for code in known if code >= BITS})
    return np.uint64(bits), np.uint64(held), present


def _present(kinds: int) -> NDArray[np.int64]:
    """The bit for each code that says a kind of resource is in hand."""
    import numpy as np

    bits = [1 << code - BITS if 0 <= code - BITS < kinds else 0 for code in range(256)]
    return np.array(bits, dtype=np.int64)


def _affordable(model: Model, kinds: Sequence[CardKind]) -> NDArray[np.uint64]:
    """The cards that each number of free resources pays for."""
    by_cost = _masks(kind.price for kind in kinds)
    return _words(
        _united(by_cost, [cost for cost in by_cost if cost <= free])
        for free in range(model.most_resources + 2)
    )


def _ready(
    model: Model,
    in_play: NDArray[np.int64],
    threshold: NDArray[np.uint64],
    affordable: NDArray[np.uint64],
) -> NDArray[np.uint64]:
    """The cards, by state, that are not played face-down.

    One more resource would let them be deployed; where enough resources are in play, all cards.
    """
    import numpy as np

    soon = threshold & affordable[in_play + 1]
    return np.where(in_play < model.policy.face_down_until, soon, ~np.uint64(0))


def _resource_price(model: Model, in_play: NDArray[np.int64]) -> NDArray[np.uint64]:
    """The free resources needed to pay for playing one, for each state, if the policy does."""
    import numpy as np

    buys = in_play < model.policy.buy_resources_until
    return np.where(buys, RESOURCE_PRICE, NEVER).astype(np.uint64)


def _developed(
    model: Model, in_play: NDArray[np.int64], preferred: NDArray[np.uint8]
) -> NDArray[np.uint8]:
    """The resource that the Develop Rule plays, by state and by which kinds are in hand; the
    number of kinds for none.
    """
    import numpy as np

    plays = np.repeat(in_play < model.policy.play_resources_until, 1 << len(model.resources))
    return np.where(plays, preferred, len(model.resources)).astype(np.uint8)


def _after(states: States) -> NDArray[np.int64]:
    """The state, by state and kind of resource, after playing one.

    After the kinds come face-down cards, and the state itself, in which drawing leaves it.
    """
    return _table(
        [[*row, state] for state, row in enumerate(states.after)], len(states.after[0]) + 1
    )


def _clause_bytes(clause: Clause, resources: Sequence[CardKind]) -> int:
    """The bytes of the kinds of resource that a clause accepts."""
    accepted = (kind for kind, each in enumerate(resources) if clause.accepts(each.card))
    return sum(255 << 8 * kind for kind in accepted)


def _clause_resources(
    clauses: Sequence[Clause], resources: Sequence[CardKind]
) -> NDArray[np.int64]:
    """A table of clauses by kinds of resource: 1 if the clause accepts it, else 0."""
    rows = [[int(clause.accepts(kind.card)) for kind in resources] for clause in clauses]
    return _table(rows, len(resources))


def _table(rows: Sequence[Sequence[int]], width: int) -> NDArray[np.int64]:
    import numpy as np

    return np.array(rows, dtype=np.int64).reshape(len(rows), width)


def _held(kind: int, kinds: int) -> int:
    return (1 << 8 * kind) + (1 << SUM_SHIFT) if 0 <= kind < kinds else 0


def _mask(flags: Iterable[bool]) -> int:
    return sum(1 << place for place, flag in enumerate(flags) if flag)


def _masks(properties: Iterable[P]) -> dict[P, int]:
    """The bits of the cards that share a property."""
    masks: dict[P, int] = {}
    for place, each in enumerate(properties):
        masks[each] = masks.get(each, 0) | 1 << place
    return masks


def _masks_of(met: NDArray[np.bool_]) -> list[int]:
    """The bits of the cards, for each state, whose threshold is met."""
    import numpy as np

    packed = np.packbits(met, axis=0, bitorder="little")
    return [int.from_bytes(column.tobytes(), "little") for column in packed.T]


def _united(masks: Mapping[P, int], properties: Iterable[P]) -> int:
    return sum(masks[each] for each in properties)


def _away(model: Model, kinds: list[CardKind]) -> list[int]:
    """The masks of cards put back from a hand with enough resources, and from one with few."""
    policy = model.policy
    if model.setup.is_after_mulligan:
        return [0, 0]
    few = min(policy.put_back_cost, policy.put_back_cost_if_few)
    return [_mask(kind.price >= cost for kind in kinds) for cost in (policy.put_back_cost, few)]


def _preferred(states: States, kinds: int) -> NDArray[np.uint8]:
    """The resource to play, by state and by which kinds are in hand; `kinds` for none."""
    import numpy as np

    there = np.arange(1 << kinds)
    table = np.full((len(states), 1 << kinds), kinds, dtype=np.uint8)
    order = np.argsort(-_gains(states), axis=1, kind="stable")
    for kind in reversed(order.T):
        table = np.where(there >> kind[:, None] & 1, kind[:, None], table).astype(np.uint8)
    return table.reshape(-1)


def _gains(states: States) -> NDArray[np.int64]:
    """`setup.worth` of each kind of resource (column) in each state (row)."""
    import numpy as np

    model = states.model
    gains = np.zeros((len(states), len(model.resources)), dtype=np.int64)
    if not model.demands:
        return gains
    wanted = np.array([demand.threshold.counts for demand in model.demands])
    cost = np.array([demand.cost for demand in model.demands])
    copies = np.array([demand.copies for demand in model.demands])
    lacks = np.maximum(0, wanted[None] - states.icons[:, None])
    total = lacks.sum(axis=2)
    soon = cost[None] <= np.array(states.resources)[:, None] + total
    value = copies * (WORTH // np.maximum(total, 1)) * (1 + soon)
    for place, kind in enumerate(model.resources):
        helps = np.array(kind.provides.counts) > 0
        gains[:, place] = (value * lacks[:, :, helps].any(axis=2)).sum(axis=1)
    return gains


def _effects(
    kinds: Sequence[CardKind], resources: Sequence[CardKind], effect: str
) -> NDArray[np.int64]:
    """An effect by code: the bits first, then the resources."""
    import numpy as np

    table = np.zeros(256, dtype=np.int64)
    for first, them in ((0, kinds), (BITS, resources)):
        for place, kind in enumerate(them, first):
            table[place] = getattr(kind.effects, effect)
    return table


def _padded(numbers: Sequence[int]) -> NDArray[np.int64]:
    import numpy as np

    return np.array([*numbers, *[0] * (BITS + 1 - len(numbers))], dtype=np.int64)


def _words(words: Iterable[int]) -> NDArray[np.uint64]:
    import numpy as np

    return np.array(list(words), dtype=np.uint64)
