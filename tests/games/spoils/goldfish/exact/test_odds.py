"""Odds against closed forms and against counting every hand of small decks."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations, permutations
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.games.spoils.editions import Edition
from app.games.spoils.facts import Card, Threshold
from app.games.spoils.goldfish.exact.asking import Question, ask
from app.games.spoils.goldfish.exact.goal import Goal, chance
from app.games.spoils.goldfish.exact.needs import (
    Need,
    cards_drawn,
    icons_in_play,
    threshold_in_play,
)
from app.games.spoils.goldfish.exact.plans import (
    Exactness,
    Mulligan,
    bound_by_turn,
    by_turn,
    most_drawn,
)
from app.games.spoils.goldfish.setup import Setup, prepare
from app.games.spoils.terms import CardType, Icon
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.chance.mulligan import best_mulligan
from tests.support.spoils_cards import character, faction, resource, staple, tactic

RAGE, GREED, VIOLENCE = staple("R"), staple("G"), resource("Violence", "RR")
BRUTE, CLERK, ROW = character("Brute", 3, "R"), character("Clerk", 1, "G"), tactic("Row", 2)
CARDS = (RAGE, GREED, VIOLENCE, BRUTE, CLERK, ROW)


def characters(count: int) -> Need:
    return cards_drawn(count, "characters", lambda card: card.type is CardType.CHARACTER)


def cheap(count: int) -> Need:
    return cards_drawn(count, "cheap cards", lambda card: (card.cost or 9) <= 2)


def setup_of(*copies: int, hand: int = 3) -> Setup:
    """A deck of this many of each card, after two Greed were taken out of it."""
    deck = [(card, n) for card, n in zip(CARDS, copies, strict=False)]
    return prepare(
        faction("", 2, hand, hand + 1),
        [*deck, (GREED, 2)],
        starting=["Greed", "Greed"],
    )


def met(needs: Sequence[Need], setup: Setup, seen: Sequence[Card], plays: int) -> bool:
    """The definition: other cards as drawn, icons by trying every way to play the cards seen.

    Of the cards seen at most `plays` are played, each face-up for its own icons or face-down
    for one Volition.
    """
    drawn = all(
        sum(need.weight(card) for card in seen) >= need.count
        for need in needs if need.icon is None
    )  # fmt: skip
    resources = [card for card in seen if card.type is CardType.RESOURCE]
    plays = min(plays, len(seen))
    return drawn and any(
        all(
            sum(card.provides[need.icon] for card in (*face_up, *setup.starting))
            + (plays - count if need.icon is Icon.VOLITION else 0)
            >= need.count
            for need in needs if need.icon is not None
        )
        for count in range(min(plays, len(resources)) + 1)
        for face_up in combinations(resources, count)
    )  # fmt: skip


def met_by_seen(needs: Sequence[Need], setup: Setup, seen: Sequence[Card]) -> bool:
    """The definition where every card seen may be played."""
    return met(needs, setup, seen, len(seen))


small_decks = st.tuples(*[st.integers(0, 3)] * 6).filter(lambda them: 4 <= sum(them) <= 8)
some_needs = st.lists(
    st.one_of(
        st.builds(icons_in_play, st.integers(1, 5), st.sampled_from("RGV")),
        st.builds(characters, st.integers(1, 3)),
        st.builds(cheap, st.integers(1, 3)),
    ),
    min_size=1,
    max_size=3,
)


def test_one_need_is_the_hypergeometric_tail() -> None:
    setup = setup_of(20, 0, 0, 40, hand=8)
    goal = Goal.of([icons_in_play(3, "R")], setup)
    expected = sum(comb(20, n) * comb(40, 10 - n) for n in range(3, 11))
    assert chance(goal, 10) == Fraction(expected, comb(60, 10))


def test_601_1b_starting_resources_count_toward_icons() -> None:
    setup = setup_of(4, 4, 0, 4)
    assert chance(Goal.of([icons_in_play(2, "G")], setup), 1) == 1
    assert chance(Goal.of([icons_in_play(3, "G")], setup), 1) == Fraction(4, 12)


def test_a_resource_with_two_icons_counts_twice() -> None:
    setup = setup_of(0, 0, 1, 3)
    assert chance(Goal.of([icons_in_play(2, "R")], setup), 2) == Fraction(1, 2)


def test_one_card_may_serve_several_needs() -> None:
    setup = setup_of(0, 0, 0, 3, 1)
    assert chance(Goal.of([characters(1), cheap(1)], setup), 1) == Fraction(1, 4)


def test_a_goal_out_of_reach_has_chance_0_and_says_so() -> None:
    goal = Goal.of([characters(3)], setup_of(5, 0, 0, 2))
    assert not goal.reachable
    assert chance(goal, 7) == 0
    assert best_mulligan(goal, 3, 7).chance == 0


def test_306_2_a_deck_that_ends_is_simply_drawn_whole() -> None:
    goal = Goal.of([characters(2)], setup_of(5, 0, 0, 2))
    assert chance(goal, 7) == chance(goal, 99) == 1


def test_no_need_is_refused() -> None:
    with pytest.raises(GoldfishError, match="at least one need"):
        Goal.of([], setup_of(4))
    with pytest.raises(ValueError, match="at least one"):
        characters(0)


@given(small_decks, some_needs, st.integers(1, 5))
def test_the_chance_equals_counting_every_set_of_cards_seen(
    copies: tuple[int, ...], needs: list[Need], seen: int
) -> None:
    setup = setup_of(*copies)
    seen = min(seen, len(setup.cards))
    every = list(combinations(setup.cards, seen))
    good = sum(met_by_seen(needs, setup, them) for them in every)
    assert chance(Goal.of(needs, setup), seen) == Fraction(good, len(every))


@pytest.mark.slow
@given(small_decks, some_needs, st.integers(0, 3))
@settings(max_examples=60)
def test_601_1f_the_best_put_back_equals_trying_all_of_them_on_every_hand(
    copies: tuple[int, ...], needs: list[Need], later: int
) -> None:
    setup = setup_of(*copies)
    hand_size = min(3, len(setup.cards))
    seen = min(hand_size + later, len(setup.cards))
    hands = list(combinations(range(len(setup.cards)), hand_size))
    total = sum((_best_by_trying(needs, setup, hand, seen) for hand in hands), Fraction(0))
    assert best_mulligan(Goal.of(needs, setup), hand_size, seen).chance == total / len(hands)


def _best_by_trying(needs: list[Need], setup: Setup, hand: tuple[int, ...], seen: int) -> Fraction:
    unseen = [place for place in range(len(setup.cards)) if place not in hand]
    best = Fraction(0)
    for kept_count in range(len(hand) + 1):
        for kept in combinations(hand, kept_count):
            drawn = min(seen - kept_count, len(unseen))
            every = list(combinations(unseen, drawn))
            good = sum(
                met_by_seen(needs, setup, [setup.cards[place] for place in (*kept, *them)])
                for them in every
            )
            best = max(best, Fraction(good, len(every)))
    return best


@given(small_decks, some_needs, st.integers(0, 3))
def test_the_best_mulligan_is_never_worse_than_none(
    copies: tuple[int, ...], needs: list[Need], later: int
) -> None:
    setup = setup_of(*copies)
    goal = Goal.of(needs, setup)
    best = best_mulligan(goal, 3, 3 + later)
    assert best.chance >= chance(goal, 3 + later)
    for choice in best.choices:
        assert all(keep <= held for keep, held in zip(choice.keep, choice.hand, strict=True))


def test_every_opening_hand_is_counted_once() -> None:
    best = best_mulligan(Goal.of([characters(1), cheap(2)], setup_of(4, 3, 2, 3, 2, 2)), 3, 5)
    assert sum(choice.hands for choice in best.choices) == comb(16, 3)


def test_whole_numbers_beyond_a_machine_word_stay_exact() -> None:
    setup = setup_of(30, 0, 0, 60, 10, hand=8)
    goal = Goal.of([icons_in_play(6, "R"), cheap(3)], setup)
    kept_nothing = best_mulligan(goal, 0, 40).chance
    assert kept_nothing == chance(goal, 40)
    assert comb(100, 40) > 2**63


def test_202_8_by_turn_the_plan_plays_no_more_resources_than_it_says() -> None:
    """With two Develops three more Rage are never in play, four cards seen or not."""
    setup = setup_of(8, 0, 0, 0, hand=3)
    odds = by_turn(
        lambda plays: Goal.of([icons_in_play(3, "R")], setup, plays), 3, 2, Mulligan.NONE
    )
    assert odds.chance == 0
    two = by_turn(lambda plays: Goal.of([icons_in_play(2, "R")], setup, plays), 3, 2, Mulligan.NONE)
    assert two.chance == 1
    assert two.plan is not None
    assert two.plan.words == "play a resource on 2 turns"


@given(
    small_decks,
    st.lists(
        st.one_of(
            st.builds(icons_in_play, st.integers(1, 4), st.sampled_from("RGV")),
            st.builds(characters, st.integers(1, 3)),
        ),
        min_size=1,
        max_size=2,
    ),
    st.integers(1, 3),
)
@settings(max_examples=40, deadline=None)
def test_the_odds_by_turn_equal_playing_the_plan_on_every_deal(
    copies: tuple[int, ...], needs: list[Need], turn: int
) -> None:
    setup = setup_of(*copies, hand=2)
    odds = by_turn(lambda plays: Goal.of(needs, setup, plays), 2, turn, Mulligan.NONE)
    assert odds.kind is Exactness.EXACT
    assert odds.limited_to
    best = max(_plan_by_playing(needs, setup, plays, turn) for plays in range(turn + 1))
    assert odds.chance == best


def _plan_by_playing(needs: list[Need], setup: Setup, plays: int, turn: int) -> Fraction:
    """Draw, then play resources of one's choice; the best choice is found by trying all."""
    seen = min(2 + turn - plays, len(setup.cards))
    every = list(combinations(setup.cards, seen))
    return Fraction(sum(met(needs, setup, them, plays) for them in every), len(every))


def test_203_4a_a_card_is_not_in_play_face_up_and_face_down_at_once() -> None:
    """One Rage besides the starting one, and ten face-down cards, are eleven cards."""
    deck = [(RAGE, 9), (VIOLENCE, 2), (GREED, 7), (BRUTE, 22)]
    setup = prepare(faction(), deck, starting=["Rage", "Greed"])
    needs = (icons_in_play(2, "R"), icons_in_play(10, "V"))
    for mulligan in Mulligan:
        assert ask(Question(needs, seen=10, mulligan=mulligan), setup).chance == 0
    one_rage = 1 - Fraction(comb(28, 11), comb(38, 11))
    assert ask(Question(needs, seen=11), setup).chance == one_rage


def test_203_4a_no_more_cards_are_face_down_than_were_seen() -> None:
    """Eight cards in hand and two draws are ten cards, and playing them takes ten turns."""
    setup = prepare(faction(), [(RAGE, 9), (BRUTE, 30)], starting=["Rage", "Rage"])
    needs = (icons_in_play(10, "V"),)
    assert setup.hand_size == 8
    assert [ask(Question(needs, turn=turn), setup).chance for turn in (10, 11, 12)] == [0, 0, 1]


def test_several_needs_for_volition_are_met_by_the_same_cards() -> None:
    setup = prepare(faction(), [(RAGE, 9), (BRUTE, 30)], starting=["Rage", "Rage"])
    both = (icons_in_play(2, "V"), icons_in_play(3, "V"))
    assert ask(Question(both, turn=3), setup).chance == 1


def test_405_1_a_threshold_is_met_by_all_resources_together() -> None:
    setup = setup_of(2, 2, 0, 3)
    both = Goal.of(threshold_in_play(1, Threshold.of("GRR")), setup)
    assert chance(both, 2) == Fraction(comb(2, 2), comb(7, 2))
    with pytest.raises(ValueError, match="at least one icon"):
        threshold_in_play(1, Threshold())


def test_405_5_face_down_resources_give_volition_where_the_edition_says_so() -> None:
    deck = [(RAGE, 4), (BRUTE, 6), (GREED, 2)]
    newest = prepare(faction(), deck, starting=["Greed", "Greed"])
    older = prepare(faction(), deck, starting=["Greed", "Greed"], edition=Edition.CR2010)
    for setup, expected in ((newest, 1), (older, 0)):
        odds = by_turn(
            lambda plays, setup=setup: Goal.of([icons_in_play(2, "V")], setup, plays),
            8, 2, Mulligan.NONE,
        )  # fmt: skip
        assert odds.chance == expected


def test_309_1_paying_for_draws_and_resources_gives_an_upper_bound() -> None:
    """By turn 1 with two resources: play one and pay 3, or draw and have nothing to pay with."""
    assert most_drawn(1, 2) == (1, 1)
    assert most_drawn(1, 3) == (2, 1, 0)
    assert most_drawn(2, 2) == (3, 3, 2, 1)
    setup = setup_of(8, 4, 0, 20, hand=8)
    needs = [icons_in_play(3, "R"), characters(4)]
    for mulligan in Mulligan:
        goal_of = lambda plays: Goal.of(needs, setup, plays)  # noqa: E731
        exact = by_turn(goal_of, 8, 4, mulligan)
        bound = bound_by_turn(goal_of, 8, 4, 2, mulligan)
        assert bound.kind is Exactness.UPPER_BOUND
        assert exact.chance < bound.chance < 1


def test_draws_found_by_searching_are_those_of_playing_every_line() -> None:
    for starting in (1, 2, 3):
        for turn in (1, 2, 3):
            ends = _every_line(turn, starting)
            for least, drawn in enumerate(most_drawn(turn, starting)):
                assert drawn == max(seen for plays, seen in ends if plays >= least)


def _every_line(turns: int, starting: int) -> set[tuple[int, int]]:
    ends = {(0, 0)}
    for _ in range(turns):
        after = set()
        for plays, seen in ends:
            for develop in permutations((1, 0)):
                now = [(plays + develop[0], seen + develop[1], starting + plays + develop[0])]
                while now:
                    p, s, free = now.pop()
                    after.add((p, s))
                    now += [(p, s + 1, free - 3)] * (free >= 3)
                    now += [(p + 1, s, free - 3)] * (free >= 4)
        ends = after
    return ends
