"""Repairs: the smallest set of changes after which a deck keeps its limits, and its application."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeVar

from app.games.tabletop.construction.findings import Removal, Repair
from app.games.tabletop.construction.limits import UNLIMITED
from app.games.tabletop.decklists.decklist import AnyDecklist, AnyLine, AnyShape
from app.games.tabletop.facts import PrintingId, PrintingLike


@dataclass(frozen=True, slots=True)
class Bounds:
    """The limits of a deck with a sideboard.

    `most` is the most copies of a name in both together; `suspects` are those of the names held
    that can exceed it. `room` counts the cards that may still be added to a deck and its sideboard,
    and stops when there are enough; `may_join` tells whether a name may go from the sideboard into
    the deck. A maximum of None is no limit.
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
    alone as far as that saves additions. None if too few cards are left to add.
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
    """Return the copies to remove by name if `surplus` are too many, from names with most."""
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
    """Return how many excess copies to take from the sideboard for the smallest repair."""
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


L = TypeVar("L", bound=AnyLine)
D = TypeVar("D", bound=AnyDecklist)


def removals(lines: Iterable[AnyLine]) -> tuple[Removal, ...]:
    """Return the removals of these lines, printing by printing, sorted by name."""
    copies: dict[tuple[str, PrintingId, StrEnum], int] = {}
    for line in lines:
        key = (line.name, line.printing.id, line.zone)
        copies[key] = copies.get(key, 0) + line.copies
    return tuple(
        Removal(name, number, zone, id_) for (name, id_, zone), number in sorted(copies.items())
    )


def apply_repair(
    decklist: D, repair: Repair, shape: AnyShape, chosen: PrintingLike | None = None
) -> D:
    """The deck after a repair: removals out, then the chosen card in its zone for one card.

    Later lines give copies first, lines with a mark last; what is to be added is not. Raises
    ValueError when the repair leaves a choice and none of its cards is given, or when the deck
    does not hold what is to go.
    """
    lines = without_removals(decklist.lines, repair.remove)
    if repair.choices:
        if chosen is None or chosen.card.name not in repair.choices or shape.lone is None:
            raise ValueError(f"Choose one of these cards: {', '.join(repair.choices)}")
        present = [line for line in lines if line.zone is shape.lone]
        same = next((line for line in present if line.name == chosen.card.name), None)
        only = shape.line(chosen, 1, shape.lone) if same is None else replace(same, copies=1)
        lines = [only, *(line for line in lines if line.zone is not shape.lone)]
    return replace(decklist, lines=tuple(lines))


def without_removals(lines: Sequence[L], removals: Iterable[Removal]) -> list[L]:
    """The lines without the copies that are to go.

    Later lines give copies first, lines with a mark last. Raises ValueError when the deck does
    not hold what is to go.
    """
    left = list(lines)
    for removal in removals:
        left = _without_copies(left, removal)
    return left


def _without_copies(lines: list[L], removal: Removal) -> list[L]:
    left = removal.copies
    kept: list[L | None] = list(lines)
    places = [
        place
        for place, line in enumerate(lines)
        if line.name == removal.name
        and line.zone is removal.zone
        and removal.printing in (None, line.printing.id)
    ]
    for place in sorted(places, key=lambda place: (lines[place].mark is not None, -place)):
        line = lines[place]
        taken = min(left, line.copies)
        left -= taken
        kept[place] = line if not taken else _fewer(line, taken)
    if left:
        raise ValueError(f"The deck does not have {removal.copies} copies of {removal.name}")
    return [line for line in kept if line is not None]


def _fewer(line: L, taken: int) -> L | None:
    return replace(line, copies=line.copies - taken) if taken < line.copies else None
