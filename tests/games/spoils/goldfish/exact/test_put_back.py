"""Keepable after the best put-back: against the count of needs, and hand by hand."""

from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from app.games.spoils.facts import Card
from app.games.spoils.goldfish.exact.goal import Goal
from app.games.spoils.goldfish.exact.hands import keepable_chance, opening_hands
from app.games.spoils.goldfish.exact.needs import cards_drawn
from app.games.spoils.goldfish.exact.put_back import MOST_CLASSES, keepable_after_put_back
from app.games.spoils.goldfish.model import USUAL, Clause, Keepable, Named
from app.games.spoils.goldfish.setup import prepare
from app.games.spoils.terms import CardType
from app.games.tabletop.chance.mulligan import best_mulligan
from tests.games.spoils.goldfish.exact.test_advice import setup_of
from tests.support.spoils_cards import character, faction, staple


def is_resource(card: Card) -> bool:
    return card.type is CardType.RESOURCE


@pytest.mark.parametrize("least", [1, 2, 3])
def test_601_1f_a_lower_limit_alone_is_the_best_mulligan_for_that_need(least: int) -> None:
    setup = setup_of()
    keepable = Keepable((Clause("resources", is_resource, least),))
    goal = Goal.of((cards_drawn(least, "resources", is_resource),), setup)
    best = best_mulligan(goal, setup.hand_size, setup.hand_size).chance
    assert keepable_after_put_back(setup, keepable) == best


def test_601_1f_both_limits_hold_against_every_hand_and_every_put_back() -> None:
    rage, scout, titan = staple("R"), character("Scout", 1, "R"), character("Titan", 7, "RRRR")
    setup = prepare(
        faction("", 2, 3, 4), ((rage, 7), (scout, 2), (titan, 3)), starting=("Rage", "Rage")
    )
    cards = setup.cards
    keepable = Keepable(
        (Clause("resources", is_resource, 1, 2), Clause("Scouts", lambda c: c.name == "Scout"))
    )

    def holds(hand: tuple[Card, ...]) -> bool:
        return 1 <= sum(map(is_resource, hand)) <= 2 and any(c.name == "Scout" for c in hand)

    def after(hand: frozenset[int], back: tuple[int, ...]) -> Fraction:
        kept = tuple(cards[n] for n in hand if n not in back)
        unseen = [n for n in range(len(cards)) if n not in hand]
        good = sum(
            holds((*kept, *(cards[n] for n in drawn))) for drawn in combinations(unseen, len(back))
        )
        return Fraction(good, comb(len(unseen), len(back)))

    size = setup.hand_size
    hands = [frozenset(hand) for hand in combinations(range(len(cards)), size)]
    best = sum(
        max(after(hand, back) for n in range(size + 1) for back in combinations(sorted(hand), n))
        for hand in hands
    )
    assert keepable_after_put_back(setup, keepable) == Fraction(best) / len(hands)


def test_601_1f_putting_back_never_makes_a_hand_worse() -> None:
    opening = opening_hands(setup_of(), USUAL)
    assert opening.put_back is not None
    assert keepable_chance(setup_of(), USUAL) < opening.put_back <= 1


@pytest.mark.parametrize("sorts", [MOST_CLASSES, MOST_CLASSES + 1])
def test_too_many_sorts_of_card_are_not_counted(sorts: int) -> None:
    deck = [(character(f"Odd {n}", n, "R"), 2) for n in range(1, sorts)]
    setup = prepare(faction("", 2, 4, 5), [(staple("R"), 6), *deck], starting=("Rage", "Rage"))
    clauses = tuple(
        Clause(card.name, Named(frozenset({card.name})), at_least=0) for card, _ in deck
    )
    counted = keepable_after_put_back(setup, Keepable(clauses))
    assert (counted is None) is (sorts > MOST_CLASSES)
