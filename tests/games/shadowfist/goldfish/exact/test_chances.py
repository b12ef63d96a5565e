"""Exact chances of the first hand, and of the turns after it. Rules: 2.5, 22.2.4, 22.2.5."""

import itertools
from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import comb

import pytest

from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.goldfish.exact.advice import advise
from app.games.shadowfist.goldfish.exact.asking import Answer, Discard, Question, ask
from app.games.shadowfist.goldfish.exact.chances import (
    after_first_discard,
    after_one_discard,
    in_opening_hand,
    while_waiting,
)
from app.games.shadowfist.goldfish.exact.details import count_rows, details_of
from app.games.shadowfist.goldfish.exact.goal import Goal
from app.games.shadowfist.goldfish.exact.needs import Need, read_need
from app.games.shadowfist.goldfish.setup import MOST_CARDS, prepare_decklist
from app.games.shadowfist.search import SearchIndex
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.chance.mulligan import best_mulligan
from tests.games.shadowfist.construction.decks import deck
from tests.games.shadowfist.goldfish.decks import TENS, setup_of

BOTH = ("1 t:fss", "1 is:foundation")


@pytest.fixture(scope="module")
def index(shadowfist: Catalogue) -> SearchIndex:
    return SearchIndex.of(shadowfist)


def read(texts: Sequence[str], index: SearchIndex) -> tuple[Need, ...]:
    return tuple(read_need(text, index) for text in texts)


def goal_of(
    catalogue: Catalogue, index: SearchIndex, texts: Sequence[str], cards: Mapping[str, int] = TENS
) -> Goal:
    return Goal.of(read(texts, index), setup_of(catalogue, cards))


def asked(catalogue: Catalogue, index: SearchIndex, **when: int | Discard) -> Answer:
    question = Question(read(BOTH, index), **when)  # type: ignore[arg-type]
    return ask(question, setup_of(catalogue, TENS))


def test_ten_sites_and_ten_foundations_in_fifty_cards(
    shadowfist: Catalogue, index: SearchIndex
) -> None:
    goal = goal_of(shadowfist, index, BOTH)
    assert in_opening_hand(goal) == Fraction(83883, 151340)
    assert after_first_discard(goal) == Fraction(1647007261, 1867686940)


@pytest.mark.parametrize("texts", [BOTH, ("2 t:fss", "1 is:foundation"), ("1 t:fss", "2 t:char")])
def test_needs_without_a_card_in_common_are_counted_in_two_ways(
    shadowfist: Catalogue, index: SearchIndex, texts: Sequence[str]
) -> None:
    goal = goal_of(shadowfist, index, texts)
    assert goal.groups is not None
    assert after_first_discard(goal) == best_mulligan(goal, 6, 6).chance


def test_a_card_may_count_towards_several_needs(shadowfist: Catalogue, index: SearchIndex) -> None:
    goal = goal_of(shadowfist, index, ("1 t:character", "1 is:foundation"))
    assert goal.groups is None
    assert in_opening_hand(goal) == 1 - Fraction(comb(40, 6), comb(50, 6))
    assert after_first_discard(goal) == 1 - Fraction(comb(40, 12), comb(50, 12))
    assert after_one_discard(goal) is None


def test_what_the_deck_does_not_hold_never_comes(shadowfist: Catalogue, index: SearchIndex) -> None:
    goal = goal_of(shadowfist, index, ("11 t:fss",))
    assert in_opening_hand(goal) == after_first_discard(goal) == while_waiting(goal, 3) == 0


def test_waiting_one_turn_for_one_kind_is_the_first_discard(
    shadowfist: Catalogue, index: SearchIndex
) -> None:
    goal = goal_of(shadowfist, index, ("1 t:fss",))
    for turn in (1, 2, 3):
        seen = 6 * (turn + 1)
        assert while_waiting(goal, turn) == 1 - Fraction(comb(40, seen), comb(50, seen))


def test_waiting_for_both_keeps_what_came(shadowfist: Catalogue, index: SearchIndex) -> None:
    goal = goal_of(shadowfist, index, BOTH)
    assert while_waiting(goal, 0) == in_opening_hand(goal)
    assert while_waiting(goal, 1) == after_first_discard(goal)
    small = {"Ancestral Sanctuary": 1, "Alpha Beast": 1, "Mad Dog McCroun": 14}
    rare = goal_of(shadowfist, index, BOTH, small)
    none, one, both = (Fraction(comb(2, n) * comb(14, 6 - n), comb(16, 6)) for n in range(3))
    both_of_ten = Fraction(comb(8, 4), comb(10, 6))
    assert while_waiting(rare, 1) == both + one * Fraction(5, 10) + none * both_of_ten
    assert while_waiting(rare, 2) == 1


def test_a_turn_has_a_bound_and_the_first_hand_beside_it(
    shadowfist: Catalogue, index: SearchIndex
) -> None:
    first, third = (asked(shadowfist, index, turn=turn) for turn in (1, 3))
    assert first.bound is None
    assert first.limited_to == ""
    assert first.chance == first.after_discard == third.after_discard
    assert third.bound is not None
    assert first.chance < third.chance < third.bound
    assert "play nothing" in third.limited_to


def test_without_a_discard_the_opening_hand_stays(
    shadowfist: Catalogue, index: SearchIndex
) -> None:
    found = asked(shadowfist, index, turn=2, discard=Discard.NONE)
    assert found.chance == found.opening == Fraction(83883, 151340)
    assert found.limited_to == "if nothing is played or discarded"


def test_cards_seen_are_counted_without_turns(shadowfist: Catalogue, index: SearchIndex) -> None:
    found = asked(shadowfist, index, seen=9)
    neither = 2 * comb(40, 9) - comb(30, 9)
    assert found.chance == 1 - Fraction(neither, comb(50, 9))
    assert found.opening is None


def test_advice_for_a_hand_names_what_to_keep(shadowfist: Catalogue, index: SearchIndex) -> None:
    setup = setup_of(shadowfist, TENS)
    by_name = {card.name: card for card in setup.cards}
    dog, site = by_name["Mad Dog McCroun"], by_name["Ancestral Tomb"]
    advice = advise(read(BOTH, index), setup, [dog] * 4 + [site] * 2)
    assert advice.best.words == "Discard 5, keep Ancestral Tomb"
    assert advice.best.chance == 1 - Fraction(comb(34, 5), comb(44, 5))
    assert advice.nothing.chance == 0
    assert advice.one.chance == Fraction(10, 44)
    assert advice.forgoing == advice.best.chance - advice.one.chance
    assert advice.reason[0].endswith("2 of 1 needed; 8 more among 44 unseen cards.")


def test_a_hand_that_has_everything_is_kept(shadowfist: Catalogue, index: SearchIndex) -> None:
    setup = setup_of(shadowfist, TENS)
    by_name = {card.name: card for card in setup.cards}
    hand = [by_name["Ancestral Tomb"], by_name["Alpha Beast"]] + [by_name["Mad Dog McCroun"]] * 4
    advice = advise(read(BOTH, index), setup, hand)
    assert (advice.best.words, advice.best.chance) == ("Keep everything", 1)
    assert advice.forgoing == 0
    with pytest.raises(GoldfishError, match="that many copies of Alpha Beast"):
        advise(read(BOTH, index), setup, [by_name["Alpha Beast"]] * 6)


def test_the_hands_of_the_details_are_all_hands(shadowfist: Catalogue, index: SearchIndex) -> None:
    setup = setup_of(shadowfist, TENS)
    goal = Goal.of(read(BOTH, index), setup)
    details = details_of(goal, setup)
    assert sum(kind.share for kind in details.hands) == 1
    assert sum(kind.share * kind.chance for kind in details.hands) == after_first_discard(goal)
    assert (details.sites, details.foundations) == (10, 10)
    assert details.forgoing is not None
    assert details.forgoing.many == after_first_discard(goal)
    assert 0 < details.forgoing.one < details.forgoing.many


def test_the_table_has_five_to_twenty_copies() -> None:
    rows = count_rows(50, 10, 10)
    assert [row.copies for row in rows] == list(range(5, 21))
    ten = rows[5]
    assert ten.with_foundations == ten.with_sites == Fraction(1647007261, 1867686940)
    assert ten.opening == 1 - Fraction(comb(40, 6), comb(50, 6))
    assert all(a.with_sites < b.with_sites for a, b in itertools.pairwise(rows))


def test_queries_are_asked_of_the_printing_that_is_played(
    shadowfist: Catalogue, index: SearchIndex
) -> None:
    differing = next(
        title
        for title in shadowfist.cards
        if len({printed.cost for printed in title.printed}) > 1 and not title.is_token
    )
    for printing in shadowfist.printings_of(differing):
        need = read_need(f"1 cost={printing.printed.cost}", index)
        other = read_need(f"1 -cost={printing.printed.cost}", index)
        assert need.accepts(printing)
        assert not other.accepts(printing)


@pytest.mark.parametrize("text", ["t:fss", "0 t:fss", "x t:fss", ""])
def test_a_need_has_a_count_and_a_query(text: str, index: SearchIndex) -> None:
    with pytest.raises(GoldfishError, match="a count and a query"):
        read_need(text, index)


def test_decks_that_cannot_be_played_say_why(shadowfist: Catalogue) -> None:
    with pytest.raises(GoldfishError, match="no cards yet"):
        prepare_decklist(deck(shadowfist, {}), shadowfist)
    with pytest.raises(GoldfishError, match="251 cards"):
        prepare_decklist(deck(shadowfist, {"Alpha Beast": MOST_CARDS + 1}), shadowfist)


def test_too_many_needs_and_cases_are_refused(shadowfist: Catalogue, index: SearchIndex) -> None:
    with pytest.raises(GoldfishError, match="from 1 to 6 needs"):
        goal_of(shadowfist, index, ["1 t:fss"] * 7)
    with pytest.raises(GoldfishError, match="too many combinations"):
        goal_of(
            shadowfist,
            index,
            ["9 !`Ancestral Tomb`", "50 t:fss", "40 c>=0", "40 t:character", "30 fighting>=6",
             "30 is:foundation"],
            TENS | {"Ancestral Tomb": 60, "Mad Dog McCroun": 60, "Alpha Beast": 40},
        )  # fmt: skip
