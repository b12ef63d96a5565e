"""Models of decks that are played many times: in blocks, on several threads.

Games are numbered and blocks are ranges of numbers, so the counters do not depend on how games
are cut into blocks, on their order or on the number of threads.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import ClassVar, Final

from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.chance.blocks import Block, cut, in_order
from app.games.tabletop.chance.figures import Counters, Shapes, total

BLOCK: Final = 20_000
"""Games in a block: a few hundredths of a second with the compiled kernel."""

BLOCKS_OF_A_THREAD: Final = 5
"""The number of blocks a thread plays in one go, so that handing them out costs next to nothing."""

MOST_GAMES: Final = 1_000_000_000


def blocks(games: int, size: int = BLOCK, first: int = 0) -> Iterator[Block]:
    """Cut a number of games into blocks. Raises GoldfishError when the number is out of range."""
    if not 1 <= games <= MOST_GAMES:
        raise GoldfishError(f"The number of games must be from 1 to {MOST_GAMES}, not {games}")
    yield from cut(games, size, first)


class Simulation(ABC):
    """A model ready to be played by a policy."""

    SLOW_BLOCK: ClassVar[int]
    """Games in a block of the plain player."""

    model: object
    """The part of it that another machine needs to play it."""

    @property
    @abstractmethod
    def shapes(self) -> Shapes:
        """The shapes of the counters of its games."""

    @property
    @abstractmethod
    def policy(self) -> str:
        """The name of the policy that plays."""

    @property
    @abstractmethod
    def is_fast(self) -> bool:
        """True if the compiled player holds the deck: a hundred thousand games take a moment."""

    @abstractmethod
    def count(self, seed: int, block: Block) -> Counters:
        """Play the games of a block and count them.

        The compiled player releases the interpreter's lock.
        """

    @property
    def block_size(self) -> int:
        """The number of games that are played in a fraction of a second."""
        return BLOCK if self.is_fast else self.SLOW_BLOCK

    def blocks(self, games: int, together: int = 1) -> Iterator[Block]:
        """Cut games into blocks of a multiple of the usual size.

        Raises GoldfishError when the number is out of range.
        """
        return blocks(games, together * self.block_size)

    def run(self, seed: int, games: int, threads: int = 1) -> Iterator[Counters]:
        """Play games from number 0 on several threads; yield the counters of block after block.

        Blocks come in order; a caller who stops iterating cancels the rest. Memory does not grow
        with the number of games.
        """
        todo = self.blocks(games, BLOCKS_OF_A_THREAD)
        return in_order(lambda block: self.count(seed, block), todo, threads)

    def play_all(self, seed: int, games: int, threads: int = 1) -> Counters:
        """Return the counters of all games together."""
        return total(self.shapes, self.run(seed, games, threads))
