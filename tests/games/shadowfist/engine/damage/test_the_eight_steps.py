"""29.4 to 29.9: how one source's damage is worked out."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.shadowfist.engine.damage.combatants import Source
from app.games.shadowfist.engine.damage.inflicting import (
    inflict,
    inflict_share,
    points_to_divide,
)
from app.games.shadowfist.engine.damage.modifiers import DamageKind, Modifier, Step
from app.games.shadowfist.terms import Keyword
from tests.games.shadowfist.engine.damage.cards import character, site
from tests.support.rules import shows

GARDEN = Modifier(Step.MULTIPLIERS, 2, "garden")
MODIFIERS = st.builds(Modifier, st.sampled_from(list(Step)[1:]), st.integers(1, 6))
EVENT = Source(key=-1, name="Event")


def test_29_7_the_steps_come_in_their_order_whatever_order_the_modifiers_have() -> None:
    late_first = [
        Modifier(Step.REDUCED_TO, 5),
        Modifier(Step.SUBTRACTIONS, 1),
        Modifier(Step.RECEIVED, 3),
        Modifier(Step.DIVISIONS, 2),
        Modifier(Step.MULTIPLIERS, 3),
        Modifier(Step.PENALTIES, 1),
        Modifier(Step.BONUSES, 2),
    ]
    done = inflict(character(4, inflicting=late_first), character(9), original=4)
    assert [record.step for record in done.steps] == list(Step)
    assert [record.after for record in done.steps] == [4, 6, 5, 15, 7, 10, 9, 5]


def test_29_7_a_site_with_two_gardens_takes_four_times_the_damage() -> None:
    attacker = character(3)
    assert inflict(attacker, site(20, taking=[GARDEN, GARDEN]), attacker.strength).amount == 12


def test_29_7_a_bonus_is_multiplied_and_what_the_receiver_adds_is_not() -> None:
    attacker = character(3, inflicting=[Modifier(Step.BONUSES, 1)])
    recipient = site(20, taking=[GARDEN, Modifier(Step.RECEIVED, 1)])
    assert inflict(attacker, recipient, attacker.strength).amount == 9


def test_29_7_a_division_is_rounded_down() -> None:
    recipient = character(9, taking=[Modifier(Step.DIVISIONS, 2)])
    assert inflict(character(5), recipient, 5).amount == 2


def test_29_7_the_lowest_of_several_limits_counts() -> None:
    limits = [Modifier(Step.REDUCED_TO, 3), Modifier(Step.REDUCED_TO, 1)]
    assert inflict(character(5), character(9, taking=limits), 5).amount == 1
    assert inflict(character(1), character(9, taking=limits[:1]), 1).amount == 1


def test_29_6_damage_is_not_reduced_below_zero() -> None:
    done = inflict(character(2), character(9, toughness=5), 2)
    assert done.amount == 0
    penalized = character(1, inflicting=[Modifier(Step.PENALTIES, 4), GARDEN])
    received = character(9, taking=[Modifier(Step.RECEIVED, 2)])
    assert inflict(penalized, received, 1).amount == 2


def test_29_6_3_a_card_that_takes_no_damage_reduces_it_to_zero() -> None:
    unharmed = character(3, taking=[Modifier(Step.REDUCED_TO, 0)])
    assert inflict(character(7), unharmed, 7).amount == 0


def test_29_5_a_modifier_of_combat_damage_leaves_other_damage_alone() -> None:
    templated = Modifier(Step.BONUSES, 2, combat_only=True)
    reducing = Modifier(Step.SUBTRACTIONS, 1)
    source, recipient = character(4, inflicting=[templated]), character(9, taking=[reducing])
    assert inflict(source, recipient, 4, DamageKind.COMBAT).amount == 5
    assert inflict(source, recipient, 4, DamageKind.NON_COMBAT).amount == 3


def test_29_9_damage_that_cannot_be_reduced_ignores_toughness_and_limits() -> None:
    source = character(5, Keyword.UNSTOPPABLE)
    recipient = character(9, toughness=2, taking=[Modifier(Step.REDUCED_TO, 0, "hidden")])
    done = inflict(source, recipient, 5)
    with shows("50.20"):
        assert done.amount == 5
        assert [record.rule for record in done.steps] == ["29.7", "29.9", "29.9"]
        assert [len(record.ignored) for record in done.steps] == [0, 1, 1]


def test_29_9_dividing_is_no_reduction() -> None:
    halved = character(6, Keyword.UNSTOPPABLE, inflicting=[Modifier(Step.DIVISIONS, 2)])
    assert inflict(halved, character(9), 6).amount == 3
    with shows("30.3.1"):
        assert inflict_share(halved, character(9), 2).amount == 2


def test_29_2_an_event_inflicts_damage_that_toughness_reduces() -> None:
    done = inflict(EVENT, character(4, toughness=1), 3, DamageKind.NON_COMBAT)
    with shows("50.19"):
        assert done.amount == 2
        assert done.kind is DamageKind.NON_COMBAT


def test_29_4_1_a_bonus_belongs_to_the_source_and_is_none_itself() -> None:
    source = character(4, inflicting=[Modifier(Step.BONUSES, 2, "Sword")])
    done = inflict(source, character(9, toughness=1), 4)
    assert (done.source, done.amount) == (source, 5)


def test_30_3_1_the_whole_damage_with_its_bonuses_is_divided() -> None:
    source = character(3, inflicting=[Modifier(Step.BONUSES, 2), Modifier(Step.MULTIPLIERS, 2)])
    assert points_to_divide(source) == 10
    done = inflict_share(source, character(9, toughness=1, taking=[GARDEN]), 4)
    assert done.amount == 7
    assert [record.rule for record in done.steps if record.is_share] == ["30.3.1"]
    with pytest.raises(ValueError, match="from 0 to 10"):
        inflict_share(source, character(9), 11)


@pytest.mark.parametrize(
    ("step", "amount"), [(Step.ORIGINAL, 1), (Step.BONUSES, 0), (Step.REDUCED_TO, -1)]
)
def test_29_7_a_modifier_that_cannot_be_is_refused(step: Step, amount: int) -> None:
    with pytest.raises(ValueError, match=r"29\.7"):
        Modifier(step, amount)


def test_29_7_damage_below_zero_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 0"):
        inflict(character(1), character(1), -1)


@given(st.integers(0, 30), st.integers(0, 8), st.lists(MODIFIERS, max_size=6))
def test_50_19_more_toughness_never_means_more_damage(
    original: int, toughness: int, modifiers: list[Modifier]
) -> None:
    less, more = (
        inflict(character(1), character(9, toughness=value, taking=modifiers), original).amount
        for value in (toughness, toughness + 1)
    )
    assert less - 1 <= more <= less


@given(st.integers(0, 30), st.lists(MODIFIERS, max_size=6))
def test_29_7_more_original_damage_never_means_less(original: int, taking: list[Modifier]) -> None:
    recipient = character(9, taking=taking)
    amounts = [
        inflict(character(1), recipient, damage).amount for damage in (original, original + 1)
    ]
    assert amounts == sorted(amounts)


@given(st.integers(0, 30), st.lists(MODIFIERS, max_size=6))
def test_29_7_the_sides_and_order_of_modifiers_do_not_matter(
    original: int, modifiers: list[Modifier]
) -> None:
    shuffled = sorted(modifiers, key=lambda each: (each.amount, each.step))
    on_source = inflict(character(1, inflicting=modifiers), character(9), original)
    on_recipient = inflict(character(1), character(9, taking=shuffled), original)
    assert on_source.amount == on_recipient.amount


@given(st.integers(0, 30), st.integers(0, 9), st.lists(MODIFIERS, max_size=6))
def test_50_20_unstoppable_damage_is_never_less(
    original: int, toughness: int, taking: list[Modifier]
) -> None:
    recipient = character(9, toughness=toughness, taking=taking)
    plain = inflict(character(1), recipient, original).amount
    assert inflict(character(1, Keyword.UNSTOPPABLE), recipient, original).amount >= plain
