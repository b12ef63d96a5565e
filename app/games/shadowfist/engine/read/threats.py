"""Effects of opponents that have not resolved, by what they would do to a player. Rules: 26.2."""

from __future__ import annotations

from collections.abc import Iterable

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model.effects import Effect
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read import players
from app.games.shadowfist.engine.read.scope import Scope


def threatens(state: State, player: int, card: int, threats: Iterable[v.Threat]) -> bool:
    """Tell whether an opponent's effect of a card would do one of these things to a player."""
    scene = state.scene
    return scene is not None and any(
        effect.card == card
        and effect.player != player
        and any(_does(state, player, effect, it) for it in threats)
        for effect in scene.stack
    )


def _does(state: State, player: int, effect: Effect, threat: v.Threat) -> bool:
    scope = Scope(effect.player, effect.card, effect.bound)
    prices = () if effect.text is None else effect.text.requires
    for step in (*effect.steps, *prices):
        match step, threat:
            case v.LookAndDiscard(who=who) | v.DiscardHands(who=who), v.Threat.TO_HAND_CARDS:
                if players.is_one(state, scope, player, who):
                    return True
            case v.StealPower(of=who), v.Threat.TO_POWER:
                if players.is_one(state, scope, player, who):
                    return True
            case v.Toast() | v.ToastAs(), v.Threat.OF_TOASTING:
                return True
    return False
