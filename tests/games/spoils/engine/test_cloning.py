"""Copies of working memory: every field of it, and no part that the original changes."""

from dataclasses import dataclass, field, fields

import pytest

from app.games.spoils.engine import State
from app.games.tabletop.referee.cloning import COPIED, Cloneable, cloneable
from tests.support.scenario import Side, board, character

CACHES = {"cached", "derived"}
"""Attributes that a copy may share, because a change replaces them."""


def in_play() -> State:
    """A table with a character on it."""
    return board(Side(play=["Guard"], hand=["Guard"]), Side(), character("Guard", 2, 2)).state


def test_a_copy_of_a_state_has_every_field() -> None:
    state = in_play()
    copy = state.clone()
    for it in fields(State):
        if it.name != "frames":
            assert getattr(copy, it.name) == getattr(state, it.name), it.name
    assert [frame.procedure for frame in copy.frames] == [it.procedure for it in state.frames]


def test_a_copy_of_a_state_shares_nothing_that_can_be_changed() -> None:
    state = in_play()
    copy = state.clone()
    for it in fields(State):
        held = getattr(state, it.name)
        if isinstance(held, (list, dict, set)) and it.name not in CACHES:
            assert getattr(copy, it.name) is not held, it.name
            if isinstance(held, list) and held and isinstance(held[0], list):
                assert all(a is not b for a, b in zip(getattr(copy, it.name), held, strict=True))


def test_a_container_must_say_how_it_is_copied() -> None:
    with pytest.raises(TypeError, match="cards"):

        @cloneable
        @dataclass(slots=True)
        class Forgetful(Cloneable):
            cards: list[int] = field(default_factory=list)


def test_a_copied_container_is_independent_of_the_original() -> None:
    @cloneable
    @dataclass(slots=True)
    class Held(Cloneable):
        name: str
        cards: list[int] = field(default_factory=list, metadata=COPIED)

    held = Held("a", [1])
    copy = held.clone()
    copy.cards.append(2)
    assert (copy.name, held.cards, copy.cards) == ("a", [1], [1, 2])
