"""Battles, attacks, boosters and comparisons for programs: the answers of the command line."""

import json

from click.testing import CliRunner
from flask.testing import FlaskClient

from app.cli import main
from app.games import game

API = "/api/v1/games"
BATTLES = game("terrus").battles.needed()
BATTLE = BATTLES.examples[0].text
ATTACK = game("shadowfist").attacks.needed().examples[0].text
ATTACKER = "army: Ann\n  2 Wolf 2/2\n  Bear 5/6\n"


def printed(*words: str, stdin: str = "") -> object:
    """The JSON object that the command line prints."""
    return json.loads(CliRunner().invoke(main, words, input=stdin).stdout)


def test_a_battle_is_answered_as_by_the_command(client: FlaskClient) -> None:
    for asked, words in (
        ({}, ()),
        ({"check": True, "settings": {"guards": "many"}}, ("--check", "--set", "guards=many")),
        ({"solve": True, "outcomes": "Farm"}, ("--solve", "--outcomes", "Farm")),
        ({"policy": "uniform", "games": 5, "seed": 3},
         ("--play", "uniform", "--games", "5", "--seed", "3")),
    ):  # fmt: skip
        answer = client.post(f"{API}/terrus/battle", json={"text": BATTLE, **asked})
        assert answer.json == printed("battle", "-", "--json", *words, stdin=BATTLE), asked


def test_two_armies_are_checked_and_meet(client: FlaskClient) -> None:
    defender = BATTLES.army_example
    told = client.post(f"{API}/terrus/army", json={"army": defender}).json
    assert (told["ruler"], told["can_defend"]) == ("Ben", True)
    armies = {"attacker": ATTACKER, "defender": defender}
    met = client.post(f"{API}/terrus/battle", json=armies).json
    assert "Ann starts a battle" in met["log"][0]["text"]
    lost = client.post(f"{API}/terrus/battle", json={**armies, "defender": ATTACKER})
    assert (lost.status_code, lost.json["code"]) == (422, "unreadable")


def test_a_text_that_is_no_battle_gets_its_problems(client: FlaskClient) -> None:
    text = "battle: x\nattacker: A\n Wolf 2/2\n"
    answer = client.post(f"{API}/terrus/battle", json={"text": text})
    assert (answer.status_code, answer.json["code"]) == (422, "unreadable")
    assert len(answer.json["errors"]) == 2
    assert "defender: NAME" in answer.json["detail"]
    for asked, says in (
        ({"text": BATTLE, "attacker": ATTACKER}, "either text"), ({}, "either text"),
        ({"attacker": ATTACKER}, "either text"), ({"text": BATTLE, "policy": "x"}, "uniform"),
        ({"text": BATTLE, "settings": {"bury": "x"}}, "bury"),
    ):  # fmt: skip
        refused = client.post(f"{API}/terrus/battle", json=asked)
        assert refused.status_code == 422
        assert says in refused.json["detail"]
    assert client.post(f"{API}/spoils/battle", json={"text": BATTLE}).status_code == 404


def test_an_attack_is_answered_as_by_the_command(client: FlaskClient) -> None:
    asked = {"text": ATTACK, "what_if": True}
    answer = client.post(f"{API}/shadowfist/attack", json=asked).json
    assert answer == printed("attack", "-", "--json", "--what-if", stdin=ATTACK)
    refused = client.post(f"{API}/shadowfist/attack", json={"text": "x"}).json
    assert (refused["code"], len(refused["errors"])) == ("unreadable", 2)


def test_boosters_are_those_of_the_command_and_make_a_pool(client: FlaskClient) -> None:
    sold = client.get(f"{API}/spoils/boosters").json["items"]
    assert sold[0]["size"] == sum(sold[0]["cards"].values())
    code = sold[0]["set"]
    opened = client.post(f"{API}/spoils/packs", json={"sets": [code], "number": 2, "seed": 7}).json
    words = ("packs", "--set", code, "--number", "2", "--seed", "7")
    assert {**printed(*words, "--json"), "pool": opened["pool"]} == opened  # type: ignore[dict-item]
    assert opened["pool"] == CliRunner().invoke(main, [*words, "--sealed"]).stdout
    deck = {"list": opened["pool"], "format": "limited", "pool": opened["pool"]}
    report = client.post(f"{API}/spoils/check", json=deck).json
    assert not any("pool" in it["message"] for it in report["findings"])
    assert client.post(f"{API}/spoils/packs", json={"sets": ["none"]}).status_code == 422
    assert client.get(f"{API}/terrus/boosters").status_code == 404


def test_two_lists_are_compared(client: FlaskClient) -> None:
    lists = {"before": "4 Scout\n2 Rage\n", "after": "3 Scout\n2 Rage\n1 Obsession\n"}
    found = client.post(f"{API}/spoils/compare", json=lists).json
    change = {"zone": "deck", "name": "Obsession", "before": 0, "after": 1}
    assert (found["came_in"], found["went_out"][0]["after"]) == ([change], 3)
    same = client.post(f"{API}/spoils/compare", json={**lists, "after": lists["before"]}).json
    assert not any(same.values())
    refused = client.post(f"{API}/spoils/compare", json={**lists, "after": "4 Skout"})
    assert refused.json["lines"][0]["suggestions"] == ["Scout"]
