"""Actions as text: what is written is read back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.spoils.engine import (
    Answer,
    Attack,
    CardId,
    Choose,
    Deploy,
    Done,
    EndTurn,
    PlayResource,
    UseAbility,
    read_action,
    rng,
)

cards = st.integers(0, 999).map(CardId)
actions = st.one_of(
    st.builds(Deploy, cards, st.booleans()),
    st.builds(UseAbility, cards, st.integers(0, 9)),
    st.builds(Attack, cards),
    st.builds(EndTurn),
    st.builds(Done),
    st.builds(Choose, cards),
    st.builds(Answer, st.integers(0, 255)),
    st.builds(PlayResource, cards, st.booleans()),
)


@given(actions)
def test_an_action_reads_back_as_it_was_written(action: object) -> None:
    assert read_action(str(action)) == action


@pytest.mark.parametrize("text", ["", "deploy", "deploy x", "deploy 1 up", "surrender", "use 3"])
def test_text_that_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  int() words its own message
        read_action(text)


@given(st.integers(0, 2**64 - 1), st.integers(1, 60))
def test_a_shuffle_is_a_permutation(word: int, count: int) -> None:
    _, order = rng.shuffled(word, count)
    assert sorted(order) == list(range(count))


def test_chance_is_the_same_on_every_machine() -> None:
    word, bits = rng.advance(0)
    assert (word, bits) == (0x9E3779B97F4A7C15, 0xE220A8397B1DCDAF)
