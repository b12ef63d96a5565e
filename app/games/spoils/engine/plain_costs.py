"""A quick look at plain costs, so that not every card has to be tried out on a twin."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from app.games.spoils import vocabulary as words
from app.games.spoils.engine import choosing, stats
from app.games.spoils.engine.actions import CardId, Player
from app.games.spoils.engine.changing import active, changes_in_force, scope_of
from app.games.spoils.engine.state import State
from app.games.spoils.terms import Area, CardType
from app.games.spoils.vocabulary.walk import walk

_MOVES_COSTS: Final = (
    words.Cheaper,
    words.AbilitiesCheaper,
    words.MustPay,
    words.ReduceNextCost,
)


def payable(
    state: State, player: Player, card: CardId, steps: Sequence[words.Step], number: int
) -> bool | None:
    """Whether a cost can be satisfied, None where only trying it out tells.

    Says the same as trying it out; a test compares the two over random games.
    """
    if _costs_move(state) or _may_be_replaced(state, steps):
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


def _may_be_replaced(state: State, steps: Sequence[words.Step]) -> bool:
    """Whether a plain cost might be replaced by something else: of these, discarding. 506.2."""
    if state.game.rules.costs_are_never_replaced or not active(state).replacements:
        return False
    return any(isinstance(step, words.Discard) for step in steps)


@cache
def _gives_resources(step: words.Step) -> bool:
    """Whether a step of a cost could leave its player with more free resources, or a lower cost."""
    kinds = (words.Detach, words.PlayResources, words.Alter, words.ReduceNextCost)
    return any(
        isinstance(it, kinds) or (isinstance(it, words.Put) and it.into in _PLAY)
        for it in walk(step)
    )


_PLAY: Final = frozenset({words.Place.PLAY, words.Place.PLAY_FACE_DOWN})


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
    known = state.layout.costs_move
    if known is None:
        known = any(isinstance(it, _MOVES_COSTS) for it in changes_in_force(state)) or any(
            isinstance(it.rule, words.MustPay) for it, _ in active(state).requirements
        )
        state.layout.costs_move = known
    return known
