"""Warnings: what is legal but likely unwanted, and what a check could not look at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import lru_cache
from typing import Final

from app.games.shadowfist.construction import kinds
from app.games.shadowfist.construction.counts import Tally
from app.games.shadowfist.construction.criteria import Criteria
from app.games.shadowfist.construction.opening import chance_of_one, needed
from app.games.shadowfist.construction.phrases import (
    differences_in_words,
    facts_in_words,
    resources_in_words,
)
from app.games.shadowfist.construction.reach import unreachable
from app.games.shadowfist.construction.traits import Held, unpacked
from app.games.shadowfist.facts import COMPARED, Printing
from app.games.tabletop.construction import (
    CardCount,
    Finding,
    FindingKind,
    Repair,
    cards_in_words,
    listed_in_words,
)
from app.games.text import fold

FOUNDATIONS_QUERY: Final = "is:foundation"
SITES_QUERY: Final = "t:fss"

_OUTDATED_RULE: Final = "8.3.1.1"
_UNREACHABLE_RULES: Final = ("18.1", "8.4")
_SITES_RULE: Final = "25.7.2"


def warnings(tally: Tally, criteria: Criteria) -> list[Finding]:
    """Everything to mind about a deck, always in the same order."""
    found = list(_not_checked(criteria))
    if tally.copies:
        found += _printings(tally, criteria)
        found += _resources(tally, criteria)
        found += _openings(tally, criteria)
    return found


def _not_checked(criteria: Criteria) -> Iterator[Finding]:
    """Yield the reasons why a verdict is incomplete: no pool, or undated sets."""
    if criteria.is_limited and criteria.pool is None:
        yield criteria.finding(
            kinds.NO_POOL,
            "No card pool was given, so the deck was checked only against the rules that need "
            "none.",
        )
    if undated := criteria.undated_sets():
        names = listed_in_words([card_set.name for card_set in undated])
        yield criteria.finding(
            kinds.UNDATED_SETS,
            f"No release date is known for {names}, so the date {criteria.as_of} excludes none "
            "of their cards.",
        )


def _printings(tally: Tally, criteria: Criteria) -> Iterator[Finding]:
    """Titles whose printings differ, where the list leaves open which one is played.

    Rules: 8.11.1, 8.3.1.1.
    """
    differing = [held for held in tally.each if held.traits.differs]
    for held in sorted(differing, key=lambda one: one.traits.folded):
        if held.traits.undecided:
            yield _undecided(held.traits.undecided, held.printing.card.name, held.copies)
        elif not criteria.allows_printing(held.printing):
            yield from _outside(held, criteria)


@lru_cache(maxsize=4096)
def _undecided(message: str, name: str, copies: int) -> Finding:
    """No printing is named, though they differ. Most lists have such titles, many the same."""
    kind = kinds.PRINTINGS_DIFFER
    return Finding(kind, kind.rule, message, (CardCount(name, copies),), also=(_OUTDATED_RULE,))


def _outside(held: Held, criteria: Criteria) -> Iterator[Finding]:
    """The printing named is not in the card pool, though the title is. Rules: 8.11.1."""
    printing, name = held.printing, held.printing.card.name
    inside = [
        one
        for one in criteria.catalogue.printings_of(printing.card)
        if criteria.allows_printing(one)
    ]
    if not inside:
        return
    allowed = inside[-1]
    fields = _differing(printing, allowed)
    if fields and all(_differing(printing, one) for one in inside):
        yield criteria.finding(
            kinds.OTHER_PRINTING,
            f"{name} of {printing.set.name} is not in the card pool of {criteria.format.name} "
            f"and differs from the printing of {allowed.set.name} in "
            f"{differences_in_words(fields)}. Use that one: "
            f"{facts_in_words(allowed.printed, fields)}.",
            (CardCount(name, held.copies),),
        )


def _differing(one: Printing, other: Printing) -> tuple[str, ...]:
    return tuple(
        field for field in COMPARED if getattr(one.printed, field) != getattr(other.printed, field)
    )


def _resources(tally: Tally, criteria: Criteria) -> Iterator[Finding]:
    """Requirements that the deck cannot meet. Rules: 8.4, 18.1, 18.4, 25.1."""
    stuck, pool = unreachable(tally.each)
    if not stuck:
        return
    cards = _counted(stuck)
    if not tally.foundations:
        yield criteria.finding(
            kinds.NO_START,
            f"The deck has no Foundation card, so nothing provides the first resource for "
            f"{listed_in_words([card.name for card in cards])}. Add Foundation cards.",
            cards,
            Repair(add=1, query=FOUNDATIONS_QUERY),
        )
        return
    needs = {
        held.printing.card.name: resources_in_words(held.printing.printed.requires)
        for held in stuck
    }
    told = [f"{card.name} ({needs[card.name]})" for card in cards]
    yield criteria.finding(
        kinds.UNREACHABLE,
        "Even with every other card of the deck in play or smoked, the resources do not suffice "
        f"for {listed_in_words(told)}. The deck can have {resources_in_words(unpacked(pool))}. "
        "Add cards that provide what is missing, or remove these.",
        cards,
        also=_UNREACHABLE_RULES,
    )


def _counted(held: Iterable[Held]) -> tuple[CardCount, ...]:
    copies: dict[str, int] = {}
    for one in held:
        name = one.printing.card.name
        copies[name] = copies.get(name, 0) + one.copies
    return tuple(CardCount(name, copies[name]) for name in sorted(copies, key=fold))


def _openings(tally: Tally, criteria: Criteria) -> Iterator[Finding]:
    """Feng Shui Sites and Foundations that may come too late. Rules: 2.5, 22.2.4, 22.2.5."""
    sites, foundations = tally.sites, tally.foundations
    if not sites:
        yield criteria.finding(
            kinds.NO_SITES,
            "The deck has no Feng Shui Site, so it generates hardly any Power. Add some.",
            repair=Repair(add=1, query=SITES_QUERY),
            also=(_SITES_RULE,),
        )
    else:
        yield from _few(kinds.FEW_SITES, "Feng Shui Site", sites, SITES_QUERY, tally.size, criteria)
    if foundations:
        yield from _few(
            kinds.FEW_FOUNDATIONS, "Foundation card", foundations, FOUNDATIONS_QUERY, tally.size,
            criteria,
        )  # fmt: skip


def _few(
    kind: FindingKind, what: str, copies: int, query: str, size: int, criteria: Criteria
) -> Iterator[Finding]:
    percent = criteria.format.few_sites
    if _is_likely(copies, size, percent):
        return
    chance = chance_of_one(copies, size)
    more = needed(copies, size, Fraction(percent, 100))
    advice = f"Adding {cards_in_words(more)} would reach" if more else "No number of cards reaches"
    yield criteria.finding(
        kind,
        f"With {copies} {what}{'' if copies == 1 else 's'} among {size} cards, the chance to have "
        f"one by the end of the first Establishing Shot is {float(chance):.1%}, if you discard "
        f"all other cards. {advice} {percent}%.",
        repair=Repair(add=more, query=query) if more else None,
    )


@lru_cache(maxsize=4096)
def _is_likely(copies: int, size: int, percent: int) -> bool:
    """Tell whether the chance to have one in the opening hand reaches `percent` percent."""
    return chance_of_one(copies, size) >= Fraction(percent, 100)
