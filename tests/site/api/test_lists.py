"""Lists that programs have checked, converted and asked about."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from flask.testing import FlaskClient

from app.cli import main
from tests.site.subjects import SHADOWFIST, SPOILS

LEGAL = "1 The Tournament Faction\n71 Rage\n4 Scout\n"
ILLEGAL = LEGAL.replace("4 Scout", "5 Scout")
DECK = "1 The Tournament Faction\n12 Rage\n8 Obsession\n20 Scout\n35 Barbaric Rifleman\n"
MANY_NEEDS = ["2 t:character c<=2", "2 t:character c>2", "1 t:tactic", "1 t:item", "2 t:resource"]
API = "/api/v1/games/spoils"


def printed(*words: str, stdin: str) -> dict[str, object]:
    """The JSON object that the command line prints."""
    answer: dict[str, object] = json.loads(CliRunner().invoke(main, words, input=stdin).stdout)
    return answer


@pytest.mark.parametrize("text", [LEGAL, ILLEGAL, f"{LEGAL}2 Skout\n", "", "\0"])
@pytest.mark.parametrize(
    ("asked", "options"),
    [({}, ()), ({"edition": "cr2010", "as_of": "2008-05-17"},
      ("--edition", "cr2010", "--as-of", "2008-05-17"))],
)  # fmt: skip
def test_the_report_is_that_of_the_command_line(
    client: FlaskClient, text: str, asked: dict[str, str], options: tuple[str, ...]
) -> None:
    answer = client.post(f"{API}/check", json={"list": text, **asked})
    assert answer.json == printed("check", "--json", *options, "-", stdin=text)


def test_the_report_of_another_game_is_that_of_the_command_line(client: FlaskClient) -> None:
    answer = client.post("/api/v1/games/shadowfist/check", json={"list": SHADOWFIST.legal})
    words = ("check", "--game", "shadowfist", "--json", "-")
    assert answer.json == printed(*words, stdin=SHADOWFIST.legal)


def test_a_limited_list_is_checked_against_its_pool(client: FlaskClient, tmp_path: Path) -> None:
    pool = tmp_path / "pool.txt"
    pool.write_text("4 Scout\n")
    asked = {"list": SPOILS.legal, "format": "limited", "pool": "4 Scout\n"}
    answer = client.post(f"{API}/check", json=asked).json
    words = ("check", "--json", "--format", "limited", "--pool", str(pool), "-")
    assert answer == printed(*words, stdin=SPOILS.legal)


def test_a_list_of_another_game_is_told_where_to_go(client: FlaskClient) -> None:
    answer = client.post(f"{API}/convert", json={"list": SHADOWFIST.legal, "to": "txt"})
    assert answer.status_code == 422
    assert "/api/v1/games/shadowfist" in answer.json["detail"]


def test_a_converted_list_reads_back_as_the_same(client: FlaskClient) -> None:
    there = client.post(f"{API}/convert", json={"list": LEGAL, "to": "o8d"}).json
    back = client.post(f"{API}/convert", json={"list": there["text"], "to": "txt"}).json
    assert back["read_as"] == "o8d"
    hashes = {
        client.post(f"{API}/check", json={"list": text}).json["hash"]
        for text in (LEGAL, back["text"])
    }
    assert len(hashes) == 1


def test_lines_that_cannot_be_read_are_not_left_out(client: FlaskClient) -> None:
    answer = client.post(f"{API}/convert", json={"list": f"{LEGAL}2 Skout\n", "to": "o8d"})
    assert answer.status_code == 422
    assert answer.json["lines"][0]["suggestions"] == ["Scout"]


@pytest.mark.parametrize("mulligan", ["none", "best"])
def test_odds_are_those_of_the_command_line(client: FlaskClient, mulligan: str) -> None:
    asked = {"list": DECK, "needs": ["2 provides:R"], "by_turn": 2, "mulligan": mulligan}
    answer = client.post(f"{API}/odds", json=asked).json
    words = ("odds", "-", "--need", "2 provides:R", "--by-turn", "2", "--mulligan", mulligan)
    told = printed(*words, "--json", stdin=DECK)
    assert answer == {name: told[name] for name in told if name not in ("schema", "file")}


@pytest.mark.parametrize(
    ("operation", "asked", "says"),
    [
        ("check", {"list": LEGAL, "format": "attic"}, "There is no format 'attic'"),
        ("check", {"list": LEGAL, "edition": "cr9"}, "cr2010"),
        ("check", {"list": LEGAL, "as_of": "2008-15-17"}, "no day 2008-15-17"),
        ("check", {"list": LEGAL, "pool": "4 Skout"}, "pool: "),
        ("check", {"deck": LEGAL}, "list: Field required"),
        ("convert", {"list": LEGAL, "to": "pdf"}, "choose one of"),
        ("odds", {"list": DECK, "needs": ["2 provides:"], "by_turn": 2}, "needs a value"),
        ("odds", {"list": DECK, "needs": ["2 provides:R"]}, "either a number of cards seen"),
        ("odds", {"list": DECK, "needs": ["1 Rage"], "by_turn": 99}, "by_turn"),
        (
            "odds",
            {"list": DECK, "needs": MANY_NEEDS, "by_turn": 8, "mulligan": "best"},
            "too many combinations to calculate while you wait",
        ),
        ("odds", {"list": DECK, "needs": ["1 Rage"], "seen": 1, "mulligan": "x"}, "mulligan"),
    ],
)
def test_what_cannot_be_done_is_a_problem_in_words(
    client: FlaskClient, operation: str, asked: dict[str, object], says: str
) -> None:
    answer = client.post(f"{API}/{operation}", json=asked)
    assert (answer.status_code, answer.content_type) == (422, "application/problem+json")
    assert says in answer.json["detail"]


@pytest.mark.parametrize(
    ("body", "kind", "status"),
    [
        (b"list=4 Scout", "application/x-www-form-urlencoded", 415),
        (b"{", "application/json", 400),
        (b"[" * 100_000, "application/json", 400),
        (b"[]", "application/json", 400),
    ],
)
def test_a_body_that_is_no_json_object_is_refused(
    client: FlaskClient, body: bytes, kind: str, status: int
) -> None:
    answer = client.post(f"{API}/check", data=body, content_type=kind)
    assert answer.status_code == answer.json["status"] == status


def repaired(client: FlaskClient, text: str, **asked: object) -> dict[str, object]:
    answer = client.post(f"{API}/check", json={"list": text, "repair": True, **asked})
    assert answer.status_code == 200, answer.text
    found: dict[str, object] = answer.json["repaired"]
    return found


@pytest.mark.parametrize("to", ["txt", "json", "sections"])
def test_a_repaired_list_comes_as_a_file_that_is_legal(client: FlaskClient, to: str) -> None:
    found = repaired(client, ILLEGAL, to=to)
    assert (found["verdict"], found["missing"], found["unread"]) == ("legal", 0, [])
    again = client.post(f"{API}/check", json={"list": found["text"]}).json
    assert again["verdict"] == "legal"
    assert again["size"] == 75


def test_a_legal_list_needs_no_repair(client: FlaskClient) -> None:
    found = repaired(client, LEGAL)
    assert (found["verdict"], found["missing"]) == ("legal", 0)


def test_a_line_with_one_suggestion_is_settled_where_that_is_asked_for(
    client: FlaskClient,
) -> None:
    text = ILLEGAL.replace("5 Scout", "5 Skout")
    found = repaired(client, text)
    assert (found["settled"], found["unread"]) == ([], ["5 Skout"])
    found = repaired(client, text, settle=True)
    assert found["settled"] == [{"line": 3, "text": "5 Skout", "name": "Scout"}]
    assert (found["verdict"], found["unread"]) == ("legal", [])
    assert "4 Scout" in str(found["text"])


def test_what_a_repair_cannot_add_is_counted(client: FlaskClient) -> None:
    found = repaired(client, "1 The Tournament Faction\n4 Scout\n")
    assert (found["verdict"], found["missing"]) == ("illegal", 71)


def test_what_is_no_list_is_not_repaired(client: FlaskClient) -> None:
    answer = client.post(f"{API}/check", json={"list": "<xml/>", "repair": True}).json
    assert (answer["verdict"], answer["repaired"]) == ("unreadable", None)
    refused = client.post(f"{API}/check", json={"list": LEGAL, "repair": True, "to": "papyrus"})
    assert refused.status_code == 422
    assert refused.json["detail"].startswith("to: choose one of")


def test_one_check_tells_the_verdicts_of_several_formats(client: FlaskClient) -> None:
    formats = [it["id"] for it in client.get(f"{API}/formats").json["items"]]
    alone = {
        it: client.post(f"{API}/check", json={"list": ILLEGAL, "format": it}) for it in formats[:6]
    }
    usable = [it for it, answer in alone.items() if answer.status_code == 200]
    assert len(usable) > 1
    asked = {"list": ILLEGAL, "formats": usable}
    together = client.post(f"{API}/check", json=asked).json["formats"]
    assert [it["format"] for it in together] == [alone[it].json["format"] for it in usable]
    for one, answer in zip(together, (alone[it].json for it in usable), strict=True):
        errors = [it for it in answer["findings"] if it["severity"] == "error"]
        assert (one["verdict"], one["errors"]) == (answer["verdict"], errors)


@pytest.mark.parametrize("formats", [["none such"], ["constructed"] * 13, "constructed", [1]])
def test_formats_that_cannot_be_checked_are_refused(
    client: FlaskClient, formats: list[object] | str
) -> None:
    refused = client.post(f"{API}/check", json={"list": LEGAL, "formats": formats})
    assert refused.status_code == 422
    assert refused.content_type == "application/problem+json"
