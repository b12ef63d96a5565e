"""Other numbers of staples and other starting resources that promise a sooner win."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import Final

from app.games.spoils.goldfish.card_changes import CardChanges
from app.games.spoils.goldfish.figures import cards_on_time
from app.games.spoils.goldfish.proposal import Proposal, Subject, exchanged_copies
from app.games.spoils.goldfish.staple_count import best_count
from app.games.spoils.goldfish.staple_split import Splits, best_split, ranked_starts_by_play
from app.games.tabletop.chance.blocks import Block

MOST_PROPOSALS: Final = 2
CHOOSING_GAMES: Final = 10_000
"""Most games with each split and each set of starting resources to choose the best ones."""


def staple_proposals(changes: CardChanges, games: int) -> tuple[Proposal, ...]:
    """The best splits, or the best numbers of staples in a deck of one trade, the best first.

    The gain is measured on `games` not played before. Empty where none promises a gain.
    """
    splits = _splits(changes)
    if splits is None:
        return ()
    base = changes.model.setup
    better = (split for split in splits.tried if split.gain > 0)
    return tuple(
        Proposal(
            Subject.STAPLES,
            split.setup,
            *exchanged_copies(base, split.setup),
            changes.confirmed(split.setup, games),
        )
        for split in islice(better, MOST_PROPOSALS)
    )


def starting_proposals(changes: CardChanges, games: int) -> tuple[Proposal, ...]:
    """The best sets of starting resources, the best first. Rules: 202.5.

    The gain is measured on `games` not played before. Empty where none promises a gain.
    """
    now = tuple(Counter(changes.model.setup.starting).items())
    starts = ranked_starts_by_play(changes.base, _choosing_games(changes), changes.seed)
    better = (start for start in starts if start.gain > 0)
    return tuple(
        Proposal(
            Subject.STARTING,
            start.setup,
            now,
            tuple(Counter(start.setup.starting).items()),
            changes.confirmed(start.setup, games),
        )
        for start in islice(better, MOST_PROPOSALS)
    )


def _splits(changes: CardChanges) -> Splits | None:
    base, seed, games = changes.base, changes.seed, _choosing_games(changes)
    split = best_split(base, games, seed)
    if split is not None:
        return split
    counters = base.count(seed, Block(0, games))
    by_lateness = [each.card for each in cards_on_time(base, counters)]
    return best_count(base, by_lateness, games, seed)


def _choosing_games(changes: CardChanges) -> int:
    return min(CHOOSING_GAMES, changes.games_of_a_card)
