"""Criteria that a deck is checked against, and the counts of it that the rules look at.

Formats are found by name or read from files (`docs/legality.md` has the schema of a file);
`Criteria` are all limits of a format in one edition, on one day, with one pool; a `Tally` has the
copies in a decklist.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from functools import lru_cache
from typing import Final, NamedTuple

from app.games.spoils.construction import kinds
from app.games.spoils.decklists import Decklist, Line, Zone
from app.games.spoils.editions import EDITIONS, Edition, EditionRules, rulebook
from app.games.spoils.facts import (
    EARLY_TURN,
    Base,
    Card,
    CardSet,
    Catalogue,
    Format,
    ListedName,
    Printing,
    Supplied,
    fold,
)
from app.games.spoils.terms import Rarity
from app.games.tabletop import construction
from app.games.tabletop.construction import (
    UNLIMITED,
    AnyPool,
    CardCount,
    Finding,
    FindingKind,
    FormatError,
    Limit,
    OwnKeys,
    Removal,
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
    removals,
    require_complete,
    sets_rule,
    undated_sets,
    why_not_allowed,
)

_TEAM_FORMATS: Final = frozenset({"two headed majig", "two-headed-majig", "2hm", "103.3"})
_OWN_KEYS: Final[OwnKeys] = {
    "supplied": lambda table, key: table.member(Supplied, key, Supplied.STAPLES_AND_FACTIONS),
    "early_turn": lambda table, key: table.number(key) or EARLY_TURN,
}


def find_format(word: str, catalogue: Catalogue) -> Format:
    """The format of that id or name in the catalogue.

    Raises FormatError for an unknown format, listing the known ones; for Two Headed Majig the
    error says that the rulebook only announces it. Rules: 103.3.
    """
    if fold(word) in _TEAM_FORMATS:
        number = rulebook().number("103.3", Edition.CR3)
        raise FormatError(
            f"Two Headed Majig has no rules to check: {number} announces it "
            f"({Edition.CR3.full_name}) and says nothing more."
        )
    return construction.find_format(word, catalogue)


def parse_format(text: str, catalogue: Catalogue) -> Format:
    """A format from the text of a format file. Raises FormatError with everything wrong in it."""
    return construction.parse_format(text, catalogue, Format, Rarity, _OWN_KEYS)


def format_digest(form: Format) -> str:
    """SHA-256, in hexadecimal, of everything in a format that a verdict can depend on."""
    return construction.format_digest(form, form.supplied.value, form.early_turn)


VALIDATOR: Final = "3"
"""Version of the checks. Raise it whenever the same deck could get another report; a test asks."""


@dataclass(frozen=True, slots=True)
class Criteria:
    """Everything a deck is checked against, computed once for any number of decks.

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
        """The criteria of a format. `supplied` replaces the cards that the format supplies.

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
        """The kind of finding for a banned card in this format. Rules: 103.1d, 103.2d."""
        return kinds.LIMITED_BANNED if self.is_limited else kinds.BANNED

    @property
    def looks_at_names(self) -> bool:
        """True if a name can be over a limit without being over the copy limit."""
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
        """True if any number of copies is allowed in a deck. Rules: 103.1c, 203.5b, 101.1."""
        return _is_exempt(card, self.rules)

    def is_supplied(self, card: Card) -> bool:
        """True if a limited player gets the card in addition to the pool."""
        return self.supplied is Supplied.STAPLES_AND_FACTIONS and card.is_basic

    def allows_rarity(self, printing: Printing) -> bool:
        """True if the format allows a printing's rarity; staples and factions always pass."""
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


# Python 3.11 looks members of an enumeration up by a call: too dear once per line.
_DECK: Final = Zone.DECK
_FACTION: Final = Zone.FACTION
_MAIN: Final = (Zone.DECK, Zone.FACTION)
_MAIN_AND_SIDE: Final = (*_MAIN, Zone.SIDEBOARD)


class Tally(NamedTuple):
    """Copies by name: the deck (601.1b: with starting resources), factions, sideboard.

    The sideboard is counted only where the format has one. `lines` are the lines that are
    counted. `tokens` and `wrong_rarity` are lines that must be removed whatever else is in the
    deck; tokens are not counted. `faction` is the card, if there is exactly one copy of exactly
    one.
    """

    deck: Mapping[str, int]
    side: Mapping[str, int]
    factions: Mapping[str, int]
    lines: Sequence[Line]
    tokens: tuple[Removal, ...]
    wrong_rarity: tuple[Removal, ...]
    faction: Card | None

    @classmethod
    def of(cls, decklist: Decklist, criteria: Criteria) -> Tally:
        """Count the lines. Order, splitting and merging of lines make no difference."""
        form = criteria.format
        zones = _MAIN if form.sideboard is None else _MAIN_AND_SIDE
        lines = [line for line in decklist.lines if line.zone in zones]
        tokens = [line for line in lines if line.is_token]
        if tokens:
            lines = [line for line in lines if not line.is_token]
        deck = {line.name: line.copies for line in lines if line.zone is _DECK}
        factions = {line.name: line.copies for line in lines if line.zone is _FACTION}
        side: Mapping[str, int] = {}
        if len(deck) + len(factions) < len(lines):
            deck, factions, side = (_added_up(lines, zone) for zone in _MAIN_AND_SIDE)
        wrong_rarity: Sequence[Line] = ()
        if form.rarities is not None:
            wrong_rarity = [line for line in lines if not criteria.allows_rarity(line.printing)]
        faction = None
        if len(factions) == 1 and sum(factions.values()) == 1:
            faction = next(line.card for line in lines if line.zone is _FACTION)
        return cls(
            deck=deck,
            side=side,
            factions=factions,
            lines=lines,
            tokens=removals(tokens),
            wrong_rarity=removals(wrong_rarity),
            faction=faction,
        )

    @property
    def cards(self) -> Mapping[str, Card]:
        """The cards that are counted, by name."""
        return {line.name: line.card for line in self.lines}

    @property
    def cards_of_deck(self) -> Iterator[Card]:
        """The cards of the deck itself, neither factions nor sideboard."""
        return (line.card for line in self.lines if line.zone is _DECK)

    @property
    def size(self) -> int:
        """Copies of deck cards in the deck. Rules: 103.1b, 103.2b."""
        return sum(self.deck.values())

    @property
    def names(self) -> Mapping[str, int]:
        """Copies by name over all counted zones."""
        if not self.side:
            return {**self.deck, **self.factions}
        total = {**self.deck, **self.factions}
        for name, copies in self.side.items():
            total[name] = total.get(name, 0) + copies
        return total


def _added_up(lines: Iterable[Line], zone: Zone) -> dict[str, int]:
    """Copies by name in one zone, where a name can stand in several lines."""
    copies: dict[str, int] = {}
    for line in lines:
        if line.zone is zone:
            copies[line.name] = copies.get(line.name, 0) + line.copies
    return copies
