"""The smallest set of changes after which a deck breaks no rule any more."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from string import ascii_uppercase
from typing import NamedTuple

from app.games.shadowfist.construction.counts import Tally
from app.games.shadowfist.construction.criteria import Criteria
from app.games.shadowfist.construction.errors import identities
from app.games.shadowfist.construction.initials import initial
from app.games.shadowfist.construction.keeping import (
    Kept,
    has_room,
    kept_of,
    names_of,
    removals,
    trimmed,
)
from app.games.shadowfist.construction.sharing import (
    designator_query,
    titles_by_designator,
)
from app.games.shadowfist.construction.traits import Held
from app.games.tabletop.construction import UNLIMITED, Repair


def joint_repair(tally: Tally, criteria: Criteria) -> Repair | None:
    """The fewest copies to take out and put in so that every rule is kept.

    None if the format leaves too few cards to add.
    """
    form = criteria.format
    if form.shares is not None:
        return _shared(tally, criteria, form.shares)
    if form.letters is not None:
        return _lettered(tally, criteria, form.letters)
    kept = _at_most(tally, kept_of(tally, criteria), criteria)
    add = max(0, criteria.minimum - sum(kept.values()))
    if not has_room(criteria, names_of(tally, kept), criteria.catalogue.cards, add):
        return None
    return Repair(removals(tally, kept, by_printing=False), add)


def _at_most(tally: Tally, kept: Kept, criteria: Criteria) -> Kept:
    surplus = 0 if criteria.maximum is None else sum(kept.values()) - criteria.maximum
    return trimmed(tally, kept, surplus) if surplus > 0 else kept


def _lettered(tally: Tally, criteria: Criteria, number: int) -> Repair | None:
    """The letters that leave the most cards and room for what is to be added."""
    alone, groups = _kept_by_initial(tally, criteria)
    present = sorted({*alone, *(letter for group, _ in groups for letter in group)})
    letters = ascii_uppercase if criteria.minimum else "".join(present)

    def stay(choice: tuple[str, ...]) -> int:
        of_groups = (min(most, sum(group[letter] for letter in choice)) for group, most in groups)
        return sum(alone[letter] for letter in choice) + sum(of_groups)

    choices = combinations(letters, min(number, len(letters)))
    for choice in sorted(choices, key=stay, reverse=True):
        chosen = frozenset(choice)

        def may_stay(name: str, chosen: frozenset[str] = chosen) -> bool:
            return initial(name) in chosen

        kept = _at_most(tally, kept_of(tally, criteria, may_stay=may_stay), criteria)
        add = max(0, criteria.minimum - sum(kept.values()))
        titles = (title for title in criteria.catalogue.cards if may_stay(title.name))
        if has_room(criteria, names_of(tally, kept), titles, add):
            return Repair(removals(tally, kept, by_printing=False), add)
    return None


def _kept_by_initial(
    tally: Tally, criteria: Criteria
) -> tuple[Counter[str], list[tuple[Counter[str], int]]]:
    """Count the copies that could stay, by initial: titles that count alone, and each Identity.

    An Identity's counts come with the most copies of it that may stay. Rules: 49.1.
    """
    together = identities(tally, criteria)
    in_groups = {name for names in together.values() for name in names}
    most = {
        name: min(n, criteria.most(criteria.catalogue.by_name[name]))
        for name, n in tally.copies.items()
    }
    alone: Counter[str] = Counter()
    for name, copies in most.items():
        if name not in in_groups and initial(name):
            alone[initial(name)] += copies
    groups = []
    for identity, names in together.items():
        counted: Counter[str] = Counter()
        for name in names:
            counted[initial(name)] += most[name]
        counted.pop("", None)
        groups.append((counted, criteria.most_together(identity)))
    return alone, groups


class _Offer(NamedTuple):
    """The price of taking one designator: all changes, and how many cards to add that have it."""

    changes: int
    word: str
    add: int
    need: int


def _shared(tally: Tally, criteria: Criteria, shares: int) -> Repair | None:
    """The designator that asks for the fewest changes and of which there are cards to add."""
    size = sum(kept_of(tally, criteria).values())
    offers = [
        _offer(word, copies, size, tally, criteria, shares)
        for word, copies in _kept_by_designator(tally, criteria).items()
    ]
    bearing = titles_by_designator(criteria.catalogue)
    others = sorted(bearing, key=lambda word: (-len(bearing[word]), word))
    offers.sort()
    offers += [_offer(word, 0, size, tally, criteria, shares) for word in others]
    for offer in offers:

        def bears(held: Held, word: str = offer.word) -> bool:
            return word in held.printing.printed.designators

        kept = kept_of(tally, criteria, is_wanted=bears)
        most = UNLIMITED if criteria.maximum is None else criteria.maximum - offer.need
        if size > most:
            kept = trimmed(tally, kept, size - most, bears)
        titles = bearing.get(offer.word, ())
        if has_room(criteria, names_of(tally, kept), titles, offer.add):
            query = designator_query(offer.word) if offer.add else ""
            return Repair(removals(tally, kept, by_printing=True), offer.add, query=query)
    return None


def _offer(
    word: str, copies: int, size: int, tally: Tally, criteria: Criteria, shares: int
) -> _Offer:
    """Return the price of a designator if `copies` with it and `size` cards in all can stay."""
    most = UNLIMITED if criteria.maximum is None else criteria.maximum
    need = max(0, shares - min(copies, most))
    stay = min(size, most - need)
    add = max(need, criteria.minimum - stay)
    held = sum(tally.copies.values())
    return _Offer(held - stay + add, word, add, need)


def _kept_by_designator(tally: Tally, criteria: Criteria) -> dict[str, int]:
    """Count, by designator, the copies that could stay within the limits on copies."""
    by_title: dict[str, Counter[str]] = {}
    for held in tally.each:
        counted = by_title.setdefault(held.printing.card.name, Counter())
        for word in held.printing.printed.designators:
            counted[word] += held.copies
    together = identities(tally, criteria)
    key_of = {name: identity for identity, names in together.items() for name in names}
    alone: Counter[str] = Counter()
    grouped: dict[str, Counter[str]] = {identity: Counter() for identity in together}
    for name, counted in by_title.items():
        most = criteria.most(criteria.catalogue.by_name[name])
        into = grouped[key_of[name]] if name in key_of else alone
        for word, copies in counted.items():
            into[word] += min(copies, most)
    for identity, counted in grouped.items():
        for word, copies in counted.items():
            alone[word] += min(copies, criteria.most_together(identity))
    return {word: copies for word, copies in alone.items() if copies}
