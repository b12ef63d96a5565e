"""Thresholds are multisets of icons. Rules: 405."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.spoils.facts import NO_ICONS, Threshold
from app.games.spoils.terms import Icon

thresholds = st.tuples(*[st.integers(0, 6)] * 6).map(Threshold)


def test_405_1_a_threshold_is_met_by_at_least_as_many_of_each_icon() -> None:
    assert Threshold.of("RR") <= Threshold.of("ORR")
    assert not Threshold.of("RR") <= Threshold.of("OOOR")


def test_icons_are_written_in_the_order_of_the_trades() -> None:
    assert str(Threshold.of("VRDEGO")) == "OGEDRV"
    assert list(Threshold.of("RRO")) == [(Icon.OBSESSION, 1), (Icon.RAGE, 2)]


def test_a_letter_that_names_no_icon_is_refused() -> None:
    with pytest.raises(ValueError, match="X"):
        Threshold.of("RX")


@given(thresholds, thresholds)
def test_what_is_lacking_is_exactly_what_would_meet_it(need: Threshold, have: Threshold) -> None:
    lacking = need.lacking(have)
    assert need <= have + lacking
    assert (lacking == NO_ICONS) == (need <= have)
    assert lacking <= need


@given(thresholds, thresholds, thresholds)
def test_comparison_is_a_partial_order(a: Threshold, b: Threshold, c: Threshold) -> None:
    assert a <= a
    assert not a < a
    assert not (a <= b <= a) or a == b
    assert not (a <= b <= c) or a <= c
    assert (a < b) == (b > a)
    assert (a <= b) == (b >= a)


@given(thresholds)
def test_letters_and_counts_say_the_same(threshold: Threshold) -> None:
    assert Threshold.of(str(threshold)) == threshold
    assert threshold.total == len(str(threshold))
    assert bool(threshold) == bool(str(threshold))
