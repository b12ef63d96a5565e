"""The rules that a deck can break, by their numbers. Rules: 1.2, 8.11, 47, 49."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.games.shadowfist.construction import check, check_import, find_format, kinds
from app.games.shadowfist.construction.initials import initial
from app.games.shadowfist.decklists import Import, Zone
from app.games.shadowfist.facts import Catalogue, ListedName, Listing
from app.games.tabletop.construction import CardCount, Pool, Removal, Repair, Verdict
from tests.games.shadowfist.construction.decks import (
    SOUND,
    criteria_of,
    deck,
    found,
    report_on,
)

TOGETHER = "Pi Tui", "Queen of the Ice Pagoda"
"""The second has the first as its Identity."""


def test_1_2_3_five_copies_of_a_title_are_allowed(shadowfist: Catalogue) -> None:
    assert report_on(shadowfist, SOUND).verdict is Verdict.LEGAL
    assert report_on(shadowfist, SOUND).findings == ()


def test_1_2_3_a_sixth_copy_of_a_title_is_an_error(shadowfist: Catalogue) -> None:
    report = report_on(shadowfist, {**SOUND, "Alpha Beast": 6})
    (one,) = found(report, kinds.COPIES)
    assert (one.rule, one.also) == ("1.2.3", ())
    assert one.message == ("The deck has 6 copies of Alpha Beast; at most 5 are allowed. Remove 1.")
    assert one.cards == (CardCount("Alpha Beast", 6),)
    assert one.repair == report.repair == Repair((Removal("Alpha Beast", 1, Zone.DECK),))
    assert report.verdict is Verdict.ILLEGAL


def test_8_11_1_printings_of_a_title_share_the_limit(shadowfist: Catalogue) -> None:
    cards = {**SOUND, "Big Bruiser (LTD)": 3, "Big Bruiser (RLD)": 3}
    (one,) = found(report_on(shadowfist, cards), kinds.COPIES)
    assert (one.rule, one.also) == ("1.2.3", ("8.11.1",))
    assert one.cards == (CardCount("Big Bruiser", 6),)


def test_1_2_4_a_deck_may_have_any_size(shadowfist: Catalogue) -> None:
    for cards in ({}, {"Alpha Beast": 1}, {"Thunder Knights": 600}):
        assert report_on(shadowfist, cards).verdict is Verdict.LEGAL


def test_49_3_no_max_cards_have_no_limit(shadowfist: Catalogue) -> None:
    assert not report_on(shadowfist, {**SOUND, "Thunder Knights": 40}).errors


def test_49_1_identity_shares_the_limit_of_the_title(shadowfist: Catalogue) -> None:
    titled, bearer = TOGETHER
    report = report_on(shadowfist, {**SOUND, titled: 3, bearer: 4})
    (one,) = found(report, kinds.IDENTITY)
    assert (one.rule, one.also) == ("1.2.3", ("49.1",))
    assert one.cards == (CardCount(titled, 3), CardCount(bearer, 4))
    assert one.repair is not None
    assert sum(removal.copies for removal in one.repair.remove) == 2
    assert "Remove 2, of whichever title you like." in one.message


@pytest.mark.parametrize("copies", [(5, 0), (0, 5), (2, 3)])
def test_49_1_five_copies_together_are_allowed(
    shadowfist: Catalogue, copies: tuple[int, int]
) -> None:
    cards = {name: number for name, number in zip(TOGETHER, copies, strict=True) if number}
    assert not report_on(shadowfist, {**SOUND, **cards}).errors


def test_49_1_a_title_that_is_over_the_limit_alone_is_named_for_both(
    shadowfist: Catalogue,
) -> None:
    report = report_on(shadowfist, {TOGETHER[0]: 7, TOGETHER[1]: 1})
    assert [each.kind for each in report.errors] == [kinds.COPIES, kinds.IDENTITY]
    assert report.repair is not None
    assert sum(removal.copies for removal in report.repair.remove) == 3


def test_49_1_no_title_bears_an_identity_of_one_that_bears_one(shadowfist: Catalogue) -> None:
    bearers = {title.name for title in shadowfist.cards if title.identity}
    assert bearers
    assert not {shadowfist.by_name[name].identity for name in bearers} & bearers
    assert not any(shadowfist.by_name[name].no_max for name in bearers)


def test_47_0_tokens_are_in_no_deck_and_not_counted(shadowfist: Catalogue) -> None:
    report = report_on(shadowfist, {**SOUND, "Hood": 3})
    (one,) = report.errors
    assert (one.kind, one.rule) == (kinds.TOKEN, "47.0")
    assert one.repair == Repair((Removal("Hood", 3, Zone.DECK),))
    assert report.size == sum(SOUND.values())


def test_a_proxy_is_in_no_deck_though_no_rule_has_a_number_for_it(shadowfist: Catalogue) -> None:
    (one,) = report_on(shadowfist, {**SOUND, "Burned for Victory": 1}).errors
    assert (one.kind, one.rule) == (kinds.PROXY, None)


def test_49_10_slips_of_upgraded_cards_are_in_no_deck(shadowfist: Catalogue) -> None:
    token = shadowfist.barred["Hood"]
    slips = replace(shadowfist, barred={"Hood": replace(token, rule="49.10", reason="A slip.")})
    (one,) = report_on(slips, {**SOUND, "Hood": 1}).errors
    assert (one.kind, one.rule) == (kinds.SLIP, "49.10")
    assert one.message == "Hood is no card of a deck. A slip. Remove it."


def test_cards_in_misc_are_not_counted(shadowfist: Catalogue) -> None:
    listed = deck(shadowfist, SOUND, misc={"Alpha Beast": 4, "Hood": 1})
    report = check_import(Import(listed), criteria_of(shadowfist))
    assert (report.verdict, report.size) == (Verdict.LEGAL, sum(SOUND.values()))


def test_titles_without_a_printing_in_the_card_pool_are_out(shadowfist: Catalogue) -> None:
    report = report_on(shadowfist, {"Alpha Beast": 2, "Ancient Stone Arch": 1}, "modern")
    (one,) = report.errors
    assert (one.kind, one.rule) == (kinds.NOT_IN_SETS, "format.sets")
    assert one.message == (
        "Alpha Beast has no printing in the card pool of Modern; Classic would allow it. Remove it."
    )
    assert one.repair == Repair((Removal("Alpha Beast", 2, Zone.DECK),))


def test_a_title_is_allowed_by_any_of_its_printings(shadowfist: Catalogue) -> None:
    report = report_on(shadowfist, {"Big Bruiser (LTD)": 5}, "modern")
    assert not report.errors


def test_one_hundred_names_allows_one_copy_of_a_title(shadowfist: Catalogue) -> None:
    cards = {"Alpha Beast": 1, "Thunder Knights": 2, "Arcane Scientist": 2}
    report = report_on(shadowfist, cards, "one-hundred-names")
    assert [(one.rule, one.cards) for one in report.errors] == [
        ("format.copies", (CardCount("Arcane Scientist", 2),)),
        ("format.copies", (CardCount("Thunder Knights", 2),)),
    ]
    assert "at most 1 is allowed" in report.errors[0].message


def test_one_hundred_names_counts_identity_as_the_title(shadowfist: Catalogue) -> None:
    report = report_on(shadowfist, dict.fromkeys(TOGETHER, 1), "one-hundred-names")
    (one,) = report.errors
    assert (one.kind, one.rule, one.also) == (kinds.FORMAT_COPIES, "format.copies", ("49.1",))


def test_comrades_need_a_designator_on_twenty_three_cards(shadowfist: Catalogue) -> None:
    demons = [
        title.name
        for title in shadowfist.cards
        if "demon" in title.newest.designators and not title.is_token
    ][:5]
    cards = {**dict.fromkeys(demons[:4], 5), demons[4]: 2, "Alpha Beast": 5}
    (one,) = report_on(shadowfist, cards, "comrades-in-arms").errors
    assert (one.kind, one.rule, one.also) == (kinds.DESIGNATOR, "format.designator", ("14.1",))
    assert one.repair == Repair(add=1, query="d:demon")
    assert "The most shared are “demon” (22), " in one.message
    assert one.message.count("(") == 5
    assert not report_on(shadowfist, {**cards, demons[4]: 3}, "comrades-in-arms").errors


def test_14_3_the_type_in_a_subtitle_is_no_designator_to_share(shadowfist: Catalogue) -> None:
    sites = [t.name for t in shadowfist.cards if t.newest.subtitle == "Feng Shui Site"][:6]
    report = report_on(shadowfist, dict.fromkeys(sites, 5), "comrades-in-arms")
    assert found(report, kinds.DESIGNATOR)


def test_ritual_allows_three_initials(shadowfist: Catalogue) -> None:
    cards = {"Alpha Beast": 3, "Big Bruiser": 1, "Chop Shop": 2, "Darkness Pagoda": 4}
    report = report_on(shadowfist, cards, "ritual-of-the-unnameable")
    (one,) = report.errors
    assert (one.kind, one.rule) == (kinds.LETTERS, "format.letters")
    assert one.message == (
        "The titles begin with 4 letters: A (3), B (1), C (2) and D (4). Ritual of the Unnameable "
        "allows 3. A, C and D keep the most cards: remove the other 1 card, or choose other "
        "letters."
    )
    assert report.repair == one.repair == Repair((Removal("Big Bruiser", 1, Zone.DECK),))
    del cards["Big Bruiser"]
    assert not report_on(shadowfist, cards, "ritual-of-the-unnameable").errors


@pytest.mark.parametrize(
    ("title", "letter"),
    [
        ("$10,000 Man", "M"),
        ("1,000 Corpses", "C"),
        (".44 Kincaid Magnum", "K"),
        ("401k Squad", "K"),
        ("36-Legged Horror", "L"),
        ("The Great Wall", "T"),
        ("A Terrible Silence", "A"),
        ('"Monkey" Chang', "M"),
        ("Éclair", "E"),
        ("1,000", ""),
    ],
)
def test_the_initial_is_the_first_letter_articles_included(title: str, letter: str) -> None:
    assert initial(title) == letter


def test_a_limited_deck_has_no_more_than_the_pool(shadowfist: Catalogue) -> None:
    held = deck(shadowfist, {"Alpha Beast (LTD)": 3, "Chop Shop": 1, "Big Bruiser": 1})
    report = check(
        deck(shadowfist, {"Alpha Beast": 4, "Chop Shop": 1, "Fire Ants": 1}),
        find_format("whirlpool-of-blood", shadowfist),
        catalogue=shadowfist,
        pool=Pool.of_decklist(held),
    )
    assert [(one.kind, one.rule, one.message) for one in report.errors] == [
        (
            kinds.NOT_IN_POOL,
            "format.pool",
            "The deck has 4 copies of Alpha Beast; the card pool has 3. Remove 1.",
        ),
        (kinds.NOT_IN_POOL, "format.pool", "Fire Ants is not in the card pool. Remove it."),
    ]
    assert report.leftovers == (CardCount("Big Bruiser", 1),)


def test_a_limited_deck_keeps_the_limit_of_copies(shadowfist: Catalogue) -> None:
    cards = deck(shadowfist, {"Alpha Beast": 6})
    report = check(
        cards,
        find_format("whirlpool-of-blood", shadowfist),
        catalogue=shadowfist,
        pool=Pool.of_decklist(cards),
    )
    assert [one.kind for one in report.errors] == [kinds.COPIES]


def test_a_pool_is_refused_where_the_format_has_none(shadowfist: Catalogue) -> None:
    cards = deck(shadowfist, SOUND)
    with pytest.raises(ValueError, match="Classic does not use a card pool"):
        check(
            cards,
            find_format("classic", shadowfist),
            catalogue=shadowfist,
            pool=Pool.of_decklist(cards),
        )


def test_house_formats_ban_restrict_and_bound_the_size(shadowfist: Catalogue) -> None:
    form = replace(
        find_format("classic", shadowfist),
        id="house",
        name="House",
        listed=(
            ListedName("Alpha Beast", Listing.BANNED, "a test"),
            ListedName("Chop Shop", Listing.RESTRICTED, "a test"),
        ),
        minimum=10,
        maximum=12,
    )
    report = report_on(shadowfist, {"Alpha Beast": 1, "Chop Shop": 2}, form)
    assert [(one.rule, one.message) for one in report.errors] == [
        ("format.banned", "Alpha Beast is banned in House. Remove it."),
        (
            "format.restricted",
            "Chop Shop is restricted in House: at most 1 copy, not 2. Remove 1.",
        ),
        ("format.size", "The deck has 3 cards; House needs at least 10. Add 7 cards."),
    ]
    assert report.repair is not None
    assert report.repair.add == 9
    large = report_on(shadowfist, {"Thunder Knights": 13}, form)
    assert large.repair == Repair((Removal("Thunder Knights", 1, Zone.DECK),))
