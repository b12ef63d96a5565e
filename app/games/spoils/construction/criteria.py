"""What a format asks of a deck in one edition, on one day, with one pool."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from functools import lru_cache
from typing import Final

from app.games.spoils.construction import kinds
from app.games.spoils.construction.format_files import format_digest
from app.games.spoils.editions import EDITIONS, Edition, EditionRules
from app.games.spoils.facts import (
    Base,
    Card,
    CardSet,
    Catalogue,
    Format,
    ListedName,
    Printing,
    Supplied,
)
from app.games.tabletop.construction import (
    UNLIMITED,
    AnyPool,
    CardCount,
    Finding,
    FindingKind,
    Limit,
    Repair,
    Rule,
    Stamp,
    allowed_names,
    copies_rule,
    limits,
    list_changed,
    listed_in_force,
    listed_rule,
    most_of,
    pool_rule,
    require_complete,
    sets_rule,
    undated_sets,
    why_not_allowed,
)

VALIDATOR: Final = "2"
"""Version of the checks. Raise it whenever the same deck could get another report; a test asks."""


@dataclass(frozen=True, slots=True)
class Criteria:
    """Everything a deck is held against, worked out once for any number of decks.

    `is_limited` tells whether 103.2 applies instead of 103.1. `minimum` and `copies` come with
    the kinds of their findings; `copies` is None without a bound. `allowed` are the names with a
    printing in an allowed and released set, None for all. `listed` holds the entries in force by
    folded name; `exempt` are the names of which any number may be in a deck. `name_rules` are the
    rules on the copies of a name, in the order of the report.
    """

    catalogue: Catalogue
    format: Format
    edition: Edition
    rules: EditionRules
    is_limited: bool
    pool: AnyPool | None
    supplied: Supplied | None
    as_of: date | None
    minimum: int
    size_kind: FindingKind
    faction_kind: FindingKind
    copies: int | None
    copies_kind: FindingKind
    listed: Mapping[str, ListedName]
    ignored: Mapping[str, ListedName]
    allowed: frozenset[str] | None
    exempt: frozenset[str] = field(repr=False, compare=False)
    stamp: Stamp
    name_rules: tuple[Rule[Card], ...] = field(default=(), repr=False, compare=False)

    @classmethod
    def of(
        cls,
        form: Format,
        edition: Edition,
        catalogue: Catalogue,
        *,
        pool: AnyPool | None = None,
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
            raise ValueError(f"{form.name} does not use a card pool; leave the pool out.")
        in_force = listed_in_force(form.listed, as_of)
        given = (supplied or form.supplied) if limited else None
        own_copies = form.copies is not None
        constructed_copies = None if limited else rules.copies
        criteria = cls(
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
            size_kind=kinds.FORMAT_SIZE
            if form.minimum
            else kinds.LIMITED_TOO_SMALL
            if limited
            else kinds.TOO_SMALL,
            faction_kind=kinds.LIMITED_FACTION if limited else kinds.FACTION,
            copies=form.copies if own_copies else constructed_copies,
            copies_kind=kinds.FORMAT_COPIES if own_copies else kinds.TOO_MANY_COPIES,
            listed=in_force if rules.has_banned_lists else {},
            ignored={} if rules.has_banned_lists else in_force,
            allowed=allowed_names(form.sets, catalogue, as_of),
            exempt=_exempt_in(catalogue, rules),
            stamp=Stamp(
                format=form.id,
                format_digest=format_digest(form),
                edition=edition,
                banned_list=list_changed(form.listed, as_of) if rules.has_banned_lists else None,
                as_of=as_of,
                catalogue=catalogue.digest,
                pool=None if pool is None else pool.digest,
                sideboard=None,
                supplied=given,
                validator=VALIDATOR,
            ),
        )
        return replace(criteria, name_rules=tuple(_name_rules(criteria)))

    def rule(self, kind: FindingKind) -> str | None:
        """The rule of a kind of finding, as the edition asked for numbers it."""
        return kinds.number(kind, self.edition)

    def finding(
        self,
        kind: FindingKind,
        message: str,
        cards: tuple[CardCount, ...] = (),
        repair: Repair | None = None,
    ) -> Finding:
        """A finding with the rule of its kind in the edition asked for."""
        return Finding(kind, self.rule(kind), message, cards, repair)

    @property
    def banned_kind(self) -> FindingKind:
        """What a banned card is: another rule in limited play. Rules: 103.1d, 103.2d."""
        return kinds.LIMITED_BANNED if self.is_limited else kinds.BANNED

    @property
    def looks_at_names(self) -> bool:
        """Whether a name can be over a limit without being over the copy limit."""
        return bool(self.listed) or self.allowed is not None or self.pool is not None

    def suspects(self, held: Mapping[str, int]) -> Mapping[str, int]:
        """The copies by name that can be over a limit: mostly the few above the copy limit."""
        if self.looks_at_names:
            return held
        most = UNLIMITED if self.copies is None else self.copies
        over = {name: copies for name, copies in held.items() if copies > most}
        return {name: over[name] for name in over.keys() - self.exempt}

    def limits(self, card: Card) -> Iterator[Limit]:
        """Every limit on the copies of one card, whatever the deck holds. Rules: 103.1, 103.2."""
        return limits(self.name_rules, card)

    def most(self, card: Card) -> int:
        """The most copies of a card that every rule leaves; printings are not looked at."""
        return most_of(self.name_rules, card)

    def is_exempt(self, card: Card) -> bool:
        """Whether any number of copies may be in a deck. Rules: 103.1c, 203.5b, 101.1."""
        return _is_exempt(card, self.rules)

    def is_supplied(self, card: Card) -> bool:
        """Whether a limited player gets the card besides the pool."""
        return self.supplied is Supplied.STAPLES_AND_FACTIONS and card.is_basic

    def allows_rarity(self, printing: Printing) -> bool:
        """Whether the format allows a printing's rarity; staples and factions always pass."""
        rarities = self.format.rarities
        return rarities is None or printing.rarity in rarities or printing.card.is_basic

    def undated_sets(self) -> tuple[CardSet, ...]:
        """The allowed sets that `as_of` cannot exclude, since no source gives their day."""
        return undated_sets(self.format.sets, self.catalogue, self.as_of)


def _is_exempt(card: Card, rules: EditionRules) -> bool:
    return (
        card.is_staple_resource
        or (card.is_staple and rules.staple_cards_exempt)
        or card.keywords.any_number_in_deck
    )


@lru_cache(maxsize=8)
def _exempt_in(catalogue: Catalogue, rules: EditionRules) -> frozenset[str]:
    return frozenset(card.name for card in catalogue.cards if _is_exempt(card, rules))


def _name_rules(criteria: Criteria) -> Iterator[Rule[Card]]:
    """The rules on the copies of a name. Rules: 103.1c, 103.1d, 103.2c, 103.2d."""
    form, catalogue, as_of = criteria.format, criteria.catalogue, criteria.as_of
    where = "The deck has" if form.sideboard is None else "Deck and sideboard together have"
    if criteria.copies is not None:
        yield copies_rule(
            criteria.copies_kind,
            criteria.copies,
            is_free=lambda card: not card.is_deck_card or criteria.is_exempt(card),
            where=where,
        )
    if criteria.listed:
        yield listed_rule(criteria.listed, criteria.banned_kind, kinds.RESTRICTED, form.name)
    if criteria.allowed is not None:
        yield sets_rule(
            kinds.NOT_IN_SETS,
            criteria.allowed,
            is_free=lambda card: card.is_basic,
            why_not=lambda card: why_not_allowed(card, catalogue, form.sets, form.name, as_of),
        )
    if criteria.pool is not None:
        yield pool_rule(
            kinds.NOT_IN_POOL, criteria.pool.copies, is_free=criteria.is_supplied, where=where
        )
