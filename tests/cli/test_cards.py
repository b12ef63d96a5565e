"""`threshold cards` as scripts and people use it."""

import json

import pytest
from click.testing import CliRunner, Result

from app.cli import main
from app.games.spoils.facts import Catalogue


def cards(*words: str) -> Result:
    return CliRunner().invoke(main, ["cards", *words])


def objects(*words: str) -> list[dict[str, object]]:
    answer = cards(*words, "--json")
    assert answer.exit_code == 0
    return [json.loads(line) for line in answer.stdout.splitlines()]


def test_each_card_is_one_object_per_line_and_begins_with_its_name() -> None:
    (scout,) = objects('!"Scout"')
    assert next(iter(scout)) == "name"
    assert scout["name"] == "Scout"
    assert (scout["cost"], scout["threshold"]) == (4, "RR")
    assert (scout["strength"], scout["life"], scout["speed"]) == (3, 3, 4)
    assert scout["structure"] is None
    assert [p["set"] for p in scout["printings"]] == ["1ED", "2ED"]  # type: ignore[attr-defined]


def test_with_unique_prints_each_printing_is_one_object() -> None:
    rows = objects("!Scout", "unique:prints")
    assert [(row["name"], row["set"]) for row in rows] == [("Scout", "1ED"), ("Scout", "2ED")]
    assert all(row["id"] for row in rows)


def test_all_objects_have_the_same_keys(catalogue: Catalogue) -> None:
    rows = objects("c>=0 or t:faction or t:resource or is:token")
    assert len(rows) == len(catalogue.cards)
    assert len({tuple(row) for row in rows}) == 1


def test_a_person_reads_the_echo_and_lines_below_each_other() -> None:
    answer = cards("st:soldier c<=1 order:cost")
    echo, *lines = answer.stdout.splitlines()
    assert (
        echo == "Cards: subtype containing “soldier” and cost at most 1; sorted by cost. 6 cards."
    )
    assert lines[0].split("  ")[0] == "Dying Hero"
    assert len({line.index("Warlord Character, soldier") for line in lines}) == 1


def test_a_query_may_begin_with_a_minus_and_come_in_several_words() -> None:
    assert [row["name"] for row in objects("-t:item", "pr=OO")] == ["Neurosis"]


def test_an_error_shows_the_place_and_runs_nothing() -> None:
    answer = cards("t:item c:rg")
    assert answer.exit_code == 64
    assert answer.stdout == ""
    line, marks, words = answer.stderr.splitlines()
    assert line[marks.index("^") : marks.rindex("^") + 1] == "rg"
    assert "icons are i:rg" in words


@pytest.mark.parametrize("words", [(), ("--json",)])
def test_without_a_query_the_usage_is_wrong(words: tuple[str, ...]) -> None:
    assert cards(*words).exit_code == 64


def test_an_unknown_command_is_wrong_usage() -> None:
    assert CliRunner().invoke(main, ["crads"]).exit_code == 64


def test_nothing_found_says_why_beside_the_list() -> None:
    answer = cards("t:rage")
    assert answer.exit_code == 0
    assert answer.stdout == "Cards: type “rage”. 0 cards.\n"
    assert "i:" in answer.stderr
