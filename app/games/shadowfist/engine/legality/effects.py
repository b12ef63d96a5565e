"""Which effects a player may generate in a scene. Rules: 23.1, 23.2, 24.1."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from app.games.shadowfist.engine.legality.playing import plays
from app.games.shadowfist.engine.model.actions import (
    Action,
    Heal,
    Influence,
    Move,
    Reload,
    Reveal,
    Stealth,
    Tactics,
    Use,
)
from app.games.shadowfist.engine.model.attack import Attack
from app.games.shadowfist.engine.model.effects import EffectKind
from app.games.shadowfist.engine.model.scripts import Ability
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read import scores
from app.games.shadowfist.engine.read.immunity import choices_of, is_immune
from app.games.shadowfist.engine.read.resources import meets
from app.games.shadowfist.engine.read.scores import has
from app.games.shadowfist.engine.read.structure import neighbours, owner_of
from app.games.shadowfist.terms import Keyword

MOST_FREE_MOVES: Final = 6
"""How often a Character may use Mobility in a turn; see docs/rulings.md."""


def effects(state: State, player: int, *, is_open: bool) -> list[Action]:
    """What a player may generate: in closed scenes only what says so explicitly (23.2)."""
    if not is_open:
        return list(_abilities(state, player, is_open=False)) if state.game.has_scripts else []
    found: list[Action] = list(plays(state, player))
    found.extend(_of_cards_in_play(state, player))
    for card in state.smoked[player]:
        reload = state.kinds[card].reload
        if reload is None or reload.power > state.power[player]:
            continue
        if meets(state, player, reload.requires):
            found.append(Reload(card))
    if state.attack is not None:
        found.extend(_in_attack(state, player, state.attack))
    if state.game.has_scripts:
        found.extend(_abilities(state, player, is_open=True))
    return found


def _of_cards_in_play(state: State, player: int) -> Iterator[Action]:
    """Revealing Sites, changing location, healing. Rules: 10.3, 24.4."""
    kinds, turned, attack = state.kinds, state.turned, state.attack
    may_heal = state.in_main_shot and state.active == player
    may_move = len(state.columns[player]) > 1 or attack is not None
    for card in state.in_play[player]:
        kind = kinds[card]
        if kind.is_site:
            if state.face_down[card]:
                yield Reveal(card)
        elif kind.is_character:
            can_turn = not turned[card] and not state.unresolved[card]
            if can_turn and may_heal and state.damage[card]:
                yield Heal(card)
            if may_move and can_change_location(state, card, can_turn):
                for location in destinations(state, card):
                    yield Move(card, location)


def can_change_location(state: State, card: int, can_turn: bool) -> bool:
    """Whether a Character may change location: by turning, or with Mobility. Rules: 10.3.1, 50.11.

    Mobility costs nothing, so it is offered only `MOST_FREE_MOVES` times a turn, and not while the
    last such change waits to resolve.
    """
    if not has(state, card, Keyword.MOBILITY):
        return can_turn
    if state.free_moves.get(card, 0) >= MOST_FREE_MOVES:
        return False
    scene = state.scene
    return scene is None or not any(
        it.card == card and it.kind is EffectKind.CHANGE_LOCATION for it in scene.stack
    )


def destinations(state: State, card: int) -> Iterator[int]:
    """Where a Character may go: next door, or to intercept. Rules: 13.1, 28.3, 28.6.5."""
    player, here, attack = state.controller[card], state.at[card], state.attack
    if attack is not None and attack.is_fighting(card):
        return
    if owner_of(state, here) == player:
        yield from neighbours(state, here)
    if attack is None or attack.intercepting != player or here == attack.location:
        return
    if owner_of(state, attack.location) != player and any(
        state.controller[it] != player for it in attack.attacking
    ):
        yield attack.location


def _in_attack(state: State, player: int, attack: Attack) -> Iterator[Action]:
    """Stealth, Tactics and Influence. Rules: 50.8, 50.15, 50.18."""
    for card in attack.attacking:
        if state.controller[card] != player:
            continue
        if has(state, card, Keyword.TACTICS):
            yield Tactics(card)
        if card not in attack.used_stealth and has(state, card, Keyword.STEALTH):
            for interceptor in attack.chains.get(card, ()):
                if may_bypass(state, interceptor, card):
                    yield Stealth(card, interceptor)
    available = sum(scores.influence(state, card) for card in can_turn_for_influence(state, player))
    if available:
        for chain in attack.chains.values():
            for interceptor in chain:
                is_cheap = scores.cost(state, interceptor) <= available
                if is_cheap and not has(state, interceptor, Keyword.SENTINEL):
                    yield Influence(interceptor)


def may_bypass(state: State, interceptor: int, attacker: int) -> bool:
    """Whether Stealth works: not against Sentinel or immunity. Rules: 40.0, 50.14, 50.15."""
    return not has(state, interceptor, Keyword.SENTINEL) and not is_immune(
        state, interceptor, attacker
    )


def can_turn_for_influence(state: State, player: int) -> Iterator[int]:
    """A player's cards with Influence that can turn. Rules: 25.2, 50.8."""
    for card in state.in_play[player]:
        can_turn = not state.turned[card] and not state.unresolved[card]
        if can_turn and scores.influence(state, card):
            yield card


def _abilities(state: State, player: int, *, is_open: bool) -> Iterator[Use]:
    """Abilities of the cards that a player controls. Rules: 24.0, 24.4."""
    for card in state.in_play[player]:
        for place, ability in enumerate(state.kinds[card].script.abilities):
            if can_use(state, player, card, ability, is_open=is_open):
                yield Use(card, place)


def can_use(state: State, player: int, card: int, ability: Ability, *, is_open: bool) -> bool:
    """Whether an ability can be paid for, and all choices can be made. Rules: 24.1.3, 24.1.4."""
    if not is_open and (ability.in_closed is None or not ability.in_closed(state)):
        return False
    if not scores.is_active(state, card) and not state.face_down[card]:
        return False
    if ability.main_shot_only and not (state.in_main_shot and state.active == player):
        return False
    if ability.turns and (state.turned[card] or state.unresolved[card]):
        return False
    if ability.power > state.power[player]:
        return False
    return ability.choices is None or bool(choices_of(state, card, ability))


def can_heal(state: State, card: int) -> bool:
    """Whether a card may be chosen for healing: only a damaged one may. Rules: 16.1."""
    return state.damage[card] + state.corrupted[card] > 0
