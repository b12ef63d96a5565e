"""One player's interception: moving, declaring, and the combats of the chains. Rules: 28.6."""

from __future__ import annotations

from app.games.shadowfist.engine.legality.attacks import bypassing, interceptions
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import DONE, Intercept
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.locals import CombatLocals, InterceptLocals
from app.games.shadowfist.engine.model.state import Frame, State
from app.games.shadowfist.engine.procedures.asking import ask, begin
from app.games.shadowfist.engine.procedures.attacking import attack_of
from app.games.shadowfist.engine.procedures.interceptors import return_all
from app.games.shadowfist.engine.procedures.scenes import open_window
from app.games.shadowfist.engine.read.changes import demands
from app.games.shadowfist.engine.write.ceasing import cease_attacking, cease_intercepting, intercept
from app.games.shadowfist.engine.write.telling import tell
from app.games.shadowfist.vocabulary import INTERCEPT
from app.games.tabletop.referee.frames import again, answered, own


def offer_moves(state: State, frame: Frame) -> None:
    """28.6: Characters move to the location in an open scene first."""
    open_window(state, frame.player)


def declare_interception(state: State, frame: Frame) -> None:
    """28.6.1, 28.6.4: interceptors are assigned one by one, which is the order of the chains.

    Who moved there now has to intercept where that is possible.
    """
    kept, player, attack = own(frame, InterceptLocals), frame.player, attack_of(state)
    if frame.answer is not None:
        answer = answered(frame)
        if not isinstance(answer, Intercept):
            return
        kept.declared.append((answer.interceptor, answer.attacker))
        intercept(state, answer.attacker, answer.interceptor)
        attack.bypassing[answer.attacker] = bypassing(state, answer.attacker)
    options = list(interceptions(state, player, attack))
    if not options:
        return
    must = any(
        it.interceptor in attack.moved or demands(state, it.interceptor, INTERCEPT)
        for it in options
    )
    ask(state, frame, player, Question.INTERCEPT, options if must else [DONE, *options])
    again(frame)


def open_responses(state: State, frame: Frame) -> None:
    """28.6.3: an open response scene; who could not intercept goes back first (28.6.6.1)."""
    kept, attack = own(frame, InterceptLocals), attack_of(state)
    attack.intercepting = -1
    return_all(state)
    for attacker in dict.fromkeys(attacker for _, attacker in kept.declared):
        chain = tuple(attack.chains.get(attacker, ()))
        tell(state, events.Intercepted(frame.player, attacker, chain))
    if kept.declared:
        open_window(state, frame.player)


def fight_next_in_chains(state: State, frame: Frame) -> None:
    """28.6.7: all attackers fight the first of their chains at once, then the second."""
    kept, attack = own(frame, InterceptLocals), attack_of(state)
    kept.fighting = [(attacker, chain[0]) for attacker, chain in attack.chains.items() if chain]
    if kept.fighting:
        fights = tuple(((attacker,), first) for attacker, first in kept.fighting)
        begin(state, "combat", frame.player, CombatLocals(fights))


def stop_attackers(state: State, frame: Frame) -> None:
    """28.6.8: who failed to overcome an interceptor ceases; the others meet the next."""
    kept, attack = own(frame, InterceptLocals), attack_of(state)
    for attacker, interceptor in kept.fighting:
        if attack.chains.get(attacker, [])[:1] == [interceptor]:
            cease_attacking(state, attacker)
    if any(attack.chains.values()):
        frame.at = INTERCEPTION.index(fight_next_in_chains)


def end_interception(state: State, frame: Frame) -> None:
    """28.6.6.1: those that moved to intercept go back."""
    attack = attack_of(state)
    for chain in list(attack.chains.values()):
        for card in chain.copy():
            cease_intercepting(state, card)
    attack.chains = {}
    return_all(state)


INTERCEPTION = (
    offer_moves,
    declare_interception,
    open_responses,
    fight_next_in_chains,
    stop_attackers,
    end_interception,
)
