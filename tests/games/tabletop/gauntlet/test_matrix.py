"""Results of every deck of a group against every other one, and the file that keeps them."""

import pytest

from app.games.tabletop.gauntlet.matrix import (
    DamagedMatrixError,
    Made,
    Matrix,
    Meeting,
    read_matrix,
    written,
)

MADE = Made("journeyman", "evaluation 3", "7", "abc", "cr3", 1)
MEETINGS = (
    Meeting("ash", "birch", 15, 20, 0),
    Meeting("ash", "cedar", 10.5, 20, 1),
    Meeting("birch", "cedar", 2, 19, 2),
)
MATRIX = Matrix(MADE, MEETINGS)


def test_a_share_seen_from_the_other_deck_is_the_rest() -> None:
    one, other = MATRIX.share("ash", "birch"), MATRIX.share("birch", "ash")
    assert one is not None
    assert other is not None
    assert one.value == 0.75
    assert other.value == 0.25
    assert (one.low, one.high) == pytest.approx((1 - other.high, 1 - other.low))


def test_a_deck_does_not_meet_itself() -> None:
    assert MATRIX.share("ash", "ash") is None


def test_decks_are_ranked_by_the_mean_of_their_shares() -> None:
    assert MATRIX.overall("ash").value == pytest.approx((15 / 20 + 10.5 / 20) / 2)
    assert MATRIX.ranked == ("cedar", "ash", "birch")


def test_games_that_did_not_end_are_counted_openly() -> None:
    assert (MATRIX.games, MATRIX.unfinished) == (21, 3)


def test_a_file_is_read_as_it_was_written() -> None:
    assert read_matrix(written(MADE, MEETINGS)) == MATRIX


@pytest.mark.parametrize(
    "text",
    ["", "a,b\n", written(MADE, MEETINGS) + "ash,birch\n", written(MADE, []) + "a,b,x,1,2\n"],
)
def test_a_file_that_is_no_matrix_is_refused(text: str) -> None:
    with pytest.raises(DamagedMatrixError):
        read_matrix(text)
