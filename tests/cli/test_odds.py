"""`threshold odds`: options, figures and the keys of its JSON (docs/goldfish.md)."""

import json
from fractions import Fraction
from math import comb
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from app.cli import main

LIST = """1 The Tournament Faction
12 Rage
8 Obsession
20 Scout
35 Barbaric Rifleman
"""


@pytest.fixture
def deck(tmp_path: Path) -> str:
    path = tmp_path / "deck.txt"
    path.write_text(LIST)
    return str(path)


def run(*words: str, content: str | None = None) -> Result:
    return CliRunner().invoke(main, ["odds", *words], input=content)


def answer(*words: str) -> dict[str, Any]:
    result = run(*words, "--json")
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.output)
    return found


def test_icons_count_in_play_and_cards_as_drawn(deck: str) -> None:
    two = answer(deck, "--need", "2 provides:R", "--starting", "Rage,Obsession", "--seen", "1")
    assert Fraction(two["fraction"]) == Fraction(11, 73)
    one = answer(deck, "--need", "1 !Rage", "--starting", "Rage,Obsession", "--seen", "1")
    assert one["fraction"] == two["fraction"]
    assert answer(deck, "--need", "1 provides:R", "--starting", "Rage,Obsession",
                  "--seen", "0")["fraction"] == "1/1"  # fmt: skip


def test_the_letters_of_an_icon_need_are_a_threshold(deck: str) -> None:
    words = [deck, "--by-turn", "3", "--starting", "Rage,Rage"]
    found = answer(*words, "--need", "1 provides:ORRR")
    parts = answer(*words, "--need", "1 provides:O", "--need", "3 provides:R")
    assert found["fraction"] == parts["fraction"] != "0/1"
    assert found["needs"] == [
        {"count": 1, "query": "provides:ORRR", "words": "Obsession in play"},
        {"count": 3, "query": "provides:ORRR", "words": "Rage in play"},
    ]


def test_the_first_figure_of_a_plan_says_that_it_leaves_out_paying(deck: str) -> None:
    words = [deck, "--need", "2 provides:O", "--starting", "Rage,Rage"]
    by_turn, by_seen = run(*words, "--by-turn", "3"), run(*words, "--seen", "9")
    assert " by your turn 3 with the Develop Rule alone (exact: " in by_turn.output
    assert "Develop Rule" not in by_seen.output


def test_several_needs_have_to_be_met_together(deck: str) -> None:
    found = answer(deck, "--need", "1 !Scout", "--need", "1 t:resource", "--seen", "2",
                   "--starting", "Rage,Rage")  # fmt: skip
    assert Fraction(found["fraction"]) == Fraction(20 * 18, comb(73, 2))
    assert found["decimal"] == float(Fraction(found["fraction"]))
    assert found["kind"] == "exact"
    assert found["plan"] is None


def test_by_turn_names_plan_and_kind_and_a_bound(deck: str) -> None:
    found = answer(deck, "--need", "4 provides:R", "--by-turn", "3", "--starting", "Rage,Rage")
    assert (found["kind"], found["limited_to"]) == ("exact", "with the Develop Rule alone")
    assert found["plan"] == "draw on turn 1, then play a resource on turns 2 to 3"
    assert found["resources_played"] == 2
    assert found["bound"]["kind"] == "upper-bound"
    assert found["bound"]["decimal"] >= found["best_play"]["decimal"] >= found["decimal"]
    assert found["best_play"]["kind"] == "exact"


def test_the_best_mulligan_helps_and_going_second_too(deck: str) -> None:
    words = [deck, "--need", "2 provides:O", "--need", "2 provides:R", "--seen", "9",
             "--starting", "Rage,Rage"]  # fmt: skip
    none, best = (answer(*words, "--mulligan", each)["decimal"] for each in ("none", "best"))
    assert none < best
    assert answer(*words, "--second")["first"] is False


def test_details_add_hands_starts_and_staples(deck: str) -> None:
    words = [deck, "--need", "2 provides:O", "--need", "2 !Scout", "--by-turn", "3",
             "--starting", "Rage,Rage", "--mulligan", "best"]  # fmt: skip
    plain, found = answer(*words), answer(*words, "--details")
    assert {**found, **plain} == found
    assert sum(kind["share"] for kind in found["hands"]) == pytest.approx(1)
    average = sum(kind["share"] * float(Fraction(kind["fraction"])) for kind in found["hands"])
    assert average == pytest.approx(found["decimal"])
    assert len(found["starts"]) == 3
    decimals = [start["decimal"] for start in found["starts"]]
    assert decimals == sorted(decimals, reverse=True)
    assert {each["add"] for each in found["staples"]} <= {"Rage", "Obsession"}
    shown = run(*words, "--details").output
    assert "Starting resources:" in shown
    assert "most common hands" in shown


def test_the_text_says_the_assumptions(deck: str) -> None:
    shown = run(deck, "--need", "2 provides:R", "--seen", "9").output
    assert "One card may count towards several needs." in shown
    assert "starting resources included" in shown
    assert "exact:" in shown


def test_a_deck_without_a_faction_is_read_from_standard_input() -> None:
    result = run("-", "--need", "1 !Scout", "--seen", "1", content="4 Scout\n4 Rage\n")
    assert result.exit_code == 0
    assert "no faction yet" in result.output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--need", "provides:R", "--seen", "3"], "a count and a query"),
        (["--need", "1 nonsense:R", "--seen", "3"], "nonsense"),
        (["--need", "1 provides:R"], "either a number of cards seen or a turn"),
        (["--need", "1 provides:R", "--seen", "3", "--by-turn", "2"], "either"),
        (["--need", "1 provides:R", "--seen", "3", "--starting", "Greed,Rage"], "no Greed"),
        (["--seen", "3"], "--need"),
    ],
)
def test_wrong_usage_ends_with_status_64(deck: str, words: list[str], said: str) -> None:
    result = run(deck, *words)
    assert result.exit_code == 64
    assert said in result.output


def test_an_unreadable_deck_ends_with_status_2(tmp_path: Path) -> None:
    path = tmp_path / "odd.txt"
    path.write_text("4 Scuot\n4 Rage\n")
    result = run(str(path), "--need", "1 provides:R", "--seen", "3")
    assert result.exit_code == 2
    assert "Scuot" in result.output
    assert run(str(tmp_path / "none.txt"), "--need", "1 pr:R", "--seen", "3").exit_code == 2
