"""Whole games for the tests of the referee: decks, random players and invariants."""

import random
from collections.abc import Iterator

from app.games.spoils.editions import Edition
from app.games.spoils.engine import Deck, State, apply, legal_actions, new_game, to_decide
from app.games.spoils.engine.model.bindings import NOTHING_BOUND, Bindings
from app.games.spoils.engine.model.decisions import MOST_ACTIONS
from app.games.spoils.engine.model.derived_cache import DerivedCache
from app.games.spoils.facts import Catalogue
from app.games.spoils.terms import Area, CardType


def staple_deck(catalogue: Catalogue, seed: int) -> Deck:
    """Return a deck of many different cards and two kinds of staples, made from a seed."""
    chance = random.Random(seed)
    cards = [c for c in catalogue.cards if c.is_deck_card and c.type is not CardType.RESOURCE]
    icons = chance.sample(["Obsession", "Greed", "Elitism", "Deception", "Rage"], 2)
    affordable = [
        c for c in cards if all(icon.word in icons or icon == "V" for icon in c.threshold.icons)
    ]
    factions = [card.name for card in catalogue.factions if card.name == "The Tournament Faction"]
    names = [card.name for card in chance.sample(affordable, 46)]
    return Deck(chance.choice(factions), (*names, *[icons[0]] * 15, *[icons[1]] * 15))


def random_game(catalogue: Catalogue, seed: int, edition: Edition) -> State:
    """Return a new game of two decks made from a seed."""
    decks = (staple_deck(catalogue, seed), staple_deck(catalogue, seed + 1_000_003))
    return new_game(catalogue, decks, seed=seed, edition=edition, blanks=True)


def positions(state: State, seed: int, most: int = 4000) -> Iterator[State]:
    """Yield the same state after each random answer until the game is over."""
    chance = random.Random(seed)
    for _ in range(most):
        if to_decide(state) is None:
            return
        apply(state, chance.choice(legal_actions(state)))
        yield state


def recomputed(state: State) -> State:
    """Return a copy of the state with empty caches."""
    copy = state.clone()
    copy.cached, copy.derived, copy.offered = {}, DerivedCache(), None
    return copy


def check_invariants(state: State) -> None:
    """Assert what is true in every position of every game."""
    assert Bindings() == NOTHING_BOUND, "something was written where nothing is bound"
    piles = [
        (Area.IN_PLAY, state.in_play),
        (Area.BEING_DEPLOYED, state.being_deployed),
        *((Area.DECK, pile) for pile in state.deck),
        *((Area.HAND, pile) for pile in state.hand),
        *((Area.DISCARD_PILE, pile) for pile in state.discard_pile),
        *((Area.OUT_OF_GAME, pile) for pile in state.out_of_game),
        *((Area.VOID, pile) for pile in state.void),
    ]
    seen = [card for _, pile in piles for card in pile]
    assert sorted(seen) == list(range(len(state.kind))), "a card is in no area or in two"
    for area, pile in piles:
        assert all(state.area[card] is area for card in pile)
    assert all(influence >= 0 for influence in state.influence)
    assert all(tokens >= 0 for tokens in state.tokens)
    for card in state.in_play:
        host = state.attached_to[card]
        assert host < 0 or state.area[host] is Area.IN_PLAY
    assert not state.undo or state.decision is None or state.frames
    if state.result is None:
        assert state.decision is not None
        assert state.holding >= 0
        legal = legal_actions(state)
        assert 0 < len(legal) <= MOST_ACTIONS
        assert len(set(legal)) == len(legal)
    else:
        assert state.decision is None
        assert legal_actions(state) == ()
