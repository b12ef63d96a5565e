"""`threshold odds --game shadowfist`."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from app.cli import main

LIST = """5 Ancestral Sanctuary
5 Ancestral Tomb
5 Alpha Beast
5 Arcane Scientist
30 Mad Dog McCroun
"""
NEEDS = ("--need", "1 t:fss", "--need", "1 is:foundation")


@pytest.fixture
def deck(tmp_path: Path) -> str:
    path = tmp_path / "deck.txt"
    path.write_text(LIST)
    return str(path)


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["odds", "--game", "shadowfist", *words])


def answer(*words: str) -> dict[str, Any]:
    result = run(*words, "--json")
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.output)
    return found


def test_the_first_hand_is_told_as_dealt_and_after_the_discard(deck: str) -> None:
    shown = run(deck, *NEEDS).output
    assert "0.5543 (exact: 83883/151340) in the opening hand" in shown
    assert "0.8818 (exact: 1647007261/1867686940) after the best first discard" in shown


@pytest.mark.slow
def test_the_json_has_all_keys_whatever_is_asked(deck: str) -> None:
    first, third, seen, kept = (
        answer(deck, *NEEDS, *words)
        for words in ((), ("--by-turn", "3"), ("--seen", "9"), ("--mulligan", "none"))
    )
    assert first.keys() == third.keys() == seen.keys() == kept.keys()
    assert first["fraction"] == first["after_discard"]["fraction"] == "1647007261/1867686940"
    assert first["by_turn"] == 1
    assert third["bound"]["kind"] == "upper-bound"
    assert first["decimal"] < third["decimal"] < third["bound"]["decimal"]
    assert (seen["by_turn"], seen["opening"]) == (None, None)
    assert kept["fraction"] == kept["opening"]["fraction"] == "83883/151340"
    assert first["needs"][0] == {"count": 1, "query": "t:fss", "words": "type Feng Shui Site"}


def test_details_add_hands_forgoing_and_the_table_of_counts(deck: str) -> None:
    found = answer(deck, *NEEDS, "--details")
    assert found["sites"] == found["foundations"] == 10
    assert [row["copies"] for row in found["counts"]] == list(range(5, 21))
    assert found["counts"][5]["sites_with_foundations"] == "1647007261/1867686940"
    assert found["forgoing"]["any_discards"] == "1647007261/1867686940"
    assert sum(kind["share"] for kind in found["hands"]) == pytest.approx(1)
    shown = run(deck, *NEEDS, "--details").output
    assert "kind 1: Alpha Beast, Arcane Scientist" in shown
    assert "if you forgo it (+0.2348)" in shown


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--need", "t:fss"), "A need is a count and a query"),
        (("--need", "1 t:dragon"), "dragon"),
        ((*NEEDS, "--by-turn", "9"), "The turn must be from 1 to 8, not 9."),
        ((*NEEDS, "--by-turn", "2", "--seen", "9"), "Give either a number of cards seen or a turn"),
        ((*NEEDS, "--starting", "Alpha Beast"), "No cards start in play in Shadowfist"),
        ((*NEEDS, "--second"), "It makes no difference who goes first"),
    ],
)
def test_wrong_questions_are_refused_in_words(deck: str, words: tuple[str, ...], told: str) -> None:
    result = run(deck, *words)
    assert result.exit_code == 64
    assert told in result.output


def test_the_help_speaks_of_the_game() -> None:
    shown = " ".join(run("--help").output.split())
    assert "1 t:fss" in shown
    assert "Rage" not in shown
    assert "Only with --game spoils: the starting resources" in shown
    assert shown.count("starting resources") == 1
