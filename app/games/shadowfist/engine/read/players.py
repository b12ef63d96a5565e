"""The players that a text names. Rules: 24.2."""

from __future__ import annotations

from dataclasses import replace

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model.bound import Scope
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read import amounts, filters
from app.games.shadowfist.engine.read.structure import others


def players_of(state: State, scope: Scope, who: v.Who) -> list[int]:
    """The players, from the left of the controller, who comes first where meant."""
    if isinstance(who, v.ControllerOf):
        return [state.controller[it] for it in filters.cards_of(state, scope, who.cards)]
    match who:
        case v.Player.YOU:
            return [scope.player]
        case v.Player.OPPONENTS:
            return list(others(state, scope.player))
        case v.Player.THEY:
            return [scope.bound.they] if scope.bound.they >= 0 else []
        case v.Player.EACH:
            return [scope.player, *others(state, scope.player)]
        case v.Player.OWNER:
            return [state.owner[scope.card]]
        case v.Player.VICTIM:
            return [scope.bound.victim] if scope.bound.victim >= 0 else []
        case v.Player.RICHEST | v.Player.POOREST:
            all_of_them = [scope.player, *others(state, scope.player)]
            powers = [state.power[it] for it in all_of_them]
            wanted = max(powers) if who is v.Player.RICHEST else min(powers)
            return [it for it in all_of_them if state.power[it] == wanted]
        case v.Player.DECLARER:
            return [] if state.attack is None else [state.attack.declarer]
        case v.Player.LEFT:
            return list(others(state, scope.player))[:1]


def is_one(state: State, scope: Scope, player: int, who: v.Who) -> bool:
    """Tell whether a player is among those that a text names."""
    if who is v.Player.YOU:
        return player == scope.player
    if who is v.Player.OPPONENTS:
        return player != scope.player
    return player in players_of(state, scope, who)


def for_whom(state: State, scope: Scope, who: v.Who, condition: v.Condition) -> list[int]:
    """The players for whom a condition holds, each as THEY."""
    return [
        it
        for it in players_of(state, scope, who)
        if amounts.holds(state, replace(scope, bound=replace(scope.bound, they=it)), condition)
    ]
