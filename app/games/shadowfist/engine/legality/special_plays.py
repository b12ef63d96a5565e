"""Cards in hand played as a turn begins, in response, or by an effect. Rules: 22.2.1, 23.2."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.legality.playing import (
    can_pay,
    is_allowed,
    is_time_for,
    play_cost,
)
from app.games.shadowfist.engine.model.actions import Play
from app.games.shadowfist.engine.model.bound import Bound, Scope
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read import filters
from app.games.shadowfist.engine.read.playing_texts import may_be_played_now
from app.games.shadowfist.engine.read.resources import meets

MOST_COST: Final = 1_000
"""More Power than any card costs."""


def turn_starters(state: State, player: int) -> Iterator[Play]:
    """The Events in hand that are played as one's turn begins. Rules: 22.2.1."""
    if not state.is_turn_start or state.active != player:
        return
    for card in state.hand[player]:
        kind = state.kinds[card]
        texts = kind.text.effects
        is_meant = kind.is_event and bool(texts) and texts[0].turn_start
        if is_meant and can_pay(state, player, card) and is_allowed(state, player, card):
            yield Play(card)


def responses(state: State, player: int) -> Iterator[Play]:
    """The Events in hand that respond to what is being played, in closed scenes. Rules: 23.2."""
    for card in state.hand[player]:
        kind = state.kinds[card]
        answers = any(it.responds_to is not None for it in kind.text.effects)
        is_payable = kind.is_event and answers and can_pay(state, player, card)
        if is_payable and is_allowed(state, player, card):
            yield Play(card)


def is_playable_for(state: State, player: int, card: int, told: Bound) -> bool:
    """Tell whether a card in hand can be played for an event and what that tells (26.1)."""
    is_there = card in state.hand[player]
    return is_there and can_pay(state, player, card) and is_allowed(state, player, card, told=told)


def playable_by_effect(state: State, scope: Scope, step: v.Play) -> list[int]:
    """The cards in hand, or in a smoked pile, that an effect lets its player play.

    They have the changed cost. Timing holds, too. Rules: 25.1.1, 37.0, 44.4.
    """
    player = scope.player
    is_own_shot = state.in_main_shot and state.active == player
    assert isinstance(step.less, int)
    found = []
    for card in filters.piled(state, step.from_, player):
        kind = state.kinds[card]
        is_time = (
            step.any_time
            or is_time_for(kind, is_own_shot, is_own_shot and state.attack is None)
            or may_be_played_now(state, player, card)
        )
        if not (
            is_time
            and not any(it.turn_start for it in kind.text.effects)
            and kind.text.played_as is None
            and filters.matches(state, scope, card, step.cards)
            and (step.ignoring or meets(state, player, kind.requires))
        ):
            continue
        cost = max(0, play_cost(state, player, card) - reduction(step))
        if cost <= state.power[player] and is_allowed(state, player, card, less=reduction(step)):
            found.append(card)
    return found


def reduction(step: v.Play) -> int:
    """The Power by which an effect makes a card cheaper; all of it where the card is free."""
    assert isinstance(step.less, int)
    return MOST_COST if step.free else step.less
