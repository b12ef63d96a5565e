"""Resolving a battle, speed by speed. Rules: 609, 408."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.effects import replacements
from app.games.spoils.engine.model import frames, windows
from app.games.spoils.engine.model.actions import Answer, CardId, Player
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.locals import BattleLocals, DivideLocals
from app.games.spoils.engine.model.proposed_effect import EffectKind, ProposedEffect
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.read import battles, stats
from app.games.spoils.engine.read.active_text import changes_on
from app.games.spoils.engine.write import battle_mutations, mutations


def attackers_window(state: State, frame: Frame) -> None:
    """Let the attacking player use tactics and abilities. Rules: 609.1a, 609.1e."""
    windows.open_battle_window(state, frame.player)


def defenders_window(state: State, frame: Frame) -> None:
    """Then let the defending player use tactics and abilities. Rules: 609.1a, 609.1e."""
    windows.open_battle_window(state, 1 - frame.player)


def find_speed(state: State, frame: Frame) -> None:
    """Find the highest speed among those that have not assigned damage yet. Rules: 609.1b."""
    speeds = [stats.speed(state, card) for card in _waiting(state)]
    if not speeds:
        frames.go_to(frame, BATTLE, deplete_survivors)
        return
    frame.own = BattleLocals(max(speeds))


def _waiting(state: State) -> list[CardId]:
    """The characters in the battle that have not assigned battle damage."""
    battle = state.battle
    assert battle is not None
    return [c for c in battle.attacking + battle.blocking if c not in battle.done]


def assign(state: State, frame: Frame) -> None:
    """Let everybody with that speed assign damage: attackers, then blockers. 609.1c, 609.1d."""
    battle = state.battle
    assert battle is not None
    speed = frames.own(frame, BattleLocals).speed
    source = next((c for c in _waiting(state) if stats.speed(state, c) == speed), None)
    if source is None:
        return
    frames.again(frame)
    targets = _targets(state, source)
    if not targets:
        battle_mutations.assign(state, source, ())
    elif len(targets) == 1:
        battle_mutations.assign(state, source, [(targets[0], stats.strength(state, source))])
    else:
        frames.push(state, "divide", _assigner(state, source), DivideLocals(source, targets))


def _assigner(state: State, source: CardId) -> Player:
    battle = state.battle
    assert battle is not None
    return battle.attacker if source in battle.attacking else 1 - battle.attacker


def _targets(state: State, source: CardId) -> tuple[CardId, ...]:
    """The cards that a character's damage can be assigned to. Rules: 609.1c, 609.1d, 609.2."""
    battle = state.battle
    assert battle is not None
    if source in battle.blocking:
        return _attracting(state, battle.attacking)
    target = battles.attack_target(state)
    aim = () if target is None else (target,)
    if not battle.blocking:
        return aim
    if changes_on(state, source, v.AssignsToTarget):
        return aim
    party = _attracting(state, battle.blocking)
    if rules_on_assigning(state, source):
        return (*aim, *party)
    return party


def rules_on_assigning(state: State, source: CardId) -> bool:
    """True if the character may assign its damage to the target of the attack instead."""
    return bool(changes_on(state, source, v.MayAssignToTarget))


def _attracting(state: State, party: Sequence[CardId]) -> tuple[CardId, ...]:
    """The members of a party to which damage must be assigned, if there are any; else all."""
    must = tuple(c for c in party if changes_on(state, c, v.AttractsDamage))
    return must or tuple(party)


def divide(state: State, frame: Frame) -> None:
    """Divide one character's damage, target by target; the last one gets the rest. What may go
    to the target of the attack instead of the blocking party goes there as a whole. 609.1c.
    """
    own = frames.own(frame, DivideLocals)
    source, targets = own.source, own.targets
    if frame.answer is not None:
        answer = frames.answered(frame)
        assert isinstance(answer, Answer)
        own.shares = (*own.shares, answer.value)
    shares = own.shares
    left = stats.strength(state, source) - sum(shares)
    if len(shares) == len(targets) - 1 or left <= 0:
        full = (*shares, max(left, 0), *[0] * len(targets))[: len(targets)]
        battle_mutations.assign(state, source, list(zip(targets, full, strict=True)))
        return
    target = targets[len(shares)]
    is_instead = target == battles.attack_target(state)
    options = [Answer(n) for n in ((0, left) if is_instead else range(left + 1))]
    frames.ask(state, frame.player, DecisionKind.DIVIDE, options, source=source, chosen=(target,))
    frames.again(frame)


DIVIDE: Final[tuple[frames.Step, ...]] = (divide,)


def inflict(state: State, frame: Frame) -> None:
    """Inflict all assigned damage at once, summed up by target. Rules: 609.1f."""
    shares: dict[CardId, list[tuple[CardId, int]]] = {}
    for source, target, amount in battle_mutations.take_assigned(state):
        shares.setdefault(target, []).append((source, amount))
    effects = [
        ProposedEffect(
            EffectKind.INFLICT,
            state.ref(target),
            amount=sum(amount for _, amount in them),
            shares=tuple(them),
            in_battle=True,
        )
        for target, them in shares.items()
    ]
    replacements.propose(state, frame, effects)


def repeat(state: State, frame: Frame) -> None:
    """Repeat until everybody in the battle has assigned damage. Rules: 609.1g."""
    if _waiting(state):
        frame.at = 0


def deplete_survivors(state: State, frame: Frame) -> None:
    """Deplete the survivors. Rules: 609.1h."""
    battle = state.battle
    assert battle is not None
    for card in battle.attacking + battle.blocking:
        mutations.deplete(state, card)


BATTLE: Final[tuple[frames.Step, ...]] = (
    attackers_window,
    defenders_window,
    find_speed,
    assign,
    attackers_window,
    defenders_window,
    inflict,
    repeat,
    deplete_survivors,
)
