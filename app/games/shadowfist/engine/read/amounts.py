"""Amounts and conditions of texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model.bound import Scope
from app.games.shadowfist.engine.model.kinds import RESOURCES
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read import filters, immunity, players, resources, scores
from app.games.shadowfist.engine.read.structure import progress
from app.games.shadowfist.engine.read.texts import designators


def amount(state: State, scope: Scope, value: v.AnyAmount) -> int:
    """The number that an amount is now."""
    if isinstance(value, int):
        return value
    return _AMOUNTS[type(value)](state, scope, value)


def holds(state: State, scope: Scope, condition: v.Condition | None) -> bool:
    """Tell whether a condition holds now; none always does."""
    return condition is None or _CONDITIONS[type(condition)](state, scope, condition)


def score_of(state: State, card: int, score: v.Score, *, printed: bool) -> int:
    """A score of a card, as printed or as it is now."""
    kind = state.kinds[card]
    match score:
        case v.Score.FIGHTING:
            return kind.fighting if printed else scores.fighting(state, card)
        case v.Score.BODY:
            return kind.body if printed else scores.body(state, card)
        case v.Score.COST:
            return (kind.cost or 0) if printed else scores.cost(state, card)
        case v.Score.DAMAGE:
            return state.damage[card] + state.corrupted[card]


def _total(state: State, scope: Scope, it: v.Total) -> int:
    found = filters.cards_of(state, scope, it.cards)
    return sum(score_of(state, card, it.score, printed=it.printed) for card in found)


def _resources(state: State, scope: Scope, it: v.Resources) -> int:
    place = RESOURCES.index(it.resource)
    return sum(
        resources.provided(state, player, place)
        for player in players.players_of(state, scope, it.who)
    )


def _power(state: State, scope: Scope, it: v.Power) -> int:
    return sum(state.power[player] for player in players.players_of(state, scope, it.who))


_TALENTS: Final = (v.CHI, v.HIGH_TECH, v.MAGIC)
"""The resources that belong to no faction. Rules: 8.4."""

_AMOUNTS: Final[Mapping[type[v.Amount], Callable[[State, Scope, Any], int]]] = {
    v.Number: lambda state, scope, it: scope.bound.number(it.letter),
    v.Count: lambda state, scope, it: len(filters.counted(state, scope, it.cards)),
    v.Total: _total,
    v.Resources: _resources,
    v.Factions: lambda state, scope, it: sum(
        resources.provided(state, scope.player, place) > 0
        for place, resource in enumerate(RESOURCES)
        if resource not in _TALENTS
    ),
    v.Power: _power,
    v.InHand: lambda state, scope, it: sum(
        len(state.hand[player]) for player in players.players_of(state, scope, it.who)
    ),
    v.LettersInTitle: lambda state, scope, it: sum(
        sum(map(str.isalpha, state.kinds[card].title.split()[0]))
        for card in filters.cards_of(state, scope, it.cards)
    ),
    v.Provisions: lambda state, scope, it: sum(
        sum(count for _, count in state.kinds[card].provides)
        for card in filters.cards_of(state, scope, it.cards)
    ),
    v.Counters: lambda state, scope, it: sum(
        state.counters.get(card, 0) for card in filters.cards_of(state, scope, it.cards)
    ),
    v.Healable: lambda state, scope, it: sum(
        scores.healable(state, card)
        for card in filters.cards_of(state, scope, it.cards)
        if not immunity.is_immune(state, card, scope.card)
    ),
    v.CountPlayers: lambda state, scope, it: len(
        players.for_whom(state, scope, it.who, it.condition)
    ),
    v.Plus: lambda state, scope, it: (
        amount(state, scope, it.first) + amount(state, scope, it.second)
    ),
    v.Minus: lambda state, scope, it: max(
        0, amount(state, scope, it.first) - amount(state, scope, it.second)
    ),
    v.Times: lambda state, scope, it: it.times * amount(state, scope, it.amount),
    v.HalfUp: lambda state, scope, it: -(-amount(state, scope, it.amount) // 2),
    v.Least: lambda state, scope, it: min(
        amount(state, scope, it.first), amount(state, scope, it.second)
    ),
}


def _no_two_alike(state: State, scope: Scope, it: v.NoTwoAlike) -> bool:
    titles: Counter[str] = Counter()
    for card in filters.counted(state, scope, it.cards):
        if not state.face_down[card]:
            titles.update(state.kinds[card].titles)
    return max(titles.values(), default=0) < 2


def _any_share(state: State, scope: Scope, it: v.AnyShareDesignator) -> bool:
    words: Counter[str] = Counter()
    for card in filters.counted(state, scope, it.cards):
        words.update(designators(state, card))
    return max(words.values(), default=0) >= 2


def _has_played(state: State, scope: Scope, it: v.HasPlayedInAttack) -> bool:
    attack = state.attack
    return attack is not None and any(
        (player, it.title) in attack.played for player in players.players_of(state, scope, it.who)
    )


def _closer(state: State, scope: Scope, it: v.Closer) -> bool:
    """R24: by what is missing for victory; ties are not closer."""
    mine = max((progress(state, at) for at in players.players_of(state, scope, it.than)), default=0)
    theirs = players.players_of(state, scope, it.who)
    return bool(theirs) and all(progress(state, at) > mine for at in theirs)


def _at_least_as_close(state: State, scope: Scope, it: v.AtLeastAsClose) -> bool:
    mine = max((progress(state, at) for at in players.players_of(state, scope, it.to)), default=0)
    theirs = players.players_of(state, scope, it.who)
    return bool(theirs) and all(progress(state, at) >= mine for at in theirs)


_CONDITIONS: Final[Mapping[type[v.Condition], Callable[[State, Scope, Any], bool]]] = {
    v.Exists: lambda state, scope, it: bool(filters.counted(state, scope, it.cards)),
    v.AnyPlayer: lambda state, scope, it: bool(
        players.for_whom(state, scope, it.who, it.condition)
    ),
    v.NoTwoAlike: _no_two_alike,
    v.AnyShareDesignator: _any_share,
    v.HasFactionResources: lambda state, scope, it: any(
        resources.provided(state, scope.player, place) >= it.least
        for place, resource in enumerate(RESOURCES)
        if resource not in _TALENTS
    ),
    v.DrewEvenNumber: lambda state, scope, it: state.drawn > 0 and state.drawn % 2 == 0,
    v.DuringAttack: lambda state, scope, it: state.attack is not None,
    v.InMainShot: lambda state, scope, it: (
        state.in_main_shot and players.is_one(state, scope, state.active, it.who)
    ),
    v.Among: lambda state, scope, it: any(
        players.is_one(state, scope, player, it.of)
        for player in players.players_of(state, scope, it.who)
    ),
    v.HasPlayedInAttack: _has_played,
    v.HasHadTurn: lambda state, scope, it: all(
        player in state.had_turn for player in players.players_of(state, scope, it.who)
    ),
    v.Closer: _closer,
    v.AtLeastAsClose: _at_least_as_close,
    v.IsActive: lambda state, scope, it: players.is_one(state, scope, state.active, it.who),
    v.NoLess: lambda state, scope, it: (
        amount(state, scope, it.first) >= amount(state, scope, it.second)
    ),
    v.NoMore: lambda state, scope, it: (
        amount(state, scope, it.first) <= amount(state, scope, it.second)
    ),
    v.Equal: lambda state, scope, it: (
        amount(state, scope, it.first) == amount(state, scope, it.second)
    ),
    v.Not: lambda state, scope, it: not holds(state, scope, it.condition),
    v.Both: lambda state, scope, it: (
        holds(state, scope, it.first) and holds(state, scope, it.second)
    ),
}

KNOWN_AMOUNTS: Final = frozenset(_AMOUNTS)
KNOWN_CONDITIONS: Final = frozenset(_CONDITIONS)
