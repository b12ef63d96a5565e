"""Steps that ask as an effect resolves: for cards in hands and decks. Rules: 24.8, 39."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import DONE, PASS, Action, Choose, Number
from app.games.shadowfist.engine.model.bound import Scope
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.procedures.moving_cards import removable
from app.games.shadowfist.engine.read import filters, players
from app.games.shadowfist.engine.write import areas, piles
from app.games.shadowfist.engine.write.telling import tell

ASKING: Final = (
    v.DrawUpTo,
    v.DiscardUpTo,
    v.LookAndDiscard,
    v.SearchDeck,
    v.LookAtTop,
    v.MaySmoke,
    v.MayToast,
    v.ShuffleInFromHand,
)
"""Steps that ask."""

QUESTIONS: Final[Mapping[type[v.Step], Question]] = {
    v.DrawUpTo: Question.X,
    v.DiscardUpTo: Question.DISCARD,
    v.LookAndDiscard: Question.SHOWN,
    v.SearchDeck: Question.SHOWN,
    v.LookAtTop: Question.TARGET,
    v.MaySmoke: Question.TARGET,
    v.MayToast: Question.TARGET,
    v.ShuffleInFromHand: Question.TARGET,
}


def asked(state: State, scope: Scope, step: v.Step) -> int:
    """The player whom a step asks."""
    match step:
        case v.MaySmoke(player=player):
            return player
        case v.MayToast(who=who):
            return players.players_of(state, scope, who)[0]
    return scope.player


def offered(state: State, scope: Scope, step: v.Step) -> list[Action]:
    """The answers to a step; one or none where there is nothing to ask."""
    match step:
        case v.DrawUpTo(most=int(most)):
            return [Number(it) for it in range(most + 1)]
        case v.DiscardUpTo(most=int(most)):
            return [DONE, *map(Choose, state.hand[scope.player])] if most else []
        case v.LookAndDiscard():
            return [DONE, *map(Number, range(len(shown(state, scope, step))))]
        case v.LookAtTop():
            return [PASS, *map(Choose, state.deck[scope.player][-1:])]
        case v.MaySmoke(cards=cards):
            return [PASS, *map(Choose, removable(state, scope, cards))]
        case v.MayToast(cards=them):
            found = [it for cards in them for it in _toastable(state, scope, cards)]
            return [PASS, *map(Choose, found)]
        case v.ShuffleInFromHand():
            return [*map(Choose, state.hand[scope.player])]
        case v.SearchDeck(must=must):
            places = [*map(Number, range(len(shown(state, scope, step))))]
            return [*places] if must else [PASS, *places]
    raise AssertionError(f"{step} asks nobody")


def _toastable(state: State, scope: Scope, cards: v.Cards) -> list[int]:
    """The cards that a step may toast: in play those that it can affect, in piles all."""
    found = filters.cards_of(state, scope, cards)
    there = removable(state, scope, cards)
    return [it for it in found if state.area[it] is not events.Area.IN_PLAY or it in there]


def shown(state: State, scope: Scope, step: v.LookAndDiscard | v.SearchDeck) -> list[int]:
    """The cards out of a hidden pile that a player may choose from, one of each title, by title.

    Answers are places in this list, so that they tell nobody which card of the game it is.
    """
    if isinstance(step, v.LookAndDiscard):
        seen = [it for one in players.players_of(state, scope, step.who) for it in state.hand[one]]
    else:
        deck = state.deck[scope.player]
        seen = [it for it in deck if filters.matches(state, scope, it, step.cards)]
    by_title = {state.kinds[it].title: it for it in reversed(seen)}
    return [by_title[title] for title in sorted(by_title)]


def answered(state: State, scope: Scope, step: v.Step, answer: Action | None) -> list[v.Step]:
    """Carry out what was answered, and return the steps that are still to follow."""
    player = scope.player
    match step, answer:
        case v.DrawUpTo(), Number(value):
            for _ in range(value):
                piles.draw(state, player)
        case v.DiscardUpTo(most=int(most)), Choose(chosen):
            piles.discard(state, chosen)
            return [replace(step, most=most - 1)]
        case v.LookAndDiscard(), Number(at):
            piles.discard(state, shown(state, scope, step)[at])
        case v.LookAtTop(), Choose(chosen):
            piles.put_on_bottom(state, chosen)
        case v.MaySmoke(player=by), Choose(chosen):
            smoked = events.Smoked(chosen, False, (events.By(by, scope.card),))
            areas.smoke_together(state, [smoked])
        case v.MayToast(), Choose(chosen):
            areas.toast(state, chosen, (events.By(asked(state, scope, step), scope.card),))
        case v.ShuffleInFromHand(), _:
            for card in [answer.card] if isinstance(answer, Choose) else state.hand[player][:1]:
                piles.shuffle_in(state, card)
        case v.SearchDeck(must=True), _:
            at = answer.value if isinstance(answer, Number) else 0
            found = shown(state, scope, step)[at : at + 1]
            _take(state, player, found[0] if found else None, step.to_top, is_secret=True)
        case v.SearchDeck(to_top=to_top), Number(at):
            _take(state, player, shown(state, scope, step)[at], to_top)
        case v.SearchDeck(to_top=to_top), _:
            _take(state, player, None, to_top)
    return []


def _take(
    state: State, player: int, card: int | None, to_top: bool, *, is_secret: bool = False
) -> None:
    """Take a card out of the deck, which is shuffled whether one was found or not."""
    if card is not None:
        areas.take(state, card)
    piles.shuffle(state, player)
    if card is not None:
        areas.put(state, card, events.Area.DECK if to_top else events.Area.HAND)
        if not (to_top or is_secret):
            tell(state, events.Found(player, state.kinds[card].title))
