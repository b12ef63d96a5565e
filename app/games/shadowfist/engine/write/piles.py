"""Decks and hands: drawing, shuffling, discarding. Rules: 1.2.1, 5.1, 39."""

from __future__ import annotations

from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.write.areas import put, take
from app.games.shadowfist.engine.write.telling import tell
from app.games.tabletop.referee import rng


def draw(state: State, player: int) -> None:
    """Draw the top card; whoever draws the last one is out as the turn ends. Rules: 5.1."""
    deck = state.deck[player]
    if not deck:
        return
    card = deck.pop()
    put(state, card, Area.HAND)
    tell(state, events.Drawn(player, card))
    if not deck:
        state.is_decked[player] = True


def put_on_bottom(state: State, card: int) -> None:
    """Put a card of a deck on its bottom. Rules: 9.2.1."""
    deck = state.deck[state.owner[card]]
    deck.remove(card)
    deck.insert(0, card)


def shuffle(state: State, player: int) -> None:
    """Shuffle a deck, as after it was searched. Rules: 1.2.1, 2.3."""
    deck = state.deck[player]
    state.rng, order = rng.shuffled(state.rng, len(deck))
    state.deck[player] = [deck[place] for place in order]
    tell(state, events.Shuffled(player))


def shuffle_in(state: State, card: int) -> None:
    """Shuffle a card out of another pile into its owner's deck. Rules: 1.2.1."""
    take(state, card)
    put(state, card, Area.DECK)
    shuffle(state, state.owner[card])


def discard(state: State, card: int) -> None:
    """Discard a card: it goes to the toasted pile without being toasted. Rules: 39.0."""
    player = state.owner[card]
    take(state, card)
    put(state, card, Area.TOASTED)
    tell(state, events.Discarded(player, card))
