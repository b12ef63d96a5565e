"""A quick look at plain costs, so that not every card has to be tried out on a twin."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from app.games.spoils import vocabulary as words
from app.games.spoils.engine import choosing, stats
from app.games.spoils.engine.actions import CardId, Player
from app.games.spoils.engine.changing import active, scope_of
from app.games.spoils.engine.state import State
from app.games.spoils.terms import Area, CardType
from app.games.spoils.vocabulary.walk import walk

_MOVES_COSTS: Final = (
    words.Cheaper,
    words.AbilitiesCheaper,
    words.MustPay,
)


def payable(
    state: State, player: Player, card: CardId, steps: Sequence[words.Step], number: int
) -> bool | None:
    """Whether a cost can be satisfied, None where only trying it out tells.

    Says the same as trying it out; a test compares the two over random games.
    """
    if active(state).replacements or _costs_move(state):
        return None
    free = len(stats.free_resources(state, player))
    if not any(_gives_resources(step) for step in steps) and _least(steps, number) > free:
        return False
    total = number
    for step in steps:
        if not _is_plain(step):
            return None
        if isinstance(step, words.Pay):
            assert isinstance(step.amount, int)
            total += step.amount
        elif isinstance(step, words.Pick):
            if not choosing.pickable(scope_of(state, card), step.cards, player):
                return False
        elif isinstance(step, words.Deplete):
            if state.depleted[card] or stats.is_type(state, card, CardType.RESOURCE):
                return False
        elif isinstance(step, words.Discard):
            assert isinstance(step.count, int)
            left = len(state.hand[player]) - (state.area[card] is Area.HAND)
            if left < step.count:
                return False
    return total <= free


@cache
def _gives_resources(step: words.Step) -> bool:
    """Whether a step of a cost could leave its player with more free resources, or a lower cost."""
    kinds = (words.Detach, words.Put, words.PlayResources, words.Alter, words.ReduceNextCost)
    return any(isinstance(it, kinds) for it in walk(step))


def _least(steps: Sequence[words.Step], number: int) -> int:
    """What is paid at the very least."""
    return number + sum(
        it.amount
        for it in steps
        if isinstance(it, words.Pay) and isinstance(it.amount, int) and it.who is words.Player.YOU
    )


@cache
def _is_plain(step: words.Step) -> bool:
    """Whether a step of a cost neither asks for anything special nor moves cards in play."""
    match step:
        case words.Pay(amount, words.Player.YOU):
            return isinstance(amount, int)
        case words.Pick(cards, 1, words.Player.YOU):
            return not any(isinstance(it, words.Role | words.Amount) for it in walk(cards))
        case words.Deplete(cards):
            return cards == words.THIS
        case words.Discard(count, words.Player.YOU, cards):
            return isinstance(count, int) and cards == words.CARD
        case _:
            return False


def _costs_move(state: State) -> bool:
    """Whether anything in force raises or lowers costs."""
    known: bool | None = state.known.get("costs move")
    if known is None:
        now = active(state)
        known = (
            any(
                isinstance(change, _MOVES_COSTS)
                for it, _ in now.conditionals
                for change in it.changes
            )
            or any(isinstance(it.rule, words.MustPay) for it, _ in now.requirements)
            or any(
                isinstance(it.what, (words.ReduceNextCost, *_MOVES_COSTS)) for it in state.changes
            )
        )
        state.known["costs move"] = known
    return known
