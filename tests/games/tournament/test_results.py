"""Results and lines as a desk types them, and what cannot be read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.tournament.matches import Loss, Outcome, lost
from app.games.tournament.results import (
    LETTERS,
    AddMinutes,
    EnterResult,
    ResultError,
    Sitting,
    TakeBack,
    read_line,
    read_result,
    typed_result,
)

N, F, M, DQ = Loss.NO_SHOW, Loss.GAVE_UP, Loss.MATCH_LOSS, Loss.DISQUALIFIED
TABLES = [
    Sitting(56, ("Moss Fox", "North Lynx")),
    Sitting(57, ("Moss Otter", "Ochre Lynx")),
    Sitting(58, ("Player 2", "Jürgen Groß")),
    Sitting(59, ("Ada", "Ben", "Cy", "Dan"), (7, 8, 9, 10)),
    Sitting(60, ("Eve",)),
]


@pytest.mark.parametrize(
    ("said", "outcome"),
    [
        ("2-1", Outcome((2, 1))),
        ("2 1", Outcome((2, 1))),
        (" 1 : 1 : 1 ", Outcome((1, 1), 1)),
        ("2–0", Outcome((2, 0))),
        ("0 0 1", Outcome((0, 0), 1)),
        ("dl", lost((M, M))),
        ("n1", lost((N, None))),
        ("N2", lost((None, N))),
        ("n12", lost((N, N))),
        ("n1 f2", lost((N, F))),
        ("f2", lost((None, F))),
        ("dq1", lost((DQ, None))),
    ],
)
def test_a_result_of_two_is_read(said: str, outcome: Outcome) -> None:
    assert read_result(2, said) == outcome


def test_places_at_a_table_are_read_with_who_did_not_come() -> None:
    assert read_result(4, "2-1-3-4") == Outcome((2, 1, 3, 4))
    assert read_result(4, "2 1 n 3") == lost((None, None, N, None), (2, 1, 3))
    assert read_result(4, "2 1 n 3").numbers == (2, 1, 4, 3)
    assert read_result(3, "1-n-dq").numbers == (1, 2, 2)


@pytest.mark.parametrize(
    ("seats", "said", "words"),
    [
        (2, "3 1", "At most 2 games are won"),
        (2, "2 2", "Only one player can win 2 games"),
        (2, "n1 n1", "loses twice"),
        (2, "dl n1", "loses twice"),
        (2, "n3", "is not a result"),
        (2, "2-x", "is not a result"),
        (2, "", "is not a result"),
        (2, "-1-2", "is not a result"),
        (2, "0 0", "At least one game"),
        (4, "1-2-3", "places of its 4 players"),
        (4, "1-2-n-9", "who played must count from 1"),
        (4, "1-x-n-3", "is no result"),
        (3, "n1", "places of its 3 players"),
        (1, "2-0", "only one player"),
    ],
)
def test_what_is_no_result_is_refused_in_words(seats: int, said: str, words: str) -> None:
    with pytest.raises(ResultError, match=words):
        read_result(seats, said, most_wins=2)


@st.composite
def outcomes(draw: st.DrawFn) -> Outcome:
    seats = draw(st.integers(2, 5))
    losses = draw(st.lists(st.sampled_from([None, N, F, M, DQ]), min_size=seats, max_size=seats))
    there = draw(st.permutations(range(1, 1 + losses.count(None))))
    if any(losses):
        return lost(losses, there if seats > 2 else ())
    if seats > 2:
        return Outcome(tuple(there))
    games = st.integers(0, 9)
    return Outcome((draw(games), draw(games)), draw(st.integers(1, 9)))


@given(outcomes())
def test_a_result_is_typed_as_it_is_read(outcome: Outcome) -> None:
    assert read_result(len(outcome.numbers), typed_result(outcome)) == outcome


@given(st.text(max_size=12) | st.text("0123456789-nfmdlq x+", max_size=12), st.integers(1, 5))
def test_any_text_is_a_result_or_refused(said: str, seats: int) -> None:
    try:
        outcome = read_result(seats, said)
    except ResultError:
        return
    assert len(outcome.numbers) == seats
    assert read_result(seats, typed_result(outcome)) == outcome


@pytest.mark.parametrize(
    ("said", "table", "act"),
    [
        ("57 2 1", 57, EnterResult(Outcome((2, 1)))),
        ("57 2-1", 57, EnterResult(Outcome((2, 1)))),
        ("57", 57, None),
        ("ochre 1 1 1", 57, EnterResult(Outcome((1, 1), 1))),
        ("otter 2 0", 57, EnterResult(Outcome((2, 0)))),
        ("Player 2 2 1", 58, EnterResult(Outcome((2, 1)))),
        ("jurgen gross n2", 58, EnterResult(lost((None, N)))),
        ("57 n1 d1", 57, EnterResult(lost((N, None)), (0,))),
        ("57 2 0 d2", 57, EnterResult(Outcome((2, 0)), (1,))),
        ("57 +5", 57, AddMinutes(5)),
        ("#9 2 1 3 4", 59, EnterResult(Outcome((2, 1, 3, 4)))),
        ("57 x", 57, TakeBack()),
        ("ben 2 1 3 4", 59, EnterResult(Outcome((2, 1, 3, 4)))),
    ],
)
def test_a_line_names_its_table_and_what_happened(said: str, table: int, act: object) -> None:
    reading = read_line(said, TABLES, most_wins=2)
    assert (reading.table.number, reading.act) == (table, act)


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ("57 3 1", "57 3 1: At most 2 games"),
        ("61 2 1", "61 2 1: There is no table 61; the last one is 60."),
        ("moss 2 1", r"moss 2 1: Several fit: Moss Fox \(table 56\), Moss Otter \(table 57\)"),
        ("lynx", "Several fit"),
        ("#11 2 1", "Player number 11 sits at no table"),
        ("nobody 2 1", "Nobody of this name"),
        ("60 2 0", "only one player"),
        ("60 +5", "A bye has no result"),
        ("57 +0", "from 1 to 120"),
        ("57 +121", "from 1 to 120"),
        ("57 2 1 d3", "only 2 players"),
        ("57 x 2", "is not a result"),
        ("", "Type a table or a name"),
        ("   ", "Type a table or a name"),
        ("٥٧ 2 1", "Nobody of this name"),
    ],
)
def test_a_line_that_cannot_be_read_says_why(said: str, words: str) -> None:
    with pytest.raises(ResultError, match=words):
        read_line(said, TABLES, most_wins=2)


@given(
    st.text(max_size=40)
    | st.lists(
        st.sampled_from(["57", "moss", "2", "1", "n1", "dl", "+5", "x", "d1", "Player", "0"]),
        max_size=6,
    ).map(" ".join)
)
def test_any_line_is_understood_or_refused(said: str) -> None:
    try:
        reading = read_line(said, TABLES)
    except ResultError:
        return
    assert reading.table in TABLES


@given(st.sampled_from(TABLES[:4]), outcomes())
def test_a_whole_name_is_as_good_as_the_number(table: Sitting, outcome: Outcome) -> None:
    if len(outcome.numbers) != len(table.players):
        return
    typed = typed_result(outcome).replace("-", " ")
    for who in (str(table.number), *table.players):
        assert read_line(f"{who} {typed}", TABLES).act == EnterResult(outcome)


def test_every_loss_has_a_letter() -> None:
    assert set(LETTERS.values()) == set(Loss)
