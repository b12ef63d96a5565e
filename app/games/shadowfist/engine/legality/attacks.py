"""Who may attack, join and intercept, and what may be attacked. Rules: 28.1, 28.4, 28.6."""

from __future__ import annotations

from collections.abc import Iterator

from app.games.shadowfist.engine.model.actions import Attack as Declare
from app.games.shadowfist.engine.model.actions import Intercept
from app.games.shadowfist.engine.model.attack import Attack
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read.immunity import is_immune
from app.games.shadowfist.engine.read.scores import has
from app.games.shadowfist.engine.read.structure import characters, is_in_front, others
from app.games.shadowfist.terms import Keyword


def attackers(state: State, player: int) -> Iterator[int]:
    """Unturned and resolved Characters; after a failed attack Independent ones. Rules: 28.1.1."""
    needs_independence = state.has_failed
    for card in joiners(state, player):
        if not needs_independence or has(state, card, Keyword.INDEPENDENT):
            yield card


def joiners(state: State, player: int) -> Iterator[int]:
    """The Characters that a player may turn to join an attack. Rules: 28.4."""
    for card in characters(state, player):
        if not state.turned[card] and not state.unresolved[card]:
            yield card


def declarations(state: State, player: int) -> Iterator[Declare]:
    """The attacks that a player may declare. Rules: 28.1, 28.1.3.

    The target is a front-row Site or a Character that an opponent controls.
    """
    if next(attackers(state, player), None) is None:
        return
    for opponent in others(state, player):
        for card in state.in_play[opponent]:
            kind = state.kinds[card]
            if kind.is_character or (kind.is_site and is_in_front(state, card)):
                yield Declare(card)


def may_join(state: State, player: int, attack: Attack) -> bool:
    """Whether a player may join: not against a card that they control. Rules: 28.1.3, 28.4."""
    return state.controller[attack.target] != player and state.mark[attack.target] == (
        attack.target_mark
    )


def interceptions(state: State, player: int, attack: Attack) -> Iterator[Intercept]:
    """How a player may extend the chains of the attackers. Rules: 28.6.1, 28.6.2."""
    for card in characters(state, player):
        if state.at[card] == attack.location and not attack.is_fighting(card):
            for attacker in attack.attacking:
                if can_intercept(state, card, attacker, attack):
                    yield Intercept(card, attacker)


def can_intercept(state: State, card: int, attacker: int, attack: Attack) -> bool:
    """Whether a Character that is at the location may intercept this attacker. Rules: 28.6.2.

    The target cannot, nor can Assassinate (50.2) and Superleap (50.17) be intercepted, except
    by Sentinels (50.14).
    """
    if state.controller[card] == state.controller[attacker] or card == attack.target:
        return False
    return not is_evaded(state, card, attacker, attack)


def is_evaded(state: State, card: int, attacker: int, attack: Attack) -> bool:
    """Whether an attacker cannot be intercepted by a Character. Rules: 28.6.6, 50.2, 50.17."""
    if has(state, card, Keyword.SENTINEL):
        return False
    if has(state, attacker, Keyword.ASSASSINATE) and state.kinds[attack.target].is_character:
        return True
    return (
        state.turned[card]
        and has(state, attacker, Keyword.SUPERLEAP)
        and not is_immune(state, card, attacker)
    )
