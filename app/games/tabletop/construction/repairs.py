"""The smallest set of changes after which a deck keeps its limits and its size."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from app.games.tabletop.construction.findings import Removal, Repair
from app.games.tabletop.construction.limits import UNLIMITED


@dataclass(frozen=True, slots=True)
class Bounds:
    """What a deck with a sideboard is held to.

    `most` is the most copies of a name in both together, `suspects` those of the names held that
    can be over it. `room` tells how many cards may still be added to a deck and its sideboard,
    counted until there are enough; `may_join` whether a name may go from the sideboard into the
    deck. A maximum of None is no bound.
    """

    main: StrEnum
    side: StrEnum
    minimum: int
    maximum: int | None
    side_maximum: int | None
    most: Callable[[str], int]
    suspects: Callable[[Mapping[str, int]], Iterable[str]]
    room: Callable[[Mapping[str, int], Mapping[str, int], int], int]
    may_join: Callable[[str], bool]


@dataclass(frozen=True, slots=True)
class _Excess:
    """Copies of a name that have to go; at least `low`, at most `high` from the sideboard."""

    name: str
    copies: int
    low: int
    high: int


def smallest_repair(
    deck: Mapping[str, int],
    side: Mapping[str, int],
    bounds: Bounds,
    *,
    fixed: Sequence[Removal] = (),
    choices: tuple[str, ...] = (),
) -> Repair | None:
    """The fewest copies to take out and put in so that every bound is kept.

    `deck` and `side` are copies by name; `fixed` goes whatever else is in the deck. Each name
    loses exactly what exceeds its strictest limit; what the sideboard can give leaves the deck
    alone as far as that saves additions. None when too few cards are left to add.
    """
    deck, side = _without(deck, fixed, bounds.main), _without(side, fixed, bounds.side)
    excess = _excess_by_zone(deck, side, bounds)
    removals = list(fixed)
    left = []
    for zone, counts, over, most in (
        (bounds.main, deck, excess[0], bounds.maximum),
        (bounds.side, side, excess[1], bounds.side_maximum),
    ):
        kept = _less(counts, over)
        surplus = trim(kept, 0 if most is None else sum(kept.values()) - most)
        left.append(_less(kept, surplus))
        for going in (over, surplus):
            removals += [Removal(name, copies, zone) for name, copies in going.items()]
    in_deck, in_side = left
    add = max(0, bounds.minimum - sum(in_deck.values()))
    lacking = add - bounds.room(in_deck, in_side, add)
    if lacking > 0:
        moved = _movable(in_side, bounds, lacking)
        if sum(moved.values()) < lacking:
            return None
        removals += [Removal(name, copies, bounds.side) for name, copies in moved.items()]
    return Repair(merged(removals), add, choices)


def surplus_removals(
    name: str, surplus: int, in_main: int, held: int, main: StrEnum, side: StrEnum
) -> tuple[Removal, ...]:
    """Take the surplus of a name out of the sideboard as far as it is there, else of the deck.

    `in_main` copies of all that are `held` stand in zone `main`.
    """
    from_side = max(0, min(surplus, held - in_main))
    parts = ((surplus - from_side, main), (from_side, side))
    return merged([Removal(name, copies, zone) for copies, zone in parts if copies])


def trim(counts: Mapping[str, int], surplus: int) -> dict[str, int]:
    """Which copies go when `surplus` cards are too many: of the names with most copies."""
    if surplus <= 0:
        return {}
    low, high = 0, max(counts.values(), default=0)
    while low < high:
        level = (low + high + 1) // 2
        above = sum(max(0, copies - level) for copies in counts.values())
        low, high = (level, high) if above >= surplus else (low, level - 1)
    taken = {name: copies - low for name, copies in sorted(counts.items()) if copies > low}
    for name in sorted(taken, reverse=True):
        if sum(taken.values()) == surplus:
            break
        taken[name] -= 1
    return {name: copies for name, copies in taken.items() if copies}


def merged(removals: Iterable[Removal]) -> tuple[Removal, ...]:
    """Add up removals of the same copies, by zone and name; those of one printing go first."""
    copies: dict[tuple[StrEnum, str, bool, str], Removal] = {}
    for removal in removals:
        key = (removal.zone, removal.name, removal.printing is None, removal.printing or "")
        other = copies.get(key)
        copies[key] = removal._replace(copies=removal.copies + (other.copies if other else 0))
    return tuple(copies[key] for key in sorted(copies))


def _movable(side: Mapping[str, int], bounds: Bounds, number: int) -> dict[str, int]:
    """Up to `number` copies that leave the sideboard so that as many may join the deck."""
    moved: dict[str, int] = {}
    for name, copies in sorted(side.items()):
        taken = min(copies, number)
        if taken and bounds.may_join(name):
            moved[name] = taken
            number -= taken
    return moved


def _excess_by_zone(
    deck: Mapping[str, int], side: Mapping[str, int], bounds: Bounds
) -> tuple[dict[str, int], dict[str, int]]:
    """Split what exceeds the limits over deck and sideboard, at the least total cost."""
    excesses = []
    held = {name: deck.get(name, 0) + side.get(name, 0) for name in {*deck, *side}}
    for name in sorted(bounds.suspects(held)):
        in_deck, in_side = deck.get(name, 0), side.get(name, 0)
        copies = in_deck + in_side - bounds.most(name)
        if copies > 0:
            excesses.append(_Excess(name, copies, max(0, copies - in_deck), min(in_side, copies)))
    spare = _best_share(excesses, sum(deck.values()), sum(side.values()), bounds)
    spare -= sum(excess.low for excess in excesses)
    from_deck: dict[str, int] = {}
    from_side: dict[str, int] = {}
    for excess in excesses:
        more = min(spare, excess.high - excess.low)
        spare -= more
        for taken, copies in ((from_side, excess.low + more), (from_deck, excess.copies)):
            if copies:
                taken[excess.name] = copies
        from_deck[excess.name] -= excess.low + more
    return {name: n for name, n in from_deck.items() if n}, from_side


def _best_share(excesses: list[_Excess], size: int, side: int, bounds: Bounds) -> int:
    """How many of the excess copies the sideboard gives so that the whole repair is least."""
    low, high = sum(e.low for e in excesses), sum(e.high for e in excesses)
    size -= sum(e.copies for e in excesses)
    most = UNLIMITED if bounds.maximum is None else bounds.maximum
    most_side = UNLIMITED if bounds.side_maximum is None else bounds.side_maximum

    def cost(share: int) -> int:
        deck = size + share
        return (
            max(0, bounds.minimum - deck) + max(0, deck - most) + max(0, side - share - most_side)
        )

    bends = {low, high, bounds.minimum - size, most - size, side - most_side}
    return min(
        (b for b in sorted(bends) if low <= b <= high), key=lambda share: (cost(share), -share)
    )


def _without(
    counts: Mapping[str, int], removals: Iterable[Removal], zone: StrEnum
) -> dict[str, int]:
    left = dict(counts)
    for removal in removals:
        if removal.zone is zone and removal.name in left:
            left[removal.name] -= removal.copies
    return {name: copies for name, copies in left.items() if copies > 0}


def _less(counts: Mapping[str, int], taken: Mapping[str, int]) -> dict[str, int]:
    left = {name: copies - taken.get(name, 0) for name, copies in counts.items()}
    return {name: copies for name, copies in left.items() if copies > 0}
