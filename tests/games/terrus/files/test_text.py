"""The plain text of a battle."""

from app.games.terrus.army import Beast, Location
from app.games.terrus.files.text_writer import write_text
from app.games.terrus.terms import Phase, Side
from tests.games.terrus.examples import FRONT_ROW, front_row


def test_rows_count_from_the_front_and_the_clade_has_the_vitae() -> None:
    city = front_row().defender.city
    assert [(it.name, it.defense, it.row) for it in city] == [
        ("Farm", 3, 1), ("Mill", 4, 1), ("Hive", 2, 2), ("clade", 10, 2), ("Forge", 4, 2),
        ("Well", 3, 3),
    ]  # fmt: skip


def test_what_follows_atk_and_def_may_stand_in_any_order() -> None:
    setup = front_row("Eel 1/4 worth 9 @ Hive fatigued row 2 wounds 3")
    assert setup.defender.beasts[-1] == Beast("Eel", 1, 4, 2, "Hive", 3, True, 9)


def test_a_location_may_have_wounds_and_a_worth() -> None:
    setup = front_row("row 1: Old Mill 51 3 wounds 1 worth 0")
    assert setup.defender.city[-1] == Location("Old Mill 51", 3, 1, 1, 0)


def test_the_usual_worth_is_atk_and_def_of_beasts_def_of_locations_and_one_for_a_vitae() -> None:
    setup = front_row()
    assert [beast.worth for beast in setup.attacker.beasts] == [4, 4, 6, 8, 11]
    assert [location.worth for location in setup.defender.city] == [3, 4, 2, 1, 4, 3]


def test_a_name_stands_for_all_beasts_that_are_numbered_under_it() -> None:
    setup = front_row("attack: wolf, Boar -> farm")
    assert [(it.beast, it.location) for it in setup.plan.attack] == [
        ("Wolf#1", "Farm"), ("Wolf#2", "Farm"), ("Boar", "Farm"),
    ]  # fmt: skip


def test_the_turn_is_the_attackers_dusk_unless_the_file_says_otherwise() -> None:
    assert (front_row().turn.ruler, front_row().turn.phase) == (Side.ATTACKER, Phase.DUSK)
    turn = front_row("turn: defender, other phase, not passed, battle over").turn
    assert (turn.ruler, turn.phase) == (Side.DEFENDER, Phase.OTHER)
    assert (turn.passed, turn.battle_over) == (False, True)


def test_comments_and_blank_lines_are_passed_over() -> None:
    assert front_row("", "# a comment", "   ") == front_row()


def test_the_text_that_is_written_is_the_text_that_people_type() -> None:
    assert write_text(front_row()) == FRONT_ROW
