"""The verb that searches a deck. Rules: 312, 505.1."""

from __future__ import annotations

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.effects import replacements
from app.games.spoils.engine.model import events, frames
from app.games.spoils.engine.model.actions import Answer, Player
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.proposed_effect import EffectKind, ProposedEffect
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.model.verb_progress import Searching
from app.games.spoils.engine.procedures import choices, costs
from app.games.spoils.engine.procedures.interpreter import (
    add_to_cost,
    fail,
    in_cost,
    in_extra_cost,
    pays_in_cost,
    scope_of,
    text_locals,
)
from app.games.spoils.engine.read import filters, prices
from app.games.spoils.engine.read.active_text import rules_for
from app.games.spoils.engine.read.scope import Scope
from app.games.spoils.engine.write import mutations


def search(state: State, frame: Frame, step: v.Search) -> bool:
    """Search a deck; its owner shuffles it. Rules: 312."""
    scope = scope_of(state, frame)
    player, deck = scope.player(step.who), scope.player(step.deck)
    may = _is_told_of_what(scope, step.cards) and _may_search(state, frame, player, deck)
    if may is None:
        return False
    if not may:
        frame.text.cards[v.Role.FOUND] = ()
        frame.text.done = False
        return not in_cost(frame) or fail(frame)
    own = text_locals(frame)
    if not _progress(frame).is_announced:
        own.progress = Searching(is_paid=True, is_announced=True)
        if deck == player:
            effect = ProposedEffect(EffectKind.SEARCH, player=player, amount=1, source=scope.source)
            replacements.propose(state, frame, [effect], in_cost=in_extra_cost(frame))
            return False
        mutations.emit(state, events.Searched(player, deck))
    there = filters.meant(scope, step.cards.in_deck(step.deck))
    chosen = choices.gather(
        state,
        frame,
        there,
        step.count,
        player,
        DecisionKind.SEARCH,
        alike=step.cards,
        may_fail=bool(step.cards.where),
        copies_are_one=True,
    )
    if chosen is None:
        return False
    frame.text.cards[v.Role.FOUND] = tuple(state.ref(card) for card in chosen)
    frame.text.done = bool(chosen)
    mutations.shuffle(state, deck)
    return True


def _progress(frame: Frame) -> Searching:
    held = text_locals(frame).progress
    return held if isinstance(held, Searching) else Searching()


def _is_told_of_what(scope: Scope, cards: v.Cards) -> bool:
    """True if every card that a found one has to agree with is there. Rules: 402.5b."""
    return all(filters.meant(scope, it.cards) for it in cards.where if isinstance(it, v.SameAs))


def _may_search(state: State, frame: Frame, player: Player, deck: Player) -> bool | None:
    """True if nothing forbids the search and its price is met; None while the player is asked."""
    cannot = rules_for(state, player, v.Cannot)
    if deck == player and any(rule.action is v.Action.SEARCH for rule, _ in cannot):
        return False
    if _progress(frame).is_paid:
        return True
    price = prices.demanded(state, player, v.Action.SEARCH) if deck == player else 0
    if not price:
        return True
    if pays_in_cost(frame, player):
        own = text_locals(frame)
        add_to_cost(own, price)
        own.progress = Searching(is_paid=True)
        return True
    return _pay_toll(state, frame, player, price)


def _pay_toll(state: State, frame: Frame, player: Player, price: int) -> bool | None:
    """Offer the price at once, in an effect: True if paid, False if not, None while asked."""
    if not prices.can_be_paid(state, player, price):
        return False
    if frame.answer is None:
        options, labels = [Answer(0), Answer(1)], ("no", "yes")
        kind = DecisionKind.MAY
        frames.ask(state, player, kind, options, source=frame.source, words=labels)
        return None
    if frames.answered(frame) == Answer(0):
        return False
    text_locals(frame).progress = Searching(is_paid=True)
    costs.start_inside(state, frame, player, total=price)
    return None
