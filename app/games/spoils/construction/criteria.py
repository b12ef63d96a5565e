"""What a format asks of a deck in one edition, on one day, with one pool."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from enum import Enum
from typing import Final, NamedTuple

from app.games.spoils.construction.findings import Stamp
from app.games.spoils.construction.format_files import format_digest, require_complete
from app.games.spoils.construction.pools import Pool
from app.games.spoils.editions import EDITIONS, Edition, EditionRules, rulebook
from app.games.spoils.facts import (
    Base,
    Card,
    CardSet,
    Catalogue,
    Format,
    ListedName,
    Listing,
    Printing,
    Supplied,
    fold,
)

VALIDATOR: Final = "2"
"""Version of the checks. Raise it whenever the same deck could get another report; a test asks."""

UNLIMITED: Final = 10**9


class Bound(Enum):
    """What bounds the copies of a name, in the order they are reported."""

    COPIES = "copies"
    BANNED = "banned"
    RESTRICTED = "restricted"
    SETS = "sets"
    POOL = "pool"


class Limit(NamedTuple):
    """The most copies of a name that one rule leaves, and that rule."""

    bound: Bound
    rule: str
    most: int


@dataclass(frozen=True, slots=True)
class Criteria:
    """Everything a deck is held against, worked out once for any number of decks.

    `is_limited` tells whether 103.2 applies instead of 103.1. `minimum` and `copies` come with
    their rules; `copies` is None without a bound. `allowed` are the names with a printing in
    an allowed and released set, None for all. `listed` holds the entries in force by folded
    name.
    """

    catalogue: Catalogue
    format: Format
    edition: Edition
    rules: EditionRules
    is_limited: bool
    pool: Pool | None
    supplied: Supplied | None
    as_of: date | None
    minimum: int
    size_rule: str
    faction_rule: str
    copies: int | None
    copies_rule: str
    listed: Mapping[str, ListedName]
    ignored: Mapping[str, ListedName]
    allowed: frozenset[str] | None
    stamp: Stamp

    @classmethod
    def of(
        cls,
        form: Format,
        edition: Edition,
        catalogue: Catalogue,
        *,
        pool: Pool | None = None,
        as_of: date | None = None,
        supplied: Supplied | None = None,
    ) -> Criteria:
        """Work out what applies. `supplied` replaces what the format supplies.

        Raises FormatError when the format is an incomplete template, ValueError when a
        pool is given for a format that has none.
        """
        require_complete(form)
        rules, limited = EDITIONS[edition], form.base is Base.LIMITED
        if pool is not None and not limited:
            raise ValueError(f"{form.name} is played without a card pool; leave the pool out.")
        # A name listed twice is banned: the later entry of the sorted ones stands.
        entries = sorted(form.listed, key=lambda e: e.listing is Listing.BANNED)
        in_force = {fold(e.name): e for e in entries if e.holds_on(as_of)}
        given = (supplied or form.supplied) if limited else None
        own_copies = form.copies is not None
        constructed_copies = None if limited else rules.copies
        return cls(
            catalogue=catalogue,
            format=form,
            edition=edition,
            rules=rules,
            is_limited=limited,
            pool=pool,
            supplied=given,
            as_of=as_of,
            minimum=form.minimum
            or (rules.limited_minimum if limited else rules.constructed_minimum),
            size_rule="format.size"
            if form.minimum
            else _number("103.2b" if limited else "103.1b", edition),
            faction_rule=_number("103.2a" if limited else "103.1a", edition),
            copies=form.copies if own_copies else constructed_copies,
            copies_rule="format.copies" if own_copies else _number("103.1c", edition),
            listed=in_force if rules.has_banned_lists else {},
            ignored={} if rules.has_banned_lists else in_force,
            allowed=_allowed(form, catalogue, as_of),
            stamp=Stamp(
                format=form.id,
                format_digest=format_digest(form),
                edition=edition,
                banned_list=_list_day(form, as_of) if rules.has_banned_lists else None,
                as_of=as_of,
                catalogue=catalogue.digest,
                pool=None if pool is None else pool.digest,
                sideboard=None,
                supplied=given,
                validator=VALIDATOR,
            ),
        )

    def rule(self, cr3: str) -> str:
        """The number, in the edition asked for, of the rule that cr3 numbers so."""
        return _number(cr3, self.edition)

    @property
    def looks_at_names(self) -> bool:
        """Whether a name can be over a limit without being over the copy limit."""
        return bool(self.listed) or self.allowed is not None or self.pool is not None

    def suspects(self, held: Mapping[str, int], cards: Mapping[str, Card]) -> Mapping[str, int]:
        """The copies by name that can be over a limit: mostly the few above the copy limit."""
        if self.looks_at_names:
            return held
        most = UNLIMITED if self.copies is None else self.copies
        return {
            name: copies
            for name, copies in held.items()
            if copies > most and not self.is_exempt(cards[name])
        }

    def limits(self, card: Card) -> Iterator[Limit]:
        """Every limit on the copies of one card, whatever the deck holds. Rules: 103.1, 103.2."""
        if self.copies is not None and card.is_deck_card and not self.is_exempt(card):
            yield Limit(Bound.COPIES, self.copies_rule, self.copies)
        entry = self.listed.get(fold(card.name)) if self.listed else None
        if entry is not None and entry.listing is Listing.BANNED:
            rule = self.rule("103.2d" if self.is_limited else "103.1d")
            yield Limit(Bound.BANNED, rule, 0)
        elif entry is not None:
            yield Limit(Bound.RESTRICTED, "format.restricted", 1)
        if self.allowed is not None and card.name not in self.allowed and not card.is_basic:
            yield Limit(Bound.SETS, "format.sets", 0)
        if self.pool is not None and not self.is_supplied(card):
            held = self.pool.copies.get(card.name, 0)
            yield Limit(Bound.POOL, self.rule("103.2c"), held)

    def most(self, card: Card) -> int:
        """The most copies of a card that every rule leaves; printings are not looked at."""
        return min((limit.most for limit in self.limits(card)), default=UNLIMITED)

    def is_exempt(self, card: Card) -> bool:
        """Whether any number of copies may be in a deck. Rules: 103.1c, 203.5b, 101.1."""
        return (
            card.is_staple_resource
            or (card.is_staple and self.rules.staple_cards_exempt)
            or card.keywords.any_number_in_deck
        )

    def is_supplied(self, card: Card) -> bool:
        """Whether a limited player gets the card besides the pool."""
        return self.supplied is Supplied.STAPLES_AND_FACTIONS and card.is_basic

    def allows_rarity(self, printing: Printing) -> bool:
        """Whether the format allows a printing's rarity; staples and factions always pass."""
        rarities = self.format.rarities
        return rarities is None or printing.rarity in rarities or printing.card.is_basic

    def undated_sets(self) -> tuple[CardSet, ...]:
        """The allowed sets that `as_of` cannot exclude, since no source gives their day."""
        if self.as_of is None:
            return ()
        codes = self.format.sets
        return tuple(
            s
            for s in self.catalogue.sets
            if s.released is None and (codes is None or s.code in codes)
        )


def _number(cr3: str, edition: Edition) -> str:
    number = rulebook().number(cr3, edition)
    if number is None:
        raise KeyError(f"{cr3} has no number in {edition}")
    return number


def _allowed(form: Format, catalogue: Catalogue, as_of: date | None) -> frozenset[str] | None:
    open_sets = {
        s.code
        for s in catalogue.sets
        if (form.sets is None or s.code in form.sets)
        and (as_of is None or s.released is None or s.released <= as_of)
    }
    if len(open_sets) == len(catalogue.sets):
        return None
    return frozenset(p.card.name for p in catalogue.printings if p.set.code in open_sets)


def _list_day(form: Format, as_of: date | None) -> date | None:
    """The newest day up to `as_of` on which the list is known to have changed."""
    days = [day for entry in form.listed for day in (entry.since, entry.until) if day is not None]
    return max((day for day in days if as_of is None or day <= as_of), default=None)
