"""Resources that a player attaches to pay, and whether the choice makes a difference."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from app.games.spoils.engine import Action, CardId, Choose, DecisionKind, State, apply, stats

MOST_PAYMENTS: Final = 6
"""The most ways to pay that are offered."""


Look: TypeAlias = tuple[bool, str]
_Rank: TypeAlias = tuple[int, Look]


class Payment(Enum):
    """The part that an answer plays in paying.

    `ALIKE` pays where only staples and face-down cards without a Flip Up can be attached.
    """

    NONE = "none"
    ALIKE = "alike"
    CHOSEN = "chosen"


def payment_of(state: State, legal: Sequence[Action]) -> Payment:
    """The payment that the answer to the open question makes."""
    if not is_paying(state):
        return Payment.NONE
    alike = all(isinstance(it, Choose) and _is_plain(state, it.card) for it in legal)
    return Payment.ALIKE if alike else Payment.CHOSEN


def is_paying(state: State) -> bool:
    """True if the open question is which resources to attach. Rules: 309.1."""
    return state.decision is not None and state.decision.kind is DecisionKind.ATTACH_TO_PAY


def cheapest_payment(state: State, legal: Sequence[Action]) -> Action:
    """The answer that attaches face-down cards first, then those that provide the fewest icons."""
    choices = [it for it in legal if isinstance(it, Choose)]
    if not choices:
        return legal[0]
    return min(choices, key=lambda it: _icons_of(state, it.card))


@dataclass(frozen=True)
class Way:
    """A way to pay: the resources to choose, and all that are attached then, each as it looks.

    The last of a sort are attached without being chosen. A look is whether the card lies face-down,
    and its name.
    """

    chosen: tuple[CardId, ...]
    attached: tuple[Look, ...]


def payments(state: State) -> tuple[Way, ...]:
    """The ways to pay everything that is asked for, the cheapest first; no two look alike."""
    found: dict[tuple[Look, ...], Way] = {}
    for way in _ways(state, (), None):
        found.setdefault(way.attached, way)
        if len(found) == MOST_PAYMENTS:
            break
    return tuple(found.values())


def _ways(state: State, chosen: tuple[CardId, ...], least: _Rank | None) -> Iterator[Way]:
    """Ways to go on paying with cards that rank no lower than those chosen so far."""
    decision = state.decision
    assert decision is not None
    free = stats.free_resources(state, decision.player)
    offered = sorted(
        (_rank(state, it.card), it.card) for it in decision.options if isinstance(it, Choose)
    )
    for rank, card in offered:
        if least is not None and rank < least:
            continue
        copy, given = state.clone(), (*chosen, card)
        apply(copy, Choose(card))
        if is_paying(copy) and copy.decision is not None and card in copy.decision.chosen:
            yield from _ways(copy, given, rank)
        else:
            left = stats.free_resources(copy, decision.player)
            paid = (*decision.chosen, *(it for it in free if it not in left))
            yield Way(given, tuple(sorted(_look(state, it) for it in dict.fromkeys(paid))))


def _rank(state: State, card: CardId) -> _Rank:
    return (_icons_of(state, card), _look(state, card))


def _look(state: State, card: CardId) -> Look:
    return state.face_down[card], state.name(card)


def _icons_of(state: State, card: CardId) -> int:
    return -1 if state.face_down[card] else sum(stats.provides(state, card))


def _is_plain(state: State, card: CardId) -> bool:
    if state.face_down[card]:
        return state.kind[card] not in state.game.with_flip_up
    return state.kind_of(card).card.is_staple_resource
