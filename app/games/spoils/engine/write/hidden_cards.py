"""Dealing the cards that a player cannot see again, on a copy of the state."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.read.visibility import seen_by
from app.games.spoils.engine.write.invalidation import invalidate_hidden_cards
from app.games.tabletop.chance.splitmix64 import WORD, advance
from app.games.tabletop.referee.hidden_cards import dealt_again


def redealt(state: State, side: Player, seed: int) -> State:
    """A copy in which every card that `side` cannot see may be any other of the same owner's.

    Nothing is left of how these cards really lie: the states that are kept in case costs fail are
    dealt alike, and neither the random numbers to come nor how the game began are the same.
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


def _copy_kept(copy: State, made: dict[int, State]) -> Sequence[State]:
    """Give a copy its own copies of the states it keeps; those made, and those they keep."""
    for place, kept in enumerate(copy.undo):
        if id(kept) not in made:
            made[id(kept)] = kept.clone()
            _copy_kept(made[id(kept)], made)
        copy.undo[place] = made[id(kept)]
    return tuple(made.values())


def _forget_chance(states: Sequence[State], word: int) -> None:
    """Let other random numbers follow, and nothing tell how the game was dealt.

    States between which nothing happened by chance still agree in their numbers, as costs that
    fail ask for.
    """
    game = states[0].game
    decks = tuple(replace(deck, order=None) for deck in game.decks)
    game = replace(game, seed=word, decks=decks, position=None)
    words: dict[int, int] = {}
    for state in states:
        if state.rng not in words:
            words[state.rng] = word
            word, _ = advance(word)
        state.rng, state.game = words[state.rng], game
