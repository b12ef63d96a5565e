"""The cards in the roles that a text names."""

from __future__ import annotations

from collections.abc import Iterable

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model.bound import Marked, Scope
from app.games.shadowfist.engine.model.state import State


def role(state: State, scope: Scope, it: v.Is) -> list[int]:
    """The cards in a role that are still the same; what was paid is named by what it was."""
    bound = scope.bound
    match it.role:
        case v.Role.THIS:
            return [scope.card]
        case v.Role.SUBJECT:
            if bound.subject is not None:
                card, mark = bound.subject
                return [card] if state.mark[card] == mark else []
            subject = state.subject[scope.card]
            return [subject] if subject >= 0 else []
        case v.Role.ITSELF:
            return [scope.itself] if scope.itself >= 0 else []
        case v.Role.ATTACK_TARGET:
            return [] if state.attack is None else [state.attack.target]
        case v.Role.PRICE:
            return [card for card, _ in bound.price]
        case v.Role.TARGET:
            marked = bound.targets
        case v.Role.CHOSEN:
            marked = bound.chosen
        case v.Role.SOURCE:
            marked = () if bound.source is None else (bound.source,)
        case v.Role.THAT:
            return [] if bound.that is None else [bound.that[0]]
    if it.nth:
        marked = marked[it.nth - 1 : it.nth]
    return still_there(state, marked)


def still_there(state: State, marked: Iterable[Marked]) -> list[int]:
    """The cards among some with marks that are still the same. Rules: 24.1.3.3."""
    return [card for card, mark in marked if state.mark[card] == mark]
