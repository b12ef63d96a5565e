"""Power and the six ways in which it comes and goes. Rules: 17.2."""

from __future__ import annotations

from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.write.telling import tell


def generate(state: State, player: int, amount: int, *, by: int = -1) -> None:
    """Power from Sites in the Establishing Shot. Rules: 17.2.1."""
    state.power[player] += amount
    tell(state, events.PowerGenerated(player, amount, by))


def generate_by_effect(
    state: State, player: int, amount: int, *, only_events: bool, by: int
) -> None:
    """Power of an Event in the Establishing Shot, unless another was first. Rules: 17.2.1."""
    if state.no_generation[player] or state.has_generated_all or state.has_generated_by_event:
        return
    state.has_generated_by_event = True
    state.has_generated_all = not only_events
    if amount > 0:
        state.has_generated = True
        generate(state, player, amount, by=by)


def gain(state: State, player: int, amount: int, *, by: int = -1) -> None:
    """Power from the bank by an effect. Rules: 17.2.2."""
    if amount > 0:
        state.power[player] += amount
        tell(state, events.PowerGained(player, amount, by))


def steal(state: State, player: int, victim: int, amount: int) -> None:
    """Take Power from another pool, as much as there is. Rules: 17.2.3."""
    amount = min(amount, state.power[victim])
    if amount > 0:
        state.power[victim] -= amount
        state.power[player] += amount
        tell(state, events.PowerStolen(player, victim, amount))


def give(state: State, player: int, receiver: int, amount: int) -> None:
    """Hand over Power of one's own will. Rules: 17.2.4."""
    amount = min(amount, state.power[player])
    if amount > 0:
        state.power[player] -= amount
        state.power[receiver] += amount
        tell(state, events.PowerGiven(player, receiver, amount))


def pay(state: State, player: int, amount: int) -> None:
    """Spend Power, of which there is enough. Rules: 17.2.5."""
    assert state.power[player] >= amount, "more Power paid than there is"
    if amount > 0:
        state.power[player] -= amount
        tell(state, events.PowerPaid(player, amount))


def lose(state: State, player: int, amount: int) -> None:
    """Lose Power, as much as there is; that is not paying. Rules: 17.2.6."""
    amount = min(amount, state.power[player])
    if amount > 0:
        state.power[player] -= amount
        tell(state, events.PowerLost(player, amount))
