"""Deployment on special terms: several cards within a sum, and one card for 1."""

from __future__ import annotations

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.legality import cost_search, deployable
from app.games.spoils.engine.model import frames
from app.games.spoils.engine.model.actions import Answer, CardId, Player
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.model.verb_progress import Deploying, Stage
from app.games.spoils.engine.procedures import choices, deploying
from app.games.spoils.engine.procedures.interpreter import costs_failed, scope_of, text_locals
from app.games.spoils.engine.read import amounts, prices, stats
from app.games.spoils.terms import Area


def any_number_within_total(state: State, frame: Frame, step: v.Bespoke) -> bool:
    """Deploy cards for free, one after the other, of a numeric cost of X together at most."""
    scope = scope_of(state, frame)
    own, left = text_locals(frame), amounts.amount(scope, v.Number("X"))
    if isinstance(own.progress, Deploying):
        left = own.progress.left
        own.outcome = None
    able = [
        card
        for card in state.hand[scope.you] + prices.playable_as_in_hand(state, scope.you)
        if _number(state, card) <= left
        and deployable.can_deploy(state, scope.you, card, _terms(state, scope.you, card))
    ]
    chosen = choices.gather(state, frame, able, v.UpTo(1), scope.you, DecisionKind.DEPLOY)
    if chosen is None:
        return False
    if not chosen:
        return True
    own.chosen, own.progress = (), Deploying(left - _number(state, chosen[0]), is_under_way=True)
    frame.text.done = True
    terms = _terms(state, scope.you, chosen[0])
    deploying.start(state, scope.you, chosen[0], price=terms)
    return False


def _terms(state: State, player: Player, card: CardId) -> v.Price:
    return prices.both(v.Price.FREE, prices.price_of(state, player, card))


def _number(state: State, card: CardId) -> int:
    return stats.measure(state, card, v.NUMERIC_COST) or 0


def this_for_1(state: State, frame: Frame, step: v.Bespoke) -> bool:
    """Offer to deploy this card with a numeric cost that starts at 1, if it could be deployed."""
    scope = scope_of(state, frame)
    own = text_locals(frame)
    if own.progress is Stage.STARTED:
        frame.text.done = not costs_failed(frame)
        return True
    if not _can_deploy_for_1(state, scope.you, scope.source):
        frame.text.done = False
        return True
    if frame.answer is None:
        options, labels = [Answer(0), Answer(1)], ("no", "yes")
        frames.ask(state, scope.you, DecisionKind.MAY, options, source=scope.source, words=labels)
        return False
    if frames.answered(frame) == Answer(0):
        frame.text.done = False
        return True
    own.progress = Stage.STARTED
    deploying.start(state, scope.you, scope.source, number=1)
    return False


def _can_deploy_for_1(state: State, player: Player, card: CardId) -> bool:
    return (
        state.area[card] is Area.HAND
        and not deployable.is_barred(state, player, card)
        and deployable.meets_threshold(state, player, card)
        and cost_search.try_out(state, lambda copy: deploying.start(copy, player, card, number=1))
        is True
    )
