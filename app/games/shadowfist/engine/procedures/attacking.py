"""Attacks from their declaration to their end. Rules: 28."""

from __future__ import annotations

from app.games.shadowfist.engine.legality.attacks import attackers, has_company, joiners, may_join
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import DONE, Action, Choose
from app.games.shadowfist.engine.model.attack import Attack
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.locals import AttackLocals, CombatLocals, InterceptLocals
from app.games.shadowfist.engine.model.state import Frame, State
from app.games.shadowfist.engine.procedures.asking import ask, begin
from app.games.shadowfist.engine.procedures.scenes import open_window
from app.games.shadowfist.engine.procedures.victory import check_victory
from app.games.shadowfist.engine.read.structure import from_left_of, others
from app.games.shadowfist.engine.write import marks
from app.games.shadowfist.engine.write.structure import place
from app.games.shadowfist.engine.write.telling import tell
from app.games.tabletop.referee.frames import again, answered, own


def attack_of(state: State) -> Attack:
    """The attack that is under way."""
    assert state.attack is not None, "no attack is under way"
    return state.attack


def choose_attackers(state: State, frame: Frame) -> None:
    """28.1: one or more eligible Characters, chosen one by one."""
    kept, player = own(frame, AttackLocals), frame.player
    if not _choose_next(frame, kept):
        return
    able = [Choose(it) for it in attackers(state, player, kept.target) if it not in kept.chosen]
    _ask_for_next(state, frame, player, Question.ATTACKERS, able, needs_one=True)


def _choose_next(frame: Frame, kept: AttackLocals) -> bool:
    """Take an answer; whether to ask for more."""
    if frame.answer is None:
        return True
    answer = answered(frame)
    if isinstance(answer, Choose):
        kept.chosen.append(answer.card)
    return answer is not DONE


def _ask_for_next(
    state: State,
    frame: Frame,
    player: int,
    question: Question,
    able: list[Choose],
    *,
    needs_one: bool,
) -> None:
    kept = own(frame, AttackLocals)
    if able:
        others = [*kept.chosen, *([] if state.attack is None else state.attack.attacking)]
        may_stop = (kept.chosen or not needs_one) and all(
            has_company(state, it, others) for it in kept.chosen
        )
        options: list[Action] = [DONE, *able] if may_stop else [*able]
        ask(state, frame, player, question, options)
        again(frame)


def declare(state: State, frame: Frame) -> None:
    """28.1, 28.3, 27.2: all turn and are at the target's location, without changing location."""
    kept, player = own(frame, AttackLocals), frame.player
    target = kept.target
    defender = state.controller[target]
    state.attack = Attack(player, target, state.mark[target], state.at[target], defender)
    marks.forget_uses_in_attacks(state)
    _join_in(state, kept.chosen)
    tell(state, events.AttackDeclared(player, target, tuple(kept.chosen)))
    kept.waiting = list(others(state, player))
    open_window(state, player)


def _join_in(state: State, chosen: list[int]) -> None:
    attack = attack_of(state)
    for card in chosen:
        marks.turn(state, card)
        attack.home[card] = state.at[card]
        attack.attacking.append(card)
        state.attacked.append((card, state.mark[card]))
        attack.joined.append((card, state.mark[card]))
        place(state, card, attack.location)


def next_joiner(state: State, frame: Frame) -> None:
    """28.4: all opponents in turn, clockwise from the attacker's left, each once."""
    kept, attack = own(frame, AttackLocals), attack_of(state)
    kept.chosen = []
    while kept.waiting:
        kept.player = kept.waiting.pop(0)
        if may_join(state, kept.player, attack):
            return
    attack.is_joined = True
    kept.player = -1


def choose_joiners(state: State, frame: Frame) -> None:
    """28.4: the joining player turns one or more Characters."""
    kept = own(frame, AttackLocals)
    if kept.player < 0 or not _choose_next(frame, kept):
        return
    able = [
        Choose(it)
        for it in joiners(state, kept.player, attack_of(state).target)
        if it not in kept.chosen
    ]
    _ask_for_next(state, frame, kept.player, Question.JOIN, able, needs_one=False)


def join(state: State, frame: Frame) -> None:
    """28.4: joining is not declaring the attack; a response scene follows."""
    kept = own(frame, AttackLocals)
    if kept.chosen:
        _join_in(state, kept.chosen)
        tell(state, events.Joined(kept.player, tuple(kept.chosen)))
        open_window(state, kept.player)
    if kept.player >= 0:
        frame.at = ATTACK.index(next_joiner)


def begin_interception(state: State, frame: Frame) -> None:
    """28.6: in turn from the left of the controller of the original target."""
    kept, attack = own(frame, AttackLocals), attack_of(state)
    kept.waiting = list(from_left_of(state, attack.defender))


def next_interceptor(state: State, frame: Frame) -> None:
    """28.6: each player has one chance; when no attacker is left there is none (28.5)."""
    kept, attack = own(frame, AttackLocals), attack_of(state)
    if not attack.attacking:
        return
    while kept.waiting:
        player = kept.waiting.pop(0)
        if any(state.controller[it] != player for it in attack.attacking):
            attack.intercepting = player
            begin(state, "interception", player, InterceptLocals())
            again(frame)
            return


def fight_target(state: State, frame: Frame) -> None:
    """28.7: the remaining attackers enter combat with the target."""
    attack = attack_of(state)
    if attack.attacking:
        fights = ((tuple(attack.attacking), attack.target),)
        begin(state, "combat", frame.player, CombatLocals(fights))


def go_home(state: State, frame: Frame) -> None:
    """28.8: everybody returns; `returning.py` has the steps."""
    begin(state, "return home", frame.player)


def open_end_scene(state: State, frame: Frame) -> None:
    """28.9: a closed scene for what ends the attack; open after a premature end (28.9.1)."""
    attack = attack_of(state)
    state.attack = None
    state.signposts = []
    state.had_failed = state.has_failed
    if not attack.is_success and state.active == attack.declarer:
        state.has_failed = True
    state.last_attackers = attack.joined
    state.last_ended = events.AttackEnded(
        attack.declarer, attack.is_success, attack.defender, tuple(attack.met_by)
    )
    tell(state, state.last_ended)
    open_window(state, frame.player, is_open=not attack.is_fought)


def finish_attack(state: State, frame: Frame) -> None:
    """4.4.1: victory is checked at the end of that scene."""
    check_victory(state)


ATTACK = (
    choose_attackers,
    declare,
    next_joiner,
    choose_joiners,
    join,
    begin_interception,
    next_interceptor,
    fight_target,
    go_home,
    open_end_scene,
    finish_attack,
)
