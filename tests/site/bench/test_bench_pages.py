"""The pages of the bench: a judge sets up a position, asks, takes steps, and passes it on."""

import re
import zlib
from base64 import urlsafe_b64encode
from html import unescape
from urllib.parse import urlencode

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from app.games.link_texts import packed

PLACE = "/spoils/bench"
PART = {"X-Fragment": "rule"}
MARKUP = re.compile(r"(?:<[^>]*>|\s)+")
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
  1 Key Man
"""


def pressed(client: FlaskClient, text: str, do: str, **fields: str) -> TestResponse:
    """The answer to a button of the form."""
    return client.post(PLACE, data={"bench": text, "do": do, **fields})


def shown(client: FlaskClient, text: str, query: str = "") -> str:
    """The words of the page of a text."""
    answer = pressed(client, text, "read")
    assert answer.status_code == 303, answer.text
    return words(client.get(answer.location + query).text)


def words(page: str) -> str:
    """The words of a page."""
    return unescape(MARKUP.sub(" ", page))


def text_of(answer: TestResponse, client: FlaskClient) -> str:
    """The text of the bench that an answer leads to."""
    page = client.get(answer.location).text if answer.location else answer.text
    return unescape(page.partition("<textarea")[2].partition(">\n")[2].partition("</textarea>")[0])


def test_a_judge_sees_what_is_legal_and_what_is_not_and_why(client: FlaskClient) -> None:
    page = shown(client, TEXT)
    assert "Player 1 is asked what to do in the turn 603.2" in page
    assert "Attack The Tournament Faction 608.1a" in page
    assert (
        "Gold Summit: The threshold of Gold Summit is not met: 3 Greed more is asked for." in page
    )


def test_the_form_and_the_text_edit_the_same(client: FlaskClient) -> None:
    text = text_of(pressed(client, TEXT, "add", name="gnat", place="2 in play"), client)
    assert (
        "player 2: The Tournament Faction, influence 6\nhand\n  1 Key Man\nin play\n  1 Gnat"
        in text
    )
    line = text.split("\n").index("  1 Gnat") + 1
    text = text_of(pressed(client, text, f"mark:{line}:depleted"), client)
    assert "  1 Gnat [depleted]" in text
    text = text_of(pressed(client, text, f"move:{line}", **{f"to-{line}": "1 discard"}), client)
    assert "discard\n  1 Gnat\nplayer 2" in text
    line = text.split("\n").index("  1 Gnat") + 1
    text = text_of(pressed(client, text, f"remove:{line}"), client)
    assert "Gnat" not in text
    asked = pressed(
        client, text, "ask", ask="deploys Gold Summit", kind="why not", asker="1", tab="change"
    )
    assert asked.location.endswith("?tab=answer"), "a phone shows one part at a time"
    assert "ask\n  why not 1 deploys Gold Summit" in text_of(asked, client)


def test_steps_are_taken_one_by_one_and_taken_back(client: FlaskClient) -> None:
    text = TEXT
    for step in ("1 attacks", "1 chooses Scout", "1 passes"):
        text = text_of(pressed(client, text, f"step:{step}"), client)
    assert text.endswith("steps\n  1 attacks\n  1 chooses Scout\n  1 passes")
    page = pressed(client, text, "read").location
    assert "Player 1 is asked who attacks 608.1b" in words(client.get(f"{page}?at=1").text)
    other = pressed(client, text, "step:1 ends the turn", at="0")
    assert text_of(other, client).endswith("steps\n  1 ends the turn")
    assert text_of(pressed(client, text, "undo"), client).endswith("  1 chooses Scout")


def test_each_player_sees_no_more_than_at_a_table(client: FlaskClient) -> None:
    page = pressed(client, TEXT, "read").location
    board = words(
        client.get(f"{page}?as=1").text.partition("bench-board")[2].partition("As text")[0]
    )
    assert "Key Man" not in board
    assert "Gold Summit" in board
    board = words(
        client.get(f"{page}?as=2").text.partition("bench-board")[2].partition("As text")[0]
    )
    assert "Gold Summit" not in board


@pytest.mark.parametrize(("wrong", "told"), [
    (TEXT.replace("Scout", "Scoot"), 'Line 5: there is no card "Scoot". Did you mean Scout'),
    (TEXT.replace("1 Scout", "1 Scout [tapped]"), 'Line 5: "[tapped]" is not a mark'),
    (TEXT + "\n" * 300, "more than 200 lines"),
    ("x" * 30_000, "more than 20,000 bytes"),
])  # fmt: skip
def test_a_text_that_cannot_be_read_is_kept_and_told_by_line(
    client: FlaskClient, wrong: str, told: str
) -> None:
    answer = pressed(client, wrong, "read")
    assert answer.status_code == 422
    assert told in words(answer.text)
    assert text_of(answer, client) == wrong


def test_a_name_that_is_unknown_is_told_and_changes_nothing(client: FlaskClient) -> None:
    answer = pressed(client, TEXT, "add", name="Scoot", place="1 hand")
    assert answer.status_code == 422
    assert 'There is no card "Scoot". Did you mean Scout' in words(answer.text)
    assert text_of(answer, client) == TEXT


def test_editions_are_told_apart_where_they_differ(client: FlaskClient) -> None:
    assert "cr3 = cr2010 = first edition : the same answer." in shown(client, TEXT)
    flip = TEXT.replace("hand\n  1 Gold Summit", "resources\n  1 Gold Summit [face-down]")
    page = shown(client, flip + "ask\n  why not 1 flips up Gold Summit\n")
    assert "Where the editions differ" in page
    assert "first edition not legal This edition has no Flip Up. 507.4" in page


def test_a_bench_goes_on_as_a_file_and_as_json(client: FlaskClient) -> None:
    asked = TEXT + "ask\n  why not 1 deploys Gold Summit\nsteps\n  1 attacks\n  1 chooses Scout\n"
    page = pressed(client, asked, "read").location
    file = client.get(f"{page}/ruling.bench").text
    assert "why not 1 deploys Gold Summit -> 405.2" in file
    assert "-> influence 1 is 20; influence 2 is 6; asked 1; 1 Scout in play of 1" in file
    told = client.get(f"{page}/ruling.json").json
    assert told is not None
    assert told["answers"][0]["told"][0]["rule"] == "405.2"
    assert client.get(f"{page}/ruling.exe").status_code == 404


def test_a_text_that_cannot_be_read_is_no_test(client: FlaskClient) -> None:
    answer = client.get(f"{PLACE}/{packed('the spoils cr9')}/ruling.bench")
    assert answer.status_code == 422
    assert "is not an edition" in answer.text


def test_links_that_are_none_or_unpack_to_too_much_are_missing_pages(client: FlaskClient) -> None:
    bomb = urlsafe_b64encode(zlib.compress(b"0" * 5_000_000, 9)).decode().rstrip("=")
    for token in (bomb[:5_900], bomb, "scout", "%00", "A" * 7_000):
        assert client.get(f"{PLACE}/{token}").status_code == 404
    assert client.get(f"{PLACE}/example/none").status_code == 404


def test_an_example_opens_and_the_bench_is_in_the_navigation(client: FlaskClient) -> None:
    answer = client.get(f"{PLACE}/example/gold_summit", follow_redirects=True)
    assert answer.status_code == 200
    assert 'href="/spoils/games" aria-current="page"' in answer.text
    assert 'href="/spoils/bench"' in client.get("/spoils/games").text
    assert "/bench" not in client.get("/terrus/").text


def test_a_rule_and_a_card_lead_to_benches_that_show_them(client: FlaskClient) -> None:
    assert "/bench/example/reasons" in client.get("/spoils/rules/cr3/405.2", headers=PART).text
    assert "/bench/example/gold_summit" in client.get("/spoils/cards/gold-summit").text
    assert "/bench/example" not in client.get("/shadowfist/cards/monk").text


def test_a_game_against_the_computer_leads_to_its_moment_without_hidden_cards(
    client: FlaskClient,
) -> None:
    client.application.config["MOVE_SECONDS"] = 0
    begin = "/spoils/goldfish/precon/seed-1-rogue/play?begin=1&against=precon/seed-1-banker"
    game = client.get(f"{begin}&level=apprentice&order=first").location
    for _ in range(6):
        early = client.get(f"{game}&bench=1", follow_redirects=True).text
        assert "The bench cannot show this moment" in early or "bench-board" in early
        move = re.search(r'name="do" value="([^"]+)"', client.get(game).text)
        assert move
        game = client.get(f"{game}&{urlencode({'do': unescape(move[1])})}").location
    assert 'data-key="b"' in client.get(game).text
    answer = client.get(f"{game}&bench=1")
    assert "/spoils/bench/" in answer.location
    text = text_of(answer, client)
    assert "unknown" in text.partition("player 2:")[2]


def test_a_game_that_is_watched_and_a_goldfish_lead_to_the_bench(client: FlaskClient) -> None:
    decks = "deck1=precon/seed-1-rogue&deck2=precon/seed-1-banker"
    game = client.get(f"/spoils/watch/new?{decks}&player=apprentice&seed=3").location
    answer = client.get(f"{game.replace('at=0', 'at=60')}&bench=1")
    assert "/spoils/bench/" in answer.location
    assert "unknown" not in text_of(answer, client).partition("deck")[0]


def test_the_computer_answers_as_whoever_is_asked_until_the_other_is(client: FlaskClient) -> None:
    text = TEXT + "steps\n  1 attacks\n  1 chooses Scout\n  1 passes\n"
    page = pressed(client, text, "read").location
    assert "Let it answer" in client.get(page).text
    answer = client.post(f"{page}/computer", data={"level": "apprentice"})
    played = text_of(answer, client)
    assert played.startswith(text.strip())
    assert played != text.strip()
    assert "Player 1 is asked" in words(client.get(answer.location).text)
    assert client.post(f"{page}/computer", data={"level": "genius"}).status_code == 404
    refused = pressed(client, TEXT + "steps\n  1 deploys Gold Summit\n", "read").location
    answer = client.post(f"{refused}/computer", data={"level": "apprentice"})
    assert (answer.status_code, "this step is not legal" in answer.text) == (422, True)


def test_every_card_that_is_deployed_can_be_tried_on_the_bench(client: FlaskClient) -> None:
    assert "/spoils/bench/card/homewrecker" in client.get("/spoils/cards/homewrecker").text
    page = client.get("/spoils/bench/card/homewrecker", follow_redirects=True).text
    assert "Deploy Homewrecker" in words(page)
    assert client.get("/spoils/bench/card/rage").status_code == 404
    assert "/bench/card/" not in client.get("/spoils/cards/rage").text


def test_shadowfist_has_a_bench_without_a_form_for_cards(client: FlaskClient) -> None:
    page = client.get("/shadowfist/bench").text
    assert "Add a card" not in page
    told = words(page)
    assert "After a failed attack only Independent Characters attack" in told
    answer = client.get("/shadowfist/bench/example/superleap", follow_redirects=True)
    told = words(answer.text)
    assert "Greatway Gang is turned, and it is not a Sentinel (50.14). 50.17" in told
    assert "2.1.0 = 2.1.0 with errata : the same answer." in told
    rules = {it.partition("#")[0] for it in re.findall(r'class="rule" href="([^"]+)"', answer.text)}
    assert [client.get(it).status_code for it in rules] == [200]
    text = text_of(answer, client)
    step = client.post(
        "/shadowfist/bench", data={"bench": text, "do": "step:2 passes"}
    )  # fmt: skip
    assert text_of(step, client).endswith("  2 passes\n")


def test_an_attack_of_the_calculator_is_opened_with_its_cards(client: FlaskClient) -> None:
    attack = "attacker: Crazy Tim, Fighting 7\ntarget: Bird Sanctuary, Feng Shui Site, Body 6\n"
    page = client.post("/shadowfist/attack", data={"attack": attack}).location
    found = re.search(r'href="(/shadowfist/bench/[^"]+)"', client.get(page).text)
    assert found
    assert "Player 1 attacks Bird Sanctuary with Crazy Tim." in words(client.get(found[1]).text)
    invented = client.post("/shadowfist/attack", data={"attack": attack.replace("Crazy", "X")})
    assert "/shadowfist/bench/" not in client.get(invented.location).text.partition("<main")[2]


def test_a_watched_game_of_shadowfist_leads_to_the_bench(client: FlaskClient) -> None:
    decks = "&".join(
        f"deck{n}=precon/{it}" for n, it in ((1, "yotg-ascended"), (2, "yotg-jammers"))
    )
    game = client.get(f"/shadowfist/watch/new?{decks}&player=builder&seed=3").location
    found = {client.get(f"{game.replace('at=0', f'at={at}')}&bench=1").location for at in (40, 60)}
    assert any("/shadowfist/bench/" in it for it in found), found
    early = client.get(f"{game}&bench=1", follow_redirects=True).text
    assert "The bench cannot show this moment" in early


def test_a_bench_of_three_is_seen_by_each_and_exported_as_it_is_seen(client: FlaskClient) -> None:
    sides = "".join(f"player {seat}: power 1\nothers\n  1 Imp\n" for seat in (1, 2, 3))
    steps = "steps\n  1 attacks Imp of 2\n  both pass\n"
    text = f"shadowfist\nturn 5, player 1\n{sides}{steps}"
    address = f"/shadowfist/bench/{packed(text)}"
    assert "All open Player 1 Player 2 Player 3" in words(client.get(address).text)
    page = client.get(address + "?at=1&as=3").text
    for form in ("bench", "json"):
        assert f"/ruling.{form}?at=1&amp;as=3" in page

    def legal(query: str) -> list[str]:
        answer = client.get(f"{address}/ruling.json?{query}").json
        return [it["step"] for it in answer["legal"]]

    assert legal("at=0&as=1")
    assert not legal("at=0&as=3"), "player 1 is asked"
    tested = client.get(f"{address}/ruling.bench?at=1").text
    assert "1 attacks Imp of 2" in tested
    assert "both pass" not in tested
    assert client.get(address + "?as=9").status_code == 200


def test_somebody_plays_on_from_a_seat_and_the_computer_answers_for_the_other(
    client: FlaskClient,
) -> None:
    address = f"{PLACE}/{packed(TEXT)}"
    assert "Play on against it" not in words(client.get(address).text), "from no seat"
    assert "Play on against it" in words(client.get(address + "?as=1").text)
    begun = client.post(
        address + "/computer", data={"as": "1", "level": "apprentice", "do": "play-on"}
    )
    assert "as=1" in begun.location
    assert "against=apprentice" in begun.location
    assert text_of(begun, client).strip() == TEXT.strip(), "the player of the seat is asked"
    page = client.get(begun.location).text
    assert "You play on as player 1" in words(page)
    assert "Stop playing on" in page
    assert f'formaction="{address}/computer"' in page
    data = {"as": "1", "against": "apprentice", "do": "step:1 ends the turn"}
    played = client.post(address + "/computer", data=data)
    steps = text_of(played, client).partition("steps\n")[2].strip().split("\n")
    assert steps[0] == "  1 ends the turn".strip()
    assert any(it.strip().startswith("2 ") for it in steps), steps
    assert "Player 1 is asked" in words(client.get(played.location).text)
    refused = client.post(address + "/computer", data={**data, "do": "step:1 sings"})
    assert refused.status_code == 422
