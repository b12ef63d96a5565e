"""Dealing the cards that a player cannot see again, on a copy of the state."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.read.visibility import seen_by
from app.games.spoils.engine.write.invalidation import invalidate_hidden_cards
from app.games.tabletop.chance.shuffle import WORD, advance
from app.games.tabletop.referee.rng import dealt_again


def redealt(state: State, side: Player, seed: int) -> State:
    """A copy in which every card that `side` cannot see may be any other of the same owner's.

    It keeps no trace of how these cards really lie: the states kept in case costs fail are
    dealt alike, and the random numbers to come and the start of the game are different.
    """
    copy = state.clone()
    states = [copy, *_copy_kept(copy, {})]
    seen = set().union(*(seen_by(it, side) for it in states))
    unseen = [CardId(card) for card in range(len(copy.kind)) if card not in seen]
    word = seed & WORD
    for owner in (0, 1):
        theirs = [card for card in unseen if copy.owner[card] == owner]
        word, kinds = dealt_again(word, [copy.kind[card] for card in theirs])
        for it in states:
            for card, kind in zip(theirs, kinds, strict=True):
                if card < len(it.kind):
                    it.kind[card] = kind
    _forget_chance(states, word)
    for it in states:
        it.holds = {held for held in it.holds if held[0] in seen}
        it.offered = None
        invalidate_hidden_cards(it, unseen)
    return copy


def with_unseen_sorted(state: State, side: Player) -> State:
    """A copy in which the cards of each owner that `side` cannot see lie in the order of kinds.

    Nothing is left in it of how they really lie, of the random numbers to come, or of the states
    kept in case costs fail.
    """
    copy = state.clone()
    copy.undo = []
    seen = seen_by(copy, side)
    unseen = [CardId(card) for card in range(len(copy.kind)) if card not in seen]
    for owner in (0, 1):
        theirs = [card for card in unseen if copy.owner[card] == owner]
        for card, kind in zip(theirs, sorted(copy.kind[card] for card in theirs), strict=True):
            copy.kind[card] = kind
    _forget_chance((copy,), 0)
    copy.holds = {held for held in copy.holds if held[0] in seen}
    copy.offered = None
    invalidate_hidden_cards(copy, unseen)
    return copy


def _copy_kept(copy: State, made: dict[int, State]) -> Sequence[State]:
    """Give a copy its own copies of the states it keeps; those made, and those they keep."""
    for place, kept in enumerate(copy.undo):
        if id(kept) not in made:
            made[id(kept)] = kept.clone()
            _copy_kept(made[id(kept)], made)
        copy.undo[place] = made[id(kept)]
    return tuple(made.values())


def _forget_chance(states: Sequence[State], word: int) -> None:
    """Replace the random numbers to come, and remove all traces of how the game was dealt.

    States between which nothing happened at random still agree in their numbers; costs that
    fail depend on that.
    """
    game = states[0].game
    decks = game.decks
    if any(deck.order is not None for deck in decks):
        decks = tuple(replace(deck, order=None) for deck in decks)
    game = replace(game, seed=word, decks=decks, position=None)
    words: dict[int, int] = {}
    for state in states:
        if state.rng not in words:
            words[state.rng] = word
            word, _ = advance(word)
        state.rng, state.game = words[state.rng], game
