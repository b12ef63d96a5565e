"""Effects that a player may generate in a scene. Rules: 23.1, 23.2, 24.1."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.legality.playing import plays
from app.games.shadowfist.engine.legality.requirements import is_viable
from app.games.shadowfist.engine.legality.special_plays import responses, turn_starters
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
from app.games.shadowfist.engine.model.bound import Scope
from app.games.shadowfist.engine.model.derived import Usable, UsableText
from app.games.shadowfist.engine.model.effects import EffectKind
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read import scores
from app.games.shadowfist.engine.read.changes import forbids
from app.games.shadowfist.engine.read.immunity import is_immune
from app.games.shadowfist.engine.read.resources import meets
from app.games.shadowfist.engine.read.scores import has
from app.games.shadowfist.engine.read.structure import neighbours, owner_of
from app.games.shadowfist.engine.read.texts import has_uses, is_active, is_blank
from app.games.shadowfist.terms import Keyword

MOST_FREE_MOVES: Final = 6
"""The most times that a Character may use Mobility in a turn; see docs/rulings.md."""


def effects(state: State, player: int, *, is_open: bool) -> list[Action]:
    """Return the effects that a player may generate; in closed scenes, those that say so (23.2)."""
    if not is_open:
        if not state.game.has_scripts:
            return []
        return [
            *responses(state, player),
            *turn_starters(state, player),
            *_abilities(state, player, is_open=False),
        ]
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
            if can_turn and may_heal and scores.healable(state, card):
                yield Heal(card)
            if may_move and can_change_location(state, card, can_turn):
                for location in destinations(state, card):
                    yield Move(card, location)


def can_change_location(state: State, card: int, can_turn: bool) -> bool:
    """Tell whether a Character may change location, by turning or by Mobility. Rules: 10.3.1,
    50.11.

    Mobility costs nothing, so it is offered only `MOST_FREE_MOVES` times a turn, and not while an
    earlier change of location by that Character is still to resolve.
    """
    if not has(state, card, Keyword.MOBILITY):
        return can_turn and not forbids(state, card, v.TURN_TO_MOVE, -1)
    if state.free_moves.get(card, 0) >= MOST_FREE_MOVES:
        return False
    scene = state.scene
    return scene is None or not any(
        it.card == card and it.kind is EffectKind.CHANGE_LOCATION for it in scene.stack
    )


def destinations(state: State, card: int) -> Iterator[int]:
    """Yield the locations that a Character may change to: neighbours, or the attack to intercept.

    Rules: 13.1, 28.3, 28.6.5.
    """
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
        if has(state, card, Keyword.TACTICS) and not forbids(state, card, v.USE_TACTICS, -1):
            yield Tactics(card)
        if card not in attack.used_stealth and has(state, card, Keyword.STEALTH):
            for interceptor in attack.chains.get(card, ()):
                if may_bypass(state, interceptor, card):
                    yield Stealth(card, interceptor)
    for chain in attack.chains.values():
        for interceptor in chain:
            if can_influence(state, player, interceptor):
                yield Influence(interceptor)


def may_bypass(state: State, interceptor: int, attacker: int) -> bool:
    """Tell whether Stealth works against an interceptor: not if it is a Sentinel or immune.

    Rules: 40.0, 50.14, 50.15.
    """
    return not (
        has(state, interceptor, Keyword.SENTINEL)
        or is_immune(state, interceptor, attacker)
        or forbids(state, attacker, v.USE_STEALTH, -1)
        or forbids(state, interceptor, v.YIELD_TO_STEALTH, attacker)
    )


def can_influence(state: State, player: int, interceptor: int) -> bool:
    """Return True if a player has enough Influence for an interceptor. Rules: 50.8, 50.14."""
    able = [scores.influence(state, it) for it in can_turn_against(state, player, interceptor)]
    is_enough = bool(able) and sum(able) >= scores.cost(state, interceptor)
    return is_enough and not has(state, interceptor, Keyword.SENTINEL)


def can_turn_against(state: State, player: int, interceptor: int) -> Iterator[int]:
    """A player's cards that can turn to use Influence on an interceptor. Rules: 25.2, 40.0, 50.8.

    Those that it is immune to cannot choose it.
    """
    for card in state.in_play[player]:
        can_turn = not state.turned[card] and not state.unresolved[card]
        if can_turn and scores.influence(state, card) and not is_immune(state, interceptor, card):
            yield card


def _abilities(state: State, player: int, *, is_open: bool) -> Iterator[Use]:
    """Effects in the texts of the cards that a player controls. Rules: 24.0, 24.4."""
    usable = state.derived.usable.get(player)
    if usable is None:
        usable = state.derived.usable[player] = _usable(state, player)
    for card, place, text in usable.all_of_them if is_open else usable.at_all_times:
        if can_use(state, player, card, text, is_open=is_open):
            yield Use(card, place)


def _usable(state: State, player: int) -> Usable:
    """The texts that a player may generate: in play, in piles, and on cards with States."""
    found: list[UsableText] = []
    for card in state.in_play[player]:
        texts = state.kinds[card].text.effects
        if texts and (is_active(state, card) or _may_be_revealed(state, card)):
            found.extend(
                (card, place, text)
                for place, text in enumerate(texts)
                if text.in_ is None and not (text.by_subject or text.by_anyone)
            )
    for pile, held in ((v.IN_HAND, state.hand[player]), (v.SMOKED, state.smoked[player])):
        for card in held:
            if state.kinds[card].text.waits_elsewhere:
                found.extend(
                    (card, place, text)
                    for place, text in enumerate(state.kinds[card].text.effects)
                    if text.in_ is pile
                )
    for other in state.players:
        for card in state.in_play[other]:
            if state.kinds[card].text.serves_all and is_active(state, card):
                found.extend(
                    (card, place, text)
                    for place, text in enumerate(state.kinds[card].text.effects)
                    if text.by_anyone
                )
    for subject, cards in state.states_on.items():
        if state.controller[subject] == player:
            for card in cards:
                if is_active(state, card):
                    found.extend(
                        (card, place, text)
                        for place, text in enumerate(state.kinds[card].text.effects)
                        if text.by_subject
                    )
    at_all_times = tuple(it for it in found if it[2].responds_to is not None)
    return Usable(tuple(found), at_all_times)


def _may_be_revealed(state: State, card: int) -> bool:
    return state.face_down[card] and not is_blank(state, card)


def can_use(state: State, player: int, card: int, text: v.Effect, *, is_open: bool) -> bool:
    """Tell whether a text can be generated now: its choices made and its prices paid.

    Rules: 23.2, 24.1.3, 24.1.4.
    """
    if not is_open and text.responds_to is None:
        return False
    if text.main_shot_only and not (state.in_main_shot and state.active == player):
        return False
    if text.face_up_only and state.face_down[card]:
        return False
    return has_uses(state, card, text) and is_viable(state, Scope(player, card), text)


def can_heal(state: State, card: int) -> bool:
    """Tell whether a card may be chosen for healing: only if it is damaged. Rules: 16.1.

    For texts of cards that are not scripted yet.
    """
    return state.damage[card] + state.corrupted[card] > 0
