"""Conditions added to queries about decks and taken out: the rest stays as it was written."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.spoils.search.decks import DECKS
from app.games.tabletop.search.decks.narrowing import Alternatives, Narrowing
from app.games.tabletop.search.parser import MOST_PATTERNS

TRADES = Alternatives.of(
    ("[[trade:rogue]]>=10", "[[trade:banker]]>=10", "[[trade:warlord]]>=10"), DECKS.parse
)
ROGUE, BANKER, WARLORD = TRADES.texts
PATTERN = "and n:/^x y/"


def narrowing(query: str) -> Narrowing:
    return Narrowing.of(DECKS.parse(query))


def test_alternatives_of_a_kind_are_joined_by_or_and_removed_one_by_one() -> None:
    query = narrowing('rush [[t:tac c<=2]] -n:"old"').switched(TRADES, 0)
    assert query.text == f"rush [[t:tac c<=2]] -name:old {ROGUE}"
    query = narrowing(query.text).switched(TRADES, 2)
    assert query.text.endswith(f" ({ROGUE} or {WARLORD})")
    query = narrowing(query.text).switched(TRADES, 1)
    assert query.text.endswith(f" ({ROGUE} or {BANKER} or {WARLORD})")
    assert query.chosen(TRADES) == (True, True, True)
    query = narrowing(query.text).switched(TRADES, 0).switched(TRADES, 2)
    assert query.text.endswith(f" {BANKER}")
    query = narrowing(query.text).switched(TRADES, 1)
    assert query.text == "rush [[t:tac c<=2]] -name:old"


@pytest.mark.parametrize(
    ("query", "chosen"),
    [
        ("", ()),
        (f"rush or {ROGUE}", ()),
        (f"-{ROGUE}", ()),
        (f"{ROGUE} rush", (0,)),
        ("[[tr:rog]]>=10 rush", (0,)),
        ("[[tr:rogue]] >= 10 rush", (0,)),
        (f"{WARLORD} or {ROGUE}", (0, 2)),
        (f"rush ({WARLORD} or {ROGUE})", (0, 2)),
        (f"{ROGUE} {WARLORD}", (0,)),
    ],
)
def test_an_alternative_is_chosen_where_the_query_asks_for_it(
    query: str, chosen: tuple[int, ...]
) -> None:
    read = narrowing(query)
    assert read.chosen(TRADES) == tuple(place in chosen for place in range(3))


def test_a_part_that_is_removed_leaves_the_others() -> None:
    query = narrowing(f"rush ({ROGUE} or tag:x) (a b) valid:yes")
    rush, either, both, valid = query.parts
    assert query.without(either).text == "rush (name:a name:b) valid:yes"
    assert query.without(rush).without(both).without(valid).text == "([[trade:Rogue]]>=10 or tag:x)"


@given(
    st.lists(
        st.sampled_from(
            [
                "rush", '"of the"', "!Gnats|Empty", "-tag:x", "not (a or b)", "(a b)", ROGUE,
                "(valid:yes or valid:no)", "side[[t:item]] < 3", PATTERN,
                "[[]]", f"({ROGUE} or {BANKER})",
            ]
        ),
        max_size=6,
    ).filter(lambda parts: parts.count(PATTERN) <= MOST_PATTERNS),
    st.integers(0, 2),
)  # fmt: skip
def test_a_query_means_the_same_put_together_again(parts: list[str], place: int) -> None:
    query = " ".join(parts).removeprefix("and ")
    read = narrowing(query)
    assert [one.node for one in narrowing(read.text).parts] == [one.node for one in read.parts]
    switched = read.switched(TRADES, place)
    again = narrowing(switched.text)
    assert [one.node for one in again.parts] == [one.node for one in switched.parts]
    others = read.without(read.part_of(TRADES))
    if others.part_of(TRADES) is None:
        assert again.chosen(TRADES)[place] is not read.chosen(TRADES)[place]


def test_a_second_part_that_asks_for_an_alternative_is_a_choice_once_the_first_is_gone() -> None:
    query = narrowing(f"{ROGUE} ({ROGUE} or {BANKER})").switched(TRADES, 0)
    assert query.text == "([[trade:Rogue]]>=10 or [[trade:Banker]]>=10)"
    assert query.chosen(TRADES) == (True, True, False)


def test_a_group_that_is_left_alone_is_no_group_any_more() -> None:
    query = narrowing(f"(a b) {ROGUE}").switched(TRADES, 0)
    assert query.text == "name:a name:b"
    assert len(query.parts) == 2
