"""Pairings are taken as they are exported, or each line that is wrong says why."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.tournament import LineProblem, Seating, read_pairings
from app.games.tournament.pairings import MAX_FOREIGN, MAX_ROWS

PLAYERS = ("Ada Byron", "Berta, the Second", "Cleo", "Dóra")


@pytest.mark.parametrize(
    "text",
    [
        'Table,Player 1,Player 2\n1,Ada Byron,"Berta, the Second"\n2,Cleo,Dóra\n',
        "Table;Player;Opponent\n1;Ada Byron;Berta, the Second\n2;Cleo;Dóra",
        "\ufeffPlayer 1\tPlayer 2\tTable\r\nada  BYRON\tberta, the second\t1\r\ncleo\tdóra\t2\r\n",
        "Round,Table No,Player 1,Points,Player 2\n"
        '3,1,Ada Byron,6,"Berta, the Second"\n\n3,2,Cleo,3,Dóra',
    ],
)
def test_columns_go_by_their_names_and_players_by_theirs(text: str) -> None:
    read = read_pairings(text, PLAYERS)
    assert read.problems == ()
    assert read.seatings == (
        Seating("1", ("Ada Byron", "Berta, the Second")),
        Seating("2", ("Cleo", "Dóra")),
    )


@pytest.mark.parametrize("bye", ["", "BYE", "-"])
def test_a_bye_seats_one_player(bye: str) -> None:
    read = read_pairings(f"Table,Player 1,Player 2\n7,Cleo,{bye}\n", PLAYERS)
    assert (read.seatings, read.problems) == ((Seating("7", ("Cleo",)),), ())


@pytest.mark.parametrize(
    ("row", "message"),
    [
        (
            "2,Cleo,Zorro",
            "Nobody called Zorro is in this event. Correct the name, or add the player.",
        ),
        ("2,Cleo,Ada Byron", "Ada Byron already sits in line 2. Correct one of the two lines."),
        ("1,Cleo,", "Table 1 is already in line 2. Correct one of the two lines."),
        (",Cleo,Dóra", "No table is given. Enter one, or delete the line."),
        ("2,,", "Nobody sits at table 2. Enter the players, or delete the line."),
        ("2,Cleo,cleo", "Cleo is named twice at one table. Enter the other player."),
        ("2", "Nobody sits at table 2. Enter the players, or delete the line."),
    ],
)
def test_a_wrong_line_is_named_with_what_is_wrong(row: str, message: str) -> None:
    text = f'Table,Player 1,Player 2\n1,Ada Byron,"Berta, the Second"\n{row}\n'
    read = read_pairings(text, PLAYERS)
    assert [(problem.line, problem.message) for problem in read.problems] == [(3, message)]
    assert len(read.seatings) == 1


def test_without_a_header_nothing_is_guessed() -> None:
    read = read_pairings("1,Ada Byron,Cleo\n", PLAYERS)
    assert read.seatings == ()
    assert read.problems == (
        LineProblem(
            1,
            "1,Ada Byron,Cleo",
            "The first line must name the columns: Table, Player 1, Player 2.",
        ),
    )


def test_a_file_of_endless_lines_is_not_read_to_its_end() -> None:
    text = "Table,Player 1\n" + "\n".join(f"{number},x" for number in range(MAX_ROWS * 2))
    read = read_pairings(text, PLAYERS)
    assert len(read.problems) == MAX_ROWS
    assert read.problems[-1].message == f"Only the first {MAX_ROWS} lines are read."


@pytest.mark.parametrize(
    ("text", "line", "word"),
    [
        ("Table,Player 1\n1,Cleo\n2,D\0ra", 3, "NUL"),
        ("Table,Player 1\n1,\ud800", 2, "half a character"),
        ("Table,Player 1\n1,Cleo" + "\u0301" * 500_000, 2, "more than 30 accents"),
        ("Table,Player 1\n1," + "é" * (MAX_FOREIGN + 1), 1, "50000 characters"),
    ],
)
def test_text_that_cannot_be_compared_is_not_read(text: str, line: int, word: str) -> None:
    read = read_pairings(text, PLAYERS)
    assert read.seatings == ()
    [problem] = read.problems
    assert problem.line == line
    assert word in problem.message


@given(st.text())
def test_no_file_breaks_the_reader(text: str) -> None:
    read = read_pairings(text, PLAYERS)
    assert all(problem.line >= 1 and problem.message for problem in read.problems)


@given(st.text())
def test_no_row_breaks_the_reader(text: str) -> None:
    read = read_pairings(f"Table,Player 1,Player 2\n{text}", PLAYERS)
    seated = [name for seating in read.seatings for name in seating.players]
    assert len(seated) == len(set(seated))
