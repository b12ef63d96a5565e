"""Advice at the table, starting resources and staples, against counting by hand."""

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.games.spoils.goldfish.exact.advice import advise
from app.games.spoils.goldfish.exact.asking import Question, ask
from app.games.spoils.goldfish.exact.goal import Goal, chance
from app.games.spoils.goldfish.exact.hands import counts_in_hand, keepable_chance
from app.games.spoils.goldfish.exact.needs import cards_drawn, icons_in_play
from app.games.spoils.goldfish.exact.plans import Mulligan
from app.games.spoils.goldfish.exact.staples import one_more_of_each, ranked_starts
from app.games.spoils.goldfish.model import USUAL, Clause, Keepable
from app.games.spoils.goldfish.setup import Setup, prepare
from app.games.spoils.terms import CardType
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.chance.mulligan import best_mulligan
from app.games.tabletop.chance.shuffle import deal
from tests.support.spoils_cards import character, faction, staple

RAGE, GREED = staple("R"), staple("G")
SCOUT, TITAN = character("Scout", 1, "R"), character("Titan", 7, "RRRR")
DECK = ((RAGE, 8), (GREED, 6), (SCOUT, 6), (TITAN, 6))
SCOUTS = cards_drawn(1, "Scout", lambda card: card.name == "Scout")
NEEDS = (icons_in_play(3, "R"), icons_in_play(1, "G"), SCOUTS)


def setup_of(*starting: str, hand: int = 4) -> Setup:
    return prepare(faction("", 2, hand, hand + 1), DECK, starting=starting or ("Rage", "Rage"))


def test_601_1f_the_best_put_back_of_every_hand_is_that_of_the_whole_deck() -> None:
    setup = setup_of()
    question = Question(NEEDS, seen=6, mulligan=Mulligan.BEST)
    goal = Goal.of(NEEDS, setup)
    best = {choice.hand: choice.chance for choice in best_mulligan(goal, 4, 6).choices}
    places = {card: n for n, them in enumerate(goal.classes) for card, _ in them.cards}
    for number in range(40):
        hand = [setup.cards[place] for place in deal(1, number, len(setup.cards))[:4]]
        counts = Counter(places[card] for card in hand if card in places)
        kind = tuple(counts[n] for n in range(len(goal.classes)))
        assert advise(question, setup, hand).best.chance == best[kind]


def test_choices_are_ordered_and_put_back_what_they_do_not_keep() -> None:
    setup = setup_of()
    hand = [RAGE, TITAN, TITAN, SCOUT]
    advice = advise(Question(NEEDS, turn=2), setup, hand)
    chances = [choice.chance for choice in advice.choices]
    assert chances == sorted(chances, reverse=True)
    for choice in advice.choices:
        assert Counter((*choice.put_back, *choice.keep)) == Counter(hand)
    assert advice.best.put_back == (TITAN, TITAN)
    assert advice.best.words == "Put back 2, keep Rage, Scout"
    assert advice.keep_all.chance < advice.best.chance
    assert advice.next_best is not None


def test_the_reason_says_what_is_at_hand_and_what_is_unseen() -> None:
    advice = advise(Question(NEEDS, seen=6), setup_of(), [RAGE, TITAN, TITAN, SCOUT])
    assert advice.reason[0] == ("Rage in play: 3 of 3 needed; 5 more among 20 unseen cards.")
    assert advice.reason[-1] == "2 cards do not help the goal."


def test_a_perfect_hand_is_kept() -> None:
    advice = advise(Question(NEEDS, seen=4), setup_of(), [RAGE, GREED, SCOUT, TITAN])
    assert advice.best == advice.keep_all
    assert advice.best.words == "Keep all cards"
    assert advice.best.chance == 1


def test_a_goal_out_of_reach_is_said_in_words() -> None:
    needs = (icons_in_play(1, "E"),)
    advice = advise(Question(needs, turn=2), setup_of(), [RAGE, GREED, SCOUT, TITAN])
    assert advice.best.chance == 0
    assert advice.reason[-1] == "The deck does not contain what is needed."


def test_203_4a_cards_kept_without_other_use_are_played_face_down() -> None:
    needs = (icons_in_play(4, "V"),)
    advice = advise(Question(needs, seen=4), setup_of(), [TITAN, TITAN, TITAN, SCOUT])
    assert advice.keep_all.chance == 1
    assert advice.reason == (
        "Volition in play: every card played face-down provides one of 4 needed.",
    )


def test_more_resources_than_can_be_played_are_said_in_words() -> None:
    hand = [RAGE, GREED, SCOUT, TITAN]
    for question in (
        Question((icons_in_play(5, "V"),), seen=4),
        Question((icons_in_play(3, "V"),), turn=2),
    ):
        advice = advise(question, setup_of(), hand)
        assert advice.best.chance == 0
        assert advice.reason[-1] == "The needs ask for more resources than can be played."


def test_a_hand_that_cannot_be_is_refused() -> None:
    with pytest.raises(GoldfishError, match="that many copies of Greed"):
        advise(Question(NEEDS, seen=8), setup_of("Greed", "Greed", hand=5), [GREED] * 5)


def test_202_5_starting_resources_are_ranked_by_the_exact_chance() -> None:
    question = Question(NEEDS, seen=6)
    starts = ranked_starts(question, faction("", 2, 4, 5), DECK)
    assert len(starts) == 3
    assert [s.answer.chance for s in starts] == sorted(
        (ask(question, setup_of(*s.names)).chance for s in starts), reverse=True
    )


def test_one_more_staple_takes_the_place_of_a_card_without_use() -> None:
    setup = setup_of()
    question = Question(NEEDS, seen=6)
    for more in one_more_of_each(question, setup):
        assert more.instead_of == TITAN
        changed = setup.exchanged(TITAN, more.staple)
        assert more.chance == chance(Goal.of(NEEDS, changed), 6)
        assert more.gain == more.chance - ask(question, setup).chance


@pytest.mark.parametrize(
    "question",
    [
        {"seen": 3, "turn": 2},
        {},
        {"seen": -1},
        {"turn": 0},
        {"turn": 99},
    ],
)
def test_unclear_questions_are_refused(question: dict[str, int]) -> None:
    with pytest.raises(GoldfishError):
        Question(NEEDS, **question)


def test_the_hand_as_dealt_is_hypergeometric() -> None:
    counts = counts_in_hand(setup_of(), lambda card: card.type is CardType.RESOURCE)
    assert sum(counts) == 1
    assert counts[0] == Fraction(12 * 11 * 10 * 9, 24 * 23 * 22 * 21)


@given(st.integers(0, 3), st.integers(0, 4))
@settings(max_examples=12, deadline=None)
def test_keepable_hands_are_counted_exactly(least: int, more: int) -> None:
    setup = setup_of()
    most = least + more
    keepable = Keepable((
        Clause("resources", lambda card: card.type is CardType.RESOURCE, least, most),
    ))  # fmt: skip
    counts = counts_in_hand(setup, lambda card: card.type is CardType.RESOURCE)
    assert keepable_chance(setup, keepable) == sum(counts[least : most + 1])
    assert 0 < keepable_chance(setup, USUAL) < 1
