"""Positions that look the same to a person, although hidden cards and chance are others."""

from collections.abc import Iterator
from dataclasses import replace

from app.games.spoils.engine import CardId, State
from app.games.spoils.engine.model.derived_cache import DerivedCache
from app.games.spoils.engine.observe import may_see


def every_state(state: State) -> Iterator[State]:
    """A state and those it keeps in case costs fail, each of them once."""
    seen = {id(state): state}
    waiting = [state]
    while waiting:
        for kept in waiting.pop().undo:
            if id(kept) not in seen:
                seen[id(kept)] = kept
                waiting.append(kept)
    yield from seen.values()


def copied(state: State, made: dict[int, State]) -> State:
    """A copy that has copies of the states it keeps too."""
    if id(state) not in made:
        copy = made[id(state)] = state.clone()
        copy.undo = [copied(kept, made) for kept in state.undo]
    return made[id(state)]


def in_another_world(state: State, person: int) -> State:
    """A copy that looks the same to a person, although hidden cards and chance are others."""
    copy = copied(state, {})
    states = list(every_state(copy))
    for owner in (0, 1):
        unseen = [
            CardId(card)
            for card in range(len(copy.kind))
            if copy.owner[card] == owner
            and not any(card < len(it.kind) and may_see(it, person, CardId(card)) for it in states)
        ]
        kinds = [copy.kind[card] for card in reversed(unseen)]
        for card, kind in zip(unseen, kinds, strict=True):
            for it in states:
                if card < len(it.kind):
                    it.kind[card] = kind
    decks = tuple(
        replace(deck, order=tuple(reversed(state.game.decks[0].cards))) for deck in state.game.decks
    )
    game = replace(state.game, seed=state.game.seed + 1, decks=decks)
    for it in states:
        it.game, it.rng = game, it.rng ^ 1
        it.cached, it.derived, it.offered = {}, DerivedCache(), None
    return copy
