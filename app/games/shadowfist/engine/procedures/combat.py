"""Combat, from the scene before it to its clean-up. Rules: 30, 50.1."""

from __future__ import annotations

from app.games.shadowfist.engine.damage.combat import Exchange, ambush, exchange
from app.games.shadowfist.engine.damage.inflicting import Infliction, points_to_divide
from app.games.shadowfist.engine.damage.modifiers import DamageKind
from app.games.shadowfist.engine.damage.results import Result
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import Number
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.locals import CombatLocals
from app.games.shadowfist.engine.model.state import Frame, State
from app.games.shadowfist.engine.procedures.asking import ask
from app.games.shadowfist.engine.procedures.attacking import attack_of
from app.games.shadowfist.engine.procedures.auctions import hold_auctions
from app.games.shadowfist.engine.procedures.fates import ask_fates
from app.games.shadowfist.engine.procedures.harm import (
    apply_results,
    place,
    results_of,
    reveal_damaged,
)
from app.games.shadowfist.engine.procedures.recalculating import recalculate
from app.games.shadowfist.engine.procedures.redirecting import redirected
from app.games.shadowfist.engine.procedures.scenes import open_window
from app.games.shadowfist.engine.read.combatants import combatant
from app.games.shadowfist.engine.read.structure import is_in_play
from app.games.shadowfist.engine.write.telling import tell
from app.games.tabletop.referee.frames import again, answered, leave, own


def open_pre_combat(state: State, frame: Frame) -> None:
    """30.1: an open scene before the combat."""
    open_window(state, frame.player)


def enter_combat(state: State, frame: Frame) -> None:
    """30.2: combat begins for those still in it; then all is closed."""
    kept = own(frame, CombatLocals)
    kept.fights = _still_fighting(state, kept)
    if not kept.fights:
        leave(state, frame)
        return
    attack = attack_of(state)
    attack.fights = [(it, opponent) for attackers, opponent in kept.fights for it in attackers]
    for attackers, opponent in kept.fights:
        tell(state, events.CombatBegan(attackers, opponent))
    open_window(state, frame.player, is_open=False)


def _still_fighting(state: State, kept: CombatLocals) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Attackers that have not ceased, against a target or an interceptor that is still theirs."""
    attack = attack_of(state)
    found = []
    for attackers, declared in kept.fights:
        opponent = attack.target if declared in attack.former else declared
        if opponent == attack.target:
            left = tuple(attack.attacking)
            is_on = is_in_play(state, opponent, attack.target_mark)
        else:
            left = tuple(it for it in attackers if it in attack.attacking)
            is_on = attack.interceptor_of(opponent) == attackers[0]
        if left and is_on:
            found.append((left, opponent))
    return tuple(found)


def strike_first(state: State, frame: Frame) -> None:
    """50.1: attackers with Ambush inflict combat damage first; steps 30.3 and 30.4 for them."""
    kept = own(frame, CombatLocals)
    struck: list[Exchange] = []
    for attackers, opponent in kept.fights:
        fighters = [combatant(state, it, (opponent,)) for it in attackers]
        first = ambush(fighters, combatant(state, opponent, attackers))
        if first is not None:
            struck.append(first)
    if struck:
        kept.struck = frozenset(key for each in struck for key in each.struck)
        _carry_out(state, kept, struck)
        recalculate(state)
        open_window(state, frame.player, is_open=False)


def divide_damage(state: State, frame: Frame) -> None:
    """30.3.1: a target that fights several attackers divides its damage as its controller likes."""
    kept = own(frame, CombatLocals)
    kept.fights = _still_fighting(state, kept)
    if len(kept.fights) != 1 or len(kept.fights[0][0]) < 2:
        return
    attackers, target = kept.fights[0]
    if not state.kinds[target].is_character:
        return
    left = points_to_divide(combatant(state, target, attackers)) - sum(kept.shares.values())
    waiting = [it for it in attackers if it not in kept.shares]
    if frame.answer is not None:
        answer = answered(frame)
        assert isinstance(answer, Number)
        kept.shares[waiting.pop(0)] = answer.value
        left -= answer.value
    if len(waiting) > 1 and left > 0:
        options = [Number(it) for it in range(left + 1)]
        ask(state, frame, state.controller[target], Question.DIVIDE, options)
        again(frame)
        return
    for card in waiting:
        kept.shares[card] = left
        left = 0


def inflict_damage(state: State, frame: Frame) -> None:
    """30.3: all others inflict damage equal to their current Fighting, at the same time."""
    kept = own(frame, CombatLocals)
    exchanges = []
    for attackers, opponent in kept.fights:
        fighters = [combatant(state, it, (opponent,)) for it in attackers]
        opposed = combatant(state, opponent, attackers)
        exchanges.append(exchange(fighters, opposed, kept.shares or None, kept.struck))
    _carry_out(state, kept, exchanges)


def _carry_out(state: State, kept: CombatLocals, exchanges: list[Exchange]) -> None:
    """30.3: counters for all first, then what is at zero; a damaged Site is revealed (30.3.2)."""
    attack = attack_of(state)
    attack.is_fought |= any(opponent == attack.target for _, opponent in kept.fights)
    results = [result for each in exchanges for result in each.results]
    inflictions = [it for each in exchanges for it in each.inflictions]
    sent: list[Infliction] = []
    if state.signposts:
        inflictions, sent = redirected(state, inflictions)
        results = results_of((*inflictions, *sent))
    reveal_damaged(state, results, attack.declarer)
    for result in results:
        if result.before.key == attack.target and _is_damaged_in_combat(result):
            attack.is_success = True
    place(state, inflictions, in_combat=True)
    place(state, sent, in_combat=False)
    kept.beaten += apply_results(state, results, in_combat=True)


def _is_damaged_in_combat(result: Result) -> bool:
    return any(it.kind is DamageKind.COMBAT and it.amount for it in result.inflictions)


def recalculate_after(state: State, frame: Frame) -> None:
    """20.2: a bonus may have gone with a card. Sites at zero wait for their fate (30.3.3)."""
    assert not own(frame, CombatLocals).beaten, "a fate is still open"
    recalculate(state)


def clean_up(state: State, frame: Frame) -> None:
    """30.4: what damage and fates triggered goes into the clean-up scene, which is closed."""
    attack_of(state).fights = []
    tell(state, events.CombatEnded())
    open_window(state, frame.player, is_open=False)


COMBAT = (
    open_pre_combat,
    enter_combat,
    strike_first,
    divide_damage,
    inflict_damage,
    ask_fates,
    hold_auctions,
    recalculate_after,
    clean_up,
)
