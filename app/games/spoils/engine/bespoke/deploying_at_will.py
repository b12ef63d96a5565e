"""Deploying on special terms: several cards within a sum, and one card for 1."""

from __future__ import annotations

from typing import Final

from app.games.spoils import vocabulary as words
from app.games.spoils.engine import amounts, choosing, deploying, frames, legal, stats, trying
from app.games.spoils.engine.actions import Answer, CardId, Player
from app.games.spoils.engine.decisions import DecisionKind
from app.games.spoils.engine.following import FAILED, SCRATCH, scope_of
from app.games.spoils.engine.state import Frame, State
from app.games.spoils.terms import Area

BUDGET: Final = "budget"


def any_number_within_total(state: State, frame: Frame, step: words.Bespoke) -> bool:
    """Cards are deployed for free, one after the other, their numeric costs X together at most."""
    scope = scope_of(state, frame)
    left: int = frame.bound.get(BUDGET, amounts.amount(scope, words.Number("X")))
    if frame.bound.pop("deploying", False):
        frame.bound.pop(FAILED, None)
    able = [
        card
        for card in state.hand[scope.you]
        if _number(state, card) <= left
        and legal.can_deploy(state, scope.you, card, words.Price.FREE)
    ]
    chosen = choosing.gather(state, frame, able, words.UpTo(1), scope.you, DecisionKind.DEPLOY)
    if chosen is None:
        return False
    if not chosen:
        frame.bound.pop(BUDGET, None)
        return True
    frame.bound.pop(SCRATCH, None)
    frame.bound |= {BUDGET: left - _number(state, chosen[0]), "deploying": True, "done": True}
    deploying.start(state, scope.you, chosen[0], price=words.Price.FREE)
    return False


def _number(state: State, card: CardId) -> int:
    return stats.measure(state, card, words.NUMERIC_COST) or 0


def this_for_1(state: State, frame: Frame, step: words.Bespoke) -> bool:
    """This card may be deployed with a numeric cost that starts at 1, where it could be."""
    scope = scope_of(state, frame)
    if frame.bound.get(SCRATCH):
        frame.bound["done"] = not frame.bound.pop(FAILED, False)
        return True
    if not _can_deploy_for_1(state, scope.you, scope.source):
        frame.bound["done"] = False
        return True
    if frame.answer is None:
        options, labels = [Answer(0), Answer(1)], ("no", "yes")
        frames.ask(state, scope.you, DecisionKind.MAY, options, source=scope.source, words=labels)
        return False
    if frames.answered(frame) == Answer(0):
        frame.bound["done"] = False
        return True
    frame.bound[SCRATCH] = True
    deploying.start(state, scope.you, scope.source, number=1)
    return False


def _can_deploy_for_1(state: State, player: Player, card: CardId) -> bool:
    return (
        state.area[card] is Area.HAND
        and not legal.is_barred(state, player, card)
        and legal.meets_threshold(state, player, card)
        and trying.try_out(state, lambda twin: deploying.start(twin, player, card, number=1))
    )
