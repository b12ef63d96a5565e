"""Filters of the vocabulary: the cards that each one means. Rules: 402.3, 402.9, 310."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Any, Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model import events
from app.games.spoils.engine.model.actions import CardId
from app.games.spoils.engine.model.bindings import NO_MEMORY
from app.games.spoils.engine.read import battles, stats
from app.games.spoils.engine.read.candidates import candidates
from app.games.spoils.engine.read.scope import Scope
from app.games.spoils.terms import Area, CardType, Icon


def meant(scope: Scope, cards: v.Cards) -> list[CardId]:
    """The cards a filter means, in stable order."""
    return [card for card in candidates(scope, cards) if fits(scope, card, cards)]


def is_any_meant(scope: Scope, cards: v.Cards) -> bool:
    """True if a filter means any card at all."""
    return any(fits(scope, card, cards) for card in candidates(scope, cards))


def matches(scope: Scope, card: CardId, cards: v.Cards) -> bool:
    """True if a card, where it is now, is one of those meant.

    A filter that names no area means cards in play, and no faction unless it says so.
    """
    if not cards.names_place:
        state = scope.state
        if state.area[card] is not Area.IN_PLAY:
            return False
        if not cards.names_faction and CardType.FACTION in stats.types(state, card):
            return False
    return fits(scope, card, cards)


def fits(scope: Scope, card: CardId, cards: v.Cards) -> bool:
    """True if the properties hold, wherever the card is; for cards that events speak of."""
    if cards.asks_for_face:
        return _fits_face_down(scope, card, cards)
    for it in cards.where:  # noqa: SIM110  the most frequent loop of a game
        if not PROPERTIES[type(it)](scope, card, it):
            return False
    return True


def was_deployed_as(scope: Scope, event: events.Deployed, cards: v.Cards) -> bool:
    """True if a card was one of those meant as it was deployed, whatever it is now. 402.8a."""
    for it in cards.where:
        match it:
            case v.OfType(types):
                fits_it = not set(types).isdisjoint(event.types)
            case v.NotOfType(types):
                fits_it = set(types).isdisjoint(event.types)
            case _:
                fits_it = PROPERTIES[type(it)](scope, event.card, it)
        if not fits_it:
            return False
    return True


def _fits_face_down(scope: Scope, card: CardId, cards: v.Cards) -> bool:
    """True if a face-down card is one of those meant by what is on its face. Rules: 411.2."""
    face = scope.state.kind_of(card).card
    for it in cards.where:
        match it:
            case v.OfType(types) if CardType.RESOURCE not in types:
                if face.type not in types:
                    return False
            case v.OfSubtype(subtypes):
                if not any(subtype in face.subtypes for subtype in subtypes):
                    return False
            case _ if not PROPERTIES[type(it)](scope, card, it):
                return False
    return True


def fits_by_face(scope: Scope, card: CardId, cards: v.Cards) -> bool:
    """True if the properties hold for a card by its face, even if it lies face-down.

    It is played as though from hand (507.4a), and a text that is still followed after its card was
    flipped face-down is the text of that face (503.1).
    """
    if not stats.lies_face_down(scope.state, card):
        return fits(scope, card, cards)
    return all(_fits_face(scope, card, it) for it in cards.where)


def _fits_face(scope: Scope, card: CardId, it: v.Property) -> bool:
    """True if a card has the property by its printed face."""
    face = scope.state.kind_of(card).card
    match it:
        case v.OfType(types):
            return face.type in types
        case v.NotOfType(types):
            return face.type not in types
        case v.OfSubtype(subtypes):
            return any(it in face.subtypes for it in subtypes)
        case v.OfName(name):
            return face.name == name
        case v.AsNamed(v.Kind.NAME):
            return face.name == scope.text.named
        case v.AsNamed(v.Kind.SUBTYPE):
            return scope.text.named in face.subtypes
    return PROPERTIES[type(it)](scope, card, it)


def measured(scope: Scope, card: CardId, asked: v.Measure) -> int | None:
    """A number of a card. A face-down card that this text revealed, or chose as the last tactic of
    the turn, has its face's numeric cost, any other none (406.2, 411.1).
    """
    is_cost = asked is v.Measure.NUMERIC_COST
    if is_cost and stats.lies_face_down(scope.state, card):
        shown = card in scope.role(v.Role.REVEALED) or (
            card in scope.role(v.Role.CHOSEN) and card in scope.role(v.Role.LAST_TACTIC)
        )
        return scope.state.kind_of(card).card.cost or 0 if shown else 0
    return stats.measure(scope.state, card, asked)


def _is(scope: Scope, card: CardId, it: v.Is) -> bool:
    return card in scope.role(it.role, it.nth)


def _of_type(scope: Scope, card: CardId, it: v.OfType) -> bool:
    return not stats.types(scope.state, card).isdisjoint(it.types)


def _not_of_type(scope: Scope, card: CardId, it: v.NotOfType) -> bool:
    return stats.types(scope.state, card).isdisjoint(it.types)


def _face_up(scope: Scope, card: CardId) -> bool:
    """True if a card in play shows its face; face-down it has no name and no trade (411.1)."""
    return not (scope.state.face_down[card] and scope.state.area[card] is Area.IN_PLAY)


def _of_trade(scope: Scope, card: CardId, it: v.OfTrade) -> bool:
    return _face_up(scope, card) and scope.state.kind_of(card).card.trade is it.trade


def _not_of_trade(scope: Scope, card: CardId, it: v.NotOfTrade) -> bool:
    return not (_face_up(scope, card) and scope.state.kind_of(card).card.trade is it.trade)


def _of_subtype(scope: Scope, card: CardId, it: v.OfSubtype) -> bool:
    held = stats.subtypes(scope.state, card)
    return any(subtype in held for subtype in it.subtypes)


def _of_name(scope: Scope, card: CardId, it: v.OfName) -> bool:
    return _face_up(scope, card) and scope.state.name(card) == it.name


def _staple(scope: Scope, card: CardId, it: v.Staple) -> bool:
    return _face_up(scope, card) and scope.state.kind_of(card).card.is_staple


def _has_unique(scope: Scope, card: CardId, it: v.HasUnique) -> bool:
    return it.name.casefold() in stats.uniques(scope.state, card)


def _as_named(scope: Scope, card: CardId, it: v.AsNamed) -> bool:
    named = scope.text.named
    return named is not None and named in alike(scope, card, it.kind)


def alike(scope: Scope, card: CardId, kind: v.Kind) -> frozenset[str]:
    """The words of one kind that a card has: its name, its types, its subtypes or its icons."""
    match kind:
        case v.Kind.NAME:
            return frozenset({scope.state.name(card)} if _face_up(scope, card) else ())
        case v.Kind.TYPE:
            return frozenset(kind.value for kind in stats.types(scope.state, card))
        case v.Kind.SUBTYPE:
            return stats.subtypes(scope.state, card)
        case v.Kind.ICON:
            counts = stats.provides(scope.state, card)
            return frozenset(icon.value for icon, n in zip(Icon, counts, strict=True) if n)


def _same_as(scope: Scope, card: CardId, it: v.SameAs) -> bool:
    held = alike(scope, card, it.kind)
    others = meant(scope, it.cards)
    return bool(others) and all(held & alike(scope, other, it.kind) for other in others)


def _different_from(scope: Scope, card: CardId, it: v.DifferentFrom) -> bool:
    held = alike(scope, card, it.kind)
    return not any(held & alike(scope, other, it.kind) for other in meant(scope, it.cards))


def _of_the_set(scope: Scope, card: CardId, it: v.Property) -> bool:
    """Always True: properties of a set of cards are checked where the set is chosen."""
    return True


def _controlled_by(scope: Scope, card: CardId, it: v.ControlledBy) -> bool:
    return scope.state.controller[card] in scope.players(it.who)


def _owned_by(scope: Scope, card: CardId, it: v.OwnedBy) -> bool:
    return scope.state.owner[card] in scope.players(it.who)


def _not_owned_by(scope: Scope, card: CardId, it: v.NotOwnedBy) -> bool:
    return scope.state.owner[card] not in scope.players(it.who)


def _in(scope: Scope, card: CardId, it: v.In) -> bool:
    state = scope.state
    if state.area[card] is not it.area:
        return False
    seats = state.controller if it.area in (Area.IN_PLAY, Area.BEING_DEPLOYED) else state.owner
    return seats[card] in scope.players(it.of)


def _top_of_deck(scope: Scope, card: CardId, it: v.TopOfDeck) -> bool:
    count = scope.amount(it.count)
    return any(card in scope.state.deck[p][:count] for p in scope.players(it.of))


def _being(scope: Scope, card: CardId, it: v.Being) -> bool:
    return battles.is_in_state(scope, card, it.state)


def _not_being(scope: Scope, card: CardId, it: v.NotBeing) -> bool:
    return not battles.is_in_state(scope, card, it.state)


def _in_party_with(scope: Scope, card: CardId, it: v.InPartyWith) -> bool:
    return any(card in battles.party_of(scope.state, other) for other in meant(scope, it.cards))


def _opposing(scope: Scope, card: CardId, it: v.Opposing) -> bool:
    return any(
        card in battles.party_against(scope.state, other) for other in meant(scope, it.cards)
    )


def _at_most(scope: Scope, card: CardId, it: v.AtMost) -> bool:
    held = measured(scope, card, it.measure)
    return held is not None and held <= scope.amount(it.amount)


def _at_least(scope: Scope, card: CardId, it: v.AtLeast) -> bool:
    held = measured(scope, card, it.measure)
    return held is not None and held >= scope.amount(it.amount)


def _exactly(scope: Scope, card: CardId, it: v.Exactly) -> bool:
    held = measured(scope, card, it.measure)
    return held is not None and held == scope.amount(it.amount)


def _extreme(scope: Scope, card: CardId, it: v.Highest | v.Lowest) -> bool:
    """Compared with the others by `extremes`, which has the whole filter."""
    return True


def extremes(scope: Scope, cards: v.Cards, found: list[CardId]) -> list[CardId]:
    """The cards, of those found, with the highest or lowest number that the filter asks for."""
    for it in cards.where:
        if found and isinstance(it, v.Highest | v.Lowest):
            held = {c: stats.measure(scope.state, c, it.measure) or 0 for c in found}
            best = (max if isinstance(it, v.Highest) else min)(held.values())
            found = [card for card in found if held[card] == best]
    return found


def _providing(scope: Scope, card: CardId, it: v.Providing) -> bool:
    held = stats.provides(scope.state, card)
    return all(held[n] >= it.icons.count(icon.value) for n, icon in enumerate(Icon))


def _attached_to(scope: Scope, card: CardId, it: v.AttachedTo) -> bool:
    state, them = scope.state, meant(scope, it.cards)
    if state.area[card] is Area.BEING_DEPLOYED:
        refs = state.memory.get(card, NO_MEMORY).attaching_to
        return any(host in them for host in state.tracked(refs))
    return state.attached_to[card] in them


def _bearing(scope: Scope, card: CardId, it: v.Bearing) -> bool:
    return any(scope.state.attached_to[other] == card for other in meant(scope, it.cards))


def _other_than(scope: Scope, card: CardId, it: v.OtherThan) -> bool:
    return card not in meant(scope, it.cards)


def _either(scope: Scope, card: CardId, it: v.Either) -> bool:
    """True if a card fits one of the alternatives. Rules: 402.3.

    An alternative that names no area leaves that to the filter around it.
    """
    suits = matches if it.names_place else fits
    return any(suits(scope, card, them) for them in it.alternatives)


PROPERTIES: Final[MappingProxyType[type, Callable[[Scope, CardId, Any], bool]]] = MappingProxyType(
    {
        v.Is: _is,
        v.OfType: _of_type,
        v.NotOfType: _not_of_type,
        v.OfTrade: _of_trade,
        v.NotOfTrade: _not_of_trade,
        v.OfSubtype: _of_subtype,
        v.OfName: _of_name,
        v.Staple: _staple,
        v.HasUnique: _has_unique,
        v.AsNamed: _as_named,
        v.SameAs: _same_as,
        v.DifferentFrom: _different_from,
        v.AllAlike: _of_the_set,
        v.AllDifferent: _of_the_set,
        v.ControlledBy: _controlled_by,
        v.OwnedBy: _owned_by,
        v.NotOwnedBy: _not_owned_by,
        v.In: _in,
        v.TopOfDeck: _top_of_deck,
        v.Being: _being,
        v.NotBeing: _not_being,
        v.InPartyWith: _in_party_with,
        v.Opposing: _opposing,
        v.AtMost: _at_most,
        v.AtLeast: _at_least,
        v.Exactly: _exactly,
        v.Highest: _extreme,
        v.Lowest: _extreme,
        v.Providing: _providing,
        v.AttachedTo: _attached_to,
        v.Bearing: _bearing,
        v.OtherThan: _other_than,
        v.Either: _either,
    }
)
"""The test of a card for each property of the vocabulary."""
