"""A format's criteria for decks, on one day and with one pool."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Final

from app.games.shadowfist.construction import kinds
from app.games.shadowfist.construction.format_files import format_digest
from app.games.shadowfist.construction.traits import TraitsOf, traits_in
from app.games.shadowfist.editions import Edition
from app.games.shadowfist.facts import (
    Base,
    CardSet,
    Catalogue,
    Format,
    ListedName,
    Printing,
    Title,
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
    listed_in_words,
    listed_rule,
    most_of,
    pool_rule,
    require_complete,
    sets_rule,
    undated_sets,
)

COPIES: Final = 5
"""The most copies of a title. Rules: 1.2.3."""

VALIDATOR: Final = "1"
"""Version of the checks. Raise it whenever the same deck could get another report; a test asks."""

WHERE: Final = "The deck has"


@dataclass(frozen=True, slots=True)
class Criteria:
    """The criteria for decks, computed once for any number of decks.

    `minimum` and `maximum` are the sizes that the format allows; the rulebook has none (1.2.4).
    `copies` comes with the kinds of its findings, by title and by Identity. `allowed` are the
    titles with a printing in an allowed and released set, None for all. `listed` holds the entries
    in force by folded name; `name_rules` are the rules on the copies of a title, in the order of
    the report. `bearers` are the titles with an Identity (49.1), and `traits` those of printings,
    computed once for all decks.
    """

    catalogue: Catalogue
    format: Format
    edition: Edition
    is_limited: bool
    pool: AnyPool | None
    as_of: date | None
    minimum: int
    maximum: int | None
    copies: int
    copies_kind: FindingKind
    identity_kind: FindingKind
    listed: Mapping[str, ListedName]
    allowed: frozenset[str] | None
    stamp: Stamp
    bearers: frozenset[str] = field(repr=False)
    traits: TraitsOf = field(repr=False, compare=False)
    name_rules: tuple[Rule[Title], ...] = field(default=(), repr=False, compare=False)

    @classmethod
    def of(
        cls,
        form: Format,
        edition: Edition,
        catalogue: Catalogue,
        *,
        pool: AnyPool | None = None,
        as_of: date | None = None,
    ) -> Criteria:
        """Work out what applies.

        Raises FormatError when the format is an incomplete template, ValueError when a pool is
        given for a format that has none.
        """
        require_complete(form)
        limited = form.base is Base.LIMITED
        if pool is not None and not limited:
            raise ValueError(f"{form.name} does not use a card pool; leave the pool out.")
        is_own = form.copies is not None and form.copies != COPIES
        criteria = cls(
            catalogue=catalogue,
            format=form,
            edition=edition,
            is_limited=limited,
            pool=pool,
            as_of=as_of,
            minimum=form.minimum or 0,
            maximum=form.maximum,
            copies=form.copies or COPIES,
            copies_kind=kinds.FORMAT_COPIES if is_own else kinds.COPIES,
            identity_kind=kinds.FORMAT_COPIES if is_own else kinds.IDENTITY,
            listed=listed_in_force(form.listed, as_of),
            allowed=allowed_names(form.sets, catalogue, as_of),
            bearers=frozenset(title.name for title in catalogue.cards if title.identity),
            traits=traits_in(catalogue),
            stamp=Stamp(
                format=form.id,
                format_digest=format_digest(form),
                edition=edition,
                banned_list=list_changed(form.listed, as_of),
                as_of=as_of,
                catalogue=catalogue.digest,
                pool=None if pool is None else pool.digest,
                validator=VALIDATOR,
            ),
        )
        return replace(criteria, name_rules=tuple(_name_rules(criteria)))

    def finding(
        self,
        kind: FindingKind,
        message: str,
        cards: tuple[CardCount, ...] = (),
        repair: Repair | None = None,
        also: tuple[str, ...] = (),
    ) -> Finding:
        """A finding with the rule of its kind."""
        return Finding(kind, kind.rule, message, cards, repair, also)

    @property
    def looks_at_names(self) -> bool:
        """True if a title can be over a limit without being over the copy limit."""
        return bool(self.listed) or self.allowed is not None or self.pool is not None

    def limits(self, title: Title) -> Iterator[Limit]:
        """Every limit on the copies of one title, whatever the deck holds."""
        if title.name in self.catalogue.barred:
            yield Limit(barred_kind(title.name, self.catalogue), 0)
        yield from limits(self.name_rules, title)

    def most(self, title: Title) -> int:
        """The most copies of a title that every rule leaves; Identity is not looked at."""
        return 0 if title.name in self.catalogue.barred else most_of(self.name_rules, title)

    def is_exempt(self, title: Title) -> bool:
        """Tell whether a deck may have any number of copies of a title. Rules: 49.3."""
        return title.no_max and not self.format.no_max_counts

    def identity(self, title: Title) -> str:
        """The title that its copies are counted with. Rules: 49.1."""
        return title.identity or title.name

    def most_together(self, identity: str) -> int:
        """The most copies of a title and of those with its Identity, together. Rules: 49.1."""
        named = self.catalogue.by_name.get(identity)
        return UNLIMITED if named is not None and self.is_exempt(named) else self.copies

    def allows_printing(self, printing: Printing) -> bool:
        """Tell whether the set of a printing is in the format's card pool."""
        return self.format.sets is None or printing.set.code in self.format.sets

    def undated_sets(self) -> tuple[CardSet, ...]:
        """The allowed sets that `as_of` cannot exclude, since no source gives their day."""
        return undated_sets(self.format.sets, self.catalogue, self.as_of)


def barred_kind(name: str, catalogue: Catalogue) -> FindingKind:
    """Return the kind of finding for a title that no deck may hold. Rules: 47.0, 49.10."""
    rule = catalogue.barred[name].rule
    by_rule = {kind.rule: kind for kind in (kinds.TOKEN, kinds.SLIP)}
    return by_rule.get(rule, kinds.PROXY)


def _name_rules(criteria: Criteria) -> Iterator[Rule[Title]]:
    """The rules on the copies of a title."""
    form = criteria.format
    yield copies_rule(
        criteria.copies_kind, criteria.copies, is_free=criteria.is_exempt, where=WHERE
    )
    if criteria.listed:
        yield listed_rule(criteria.listed, kinds.BANNED, kinds.RESTRICTED, form.name)
    if criteria.allowed is not None:
        yield sets_rule(
            kinds.NOT_IN_SETS,
            criteria.allowed,
            is_free=lambda title: False,
            why_not=lambda title: _why_not(title, criteria),
        )
    if criteria.pool is not None:
        yield pool_rule(
            kinds.NOT_IN_POOL, criteria.pool.copies, is_free=lambda title: False, where=WHERE
        )


def _why_not(title: Title, criteria: Criteria) -> str:
    """Return why a title is not allowed, and where it is, in words that follow the title."""
    form = criteria.format
    printed = {printing.set.code for printing in criteria.catalogue.printings_of(title)}
    if form.sets is None or not printed.isdisjoint(form.sets):
        return f"was not released by {criteria.as_of}"
    others = [
        other.name
        for other in criteria.catalogue.pools.values()
        if other.sets is None or not printed.isdisjoint(other.sets)
    ]
    where = f"; {listed_in_words(others)} would allow it" if others else ""
    return f"has no printing in the card pool of {form.name}{where}"
