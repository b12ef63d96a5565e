"""Abilities a player could use now. Rules: 606.1, 502.2."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.legality import cost_precheck, cost_search
from app.games.spoils.engine.model.actions import CardId, Player, UseAbility
from app.games.spoils.engine.model.events import AbilityUsed
from app.games.spoils.engine.model.obstacles import Found, Obstacle, Obstacles, is_clear
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.model.windows import NO_RESPONSE, Response
from app.games.spoils.engine.procedures import abilities, costs
from app.games.spoils.engine.read import battles
from app.games.spoils.engine.read.active_text import rules_for, rules_on, scope_of, text_of
from app.games.spoils.engine.read.amounts import meets

_OF_OTHERS: Final = Found(Obstacle.ABILITY_OF_OTHERS)
_NO_THRESHOLD_MET: Final = Found(Obstacle.ABILITY_THRESHOLD)
_USED: Final = Found(Obstacle.ABILITY_USED)


@dataclass(frozen=True, slots=True)
class ForbiddenAbility:
    """A change that lasts while nobody can use an ability of a card."""

    ability: v.Ability


def usable_abilities(
    state: State, player: Player, *, response: Response = NO_RESPONSE
) -> list[UseAbility]:
    """The abilities a player could use now. Rules: 606.1a to 606.1d, 502.2."""
    return [
        UseAbility(card, number)
        for card, number, ability in abilities.read_by(state, player)
        if not _lacks_resources(state, player, card, ability)
        and is_clear(obstacles_to_using(state, player, card, number, ability, response))
    ]


def _lacks_resources(state: State, player: Player, card: CardId, ability: v.Ability) -> bool:
    """True if it takes no more than counting to see that a player cannot pay for an ability."""
    user = abilities.user_of(state, player, card, ability)
    return user == player and cost_precheck.lacks_resources(state, player, ability.cost, 0)


def obstacles_to_using(
    state: State,
    player: Player,
    card: CardId,
    number: int,
    ability: v.Ability,
    response: Response,
) -> Obstacles:
    """Yield what keeps a player from using an ability whose text they read. Rules: 606.1."""
    user = abilities.user_of(state, player, card, ability)
    scope = scope_of(state, card)
    if user not in scope.players(ability.users):
        yield _OF_OTHERS
        return
    if ability.threshold and not meets(scope, ability.threshold):
        yield _NO_THRESHOLD_MET
    yield from _obstacles_by_text(state, user, card, ability)
    use = UseAbility(card, number)
    affordable = _affordable(state, player, use, ability, response, in_own_place=user == player)
    if not affordable:
        asked = sum(
            it.amount
            for it in ability.cost
            if isinstance(it, v.Pay) and isinstance(it.amount, int) and it.who is v.Player.YOU
        )
        if cost_precheck.is_too_dear(state, player, asked):
            yield Found(Obstacle.ABILITY_TOO_DEAR)
        else:
            is_known = affordable is False
            yield Found(Obstacle.ABILITY_COSTS if is_known else Obstacle.ABILITY_COSTS_UNKNOWN)


def _affordable(
    state: State,
    player: Player,
    use: UseAbility,
    ability: v.Ability,
    response: Response,
    *,
    in_own_place: bool,
) -> bool | None:
    """True if the costs of an ability can be satisfied; None if that is unknown. Rules: 606.1d."""
    card, number = use.card, use.number
    if in_own_place:
        plain = cost_precheck.payable(state, player, card, ability.cost, 0)
        if plain is not None:
            return plain
    return cost_search.try_out(
        state, lambda it: abilities.start(it, player, card, number, response=response)
    )


def _obstacles_by_text(state: State, player: Player, card: CardId, ability: v.Ability) -> Obstacles:
    """Yield what forbids using an ability, or has used it up. Rules: 402.7, 101.1."""
    if state.changes:
        if _is_forbidden(state, card, ability):
            yield Found(Obstacle.ABILITY_OFF)
        if costs.failed_by_chance(state, card, ability):
            yield Found(Obstacle.ABILITY_FAILED)
    if ability.per_turn is not None and _times_used(state, card, ability) >= ability.per_turn:
        yield _USED
    for cannot, theirs in (
        *rules_on(state, card, v.Cannot),
        *rules_for(state, player, v.Cannot),
    ):
        if cannot.action is v.Action.USE_ABILITY:
            yield Found(Obstacle.ABILITY_FORBIDDEN, (theirs.source,))


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
