"""A draft against bots: a pure function of its setup and of the picks of one player.

Everybody opens a booster, takes a card and passes the others on: to the left in the first round,
then to the right and so on. The seats go to the left; the player has seat 0. Bots do not know what
is in other hands.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeAlias, TypeVar

from app.games.tabletop.facts import PrintingLike
from app.games.tabletop.limited.boosters import Booster

P = TypeVar("P", bound=PrintingLike)

SEATS: Final = range(2, 9)
"""Numbers of people in a draft."""

ROUNDS: Final = range(1, 5)
"""Numbers of boosters that each of them opens."""

Bot: TypeAlias = Callable[[Sequence[P], Sequence[P]], int]
"""A bot: takes the cards that it has and a booster, and gives its pick's place in the booster."""


class DraftError(ValueError):
    """A draft that cannot be; the message says why."""


@dataclass(frozen=True, slots=True)
class DraftSetup(Generic[P]):
    """The setup of a draft: seats, the booster that each opens in each round, and the seed.

    Raises DraftError for too few or too many seats or rounds.
    """

    seats: int
    rounds: tuple[Booster[P], ...]
    seed: int

    def __post_init__(self) -> None:
        if self.seats not in SEATS:
            raise DraftError(f"A draft has {SEATS[0]} to {SEATS[-1]} seats, not {self.seats}")
        if len(self.rounds) not in ROUNDS:
            raise DraftError(f"A draft has {ROUNDS[0]} to {ROUNDS[-1]} rounds")

    @property
    def picks(self) -> int:
        """The number of cards that each player takes."""
        return sum(booster.size for booster in self.rounds)


@dataclass(frozen=True, slots=True)
class Draft(Generic[P]):
    """A draft after some picks.

    `round` and `pick` count from 0. `pack` is what the player may choose from, empty at the end.
    `pools` has the cards of each seat in the order in which they were taken.
    """

    setup: DraftSetup[P]
    round: int
    pick: int
    pack: tuple[P, ...]
    pools: tuple[tuple[P, ...], ...]

    @property
    def is_over(self) -> bool:
        """True if all cards have been taken."""
        return not self.pack

    @property
    def passes_left(self) -> bool:
        """True if boosters go to the left in this round."""
        return self.round % 2 == 0


def play_draft(setup: DraftSetup[P], picks: Sequence[int], bot: Bot[P]) -> Draft[P]:
    """The draft after the player's picks, each a place in the booster that was offered.

    Raises DraftError for a pick that was not possible.
    """
    pools: list[list[P]] = [[] for _ in range(setup.seats)]
    given = iter(picks)
    opened: dict[str, int] = {}
    for number, booster in enumerate(setup.rounds):
        first = opened.get(booster.set.code, 0)
        opened[booster.set.code] = first + setup.seats
        packs = [list(booster.open(setup.seed, first + seat)) for seat in range(setup.seats)]
        for pick in range(booster.size):
            choice = next(given, None)
            if choice is None:
                taken = tuple(map(tuple, pools))
                return Draft(setup, number, pick, tuple(packs[0]), taken)
            if not 0 <= choice < len(packs[0]):
                raise DraftError(f"There is no card {choice + 1} among {len(packs[0])}")
            for seat, pool in enumerate(pools):
                place = choice if seat == 0 else bot(pool, packs[seat])
                pool.append(packs[seat].pop(place))
            step = 1 if number % 2 == 0 else -1
            packs = [packs[(seat - step) % setup.seats] for seat in range(setup.seats)]
    if next(given, None) is not None:
        raise DraftError(f"There are only {setup.picks} cards to take")
    return Draft(setup, len(setup.rounds) - 1, setup.rounds[-1].size, (), tuple(map(tuple, pools)))
