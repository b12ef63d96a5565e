"""Mutations of the battle: its parties and the damage they assign. Rules: 302, 608, 609."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.spoils.engine.model import events
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.state import Battle, State
from app.games.spoils.engine.write.areas import drop_from_battle
from app.games.spoils.engine.write.invalidation import invalidate_marks
from app.games.spoils.engine.write.mutations import emit


def begin_battle(state: State, attacker: Player, target: CardId) -> None:
    """Begin a battle as an attack is announced. Rules: 302.8, 608.1a."""
    state.battle = Battle(attacker, state.ref(target))
    emit(state, events.AttackAnnounced(attacker, target))


def form_attacking_party(state: State, party: Sequence[CardId], target: CardId) -> None:
    """Form the attacking party of these characters. Rules: 608.1b."""
    assert state.battle is not None
    state.battle.attacking.extend(party)
    emit(state, events.Attacked(state.battle.attacker, tuple(party), target))


def form_blocking_party(state: State, party: Sequence[CardId]) -> None:
    """Form the blocking party; characters that an effect added before join it. Rules: 608.1d."""
    battle = state.battle
    assert battle is not None
    joining = [card for card in battle.blockers_added if card not in party]
    battle.blocking.extend((*party, *joining))
    battle.blockers_added = []
    invalidate_marks(state)
    if party:
        emit(state, events.Blocked(1 - battle.attacker, tuple(party)))


def add_to_party(state: State, card: CardId, *, attacking: bool, formed: bool) -> None:
    """Add a character to a party; before blocks it waits. Rules: 608.1c."""
    battle = state.battle
    assert battle is not None
    if attacking:
        battle.attacking.append(card)
    elif formed:
        battle.blocking.append(card)
    else:
        battle.blockers_added.append(card)
    emit(state, events.JoinedBattle(card, attacking))


def remove_from_battle(state: State, card: CardId) -> None:
    """Remove a character from its party. Rules: 302.15."""
    if drop_from_battle(state, card):
        emit(state, events.LeftBattle(card))


def assign(state: State, source: CardId, shares: Sequence[tuple[CardId, int]]) -> None:
    """Assign a character's damage, to nothing if nothing is left. Rules: 609.1, 609.2.

    Where zero damage is judged after increases, one that has none assigns 0 to each (ED-56).
    """
    battle = state.battle
    assert battle is not None
    battle.done.append(source)
    invalidate_marks(state)
    is_none = not any(amount for _, amount in shares)
    for target, amount in shares:
        if amount or (is_none and state.game.rules.zero_damage_is_judged_last):
            battle.assigned.append((source, target, amount))
        if amount:
            emit(state, events.DamageAssigned(source, target, amount))


def take_assigned(state: State) -> list[tuple[CardId, CardId, int]]:
    """Take the damage assigned so far, which is about to be inflicted. Rules: 609.1f."""
    battle = state.battle
    assert battle is not None
    assigned, battle.assigned = battle.assigned, []
    invalidate_marks(state)
    return assigned


def retarget(state: State, target: CardId) -> None:
    """Change the target of the attack."""
    assert state.battle is not None
    state.battle.target = state.ref(target)
    invalidate_marks(state)


def end_battle(state: State) -> None:
    """End the battle. Rules: 609.1h."""
    assert state.battle is not None
    attacker = state.battle.attacker
    emit(state, events.BattleEnded(attacker))
    state.battle = None
    invalidate_marks(state)
