"""Facts that events of fights tell a text that waits for them. Rules: 26.1, 28."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.damage.fates import Fate
from app.games.shadowfist.engine.model import events as e
from app.games.shadowfist.engine.model.bound import Bound, Scope
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read import filters, players
from app.games.shadowfist.engine.read.matching import card_of, that

_FATES: Final = {
    Fate.SEIZED: v.SEIZURE,
    Fate.BURNED_FOR_VICTORY: v.BURNING_FOR_VICTORY,
    Fate.BURNED_FOR_POWER: v.BURNING_FOR_POWER,
}


def declared(state: State, scope: Scope, event: e.AttackDeclared, word: Any) -> Bound | None:
    """An attack on such a card."""
    if not filters.matches(state, scope, event.target, word.on):
        return None
    is_theirs = players.is_one(state, scope, event.player, word.who)
    return that(state, event.target, event.player) if is_theirs else None


def turned(
    state: State, scope: Scope, event: e.AttackDeclared | e.Joined, word: v.TurnsToAttack
) -> Bound | None:
    """A card that turns to attack such a card."""
    attack = state.attack
    if attack is None or not filters.matches(state, scope, attack.target, word.on):
        return None
    for card in event.attackers:
        if filters.matches(state, scope, card, word.cards):
            return that(state, card, event.player)
    return None


def fate(state: State, scope: Scope, event: e.ToldFate, word: v.MeetsFate) -> Bound | None:
    """One of some fates of such a Site."""
    if _FATES.get(event.fate) not in word.fates:
        return None
    if not players.is_one(state, scope, event.player, word.who):
        return None
    found = filters.matches(state, scope, event.card, word.cards)
    return that(state, event.card, event.player) if found else None


def inflicted(state: State, scope: Scope, event: e.Damaged, word: v.InflictsDamage) -> Bound | None:
    """Damage by such a card on such a card."""
    if (word.in_combat and not event.in_combat) or (word.other_only and event.in_combat):
        return None
    if not filters.matches(state, scope, event.card, word.on):
        return None
    if not filters.matches(state, scope, event.source, word.cards):
        return None
    bound = that(state, event.source, state.controller[event.source])
    bound = replace(bound, victim=state.controller[event.card])
    return bound.with_number("DAMAGE", event.amount)


def entered_combat(
    state: State, scope: Scope, event: e.CombatBegan, word: v.EntersCombat
) -> Bound | None:
    """Such a card in combat with such a card."""
    pairs = [(it, event.opponent) for it in event.attackers]
    for one, other in [*pairs, *((other, one) for one, other in pairs)]:
        if filters.matches(state, scope, one, word.cards) and filters.matches(
            state, scope, other, word.against
        ):
            return that(state, other, state.controller[other])
    return None


def used(
    state: State, scope: Scope, event: e.UsedTactics | e.UsedStealth, word: Any
) -> Bound | None:
    """Tactics or Stealth of such a card."""
    if not filters.matches(state, scope, event.card, word.cards):
        return None
    found = filters.matches(state, scope, event.opponent, word.against)
    return that(state, event.opponent, state.controller[event.opponent]) if found else None


def beaten(
    state: State, scope: Scope, event: e.ToldFate, word: v.BodyReducedToZero
) -> Bound | None:
    """Such a Site at zero Body."""
    if not players.is_one(state, scope, event.player, word.who):
        return None
    found = filters.matches(state, scope, event.card, word.cards)
    return _beaten(state, event.card, event.player) if found else None


def _beaten(state: State, site: int, they: int) -> Bound:
    """A Site at zero Body, with the Characters that are at its location."""
    bound = that(state, site, they)
    there = tuple(
        (card, state.mark[card])
        for cards in state.in_play
        for card in cards
        if state.kinds[card].is_character and state.at[card] == bound.place
    )
    return replace(bound, there=there)


def destroyed(
    state: State, scope: Scope, event: e.Smoked, word: v.BodyReducedToZero
) -> Bound | None:
    """Such a Site that damage outside of combat has smoked. Rules: 20.1."""
    if event.in_combat or not event.by_damage or not state.kinds[event.card].is_site:
        return None
    them = (it.player for it in event.by if players.is_one(state, scope, it.player, word.who))
    they = next(them, None)
    found = they is not None and filters.matches(state, scope, event.card, word.cards)
    return _beaten(state, event.card, they) if found and they is not None else None


def intercepted(
    state: State, scope: Scope, event: e.Intercepted, word: v.Intercepted
) -> Bound | None:
    """Such an attacker that is intercepted."""
    found = filters.matches(state, scope, event.attacker, word.cards)
    return that(state, event.attacker, event.player) if found else None


def attack_ended(
    state: State, scope: Scope, event: e.AttackEnded, word: v.AttackEnds
) -> Bound | None:
    """The end of an attack."""
    if word.success is not None and word.success is not event.is_success:
        return None
    return of_ended(state, scope, event, word)


def of_ended(
    state: State, scope: Scope, event: e.AttackEnded | e.CountedAsSuccess, word: v.AttackEnds
) -> Bound | None:
    """The end of an attack by such a player that such a player met."""
    if not players.is_one(state, scope, event.player, word.who):
        return None
    if word.met_by is not None and not any(
        players.is_one(state, scope, it, word.met_by) for it in event.met_by
    ):
        return None
    return Bound(they=event.player, victim=event.defender)


def took_combat_damage(
    state: State, scope: Scope, event: e.TookCombatDamage, word: v.TakesCombatDamage
) -> Bound | None:
    """Combat damage on such a card at one time."""
    bound = card_of(state, scope, event, word)
    return None if bound is None else bound.with_number("DAMAGE", event.amount)
