"""The shuffle: which permutation of the deck belongs to a seed and a game number.

Words come from SplitMix64 by counter, so that any game can be dealt alone, in any order and
on any thread. Word `i` of game `g` is `mix(mix(seed + g * GOLDEN) + (i + 1) * GOLDEN)`; each
word gives two draws of 32 bits, the low half first; a draw below `n` is the high half of
`draw * n`. The permutation is Fisher and Yates' from the top of the deck, so a player who
looks at the top cards only needs only their draws. `shuffle_compiled` is the same for numba.
"""

from dataclasses import dataclass
from typing import Final

from app.games.tabletop.chance.splitmix64 import GOLDEN, HALF, WORD, mix

LARGEST_SEED: Final = WORD
LARGEST_GAME: Final = (1 << 62) - 1


@dataclass(slots=True)
class Stream:
    """The draws of one game, in order."""

    start: int
    drawn: int = 0

    @classmethod
    def of(cls, seed: int, game_number: int) -> "Stream":
        """The stream of a game. Raises ValueError when seed or number is out of range."""
        if not 0 <= seed <= LARGEST_SEED:
            raise ValueError(f"The seed must be from 0 to {LARGEST_SEED}, not {seed}")
        if not 0 <= game_number <= LARGEST_GAME:
            raise ValueError(f"The game number must be from 0 to {LARGEST_GAME}")
        return cls(mix((seed + game_number * GOLDEN) & WORD))

    def below(self, limit: int) -> int:
        """The next draw: a whole number from 0 to `limit - 1`."""
        word = mix((self.start + (self.drawn // 2 + 1) * GOLDEN) & WORD)
        half = word >> 32 if self.drawn & 1 else word & HALF
        self.drawn += 1
        return half * limit >> 32


def deal(seed: int, game_number: int, size: int) -> tuple[int, ...]:
    """The deck of `size` cards after shuffling: places in the unshuffled deck, top first."""
    stream = Stream.of(seed, game_number)
    order = list(range(size))
    for top in range(size):
        other = top + stream.below(size - top)
        order[top], order[other] = order[other], order[top]
    return tuple(order)
