"""A quick look at plain costs, so that not every card has to be tried out on a twin."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from app.games.spoils import vocabulary as words
from app.games.spoils.engine import choosing, stats
from app.games.spoils.engine.actions import Action, Answer, CardId, Player
from app.games.spoils.engine.changing import active, changes_in_force, scope_of
from app.games.spoils.engine.costs import COST_OF, PREPAID
from app.games.spoils.engine.following import PLACE, STEPS, TOTAL
from app.games.spoils.engine.state import Frame, State
from app.games.spoils.engine.texts import Text
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
    letters: dict[str, int] = {}
    total, is_plain = number, True
    for step in steps:
        if not _is_plain(step):
            if not isinstance(step, _HARMLESS):
                return None
            is_plain = False
        elif not _can_be_done(state, player, card, step):
            return False
        total += _paid_for(step, letters)
    if total > free:
        return False
    return True if is_plain else None


def can_flip_up(state: State, player: Player, text: Text) -> bool | None:
    """Whether a plain Flip Up can be paid, None where only trying it out tells. Rules: 507.4."""
    resolve = text.on_resolve
    assert text.flip_up is not None
    if _costs_move(state):
        return None
    if text.flip_up.cost > len(stats.free_resources(state, player)):
        return False
    is_free = resolve is None or (isinstance(resolve, words.OnResolve) and not resolve.cost)
    return True if is_free and text.attach_to is None and not text.flip_up.extra else None


def leads_on(state: State, frame: Frame, answer: Action) -> bool | None:
    """Whether a plain cost still can be satisfied after an answer, None where trying it tells."""
    steps: Sequence[words.Step] = frame.bound[STEPS]
    asking, *left = steps[frame.bound[PLACE] :] or (None,)
    if frame is not state.frames[-1] or not isinstance(asking, words.Pick | words.ChooseNumber):
        return None
    if _costs_move(state) or not _is_plain(asking):
        return None
    if not all(isinstance(it, words.Pick | words.Pay) and _is_plain(it) for it in left):
        return None
    letters = {
        key.removeprefix("letter "): it
        for key, it in frame.bound.items()
        if key.startswith("letter ")
    }
    if isinstance(asking, words.ChooseNumber) and isinstance(answer, Answer):
        letters[asking.letter] = answer.value
    card: CardId = frame.bound[COST_OF]
    if not all(_can_be_done(state, frame.player, card, it) for it in left):
        return False
    due = frame.bound.get(TOTAL, 0) + sum(_paid_for(it, letters) for it in left)
    if frame.bound.get("skips number"):
        return True
    return bool(due - frame.bound[PREPAID] <= len(stats.free_resources(state, frame.player)))


def _can_be_done(state: State, player: Player, card: CardId, step: words.Step) -> bool:
    """Whether a plain step of a cost, other than paying, can be carried out."""
    match step:
        case words.Pick(cards):
            return bool(choosing.pickable(scope_of(state, card), cards, player))
        case words.Deplete():
            return not (state.depleted[card] or stats.is_type(state, card, CardType.RESOURCE))
        case words.Discard(count):
            left = len(state.hand[player]) - (state.area[card] is Area.HAND)
            return isinstance(count, int) and left >= count
    return True


def _paid_for(step: words.Step, letters: dict[str, int]) -> int:
    """What a step adds to the numeric cost, with the least number for each letter chosen."""
    match step:
        case words.ChooseNumber(letter, int(least)):
            letters[letter] = least
        case words.Pay(int(amount), words.Player.YOU):
            return amount
        case words.Pay(words.Number(letter), words.Player.YOU):
            return letters.get(letter, 0)
    return 0


def _may_be_replaced(state: State, steps: Sequence[words.Step]) -> bool:
    """Whether a plain cost might be replaced by something else: of these, discarding. 506.2."""
    if state.game.rules.costs_are_never_replaced or not active(state).replacements:
        return False
    return any(isinstance(step, words.Discard) for step in steps)


_HARMLESS: Final = (words.ChooseNumber, words.Let, words.Only)
"""Steps that are not plain, but leave everything where it is for the steps after them."""


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
            return isinstance(amount, int | words.Number)
        case words.ChooseNumber(_, least, None, words.Player.YOU):
            return isinstance(least, int)
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
