"""Warnings of decks that are legal but likely unwanted. Rules: 8.11.1, 18, 22.2, 25.1."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.games.shadowfist.construction import check, find_format, kinds
from app.games.shadowfist.construction.reach import unreachable
from app.games.shadowfist.construction.traits import Held, traits_of, unpacked
from app.games.shadowfist.facts import Catalogue, Pool
from app.games.tabletop.construction import CardCount, Repair, Verdict
from tests.games.shadowfist.construction.decks import SITES, SOUND, deck, found, printed, report_on


def test_8_11_1_a_title_whose_printings_differ_says_which_numbers_are_used(
    shadowfist: Catalogue,
) -> None:
    report = report_on(shadowfist, {**SOUND, "Chop Shop": 2})
    (one,) = found(report, kinds.PRINTINGS_DIFFER)
    assert (one.rule, one.also) == ("8.11.1", ("8.3.1.1",))
    body = printed(shadowfist, "Chop Shop (CIK)").printed.body
    assert one.message == (
        f"Chop Shop is read as its newest printing, of Combat in Kowloon: Body {body}. Others "
        "differ in Body; name a set to choose one."
    )
    assert one.cards == (CardCount("Chop Shop", 2),)
    assert report.verdict is Verdict.LEGAL


def test_8_11_1_a_printing_that_is_named_needs_no_word(shadowfist: Catalogue) -> None:
    report = report_on(shadowfist, {**SOUND, "Chop Shop (BCL)": 2})
    assert not found(report, kinds.PRINTINGS_DIFFER)


def test_8_11_1_a_printing_outside_the_card_pool_that_differs(shadowfist: Catalogue) -> None:
    cards = {"Chop Shop (BCL)": 1, "Avenging Thunder (10KB)": 1}
    report = report_on(shadowfist, cards, "modern")
    (one,) = [
        each
        for each in found(report, kinds.OTHER_PRINTING)
        if each.cards == (CardCount("Chop Shop", 1),)
    ]
    assert one.rule == "8.11.1"
    assert "is not in the card pool of Modern and differs from the printing of Combat in" in (
        one.message
    )
    assert not report_on(shadowfist, {"Chop Shop (CIK)": 1}, "modern").errors
    assert not found(report_on(shadowfist, {"Chop Shop (CIK)": 1}, "modern"), kinds.OTHER_PRINTING)


def made(catalogue: Catalogue, name: str, requires: str, provides: str, copies: int) -> Held:
    """Copies of a made-up card."""
    like = printed(catalogue, "Alpha Beast")
    facts = replace(
        like.printed, requires=Pool.of(requires), provides=Pool.of(provides), play_costs=()
    )
    card = replace(like.card, name=name, newest=facts, printed=(facts,))
    printing = replace(like, card=card, printed=facts)
    return Held.of(printing, copies, traits_of(printing, catalogue))


@pytest.mark.parametrize(
    ("cards", "stuck", "pool"),
    [
        ([("Student", "", "a", 1), ("Master", "a", "a", 1), ("Temple", "aa", "", 1)], [], "aa"),
        ([("Student", "", "a", 1), ("Master", "aa", "a", 4)], ["Master"], "a"),
        ([("Student", "", "a", 2), ("Master", "aa", "C", 1), ("Form", "C", "", 1)], [], "aaC"),
        ([("Form", "C", "C", 5)], ["Form"], ""),
        ([("Student", "", "a", 5), ("Form", "C", "C", 5)], ["Form"], "aaaaa"),
    ],
)
def test_25_1_resources_are_followed_from_card_to_card(
    shadowfist: Catalogue, cards: list[tuple[str, str, str, int]], stuck: list[str], pool: str
) -> None:
    left, reached = unreachable([made(shadowfist, *card) for card in cards])
    assert [held.printing.card.name for held in left] == stuck
    assert unpacked(reached) == Pool.of(pool)


def test_25_1_a_card_that_the_deck_can_never_play(shadowfist: Catalogue) -> None:
    report = report_on(shadowfist, {**SOUND, "Pi Tui": 2})
    (one,) = found(report, kinds.UNREACHABLE)
    assert (one.rule, one.also) == ("25.1", ("18.1", "8.4"))
    assert one.cards == (CardCount("Pi Tui", 2),)
    assert "the resources do not suffice for Pi Tui (3 Four Monarchs)" in one.message


def test_18_4_nothing_can_start_without_a_foundation(shadowfist: Catalogue) -> None:
    report = report_on(shadowfist, {**SITES, "Pi Tui": 2})
    (one,) = found(report, kinds.NO_START)
    assert one.rule == "18.4"
    assert one.cards == (CardCount("Pi Tui", 2),)
    assert not found(report, kinds.UNREACHABLE)
    assert not found(report, kinds.FEW_FOUNDATIONS)


def test_22_2_2_a_deck_without_feng_shui_sites(shadowfist: Catalogue) -> None:
    (one,) = report_on(shadowfist, {"Alpha Beast": 5}).findings
    assert (one.kind, one.rule, one.also) == (kinds.NO_SITES, "22.2.2", ("25.7.2",))


def test_few_sites_and_foundations_are_told_with_their_chances(shadowfist: Catalogue) -> None:
    cards = {"Ancestral Tomb": 5, "Alpha Beast": 5, "Thunder Knights": 0, "Fire Ants": 20}
    sites_only = {"Ancestral Tomb": 7, "Fire Ants": 43}
    report = report_on(shadowfist, sites_only)
    (one,) = found(report, kinds.FEW_SITES)
    assert one.rule is None
    assert one.message == (
        "With 7 Feng Shui Sites among 50 cards, the chance to have one by the end of the first "
        "Establishing Shot is 87.4%, if you discard all other cards. Adding 1 card would reach "
        "90%."
    )
    assert one.repair == Repair(add=1, query="t:fss")
    del cards["Thunder Knights"]
    enough = replace(find_format("classic", shadowfist), few_sites=80)
    assert not found(report_on(shadowfist, sites_only, enough), kinds.FEW_SITES)
    few = {"Ancestral Tomb": 5, "Alpha Beast": 2, "Chop Shop (CIK)": 40}
    (other,) = found(report_on(shadowfist, few), kinds.FEW_FOUNDATIONS)
    assert other.repair is not None
    assert other.repair.query == "is:foundation"


def test_a_limited_deck_without_a_pool_says_what_was_not_checked(shadowfist: Catalogue) -> None:
    report = report_on(shadowfist, SOUND, "whirlpool-of-blood")
    assert [one.kind for one in report.findings] == [kinds.NO_POOL]
    assert report.verdict is Verdict.LEGAL


def test_a_day_cannot_exclude_sets_without_a_date(shadowfist: Catalogue) -> None:
    from datetime import date

    report = check(
        deck(shadowfist, SOUND),
        find_format("new-heroes", shadowfist),
        catalogue=shadowfist,
        as_of=date(2000, 1, 1),
    )
    (one,) = found(report, kinds.UNDATED_SETS)
    assert "No release date is known for Shurikens and Six-Guns" in one.message


def test_an_empty_deck_is_legal_and_warned_of_nothing(shadowfist: Catalogue) -> None:
    assert report_on(shadowfist, {}).findings == ()
