"""Steps that move cards into play, out of it, and between piles. Rules: 20, 35.3.5, 44.1, 45."""

from __future__ import annotations

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.bound import Scope
from app.games.shadowfist.engine.model.effects import Effect
from app.games.shadowfist.engine.model.events import By
from app.games.shadowfist.engine.model.locals import PlacementLocals
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.procedures.asking import begin
from app.games.shadowfist.engine.read import filters
from app.games.shadowfist.engine.read.changes import forbids
from app.games.shadowfist.engine.read.immunity import is_immune
from app.games.shadowfist.engine.read.structure import in_seats, is_in_play, locations
from app.games.shadowfist.engine.write import areas, marks, piles
from app.games.shadowfist.engine.write.structure import place
from app.games.tabletop.referee import rng


def affected(state: State, scope: Scope, cards: v.Cards) -> list[int]:
    """The cards in play that a step changes: those immune to its card by now are left out."""
    return [
        it
        for it in filters.cards_of(state, scope, cards)
        if is_in_play(state, it, state.mark[it]) and not is_immune(state, it, scope.card)
    ]


def removable(state: State, scope: Scope, cards: v.Cards) -> list[int]:
    """The cards in play that a step may take out of it."""
    found = affected(state, scope, cards)
    return [it for it in found if not forbids(state, it, v.BE_REMOVED, scope.card)]


def smoke(state: State, scope: Scope, effect: Effect, it: v.Smoke) -> None:
    """Smoke cards together. Rules: 20, 24.5.5."""
    by = (By(effect.player, effect.card),)
    cards = removable(state, scope, it.cards)
    areas.smoke_together(state, [events.Smoked(card, False, by) for card in cards])


def smoke_and_return(state: State, scope: Scope, effect: Effect, it: v.SmokeAndReturn) -> None:
    """Smoke cards, and return to play those that then are in a smoked pile. Rules: 20, 44.1."""
    cards = removable(state, scope, it.cards)
    smoke(state, scope, effect, v.Smoke(it.cards))
    for card in cards:
        if state.area[card] is events.Area.SMOKED:
            named = v.Cards((v.Fixed((card,), (state.mark[card],)),))
            return_to_play(state, scope, effect, v.ReturnToPlay(named))


def to_hand(state: State, scope: Scope, effect: Effect, it: v.ToHand) -> None:
    """From play, States before their subjects, or from a pile that is not a hand."""
    by = (By(effect.player, effect.card),)
    found = filters.cards_of(state, scope, it.cards)
    for card in sorted(found, key=lambda each: state.subject[each] < 0):
        if state.area[card] is not events.Area.IN_PLAY:
            areas.take(state, card)
            areas.put(state, card, events.Area.HAND)
        elif card in removable(state, scope, it.cards):
            areas.return_to_hand(state, card, by)


def toast(state: State, scope: Scope, effect: Effect, it: v.Toast) -> None:
    """Toast cards, wherever they are. Rules: 46."""
    for card in filters.cards_of(state, scope, it.cards):
        area = state.area[card]
        if area is events.Area.TOASTED:
            continue
        if area is not events.Area.IN_PLAY or card in removable(state, scope, it.cards):
            areas.toast(state, card, (By(effect.player, effect.card),))


def sacrifice(state: State, scope: Scope, effect: Effect, it: v.Sacrifice) -> None:
    """Sacrifice cards of one's own. Rules: 45."""
    for card in filters.cards_of(state, scope, it.cards):
        if state.area[card] is events.Area.IN_PLAY and state.controller[card] == effect.player:
            areas.sacrifice(state, card)


def reload(state: State, scope: Scope, effect: Effect, it: v.Reload) -> None:
    """Put cards on top of their owners' decks. Rules: 50.13."""
    for card in filters.cards_of(state, scope, it.cards):
        if state.area[card] is events.Area.SMOKED:
            areas.take(state, card)
            areas.put(state, card, events.Area.DECK)


def shuffle_in(state: State, scope: Scope, effect: Effect, it: v.ShuffleIn) -> None:
    """Shuffle cards out of a smoked pile into their owners' decks. Rules: 1.2.1."""
    for card in filters.cards_of(state, scope, it.cards):
        if state.area[card] is events.Area.SMOKED:
            piles.shuffle_in(state, card)


def return_at_random(state: State, scope: Scope, effect: Effect, it: v.ReturnAtRandom) -> None:
    """Each player in turn returns a card of theirs that chance picks. Rules: 44.1."""
    for player in in_seats(state, state.active):
        found = [
            card
            for card in state.smoked[player]
            if state.kinds[card].is_character and filters.matches(state, scope, card, it.cards)
        ]
        if found:
            state.rng, at = rng.below(state.rng, len(found))
            named = v.Cards((v.Fixed((found[at],), (state.mark[found[at]],)),))
            return_to_play(state, scope, effect, v.ReturnToPlay(named))


def return_to_play(state: State, scope: Scope, effect: Effect, it: v.ReturnToPlay) -> None:
    """44.1: a Character is placed by its controller."""
    for card in filters.cards_of(state, scope, it.cards):
        if state.area[card] is not events.Area.SMOKED or not state.kinds[card].is_character:
            continue
        player = effect.player if it.under_yours else state.owner[card]
        if state.is_out[player]:
            continue
        areas.take(state, card)
        areas.enter_play(state, card, player)
        place(state, card, locations(state, player)[0])
        marks.resolve(state, card)
        begin(state, "placement", player, PlacementLocals(card))
