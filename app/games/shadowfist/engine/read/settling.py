"""Numbers and affected cards are determined as an effect is generated. Rules: 24.2."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any, Final

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model.bound import Scope
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read import amounts, filters


def settled(state: State, scope: Scope, steps: tuple[v.Step, ...]) -> tuple[v.Step, ...]:
    """Steps with their amounts worked out and their cards named.

    Conditions, and cards that a player may choose from on resolution, stay as they are.
    """
    return tuple(_step(state, scope, step) for step in steps)


def _step(state: State, scope: Scope, step: v.Step) -> v.Step:
    if isinstance(step, v.Later):
        return step
    if isinstance(
        step, (v.SearchDeck, v.TurnFaceDown, v.SmokeAndLet, v.MayToast, v.ReturnAtRandom)
    ):
        return step
    if isinstance(step, v.InflictEach):
        each = (
            amounts.amount(state, replace(scope, itself=card), step.amount)
            for card, _ in scope.bound.targets
        )
        return replace(step, amounts=tuple(each))
    if isinstance(step, v.Play):
        return replace(step, less=amounts.amount(state, scope, step.less))
    return type(step)(*(_value(state, scope, getattr(step, field.name)) for field in fields(step)))


def _value(state: State, scope: Scope, value: Any) -> Any:
    if isinstance(value, v.Amount):
        return amounts.amount(state, scope, value)
    if isinstance(value, v.Cards):
        return _cards(state, scope, value)
    if isinstance(value, v.Step):
        return _step(state, scope, value)
    if isinstance(value, v.Change):
        return _change(state, scope, value)
    if isinstance(value, tuple):
        return tuple(_value(state, scope, it) for it in value)
    return value


def _cards(state: State, scope: Scope, cards: v.Cards) -> v.Cards:
    """Roles stay roles, for their cards carry marks."""
    if len(cards.where) == 1 and isinstance(cards.where[0], v.Is):
        return cards
    return _named(state, scope, cards)


def _change(state: State, scope: Scope, change: v.Change) -> v.Change:
    assert is_dataclass(change)
    known: dict[str, int | v.Cards] = {}
    for field in fields(change):
        value = getattr(change, field.name)
        if isinstance(value, v.Amount):
            known[field.name] = amounts.amount(state, scope, value)
        elif value in _CHOSEN:
            known[field.name] = _named(state, scope, value)
    return replace(change, **known) if known else change


_CHOSEN: Final = (v.SOURCE, v.TARGET, v.CHOSEN)
"""Cards against which a change works that last longer than the effect that chose them."""


def _named(state: State, scope: Scope, cards: v.Cards) -> v.Cards:
    found = tuple(filters.cards_of(state, scope, cards))
    return v.Cards((v.Fixed(found, tuple(state.mark[it] for it in found)),))
