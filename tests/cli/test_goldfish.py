"""`threshold goldfish`: options, figures and the keys of its JSON (docs/goldfish.md)."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from app.cli import main
from app.games.spoils.solo import trials

LIST = """1 The Tournament Faction
12 Rage
12 Obsession
20 Scout
30 Barbaric Rifleman
1 Ominous Oozling
"""


@pytest.fixture
def deck(tmp_path: Path) -> str:
    path = tmp_path / "deck.txt"
    path.write_text(LIST)
    return str(path)


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["goldfish", *words])


def test_equal_inputs_give_equal_bytes_on_any_number_of_threads(deck: str) -> None:
    words = [deck, "--games", "50000", "--seed", "7", "--json"]
    outputs = {run(*words, "--threads", threads).stdout for threads in ("1", "2", "3")}
    assert len(outputs) == 1
    assert run(*words[:-1], "--seed", "8", "--json").stdout not in outputs


def test_the_json_has_the_keys_of_the_contract(deck: str) -> None:
    found = json.loads(run(deck, "--games", "100", "--second", "--edition", "cr2010",
                           "--starting", "Rage,Obsession", "--json").stdout)  # fmt: skip
    assert list(found) == [
        "schema", "seed", "games", "edition", "first", "starting", "policy", "coverage", "figures",
        "opening_hand", "influence_taken",
    ]  # fmt: skip
    assert found["first"] is False
    assert found["starting"] == ["Rage", "Obsession"]
    assert found["coverage"]["total"] == 75
    assert set(found["coverage"]) == {"exact", "total", "blanks"}
    assert {each["as"] for each in found["coverage"]["blanks"]} <= {"numbers", "blank"}
    assert {tuple(figure) for figure in found["figures"]} == {
        ("id", "turn", "card", "value", "stderr")
    }


def test_the_text_tells_how_exactly_the_deck_is_modelled(deck: str) -> None:
    shown = run(deck, "--games", "200", "--keep", "2..4 t:resource").output
    assert "of 75 cards" in shown
    assert "policy swift-2" in shown
    assert "hand.put_back" in shown
    assert " exact" in shown
    assert "Scout" in shown


def test_two_decks_are_compared_on_the_same_shuffles(deck: str, tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    other.write_text(LIST.replace("12 Rage", "14 Rage").replace("12 Obsession", "10 Obsession"))
    words = [deck, "--games", "5000", "--starting", "Rage,Rage", "--against"]
    found = json.loads(run(*words, str(other), "--json").stdout)
    gains = {(each["id"], each["turn"]): each for each in found["differences"]}
    assert gains["icons.R", 8]["gain"] > 2 * gains["icons.R", 8]["stderr"] > 0
    same = json.loads(run(*words, deck, "--json").stdout)
    assert all(each["gain"] == 0 for each in same["differences"])
    assert "second minus first" in run(*words, str(other)).output
    assert run(*words, str(other), "--cluster", "127.0.0.1:1").exit_code == 64


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--policy", "clever"], "plain-1"),
        (["--games", "0"], "games"),
        (["--starting", "Greed,Rage"], "no Greed"),
        (["--keep", "t:resource"], "a range and a query"),
        (["--keep", "2 nonsense:3"], "nonsense"),
    ],
)
def test_wrong_usage_ends_with_status_64(deck: str, words: list[str], said: str) -> None:
    result = run(deck, *words)
    assert result.exit_code == 64
    assert said in result.output


def test_changes_tell_one_more_and_one_fewer_of_each_card(deck: str) -> None:
    found = json.loads(run(deck, "--changes", "--games", "1000", "--json").stdout)
    assert list(found) == [
        "schema", "seed", "games", "turns", "policy", "kill", "cards", "best_exchange",
        "exchanges", "staples", "starting",
    ]  # fmt: skip
    assert {tuple(each) for each in found["cards"]} == {("card", "copies", "one_more", "one_fewer")}
    assert found["best_exchange"]["value"] < 0
    assert [each["referee"] for each in found["exchanges"]] == [None] * len(found["exchanges"])
    shown = run(deck, "--changes", "--games", "1000").stdout
    assert "referee: not tried" in shown
    assert "Add --on referee" in shown
    assert (
        "cannot be combined with --against" in run(deck, "--changes", "--cluster", "tcp://x").output
    )


@pytest.mark.slow
def test_the_referee_tries_the_exchanges_that_promise_most(
    deck: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trials, "SHUFFLES", 8)
    words = ["--changes", "--games", "1000", "--on", "referee", "--processes", "1", "--json"]
    found = json.loads(run(deck, *words).stdout)["exchanges"]
    assert found[0]["pairs"] > 0
    assert set(found[0]["referee"] or {}) <= {"value", "stderr"}


@pytest.mark.slow
def test_the_referee_gives_equal_bytes_on_any_number_of_processes(deck: str) -> None:
    words = [
        deck,
        "--on",
        "referee",
        "--games",
        "9",
        "--turns",
        "3",
        "--model-games",
        "2000",
        "--json",
    ]
    outputs = {run(*words, "--processes", number).stdout for number in ("1", "2")}
    assert len(outputs) == 1
    found = json.loads(outputs.pop())
    assert (found["on"], found["games"], found["referee"]["cards"]) == ("referee", 9, 75)
    kill = found["figures"][0]
    assert kill["id"] == "kill"
    assert set(kill) == {
        "id", "turn", "card", "model", "referee", "bias", "combined", "model_is_off",
    }  # fmt: skip


@pytest.mark.slow
def test_the_text_sets_model_and_referee_side_by_side(deck: str) -> None:
    shown = run(deck, "--on", "referee", "--games", "8", "--turns", "2",
                "--model-games", "2000").output  # fmt: skip
    assert "Referee: 75 of 75 cards played with their text." in shown
    assert "bias of model" in shown
    few = run(deck, "--on", "referee", "--games", "1", "--turns", "1",
              "--model-games", "2000").output  # fmt: skip
    assert "Play at least 2 games to see figures." in few


def test_a_deck_of_one_card_without_a_faction_is_played_and_what_was_assumed_is_said(
    tmp_path: Path,
) -> None:
    file = tmp_path / "one.txt"
    file.write_text("1 Scout\n")
    shown = run(str(file), "--on", "referee", "--games", "4", "--turns", "3",
                "--model-games", "100").output  # fmt: skip
    assert "The deck has no faction yet" in shown
    assert "Referee: 1 of 1 cards played with their text." in shown
    file.write_text("1 Scuot\n")
    unread = run(str(file), "--on", "referee")
    assert unread.exit_code != 0
    assert "Scuot" in unread.output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--on", "referee", "--against", "x"], "leave out --on referee"),
        (["--processes", "2"], "--processes needs --on referee"),
        (["--on", "referee", "--model-games", "100"], "at least as many games as the referee, 200"),
        (["--on", "referee", "--games", "1000001"], "at most 1000000 games"),
    ],
)
def test_what_the_referee_cannot_do_is_said(deck: str, words: list[str], said: str) -> None:
    failed = run(deck, *words)
    assert failed.exit_code != 0
    assert said in failed.output


@pytest.mark.slow
def test_what_to_put_back_from_a_hand_in_turns(deck: str) -> None:
    found = json.loads(run(deck, "--hand", "dealt", "--seed", "5", "--json").stdout)
    assert len(found["hand"]) == 8
    best, *others = found["choices"]
    assert best["lost"]["value"] == 0
    assert all(each["lost"]["value"] >= 0 for each in others)
    assert any(not each["put_back"] for each in found["choices"])
    named = json.loads(
        run(deck, "--hand", ", ".join(found["hand"]), "--seed", "5", "--json").stdout
    )
    assert named == found
    assert "turns lost" in run(deck, "--hand", "dealt").stdout
    assert "8 cards, not 1" in run(deck, "--hand", "Scout").output
    assert "no card named 'Nobody'" in run(deck, "--hand", "Nobody").output
