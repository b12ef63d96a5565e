"""Changes by one: each is fought through, and those that matter are marked."""

from hypothesis import given, settings
from hypothesis import strategies as st

from app.games.shadowfist.attacks.course import fight
from app.games.shadowfist.attacks.text_reader import read_attack
from app.games.shadowfist.attacks.what_if import what_if
from tests.games.shadowfist.attacks.written import TEMPLE, fought


def matters(*lines: str) -> list[str]:
    """The changes that make a difference."""
    return [each.words for each in what_if(fought(*lines)) if each.is_different]


def test_the_missing_point_is_found() -> None:
    found = matters("attacker: A, 8", TEMPLE)
    assert "A: Fighting 9 instead of 8" in found
    assert "Temple: Body 8 instead of 9" in found
    assert "A: Fighting 7 instead of 8" not in found


def test_keywords_are_added_and_taken_away() -> None:
    lines = ("attacker: A, 4, Ambush", "interceptor: B, 4", "target: T, Body 4")
    found = matters(*lines)
    assert "A: without Ambush" in found
    assert "Without B" in found
    assert "B: one more Toughness" in found


def test_unused_stealth_is_tried_against_each_interceptor() -> None:
    found = matters("attacker: A, 4, Stealth", "interceptor: B, 9", TEMPLE)
    assert "A uses Stealth against B" in found


def test_no_change_is_one_that_could_not_be_declared() -> None:
    tried = what_if(fought("attacker: A, 4, damage 3", "target: T, Fighting 1"))
    words = [each.words for each in tried]
    assert "A: Fighting 3 instead of 4" not in words
    assert "T: Fighting 0 instead of 1" not in words


@settings(max_examples=40)
@given(st.integers(1, 9), st.integers(1, 9), st.integers(1, 20), st.integers(0, 3))
def test_one_more_fighting_of_a_lone_attacker_never_helps_the_target(
    attacker: int, interceptor: int, body: int, toughness: int
) -> None:
    left = []
    for more in (0, 1):
        done = fight(
            read_attack(
                f"attacker: A, {attacker + more}\n"
                f"interceptor: B, {interceptor}, Toughness {toughness}\ntarget: T, Body {body}"
            )
        )
        left.append(done.target.card.current)
    assert left[1] <= left[0]
