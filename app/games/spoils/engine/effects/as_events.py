"""Proposed effects as the events that replacements wait for. Rules: 506."""

from __future__ import annotations

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.effects.proposed_effects import concerned, shared_out
from app.games.spoils.engine.model import events
from app.games.spoils.engine.model.actions import CardId
from app.games.spoils.engine.model.events import Event
from app.games.spoils.engine.model.proposed_effect import EffectKind, ProposedEffect
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.write import areas
from app.games.spoils.terms import Area
from app.games.spoils.vocabulary.places import AREA_OF


def as_events(state: State, effect: ProposedEffect) -> tuple[Event, ...]:
    """The events that a proposed effect would cause; replacements are matched against these."""
    card = CardId(-1) if effect.card is None else effect.card[0]
    match effect.kind:
        case EffectKind.DESTROY:
            last, owner = state.controller[card], state.owner[card]
            pile = Area.DISCARD_PILE
            return (
                events.Destroyed(card, last, effect.sources, effect.in_battle),
                events.LeftPlay(card, last, pile),
                events.CardMoved(card, owner, Area.IN_PLAY, pile, owner),
            )
        case EffectKind.PUT:
            return _put_aspects(state, effect, card)
        case EffectKind.INFLICT:
            shares = tuple(shared_out(effect.amount, effect.shares).items())
            told = events.DamageInflicted(
                card, effect.amount, effect.sources, effect.in_battle, shares
            )
            return (told,)
        case EffectKind.DRAW | EffectKind.DISCARD:
            return _group_aspects(state, effect)
        case EffectKind.FLIP_DOWN:
            left = events.LeftPlay(card, state.controller[card], Area.IN_PLAY)
            return (events.Flipped(card, True), left)
        case EffectKind.LOSE_INFLUENCE:
            return (events.InfluenceLost(effect.player, effect.amount, False),)
        case EffectKind.LOSE_FLIP:
            return (events.CoinFlipped(effect.player, False),)
        case EffectKind.SEARCH:
            return (events.Searched(effect.player, effect.player),)


def _group_aspects(state: State, effect: ProposedEffect) -> tuple[Event, ...]:
    """The events of a draw or discard. Rules: 305.1, 306.1, 306.3.

    A draw is one event for its player and puts each card into a hand; cards are discarded one
    by one.
    """
    cards, player = concerned(state, effect), effect.player
    if effect.kind is EffectKind.DRAW:
        origin, into = Area.DECK, Area.HAND
        told: Event = events.Drew(player, cards, effect.by_rule)
    else:
        origin, into = Area.HAND, Area.DISCARD_PILE
        told = events.Discarded(player, cards, effect.source)
    if len(cards) == 1:
        return (told, events.CardMoved(cards[0], player, origin, into, player))
    return (told,) if cards and effect.kind is EffectKind.DRAW else ()


def _put_aspects(state: State, effect: ProposedEffect, card: CardId) -> tuple[Event, ...]:
    owner, origin, into = state.owner[card], state.area[card], AREA_OF[effect.into]
    moved = events.CardMoved(card, owner, origin, into, effect.player)
    if origin is Area.IN_PLAY and into is not Area.IN_PLAY:
        return (moved, events.LeftPlay(card, state.controller[card], into))
    if into is Area.IN_PLAY and origin is not Area.IN_PLAY:
        face_down = effect.into is v.Place.PLAY_FACE_DOWN
        came_from = areas.came_from(state, card)
        return (moved, events.EnteredPlay(card, effect.player, face_down, came_from))
    return (moved,)
