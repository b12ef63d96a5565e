"""What an event binds in the text that it sets off. Rules: 503.1, 208.2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.read.scope import TAKEN_AS, Scope
from app.games.spoils.terms import Area, CardType

THAT: Final = v.Role.THAT.value
SOURCE: Final = v.Role.SOURCE.value
HOST: Final = v.Role.HOST.value

EventBinding: TypeAlias = Mapping[str, Any]
"""What an event binds: THAT and SOURCE as tuples of cards, the player, the amount."""


def with_host(scope: Scope, binding: EventBinding) -> EventBinding:
    """A binding with what the trigger's card is attached to as the event happens: a card that
    leaves play is attached to it no longer. Rules: 503.1.
    """
    state = scope.state
    host = state.attached_to[scope.source]
    return binding if host < 0 else {**binding, HOST: (state.ref(host),)}


def with_binding(scope: Scope, binding: EventBinding) -> Scope:
    """A scope that knows what an event was about, its cards as they are now."""
    return Scope(scope.state, scope.source, scope.you, {**scope.bound, **with_refs(scope, binding)})


def with_refs(scope: Scope, binding: EventBinding) -> dict[str, Any]:
    """An event binding with its cards as they are now, so that they can be lost track of."""
    state = scope.state
    return {
        key: tuple(state.ref(card) for card in value) if key in (THAT, SOURCE) else value
        for key, value in binding.items()
    }


def trigger_binding(scope: Scope, asked: v.Event, binding: EventBinding) -> dict[str, Any]:
    """What an event binds for a trigger: its cards as they are now, those in play as cards of
    the type that the text speaks of. Rules: 208.2.
    """
    told = with_refs(scope, binding)
    types = _types_of_that(asked)
    if types:
        area = scope.state.area
        there = [ref for ref in told.get(THAT, ()) if area[ref[0]] is Area.IN_PLAY]
        told[TAKEN_AS] = (*scope.bound.get(TAKEN_AS, ()), *((ref, types) for ref in there))
    return told


def _types_of_that(asked: v.Event) -> tuple[CardType, ...]:
    """The card types of the cards that an event speaks of, none where they are any cards."""
    match asked:
        case v.Inflicts(to=cards) | v.InflictsBattle(to=cards):
            return cards.named_types
        case v.PartyFormed(including=cards):
            return cards.named_types
    them: v.Cards = getattr(asked, "cards", v.CARD)
    return them.named_types
