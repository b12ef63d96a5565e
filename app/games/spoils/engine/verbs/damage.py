"""Verbs about damage and influence. Rules: 408."""

from __future__ import annotations

from app.games.spoils import vocabulary as words
from app.games.spoils.engine import amounts, atoms, choosing, frames, nouns, replacing, stats
from app.games.spoils.engine.actions import Answer, CardId
from app.games.spoils.engine.decisions import DecisionKind
from app.games.spoils.engine.following import SCRATCH, fail, in_cost, scope_of
from app.games.spoils.engine.happenings import Deed, Happening
from app.games.spoils.engine.scope import Scope
from app.games.spoils.engine.state import Frame, State
from app.games.spoils.terms import CardType


def inflict(state: State, frame: Frame, step: words.Inflict) -> bool:
    """Damage is inflicted on each of the cards, from one source. Rules: 408.1, 408.7."""
    scope = scope_of(state, frame)
    amount = amounts.amount(scope, step.amount)
    source = _source(scope, step.source)
    them = choosing.touchable(scope, nouns.meant(scope, step.to))
    shares = [(card, amount) for card in them]
    return _inflict(state, frame, source, shares)


def _source(scope: Scope, cards: words.Cards) -> CardId:
    """The card that inflicts it, which may have left play meanwhile. Rules: 408.7."""
    found = nouns.meant(scope, cards)
    return found[0] if found else scope.source


def _inflict(state: State, frame: Frame, source: CardId, shares: list[tuple[CardId, int]]) -> bool:
    kinds = (CardType.CHARACTER, CardType.LOCATION, CardType.FACTION)
    things = [
        Happening(Deed.INFLICT, state.ref(card), amount=amount, shares=((source, amount),))
        for card, amount in shares
        if any(stats.is_type(state, card, kind) for kind in kinds)
        and (amount or state.game.rules.zero_damage_is_judged_last)
    ]
    if not things:
        frame.bound["done"] = False
        frame.bound[words.Role.AFFECTED.value] = ()
        return not in_cost(frame) or fail(frame)
    replacing.bring_about(state, frame, things, in_cost=in_cost(frame))
    return True


def inflict_divided(state: State, frame: Frame, step: words.InflictDivided) -> bool:
    """Damage is divided among cards, card by card; where all of it has to be, the last one gets
    the rest. Rules: 408.
    """
    scope = scope_of(state, frame)
    them = choosing.touchable(scope, nouns.meant(scope, step.among))
    most, may_stop = choosing.divided(scope, step.amount)
    shares: tuple[int, ...] = frame.bound.get(SCRATCH, ())
    if frame.answer is not None:
        answer = frames.answered(frame)
        assert isinstance(answer, Answer)
        shares = (*shares, answer.value)
        frame.bound[SCRATCH] = shares
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


def remove_damage(state: State, frame: Frame, step: words.RemoveDamage) -> bool:
    """Damage is taken off cards. Rules: 207.6, 408.5b."""
    scope = scope_of(state, frame)
    done = []
    for card in choosing.touchable(scope, nouns.meant(scope, step.cards)):
        held = stats.damage(state, card)
        amount = min(held, choosing.bounds(scope, step.count, held)[1])
        if amount:
            atoms.remove_damage(state, card, amount)
            done.append(card)
    if in_cost(frame) and not done:
        return fail(frame)
    frame.bound["done"] = bool(done)
    frame.bound[words.Role.AFFECTED.value] = tuple(state.ref(card) for card in done)
    return True


def gain_influence(state: State, frame: Frame, step: words.GainInfluence) -> bool:
    """Factions gain influence."""
    scope = scope_of(state, frame)
    amount = amounts.amount(scope, step.amount)
    for player in scope.players(step.who):
        atoms.gain_influence(state, player, amount)
    frame.bound["done"] = amount > 0
    return True


def lose_influence(state: State, frame: Frame, step: words.LoseInfluence) -> bool:
    """Factions lose influence, which is not damage; a cost needs it to be there. 408.3b, 401.3b."""
    scope = scope_of(state, frame)
    amount = amounts.amount(scope, step.amount)
    players = scope.players(step.who)
    if in_cost(frame) and any(state.influence[player] < amount for player in players):
        return fail(frame)
    things = [
        Happening(Deed.LOSE_INFLUENCE, player=player, amount=amount, source=scope.source)
        for player in players
    ]
    replacing.bring_about(state, frame, things, in_cost=in_cost(frame))
    return True
