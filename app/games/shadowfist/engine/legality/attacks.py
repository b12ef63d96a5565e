"""Legal attackers, joiners, interceptors and targets of attacks. Rules: 28.1, 28.4, 28.6."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from typing import Final

from app.games.shadowfist.engine.model.actions import Attack as Declare
from app.games.shadowfist.engine.model.actions import Intercept
from app.games.shadowfist.engine.model.attack import Attack
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read import changes, scores
from app.games.shadowfist.engine.read.changes import forbids
from app.games.shadowfist.engine.read.immunity import is_immune
from app.games.shadowfist.engine.read.scores import has
from app.games.shadowfist.engine.read.structure import characters, is_in_front, others
from app.games.shadowfist.terms import Keyword
from app.games.shadowfist.vocabulary import (
    ATTACK,
    BE_INTERCEPTED,
    INTERCEPT,
    TURN_TO_ATTACK,
    USE_SUPERLEAP,
    YIELD_TO_SUPERLEAP,
    AttacksOnlyWith,
)


def attackers(state: State, player: int, target: int = -1) -> Iterator[int]:
    """Unturned and resolved Characters; after a failed attack Independent ones. Rules: 28.1.1.

    Those that need company can find it.
    """
    able = [
        card
        for card in _able(state, player, target)
        if not state.has_failed or has(state, card, Keyword.INDEPENDENT)
    ]
    return (card for card in able if has_company(state, card, able))


def has_company(state: State, card: int, others: Iterable[int]) -> bool:
    """Tell whether a card may attack together with some others. Rules: 28.1."""
    if not state.game.has_scripts:
        return True
    needs = [
        it for it in changes.totals(state, card).given if isinstance(it.change, AttacksOnlyWith)
    ]
    return all(
        any(other != card and changes.concerns(state, card, it, other) for other in others)
        for it in needs
    )


def joiners(state: State, player: int, target: int = -1) -> Iterator[int]:
    """The Characters that a player may turn to join an attack on a target. Rules: 28.4."""
    able = list(_able(state, player, target))
    others = able if state.attack is None else [*able, *state.attack.attacking]
    return (card for card in able if has_company(state, card, others))


def _able(state: State, player: int, target: int) -> Iterator[int]:
    for card in characters(state, player):
        if state.turned[card] or state.unresolved[card]:
            continue
        if target < 0 or not any(
            forbids(state, card, act, target) for act in (ATTACK, TURN_TO_ATTACK)
        ):
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
            if not (kind.is_character or (kind.is_site and is_in_front(state, card))):
                continue
            if not state.game.has_scripts or next(attackers(state, player, card), None) is not None:
                yield Declare(card)


def may_join(state: State, player: int, attack: Attack) -> bool:
    """Tell whether a player may join the attack: not if they control its target.

    False as well if the target is no longer the same card in play. Rules: 28.1.3, 28.4.
    """
    return state.controller[attack.target] != player and state.mark[attack.target] == (
        attack.target_mark
    )


def interceptions(state: State, player: int, attack: Attack) -> Iterator[Intercept]:
    """Yield the ways in which a player may extend the attackers' chains. Rules: 28.6.1, 28.6.2."""
    for card in characters(state, player):
        if state.at[card] == attack.location and not attack.is_fighting(card):
            for attacker in attack.attacking:
                if can_intercept(state, card, attacker, attack):
                    yield Intercept(card, attacker)


def can_intercept(state: State, card: int, attacker: int, attack: Attack) -> bool:
    """Tell whether a Character at the location may intercept this attacker. Rules: 28.6.2.

    The target may not. Texts, Assassinate (50.2) and Superleap (50.17) keep all but Sentinels
    (6.2, 50.14) from intercepting.
    """
    if state.controller[card] == state.controller[attacker] or card == attack.target:
        return False
    if has(state, card, Keyword.SENTINEL):
        return True
    if forbids(state, card, INTERCEPT, attacker) or forbids(state, attacker, BE_INTERCEPTED, card):
        return False
    by = bypassing(state, attacker)
    is_leaper = scores.gains_against(state, attacker, Keyword.SUPERLEAP, card)
    if is_leaper and not _is_kept_from(state, attacker, Keyword.SUPERLEAP):
        by |= {Keyword.SUPERLEAP}
    return not is_evaded(state, card, attacker, attack, by)


def bypassing(state: State, attacker: int) -> frozenset[Keyword]:
    """The abilities of an attacker that keep Characters from intercepting it. Rules: 28.6.6."""
    return frozenset(it for it in _BYPASSING if may_use(state, attacker, it))


def may_use(state: State, attacker: int, keyword: Keyword) -> bool:
    """Tell whether an attacker has such an ability, and no text keeps it from using it (6.2)."""
    return has(state, attacker, keyword) and not _is_kept_from(state, attacker, keyword)


def _is_kept_from(state: State, attacker: int, keyword: Keyword) -> bool:
    return keyword is Keyword.SUPERLEAP and forbids(state, attacker, USE_SUPERLEAP, -1)


_BYPASSING: Final = (Keyword.ASSASSINATE, Keyword.SUPERLEAP)


def is_evaded(
    state: State, card: int, attacker: int, attack: Attack, by: Container[Keyword]
) -> bool:
    """Return True if these abilities of an attacker keep a Character from intercepting it.

    Rules: 28.6.6, 50.2, 50.14, 50.17.
    """
    if has(state, card, Keyword.SENTINEL):
        return False
    if Keyword.ASSASSINATE in by and state.kinds[attack.target].is_character:
        return True
    return (
        state.turned[card]
        and Keyword.SUPERLEAP in by
        and not is_immune(state, card, attacker)
        and not forbids(state, card, YIELD_TO_SUPERLEAP, attacker)
    )
