"""Pairs of scripted cards that touch one mechanism meet in short games, by a published seed."""

import pytest

from app.games.shadowfist.facts import Catalogue
from tests.support.shadowfist_meetings import (
    MECHANISMS,
    SEED,
    drawn,
    mechanisms_of,
    meet,
    meetings,
    pairs,
    titles,
)


def test_some_pairs_of_cards_meet_clean(shadowfist: Catalogue) -> None:
    for one, other, seed in meetings(12):
        assert meet(shadowfist, one, other, seed).answers > 20


@pytest.mark.slow
def test_more_pairs_of_cards_meet_clean(shadowfist: Catalogue) -> None:
    for one, other, seed in meetings(600, SEED + 1):
        meet(shadowfist, one, other, seed)


def test_pairs_are_those_whose_words_touch_one_mechanism() -> None:
    assert all(mechanisms_of(one) & mechanisms_of(other) for one, other in pairs())
    assert {it for title in titles() for it in mechanisms_of(title)} == set(MECHANISMS)
    assert drawn(20) == drawn(20)
    assert drawn(20) != drawn(20, SEED + 1)
