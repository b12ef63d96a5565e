"""Abilities a player could use now. Rules: 606.1, 502.2."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.legality import cost_precheck, cost_search
from app.games.spoils.engine.model.actions import CardId, Player, UseAbility
from app.games.spoils.engine.model.events import AbilityUsed
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.model.windows import NO_RESPONSE, Response
from app.games.spoils.engine.procedures import abilities, costs
from app.games.spoils.engine.read import battles
from app.games.spoils.engine.read.active_text import rules_for, rules_on, scope_of, text_of
from app.games.spoils.engine.read.amounts import meets


@dataclass(frozen=True, slots=True)
class ForbiddenAbility:
    """A change that lasts while nobody can use an ability of a card."""

    ability: v.Ability


def usable_abilities(
    state: State, player: Player, *, response: Response = NO_RESPONSE
) -> list[UseAbility]:
    """The abilities a player could use now. Rules: 606.1a to 606.1d, 502.2."""
    found: list[UseAbility] = []
    for card, number, ability in abilities.read_by(state, player):
        user = abilities.user_of(state, player, card, ability)
        if _may_use(state, user, card, ability):
            use = UseAbility(card, number)
            if _affordable(state, player, use, ability, response, in_own_place=user == player):
                found.append(use)
    return found


def _affordable(
    state: State,
    player: Player,
    use: UseAbility,
    ability: v.Ability,
    response: Response,
    *,
    in_own_place: bool,
) -> bool:
    """True if the costs of an ability can be satisfied. Rules: 606.1d."""
    card, number = use.card, use.number
    if in_own_place:
        plain = cost_precheck.payable(state, player, card, ability.cost, 0)
        if plain is not None:
            return plain
    return cost_search.try_out(
        state, lambda it: abilities.start(it, player, card, number, response=response)
    )


def _may_use(state: State, player: Player, card: CardId, ability: v.Ability) -> bool:
    scope = scope_of(state, card)
    if player not in scope.players(ability.users):
        return False
    if ability.threshold and not meets(scope, ability.threshold):
        return False
    if state.changes and (
        _is_forbidden(state, card, ability) or costs.failed_by_chance(state, card, ability)
    ):
        return False
    if ability.per_turn is not None and _times_used(state, card, ability) >= ability.per_turn:
        return False
    cannot = [*rules_on(state, card, v.Cannot), *rules_for(state, player, v.Cannot)]
    return not any(rule.action is v.Action.USE_ABILITY for rule, _ in cannot)


def _is_forbidden(state: State, card: CardId, ability: v.Ability) -> bool:
    return any(
        isinstance(change.what, ForbiddenAbility)
        and change.what.ability == ability
        and state.ref(card) in (change.cards or ())
        for change in state.changes
    )


def _times_used(state: State, card: CardId, ability: v.Ability) -> int:
    number = text_of(state, card).abilities.index(ability)
    return sum(
        isinstance(it, AbilityUsed) and it.card == card and it.number == number
        for it in battles.since_it_entered(state, card)
    )
