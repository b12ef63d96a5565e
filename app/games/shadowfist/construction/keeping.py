"""Cards that can stay in a deck and cards that can be added, by every limit on copies.

Limits by title lie within limits by Identity. So taking as many cards as the limits leave, the
wanted ones first, keeps the most cards and the most wanted ones. Rules: 1.2.3, 49.1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from app.games.shadowfist.construction.counts import Tally
from app.games.shadowfist.construction.criteria import Criteria
from app.games.shadowfist.construction.errors import identities
from app.games.shadowfist.construction.traits import Held
from app.games.shadowfist.decklists import Zone
from app.games.shadowfist.facts import PrintingId, Title
from app.games.tabletop.construction import UNLIMITED, Removal, merged, trim

Kept: TypeAlias = Mapping[PrintingId, int]
"""The copies of each printing that stay in the deck."""


def kept_of(
    tally: Tally,
    criteria: Criteria,
    *,
    may_stay: Callable[[str], bool] = lambda name: True,
    is_wanted: Callable[[Held], bool] = lambda held: True,
) -> Kept:
    """The most copies that every limit on copies leaves, and among those the most wanted ones.

    Only titles stay that may.
    """
    key_of = {
        name: identity for identity, names in identities(tally, criteria).items() for name in names
    }
    left = {name: criteria.most(criteria.catalogue.by_name[name]) for name in tally.copies}
    left_together = {key: criteria.most_together(key) for key in set(key_of.values())}
    kept: dict[PrintingId, int] = {}
    for held in sorted(tally.each, key=lambda held: not is_wanted(held)):
        name = held.printing.card.name
        if not may_stay(name):
            continue
        key = key_of.get(name, "")
        copies = min(held.copies, left[name], left_together.get(key, UNLIMITED))
        if copies > 0:
            kept[held.id] = copies
            left[name] -= copies
            if key:
                left_together[key] -= copies
    return kept


def trimmed(
    tally: Tally, kept: Kept, surplus: int, is_wanted: Callable[[Held], bool] = lambda held: True
) -> Kept:
    """Return the copies left after `surplus` cards have gone, unwanted ones first."""
    left, held = dict(kept), tally.held
    for wanted in (False, True):
        group: dict[str, int] = {
            id_: n for id_, n in left.items() if is_wanted(held[id_]) is wanted
        }
        for id_, copies in trim(group, min(surplus, sum(group.values()))).items():
            left[PrintingId(id_)] -= copies
            surplus -= copies
    return {id_: n for id_, n in left.items() if n}


def names_of(tally: Tally, kept: Kept) -> Counter[str]:
    """Copies that stay, by title."""
    names: Counter[str] = Counter()
    held = tally.held
    for id_, copies in kept.items():
        names[held[id_].printing.card.name] += copies
    return names


def has_room(
    criteria: Criteria, names: Mapping[str, int], titles: Iterable[Title], enough: int
) -> bool:
    """Tell whether `enough` cards of these titles can join a deck that has `names`, by copies."""
    if enough <= 0:
        return True
    together: Counter[str] = Counter()
    for name, copies in names.items():
        together[criteria.identity(criteria.catalogue.by_name[name])] += copies
    free = 0
    for title in titles:
        key = criteria.identity(title)
        more = min(
            criteria.most(title) - names.get(title.name, 0),
            criteria.most_together(key) - together[key],
        )
        if more > 0:
            together[key] += more
            free += more
            if free >= enough:
                return True
    return False


def removals(tally: Tally, kept: Kept, *, by_printing: bool) -> tuple[Removal, ...]:
    """Return the removals that leave only the kept cards; barred cards go as well.

    A removal names the printing only if it matters which printing stays.
    """
    going = [Removal(name, copies, Zone.DECK) for name, copies in tally.barred.items()]
    mixed = tally.mixed() if by_printing else frozenset()
    for held in tally.each:
        name = held.printing.card.name
        copies = held.copies - kept.get(held.id, 0)
        if copies:
            going.append(Removal(name, copies, Zone.DECK, held.id if name in mixed else None))
    return merged(going)
