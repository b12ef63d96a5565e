"""The validator: reports on decks and on files, the same for every page, command and answer.

Each rule that a deck can break gives a finding with its smallest repair. Rules: 103.1, 103.2.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date
from typing import Final, TypeAlias

from app.games.capabilities.construction import (
    AnyFormat,
    Construction,
    CriteriaLike,
    CriteriaRequest,
)
from app.games.offers import own
from app.games.spoils.construction import kinds
from app.games.spoils.construction.criteria import Criteria, Tally, find_format, parse_format
from app.games.spoils.construction.demands import demands_of
from app.games.spoils.construction.kinds import KINDS, UNDATED_SETS, number
from app.games.spoils.construction.repairs import faction_repair, joint_repair
from app.games.spoils.construction.risks import warnings
from app.games.spoils.decklists import Decklist, Import, Zone
from app.games.spoils.editions import DEFAULT_EDITION, Edition
from app.games.spoils.facts import Base, Catalogue, Format, Printing, Supplied, fold
from app.games.spoils.terms import Rarity
from app.games.tabletop import construction
from app.games.tabletop.construction import (
    AnyPool,
    CardCount,
    Demand,
    Finding,
    FindingKind,
    PoolChecks,
    Removal,
    Repair,
    Report,
    Verdict,
    broken,
    cards_in_words,
    listed_in_words,
    merged,
    surplus_removals,
    trim,
    why_not_rarity,
)
from app.games.tabletop.decklists.decklist import deck_hash, zone_digest
from app.games.tabletop.decklists.report import AnyImport
from app.games.tabletop.facts import AnyCatalogue


def errors(tally: Tally, criteria: Criteria, *, is_whole: bool) -> list[Finding]:
    """The findings for broken rules, always in the same order.

    With `is_whole` false the list has lines that are not understood yet; then only errors that
    hold whatever those lines turn out to be are found.
    """
    return [
        *_faction(tally, criteria, is_whole=is_whole),
        *_size(tally, criteria, is_whole=is_whole),
        *_limits(tally, criteria),
        *_rarities(tally, criteria),
        *_tokens(tally, criteria),
    ]


def _faction(tally: Tally, criteria: Criteria, *, is_whole: bool) -> Iterator[Finding]:
    """Yield a finding unless there is one faction. Rules: 103.1a, 103.2a, basic1e:B.faction.3."""
    number = sum(tally.factions.values()) if tally.factions else 0
    if number == 1 or (number == 0 and not is_whole):
        return
    cards = tuple(CardCount(*held) for held in sorted(tally.factions.items()))
    if number == 0:
        message = "The deck has no faction card. Choose exactly one."
    else:
        names = listed_in_words([f"{copies} {name}" for name, copies in cards])
        message = (
            f"The deck has {number} faction cards ({names}) but needs exactly one. Keep one and "
            "remove the others."
        )
    repair = faction_repair(tally, criteria)
    yield criteria.finding(criteria.faction_kind, message, cards, repair)


def _size(tally: Tally, criteria: Criteria, *, is_whole: bool) -> Iterator[Finding]:
    """Yield a finding for too few or too many cards. Rules: 103.1b, 103.2b."""
    size, form = tally.size, criteria.format
    if size < criteria.minimum and is_whole:
        missing = criteria.minimum - size
        message = (
            f"{cards_in_words(size)} (faction not counted); {form.name} needs at least "
            f"{criteria.minimum}. Add {cards_in_words(missing)}."
        )
        yield criteria.finding(criteria.size_kind, message, repair=Repair(add=missing))
    if form.maximum is None and form.sideboard is None:
        return
    for zone, what, counts, most, kind in (
        (Zone.DECK, "deck", tally.deck, form.maximum, kinds.FORMAT_SIZE),
        (Zone.SIDEBOARD, "sideboard", tally.side, form.sideboard, kinds.SIDEBOARD_TOO_LARGE),
    ):
        held = sum(counts.values()) if most is not None else 0
        if most is not None and held > most:
            message = (
                f"The {what} has {cards_in_words(held)}; {form.name} allows at most {most}. "
                f"Remove {cards_in_words(held - most)}."
            )
            removals = [Removal(name, n, zone) for name, n in trim(counts, held - most).items()]
            yield criteria.finding(kind, message, repair=Repair(merged(removals)))


def _limits(tally: Tally, criteria: Criteria) -> Iterator[Finding]:
    """Yield the broken limits, name by name. Rules: 103.1c, 103.1d, 103.2c, 103.2d."""
    held_of = tally.names if criteria.looks_at_names or tally.side else tally.deck
    names = criteria.suspects(held_of)
    cards = tally.cards if names else {}
    for name in sorted(names, key=fold):
        card, held = cards[name], names[name]
        in_main = tally.factions.get(name, 0) or tally.deck.get(name, 0)
        main = Zone.FACTION if card.is_faction else Zone.DECK
        for limit, message in broken(criteria.name_rules, card, held):
            going = surplus_removals(name, held - limit.most, in_main, held, main, Zone.SIDEBOARD)
            yield criteria.finding(limit.kind, message, (CardCount(name, held),), Repair(going))


def _rarities(tally: Tally, criteria: Criteria) -> Iterator[Finding]:
    """Yield findings for printings of a rarity that the format does not allow."""
    for removal in tally.wrong_rarity:
        assert removal.printing is not None
        printing = criteria.catalogue.by_printing[removal.printing]
        allowed = [
            one
            for one in criteria.catalogue.printings_of(printing.card)
            if criteria.allows_rarity(one)
        ]
        message = why_not_rarity(printing, criteria.format.name, allowed)
        yield criteria.finding(
            kinds.WRONG_RARITY,
            message,
            (CardCount(removal.name, removal.copies),),
            Repair((removal,)),
        )


def _tokens(tally: Tally, criteria: Criteria) -> Iterator[Finding]:
    """Yield a finding if tokens are in the deck. Rules: 409."""
    for removal in tally.tokens:
        yield criteria.finding(
            kinds.TOKEN,
            f"{removal.name} is a token; tokens cannot be part of a deck. Remove it.",
            (CardCount(removal.name, removal.copies),),
            Repair((removal,)),
        )


def check(
    decklist: Decklist,
    form: Format,
    edition: Edition = DEFAULT_EDITION,
    *,
    catalogue: Catalogue,
    pool: AnyPool | None = None,
    as_of: date | None = None,
    supplied: Supplied | None = None,
) -> Report:
    """The report on one deck: verdict, and a finding for every problem. The deck is never changed.

    `as_of` selects the banned list and the sets of a day, `supplied` replaces the cards that
    the format supplies to limited players. Raises as `Criteria.of` does.
    """
    criteria = Criteria.of(form, edition, catalogue, pool=pool, as_of=as_of, supplied=supplied)
    return _checked(decklist, criteria)


def check_import(imported: Import, criteria: Criteria) -> Report:
    """The report on a list that was read; unreadable if a line of it was not understood.

    It then contains only errors that hold however those lines turn out to read.
    """
    decklist = imported.decklist
    if decklist is not None and not imported.is_unreadable:
        return _checked(decklist, criteria)
    tally = Tally.of(decklist or Decklist(), criteria)
    faction = tally.faction
    return Report(
        game=(decklist or Decklist()).game,
        format=criteria.format.id,
        edition=criteria.edition,
        verdict=Verdict.UNREADABLE,
        size=None if decklist is None else tally.size,
        faction=None if faction is None else faction.name,
        findings=tuple(errors(tally, criteria, is_whole=False)),
        repair=None,
        leftovers=(),
        hash=None,
        stamp=criteria.stamp,
    )


def _checked(decklist: Decklist, criteria: Criteria) -> Report:
    tally = Tally.of(decklist, criteria)
    found = errors(tally, criteria, is_whole=True)
    verdict = Verdict.ILLEGAL if found else Verdict.LEGAL
    repair = joint_repair(tally, criteria) if found else None
    found += warnings(tally, criteria)
    faction = tally.faction
    stamp = criteria.stamp
    if criteria.format.sideboard is not None:
        stamp = replace(stamp, sideboard=zone_digest(decklist, Zone.SIDEBOARD))
    return Report(
        game=decklist.game,
        format=criteria.format.id,
        edition=criteria.edition,
        verdict=verdict,
        size=tally.size,
        faction=None if faction is None else faction.name,
        findings=tuple(found),
        repair=repair,
        leftovers=_leftovers(tally, criteria),
        hash=deck_hash(decklist),
        stamp=stamp,
    )


def errors_of(decklist: Decklist, criteria: Criteria) -> Sequence[Finding]:
    """The broken rules alone, where many decks are judged and nothing else is shown."""
    return errors(Tally.of(decklist, criteria), criteria, is_whole=True)


def _leftovers(tally: Tally, criteria: Criteria) -> tuple[CardCount, ...]:
    """The cards of the pool that are not in the deck. Rules: 103.2c."""
    return () if criteria.pool is None else criteria.pool.leftovers(tally.names)


_EXAMPLE: Final = """\
id = "club"
name = "Club Night"
base = "constructed"
minimum = 60

[[listed]]
name = "Scout"
listing = "banned"
source = "Club vote"
"""


class SpoilsConstruction(Construction):
    """Formats and checks of The Spoils."""

    default_format = Base.CONSTRUCTED.value
    kinds = tuple(KINDS)
    shared_kinds = frozenset({UNDATED_SETS})
    supplied = tuple(supplied.value for supplied in Supplied)
    example = _EXAMPLE
    requirement = (
        "One faction and the number of cards that the format requires, not counting the faction."
    )

    def find_format(self, name: str, catalogue: AnyCatalogue) -> Format:
        return find_format(name, own(catalogue, Catalogue))

    def parse_format(self, text: str, catalogue: AnyCatalogue) -> Format:
        return parse_format(text, own(catalogue, Catalogue))

    def criteria(self, request: CriteriaRequest) -> Criteria:
        return Criteria.of(
            own(request.format, Format),
            Edition(request.edition),
            own(request.catalogue, Catalogue),
            pool=request.pool,
            as_of=request.as_of,
            supplied=None if request.supplied is None else Supplied(request.supplied),
        )

    def check_import(self, read: AnyImport, criteria: CriteriaLike) -> Report:
        deck = None if read.decklist is None else own(read.decklist, Decklist)
        return check_import(read.with_decklist(deck), own(criteria, Criteria))

    def most(self, name: str, criteria: CriteriaLike) -> int:
        held = own(criteria, Criteria)
        return held.most(held.catalogue.by_name[name])

    def demands(self, form: AnyFormat, catalogue: AnyCatalogue) -> Sequence[Demand]:
        return demands_of(own(form, Format), own(catalogue, Catalogue))

    def number(self, kind: FindingKind, edition: str) -> str | None:
        return number(kind, Edition(edition))


Pool: TypeAlias = construction.Pool[Printing]
"""The cards one player may build from: copies by printing, and by name. Rules: 103.2c."""

POOL_CHECKS: Final[PoolChecks] = PoolChecks(
    packs=kinds.POOL_PACKS,
    sets=kinds.POOL_SETS,
    rarity=kinds.POOL_RARITY,
    total=kinds.POOL_TOTAL,
    rarities=tuple(Rarity),
    fixed=Rarity.FIXED,
    is_sold=lambda printing: not own(printing, Printing).card.is_basic,
)


def pool_checks() -> PoolChecks:
    """Return the checks of pools, for the slot of limited play."""
    return POOL_CHECKS
