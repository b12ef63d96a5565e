"""Whatever is wrong with a file is said with its line and name, and limits come first."""

import json

import pytest

from app.games.terrus.files.json_form import write_json
from app.games.terrus.files.problems import BattleFileError
from app.games.terrus.files.reader import read_battle
from app.games.terrus.files.text_writer import write_text
from tests.games.terrus.examples import front_row

HEAD = "attacker: Ann\n  Boar 3/3\n"
CITY = "defender: Ben, vitae 10\n  row 1: Farm 3\n  row 2: clade\n"
CSV = "side,kind,name,count,atk,def,row,at,wounds,fatigued,worth\n"


def problems(content: str | bytes) -> tuple[str, ...]:
    """Everything that is said about a file that is no battle."""
    with pytest.raises(BattleFileError) as refused:
        read_battle(content)
    return refused.value.lines


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("", "The file is empty."),
        (" \n\n", "The file is empty."),
        (b"\xff\xd8\xff\x00\x01", "This is not text."),
        (b"attacker: Ann\n\x80", "line 2: This is not text."),
        ("attacker: Ann\nWo\0lf 2/2", "line 2: It contains a NUL character"),
        ("x" * 70_000, "at most 65,536 characters"),
        (b"x" * 300_000, "too large for a battle: 300,000 bytes"),
        ("\n" * 2_001 + "x", "at most 2,000 lines"),
        ("{", "line 1: The JSON has an error in column 2"),
        ("{}", "“schema” must be “terrus-battle/1”"),
        ('{"schema": "terrus-battle/2"}',
         "has the form terrus-battle/2, that of another release; this one reads terrus-battle/1."),
        ('{"schema": "terrus-battle/1", "rules": "old"}', "“rules” must be a whole number."),
        ('{"schema": "terrus-battle/1", "rules": -1}', "“rules” must be a whole number."),
        ('{"schema": "terrus-battle/1", "rules": []}', "“rules” must be a whole number."),
        ("{" * 20, "The JSON has an error"),
        ('{"schema":' + "[" * 60_000, "nested too deep"),
        ('{"schema": "terrus-battle/1", "schema": "terrus-battle/1"}', "twice in the same"),
        ("side,kind,x\n", "The CSV lacks the columns name."),
        (CSV + '"', "This is not CSV that can be read"),
    ],
)  # fmt: skip
def test_a_file_that_is_no_battle_says_why(content: str | bytes, said: str) -> None:
    assert any(said in line for line in problems(content)), problems(content)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (HEAD, "The defender is missing: write a line “defender: NAME”."),
        (CITY, "The attacker is missing: write a line “attacker: NAME”."),
        (HEAD + "defender: Ben, vitae 10\n row 1: Farm 3", "exactly one clade and has none"),
        (HEAD + CITY + "row 1: clade", "exactly one clade and has 2"),
        (HEAD + CITY + "row 4: Well 3", "Only one row may be behind the clade (10.2)"),
        (HEAD + "defender: Ben\n row 1: clade",
         "line 3: Vitae must be a whole number from 1 to 999, and is missing."),
        (HEAD + "defender: Ben, vitae 0\n row 1: clade", "line 3: Vitae must be"),
        ("attacker: Ann\n Wolf -2/2\n" + CITY,
         "line 2: Wolf: ATK must be a whole number from 0 to 999, not “-2”."),
        ("attacker: Ann\n Wolf 2/2.5\n" + CITY, "line 2: Wolf: DEF must be"),
        ("attacker: Ann\n Wolf 2/99999999999999999999\n" + CITY, "line 2: Wolf: DEF must be"),
        ("attacker: Ann\n 0 Wolf 2/2\n" + CITY, "line 2: Wolf: the count must be"),
        ("attacker: Ann\n -1 Wolf 2/2\n" + CITY, "line 2: Wolf: the count must be"),
        ("attacker: Ann\n Wolf 2/2 row 1\n" + CITY, "Wolf: only a defending beast needs a row"),
        ("attacker: Ann\n Wolf 2/2 wounds 2\n" + CITY, "Wolf would be buried already"),
        ("attacker: Ann\n Wolf 2/2 tired\n" + CITY, "line 2: “tired” is not understood."),
        ("attacker: Ann\n Wolf two\n" + CITY, "line 2: “Wolf two” is not understood."),
        ("attacker: Ann\n clade 2/2\n" + CITY, "“clade” is the name of the location"),
        ("attacker: Ann\n Wolf;cub 2/2\n" + CITY, "A name begins with a letter or digit"),
        ("attacker: Ann\n Wolf#1 2/2\n Wolf#1 3/3\n" + CITY,
         "line 3: Two beasts of the attacker are called “Wolf#1”. Give one of them another name."),
        (HEAD + CITY + "Ram 1/2 @ Farm @ Mill",
         "line 6: Ram: it is attached to two locations. Keep one “@ LOCATION”."),
        (HEAD + CITY + "Ram 1/2 row 1 row 2",
         "line 6: Ram: it stands in two rows. Keep one “row N”."),
        (HEAD + CITY + "Ram 1/9 wounds 1 wounds 2", "line 6: Ram: its wounds are given twice."),
        (HEAD + CITY + "Ram 1/9 worth 1 worth 2", "line 6: Ram: its worth is given twice."),
        ('{"schema": "terrus-battle/1", "defender": {"beasts": [{"at": "A", "at": "B"}]}}',
         "A key appears twice"),
        (HEAD + CITY + "Ram 1/2 @ Fram",
         "line 6: Ram is attached to “Fram”, which is no location of the defender's city."),
        (HEAD + CITY + "Farm 1/2",
         "line 6: “Farm” is both a beast and a location. Give one of them another name."),
        (HEAD + CITY + "row 1: farm 2",
         "line 6: Two locations of the defender are called “farm”. Give one of them another name."),
        (HEAD + CITY + "row 21: Well 2", "Well: the row must be a whole number from 1 to 20"),
        (HEAD + CITY + "row 1: Mill", "Mill: DEF must be a whole number from 0 to 999, and is m"),
        (HEAD + CITY + "attack: Bore -> Farm", "line 6: There is no beast called “Bore”."),
        (HEAD + CITY + "attack: Boar -> Frm", "line 6: There is no location “Frm”."),
        (HEAD + CITY + "attack: Boar", "line 6: Write an assignment as"),
        (HEAD + CITY + "wounds: attacker at Farm: Farm x", "line 6: Farm: wounds must be"),
        (HEAD + CITY + "set: bury=sometimes",
         "line 6: The switch bury is one of def, report, not “sometimes”."),
        (HEAD + CITY + "set: rain=yes", "line 6: There is no switch “rain”. Switches: bury,"),
        (HEAD + CITY + "turn: noon", "line 6: “noon” is not known of a turn."),
        (HEAD + CITY + "ability: Ann, Roar", "line 6: Write an ability as"),
        (HEAD + CITY + "ability: attacker, Roar: Cat atk +1", "There is no beast called “Cat”."),
        (HEAD + CITY + "weather: rain", "line 6: “weather:” is not known. Lines begin with:"),
        ("attacker: Ann\n" + HEAD + CITY, "line 2: There is a second attacker."),
        (CSV + "attacker,beast,Wolf,1,x,2,,,,,\n", "line 2: Wolf: ATK must be"),
        (CSV + "nobody,beast,Wolf,1,2,2,,,,,\n", "line 2: The side must be attacker or defender."),
        (CSV + "attacker,cat,Wolf,1,2,2,,,,,\n", "line 2: The kind must be ruler, beast,"),
        (CSV + "attacker,beast,Wolf,1,2,2,,,,maybe,\n", "line 2: Fatigued is yes or no"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_said_with_its_line_and_name(content: str, said: str) -> None:
    assert any(said in line for line in problems(content)), problems(content)


def test_all_problems_of_a_file_are_listed_in_the_order_of_its_lines() -> None:
    lines = problems("attacker: Ann\n Wolf x/2\n Boar 3/y\n" + CITY + "Ram 1/2 @ Barn\n")
    assert [line.partition(":")[0] for line in lines] == ["line 2", "line 3", "line 7"]


def test_of_many_problems_the_first_fifty_are_listed() -> None:
    lines = problems("\n".join(f"nonsense {number}" for number in range(100)))
    assert len(lines) == 51
    assert lines[-1] == "And 53 more."


@pytest.mark.parametrize("content", [
    "attacker: Ann\n 10000 Wolf 2/2\n" + CITY,
    CSV + "attacker,beast,Wolf,10000,2,2,,,,,\n",
])  # fmt: skip
def test_ten_thousand_beasts_are_refused_before_anything_else(content: str) -> None:
    assert problems(content) == ("A battle has at most 200 beasts; this file has 10,000.",)


def test_beasts_of_one_name_are_numbered_and_it_is_said() -> None:
    read = read_battle("attacker: Ann\n Wolf 2/2\n Wolf 3/3\n" + CITY)
    assert [beast.name for beast in read.setup.attacker.beasts] == ["Wolf#1", "Wolf#2"]
    assert read.notes == (
        "Several beasts of the attacker are called “Wolf”: they were numbered Wolf#1, Wolf#2 "
        "and so on.",
    )


@pytest.mark.parametrize("ends", ["\r\n", "\r"])
@pytest.mark.parametrize("codec", ["utf-8", "utf-8-sig", "utf-16"])
def test_line_ends_and_encodings_of_other_systems_are_read(ends: str, codec: str) -> None:
    content = (HEAD + CITY).replace("\n", ends).encode(codec)
    assert read_battle(content).setup == read_battle(HEAD + CITY).setup


@pytest.mark.parametrize(
    "line",
    ["4 Wolf 2/2", "4x Wolf 2/2", "4 x Wolf 2/2", "4× Wolf 2/2", "x4 Wolf 2/2", "Wolf x4 2/2"],
)
def test_a_count_may_be_written_in_several_ways(line: str) -> None:
    setup = read_battle(f"attacker: Ann\n{line}\n{CITY}").setup
    assert [beast.name for beast in setup.attacker.beasts] == [f"Wolf#{n}" for n in range(1, 5)]


def test_a_count_before_a_name_leaves_the_rest_to_the_name() -> None:
    setup = read_battle(f"attacker: Ann\n1 x4 Wolf 2/2\n{CITY}").setup
    assert [beast.name for beast in setup.attacker.beasts] == ["x4 Wolf"]
    assert read_battle(write_text(setup)).setup == setup


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"attacker": []}, "“attacker” must be an object."),
        ({"order": "Farm"}, "“order” must be a list."),
        ({"order": [1, {}]}, "“order” must be a list of texts."),
        ({"turn": {"passed": "yes"}}, "turn: “passed” must be true or false."),
        ({"weather": "rain"}, "The key “weather” is not known."),
        ({"attack": ["Wolf"]}, "attack 1: This must be an object."),
        ({"wounds": [{"side": "Ann"}]}, "wounds 1: “side” must be attacker or defender."),
        ({"attacker": {"ruler": "Ann", "beasts": [{"name": "Wolf", "atk": -1, "def": 2}]}},
         "attacker.beasts 1: Wolf: ATK must be a whole number from 0 to 999, not “-1”."),
        ({"attacker": {"ruler": "Ann", "beasts": [{"name": ["Wolf"]}]}},
         "attacker.beasts 1: “name” must be a text or a number."),
        ({"order": ["x"] * 5_001}, "“order” has more than 5,000 items."),
    ],
)  # fmt: skip
def test_json_of_another_shape_says_where(change: dict[str, object], said: str) -> None:
    plain = json.loads(write_json(front_row())) | change
    assert any(said in line for line in problems(json.dumps(plain))), problems(json.dumps(plain))
