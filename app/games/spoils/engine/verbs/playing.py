"""Verbs that deploy, play resources and fight inside an effect. Rules: 203, 402.8."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.legality import deployable, idle_offers, usable_abilities
from app.games.spoils.engine.model import frames
from app.games.spoils.engine.model.actions import Action, Attack, CardId, Player, UseAbility
from app.games.spoils.engine.model.bindings import NO_MEMORY
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.model.verb_progress import Deploying, ResourcesLeft, Stage
from app.games.spoils.engine.procedures import abilities, attacking, choices, deploying, resources
from app.games.spoils.engine.procedures.interpreter import (
    costs_failed,
    fail,
    in_cost,
    scope_of,
    text_locals,
    was_resource_played,
)
from app.games.spoils.engine.read import filters, prices, stats
from app.games.spoils.engine.write import battle_mutations, mutations
from app.games.spoils.terms import Area, CardType


def deploy(state: State, frame: Frame, step: v.Deploy) -> bool:
    """Deploy cards now, whoever's turn it is, one after the other. Rules: 204.1, 308.1."""
    scope = scope_of(state, frame)
    player = scope.player(step.who)
    own, them = text_locals(frame), prices.meant_to_deploy(scope, step.cards, player)
    if not isinstance(own.progress, Deploying):
        left = choices.bounds(scope, step.count, len(them))[1]
        frame.text.done = False
    elif own.progress.is_under_way:
        frame.text.done = not costs_failed(frame)
        own.chosen, left = (), own.progress.left - 1
    else:
        left = own.progress.left
    own.progress = Deploying(left)
    able = [
        card
        for card in them
        if (state.area[card] is not Area.IN_PLAY or state.face_down[card])
        and deployable.can_deploy(state, player, card, _terms(state, player, card, step))
    ]
    count = v.UpTo(1) if isinstance(step.count, v.UpTo | v.AnyNumber) else 1
    chosen: tuple[CardId, ...] | None = ()
    if left:
        chosen = choices.gather(state, frame, able, count, player, DecisionKind.DEPLOY)
    if chosen is None:
        return False
    if not chosen:
        return frame.text.done or not in_cost(frame) or fail(frame)
    own.progress = Deploying(left, is_under_way=True)
    terms = _terms(state, player, chosen[0], step)
    deploying.start(state, player, chosen[0], price=terms)
    return False


def _terms(state: State, player: Player, card: CardId, step: v.Deploy) -> v.Price:
    return prices.both(step.price, prices.price_of(state, player, card))


def use_ability(state: State, frame: Frame, step: v.UseAbility) -> bool:
    """Use an ability of one of the cards now; its effect happens `times` times. Rules: 606."""
    scope = scope_of(state, frame)
    own = text_locals(frame)
    if own.progress is Stage.STARTED:
        frame.text.done = not costs_failed(frame)
        return True
    able = usable_abilities.usable_abilities(state, scope.you)
    if step.of is not None:
        them = filters.meant(scope, step.of)
        able = [it for it in able if it.card in them]
    if frame.answer is None:
        if not able:
            frame.text.done = False
            return True
        if not _is_taken_unasked(state, frame, able):
            kind = DecisionKind.CHOOSE_OPTION
            frames.ask(state, scope.you, kind, able, source=scope.source)
            return False
    answer = frames.answered(frame)
    assert isinstance(answer, UseAbility)
    own.progress = Stage.STARTED
    abilities.start(state, scope.you, answer.card, answer.number, times=step.times)
    return False


def _is_taken_unasked(state: State, frame: Frame, able: Sequence[Action]) -> bool:
    """Take the only answer there is, unless games of old records ask for it."""
    is_taken = len(able) == 1 and idle_offers.are_left_out(state)
    if is_taken:
        frame.answer = able[0]
    return is_taken


def play_face_down(state: State, frame: Frame, step: v.PlayFaceDown) -> bool:
    """Play cards face-down as resources. Rules: 411, 605."""
    scope = scope_of(state, frame)
    them = [c for c in filters.meant(scope, step.cards) if state.area[c] is Area.HAND]
    for card in them:
        resources.play_face_down(state, scope.you, card)
    frame.text.done = bool(them)
    return not (in_cost(frame) and not them) or fail(frame)


def play_resources(state: State, frame: Frame, step: v.PlayResources) -> bool:
    """Play resources, one after the other. Rules: 203.1, 605."""
    scope = scope_of(state, frame)
    player = scope.player(step.who)
    optional = isinstance(step.count, v.UpTo | v.AnyNumber)
    own = text_locals(frame)
    if not isinstance(own.progress, ResourcesLeft):
        there = len(state.hand[player]) + len(prices.playable_as_in_hand(state, player))
        left = choices.bounds(scope, step.count, there)[1]
        frame.text.done = False
    elif was_resource_played(frame):
        frame.text.done = True
        left = own.progress.left - 1
    else:
        left = 0
    if not left:
        return not (in_cost(frame) and not frame.text.done) or fail(frame)
    own.progress = ResourcesLeft(left)
    resources.start(state, player, optional=optional)
    return False


def remove_from_battle(state: State, frame: Frame, step: v.RemoveFromBattle) -> bool:
    """Remove characters from the battle they are in. Rules: 302.15."""
    scope = scope_of(state, frame)
    done = []
    for card in choices.touchable(scope, filters.meant(scope, step.cards)):
        battle = state.battle
        if battle is not None and card in battle.attacking + battle.blocking:
            battle_mutations.remove_from_battle(state, card)
            done.append(card)
    if in_cost(frame) and not done:
        return fail(frame)
    frame.text.done = bool(done)
    return True


def add_to_party(state: State, frame: Frame, step: v.AddToParty) -> bool:
    """Add characters to a player's party, if that player controls them. Rules: 407.6, 608.1c."""
    scope = scope_of(state, frame)
    battle = state.battle
    player = scope.player(step.of)
    done = []
    for card in filters.meant(scope, step.cards):
        if battle is None or not stats.is_character(state, card):
            continue
        joined = (*battle.attacking, *battle.blocking, *battle.blockers_added)
        if state.controller[card] != player or card in joined:
            continue
        attacks = player == battle.attacker
        formed = any(frame.procedure == "battle" for frame in state.frames)
        battle_mutations.add_to_party(state, card, attacking=attacks, formed=formed)
        done.append(card)
    if in_cost(frame) and not done:
        return fail(frame)
    frame.text.done = bool(done)
    return True


def attack(state: State, frame: Frame, step: v.Attack) -> bool:
    """Attack now, whoever's turn it is; the battle is fought before the next step."""
    scope = scope_of(state, frame)
    own = text_locals(frame)
    if own.progress is Stage.STARTED:
        return True
    if state.battle is not None:
        frame.text.done = False
        return True
    able = [
        Attack(it)
        for it in attacking.targets(state, scope.you)
        if attacking.can_attack(state, scope.you, it)
    ]
    if frame.answer is None:
        if not able:
            frame.text.done = False
            return True
        if not _is_taken_unasked(state, frame, able):
            kind = DecisionKind.CHOOSE_CARD
            frames.ask(state, scope.you, kind, able, source=scope.source)
            return False
    answer = frames.answered(frame)
    assert isinstance(answer, Attack)
    frame.text.done = True
    own.progress = Stage.STARTED
    attacking.start(state, scope.you, answer.target)
    return False


def change_attack_target(state: State, frame: Frame, step: v.ChangeAttackTarget) -> bool:
    """Change the target of the attack."""
    scope = scope_of(state, frame)
    them = filters.meant(scope, step.to)
    able = [
        card
        for card in them
        if state.battle is not None
        and (
            stats.is_type(state, card, CardType.FACTION)
            or stats.is_type(state, card, CardType.LOCATION)
        )
    ]
    for card in able[:1]:
        battle_mutations.retarget(state, card)
    frame.text.done = bool(able)
    return not (in_cost(frame) and not able) or fail(frame)


def enters_under(state: State, frame: Frame, step: v.EntersUnder) -> bool:
    """Let the card being deployed enter play under a player's control. Rules: 407.1."""
    scope = scope_of(state, frame)
    done = [
        card for card in filters.meant(scope, step.card) if state.area[card] is Area.BEING_DEPLOYED
    ]
    for card in done:
        memory = state.memory.get(card, NO_MEMORY)
        mutations.remember(state, card, replace(memory, enters_under=scope.player(step.who)))
    frame.text.done = bool(done)
    return True
