"""The text of one army, kept by itself and put into battles."""

import pytest
from hypothesis import given

from app.games.terrus.army import Army, Setup
from app.games.terrus.battle import play
from app.games.terrus.checks import check
from app.games.terrus.files.army_text import matched, read_army, without_city, write_army
from app.games.terrus.files.problems import BattleFileError
from tests.games.terrus.examples import front_row
from tests.games.terrus.strategies import setups


@given(setups())
def test_an_army_with_its_city_is_read_as_it_was(setup: Setup) -> None:
    assert read_army(write_army(setup.defender)) == setup.defender


@given(setups())
def test_an_army_that_attacks_is_read_as_it_was(setup: Setup) -> None:
    attacking = without_city(setup.attacker)
    assert read_army(write_army(attacking)) == attacking


def test_an_army_meets_another_one_without_its_own_city() -> None:
    home = front_row().defender
    battle = matched(home, home)
    assert battle.attacker.city == ()
    assert {(beast.row, beast.at) for beast in battle.attacker.beasts} == {(None, "")}
    assert battle.defender == home
    assert not check(battle)
    assert not play.start(battle).is_over


def test_an_army_without_a_city_cannot_defend() -> None:
    raiders = Army("Eve", front_row().attacker.beasts)
    with pytest.raises(BattleFileError, match="Eve has no city to defend"):
        matched(raiders, raiders)


def test_every_problem_of_an_army_is_told_with_its_line() -> None:
    with pytest.raises(BattleFileError) as told:
        read_army("army: Ann\nattack: Wolf -> Farm\nWolf 2/x\nOx y/2")
    assert [line[:7] for line in told.value.lines] == ["line 2:", "line 3:", "line 4:"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("# nobody", "An army begins with a line “army: NAME”."),
        ("army:", "line 1: An army begins with a line “army: NAME”."),
        ("Wolf 2/2\narmy: Ann", "line 1: An army begins"),
        ("army: Ann\narmy: Ben", "line 2: An army has beasts"),
        ("army: Ann\nguard: nobody", "line 2: An army has beasts"),
        ("army: Ann\n\nWolf 2/", "line 3: “Wolf 2/” is not understood"),
        ("army: Ann, vitae 3\nWolf 2/2", "needs exactly one clade and has none"),
        ("army: Ann\nrow 1: clade", "line 1: Vitae must be a whole number"),
        ("army: Ann, vitae 3\nrow 1: clade, Farm 2, Farm 3", "are called “Farm”"),
        ("army: Ann\nOwl 1/1 row 1", "line 2: Owl: only a defending beast needs a row."),
        ("army: Ann\nOwl 1/1 @ clade", "but the army has no city"),
        ("army: Ann\nOwl 1/1 @ Farm", "line 2: Owl is attached to “Farm”"),
        ("army: Ann\n201 Ant 1/1", "at most 200 beasts"),
    ],
)
def test_a_text_that_is_no_army_says_where_and_why(text: str, said: str) -> None:
    with pytest.raises(BattleFileError) as told:
        read_army(text)
    assert said in str(told.value)
