"""Verbs that draw and discard. Rules: 305, 306."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model import frames
from app.games.spoils.engine.model.actions import Answer, CardId, Player
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.proposed_effect import EffectKind, ProposedEffect
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.procedures import choices
from app.games.spoils.engine.procedures.interpreter import branch, fail, in_cost, scope_of
from app.games.spoils.engine.read import amounts, filters
from app.games.spoils.engine.verbs.cards import cause, mark_done
from app.games.spoils.engine.write import mutations
from app.games.spoils.terms import Area

DEVELOP_RULE = "DEVELOP RULE"


def draw(state: State, frame: Frame, step: v.Draw) -> bool:
    """Draw cards as a group. Rules: 306.1, 306.3."""
    scope = scope_of(state, frame)
    if isinstance(step.count, v.UpTo | v.AnyNumber) and frame.answer is None:
        available = len(state.deck[scope.player(step.who)])
        least, most = choices.bounds(scope, step.count, available)
        options = [Answer(n) for n in range(least, most + 1)]
        player = scope.player(step.who)
        if len(options) > 1:
            kind = DecisionKind.CHOOSE_NUMBER
            frames.ask(state, player, kind, options, source=scope.source, instruction=step)
            return False
        frame.answer = options[0]
    if frame.answer is not None:
        answer = frames.answered(frame)
        assert isinstance(answer, Answer)
        count = answer.value
    else:
        count = choices.bounds(scope, step.count, 0)[0]
    by_rule = frame.text.trigger == DEVELOP_RULE
    effects = [
        ProposedEffect(
            EffectKind.DRAW, player=player, amount=count, by_rule=by_rule, source=scope.source
        )
        for player in scope.players(step.who)
    ]
    return cause(state, frame, [it for it in effects if it.amount], all_of=1)


def discard(state: State, frame: Frame, step: v.Discard) -> bool:
    """Let players choose cards in hand and discard them together. Rules: 305."""
    scope = scope_of(state, frame)
    players = scope.players(step.who)
    if len(players) > 1:
        return _each_discards(state, frame, step, players)
    (player,) = players
    hand = [card for card in state.hand[player] if filters.fits(scope, card, step.cards)]
    chosen = choices.gather(
        state, frame, hand, step.count, player, DecisionKind.CHOOSE_CARD, alike=step.cards
    )
    if chosen is None:
        return False
    if in_cost(frame) and len(chosen) < choices.bounds(scope, step.count, len(hand))[0]:
        return fail(frame)
    return _discard(state, frame, chosen)


def _each_discards(state: State, frame: Frame, step: v.Discard, players: Sequence[Player]) -> bool:
    """Let the active player discard first, then the other. Rules: 402.2."""
    scope = scope_of(state, frame)
    one_each = tuple(
        replace(step, who=v.Player.YOU if player == scope.you else v.Player.OPPONENT)
        for player in players
    )
    branch(state, frame, one_each)
    return True


def _discard(state: State, frame: Frame, cards: Sequence[CardId]) -> bool:
    scope = scope_of(state, frame)
    effects = []
    for player in (state.active, 1 - state.active):
        mine = tuple(card for card in cards if card in state.hand[player])
        if mine:
            effects.append(
                ProposedEffect(EffectKind.DISCARD, player=player, cards=mine, source=scope.source)
            )
    if not effects:
        frame.text.cards[v.Role.DISCARDED] = ()
        return mark_done(state, frame, ())
    return cause(state, frame, effects, all_of=len(effects))


def discard_at_random(state: State, frame: Frame, step: v.DiscardAtRandom) -> bool:
    """Discard cards at random. Rules: 305."""
    scope = scope_of(state, frame)
    cards: list[CardId] = []
    for player in scope.players(step.who):
        left = list(state.hand[player])
        for _ in range(min(amounts.amount(scope, step.count), len(left))):
            place = mutations.draw_random(state, len(left))
            cards.append(left.pop(place))
    if in_cost(frame) and not cards:
        return fail(frame)
    return _discard(state, frame, cards)


def discard_those(state: State, frame: Frame, step: v.DiscardThose) -> bool:
    """Discard the cards meant from the hands they are in. Rules: 305."""
    scope = scope_of(state, frame)
    them = [c for c in filters.meant(scope, step.cards) if state.area[c] is Area.HAND]
    if in_cost(frame) and not them:
        return fail(frame)
    return _discard(state, frame, them)
