"""Verbs about damage and influence. Rules: 408."""

from __future__ import annotations

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.effects import replacements
from app.games.spoils.engine.model import frames
from app.games.spoils.engine.model.actions import Answer, CardId
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.proposed_effect import EffectKind, ProposedEffect
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.model.verb_progress import Shares
from app.games.spoils.engine.procedures import choices
from app.games.spoils.engine.procedures.interpreter import (
    fail,
    in_cost,
    in_extra_cost,
    scope_of,
    text_locals,
)
from app.games.spoils.engine.read import amounts, filters, stats
from app.games.spoils.engine.read.scope import Scope
from app.games.spoils.engine.write import mutations
from app.games.spoils.terms import CardType


def inflict(state: State, frame: Frame, step: v.Inflict) -> bool:
    """Inflict damage on each of the cards, from one source. Rules: 408.1, 408.7."""
    scope = scope_of(state, frame)
    amount = amounts.amount(scope, step.amount)
    source = _source(scope, step.source)
    them = choices.touchable(scope, filters.meant(scope, step.to))
    shares = [(card, amount) for card in them]
    return _inflict(state, frame, source, shares)


def _source(scope: Scope, cards: v.Cards) -> CardId:
    """The card that inflicts the damage, which may have left play meanwhile. Rules: 408.7."""
    found = filters.meant(scope, cards)
    return found[0] if found else scope.source


def _inflict(state: State, frame: Frame, source: CardId, shares: list[tuple[CardId, int]]) -> bool:
    kinds = (CardType.CHARACTER, CardType.LOCATION, CardType.FACTION)
    effects = [
        ProposedEffect(
            EffectKind.INFLICT, state.ref(card), amount=amount, shares=((source, amount),)
        )
        for card, amount in shares
        if any(stats.is_type(state, card, kind) for kind in kinds)
        and (amount or state.game.rules.zero_damage_is_judged_last)
    ]
    if not effects:
        frame.text.done = False
        frame.text.cards[v.Role.AFFECTED] = ()
        return not in_cost(frame) or fail(frame)
    replacements.propose(state, frame, effects, in_cost=in_extra_cost(frame))
    return True


def inflict_divided(state: State, frame: Frame, step: v.InflictDivided) -> bool:
    """Divide damage among cards, card by card. Rules: 408.

    If all of it has to be divided, the last card gets the rest.
    """
    scope = scope_of(state, frame)
    them = choices.touchable(scope, filters.meant(scope, step.among))
    most, may_stop = choices.divided(scope, step.amount)
    own = text_locals(frame)
    shares = own.progress.shares if isinstance(own.progress, Shares) else ()
    if frame.answer is not None:
        answer = frames.answered(frame)
        assert isinstance(answer, Answer)
        shares = (*shares, answer.value)
        own.progress = Shares(shares)
    left = most - sum(shares)
    if left > 0 and len(shares) < len(them) - (not may_stop):
        options = [Answer(n) for n in range(left + 1)]
        frames.ask(
            state,
            scope.player(step.who),
            DecisionKind.DIVIDE,
            options,
            source=scope.source,
            chosen=(them[len(shares)],),
        )
        return False
    rest = 0 if may_stop else left
    full = [*shares, rest, *([0] * len(them))][: len(them)]
    given = [(card, share) for card, share in zip(them, full, strict=True) if share or not most]
    return _inflict(state, frame, scope.source, given)


def remove_damage(state: State, frame: Frame, step: v.RemoveDamage) -> bool:
    """Remove damage from cards. Rules: 207.6, 408.5b."""
    scope = scope_of(state, frame)
    done = []
    for card in choices.touchable(scope, filters.meant(scope, step.cards)):
        held = stats.damage(state, card)
        amount = min(held, choices.bounds(scope, step.count, held)[1])
        if amount:
            mutations.remove_damage(state, card, amount)
            done.append(card)
    if in_cost(frame) and not done:
        return fail(frame)
    frame.text.done = bool(done)
    frame.text.cards[v.Role.AFFECTED] = tuple(state.ref(card) for card in done)
    return True


def gain_influence(state: State, frame: Frame, step: v.GainInfluence) -> bool:
    """Let factions gain influence."""
    scope = scope_of(state, frame)
    amount = amounts.amount(scope, step.amount)
    for player in scope.players(step.who):
        mutations.gain_influence(state, player, amount)
    frame.text.done = amount > 0
    return True


def lose_influence(state: State, frame: Frame, step: v.LoseInfluence) -> bool:
    """Let factions lose influence, which is not damage. Rules: 408.3b, 401.3b.

    A cost needs the influence to be there.
    """
    scope = scope_of(state, frame)
    amount = amounts.amount(scope, step.amount)
    players = scope.players(step.who)
    if in_cost(frame) and any(state.influence[player] < amount for player in players):
        return fail(frame)
    effects = [
        ProposedEffect(EffectKind.LOSE_INFLUENCE, player=player, amount=amount, source=scope.source)
        for player in players
    ]
    replacements.propose(state, frame, effects, in_cost=in_extra_cost(frame))
    return True
