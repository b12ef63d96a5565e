"""The rules a deck can break, each as a finding with its smallest repair."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from app.games.shadowfist.construction import kinds
from app.games.shadowfist.construction.counts import Tally
from app.games.shadowfist.construction.criteria import WHERE, Criteria, barred_kind
from app.games.shadowfist.construction.initials import best_letters, by_initial, initial
from app.games.shadowfist.construction.sharing import by_designator, designator_query
from app.games.shadowfist.decklists import Zone
from app.games.tabletop.construction import (
    CardCount,
    Finding,
    Removal,
    Repair,
    broken,
    cards_in_words,
    listed_in_words,
    merged,
    trim,
)
from app.games.text import fold

_IDENTITY_RULE: Final = "49.1"
_PRINTINGS_RULE: Final = "8.11.1"
_DESIGNATOR_RULE: Final = "14.1"
_MOST_LISTED: Final = 5


def errors(tally: Tally, criteria: Criteria, *, is_whole: bool) -> list[Finding]:
    """Everything that breaks a rule, always in the same order.

    With `is_whole` false the list has lines nobody understood yet; then only what is broken
    whatever they become is found.
    """
    found = [*_limits(tally, criteria), *_identities(tally, criteria), *_barred(tally, criteria)]
    found += _size(tally, criteria, is_whole=is_whole)
    if criteria.format.shares is not None and is_whole:
        found += _designator(tally, criteria, criteria.format.shares)
    if criteria.format.letters is not None:
        found += _letters(tally, criteria, criteria.format.letters)
    return found


def _limits(tally: Tally, criteria: Criteria) -> Iterator[Finding]:
    """Copies, lists, sets and pool, title by title. Rules: 1.2.3, 8.11.1, 49.3."""
    held = tally.copies
    names = (
        held.keys()
        if criteria.looks_at_names
        else [name for name, copies in held.items() if copies > criteria.copies]
    )
    mixed = tally.mixed() if names else frozenset()
    for name in sorted(names, key=fold):
        copies = held[name]
        for limit, message in broken(criteria.name_rules, criteria.catalogue.by_name[name], copies):
            is_mixed = limit.kind is criteria.copies_kind and name in mixed
            yield criteria.finding(
                limit.kind,
                message,
                (CardCount(name, copies),),
                Repair((Removal(name, copies - limit.most, Zone.DECK),)),
                (_PRINTINGS_RULE,) if is_mixed else (),
            )


def identities(tally: Tally, criteria: Criteria) -> dict[str, tuple[str, ...]]:
    """The titles of a deck that are counted together, by the title they count as. Rules: 49.1.

    Titles that are counted alone, or not at all because they are No Max, are not among them.
    """
    together: dict[str, list[str]] = {}
    for name in criteria.bearers & tally.copies.keys():
        title = criteria.catalogue.by_name[name]
        if title.identity is not None and not criteria.is_exempt(title):
            together.setdefault(title.identity, []).append(name)
    for names in together.values():
        names.sort()
    for identity, names in together.items():
        if identity in tally.copies:
            names.insert(0, identity)
    return {
        identity: tuple(names) for identity, names in sorted(together.items()) if len(names) > 1
    }


def _identities(tally: Tally, criteria: Criteria) -> Iterator[Finding]:
    """A title and the cards with it as their Identity share the limit of copies. Rules: 49.1."""
    for identity, names in identities(tally, criteria).items():
        held = {name: tally.copies[name] for name in names}
        copies, most = sum(held.values()), criteria.most_together(identity)
        if copies <= most:
            continue
        message = (
            f"{listed_in_words(names)} count as one title, {identity}: {WHERE.lower()} {copies} "
            f"copies of them; at most {most} {'is' if most == 1 else 'are'} allowed. Remove "
            f"{copies - most}, of whichever title you like."
        )
        yield criteria.finding(
            criteria.identity_kind,
            message,
            tuple(CardCount(*each) for each in held.items()),
            Repair(_removals(trim(held, copies - most))),
            (_IDENTITY_RULE,),
        )


def _barred(tally: Tally, criteria: Criteria) -> Iterator[Finding]:
    """Yield a finding for each title that no deck may hold. Rules: 47.0, 49.10."""
    for name in sorted(tally.barred, key=fold):
        copies = tally.barred[name]
        reason = criteria.catalogue.barred[name].reason
        yield criteria.finding(
            barred_kind(name, criteria.catalogue),
            f"{name} is no card of a deck. {reason} Remove it.",
            (CardCount(name, copies),),
            Repair((Removal(name, copies, Zone.DECK),)),
        )


def _size(tally: Tally, criteria: Criteria, *, is_whole: bool) -> Iterator[Finding]:
    """Yield findings on the size that a format demands; the rulebook demands none. Rules: 1.2.4."""
    size, name = tally.size, criteria.format.name
    if size < criteria.minimum and is_whole:
        missing = criteria.minimum - size
        yield criteria.finding(
            kinds.FORMAT_SIZE,
            f"The deck has {cards_in_words(size)}; {name} needs at least {criteria.minimum}. Add "
            f"{cards_in_words(missing)}.",
            repair=Repair(add=missing),
        )
    if criteria.maximum is not None and size > criteria.maximum:
        surplus = size - criteria.maximum
        yield criteria.finding(
            kinds.FORMAT_SIZE,
            f"The deck has {cards_in_words(size)}; {name} allows at most {criteria.maximum}. "
            f"Remove {cards_in_words(surplus)}.",
            repair=Repair(_removals(trim(tally.copies, surplus))),
        )


def _designator(tally: Tally, criteria: Criteria, shares: int) -> Iterator[Finding]:
    """Enough cards share a designator. Rules: 14.1."""
    counted = by_designator(tally.cards)
    word, copies = next(iter(counted.items()), ("", 0))
    if copies >= shares:
        return
    told = [f"“{each}” ({counted[each]})" for each in list(counted)[:_MOST_LISTED]]
    most = f" The most shared are {listed_in_words(told)}." if told else ""
    with_it = f" with “{word}”" if word else " that share one"
    yield criteria.finding(
        kinds.DESIGNATOR,
        f"No designator is on {shares} cards, as {criteria.format.name} requires.{most} Add "
        f"{cards_in_words(shares - copies)}{with_it}.",
        repair=Repair(add=shares - copies, query=designator_query(word) if word else ""),
        also=(_DESIGNATOR_RULE,),
    )


def _letters(tally: Tally, criteria: Criteria, number: int) -> Iterator[Finding]:
    """All titles begin with one of a few letters."""
    counted = by_initial(tally.copies)
    if len(counted) <= number and "" not in counted:
        return
    letters = best_letters(tally.copies, number)
    out = {name: copies for name, copies in tally.copies.items() if initial(name) not in letters}
    going = sum(out.values())
    found = listed_in_words([f"{letter or 'none'} ({n})" for letter, n in counted.items()])
    yield criteria.finding(
        kinds.LETTERS,
        f"The titles begin with {len(counted)} letters: {found}. {criteria.format.name} allows "
        f"{number}. {listed_in_words(letters)} keep the most cards: remove the other "
        f"{cards_in_words(going)}, or choose other letters.",
        tuple(CardCount(name, out[name]) for name in sorted(out, key=fold)),
        Repair(_removals(out)),
    )


def _removals(copies: Mapping[str, int]) -> tuple[Removal, ...]:
    return merged([Removal(name, number, Zone.DECK) for name, number in copies.items()])
