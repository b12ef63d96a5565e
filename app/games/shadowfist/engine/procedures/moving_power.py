"""Steps that move Power. Rules: 17.2."""

from __future__ import annotations

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model.bound import Scope
from app.games.shadowfist.engine.model.effects import Effect
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read import players
from app.games.shadowfist.engine.write import power


def gain(state: State, scope: Scope, effect: Effect, it: v.GainPower) -> None:
    """Let players gain Power from the bank. Rules: 17.2.2."""
    for player in players.players_of(state, scope, it.who):
        power.gain(state, player, _number(it.amount), by=effect.card)


def generate(state: State, scope: Scope, effect: Effect, it: v.GeneratePower) -> None:
    """Generate Power by an effect. Rules: 17.2.1."""
    power.generate_by_effect(
        state, effect.player, _number(it.amount), only_events=it.only_events, by=effect.card
    )


def steal(state: State, scope: Scope, effect: Effect, it: v.StealPower) -> None:
    """Steal Power from players. Rules: 17.2.3."""
    for victim in players.players_of(state, scope, it.of):
        power.steal(state, effect.player, victim, _number(it.amount))


def give_power(state: State, scope: Scope, effect: Effect, it: v.GivePower) -> None:
    """Give Power of the player to others. Rules: 17.2.4."""
    for receiver in players.players_of(state, scope, it.to):
        if receiver != effect.player:
            power.give(state, effect.player, receiver, _number(it.amount))


def move_power(state: State, scope: Scope, effect: Effect, it: v.MovePower) -> None:
    """Move Power from one pool to another. Rules: 17.2."""
    for giver in players.players_of(state, scope, it.of):
        for receiver in players.players_of(state, scope, it.to):
            if giver != receiver:
                power.give(state, giver, receiver, _number(it.amount))


def _number(amount: v.AnyAmount) -> int:
    assert isinstance(amount, int), "an amount that is not settled"
    return amount
