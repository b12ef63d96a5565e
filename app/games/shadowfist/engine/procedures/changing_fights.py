"""Steps that change who attacks, intercepts or is aimed at. Rules: 13, 26.6.4, 28, 38."""

from __future__ import annotations

from dataclasses import replace

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.legality.card_choices import targeted
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.bound import Scope
from app.games.shadowfist.engine.model.effects import Effect
from app.games.shadowfist.engine.model.events import By
from app.games.shadowfist.engine.model.lasting import Signpost
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.procedures.interceptors import return_home
from app.games.shadowfist.engine.procedures.moving_cards import affected
from app.games.shadowfist.engine.procedures.resolving import change_location
from app.games.shadowfist.engine.read import filters
from app.games.shadowfist.engine.read.scores import has
from app.games.shadowfist.engine.read.structure import by_now
from app.games.shadowfist.engine.write import ceasing, marks
from app.games.shadowfist.engine.write.structure import place, swap_rows
from app.games.shadowfist.engine.write.structure import retarget as aim_at
from app.games.shadowfist.engine.write.telling import tell
from app.games.shadowfist.terms import Keyword


def cease(state: State, scope: Scope, effect: Effect, it: v.CeaseAttacking) -> None:
    """Let attackers cease to attack. Rules: 28.5.1."""
    for card in affected(state, scope, it.cards):
        ceasing.cease_attacking(state, card)


def redirect(state: State, scope: Scope, effect: Effect, it: v.Redirect) -> None:
    """Redirect damage: its source, whom it is for and who takes it are known. Rules: 38.2."""
    cards = [filters.cards_of(state, scope, them) for them in (it.of, it.source, it.to)]
    if all(cards):
        of, source, to = ((found[0], state.mark[found[0]]) for found in cards)
        assert not isinstance(it.most, v.Amount), "an amount that is not settled"
        post = Signpost(of, source, to, By(effect.player, effect.card), it.most)
        marks.put_signpost(state, post)


def swap(state: State, scope: Scope, effect: Effect, it: v.SwapRows) -> None:
    """Swap the Sites of each location. Rules: 9.1.3."""
    swap_rows(state)


def change_target(state: State, scope: Scope, effect: Effect, it: v.ChangeTarget) -> None:
    """Change the target of an attack; everybody is at its location. Rules: 28.1.3.1, 28.6.5."""
    attack = state.attack
    for card in affected(state, scope, it.cards):
        if attack is None or attack.target == card or state.controller[card] == attack.declarer:
            continue
        for interceptor in [one for chain in attack.chains.values() for one in chain]:
            ceasing.cease_intercepting(state, interceptor)
            return_home(state, interceptor)
        aim_at(state, attack, card)
        attack.location = state.at[card]
        for attacker in attack.attacking.copy():
            place(state, attacker, attack.location)
            if state.controller[attacker] == state.controller[card]:
                ceasing.cease_attacking(state, attacker)


def move(state: State, scope: Scope, effect: Effect, it: v.MoveTo) -> None:
    """Move cards to a location that is there still; whoever fights cannot leave. Rules: 13.0."""
    location, attack = by_now(state, scope.bound.location), state.attack
    for card in affected(state, scope, it.cards):
        if location >= 0 and not (attack is not None and attack.is_fighting(card)):
            change_location(state, card, location)


def cease_intercepting(state: State, scope: Scope, effect: Effect, it: v.CeaseIntercepting) -> None:
    """Let interceptors cease to intercept, but no Sentinels. Rules: 28.6.6, 50.14."""
    for card in affected(state, scope, it.cards):
        if not has(state, card, Keyword.SENTINEL):
            ceasing.cease_intercepting(state, card)


def retarget(state: State, scope: Scope, effect: Effect, it: v.Retarget) -> None:
    """Give an effect the targets that were chosen; nothing else changes. Rules: 26.6.4."""
    other, scene = targeted(state, scope), state.scene
    if other is None or scene is None:
        return
    targets = scope.bound.chosen[1:]
    bound = replace(other.bound, targets=targets)
    card, mark = targets[0]
    scene.stack[scene.stack.index(other)] = replace(
        other, bound=bound, target=card, target_mark=mark
    )
    found = tuple(one for one, _ in targets)
    tell(state, events.Targeted(other.player, other.card, found))
