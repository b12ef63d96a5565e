"""Steps that ask as an effect resolves: for cards in hands and decks. Rules: 24.8, 39."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import DONE, PASS, Action, Choose, Number
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read import filters, players
from app.games.shadowfist.engine.read.scope import Scope
from app.games.shadowfist.engine.write import areas, piles
from app.games.shadowfist.engine.write.telling import tell

ASKING: Final = (
    v.DrawUpTo,
    v.DiscardUpTo,
    v.LookAndDiscard,
    v.SearchDeck,
    v.LookAtTop,
)
"""Steps that ask."""

QUESTIONS: Final[Mapping[type[v.Step], Question]] = {
    v.DrawUpTo: Question.X,
    v.DiscardUpTo: Question.DISCARD,
    v.LookAndDiscard: Question.DISCARD,
    v.SearchDeck: Question.TARGET,
    v.LookAtTop: Question.TARGET,
}


def offered(state: State, scope: Scope, step: v.Step) -> list[Action]:
    """The answers to a step; one or none where there is nothing to ask."""
    match step:
        case v.DrawUpTo(most=int(most)):
            return [Number(it) for it in range(most + 1)]
        case v.DiscardUpTo(most=int(most)):
            return [DONE, *map(Choose, state.hand[scope.player])] if most else []
        case v.LookAndDiscard(who=who):
            seen = [it for one in players.players_of(state, scope, who) for it in state.hand[one]]
            return [DONE, *map(Choose, seen)]
        case v.LookAtTop():
            return [PASS, *map(Choose, state.deck[scope.player][-1:])]
        case v.SearchDeck(cards=cards):
            deck = state.deck[scope.player]
            found = [it for it in deck if filters.matches(state, scope, it, cards)]
            return [PASS, *map(Choose, found)]
    raise AssertionError(f"{step} asks nobody")


def answered(state: State, player: int, step: v.Step, answer: Action | None) -> list[v.Step]:
    """Carry out what was answered, and return the steps that are still to follow."""
    match step, answer:
        case v.DrawUpTo(), Number(value):
            for _ in range(value):
                piles.draw(state, player)
        case v.DiscardUpTo(most=int(most)), Choose(chosen):
            piles.discard(state, chosen)
            return [replace(step, most=most - 1)]
        case v.LookAndDiscard(), Choose(chosen):
            piles.discard(state, chosen)
        case v.LookAtTop(), Choose(chosen):
            piles.put_on_bottom(state, chosen)
        case v.SearchDeck(to_top=to_top), _:
            _take(state, player, answer.card if isinstance(answer, Choose) else None, to_top)
    return []


def _take(state: State, player: int, card: int | None, to_top: bool) -> None:
    """Take a card out of the deck, which is shuffled whether one was found or not."""
    if card is not None:
        areas.take(state, card)
    piles.shuffle(state, player)
    if card is not None:
        areas.put(state, card, events.Area.DECK if to_top else events.Area.HAND)
        if not to_top:
            tell(state, events.Found(player, card))
