"""The cards that a text means. Rules: 14, 18.2, 24.1.3, 24.4."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model.bound import Scope
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read import (
    beings,
    comparing,
    immunity,
    players,
    scores,
    sources,
)
from app.games.shadowfist.engine.read.roles import role
from app.games.shadowfist.engine.read.structure import by_now, home_of, location_of
from app.games.shadowfist.engine.read.texts import designators
from app.games.shadowfist.engine.read.threats import threatens, would


def cards_of(state: State, scope: Scope, cards: v.Cards) -> list[int]:
    """The cards that match a filter."""
    return [it for it in _candidates(state, scope, cards) if matches(state, scope, it, cards)]


def counted(state: State, scope: Scope, cards: v.Cards) -> list[int]:
    """The cards that a text counts or looks for: not those immune to its card. Rules: 40.0."""
    return [
        it
        for it in _candidates(state, scope, cards)
        if matches(state, scope, it, cards)
        and not immunity.is_immune_as_printed(state, it, scope.card)
    ]


def matches(state: State, scope: Scope, card: int, cards: v.Cards) -> bool:
    """Tell whether a card has all properties of a filter."""
    for it in cards.where:  # noqa: SIM110 (a generator takes twice as long)
        if not _PROPERTIES[type(it)](state, scope, card, it):
            return False
    return True


def _candidates(state: State, scope: Scope, cards: v.Cards) -> Iterator[int]:
    for it in cards.where:
        if isinstance(it, v.Is):
            yield from role(state, scope, it)
            return
        if isinstance(it, v.Fixed):
            yield from (
                card
                for card, mark in zip(it.cards, it.marks, strict=True)
                if state.mark[card] == mark
            )
            return
        if isinstance(it, (v.Targeting, v.Threatens, v.Would)):
            stack = [] if state.scene is None else state.scene.stack
            yield from dict.fromkeys(effect.card for effect in stack)
            return
        if isinstance(it, v.Fallen):
            yield from dict.fromkeys(state.fallen)
            return
        if isinstance(it, v.In):
            for player in players.players_of(state, scope, it.of):
                yield from piled(state, it.pile, player)
            return
    for player in state.players:
        yield from state.in_play[player]


def piled(state: State, pile: v.Pile, player: int) -> list[int]:
    """The cards in one of a player's piles."""
    match pile:
        case v.Pile.IN_HAND:
            return state.hand[player]
        case v.Pile.SMOKED:
            return state.smoked[player]
        case v.Pile.BURNED:
            return state.burned[player]


def _of_type(state: State, scope: Scope, card: int, it: v.OfType) -> bool:
    if state.face_down[card]:
        return v.CardType.FENG_SHUI_SITE in it.types
    return state.kinds[card].type in it.types


def _designated(state: State, scope: Scope, card: int, it: v.Designated) -> bool:
    return not designators(state, card).isdisjoint(it.words)


def _shares_designator(state: State, scope: Scope, card: int, it: v.SharesDesignator) -> bool:
    words = designators(state, card)
    return bool(words) and any(
        other != card and not words.isdisjoint(designators(state, other))
        for other in cards_of(state, scope, it.cards)
    )


def _in_combat_with(state: State, scope: Scope, card: int, it: v.InCombatWith) -> bool:
    fights = [] if state.attack is None else state.attack.fights
    others = {one for pair in fights if card in pair for one in pair if one != card}
    return any(matches(state, scope, other, it.cards) for other in others)


def _targeting(state: State, scope: Scope, card: int, it: v.Targeting) -> bool:
    scene = state.scene
    return scene is not None and any(
        state.mark[target] == mark and matches(state, scope, target, it.cards)
        for effect in scene.stack
        if effect.card == card
        for target, mark in effect.bound.targets
    )


def _intercepted_by(state: State, scope: Scope, card: int, it: v.InterceptedBy) -> bool:
    attack = state.attack
    return attack is not None and any(
        attack.interceptor_of(other) == card for other in cards_of(state, scope, it.cards)
    )


def _in_pile(state: State, scope: Scope, card: int, it: v.In) -> bool:
    return any(card in piled(state, it.pile, at) for at in players.players_of(state, scope, it.of))


def _at_place_of(state: State, scope: Scope, card: int, it: v.AtPlaceOf) -> bool:
    here = location_of(state, card)
    return here >= 0 and any(
        _last_place(state, scope, other) == here for other in cards_of(state, scope, it.cards)
    )


def _last_place(state: State, scope: Scope, card: int) -> int:
    """The location of a card; that of the event where it was last. Rules: 9.1.4."""
    that = scope.bound.that
    is_gone = that is not None and that[0] == card and state.area[card] is not Area.IN_PLAY
    return scope.bound.place if is_gone else location_of(state, card)


def _bearing(state: State, scope: Scope, card: int, it: v.Bearing) -> bool:
    """7.4, 25.5: a card is the subject of a State from the generation of that State."""
    return any(matches(state, scope, on_it, it.states) for on_it in state.states_on.get(card, ()))


def _shares_title(state: State, scope: Scope, card: int, it: v.SharesTitle) -> bool:
    if state.face_down[card]:
        return False
    titles = state.kinds[card].titles
    found = cards_of(state, scope, it.cards)
    return any(not titles.isdisjoint(state.kinds[other].titles) for other in found)


_PROPERTIES: Final[Mapping[type[v.Property], Callable[[State, Scope, int, Any], bool]]] = {
    v.Is: lambda state, scope, card, it: card in role(state, scope, it),
    v.Fixed: lambda state, scope, card, it: (
        card in it.cards and it.marks[it.cards.index(card)] == state.mark[card]
    ),
    v.OfType: _of_type,
    v.Titled: lambda state, scope, card, it: (
        not state.face_down[card] and it.title in state.kinds[card].titles
    ),
    v.Designated: _designated,
    v.OfResource: lambda state, scope, card, it: (
        not state.face_down[card] and not state.kinds[card].resources.isdisjoint(it.resources)
    ),
    v.Requires: lambda state, scope, card, it: beings.requires_any(state, card, it.resources),
    v.RequiresOfPool: comparing.requires_of_pool,
    v.RequiresAtLeast: lambda state, scope, card, it: beings.requires_many(state, card, it.count),
    v.SharesDesignator: _shares_designator,
    v.InterceptedBy: _intercepted_by,
    v.Intercepting: lambda state, scope, card, it: any(
        beings.stands_against(state, card, other) for other in cards_of(state, scope, it.cards)
    ),
    v.Targeting: _targeting,
    v.AtHome: lambda state, scope, card, it: state.owner[card] == state.controller[card],
    v.Threatens: lambda state, scope, card, it: threatens(state, scope.player, card, it.threats),
    v.Would: would,
    v.AtChosenLocation: lambda state, scope, card, it: (
        by_now(state, scope.bound.location) == location_of(state, card)
    ),
    v.SetOutFrom: lambda state, scope, card, it: any(
        home_of(state, card) == location_of(state, it) for it in cards_of(state, scope, it.cards)
    ),
    v.On: lambda state, scope, card, it: (
        state.subject[card] >= 0 and matches(state, scope, state.subject[card], it.cards)
    ),
    v.WeakerThanHand: lambda state, scope, card, it: (
        scores.fighting(state, card) < len(state.hand[state.controller[card]])
    ),
    v.InCombatWith: _in_combat_with,
    v.HasDamaged: lambda state, scope, card, it: any(
        ((card, state.mark[card]), (other, state.mark[other])) in state.harmed
        for other in cards_of(state, scope, it.cards)
    ),
    v.AttackedLast: lambda state, scope, card, it: (card, state.mark[card]) in state.last_attackers,
    v.FacesStronger: comparing.faces_stronger,
    v.Fallen: lambda state, scope, card, it: card in state.fallen,
    v.Restricted: lambda state, scope, card, it: (
        not state.face_down[card] and it.restriction in state.kinds[card].restrictions
    ),
    v.HasKeyword: lambda state, scope, card, it: scores.has(state, card, it.keyword),
    v.ControlledBy: lambda state, scope, card, it: players.is_one(
        state, scope, state.controller[card], it.who
    ),
    v.OwnedBy: lambda state, scope, card, it: players.is_one(
        state, scope, state.owner[card], it.who
    ),
    v.StandsAs: lambda state, scope, card, it: beings.stands_as(state, card, it.state),
    v.In: _in_pile,
    v.AtPlaceOf: _at_place_of,
    v.WereThere: lambda state, scope, card, it: (card, state.mark[card]) in scope.bound.there,
    v.Bearing: _bearing,
    v.OtherThan: lambda state, scope, card, it: card not in cards_of(state, scope, it.cards),
    v.Without: lambda state, scope, card, it: not _has(state, scope, card, it.property),
    v.Either: lambda state, scope, card, it: any(
        _has(state, scope, card, one) for one in it.alternatives
    ),
    v.Every: lambda state, scope, card, it: all(
        _has(state, scope, card, one) for one in it.properties
    ),
    v.Foundation: lambda state, scope, card, it: (
        not state.face_down[card]
        and bool(state.kinds[card].provides)
        and not state.kinds[card].requires
    ),
    v.AtMost: comparing.at_most,
    v.Exactly: comparing.exactly,
    v.GeneratesPower: lambda state, scope, card, it: scores.power_score(state, card) > 0,
    v.SharesTitle: _shares_title,
    v.DamagedBy: lambda state, scope, card, it: any(
        sources.damages(state, source, card) for source in cards_of(state, scope, it.sources)
    ),
    v.ShareDesignator: lambda state, scope, card, it: True,
}
"""`ShareDesignator` is a property of a whole choice: see `legality/card_choices.py`."""

KNOWN_PROPERTIES: Final = frozenset(_PROPERTIES)


def _has(state: State, scope: Scope, card: int, it: v.Property) -> bool:
    return _PROPERTIES[type(it)](state, scope, card, it)
