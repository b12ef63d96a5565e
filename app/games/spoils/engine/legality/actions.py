"""Legal actions, without dead ends. Rules: 603.2, 607.2, 401.2."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.legality import cost_precheck, cost_search
from app.games.spoils.engine.legality.usable_abilities import usable_abilities
from app.games.spoils.engine.model import frames
from app.games.spoils.engine.model.actions import (
    DONE,
    END_TURN,
    Action,
    Attack,
    CardId,
    Deploy,
    Player,
    UseAbility,
)
from app.games.spoils.engine.model.card_text import CardText
from app.games.spoils.engine.model.decisions import WINDOWS, DecisionKind
from app.games.spoils.engine.model.locals import CostLocals, DuplicateLocals
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.model.windows import NO_RESPONSE, Response, response_in
from app.games.spoils.engine.procedures import attacking, costs, deploying
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

ACTIONS_PER_TURN: Final = 600
"""After this many actions in one turn only ending it, or declining, is offered (414.2b)."""

_NEVER_DEPLOYED: Final = (CardType.RESOURCE, CardType.FACTION)
_WITHOUT_THRESHOLD: Final = (v.Price.NO_THRESHOLD, v.Price.FREE_NO_THRESHOLD)
_FREE: Final = (v.Price.FREE, v.Price.FREE_NO_THRESHOLD)


def legal_actions(state: State) -> tuple[Action, ...]:
    """All answers to the question that is open, in stable order; empty when the game is over."""
    if state.decision is None:
        return ()
    if state.offered is None:
        state.offered = _offer(state)
    return state.offered


def legal_but_abilities(state: State) -> tuple[Action, ...]:
    """The legal answers without the use of abilities, which are not looked for.

    Where the turn cannot end because an attack is owed, they are all legal answers.
    """
    decision = state.decision
    if decision is None or decision.kind not in WINDOWS:
        return legal_actions(state)
    if state.offered is None:
        found = _window(state, decision.player, decision.kind, with_abilities=False)
    else:
        found = tuple(it for it in state.offered if not isinstance(it, UseAbility))
    return found if found[-1:] in ((END_TURN,), (DONE,)) else legal_actions(state)


def _offer(state: State) -> tuple[Action, ...]:
    decision = state.decision
    assert decision is not None
    if decision.kind in WINDOWS:
        return _window(state, decision.player, decision.kind)
    place = _cost_frame(state)
    is_paying = decision.kind is DecisionKind.ATTACH_TO_PAY
    if place < 0 or (is_paying and not frames.own(state.frames[-1], CostLocals).is_prepaying):
        return decision.options
    able = tuple(it for it in decision.options if _leads_on(state, it, place))
    return able or decision.options


def _leads_on(state: State, answer: Action, cost_frame: int) -> bool:
    """True if the costs that are being satisfied can still be satisfied after the answer."""
    plain = None
    if cost_frame < len(state.frames):
        plain = cost_precheck.leads_on(state, state.frames[cost_frame], answer)
    return cost_search.leads_on(state, answer, cost_frame) if plain is None else plain


def _cost_frame(state: State) -> int:
    """The place of the outermost frame of costs being satisfied, or about to be; else -1.

    The choice of a Flip Up and of one of several texts comes just before the costs.
    """
    for place, frame in enumerate(state.frames):
        if frame.procedure == "costs":
            return place
    is_announcing = isinstance(state.frames[-1].own, DuplicateLocals)
    return len(state.frames) if is_announcing else -1


def _window(
    state: State, player: Player, kind: DecisionKind, *, with_abilities: bool = True
) -> tuple[Action, ...]:
    closing: Action = END_TURN if kind is DecisionKind.ACT else DONE
    if state.actions_this_turn >= ACTIONS_PER_TURN:
        return (closing,)
    if kind is DecisionKind.RESPOND and any(
        rule.action is v.Action.RESPOND for rule, _ in rules_for(state, player, v.Cannot)
    ):
        return (closing,)
    response = response_in(state.frames[-1])
    found: list[Action] = [
        *deployments(state, player, on_own_turn=kind is DecisionKind.ACT, response=response),
        *(usable_abilities(state, player, response=response) if with_abilities else ()),
    ]
    if kind is DecisionKind.ACT:
        able = [
            target
            for target in attacking.targets(state, player)
            if attacking.can_attack(state, player, target)
        ]
        found += [Attack(target) for target in able]
        if any(attacking.owes_attack(state, player, target) for target in able):
            return tuple(found)
    return (*found, closing)


def deployments(
    state: State, player: Player, *, on_own_turn: bool, response: Response = NO_RESPONSE
) -> list[Action]:
    """Cards in hand, face-down cards with Flip Up, and what a text lets be deployed. 604.1."""
    found: list[Action] = []
    found += [
        Deploy(card)
        for card in state.hand[player] + prices.playable_as_in_hand(state, player)
        if is_timely(state, card, on_own_turn=on_own_turn)
        and can_deploy(state, player, card, prices.price_of(state, player, card), response)
    ]
    if state.game.rules.has_flip_up and not any(
        rule.action is v.Action.DEPLOY_FACE_UP for rule, _ in rules_for(state, player, v.Cannot)
    ):
        found += [
            Deploy(card, flip_up=True)
            for card in _with_flip_up(state)
            if state.controller[card] == player
            and is_timely(state, card, on_own_turn=on_own_turn)
            and can_flip_up(state, player, card, response)
        ]
    return found


def _with_flip_up(state: State) -> Sequence[CardId]:
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


def is_timely(state: State, card: CardId, *, on_own_turn: bool) -> bool:
    """True if the type and keywords of a card allow its deployment now. Rules: 204.1, 507.6.

    In an edition without Tactical, a card may still say in words that it is deployed like a tactic.
    """
    kind = state.kind_of(card)
    printed = kind.card.type
    if printed in _NEVER_DEPLOYED:
        return False
    if on_own_turn or printed is CardType.TACTIC:
        return True
    if not (state.game.rules.has_tactical or kind.card.keywords.tactical_text):
        return False
    return _is_printed_tactical(state, card, kind.text) or stats.has_keyword(
        state, card, v.Keyword.TACTICAL
    )


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
    if not could_be_deployed(state, player, card, price):
        return False
    in_hand_or_so = not stats.lies_face_down(state, card)
    plain = _plainly_deployable(state, player, card, price) if in_hand_or_so else None
    if plain is not None:
        return plain
    return cost_search.try_out(
        state, lambda it: deploying.start(it, player, card, price=price, response=response)
    )


def could_be_deployed(state: State, player: Player, card: CardId, price: v.Price) -> bool:
    """Return whether a card may be deployed now, if its costs can be satisfied. 604.1a, 604.1b."""
    if state.kind_of(card).card.type in _NEVER_DEPLOYED or is_barred(state, player, card):
        return False
    return price in _WITHOUT_THRESHOLD or meets_threshold(state, player, card)


def _plainly_deployable(state: State, player: Player, card: CardId, price: v.Price) -> bool | None:
    """True if one of the card's texts can be paid for; None if only the search can tell."""
    if price in _FREE:
        return None
    text = text_of(state, card)
    number = state.kind_of(card).card.cost or 0
    told = [
        cost_precheck.payable(state, player, card, text.extra_costs(it), number)
        for it in text.choices
    ]
    if any(told):
        return True
    return None if None in told else False


def is_barred(state: State, player: Player, card: CardId) -> bool:
    """True if a rule forbids deploying the card, or cards like it. Rules: 402.7, 604.1e.

    Also true if chance has decided this turn that its costs cannot be satisfied.
    """
    if state.changes and costs.failed_by_chance(state, card, None):
        return True
    if any(
        rule.action is v.Action.BE_DEPLOYED for rule, _ in rules_on_playing(state, card, v.Cannot)
    ):
        return True
    return any(
        rule.action is v.Action.DEPLOY and scope.fits_by_face(card, rule.by)
        for rule, scope in rules_for(state, player, v.Cannot)
    )


def meets_threshold(state: State, player: Player, card: CardId) -> bool:
    """True if a player controls the icons a card asks for, less what a text takes off. 405.2."""
    asked = state.kind_of(card).card.threshold
    if state.changes:
        asked = _reduced_threshold(state, player, asked)
    return stats.meets(state, player, asked)


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
    text = text_of(state, card)
    able = deploying.usable_flip_ups(state, player, card)
    if not able or is_barred(state, player, card):
        return False
    told = [cost_precheck.can_flip_up(state, player, card, text, it) for it in able]
    if any(told):
        return True
    return None in told and cost_search.try_out(
        state, lambda it: deploying.start(it, player, card, flip_up=True, response=response)
    )
