"""Proposed effects: about to happen, and open to prevention and replacement. 402.7, 506.

A verb never changes the game itself. It proposes effects: those that cannot happen are dropped,
those that are replaced are handled one by one, and the rest is carried out together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model.actions import CardId
from app.games.spoils.engine.model.proposed_effect import EffectKind, ProposedEffect
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.read import filters, stats
from app.games.spoils.engine.read.active_text import rules_for, rules_on
from app.games.spoils.engine.write import areas
from app.games.spoils.terms import Area, CardType
from app.games.spoils.vocabulary.places import AREA_OF


@dataclass(frozen=True, slots=True)
class DestroyedByCostsAlone:
    """A change that lasts while cards can be destroyed only as a cost."""


def concerned(state: State, effect: ProposedEffect) -> tuple[CardId, ...]:
    """The cards that a player draws or discards."""
    if effect.kind is EffectKind.DRAW and not effect.cards:
        return areas.top_of(state, effect.player, effect.amount)
    return effect.cards


def one_by_one(state: State, effect: ProposedEffect) -> tuple[ProposedEffect, ...]:
    """A draw or discard of several cards, card by card; nothing for all else."""
    if effect.kind not in (EffectKind.DRAW, EffectKind.DISCARD):
        return ()
    cards = concerned(state, effect)
    return tuple(replace(effect, amount=1, cards=(it,)) for it in cards) if len(cards) > 1 else ()


def can_happen(state: State, effect: ProposedEffect) -> bool:
    """True if no rule forbids the effect and it would change something. Rules: 402.7a, 408.1."""
    if effect.card is not None:
        card = effect.card[0]
        if not state.tracked((effect.card,)) or _has_vanished(state, card):
            return False
        if effect.kind is EffectKind.DESTROY:
            return _can_be_destroyed(state, card, effect)
        if effect.kind is EffectKind.INFLICT:
            some = effect.amount > 0 or state.game.rules.zero_damage_is_judged_last
            return _can_be_damaged(state, card) and some
        return not (
            effect.kind is EffectKind.PUT
            and state.area[card] is Area.IN_PLAY
            and AREA_OF[effect.into] is Area.IN_PLAY
        )
    if effect.kind is EffectKind.DRAW:
        barred = any(
            it.action is v.Action.DRAW for it, _ in rules_for(state, effect.player, v.Cannot)
        )
        return effect.amount > 0 and bool(state.deck[effect.player]) and not barred
    if effect.kind is EffectKind.DISCARD:
        return any(state.area[card] is Area.HAND for card in effect.cards)
    return effect.amount > 0


def _has_vanished(state: State, card: CardId) -> bool:
    """True if the card is a card token that left play, and so is in no area. Rules: 409.3a."""
    return state.kind_of(card).card.is_token and state.area[card] is not Area.IN_PLAY


def _can_be_destroyed(state: State, card: CardId, effect: ProposedEffect) -> bool:
    if state.area[card] is not Area.IN_PLAY or stats.is_type(state, card, CardType.FACTION):
        return False
    costs_alone = any(isinstance(it.what, DestroyedByCostsAlone) for it in state.changes)
    if costs_alone and not effect.as_cost:
        return False
    for rule, scope in rules_on(state, card, v.Cannot):
        if rule.action is v.Action.BE_DESTROYED:
            if rule.by == v.CARD:
                return False
            if any(filters.fits_by_face(scope, source, rule.by) for source in effect.sources):
                return False
    return True


def _can_be_damaged(state: State, card: CardId) -> bool:
    """True if the card can be damaged: a character, location or faction. Rules: 408.3 to 408.5."""
    return state.area[card] is Area.IN_PLAY and bool(
        stats.types(state, card) & {CardType.CHARACTER, CardType.LOCATION, CardType.FACTION}
    )


def with_attachments(state: State, effects: Sequence[ProposedEffect]) -> list[ProposedEffect]:
    """The effects, and one of the same kind for each card attached to a card that leaves play.

    Flipping a card face-down counts as leaving too. Rules: 301.4, 411.4.
    """
    found = list(effects)
    going = {effect.card[0] for effect in effects if effect.card is not None}
    for effect in found:
        if effect.card is None or not leaves_play(state, effect):
            continue
        for other in state.in_play:
            if state.attached_to[other] == effect.card[0] and other not in going:
                going.add(other)
                found.append(
                    replace(
                        effect,
                        card=state.ref(other),
                        player=state.owner[other],
                        follows=effect.card[0],
                        attached_to=None,
                    )
                )
    return found


def tokens_removed(state: State, effect: ProposedEffect) -> ProposedEffect:
    """The effect; a card token that would leave play is removed from the game instead. ED-55."""
    if not leaves_play(state, effect) or not can_happen(state, effect):
        return effect
    assert effect.card is not None
    if not state.kind_of(effect.card[0]).card.is_token:
        return effect
    return replace(effect, kind=EffectKind.PUT, into=v.Place.OUT_OF_GAME)


def leaves_play(state: State, effect: ProposedEffect) -> bool:
    """True if the effect would take its card out of play."""
    if effect.card is None or state.area[effect.card[0]] is not Area.IN_PLAY:
        return False
    return effect.kind in (EffectKind.DESTROY, EffectKind.PUT, EffectKind.FLIP_DOWN)


def shared_out(amount: int, shares: Sequence[tuple[CardId, int]]) -> Mapping[CardId, int]:
    """The final amount by source: what was added or taken counts on the last source."""
    told: dict[CardId, int] = {}
    left = amount
    for source, share in shares:
        taken = min(share, left)
        told[source] = told.get(source, 0) + taken
        left -= taken
    if left and shares:
        told[shares[-1][0]] += left
    return told
