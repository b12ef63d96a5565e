"""Bindings of an event in the text that it sets off. Rules: 503.1, 208.2."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.bindings import Bindings, Ref
from app.games.spoils.engine.read.scope import Scope
from app.games.spoils.terms import Area, CardType


@dataclass(frozen=True, slots=True)
class EventBinding:
    """The values that an event binds, None where it says nothing of them.

    `that` are the cards it happened to, `source` those that did it; `they` is the player and
    `amount` how much it was. `host` is what the reading card was attached to.
    """

    that: tuple[CardId, ...] | None = None
    source: tuple[CardId, ...] | None = None
    they: Player | None = None
    amount: int | None = None
    host: tuple[Ref, ...] | None = None


def with_host(scope: Scope, binding: EventBinding) -> EventBinding:
    """The binding with the host of the trigger's card as the event happens. Rules: 503.1.

    A card that leaves play is attached to its host no longer.
    """
    state = scope.state
    host = state.attached_to[scope.source]
    return binding if host < 0 else replace(binding, host=(state.ref(host),))


def with_binding(scope: Scope, binding: EventBinding) -> Scope:
    """A scope that knows what an event was about, its cards as they are now."""
    return Scope(scope.state, scope.source, scope.you, bound_by(scope, binding))


def bound_by(scope: Scope, binding: EventBinding) -> Bindings:
    """The bindings of a text that knows of an event.

    The event's cards are noted as they are now, so that they can be lost track of.
    """
    state, text = scope.state, scope.text.clone()
    if binding.that is not None:
        text.cards[v.Role.THAT] = tuple(state.ref(card) for card in binding.that)
    if binding.source is not None:
        text.cards[v.Role.SOURCE] = tuple(state.ref(card) for card in binding.source)
    if binding.host is not None:
        text.cards[v.Role.HOST] = binding.host
    if binding.they is not None:
        text.they = binding.they
    if binding.amount is not None:
        text.amount = binding.amount
    return text


def bound_by_trigger(scope: Scope, asked: v.Event, binding: EventBinding) -> Bindings:
    """The bindings that a trigger gets from its event. Rules: 208.2, 402.4.

    The event's cards are noted as they are now, and those in play as cards of the type that the
    text speaks of. A text that was left to happen later speaks of the card that it was on then.
    """
    text = bound_by(scope, binding)
    if text.this is None:
        text.this = scope.state.ref(scope.source)
    types = _types_of_that(asked)
    if types and binding.that is not None:
        area = scope.state.area
        there = [r for r in text.cards[v.Role.THAT] if area[r[0]] is Area.IN_PLAY]
        text.taken_as = (*text.taken_as, *((ref, types) for ref in there))
    return text


def _types_of_that(asked: v.Event) -> tuple[CardType, ...]:
    """The card types of the cards that an event speaks of, none where they are any cards."""
    match asked:
        case v.Inflicts(to=cards) | v.InflictsBattle(to=cards):
            return cards.named_types
        case v.PartyFormed(including=cards):
            return cards.named_types
    them: v.Cards = getattr(asked, "cards", v.CARD)
    return them.named_types
