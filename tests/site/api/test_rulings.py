"""Rulings for programs: the same answer as on the site and from the command line."""

import json

import pytest
from click.testing import CliRunner
from flask.testing import FlaskClient

from app.cli import main
from app.games.link_texts import packed

API = "/api/v1/rulings"
TEXT = """\
the spoils cr3
turn 5, player 1, action
player 1: The Tournament Faction, influence 20
in play
  1 Scout
hand
  1 Gold Summit
player 2: The Tournament Faction, influence 6
hand
  2 unknown
ask
  why not 1 deploys Gold Summit
steps
  1 attacks
  1 chooses Scout
"""


@pytest.mark.parametrize("id_", ["", "hired_goons", "jacques_trap", "reasons"])
def test_site_command_and_api_say_the_same(client: FlaskClient, id_: str) -> None:
    text = TEXT
    if id_:
        page = client.get(f"/spoils/bench/example/{id_}").location
        address = page
    else:
        address = f"/spoils/bench/{packed(text)}"
    on_site = client.get(f"{address}/ruling.json").json
    text = client.get(f"{address}/ruling.bench").text if id_ else text
    printed = json.loads(CliRunner().invoke(main, ["ruling", "--json", "-"], input=text).stdout)
    answered = client.post(API, json={"text": text})
    assert (answered.status_code, answered.json) == (200, printed)
    if not id_:
        assert on_site == printed
    sent = client.post(API, data=text.encode(), content_type="text/plain")
    assert sent.json == printed


def test_reasons_bear_their_rule_and_unknown_cards_are_told(client: FlaskClient) -> None:
    told = client.post(API, json={"text": TEXT, "compare": True}).json
    assert told["status"] == "as expected"
    assert {it["rule"] for it in told["answers"][0]["told"]} == {"405.2", "309.1"}
    assert "2 unknown cards of player 2" in told["depends"][0]
    assert told["editions"]["alike"] == ["cr3", "cr2010", "basic1e"]
    assert {"words": "done", "step": "1 passes", "rule": "608.1c"} in told["legal"]


def test_a_text_that_cannot_be_read_is_a_problem_with_lines(client: FlaskClient) -> None:
    answer = client.post(API, json={"text": TEXT.replace("Scout", "Scoot", 1)})
    assert (answer.status_code, answer.json["code"]) == (422, "unreadable_bench")
    assert answer.json["errors"][0]["at"] == "line 5"
    assert "Did you mean Scout" in answer.json["detail"]
    assert client.post(API, json={"text": TEXT, "edition": "cr9"}).json["code"] == "invalid"
    assert client.post(API, json={"text": 3}).status_code == 422
    assert client.post(API, data="<a/>", content_type="text/xml").status_code == 415
    assert (
        client.post("/api/v1/games/spoils/odds", data="x", content_type="text/plain").status_code
        == 415
    )


def test_a_text_says_which_game_it_is_about(client: FlaskClient) -> None:
    text = (
        "shadowfist\nturn 5, player 1\nplayer 1: power 3\nplayer 2: power 1\nstructure\n"
        "  1 Bird Sanctuary\nask\n  why not 1 attacks Bird Sanctuary -> 28.1.1\n"
    )
    printed = json.loads(CliRunner().invoke(main, ["ruling", "--json", "-"], input=text).stdout)
    assert printed["status"] == "as expected"
    assert client.post(API, json={"text": text, "edition": "sf210"}).json == printed
    assert client.post(API, json={"text": text, "edition": "cr3"}).status_code == 422
    done = CliRunner().invoke(main, ["ruling", "--edition", "cr3", "-"], input=text)
    assert done.exit_code == 64
