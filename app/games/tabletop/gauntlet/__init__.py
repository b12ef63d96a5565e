"""A deck against many others, played by the computer: which games, and what they show."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from app.games.tabletop.chance.blocks import Block, cut

P = TypeVar("P")

MOST_GAMES: Final = 20_000
"""Games of one contest; more are not asked for."""

BLOCK: Final = 2
"""Games that are played together: one with each player first."""


@dataclass(frozen=True, slots=True)
class Contest(Generic[P]):
    """A deck against one other, at a level, in an edition.

    `deck` and `other` are ready to be shuffled. `digests` are those of the two lists; a changed
    deck goes by the digest of the deck it was changed from, so that both meet the same luck.
    """

    name: str
    deck: P
    other: P
    digests: tuple[str, str]
    level: str
    edition: str
    seed: int

    @property
    def is_mirror(self) -> bool:
        """True if both decks are the same, so that each wins half of the games."""
        return self.digests[0] == self.digests[1]

    @property
    def is_turned_round(self) -> bool:
        """True if the other deck is the one that is dealt first.

        Decks are dealt in the order of their digests, so that the same games are played whichever
        of the two decks is asked about.
        """
        return self.digests[0] > self.digests[1]

    @property
    def decks(self) -> tuple[P, P]:
        """Both decks in the order in which they are dealt."""
        return (self.other, self.deck) if self.is_turned_round else (self.deck, self.other)

    @property
    def person(self) -> int:
        """The player of the deck that is asked about, by its place in `decks`."""
        return int(self.is_turned_round)

    def seed_of(self, number: int) -> int:
        """The seed of a game, from 0 to 2^63 - 1."""
        low, high = sorted(self.digests)
        words = f"{low}\n{high}\n{self.level}\n{self.edition}\n{self.seed}\n{number}\n"
        return int.from_bytes(hashlib.sha256(words.encode()).digest()[:8], "big") >> 1

    def first_of(self, number: int) -> int:
        """Return the player who goes first in a game, by place in `decks`; they alternate."""
        return number % 2


@dataclass(frozen=True, slots=True)
class Work(Generic[P]):
    """Games of one contest that are played together; `place` is that of the contest."""

    place: int
    contest: Contest[P]
    block: Block


def plan(contests: Sequence[Contest[P]], games: int, first: int = 0) -> Iterator[Work[P]]:
    """The games of all contests from number `first` on, in turns, so that all come on alike.

    A deck against itself is not played.
    """
    for block in cut(games, BLOCK, first):
        for place, contest in enumerate(contests):
            if not contest.is_mirror:
                yield Work(place, contest, block)
