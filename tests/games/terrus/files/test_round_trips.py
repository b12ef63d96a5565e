"""Round trips: written and read again, in all three forms."""

import json
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from app.games.terrus.army import Plan, Setup, Turn
from app.games.terrus.files.builder import ReadBattle
from app.games.terrus.files.csv_form import write_csv
from app.games.terrus.files.json_form import write_json
from app.games.terrus.files.problems import BattleFileError
from app.games.terrus.files.reader import read_battle
from app.games.terrus.files.text_writer import write_text
from app.games.terrus.settings import Settings
from tests.games.terrus.examples import front_row
from tests.games.terrus.strategies import setups


@given(setups())
def test_a_battle_in_json_is_read_as_it_was(setup: Setup) -> None:
    assert read_battle(write_json(setup)).setup == setup


@given(setups())
def test_a_battle_in_text_is_read_as_it_was(setup: Setup) -> None:
    assert read_battle(write_text(setup)).setup == setup


@given(setups())
def test_armies_in_csv_are_read_as_they_were(setup: Setup) -> None:
    armies = Setup(setup.attacker, setup.defender)
    assert read_battle(write_csv(setup)).setup == armies
    assert (armies.plan, armies.turn, armies.settings) == (Plan(), Turn(), Settings())


def test_equal_battles_give_equal_bytes_of_json() -> None:
    setup = front_row()
    again = read_battle(write_text(setup)).setup
    assert write_json(setup) == write_json(again)
    assert json.loads(write_json(setup))["schema"] == "terrus-battle/1"
    assert write_json(setup) != write_json(replace(setup, title="Another"))


def test_the_answers_of_a_record_are_kept() -> None:
    read = read_battle(write_json(front_row(), ["attack Wolf#1 -> Farm"]))
    assert read.answers == ("attack Wolf#1 -> Farm",)
    assert read.setup == front_row()


def read(content: str | bytes) -> ReadBattle | BattleFileError:
    """The battle in a file, or why there is none."""
    try:
        return read_battle(content)
    except BattleFileError as error:
        return error


@given(st.text(max_size=200) | st.binary(max_size=200))
def test_whatever_is_read_is_a_battle_or_a_file_error(content: str | bytes) -> None:
    found = read(content)
    assert isinstance(found, ReadBattle) or found.lines


LINES = (
    "attacker: Ann", "defender: Ben, vitae 3", "row 1: Farm 3", "row 2: clade", "2 Wolf 2/2",
    "Ram 1/2 @ Farm", "attack: Wolf -> Farm", "guard: Ram -> Farm", "set: bury=report", "]",
    "wounds: attacker at Farm: Ram 1", "turn: dusk", "ability: attacker, Roar: Wolf#1 atk +1",
    "order: Farm",
)  # fmt: skip


@given(st.lists(st.sampled_from(LINES)))
def test_lines_in_any_order_give_a_battle_or_a_file_error(lines: list[str]) -> None:
    found = read("\n".join(lines))
    if isinstance(found, ReadBattle):
        assert read_battle(write_text(found.setup)).setup == found.setup
    else:
        assert found.lines
