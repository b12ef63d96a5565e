"""Rules that bound the copies of a name: copy limits, banned lists, sets and card pools."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Final, Generic, NamedTuple, TypeVar

from app.games.tabletop.construction.findings import FindingKind, listed_in_words
from app.games.tabletop.facts import (
    CardLike,
    CardSet,
    Catalogue,
    FormatLike,
    ListedName,
    Listing,
    PrintingLike,
)
from app.games.text import fold

C = TypeVar("C", bound=CardLike)
P = TypeVar("P", bound=PrintingLike)
F = TypeVar("F", bound=FormatLike)

UNLIMITED: Final = 10**9


class Limit(NamedTuple):
    """The most copies of a name that are allowed, and the kind of finding that more of them are."""

    kind: FindingKind
    most: int


@dataclass(frozen=True, slots=True)
class Rule(Generic[C]):
    """One rule on the copies of a name.

    `limit` gives its limit on a card, None if it says nothing of it. `why` says, of a card of
    which more copies are held, why that is too many; what to do stands behind it.
    """

    limit: Callable[[C], Limit | None]
    why: Callable[[C, int, Limit], str]


def copies_rule(
    kind: FindingKind, most: int, *, is_free: Callable[[C], bool], where: str
) -> Rule[C]:
    """Return the rule of at most `most` copies of a name, except those free of the limit.

    `where` begins the message, as in `The deck holds`.
    """
    limit = Limit(kind, most)
    are = "is" if most == 1 else "are"
    return Rule(
        lambda card: None if is_free(card) else limit,
        lambda card, held, _: (
            f"{where} {held} copies of {card.name}; at most {most} {are} allowed."
        ),
    )


def listed_rule(
    listed: Mapping[str, ListedName], banned: FindingKind, restricted: FindingKind, form: str
) -> Rule[C]:
    """The entries of a banned list by folded name; `form` is what players call the format."""
    none, one = Limit(banned, 0), Limit(restricted, 1)

    def limit(card: C) -> Limit | None:
        entry = listed.get(fold(card.name))
        if entry is None:
            return None
        return none if entry.listing is Listing.BANNED else one

    def why(card: C, held: int, over: Limit) -> str:
        if over is one:
            return f"{card.name} is restricted in {form}: at most 1 copy, not {held}."
        return f"{card.name} is banned in {form}."

    return Rule(limit, why)


def sets_rule(
    kind: FindingKind,
    allowed: frozenset[str],
    *,
    is_free: Callable[[C], bool],
    why_not: Callable[[C], str],
) -> Rule[C]:
    """Names that no open set holds are out. `why_not` says what is the matter with one."""
    none = Limit(kind, 0)
    return Rule(
        lambda card: None if card.name in allowed or is_free(card) else none,
        lambda card, held, over: f"{card.name} {why_not(card)}.",
    )


def pool_rule(
    kind: FindingKind, copies: Mapping[str, int], *, is_free: Callable[[C], bool], where: str
) -> Rule[C]:
    """No more copies of a name than the card pool holds, but for cards that are supplied."""

    def limit(card: C) -> Limit | None:
        return None if is_free(card) else Limit(kind, copies.get(card.name, 0))

    def why(card: C, held: int, over: Limit) -> str:
        if not over.most:
            return f"{card.name} is not in the card pool."
        return f"{where} {held} copies of {card.name}; the card pool has {over.most}."

    return Rule(limit, why)


def limits(rules: Iterable[Rule[C]], card: C) -> Iterator[Limit]:
    """Every limit on the copies of one card, in the order of the rules."""
    for rule in rules:
        limit = rule.limit(card)
        if limit is not None:
            yield limit


def most_of(rules: Iterable[Rule[C]], card: C) -> int:
    """The most copies of a card that every rule leaves."""
    return min((limit.most for limit in limits(rules, card)), default=UNLIMITED)


def broken(rules: Iterable[Rule[C]], card: C, held: int) -> Iterator[tuple[Limit, str]]:
    """The limits that `held` copies of a card exceed, each with the message that says so."""
    for rule in rules:
        limit = rule.limit(card)
        if limit is not None and held > limit.most:
            out = f"Remove {held - limit.most}." if limit.most else "Remove it."
            yield limit, f"{rule.why(card, held, limit)} {out}"


def listed_in_force(listed: Iterable[ListedName], as_of: date | None) -> dict[str, ListedName]:
    """The entries of a list in force on a day, by folded name.

    A name that is listed twice is banned.
    """
    # The later entry of the sorted ones stands.
    entries = sorted(listed, key=lambda entry: entry.listing is Listing.BANNED)
    return {fold(entry.name): entry for entry in entries if entry.holds_on(as_of)}


def list_changed(listed: Iterable[ListedName], as_of: date | None) -> date | None:
    """The newest day up to `as_of` on which a list is known to have changed."""
    days = [day for entry in listed for day in (entry.since, entry.until) if day is not None]
    return max((day for day in days if as_of is None or day <= as_of), default=None)


def allowed_names(
    codes: tuple[str, ...] | None, catalogue: Catalogue[C, P, F], as_of: date | None
) -> frozenset[str] | None:
    """The names with a printing in an allowed set that was out on the day; None for all."""
    open_sets = {
        one.code
        for one in catalogue.sets
        if (codes is None or one.code in codes)
        and (as_of is None or one.released is None or one.released <= as_of)
    }
    if len(open_sets) == len(catalogue.sets):
        return None
    return frozenset(p.card.name for p in catalogue.printings if p.set.code in open_sets)


def why_not_allowed(
    card: C,
    catalogue: Catalogue[C, P, F],
    codes: tuple[str, ...] | None,
    form: str,
    as_of: date | None,
) -> str:
    """Return why a name is not among the allowed ones, in words that follow the name."""
    printed = {p.set.code for p in catalogue.printings_of(card)}
    if codes is None or not printed.isdisjoint(codes):
        return f"was not released by {as_of}"
    names = [catalogue.by_set[code].name for code in codes]
    return f"is not in any set that {form} allows ({listed_in_words(names)})"


def why_not_rarity(printing: PrintingLike, form: str, allowed: Iterable[PrintingLike]) -> str:
    """Return why a printing is out by its rarity; `allowed` are the card's other printings."""
    others = [one.set.name for one in allowed]
    way_out = f" or use the printing from {listed_in_words(others, 'or')}" if others else ""
    return (
        f"{printing.card.name} from {printing.set.name} has rarity {printing.rarity.value}, which "
        f"{form} does not allow. Remove it{way_out}."
    )


def undated_sets(
    codes: tuple[str, ...] | None, catalogue: Catalogue[C, P, F], as_of: date | None
) -> tuple[CardSet, ...]:
    """The allowed sets that a day cannot exclude, since no source gives theirs."""
    if as_of is None:
        return ()
    return tuple(
        one
        for one in catalogue.sets
        if one.released is None and (codes is None or one.code in codes)
    )
