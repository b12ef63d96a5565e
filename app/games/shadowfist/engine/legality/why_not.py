"""Reasons why an answer is not legal: attacks, joining, interception, choices, the turn."""

from __future__ import annotations

from collections.abc import Iterator

from app.games.shadowfist.engine.legality.attacks import (
    attackers,
    can_intercept,
    has_company,
    may_use,
)
from app.games.shadowfist.engine.legality.reasons import Reason, not_your_character
from app.games.shadowfist.engine.legality.why_not_effects import to_generating
from app.games.shadowfist.engine.model.actions import (
    Action,
    Attack,
    Choose,
    Done,
    EndTurn,
    Heal,
    Intercept,
    Move,
    Pass,
    Play,
    Reload,
    Reveal,
    Use,
)
from app.games.shadowfist.engine.model.attack import Attack as Fight
from app.games.shadowfist.engine.model.decisions import Decision, Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.locals import AttackLocals
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read.changes import forbids
from app.games.shadowfist.engine.read.scores import has
from app.games.shadowfist.engine.read.structure import is_in_front
from app.games.shadowfist.terms import Keyword
from app.games.shadowfist.vocabulary import ATTACK, BE_INTERCEPTED, INTERCEPT, TURN_TO_ATTACK


def why_not(state: State, player: int, action: Action) -> tuple[Reason, ...]:
    """Return the reasons why a player's answer is not legal now; none for a legal one.

    The rules are those of 2.1.0. A reason without a rule is that another question is open.
    """
    decision = state.decision
    if decision is None:
        return (Reason("4.5", "The game is over."),)
    if decision.player == player and action in decision.options:
        return ()
    found = obstacles(state, player, action)
    if decision.player != player:
        other = Reason("", f"Player {player + 1} is not asked now.")
        return tuple(it for it in found if it.rule) or (other,)
    return found or (Reason("", "That is not an answer to the question that is open."),)


def obstacles(state: State, player: int, action: Action) -> tuple[Reason, ...]:
    """Return what stands in the way of an answer, found without the list of legal answers.

    Nothing stands in the way of a legal one.
    """
    decision = state.decision
    if decision is None:
        return ()
    return tuple(dict.fromkeys(_reasons(state, player, decision, action)))


def _reasons(state: State, player: int, decision: Decision, action: Action) -> Iterator[Reason]:
    match action:
        case Attack(target):
            yield from _to_declaring(state, player, decision, target)
        case Choose(card) if decision.kind is Question.ATTACKERS:
            target = _target(state)
            yield from _as_attacker(state, player, card, target, is_joining=False)
        case Choose(card) if decision.kind is Question.JOIN:
            yield from _as_attacker(state, player, card, _target(state), is_joining=True)
        case Choose(card):
            yield from _to_choosing(state, decision, card)
        case Intercept(card, attacker):
            yield from _as_interceptor(state, player, decision, card, attacker)
        case Play() | Heal() | Move() | Reveal() | Reload() | Use():
            yield from to_generating(state, player, decision, action)
        case Pass() | Done() if action not in decision.options:
            yield Reason("", "This cannot be declined.")
        case EndTurn() if state.active != player:
            yield Reason("22.3.2.3", f"It is the turn of player {state.active + 1}.")
        case EndTurn() if decision.kind is not Question.ACT:
            yield Reason("22.3.2.3", "Something is going on; the turn ends between scenes.")


def _to_choosing(state: State, decision: Decision, card: int) -> Iterator[Reason]:
    offered = [it for it in decision.options if isinstance(it, Choose)]
    if not offered:
        yield Reason("", "No card is being chosen now.")
    elif Choose(card) not in offered:
        title = state.kinds[card].title
        yield Reason("", f"{title} is not among the cards that can be chosen.")


def _target(state: State) -> int:
    """The target of the attack that is being declared or joined."""
    if state.attack is not None:
        return state.attack.target
    kept = state.frames[-1].own
    return kept.target if isinstance(kept, AttackLocals) else -1


def _is_chosen(state: State, card: int) -> bool:
    """Tell whether a Character is chosen already for the attack that is being declared."""
    kept = state.frames[-1].own
    return isinstance(kept, AttackLocals) and card in kept.chosen


def _to_declaring(state: State, player: int, decision: Decision, target: int) -> Iterator[Reason]:
    if state.active != player:
        yield Reason("22.3.2.2", f"It is the turn of player {state.active + 1}.")
        return
    if state.attack is not None:
        yield Reason("28.1", "An attack is under way.")
        return
    if decision.kind is not Question.ACT:
        yield Reason("22.3.2.2", "An attack is declared between scenes of one's own Main Shot.")
        return
    title, kind = state.kinds[target].title, state.kinds[target]
    if state.area[target] is not Area.IN_PLAY:
        yield Reason("28.1.3", f"{title} is not in play.")
    elif state.controller[target] == player:
        yield Reason("28.1.3", f"{title} is your own.")
    elif kind.is_site and not is_in_front(state, target):
        yield Reason("28.1.3", f"{title} is not in a front row.")
    elif not (kind.is_site or kind.is_character):
        yield Reason("28.1.3", f"{title} is neither a Site nor a Character.")
    elif next(attackers(state, player, target), None) is None:
        yield Reason("28.1.1", "None of your Characters can attack it.")
        for card in state.in_play[player]:
            if state.kinds[card].is_character:
                yield from _as_attacker(state, player, card, target, is_joining=False)


def _as_attacker(
    state: State, player: int, card: int, target: int, *, is_joining: bool
) -> Iterator[Reason]:
    """Yield what keeps a card from attacking, or from joining. Rules: 28.1.1, 28.4."""
    rule, title = "28.4" if is_joining else "28.1.1", state.kinds[card].title
    if reason := not_your_character(state, player, card, rule):
        yield reason
        return
    if state.attack is not None and card in state.attack.attacking:
        yield Reason(rule, f"{title} attacks already.")
        return
    if _is_chosen(state, card):
        yield Reason(rule, f"{title} is chosen already.")
        return
    if state.turned[card]:
        yield Reason(rule, f"{title} is turned.")
    if state.unresolved[card]:
        yield Reason(rule, f"{title} has not resolved yet.")
    if not is_joining and state.has_failed and not has(state, card, Keyword.INDEPENDENT):
        yield Reason(
            "28.1.1", f"An attack has failed in this turn, and {title} is not Independent (50.6)."
        )
    if target >= 0 and any(forbids(state, card, it, target) for it in (ATTACK, TURN_TO_ATTACK)):
        yield Reason("6.2", f"A text keeps {title} from attacking {state.kinds[target].title}.")
    others = [it for it in state.in_play[player] if it != card and not state.turned[it]]
    if not has_company(state, card, others):
        yield Reason("28.1", f"{title} attacks only together with others.")


def _as_interceptor(
    state: State, player: int, decision: Decision, card: int, attacker: int
) -> Iterator[Reason]:
    """Yield what keeps a Character from intercepting an attacker. Rules: 28.6."""
    attack = state.attack
    if attack is None:
        yield Reason("28.6", "There is no attack to intercept.")
        return
    title = state.kinds[card].title
    if reason := not_your_character(state, player, card, "28.6.2"):
        yield reason
        return
    if attacker not in attack.attacking:
        yield Reason("28.6.2", f"{state.kinds[attacker].title} does not attack.")
        return
    if card in attack.attacking:
        yield Reason("28.6.2", f"{title} attacks.")
    elif attack.is_fighting(card):
        yield Reason("28.6.1", f"{title} intercepts already.")
    if state.at[card] != attack.location:
        yield Reason(
            "28.6",
            f"{title} is not at the location under attack; it can change location before "
            "interceptors are declared.",
        )
    yield from _against(state, card, attacker, attack)
    if decision.kind is not Question.INTERCEPT or decision.player != player:
        yield Reason("28.6", "Interceptors are not being declared by this player now.")


def _against(state: State, card: int, attacker: int, attack: Fight) -> Iterator[Reason]:
    """Yield what keeps a Character at the location from intercepting one attacker. 28.6.2."""
    if can_intercept(state, card, attacker, attack):
        return
    title, other = state.kinds[card].title, state.kinds[attacker].title
    if state.controller[card] == state.controller[attacker]:
        yield Reason("28.6.2", f"{other} is yours, too.")
    elif card == attack.target:
        yield Reason("28.6.2", f"{title} is the target of the attack.")
    elif forbids(state, card, INTERCEPT, attacker) or forbids(
        state, attacker, BE_INTERCEPTED, card
    ):
        yield Reason("6.2", f"A text keeps {title} from intercepting {other}.")
    elif may_use(state, attacker, Keyword.ASSASSINATE) and (
        state.kinds[attack.target].is_character
    ):
        yield Reason("50.2", f"{other} has Assassinate, and {title} is not a Sentinel (50.14).")
    else:
        yield Reason(
            "50.17", f"{other} has Superleap, {title} is turned, and it is not a Sentinel (50.14)."
        )
