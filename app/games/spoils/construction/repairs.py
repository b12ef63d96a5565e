"""The smallest set of changes after which a deck breaks no rule any more."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain

from app.games.spoils.construction.criteria import UNLIMITED, Criteria
from app.games.spoils.construction.findings import Removal, Repair
from app.games.spoils.construction.tally import Tally
from app.games.spoils.decklists import Zone
from app.games.spoils.facts import STAPLE_NAMES


@dataclass(frozen=True, slots=True)
class _Excess:
    """Copies of a name that have to go; at least `low`, at most `high` from the sideboard."""

    name: str
    copies: int
    low: int
    high: int


def joint_repair(tally: Tally, criteria: Criteria) -> Repair | None:
    """The fewest copies to take out and put in so that every rule is kept.

    Each name loses exactly what exceeds its strictest limit; what the sideboard can give
    leaves the deck alone as far as that saves additions. None when the deck cannot be
    made legal, because no faction is allowed or too few cards are left to add.
    """
    faction = faction_repair(tally, criteria)
    if faction is None:
        return None
    fixed = [*faction.remove, *tally.tokens, *tally.wrong_rarity]
    deck, side = _without(tally.deck, fixed, Zone.DECK), _without(tally.side, fixed, Zone.SIDEBOARD)
    excess = _excess_by_zone(deck, side, tally, criteria)
    removals = list(fixed)
    left = []
    for zone, counts, over, most in (
        (Zone.DECK, deck, excess[0], criteria.format.maximum),
        (Zone.SIDEBOARD, side, excess[1], criteria.format.sideboard),
    ):
        kept = _less(counts, over)
        surplus = trim(kept, 0 if most is None else sum(kept.values()) - most)
        left.append(_less(kept, surplus))
        for going in (over, surplus):
            removals += [Removal(name, copies, zone) for name, copies in going.items()]
    in_deck, in_side = left
    add = max(0, criteria.minimum - sum(in_deck.values()))
    lacking = add - room(in_deck, in_side, criteria, enough=add)
    if lacking > 0:
        moved = _movable(in_side, criteria, lacking)
        if sum(moved.values()) < lacking:
            return None
        removals += [Removal(name, copies, Zone.SIDEBOARD) for name, copies in moved.items()]
    return Repair(merged(removals), add, faction.choices)


def faction_repair(tally: Tally, criteria: Criteria) -> Repair | None:
    """The smallest change after which the deck has one allowed faction. Rules: 103.1a, 103.2a.

    None when no faction is allowed at all.
    """
    usable = [name for name in tally.factions if criteria.most(tally.cards[name]) > 0]
    out = [
        Removal(name, copies, Zone.FACTION)
        for name, copies in tally.factions.items()
        if name not in usable
    ]
    if len(usable) == 1:
        surplus = tally.factions[usable[0]] - 1
        out += [Removal(usable[0], surplus, Zone.FACTION)] if surplus else []
        return Repair(merged(out))
    if usable:
        return Repair(merged(out), choices=tuple(sorted(usable)))
    choices = tuple(card.name for card in criteria.catalogue.factions if criteria.most(card) > 0)
    return Repair(merged(out), choices=choices) if choices else None


def room(
    deck: Mapping[str, int], side: Mapping[str, int], criteria: Criteria, *, enough: int
) -> int:
    """How many more cards may be added, counted until there are `enough`."""
    free = 0
    named = criteria.catalogue.by_name
    others = (name for name in named if name not in STAPLE_NAMES)
    for name in chain(STAPLE_NAMES, others):
        if free >= enough:
            break
        card = named.get(name)
        if card is not None and card.is_deck_card and may_be_added(name, criteria):
            free += max(0, criteria.most(card) - deck.get(name, 0) - side.get(name, 0))
    return free


def _movable(side: Mapping[str, int], criteria: Criteria, number: int) -> dict[str, int]:
    """Up to `number` copies that leave the sideboard so that as many may join the deck."""
    moved: dict[str, int] = {}
    for name, copies in sorted(side.items()):
        taken = min(copies, number)
        is_deck_card = criteria.catalogue.by_name[name].is_deck_card
        if taken and is_deck_card and may_be_added(name, criteria):
            moved[name] = taken
            number -= taken
    return moved


def may_be_added(name: str, criteria: Criteria) -> bool:
    """Whether a printing of the card has a rarity that the format allows."""
    card = criteria.catalogue.by_name[name]
    return criteria.format.rarities is None or any(
        criteria.allows_rarity(printing) for printing in criteria.catalogue.printings_of(card)
    )


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


def merged(removals: list[Removal]) -> tuple[Removal, ...]:
    """Add up removals of the same copies, by zone and name; those of one printing go first."""
    copies: dict[tuple[Zone, str, bool, str], Removal] = {}
    for removal in removals:
        key = (removal.zone, removal.name, removal.printing is None, removal.printing or "")
        other = copies.get(key)
        copies[key] = removal._replace(copies=removal.copies + (other.copies if other else 0))
    return tuple(copies[key] for key in sorted(copies))


def _excess_by_zone(
    deck: Mapping[str, int], side: Mapping[str, int], tally: Tally, criteria: Criteria
) -> tuple[dict[str, int], dict[str, int]]:
    """Split what exceeds the limits over deck and sideboard, at the least total cost."""
    excesses = []
    held = {name: deck.get(name, 0) + side.get(name, 0) for name in {*deck, *side}}
    for name in sorted(criteria.suspects(held, tally.cards)):
        in_deck, in_side = deck.get(name, 0), side.get(name, 0)
        copies = in_deck + in_side - criteria.most(tally.cards[name])
        if copies > 0:
            excesses.append(_Excess(name, copies, max(0, copies - in_deck), min(in_side, copies)))
    spare = _best_share(excesses, sum(deck.values()), sum(side.values()), criteria)
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


def _best_share(excesses: list[_Excess], size: int, side: int, criteria: Criteria) -> int:
    """How many of the excess copies the sideboard gives so that the whole repair is least."""
    low, high = sum(e.low for e in excesses), sum(e.high for e in excesses)
    size -= sum(e.copies for e in excesses)
    form = criteria.format
    most = UNLIMITED if form.maximum is None else form.maximum
    most_side = UNLIMITED if form.sideboard is None else form.sideboard

    def cost(share: int) -> int:
        deck = size + share
        return (
            max(0, criteria.minimum - deck) + max(0, deck - most) + max(0, side - share - most_side)
        )

    bends = {low, high, criteria.minimum - size, most - size, side - most_side}
    return min(
        (b for b in sorted(bends) if low <= b <= high), key=lambda share: (cost(share), -share)
    )


def _without(counts: Mapping[str, int], removals: list[Removal], zone: Zone) -> dict[str, int]:
    left = dict(counts)
    for removal in removals:
        if removal.zone is zone and removal.name in left:
            left[removal.name] -= removal.copies
    return {name: copies for name, copies in left.items() if copies > 0}


def _less(counts: Mapping[str, int], taken: Mapping[str, int]) -> dict[str, int]:
    left = {name: copies - taken.get(name, 0) for name, copies in counts.items()}
    return {name: copies for name, copies in left.items() if copies > 0}
