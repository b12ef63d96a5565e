"""The copies to take out of the binders for a deck."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from app.games.tabletop.collection.holdings import Holdings
from app.games.tabletop.facts import CardLike, Catalogue, FormatLike, PrintingId, PrintingLike

C = TypeVar("C", bound=CardLike)
P = TypeVar("P", bound=PrintingLike)
F = TypeVar("F", bound=FormatLike)


@dataclass(frozen=True, slots=True)
class Pull(Generic[P]):
    """Copies of one printing to take."""

    printing: P
    copies: int


@dataclass(frozen=True, slots=True)
class PullList(Generic[P]):
    """The copies to take, by set and number, and those that are missing.

    `missing` names the printing that the deck asks for.
    """

    pulls: tuple[Pull[P], ...]
    missing: tuple[Pull[P], ...] = ()


def pull(
    asked: Mapping[PrintingId, int],
    catalogue: Catalogue[C, P, F],
    holdings: Holdings | None = None,
) -> PullList[P]:
    """The copies that a deck asks for by printing, sorted by set and number.

    With holdings, owned copies only: first of the printing the deck asks for, then of the
    newest others of that name.
    """
    if holdings is None:
        return PullList(_sorted(asked, catalogue))
    left = Counter(holdings.by_printing)
    taken: Counter[PrintingId] = Counter()
    missing: Counter[PrintingId] = Counter()
    for wanted, copies in asked.items():
        taken[wanted] = min(copies, left[wanted])
        left[wanted] -= taken[wanted]
    still = {wanted: copies - taken[wanted] for wanted, copies in asked.items()}
    for wanted, lacking in still.items():
        missing[wanted] = lacking
        for other in reversed(catalogue.printings_of(catalogue.by_printing[wanted].card)):
            found = min(missing[wanted], left[other.id])
            taken[other.id] += found
            left[other.id] -= found
            missing[wanted] -= found
    return PullList(_sorted(taken, catalogue), _sorted(missing, catalogue))


def _sorted(copies: Mapping[PrintingId, int], catalogue: Catalogue[C, P, F]) -> tuple[Pull[P], ...]:
    pulls = [Pull(catalogue.by_printing[one], count) for one, count in copies.items() if count]
    return tuple(
        sorted(
            pulls,
            key=lambda one: (one.printing.set.order, one.printing.number or 0, one.printing.id),
        )
    )
