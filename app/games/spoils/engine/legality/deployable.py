"""Deploying and flipping up: what is possible now, and what is in the way. Rules: 604, 507.4."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.legality import cost_plans, cost_precheck, cost_search
from app.games.spoils.engine.model.actions import CardId, Deploy, Player
from app.games.spoils.engine.model.card_text import CardText
from app.games.spoils.engine.model.obstacles import Found, Obstacle, Obstacles, is_clear
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.model.windows import NO_RESPONSE, Response
from app.games.spoils.engine.procedures import costs, deploying
from app.games.spoils.engine.read import prices, stats
from app.games.spoils.engine.read.active_text import (
    rules_for,
    rules_on_playing,
    scope_of,
    text_of,
    texts_change,
)
from app.games.spoils.engine.read.amounts import meets
from app.games.spoils.facts import Threshold
from app.games.spoils.terms import CardType, Icon

_NEVER_DEPLOYED: Final = (CardType.RESOURCE, CardType.FACTION)
_WITHOUT_THRESHOLD: Final = (v.Price.NO_THRESHOLD, v.Price.FREE_NO_THRESHOLD)
_FREE: Final = (v.Price.FREE, v.Price.FREE_NO_THRESHOLD)
_UNTIMELY: Final = MappingProxyType(
    {
        CardType.CHARACTER: Found(Obstacle.CHARACTER_TIME),
        CardType.ITEM: Found(Obstacle.ITEM_TIME),
        CardType.LOCATION: Found(Obstacle.LOCATION_TIME),
        CardType.RESOURCE: Found(Obstacle.RESOURCE),
        CardType.FACTION: Found(Obstacle.FACTION),
    }
)
_NO_THRESHOLD_MET: Final = Found(Obstacle.THRESHOLD)
_TOO_DEAR: Final = Found(Obstacle.TOO_DEAR)
_COSTS: Final = Found(Obstacle.COSTS)


def deployments(
    state: State, player: Player, *, on_own_turn: bool, response: Response = NO_RESPONSE
) -> list[Deploy]:
    """Cards in hand, face-down cards with Flip Up, and what a text lets be deployed. 604.1."""
    found = [
        Deploy(card)
        for card in state.hand[player] + prices.playable_as_in_hand(state, player)
        if untimely(state, card, on_own_turn=on_own_turn) is None
        and can_deploy(state, player, card, prices.price_of(state, player, card), response)
    ]
    if is_clear(obstacles_to_flipping_up(state, player)):
        found += [
            Deploy(card, flip_up=True)
            for card in with_flip_up(state)
            if state.controller[card] == player
            and untimely(state, card, on_own_turn=on_own_turn) is None
            and can_flip_up(state, player, card, response)
        ]
    return found


def obstacles_to_flipping_up(state: State, player: Player) -> Obstacles:
    """Yield what keeps a player from deploying any card by its Flip Up. Rules: 507.4."""
    if not state.game.rules.has_flip_up:
        yield Found(Obstacle.FLIP_UP_UNKNOWN)
    for rule, scope in rules_for(state, player, v.Cannot):
        if rule.action is v.Action.DEPLOY_FACE_UP:
            yield Found(Obstacle.FLIP_UP_FORBIDDEN, (scope.source,))


def with_flip_up(state: State) -> Sequence[CardId]:
    """The face-down cards in play that have a Flip Up now, printed or gained. Rules: 507.4."""
    known = state.derived.with_flip_up
    if known is None:
        able, any_text = state.game.with_flip_up, texts_change(state)
        known = [
            card
            for card in state.in_play
            if state.face_down[card]
            and (any_text or state.kind[card] in able)
            and text_of(state, card).flip_ups
        ]
        state.derived.with_flip_up = known
    return known


def untimely(state: State, card: CardId, *, on_own_turn: bool) -> Found | None:
    """Return what in a type and keywords keeps a card from being deployed now. Rules: 204.1, 507.6.

    In an edition without Tactical, a card may still say in words that it is deployed like a tactic.
    """
    kind = state.kind_of(card)
    printed = kind.card.type
    if printed in _NEVER_DEPLOYED:
        return _UNTIMELY[printed]
    if on_own_turn or printed is CardType.TACTIC:
        return None
    is_known = state.game.rules.has_tactical or kind.card.keywords.tactical_text
    if is_known and (
        _is_printed_tactical(state, card, kind.text)
        or stats.has_keyword(state, card, v.Keyword.TACTICAL)
    ):
        return None
    return _UNTIMELY[printed]


def _is_printed_tactical(state: State, card: CardId, text: CardText) -> bool:
    return bool(text.keywords) and any(
        it.keyword is v.Keyword.TACTICAL and meets(scope_of(state, card), it.threshold)
        for it in text.keywords
    )


def can_deploy(
    state: State,
    player: Player,
    card: CardId,
    price: v.Price = v.Price.AS_USUAL,
    response: Response = NO_RESPONSE,
) -> bool:
    """True if a player could deploy a card now, its timing aside. Rules: 604.1a to 604.1e."""
    if price not in _FREE and _lacks_resources(state, player, card):
        return False
    return could_be_deployed(state, player, card, price) and bool(
        _is_payable(state, player, card, price, response)
    )


def _lacks_resources(state: State, player: Player, card: CardId) -> bool:
    """True if it takes no more than counting to see that no text of a card can be paid for."""
    if stats.lies_face_down(state, card):
        return False
    number = state.kind_of(card).card.cost or 0
    return all(
        cost_precheck.lacks_resources(state, player, steps, number)
        for steps in cost_plans.printed_costs(text_of(state, card))
    )


def could_be_deployed(state: State, player: Player, card: CardId, price: v.Price) -> bool:
    """Return whether a card may be deployed now, if its costs can be satisfied. 604.1a, 604.1b."""
    return is_clear(obstacles_before_costs(state, player, card, price))


def obstacles_before_costs(state: State, player: Player, card: CardId, price: v.Price) -> Obstacles:
    """Yield what keeps a card from being deployed whatever can be paid. Rules: 604.1a, 604.1b."""
    printed = state.kind_of(card).card.type
    if printed in _NEVER_DEPLOYED:
        yield _UNTIMELY[printed]
        return
    yield from obstacles_by_text(state, player, card)
    if price not in _WITHOUT_THRESHOLD and not meets_threshold(state, player, card):
        yield _NO_THRESHOLD_MET


def obstacles_by_costs(
    state: State, player: Player, card: CardId, price: v.Price, response: Response
) -> Obstacles:
    """Yield what keeps the costs of deploying a card from being met. Rules: 604.1d, 604.1e."""
    payable = _is_payable(state, player, card, price, response)
    if not payable:
        number = state.kind_of(card).card.cost or 0
        is_plain = price not in _FREE and cost_precheck.is_too_dear(state, player, number)
        searched = _COSTS if payable is False else Found(Obstacle.COSTS_UNKNOWN)
        yield _TOO_DEAR if is_plain else searched


def _is_payable(
    state: State, player: Player, card: CardId, price: v.Price, response: Response
) -> bool | None:
    in_hand_or_so = not stats.lies_face_down(state, card)
    plain = _plainly_deployable(state, player, card, price) if in_hand_or_so else None
    if plain is not None:
        return plain
    return cost_search.try_out(
        state, lambda it: deploying.start(it, player, card, price=price, response=response)
    )


def _plainly_deployable(state: State, player: Player, card: CardId, price: v.Price) -> bool | None:
    """True if one of the card's texts can be paid for; None if only the search can tell."""
    if price in _FREE:
        return None
    text = text_of(state, card)
    number = state.kind_of(card).card.cost or 0
    told = [
        cost_precheck.payable(state, player, card, steps, number)
        for steps in cost_plans.printed_costs(text)
    ]
    if any(told):
        return True
    return None if None in told else False


def is_barred(state: State, player: Player, card: CardId) -> bool:
    """True if a rule forbids deploying the card, or cards like it. Rules: 402.7, 604.1e.

    Also true if chance has decided this turn that its costs cannot be satisfied.
    """
    return not is_clear(obstacles_by_text(state, player, card))


def obstacles_by_text(state: State, player: Player, card: CardId) -> Obstacles:
    """The texts that forbid deploying a card, and the chance that its costs failed by."""
    if state.changes and costs.failed_by_chance(state, card, None):
        yield Found(Obstacle.DEPLOY_FAILED)
    for rule, scope in rules_on_playing(state, card, v.Cannot):
        if rule.action is v.Action.BE_DEPLOYED:
            yield Found(Obstacle.DEPLOY_FORBIDDEN, (scope.source,))
    for rule, scope in rules_for(state, player, v.Cannot):
        if rule.action is v.Action.DEPLOY and scope.fits_by_face(card, rule.by):
            yield Found(Obstacle.DEPLOY_FORBIDDEN, (scope.source,))


def meets_threshold(state: State, player: Player, card: CardId) -> bool:
    """True if a player controls the icons a card asks for, less what a text takes off. 405.2."""
    return stats.meets(state, player, threshold_asked(state, player, card))


def threshold_asked(state: State, player: Player, card: CardId) -> Threshold:
    """The icons that a card asks for, less what a text takes off. Rules: 405.2."""
    asked = state.kind_of(card).card.threshold
    return _reduced_threshold(state, player, asked) if state.changes else asked


def _reduced_threshold(state: State, player: Player, asked: Threshold) -> Threshold:
    counts = dict(zip(Icon, asked.counts, strict=True))
    for change in state.changes:
        what = change.what
        if isinstance(what, v.ReduceNextThreshold) and change.controller == player:
            named = change.text.named
            for icon in Icon:
                if icon.value == named:
                    counts[icon] = max(0, counts[icon] - what.by)
    obsession, greed, elitism, deception, rage, volition = counts.values()
    return Threshold((obsession, greed, elitism, deception, rage, volition))


def can_flip_up(
    state: State, player: Player, card: CardId, response: Response = NO_RESPONSE
) -> bool:
    """True if a face-down card could be deployed by its Flip Up now. Rules: 507.4a."""
    return is_clear(obstacles_to_this_flip_up(state, player, card, response))


def obstacles_to_this_flip_up(
    state: State, player: Player, card: CardId, response: Response
) -> Obstacles:
    """Yield what keeps a face-down card from being deployed by its Flip Up now. Rules: 507.4a."""
    able = deploying.usable_flip_ups(state, player, card)
    if not able:
        yield Found(Obstacle.FLIP_UP_THRESHOLD)
    yield from obstacles_by_text(state, player, card)
    if not able:
        return
    text = text_of(state, card)
    told = [cost_precheck.can_flip_up(state, player, card, text, it) for it in able]
    if any(told):
        return
    searched: bool | None = False
    if None in told:
        searched = cost_search.try_out(
            state, lambda it: deploying.start(it, player, card, flip_up=True, response=response)
        )
    if not searched:
        least = min(it.cost for it in able)
        if cost_precheck.is_too_dear(state, player, least):
            yield Found(Obstacle.FLIP_UP_TOO_DEAR)
        else:
            is_known = searched is False
            yield Found(Obstacle.FLIP_UP_COSTS if is_known else Obstacle.FLIP_UP_COSTS_UNKNOWN)
