"""A small player that builds up and attacks: Site, Foundation, hitter, then the best target."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.damage.fates import Fate
from app.games.shadowfist.engine.model.actions import (
    DONE,
    END_TURN,
    PASS,
    Action,
    Attack,
    Choose,
    Influence,
    Intercept,
    Move,
    Number,
    Place,
    Play,
    Stealth,
)
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.locals import RequireLocals
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.procedures.fates import FATES
from app.games.shadowfist.engine.read.scores import body, fighting, likely_fighting
from app.games.shadowfist.engine.read.structure import characters, progress

_FEW_POWER: Final = 2


def builder(state: State, legal: Sequence[Action]) -> Action:
    """Choose a legal answer by the numbers of the cards, and by whether their text is known."""
    assert state.decision is not None
    answer = _ANSWERS.get(state.decision.kind, _first)(state, legal)
    return answer if answer in legal else legal[0]


def _me(state: State) -> int:
    assert state.decision is not None
    return state.decision.player


def _first(state: State, legal: Sequence[Action]) -> Action:
    return legal[0]


def _discard(state: State, legal: Sequence[Action]) -> Action:
    """Throws away what has no numbers to use; without Power anything too dear as well."""
    for action in legal:
        if isinstance(action, Choose):
            kind = state.kinds[action.card]
            is_dear = not state.has_generated and bool(kind.requires) and (kind.cost or 0) > 3
            if not (kind.is_character or kind.is_site or kind.provides) or is_dear:
                return action
    return DONE


def _act(state: State, legal: Sequence[Action]) -> Action:
    plays = [it for it in legal if isinstance(it, Play)]
    useful = [it for it in plays if _worth(state, it) > 0]
    if useful:
        return max(useful, key=lambda it: _worth(state, it))
    attacks = [it for it in legal if isinstance(it, Attack)]
    promising = [it for it in attacks if _promise(state, it.target) > 0]
    return max(promising, key=lambda it: _promise(state, it.target)) if promising else END_TURN


def _worth(state: State, action: Play) -> int:
    """Rank a card to play, higher first: Sites, then Foundations, then the costliest Character.

    Returns 0 for a card that is not worth playing.
    """
    kind = state.kinds[action.card]
    if kind.is_feng_shui:
        return 100
    if kind.is_site:
        return 40
    if kind.provides and not kind.requires:
        return 60
    if kind.is_character and (kind.fighting or kind.unknown_fighting):
        return 10 + (kind.cost or 0) * 3 + kind.fighting
    if kind.provides and kind.is_edge:
        return 5
    return _KNOWN if kind.text and (kind.is_event or kind.is_state or kind.is_edge) else 0


_KNOWN: Final = 4
"""The worth of an Event, State or Edge whose text the referee plays."""


def _strength(state: State, player: int) -> list[int]:
    """Fighting of the Characters that could attack, strongest first."""
    able = (it for it in characters(state, player) if not state.turned[it])
    return sorted((fighting(state, it) for it in able), reverse=True)


def _promise(state: State, target: int) -> int:
    """Score an attack, higher is better, as if the defender stopped its strongest attackers.

    Returns 0 or less for an attack that is not worth declaring.
    """
    me, kind = _me(state), state.kinds[target]
    defender = state.controller[target]
    forces = _strength(state, me)
    guards = sum(1 for it in characters(state, defender) if it != target)
    if kind.is_character:
        best = forces[0] if forces else 0
        return 3 if guards == 0 and best > fighting(state, target) else 0
    left = sum(forces[min(guards, max(0, len(forces) - 1)) :])
    margin = left - (6 if state.face_down[target] else body(state, target))
    wins = kind.is_feng_shui and progress(state, me) + 1 >= state.game.goal
    return (200 if wins else 20) + progress(state, defender) if margin >= 0 or wins else 0


def _attackers(state: State, legal: Sequence[Action]) -> Action:
    """Everybody goes, the strongest first."""
    able = [it for it in legal if isinstance(it, Choose)]
    return max(able, key=lambda it: fighting(state, it.card)) if able else DONE


def _starts_turn(state: State, card: int) -> bool:
    """Tell whether an Event is played as one's turn begins, as those that generate Power are."""
    return any(it.turn_start for it in state.kinds[card].text.effects)


def _respond(state: State, legal: Sequence[Action]) -> Action:
    """Gets past interceptors, and moves in to defend what is one's own."""
    attack, me = state.attack, _me(state)
    for action in legal:
        if isinstance(action, Play) and _starts_turn(state, action.card):
            return action
        if isinstance(action, (Stealth, Influence)):
            if attack is not None and attack.declarer == me:
                return action
        elif isinstance(action, Move) and attack is not None:
            is_defence = attack.intercepting == me and attack.defender == me
            if is_defence and action.location == attack.location and action.card != attack.target:
                return action
    return PASS


def _intercept(state: State, legal: Sequence[Action]) -> Action:
    """Defends itself: stops the strongest attacker that each interceptor can."""
    attack, me = state.attack, _me(state)
    pairs = [it for it in legal if isinstance(it, Intercept)]
    if attack is None or not pairs or (attack.defender != me and DONE in legal):
        return DONE
    return max(pairs, key=lambda it: _stop(state, it))


def _stop(state: State, action: Intercept) -> tuple[bool, int]:
    own, other = fighting(state, action.interceptor), fighting(state, action.attacker)
    return own > other, other


def _fate(state: State, legal: Sequence[Action]) -> Action:
    """Takes the Site, for victory when that counts; burns it for Power when behind."""
    me = _me(state)
    ahead = max(progress(state, it) for it in state.players)
    wanted = Fate.SEIZED
    if progress(state, me) + 1 >= state.game.goal:
        wanted = Fate.BURNED_FOR_VICTORY
    elif progress(state, me) < ahead - 1 and state.power[me] < _FEW_POWER:
        wanted = Fate.BURNED_FOR_POWER
    answer = Number(FATES.index(wanted))
    return answer if answer in legal else Number(FATES.index(Fate.SEIZED))


def _place(state: State, legal: Sequence[Action]) -> Action:
    """Sites go behind others where they can."""
    places = [it for it in legal if isinstance(it, Place)]
    return max(places, key=lambda it: it.location)


def _own(state: State, legal: Sequence[Action]) -> Action:
    """One's own card, the strongest of them."""
    me = _me(state)
    cards = [it for it in legal if isinstance(it, Choose)]
    own = [it for it in cards if state.controller[it.card] == me] or cards
    return max(own, key=lambda it: fighting(state, it.card)) if own else legal[0]


def _target(state: State, legal: Sequence[Action]) -> Action:
    """The strongest of the others for what harms, else of one's own; the weakest as a price."""
    kept = state.frames[-1].own
    if not isinstance(kept, RequireLocals):
        return _own(state, legal)
    step = kept.text.requires[kept.at]
    cards = [it for it in legal if isinstance(it, Choose)]
    if isinstance(step, _PRICES):
        return min(cards, key=lambda it: fighting(state, it.card))
    if any(isinstance(it, _HARM) for it in kept.text.does):
        me = _me(state)
        theirs = [it for it in cards if state.controller[it.card] != me] or cards
        return max(theirs, key=lambda it: fighting(state, it.card))
    return _own(state, legal)


_PRICES: Final = (v.Sacrifice, v.DiscardAs, v.ToastAs)
_HARM: Final = (v.Smoke, v.Inflict, v.ToHand, v.Turn, v.TakeControl, v.Cancel)


def _decline(state: State, legal: Sequence[Action]) -> Action:
    return next((it for it in (PASS, DONE) if it in legal), legal[0])


def _say_fighting(state: State, legal: Sequence[Action]) -> Action:
    return Number(likely_fighting(state))


def _shown(state: State, legal: Sequence[Action]) -> Action:
    return legal[-1]


def _divide(state: State, legal: Sequence[Action]) -> Action:
    return legal[len(legal) // 2]


_ANSWERS: Final[Mapping[Question, Callable[[State, Sequence[Action]], Action]]] = {
    Question.DISCARD: _discard,
    Question.ACT: _act,
    Question.RESPOND: _respond,
    Question.START: _respond,
    Question.FIGHTING: _say_fighting,
    Question.PLACE: _place,
    Question.SUBJECT: _own,
    Question.TARGET: _target,
    Question.SHOWN: _shown,
    Question.ATTACKERS: _attackers,
    Question.JOIN: _decline,
    Question.INTERCEPT: _intercept,
    Question.DIVIDE: _divide,
    Question.FATE: _fate,
    Question.STAY: _decline,
    Question.OPEN: _decline,
    Question.BID: _decline,
    Question.KEEP: _own,
}
