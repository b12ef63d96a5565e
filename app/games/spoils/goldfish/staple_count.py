"""Best number of staples in a deck of one trade: tried on common shuffles, with its gain.

One more staple replaces the card that is most often late; one fewer makes room for another copy of
the card that is most often on time. With more staples, cards come down sooner, but there are fewer
of them; so the measure is the turn of the win.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from app.games.spoils.facts import Card
from app.games.spoils.goldfish.model import model_again
from app.games.spoils.goldfish.running import Simulation
from app.games.spoils.goldfish.setup import Setup
from app.games.spoils.goldfish.staple_split import (
    Splits,
    kill_turn_by_block,
    measured,
    staples_of,
)

MOST_CHANGED: Final = 3
MOST_COPIES: Final = 4
"""A deck has no more copies of a card that is no staple. Rules: 103.1c."""


def best_count(
    simulation: Simulation, by_lateness: Sequence[Card], games: int, seed: int
) -> Splits | None:
    """Compare a few staples more or fewer with the deck as it is.

    `by_lateness` are the cards to deploy, the one most often late first. None for a deck that
    does not have exactly one kind of staple, or has nothing to deploy.
    """
    model = simulation.model
    staples = staples_of(model.setup)
    if len(staples) != 1 or not by_lateness:
        return None
    own = kill_turn_by_block(model, games, seed)
    now = measured(model.setup, _copies(model.setup, model.setup), own, own)
    tried = [now]
    for setup in _changed(model.setup, staples[0], by_lateness):
        reached = kill_turn_by_block(model_again(model, setup), games, seed)
        tried.append(measured(setup, _copies(setup, model.setup), reached, own))
    ordered = sorted(tried, key=lambda split: split.reached)
    return Splits(now, tuple(ordered), is_divided=False)


def _changed(setup: Setup, staple: Card, by_lateness: Sequence[Card]) -> Iterator[Setup]:
    late = [card for card in by_lateness for _ in range(setup.cards.count(card))]
    more = setup
    for out in late[:MOST_CHANGED]:
        more = more.exchanged(out, staple)
        yield more
    room = [
        card
        for card in reversed(by_lateness)
        if card.keywords.unique is None
        for _ in range(MOST_COPIES - setup.cards.count(card))
    ]
    fewer = setup
    for into in room[: min(MOST_CHANGED, setup.cards.count(staple))]:
        fewer = fewer.exchanged(staple, into)
        yield fewer


def _copies(setup: Setup, original: Setup) -> tuple[tuple[Card, int], ...]:
    """Every card of the original deck with its copies in the whole changed one."""
    copies = Counter((*setup.cards, *setup.starting))
    return tuple((card, copies[card]) for card in dict.fromkeys((*original.cards, *setup.starting)))
