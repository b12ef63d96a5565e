"""The joint repair is complete and no smaller one exists."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.games.spoils.construction import Criteria, Pool, check, check_import
from app.games.spoils.decklists import Decklist, Import, Line, Zone
from app.games.spoils.editions import Edition
from app.games.spoils.facts import (
    Base,
    Card,
    CardSet,
    Catalogue,
    Format,
    ListedName,
    Listing,
    Printing,
    PrintingId,
    Supplied,
)
from app.games.spoils.presentation.deck_files import DECK_EDITING
from app.games.spoils.terms import STARTING, Rarity
from app.games.tabletop.construction import Repair, Report, Severity, Verdict, trim
from tests.games.spoils.construction.decks import CONSTRUCTED, deck
from tests.support.spoils_cards import FACTION, character, staple

ONE = CardSet("ONE", "First Set", 0, None)
TWO = CardSet("TWO", "Second Set", 1, None)
CARDS = (
    replace(FACTION, name="Hall"),
    replace(FACTION, name="Cave"),
    staple("R"),
    character("Ape"),
    character("Bee"),
)


def printing(card: Card, card_set: CardSet, rarity: Rarity) -> Printing:
    """A printing with an id made of set and name."""
    return Printing(PrintingId(f"{card_set.code}-{card.name}"), card, card_set, None, rarity)


TINY = Catalogue.of(
    version="test",
    sets=[ONE, TWO],
    printings=[
        *(printing(card, ONE, Rarity.STAPLE) for card in CARDS[:3]),
        printing(CARDS[3], ONE, Rarity.COMMON),
        printing(CARDS[3], TWO, Rarity.RARE),
        printing(CARDS[4], TWO, Rarity.COMMON),
    ],
)
FACTIONS = [p for p in TINY.printings if p.card.is_faction]
PRINTINGS = [p for p in TINY.printings if not p.card.is_faction]

listings = st.lists(
    st.builds(
        ListedName,
        name=st.sampled_from([card.name for card in CARDS]),
        listing=st.sampled_from(Listing),
        source=st.just("a test"),
    ),
    max_size=3,
)


@st.composite
def formats(draw: st.DrawFn) -> Format:
    """House formats with everything a format can ask, small enough to try all decks."""
    minimum = draw(st.integers(1, 4))
    return Format(
        id="house",
        name="House",
        base=draw(st.sampled_from(Base)),
        sets=draw(st.sampled_from([None, ("ONE",), ("TWO",)])),
        listed=tuple(draw(listings)),
        minimum=minimum,
        maximum=draw(st.one_of(st.none(), st.integers(minimum, 5))),
        copies=draw(st.sampled_from([None, 1, 2])),
        sideboard=draw(st.sampled_from([None, 0, 1, 2])),
        supplied=draw(st.sampled_from(Supplied)),
        rarities=draw(st.sampled_from([None, frozenset({Rarity.COMMON})])),
    )


def copies(printings: list[Printing], most: int) -> st.SearchStrategy[list[tuple[Printing, int]]]:
    """Copies of some printings, each printing once."""
    one = st.tuples(st.sampled_from(printings), st.integers(1, most))
    return st.lists(one, max_size=4, unique_by=lambda held: held[0].id)


decks = st.builds(
    lambda factions, main, side: Decklist(
        (
            *(Line(p, n, Zone.FACTION) for p, n in factions),
            *(Line(p, n, Zone.DECK) for p, n in main),
            *(Line(p, n, Zone.SIDEBOARD) for p, n in side),
        )
    ),
    copies(FACTIONS, 2),
    copies(PRINTINGS, 3),
    copies(PRINTINGS, 2),
)
pools = st.one_of(st.none(), st.builds(Pool.of, st.lists(st.tuples(
    st.sampled_from(TINY.printings), st.integers(1, 3)
), max_size=5)))  # fmt: skip


def judged(decklist: Decklist, form: Format, pool: Pool | None) -> Report:
    """The report; the pool only where the format has one."""
    limited = form.base is Base.LIMITED
    return check(decklist, form, catalogue=TINY, pool=pool if limited else None)


def is_only_short(report: Report) -> bool:
    """True if the only thing wrong is that cards are missing."""
    return all(found.repair is not None and found.repair.add for found in report.errors)


def with_additions(
    decklist: Decklist, number: int, order: list[Printing], form: Format, pool: Pool | None
) -> Decklist:
    """The deck with cards added one by one, each the first of `order` that breaks nothing."""
    for _ in range(number):
        tries = (replace(decklist, lines=(*decklist.lines, Line(p, 1))) for p in order)
        decklist = next(bigger for bigger in tries if is_only_short(judged(bigger, form, pool)))
    return decklist


def complete_repairs(
    decklist: Decklist, repair: Repair, form: Format, pool: Pool | None
) -> Iterator[Decklist]:
    """The deck after every choice of faction, and after additions in two orders."""
    for name in repair.choices or (None,):
        chosen = next((p for p in FACTIONS if p.card.name == name), None)
        repaired = DECK_EDITING.apply_repair(decklist, repair, chosen)
        for order in (PRINTINGS, PRINTINGS[::-1]):
            yield with_additions(repaired, repair.add, order, form, pool)


@given(decks, formats(), pools)
def test_after_any_complete_joint_repair_the_deck_is_legal(
    decklist: Decklist, form: Format, pool: Pool | None
) -> None:
    report = judged(decklist, form, pool)
    if report.repair is None:
        return
    for repaired in complete_repairs(decklist, report.repair, form, pool):
        after = judged(repaired, form, pool)
        assert after.verdict is Verdict.LEGAL, after.findings


def steps(decklist: Decklist, zones: tuple[Zone, ...]) -> dict[tuple[Zone, str], int]:
    """Copies by zone and printing in the zones that a format looks at."""
    counted: dict[tuple[Zone, str], int] = {}
    for line in decklist.lines:
        if line.zone in zones:
            key = (line.zone, line.printing.id)
            counted[key] = counted.get(key, 0) + line.copies
    return counted


def smallest(decklist: Decklist, form: Format, pool: Pool | None) -> int | None:
    """The fewest copies out and in that make the deck legal, by trying every deck."""
    zones = (Zone.FACTION, Zone.DECK) + ((Zone.SIDEBOARD,) if form.sideboard is not None else ())
    before = steps(decklist, zones)
    slots = [(Zone.FACTION, p) for p in FACTIONS] + [(Zone.DECK, p) for p in PRINTINGS]
    slots += [(Zone.SIDEBOARD, p) for p in PRINTINGS if before.get((Zone.SIDEBOARD, p.id))]
    ranges = []
    for zone, p in slots:
        held = before.get((zone, p.id), 0)
        most = {Zone.FACTION: max(1, held), Zone.DECK: max(4, held), Zone.SIDEBOARD: held}[zone]
        ranges.append(range(most + 1))
    limited = form.base is Base.LIMITED
    criteria = Criteria.of(form, Edition.CR3, TINY, pool=pool if limited else None)
    best = None
    for counts in product(*ranges):
        lines = [Line(p, n, z) for (z, p), n in zip(slots, counts, strict=True) if n]
        cost = sum(
            abs(n - before.get((z, p.id), 0)) for (z, p), n in zip(slots, counts, strict=True)
        )
        if best is None or cost < best:
            report = check_import(Import(Decklist(tuple(lines))), criteria)
            best = cost if report.verdict is Verdict.LEGAL else best
    return best


def cost_of(repair: Repair, decklist: Decklist) -> int:
    """Copies out and in, a choice of factions included."""
    cost = sum(removal.copies for removal in repair.remove) + repair.add
    if repair.choices:
        gone = sum(r.copies for r in repair.remove if r.zone is Zone.FACTION)
        present = sum(line.copies for line in decklist.in_zone(Zone.FACTION)) - gone
        cost += abs(present - 1)
    return cost


def shrink(decklist: Decklist) -> Decklist:
    """Few lines of cards, so that every deck around it can be tried."""
    kept = (
        *decklist.in_zone(Zone.FACTION),
        *decklist.in_zone(Zone.DECK)[:2],
        *decklist.in_zone(Zone.SIDEBOARD)[:1],
    )
    return replace(decklist, lines=kept)


@pytest.mark.slow
@settings(deadline=None, max_examples=15)
@given(decks.map(shrink), formats(), pools)
def test_no_smaller_repair_exists(decklist: Decklist, form: Format, pool: Pool | None) -> None:
    report = judged(decklist, form, pool)
    expected = smallest(decklist, form, pool)
    if report.verdict is Verdict.LEGAL:
        assert expected == 0
    elif report.repair is None:
        assert expected is None
    else:
        assert cost_of(report.repair, decklist) == expected


@given(decks, formats(), pools)
def test_each_error_carries_a_repair_that_removes_what_it_says(
    decklist: Decklist, form: Format, pool: Pool | None
) -> None:
    for found in judged(decklist, form, pool).findings:
        if found.severity is Severity.WARNING:
            assert found.repair is None
        elif found.repair is not None and not found.repair.choices:
            DECK_EDITING.apply_repair(decklist, found.repair)


@given(st.dictionaries(st.sampled_from("abcdef"), st.integers(1, 9)), st.integers(0, 20))
def test_a_surplus_is_taken_from_the_names_with_most_copies(
    counts: dict[str, int], surplus: int
) -> None:
    surplus = min(surplus, sum(counts.values()))
    taken = trim(counts, surplus)
    assert sum(taken.values()) == surplus
    left = {name: copies - taken.get(name, 0) for name, copies in counts.items()}
    assert all(copies >= 0 for copies in left.values())
    for name in taken:
        assert left[name] >= max(left.values(), default=0) - 1


def test_the_joint_repair_counts_what_its_removals_leave_missing(catalogue: Catalogue) -> None:
    report = check(deck(catalogue, {"Rage": 66, "Scout": 6}), CONSTRUCTED, catalogue=catalogue)
    assert [(f.rule, f.repair.add) for f in report.errors if f.repair] == [
        ("103.1b", 3),
        ("103.1c", 0),
    ]
    assert report.repair is not None
    assert [(r.name, r.copies) for r in report.repair.remove] == [("Scout", 2)]
    assert report.repair.add == 5


def test_starting_resources_go_last(catalogue: Catalogue) -> None:
    decklist = deck(catalogue, {"Rage": 80})
    lines = (
        replace(decklist.lines[1], copies=2, mark=STARTING),
        *decklist.lines,
    )
    form = replace(CONSTRUCTED, maximum=80)
    report = check(replace(decklist, lines=lines), form, catalogue=catalogue)
    assert report.repair is not None
    repaired = DECK_EDITING.apply_repair(replace(decklist, lines=lines), report.repair)
    assert [(line.copies, line.is_starting) for line in repaired.in_zone(Zone.DECK)] == [
        (2, True),
        (78, False),
    ]


def test_a_choice_of_factions_has_to_be_made(catalogue: Catalogue) -> None:
    report = check(deck(catalogue, {"Rage": 75}, factions={}), CONSTRUCTED, catalogue=catalogue)
    assert report.repair is not None
    with pytest.raises(ValueError, match="Choose one of these cards: Alliance"):
        DECK_EDITING.apply_repair(deck(catalogue, {"Rage": 75}, factions={}), report.repair)


def test_a_pool_that_cannot_fill_a_deck_has_no_joint_repair(catalogue: Catalogue) -> None:
    decklist = deck(catalogue, {"Scout": 10})
    pool = Pool.of_decklist(decklist)
    form = catalogue.formats["limited"]
    report = check(decklist, form, catalogue=catalogue, pool=pool, supplied=Supplied.NONE)
    assert (report.verdict, report.repair) == (Verdict.ILLEGAL, None)
    supplied = check(decklist, form, catalogue=catalogue, pool=pool)
    assert supplied.repair == Repair(add=30)
