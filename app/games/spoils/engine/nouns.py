"""Which cards a filter of the vocabulary means. Rules: 402.3, 402.9, 310."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import Any, Final

from app.games.spoils import vocabulary as words
from app.games.spoils.engine import amounts, battles, changing, stats
from app.games.spoils.engine import events as happened
from app.games.spoils.engine.actions import CardId
from app.games.spoils.engine.scope import ATTACHING_TO, NAMED, NOTHING_BOUND, Scope
from app.games.spoils.engine.state import State
from app.games.spoils.terms import Area, CardType, Icon


def meant(scope: Scope, cards: words.Cards) -> list[CardId]:
    """The cards a filter means, in stable order."""
    return [card for card in _base(scope, cards) if fits(scope, card, cards)]


def is_any_meant(scope: Scope, cards: words.Cards) -> bool:
    """Whether a filter means any card at all."""
    return any(fits(scope, card, cards) for card in _base(scope, cards))


def matches(scope: Scope, card: CardId, cards: words.Cards) -> bool:
    """Whether a card, where it is now, is one of those meant.

    A filter that names no area means cards in play, and no faction unless it says so.
    """
    if not cards.names_place:
        state = scope.state
        if state.area[card] is not Area.IN_PLAY:
            return False
        if not cards.names_faction and CardType.FACTION in stats.types(state, card):
            return False
    return fits(scope, card, cards)


def fits(scope: Scope, card: CardId, cards: words.Cards) -> bool:
    """Whether the properties hold, wherever the card is; for cards that events speak of."""
    if cards.asks_for_face:
        return _fits_face_down(scope, card, cards)
    for it in cards.where:  # noqa: SIM110  the most frequent loop of a game
        if not PROPERTIES[type(it)](scope, card, it):
            return False
    return True


def was_deployed_as(scope: Scope, event: happened.Deployed, cards: words.Cards) -> bool:
    """Whether a card was one of those meant as it was deployed, whatever it is now. 402.8a."""
    for it in cards.where:
        match it:
            case words.OfType(types):
                fits_it = not set(types).isdisjoint(event.types)
            case words.NotOfType(types):
                fits_it = set(types).isdisjoint(event.types)
            case _:
                fits_it = PROPERTIES[type(it)](scope, event.card, it)
        if not fits_it:
            return False
    return True


def _fits_face_down(scope: Scope, card: CardId, cards: words.Cards) -> bool:
    """Whether a face-down card is one of those meant by what is on its face. Rules: 411.2."""
    face = scope.state.kind_of(card).card
    for it in cards.where:
        match it:
            case words.OfType(types) if CardType.RESOURCE not in types:
                if face.type not in types:
                    return False
            case words.OfSubtype(subtypes):
                if not any(subtype in face.subtypes for subtype in subtypes):
                    return False
            case _ if not PROPERTIES[type(it)](scope, card, it):
                return False
    return True


def measured(scope: Scope, card: CardId, asked: words.Measure) -> int | None:
    """A number of a card. A face-down card that this text revealed has its face's numeric cost,
    any other none (406.2, 411.1).
    """
    is_cost = asked is words.Measure.NUMERIC_COST
    if is_cost and stats.lies_face_down(scope.state, card):
        shown = card in scope.role(words.Role.REVEALED)
        return scope.state.kind_of(card).card.cost or 0 if shown else 0
    return stats.measure(scope.state, card, asked)


def _base(scope: Scope, cards: words.Cards) -> Sequence[CardId]:
    """The cards to look through: a role, an area, or play without the factions not meant."""
    state = scope.state
    for it in cards.where:
        if isinstance(it, words.Is):
            return scope.role(it.role, it.nth)
        if isinstance(it, words.TopOfDeck):
            count = amounts.amount(scope, it.count)
            return [c for player in scope.players(it.of) for c in state.deck[player][:count]]
        if isinstance(it, words.In):
            found = _in_area(scope, it)
            return found if it.area is not Area.VOID else _selectable_in_void(scope, cards, found)
        if isinstance(it, words.Either) and cards.names_place:
            found = [c for them in it.alternatives for c in _base(scope, them)]
            return list(dict.fromkeys(found))
    return _in_play(state, cards)


def _in_play(state: State, cards: words.Cards) -> Sequence[CardId]:
    """The cards in play, no faction unless the filter says so; at once of the type it names."""
    if cards.names_faction:
        return state.in_play
    named = cards.type_in_play
    if named is None or changing.types_change(state):
        return stats.in_play_but_factions(state)
    return stats.in_play_of_type(state, named)


def _selectable_in_void(
    scope: Scope, cards: words.Cards, there: Sequence[CardId]
) -> Sequence[CardId]:
    """Face-down cards in the Void are meant only by a text that names them. Rules: 403.7b."""
    if any(isinstance(it, words.Being) and it.state is words.State.FACE_DOWN for it in cards.where):
        return there
    return [card for card in there if not scope.state.face_down[card]]


def _in_area(scope: Scope, it: words.In) -> list[CardId]:
    state = scope.state
    players = scope.players(it.of)
    match it.area:
        case Area.IN_PLAY:
            return [c for c in state.in_play if state.controller[c] in players]
        case Area.BEING_DEPLOYED:
            return [c for c in state.being_deployed if state.controller[c] in players]
        case Area.DECK:
            piles = state.deck
        case Area.HAND:
            piles = state.hand
        case Area.DISCARD_PILE:
            piles = state.discard_pile
        case Area.OUT_OF_GAME:
            piles = state.out_of_game
        case Area.VOID:
            piles = state.void
    return [card for player in players for card in piles[player]]


def _is(scope: Scope, card: CardId, it: words.Is) -> bool:
    return card in scope.role(it.role, it.nth)


def _of_type(scope: Scope, card: CardId, it: words.OfType) -> bool:
    return not stats.types(scope.state, card).isdisjoint(it.types)


def _not_of_type(scope: Scope, card: CardId, it: words.NotOfType) -> bool:
    return stats.types(scope.state, card).isdisjoint(it.types)


def _face_up(scope: Scope, card: CardId) -> bool:
    """Whether a card in play shows its face; face-down it has no name and no trade (411.1)."""
    return not (scope.state.face_down[card] and scope.state.area[card] is Area.IN_PLAY)


def _of_trade(scope: Scope, card: CardId, it: words.OfTrade) -> bool:
    return _face_up(scope, card) and scope.state.kind_of(card).card.trade is it.trade


def _not_of_trade(scope: Scope, card: CardId, it: words.NotOfTrade) -> bool:
    return not (_face_up(scope, card) and scope.state.kind_of(card).card.trade is it.trade)


def _of_subtype(scope: Scope, card: CardId, it: words.OfSubtype) -> bool:
    held = stats.subtypes(scope.state, card)
    return any(subtype in held for subtype in it.subtypes)


def _of_name(scope: Scope, card: CardId, it: words.OfName) -> bool:
    return _face_up(scope, card) and scope.state.name(card) == it.name


def _staple(scope: Scope, card: CardId, it: words.Staple) -> bool:
    return _face_up(scope, card) and scope.state.kind_of(card).card.is_staple


def _has_unique(scope: Scope, card: CardId, it: words.HasUnique) -> bool:
    return it.name.casefold() in stats.uniques(scope.state, card)


def _as_named(scope: Scope, card: CardId, it: words.AsNamed) -> bool:
    named = scope.bound.get(NAMED)
    return named is not None and named in alike(scope, card, it.kind)


def alike(scope: Scope, card: CardId, kind: words.Kind) -> frozenset[str]:
    """What a card has of a kind: its name, its types, its subtypes or its icons."""
    match kind:
        case words.Kind.NAME:
            return frozenset({scope.state.name(card)} if _face_up(scope, card) else ())
        case words.Kind.TYPE:
            return frozenset(kind.value for kind in stats.types(scope.state, card))
        case words.Kind.SUBTYPE:
            return stats.subtypes(scope.state, card)
        case words.Kind.ICON:
            counts = stats.provides(scope.state, card)
            return frozenset(icon.value for icon, n in zip(Icon, counts, strict=True) if n)


def _same_as(scope: Scope, card: CardId, it: words.SameAs) -> bool:
    held = alike(scope, card, it.kind)
    others = meant(scope, it.cards)
    return bool(others) and all(held & alike(scope, other, it.kind) for other in others)


def _different_from(scope: Scope, card: CardId, it: words.DifferentFrom) -> bool:
    held = alike(scope, card, it.kind)
    return not any(held & alike(scope, other, it.kind) for other in meant(scope, it.cards))


def _of_the_set(scope: Scope, card: CardId, it: words.Property) -> bool:
    """Properties of cards taken together are looked at where the set is chosen."""
    return True


def _controlled_by(scope: Scope, card: CardId, it: words.ControlledBy) -> bool:
    return scope.state.controller[card] in scope.players(it.who)


def _owned_by(scope: Scope, card: CardId, it: words.OwnedBy) -> bool:
    return scope.state.owner[card] in scope.players(it.who)


def _not_owned_by(scope: Scope, card: CardId, it: words.NotOwnedBy) -> bool:
    return scope.state.owner[card] not in scope.players(it.who)


def _in(scope: Scope, card: CardId, it: words.In) -> bool:
    state = scope.state
    if state.area[card] is not it.area:
        return False
    seats = state.controller if it.area in (Area.IN_PLAY, Area.BEING_DEPLOYED) else state.owner
    return seats[card] in scope.players(it.of)


def _top_of_deck(scope: Scope, card: CardId, it: words.TopOfDeck) -> bool:
    count = amounts.amount(scope, it.count)
    return any(card in scope.state.deck[p][:count] for p in scope.players(it.of))


def _being(scope: Scope, card: CardId, it: words.Being) -> bool:
    return battles.is_in_state(scope, card, it.state)


def _not_being(scope: Scope, card: CardId, it: words.NotBeing) -> bool:
    return not battles.is_in_state(scope, card, it.state)


def _in_party_with(scope: Scope, card: CardId, it: words.InPartyWith) -> bool:
    return any(card in battles.party_of(scope.state, other) for other in meant(scope, it.cards))


def _opposing(scope: Scope, card: CardId, it: words.Opposing) -> bool:
    return any(
        card in battles.party_against(scope.state, other) for other in meant(scope, it.cards)
    )


def _at_most(scope: Scope, card: CardId, it: words.AtMost) -> bool:
    held = measured(scope, card, it.measure)
    return held is not None and held <= amounts.amount(scope, it.amount)


def _at_least(scope: Scope, card: CardId, it: words.AtLeast) -> bool:
    held = measured(scope, card, it.measure)
    return held is not None and held >= amounts.amount(scope, it.amount)


def _exactly(scope: Scope, card: CardId, it: words.Exactly) -> bool:
    held = measured(scope, card, it.measure)
    return held is not None and held == amounts.amount(scope, it.amount)


def _extreme(scope: Scope, card: CardId, it: words.Highest | words.Lowest) -> bool:
    """Looked at among the others by `extremes`, which knows the whole filter."""
    return True


def extremes(scope: Scope, cards: words.Cards, found: list[CardId]) -> list[CardId]:
    """Of the cards found, those with the highest or lowest number the filter asks for."""
    for it in cards.where:
        if found and isinstance(it, words.Highest | words.Lowest):
            held = {c: stats.measure(scope.state, c, it.measure) or 0 for c in found}
            best = (max if isinstance(it, words.Highest) else min)(held.values())
            found = [card for card in found if held[card] == best]
    return found


def _providing(scope: Scope, card: CardId, it: words.Providing) -> bool:
    held = stats.provides(scope.state, card)
    return all(held[n] >= it.icons.count(icon.value) for n, icon in enumerate(Icon))


def _attached_to(scope: Scope, card: CardId, it: words.AttachedTo) -> bool:
    state, them = scope.state, meant(scope, it.cards)
    if state.area[card] is Area.BEING_DEPLOYED:
        refs = state.memory.get(card, NOTHING_BOUND).get(ATTACHING_TO, ())
        return any(host in them for host in state.tracked(refs))
    return state.attached_to[card] in them


def _bearing(scope: Scope, card: CardId, it: words.Bearing) -> bool:
    return any(scope.state.attached_to[other] == card for other in meant(scope, it.cards))


def _other_than(scope: Scope, card: CardId, it: words.OtherThan) -> bool:
    return card not in meant(scope, it.cards)


def _either(scope: Scope, card: CardId, it: words.Either) -> bool:
    return any(matches(scope, card, them) for them in it.alternatives)


PROPERTIES: Final[MappingProxyType[type, Callable[[Scope, CardId, Any], bool]]] = MappingProxyType(
    {
        words.Is: _is,
        words.OfType: _of_type,
        words.NotOfType: _not_of_type,
        words.OfTrade: _of_trade,
        words.NotOfTrade: _not_of_trade,
        words.OfSubtype: _of_subtype,
        words.OfName: _of_name,
        words.Staple: _staple,
        words.HasUnique: _has_unique,
        words.AsNamed: _as_named,
        words.SameAs: _same_as,
        words.DifferentFrom: _different_from,
        words.AllAlike: _of_the_set,
        words.AllDifferent: _of_the_set,
        words.ControlledBy: _controlled_by,
        words.OwnedBy: _owned_by,
        words.NotOwnedBy: _not_owned_by,
        words.In: _in,
        words.TopOfDeck: _top_of_deck,
        words.Being: _being,
        words.NotBeing: _not_being,
        words.InPartyWith: _in_party_with,
        words.Opposing: _opposing,
        words.AtMost: _at_most,
        words.AtLeast: _at_least,
        words.Exactly: _exactly,
        words.Highest: _extreme,
        words.Lowest: _extreme,
        words.Providing: _providing,
        words.AttachedTo: _attached_to,
        words.Bearing: _bearing,
        words.OtherThan: _other_than,
        words.Either: _either,
    }
)
"""What each property of the vocabulary asks of a card."""
