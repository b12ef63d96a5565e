"""Games that have to go alike: seats exchanged, cards listed in another order, one card more."""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from app.games.spoils.engine import State, apply, legal_actions
from app.games.spoils.engine.model.actions import (
    Action,
    Answer,
    Attack,
    CardId,
    Choose,
    Deploy,
    PlayResource,
    UseAbility,
)
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.terms import Area
from tests.awkward.modes import MADE, MODES, Situation, sides_of, table_of
from tests.awkward.playing import MOST_ANSWERS, Broken
from tests.support.scenario import Side, board

Key = tuple[object, ...]
"""A card or an answer in words that are the same in both games."""

ONE_MORE: Final = "Hut"
_ONE_MORE_CARD: Final = "one more card under the decks"
_OUT_OF_REACH: Final = 20
"""Under so many more cards of a deck no text reaches another one."""
Sides = tuple[Side, Side]


def _exchanged(sides: Sides) -> Sides:
    return sides[1], sides[0]


def _listed_backwards(sides: Sides) -> Sides:
    mine, yours = (replace(it, play=list(reversed(it.play))) for it in sides)
    return mine, yours


def _with_more(sides: Sides, count: int) -> Sides:
    mine, yours = (replace(it, deck=[*it.deck, *[ONE_MORE] * count]) for it in sides)
    return mine, yours


def _one_more(sides: Sides) -> Sides:
    return _with_more(sides, 1)


RELATIONS: Final[dict[str, Callable[[Sides], Sides]]] = {
    "seats exchanged": _exchanged,
    "listed backwards": _listed_backwards,
    _ONE_MORE_CARD: _one_more,
}


def compare(given: Situation, relation: str) -> int:
    """Play a situation and its relative side by side; how many questions were compared.

    Chance is not compared, nor how damage is divided card by card. Raises Broken.
    """
    sides = sides_of(given)
    if relation == _ONE_MORE_CARD:
        sides = _with_more(sides, _OUT_OF_REACH)
    one = table_of(given, sides)
    if one is None:
        return 0
    turned = relation == "seats exchanged"
    sides = RELATIONS[relation](sides)
    active = MODES[given.mode].active ^ turned
    other = board(*sides, *MADE, edition=given.edition, seed=given.seed + 1, active=active, turn=4)
    chance, answers, rng = random.Random(given.seed), list[Action](), one.state.rng
    left = Counter({ONE_MORE: 2}) if relation == _ONE_MORE_CARD else Counter()
    for count in range(MOST_ANSWERS):
        if one.state.rng != rng or _is_divided(one.state):
            return count
        try:
            keys = [_asked(it, turn) for it, turn in ((one.state, False), (other.state, turned))]
            if keys[0] != keys[1]:
                raise Broken(given, answers, f"{relation}: {keys[0]} is not {keys[1]}")
            _same_table(one.state, other.state, left, turned=turned)
            if one.state.decision is None:
                return count
            key = chance.choice(sorted(set(keys[0][2:]), key=repr))
            answers.append(_with_key(one.state, key, turned=False))
            apply(one.state, answers[-1])
            apply(other.state, _with_key(other.state, key, turned=turned))
        except AssertionError as error:
            if isinstance(error, Broken):
                raise
            raise Broken(given, answers, f"{relation}: {error}") from error
    return MOST_ANSWERS


def _is_divided(state: State) -> bool:
    return state.decision is not None and state.decision.kind is DecisionKind.DIVIDE


def _asked(state: State, turned: bool) -> Key:
    """The question, who is asked, and all answers in words, sorted."""
    if state.decision is None:
        result = state.result
        assert result is not None
        winner = result.winner if result.winner is None else result.winner ^ turned
        return "over", winner
    keys = [_key(state, it, turned=turned) for it in legal_actions(state)]
    return state.decision.kind.value, state.decision.player ^ turned, *sorted(keys, key=repr)


def _with_key(state: State, key: object, *, turned: bool) -> Action:
    return next(it for it in legal_actions(state) if _key(state, it, turned=turned) == key)


def _key(state: State, action: Action, *, turned: bool) -> Key:
    match action:
        case Choose(card):
            return "choose", _card(state, card, turned=turned)
        case Deploy(card, flip_up):
            return "deploy", flip_up, _card(state, card, turned=turned)
        case UseAbility(card, number):
            return "use", number, _card(state, card, turned=turned)
        case Attack(card):
            return "attack", _card(state, card, turned=turned)
        case PlayResource(card, face_down):
            return "play", face_down, _card(state, card, turned=turned)
        case Answer(value):
            return _numbered(state, value, turned=turned)
    return (str(action),)


def _numbered(state: State, value: int, *, turned: bool) -> Key:
    decision = state.decision
    assert decision is not None
    if decision.kind is DecisionKind.ORDER:
        return "order", decision.words[value], _card(state, decision.sources[value], turned=turned)
    return "answer", decision.words[value] if decision.words else value


def _card(state: State, card: CardId, *, turned: bool) -> Key:
    host = state.attached_to[card]
    return (
        state.name(card), state.owner[card] ^ turned, state.controller[card] ^ turned,
        state.area[card].value, state.face_down[card], state.depleted[card], state.tokens[card],
        sum(state.damage[card].values()), state.name(host) if host >= 0 else "",
    )  # fmt: skip


def _same_table(one: State, other: State, more: Counter[str], *, turned: bool) -> None:
    """Both tables hold the same, seen from the exchanged seats; `more` are those added."""
    influence: Sequence[int] = other.influence
    assert one.influence == list(reversed(influence) if turned else influence), "influence differs"
    mine, theirs = (
        Counter(_card(it, CardId(card), turned=turn) for card in range(len(it.kind)))
        for it, turn in ((one, False), (other, turned))
    )
    extra = Counter(key[0] for key in (theirs - mine).elements())
    assert not mine - theirs, f"cards differ: {sorted(mine - theirs, key=repr)}"
    assert extra == more, f"cards differ: {extra}"
    assert not any(key[3] != Area.DECK.value for key in theirs - mine), "the added card moved"
