"""Actions as text, which is read back as it was written; and answers that nobody offered."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.spoils import vocabulary as v
from app.games.spoils.engine import (
    Answer,
    Attack,
    CardId,
    Choose,
    Deploy,
    Done,
    EndTurn,
    IllegalAction,
    PlayResource,
    UseAbility,
    apply,
    read_action,
)
from app.games.spoils.engine.record import digest
from app.games.tabletop.referee import rng
from tests.support.scenario import Side, board, tactic

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


@pytest.mark.parametrize(
    "text", ["", "deploy", "deploy x", "deploy 1 up", "surrender", "use 3", "answer " + "9" * 5000]
)
def test_text_that_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not an action, such as"):
        read_action(text)


@given(st.integers(0, 2**64 - 1), st.integers(1, 60))
def test_a_shuffle_is_a_permutation(word: int, count: int) -> None:
    _, order = rng.shuffled(word, count)
    assert sorted(order) == list(range(count))


def test_chance_is_the_same_on_every_machine() -> None:
    word, bits = rng.advance(0)
    assert (word, bits) == (0x9E3779B97F4A7C15, 0xE220A8397B1DCDAF)


class EqualToAll:
    """Says that it equals anything."""

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0


@pytest.mark.parametrize("answer", [
    Answer(-1), Answer(3), Answer(10**30), Answer("1"), Answer(1.0), Answer(True), Answer(None),
    Choose(CardId(0)), Choose(CardId(-1)), Done(), EndTurn(), "answer 1", 1, None,
    EqualToAll(),
])  # fmt: skip
def test_410_2_what_is_no_number_on_offer_is_refused_and_changes_nothing(answer: Any) -> None:
    """On offer are 0, 1 and 2; True and 1.0 equal 1."""
    pays = [v.ChooseNumber(), v.Pay(v.Number("X"))]
    blast = tactic("Blast", [v.GainInfluence(v.Number("X"))], pays=pays)
    table = board(Side(hand=["Blast"], resources=2), Side(), blast)
    table.me.deploys("Blast")
    before, offered = digest(table.state), table.me.legal
    with pytest.raises(IllegalAction, match="is not legal for player 1 now"):
        apply(table.state, answer)
    assert (digest(table.state), table.me.legal) == (before, offered)
