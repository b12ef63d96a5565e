"""Deck construction, rule by rule, in every edition that has the rule."""

from dataclasses import replace

import pytest

from app.games.spoils.construction import Pool, check, find_format
from app.games.spoils.editions import EDITIONS, Edition, rulebook
from app.games.spoils.facts import Catalogue, ListedName, Listing, Supplied
from app.games.spoils.terms import Supertype
from app.games.tabletop.construction import FormatError, Verdict
from tests.games.spoils.construction.decks import (
    CONSTRUCTED,
    LIMITED,
    TOURNAMENT,
    deck,
    errors_of,
    lines,
    only,
    rules,
)
from tests.support.rules import rule, shows

COMPREHENSIVE = [Edition.CR2010, Edition.CR3]
MINIMUM = {Edition.BASIC1E: 45, Edition.CR2010: 45, Edition.CR3: 40}
every_edition = pytest.mark.parametrize("edition", list(Edition))
first_edition = pytest.mark.parametrize("edition", [Edition.BASIC1E])
comprehensive = pytest.mark.parametrize("edition", COMPREHENSIVE)


def number(cr3: str, edition: Edition) -> str:
    """The rule's number in the edition."""
    found = rulebook().number(cr3, edition)
    assert found is not None
    return found


def banned(name: str) -> tuple[ListedName, ...]:
    """A list with one banned name."""
    return (ListedName(name, Listing.BANNED, "a test"),)


@every_edition
def test_103_1_a_deck_that_meets_all_criteria_is_legal(
    catalogue: Catalogue, edition: Edition
) -> None:
    report = check(
        deck(catalogue, {"Rage": 71, "Scout": 4}), CONSTRUCTED, edition, catalogue=catalogue
    )
    assert (report.verdict, report.findings, report.repair) == (Verdict.LEGAL, (), None)
    assert (report.size, report.faction, report.edition) == (75, TOURNAMENT, edition)


@every_edition
def test_103_1a_a_constructed_deck_needs_a_faction(catalogue: Catalogue, edition: Edition) -> None:
    report = check(
        deck(catalogue, {"Rage": 75}, factions={}), CONSTRUCTED, edition, catalogue=catalogue
    )
    found = only(report, number("103.1a", edition))
    assert report.verdict is Verdict.ILLEGAL
    assert found.repair is not None
    assert found.repair.choices == tuple(card.name for card in catalogue.factions)


@every_edition
def test_103_1a_a_constructed_deck_has_no_second_faction(
    catalogue: Catalogue, edition: Edition
) -> None:
    two = {TOURNAMENT: 1, "Hall of Great Justice": 1}
    report = check(
        deck(catalogue, {"Rage": 75}, factions=two), CONSTRUCTED, edition, catalogue=catalogue
    )
    assert rules(report) == [number("103.1a", edition)]
    assert report.faction is None
    assert report.repair is not None
    assert report.repair.choices == ("Hall of Great Justice", TOURNAMENT)


@every_edition
def test_103_1a_two_copies_of_one_faction_are_two_factions(
    catalogue: Catalogue, edition: Edition
) -> None:
    double = deck(catalogue, {"Rage": 75}, factions={TOURNAMENT: 2})
    report = check(double, CONSTRUCTED, edition, catalogue=catalogue)
    assert rules(report) == [number("103.1a", edition)]
    assert report.repair is not None
    assert [(r.name, r.copies) for r in report.repair.remove] == [(TOURNAMENT, 1)]


@every_edition
def test_103_1b_a_constructed_deck_holds_at_least_75_cards(
    catalogue: Catalogue, edition: Edition
) -> None:
    report = check(deck(catalogue, {"Rage": 74}), CONSTRUCTED, edition, catalogue=catalogue)
    found = only(report, number("103.1b", edition))
    assert found.repair is not None
    assert found.repair.add == 1


@every_edition
def test_103_1b_the_faction_is_not_counted(catalogue: Catalogue, edition: Edition) -> None:
    report = check(deck(catalogue, {"Rage": 75}), CONSTRUCTED, edition, catalogue=catalogue)
    assert (report.size, rules(report)) == (75, [])


@every_edition
def test_103_1b_there_is_no_largest_size(catalogue: Catalogue, edition: Edition) -> None:
    assert errors_of(deck(catalogue, {"Rage": 750}), CONSTRUCTED, catalogue, edition) == []


@every_edition
def test_103_1c_no_more_than_four_copies_of_a_name(catalogue: Catalogue, edition: Edition) -> None:
    report = check(
        deck(catalogue, {"Rage": 75, "Scout": 6}), CONSTRUCTED, edition, catalogue=catalogue
    )
    found = only(report, number("103.1c", edition))
    assert found.cards == (("Scout", 6),)
    assert found.repair is not None
    assert [(r.name, r.copies) for r in found.repair.remove] == [("Scout", 2)]


@every_edition
def test_103_1c_copies_are_counted_by_name_over_all_printings(
    catalogue: Catalogue, edition: Edition
) -> None:
    scout = catalogue.by_name["Scout"]
    printings = catalogue.printings_of(scout)
    assert len(printings) > 1
    plain = deck(catalogue, {"Rage": 75})
    each = tuple(replace(plain.lines[1], printing=p, copies=3) for p in printings)
    mixed = replace(plain, lines=(*plain.lines, *each))
    with shows("201.1b"):
        assert errors_of(mixed, CONSTRUCTED, catalogue, edition) == [number("103.1c", edition)]


@every_edition
@pytest.mark.parametrize("name", ["Rage", "Party Clowns"])
def test_103_1c_staples_and_cards_that_say_so_are_free_of_the_limit(
    catalogue: Catalogue, edition: Edition, name: str
) -> None:
    assert errors_of(deck(catalogue, {name: 75}), CONSTRUCTED, catalogue, edition) == []


@every_edition
def test_103_1c_the_staple_supertype_alone_is_enough_in_cr3_only(
    catalogue: Catalogue, edition: Edition
) -> None:
    scout = catalogue.by_name["Scout"]
    staple = replace(
        catalogue.newest_printing(scout), card=replace(scout, supertype=Supertype.STAPLE)
    )
    plain = deck(catalogue, {"Rage": 75, "Scout": 5})
    curated = replace(plain, lines=(*plain.lines[:2], replace(plain.lines[2], printing=staple)))
    expected = [] if EDITIONS[edition].staple_cards_exempt else [number("103.1c", edition)]
    with shows("201.4c"):
        assert errors_of(curated, CONSTRUCTED, catalogue, edition) == expected
    assert EDITIONS[edition].staple_cards_exempt == (edition is Edition.CR3)


@comprehensive
def test_103_1d_a_banned_card_makes_a_constructed_deck_illegal(
    catalogue: Catalogue, edition: Edition
) -> None:
    form = replace(CONSTRUCTED, listed=banned("Gnat"))
    report = check(deck(catalogue, {"Rage": 75, "Gnat": 2}), form, edition, catalogue=catalogue)
    found = only(report, "103.1d")
    assert found.cards == (("Gnat", 2),)
    assert found.repair is not None
    assert [(r.name, r.copies) for r in found.repair.remove] == [("Gnat", 2)]


@first_edition
def test_103_1d_is_not_in_the_first_edition(catalogue: Catalogue, edition: Edition) -> None:
    form = replace(CONSTRUCTED, listed=banned("Gnat"))
    report = check(deck(catalogue, {"Rage": 75, "Gnat": 2}), form, edition, catalogue=catalogue)
    assert rulebook().number("103.1d", edition) is None
    assert report.verdict is Verdict.LEGAL
    assert (("Gnat", 2),) in [found.cards for found in report.warnings if found.rule is None]


@every_edition
def test_103_2_a_limited_deck_that_meets_all_criteria_is_legal(
    catalogue: Catalogue, edition: Edition
) -> None:
    decklist = deck(catalogue, {"Rage": 39, "Scout": 6})
    pool = Pool.of_decklist(deck(catalogue, {"Scout": 6}))
    report = check(decklist, LIMITED, edition, catalogue=catalogue, pool=pool)
    assert (report.verdict, report.findings) == (Verdict.LEGAL, ())


@every_edition
@pytest.mark.parametrize("factions", [{}, {TOURNAMENT: 2}])
def test_103_2a_a_limited_deck_goes_with_exactly_one_faction(
    catalogue: Catalogue, edition: Edition, factions: dict[str, int]
) -> None:
    decklist = deck(catalogue, {"Rage": 45}, factions=factions)
    assert errors_of(decklist, LIMITED, catalogue, edition) == [
        "B.faction.3" if edition is Edition.BASIC1E else "103.2a"
    ]


@every_edition
def test_103_2b_a_limited_deck_reaches_the_size_of_its_edition(
    catalogue: Catalogue, edition: Edition
) -> None:
    least = MINIMUM[edition]
    for size in (least, 300):
        assert errors_of(deck(catalogue, {"Rage": size}), LIMITED, catalogue, edition) == []
    one_short = deck(catalogue, {"Rage": least - 1})
    assert errors_of(one_short, LIMITED, catalogue, edition) == [number("103.2b", edition)]
    short = check(deck(catalogue, {"Rage": least - 2}), LIMITED, edition, catalogue=catalogue)
    found = only(short, number("103.2b", edition))
    assert found.repair is not None
    assert found.repair.add == 2


@every_edition
@rule("EX-041")
def test_103_2b_forty_two_cards_are_enough_for_a_limited_deck_in_the_latest_edition_alone(
    catalogue: Catalogue, edition: Edition
) -> None:
    report = check(deck(catalogue, {"Rage": 42}), LIMITED, edition, catalogue=catalogue)
    assert report.verdict is (Verdict.LEGAL if edition is Edition.CR3 else Verdict.ILLEGAL)


@every_edition
def test_103_2c_any_number_of_copies_that_the_pool_holds(
    catalogue: Catalogue, edition: Edition
) -> None:
    pool = Pool.of_decklist(deck(catalogue, {"Scout": 7}, factions={}))
    fits = deck(catalogue, {"Rage": 45, "Scout": 7})
    assert check(fits, LIMITED, edition, catalogue=catalogue, pool=pool).verdict is Verdict.LEGAL
    over = deck(catalogue, {"Rage": 45, "Scout": 8, "Gnat": 1})
    report = check(over, LIMITED, edition, catalogue=catalogue, pool=pool)
    rule = number("103.2c", edition)
    assert [(found.rule, found.cards) for found in report.errors] == [
        (rule, (("Gnat", 1),)),
        (rule, (("Scout", 8),)),
    ]


@comprehensive
def test_103_2d_a_ban_in_constructed_does_not_reach_limited(
    catalogue: Catalogue, edition: Edition
) -> None:
    decklist = deck(catalogue, {"Rage": 75, "Gnat": 1})
    constructed = replace(CONSTRUCTED, listed=banned("Gnat"))
    assert errors_of(decklist, constructed, catalogue, edition) == ["103.1d"]
    assert errors_of(decklist, catalogue.formats["limited"], catalogue, edition) == []


@comprehensive
def test_103_2d_a_ban_made_for_limited_holds(catalogue: Catalogue, edition: Edition) -> None:
    form = replace(LIMITED, listed=banned("Scout"))
    decklist = deck(catalogue, {"Rage": 45, "Scout": 1})
    assert errors_of(decklist, form, catalogue, edition) == ["103.2d"]


@first_edition
def test_103_2d_is_not_in_the_first_edition(catalogue: Catalogue, edition: Edition) -> None:
    form = replace(LIMITED, listed=banned("Scout"))
    assert rulebook().number("103.2d", edition) is None
    assert errors_of(deck(catalogue, {"Rage": 45, "Scout": 1}), form, catalogue, edition) == []


@pytest.mark.parametrize("asked", ["Two Headed Majig", "two-headed-majig", "103.3"])
def test_103_3_is_announced_but_empty(catalogue: Catalogue, asked: str) -> None:
    with pytest.raises(FormatError, match=r"103\.3 announces it"):
        find_format(asked, catalogue)


@every_edition
@pytest.mark.parametrize("form", [CONSTRUCTED, LIMITED], ids=lambda form: form.id)
def test_202_1_each_deck_goes_with_one_faction_card(
    catalogue: Catalogue, edition: Edition, form: object
) -> None:
    asked = CONSTRUCTED if form is CONSTRUCTED else LIMITED
    for name in (card.name for card in catalogue.factions):
        assert (
            errors_of(deck(catalogue, {"Rage": 75}, factions={name: 1}), asked, catalogue, edition)
            == []
        )


@every_edition
@pytest.mark.parametrize("name", ["Obsession", "Greed", "Elitism", "Deception", "Rage"])
def test_203_5b_any_number_of_staple_resources(
    catalogue: Catalogue, edition: Edition, name: str
) -> None:
    assert errors_of(deck(catalogue, {name: 200}), CONSTRUCTED, catalogue, edition) == []


@first_edition
def test_b_limited_1_a_limited_deck_holds_at_least_45_cards(
    catalogue: Catalogue, edition: Edition
) -> None:
    assert errors_of(deck(catalogue, {"Rage": 44}), LIMITED, catalogue, edition) == ["B.limited.1"]


@first_edition
def test_b_limited_2_the_faction_is_not_counted_in_limited(
    catalogue: Catalogue, edition: Edition
) -> None:
    report = check(deck(catalogue, {"Rage": 44}), LIMITED, edition, catalogue=catalogue)
    assert (report.size, report.faction) == (44, TOURNAMENT)
    assert rules(report) == ["B.limited.1"]


@first_edition
def test_b_limited_3_only_the_pool_bounds_the_copies(
    catalogue: Catalogue, edition: Edition
) -> None:
    decklist = deck(catalogue, {"Rage": 45, "Scout": 9})
    for held, expected in ((9, []), (8, ["B.limited.3"])):
        pool = Pool.of(
            (line.printing, held) for line in lines(catalogue, decklist.lines[2].zone, {"Scout": 1})
        )
        report = check(decklist, LIMITED, edition, catalogue=catalogue, pool=pool)
        assert rules(report) == expected


@first_edition
def test_b_constructed_1_a_constructed_deck_holds_at_least_75_cards(
    catalogue: Catalogue, edition: Edition
) -> None:
    short = deck(catalogue, {"Rage": 74})
    assert errors_of(short, CONSTRUCTED, catalogue, edition) == ["B.constructed.1"]


@first_edition
def test_b_constructed_2_the_faction_is_not_counted_in_constructed(
    catalogue: Catalogue, edition: Edition
) -> None:
    report = check(deck(catalogue, {"Rage": 75}), CONSTRUCTED, edition, catalogue=catalogue)
    assert (report.size, report.faction, rules(report)) == (75, TOURNAMENT, [])


@first_edition
def test_b_constructed_3_four_copies_of_a_card_at_most(
    catalogue: Catalogue, edition: Edition
) -> None:
    for copies, expected in ((4, []), (5, ["B.constructed.3"])):
        decklist = deck(catalogue, {"Rage": 75, "Scout": copies})
        assert errors_of(decklist, CONSTRUCTED, catalogue, edition) == expected


@first_edition
def test_b_constructed_4_staple_resources_in_any_number(
    catalogue: Catalogue, edition: Edition
) -> None:
    assert errors_of(deck(catalogue, {"Rage": 75}), CONSTRUCTED, catalogue, edition) == []


@first_edition
def test_b_constructed_5_a_staple_is_known_by_its_line_of_types(
    catalogue: Catalogue, edition: Edition
) -> None:
    staples = {card.name for card in catalogue.cards if card.is_staple}
    assert staples == {"Obsession", "Greed", "Elitism", "Deception", "Rage"}
    resource = deck(catalogue, {"Rage": 75, "Violence": 5})
    assert errors_of(resource, CONSTRUCTED, catalogue, edition) == ["B.constructed.3"]


@first_edition
@pytest.mark.parametrize("factions", [{}, {TOURNAMENT: 1, "Hall of Great Justice": 1}])
def test_b_faction_3_a_deck_needs_one_faction_and_holds_none(
    catalogue: Catalogue, edition: Edition, factions: dict[str, int]
) -> None:
    decklist = deck(catalogue, {"Rage": 75}, factions=factions)
    assert errors_of(decklist, CONSTRUCTED, catalogue, edition) == ["B.faction.3"]


def editions_of(test: object) -> set[Edition]:
    """The editions a test is run in."""
    marks = [mark for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
    return {edition for mark in marks if mark.args[0] == "edition" for edition in mark.args[1]}


def test_every_rule_of_deck_construction_has_a_test_named_after_it_in_each_of_its_editions() -> (
    None
):
    of_kind = [it for it in rulebook().rules.values() if it.kind == "deck-construction"]
    assert len(of_kind) == 22
    for each in of_kind:
        start = "test_" + each.id.lower().replace(".", "_") + "_"
        tests = [test for name, test in globals().items() if name.startswith(start)]
        assert tests, each.id
        printed = {edition for edition in Edition if each.numbers.get(edition)}
        if each.testable == "yes":
            assert printed <= set().union(*map(editions_of, tests)), each.id


def test_supplied_cards_need_not_be_in_the_pool(catalogue: Catalogue) -> None:
    pool = Pool.of_decklist(deck(catalogue, {"Scout": 40, "Rage": 1}, factions={}))
    decklist = deck(catalogue, {"Scout": 38, "Rage": 2})
    free = check(decklist, LIMITED, catalogue=catalogue, pool=pool)
    assert free.verdict is Verdict.LEGAL
    bare = check(decklist, LIMITED, catalogue=catalogue, pool=pool, supplied=Supplied.NONE)
    assert [(found.rule, found.cards) for found in bare.errors] == [
        ("103.2c", (("Rage", 2),)),
        ("103.2c", ((TOURNAMENT, 1),)),
    ]
    assert bare.repair is None, "no pool card is a faction"
