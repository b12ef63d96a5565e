"""Findings that a format adds to the rules: sets, lists, rarities, sizes, dates."""

from dataclasses import replace
from datetime import date

import pytest

from app.games.spoils.construction import Pool, check, find_format, format_digest
from app.games.spoils.decklists import Decklist, Line, Zone
from app.games.spoils.facts import Catalogue, Format, ListedName, Listing, Supplied
from app.games.spoils.terms import Rarity
from app.games.tabletop.construction import FormatError, Report, Verdict
from tests.games.spoils.construction.decks import (
    CONSTRUCTED,
    LIMITED,
    deck,
    errors_of,
    only,
    rules,
)

SPRING, SUMMER, AUTUMN = date(2008, 3, 1), date(2008, 6, 1), date(2008, 9, 1)


def of_set(catalogue: Catalogue, code: str) -> str:
    """A name printed in that set only."""
    return next(
        card.name
        for card in catalogue.cards
        if card.is_deck_card and {p.set.code for p in catalogue.printings_of(card)} == {code}
    )


def on(day: date | None, form: Format, decklist: Decklist, catalogue: Catalogue) -> Report:
    """The report as of a day."""
    return check(decklist, form, catalogue=catalogue, as_of=day)


def test_a_name_is_allowed_if_any_of_its_printings_is_in_an_allowed_set(
    catalogue: Catalogue,
) -> None:
    form = replace(CONSTRUCTED, sets=("1ED",))
    outside = of_set(catalogue, "SDE")
    reprinted = next(
        card.name
        for card in catalogue.cards
        if {p.set.code for p in catalogue.printings_of(card)} == {"1ED", "2ED"}
    )
    decklist = deck(catalogue, {"Rage": 75, outside: 2, reprinted: 2})
    report = check(decklist, form, catalogue=catalogue)
    assert decklist.lines[3].printing.set.code == "2ED"
    assert [found.cards for found in report.errors] == [((outside, 2),)]
    assert "1st Edition" in only(report, "format.sets").message


def test_staples_and_factions_belong_to_every_set(catalogue: Catalogue) -> None:
    form = replace(CONSTRUCTED, sets=("SD3",))
    assert errors_of(deck(catalogue, {"Deception": 75}), form, catalogue) == []


@pytest.mark.parametrize("base", [CONSTRUCTED, LIMITED], ids=lambda form: form.id)
def test_a_format_may_have_its_own_copy_limit(catalogue: Catalogue, base: Format) -> None:
    form = replace(base, copies=1)
    decklist = deck(catalogue, {"Rage": 75, "Scout": 2, "Party Clowns": 5})
    assert errors_of(decklist, form, catalogue) == ["format.copies"]


def test_a_restricted_name_is_held_to_one_copy(catalogue: Catalogue) -> None:
    form = replace(CONSTRUCTED, listed=(ListedName("scout", Listing.RESTRICTED, "a test"),))
    assert errors_of(deck(catalogue, {"Rage": 75, "Scout": 1}), form, catalogue) == []
    report = check(deck(catalogue, {"Rage": 75, "Scout": 3}), form, catalogue=catalogue)
    found = only(report, "format.restricted")
    assert found.repair is not None
    assert [(r.name, r.copies) for r in found.repair.remove] == [("Scout", 2)]


def test_a_name_both_banned_and_restricted_is_banned(catalogue: Catalogue) -> None:
    listed = tuple(ListedName("Scout", listing, "a test") for listing in Listing)
    for order in (listed, listed[::-1]):
        form = replace(CONSTRUCTED, listed=order)
        assert errors_of(deck(catalogue, {"Rage": 75, "Scout": 1}), form, catalogue) == ["103.1d"]


def test_a_ban_reaches_factions_and_the_repair_offers_the_others(catalogue: Catalogue) -> None:
    banned = ListedName("The Tournament Faction", Listing.BANNED, "a test")
    form = replace(CONSTRUCTED, listed=(banned,))
    report = check(deck(catalogue, {"Rage": 75}), form, catalogue=catalogue)
    assert rules(report) == ["103.1d"]
    assert report.repair is not None
    assert [(r.name, r.zone) for r in report.repair.remove] == [
        ("The Tournament Faction", Zone.FACTION)
    ]
    assert len(report.repair.choices) == len(catalogue.factions) - 1


def test_the_day_selects_the_version_of_the_list(catalogue: Catalogue) -> None:
    form = replace(
        CONSTRUCTED,
        listed=(ListedName("Scout", Listing.BANNED, "a test", since=SPRING, until=AUTUMN),),
    )
    decklist = deck(catalogue, {"Rage": 75, "Scout": 1})
    expected = {date(2008, 2, 29): [], SPRING: ["103.1d"], SUMMER: ["103.1d"], AUTUMN: [], None: []}
    for day, broken in expected.items():
        assert rules(on(day, form, decklist, catalogue)) == broken, day
    days = {day: on(day, form, decklist, catalogue).stamp.banned_list for day in expected}
    assert days == {
        date(2008, 2, 29): None, SPRING: SPRING, SUMMER: SPRING, AUTUMN: AUTUMN, None: AUTUMN
    }  # fmt: skip


def dated(catalogue: Catalogue, code: str, day: date) -> Catalogue:
    """The catalogue with a release date for one set."""
    sets = {
        s.code: replace(s, released=day, released_source="a test") if s.code == code else s
        for s in catalogue.sets
    }
    return Catalogue.of(
        version=catalogue.version,
        printings=[replace(p, set=sets[p.set.code]) for p in catalogue.printings],
        sets=sets.values(),
        formats=catalogue.formats.values(),
    )


def test_a_day_excludes_a_set_only_where_a_source_dates_it(catalogue: Catalogue) -> None:
    known = dated(catalogue, "SDE", SUMMER)
    decklist = deck(known, {"Rage": 75, of_set(known, "SDE"): 1})
    early = on(SPRING, CONSTRUCTED, decklist, known)
    assert rules(early) == ["format.sets"]
    assert "2008-03-01" in early.errors[0].message
    assert rules(on(SUMMER, CONSTRUCTED, decklist, known)) == []
    warning = only(on(SUMMER, CONSTRUCTED, decklist, known), "format.sets")
    assert "2nd Edition" in warning.message
    assert "Shade" not in warning.message


def test_without_a_day_nothing_is_said_of_release_dates(catalogue: Catalogue) -> None:
    decklist = deck(catalogue, {"Rage": 71, "Scout": 4})
    assert on(None, CONSTRUCTED, decklist, catalogue).findings == ()


def test_rarities_are_judged_by_printing(catalogue: Catalogue) -> None:
    form = replace(CONSTRUCTED, rarities=frozenset({Rarity.COMMON}))
    card = next(
        card
        for card in catalogue.cards
        if {p.rarity for p in catalogue.printings_of(card)} == {Rarity.COMMON, Rarity.UNCOMMON}
    )
    plain = deck(catalogue, {"Rage": 75})
    for printing in catalogue.printings_of(card):
        decklist = replace(plain, lines=(*plain.lines, Line(printing, 2)))
        report = check(decklist, form, catalogue=catalogue)
        if printing.rarity is Rarity.COMMON:
            assert rules(report) == []
        else:
            assert rules(report) == ["format.rarity"]
            assert "or use the printing from" in report.errors[0].message
            assert report.repair is not None
            assert report.repair.remove[0].printing == printing.id


def test_a_token_is_no_card_of_a_deck(catalogue: Catalogue) -> None:
    decklist = deck(catalogue, {"Rage": 74, "Micromajig Token": 1})
    report = check(decklist, CONSTRUCTED, catalogue=catalogue)
    assert (report.size, rules(report)) == (74, ["103.1b", "data.token"])


def test_a_format_has_its_own_sizes(catalogue: Catalogue) -> None:
    form = replace(CONSTRUCTED, minimum=50, maximum=60)
    sizes = {49: ["format.size"], 50: [], 60: [], 61: ["format.size"]}
    for size, expected in sizes.items():
        report = check(deck(catalogue, {"Rage": size}), form, catalogue=catalogue)
        assert rules(report) == expected
    assert report.repair is not None
    assert [(r.name, r.copies) for r in report.repair.remove] == [("Rage", 1)]


def test_a_sideboard_counts_only_where_the_format_has_one(catalogue: Catalogue) -> None:
    decklist = deck(catalogue, {"Rage": 75, "Scout": 3}, sideboard={"Scout": 3, "Gnat": 3})
    assert errors_of(decklist, CONSTRUCTED, catalogue) == []
    form = replace(CONSTRUCTED, sideboard=5)
    report = check(decklist, form, catalogue=catalogue)
    assert rules(report) == ["format.sideboard", "103.1c"]
    assert report.repair is not None
    assert [(r.name, r.copies, r.zone) for r in report.repair.remove] == [
        ("Scout", 2, Zone.SIDEBOARD)
    ]


def test_the_stamp_of_a_format_with_a_sideboard_tells_sideboards_apart(
    catalogue: Catalogue,
) -> None:
    one = deck(catalogue, {"Rage": 75}, sideboard={"Scout": 1})
    two = deck(catalogue, {"Rage": 75}, sideboard={"Scout": 5})
    form = replace(CONSTRUCTED, sideboard=5)
    reports = [check(each, form, catalogue=catalogue) for each in (one, two)]
    assert reports[0].hash == reports[1].hash
    assert reports[0].stamp != reports[1].stamp
    assert {check(d, CONSTRUCTED, catalogue=catalogue).stamp.sideboard for d in (one, two)} == {
        None
    }


def test_an_incomplete_format_gives_no_verdict_and_says_what_is_unknown(
    catalogue: Catalogue,
) -> None:
    for name in ("current", "chronicles"):
        form = find_format(name, catalogue)
        with pytest.raises(FormatError, match="not known: which sets"):
            check(deck(catalogue, {"Rage": 75}), form, catalogue=catalogue)


def test_a_pool_belongs_to_limited(catalogue: Catalogue) -> None:
    decklist = deck(catalogue, {"Rage": 75})
    with pytest.raises(ValueError, match="does not use a card pool"):
        check(decklist, CONSTRUCTED, catalogue=catalogue, pool=Pool.of_decklist(decklist))


def test_without_a_pool_the_report_says_what_was_not_checked(catalogue: Catalogue) -> None:
    report = check(deck(catalogue, {"Rage": 40}), LIMITED, catalogue=catalogue)
    assert report.verdict is Verdict.LEGAL
    assert "only 103.2a, 103.2b and 103.2d" in only(report, "103.2c").message


def test_what_the_deck_leaves_of_the_pool_is_listed(catalogue: Catalogue) -> None:
    pool = Pool.of_decklist(deck(catalogue, {"Scout": 3, "Gnat": 2}, factions={}))
    report = check(
        deck(catalogue, {"Rage": 40, "Scout": 1}), LIMITED, catalogue=catalogue, pool=pool
    )
    assert report.leftovers == (("Gnat", 2), ("Scout", 2))


def test_the_stamp_names_everything_a_verdict_depends_on(catalogue: Catalogue) -> None:
    decklist = deck(catalogue, {"Rage": 45})
    pool = Pool.of_decklist(decklist)
    plain = check(decklist, LIMITED, catalogue=catalogue).stamp
    assert plain.catalogue == catalogue.digest
    assert plain.format_digest == format_digest(LIMITED)
    assert plain.supplied is Supplied.STAPLES_AND_FACTIONS
    others = [
        check(decklist, LIMITED, catalogue=catalogue, pool=pool).stamp,
        check(decklist, LIMITED, catalogue=catalogue, as_of=SPRING).stamp,
        check(decklist, LIMITED, catalogue=catalogue, supplied=Supplied.NONE).stamp,
        check(decklist, replace(LIMITED, copies=4), catalogue=catalogue).stamp,
        check(decklist, CONSTRUCTED, catalogue=catalogue).stamp,
    ]
    assert len({plain, *others}) == 6
