"""The page on which a person plays against the computer: moves, addresses, the end, bad input."""

from __future__ import annotations

import html
import json
import re
import time
from pathlib import Path
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from flask.testing import FlaskClient

from app.games import game, link_texts
from app.games.capabilities.table import Move
from app.games.spoils.engine import RULES_VERSION
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.goldfish.arranging import Keys
from app.site.goldfish.play.steady_time import seconds_to_wait

PAGE = "/spoils/goldfish/precon/seed-1-warlord/play"
BEGIN = f"{PAGE}?begin=1&against=precon/seed-1-banker&level=apprentice&order=first"


WANTED = ("deploy", "resource", "answer 1", "attack")
TWO_FACTIONS = "1 The Tournament Faction\n1 Hall of Great Justice\n60 Rage"


@pytest.fixture(autouse=True)
def known_shuffles(client: FlaskClient) -> None:
    """The same shuffles in every run: they depend on the site's secret. Moves take no longer than
    they must.
    """
    client.application.config["SECRET_KEY"] = "known to this test"
    client.application.config["MOVE_SECONDS"] = 0


def begun(client: FlaskClient) -> str:
    """The address of a game that began, with a shuffle that is always the same."""
    answer = client.get(BEGIN)
    assert answer.status_code == 303
    return re.sub(r"shuffle=\d+", "shuffle=7", answer.location)


def moves_of(page: str) -> list[str]:
    return [html.unescape(it) for it in re.findall(r'name="do" value="([^"]+)"', page)]


def question_of(page: str) -> str:
    found = re.search(r"data-question><b>([^<]*)</b>", page)
    assert found, page
    return html.unescape(found[1])


def table(client: FlaskClient, address: str) -> str:
    """The page without its frame, as a script gets it: the frame's tokens change with time."""
    return client.get(address, headers={"X-Fragment": "table"}).text


def link(page: str, words: str) -> str:
    for address, inside in re.findall(r'<a [^>]*href="([^"]+)"[^>]*>(.*?)</a>', page, re.DOTALL):
        if re.sub(r"<[^>]*>", "", inside).strip().startswith(words):
            return html.unescape(address)
    raise AssertionError(words)


def do(client: FlaskClient, address: str, **asked: str) -> str:
    """The address after a move, as the form of the page sends it."""
    parts = urlsplit(address)
    answer = client.get(f"{parts.path}?{urlencode({**parse_qs(parts.query), **asked}, doseq=True)}")
    assert answer.status_code == 302, answer.text
    return str(answer.location)


def some_moves(client: FlaskClient, address: str, number: int) -> list[str]:
    """Addresses of a game in which cards are played wherever possible, one for each move."""
    seen = [address]
    for _ in range(number):
        offered = moves_of(client.get(seen[-1]).text)
        if not offered:
            break
        wanted = [it for kind in WANTED for it in offered if it.startswith(kind)]
        seen.append(do(client, seen[-1], do=(wanted or offered)[0]))
    return seen


def test_the_deck_of_the_computer_and_its_level_are_chosen(client: FlaskClient) -> None:
    page = client.get(PAGE).text
    assert "Play against the computer" in page
    assert "Seed 1: Banker" in page
    assert "Journeyman" in page
    address = begun(client)
    assert "precon%2Fseed-1-banker" in address
    assert "shuffle=" in address
    assert question_of(client.get(address).text) == "Choose cards to put back, then confirm."


def test_only_legal_moves_are_offered_and_each_of_them_can_be_made(client: FlaskClient) -> None:
    address = begun(client)
    for one in some_moves(client, address, 6)[-2:]:
        for move in moves_of(client.get(one).text):
            page = client.get(do(client, one, do=move)).text
            assert "Nothing was done" not in page


def test_a_reload_another_tab_and_another_visitor_see_the_same_game(client: FlaskClient) -> None:
    address = some_moves(client, begun(client), 8)[-1]
    page = table(client, address)
    assert table(client, address) == page
    assert moves_of(client.application.test_client().get(address).text) == moves_of(page)


def test_a_game_is_the_same_when_nothing_of_it_was_kept(client: FlaskClient) -> None:
    address = some_moves(client, begun(client), 8)[-1]
    page = table(client, address)
    client.application.extensions.pop("recent games against the computer")
    assert table(client, address) == page


def test_the_address_does_not_hold_the_seed_of_the_shuffle(client: FlaskClient) -> None:
    address = begun(client)
    page = table(client, address)
    client.application.config["SECRET_KEY"] = "another secret"
    assert table(client, address) != page


def test_undo_leads_back_to_before_the_last_move(client: FlaskClient) -> None:
    *_, before, address = some_moves(client, begun(client), 5)
    undone = link(client.get(address).text, "Undo")
    assert moves_of(client.get(undone).text) == moves_of(client.get(before).text)


def test_a_line_of_the_log_leads_back_to_the_decision_before_it(client: FlaskClient) -> None:
    addresses = some_moves(client, begun(client), 8)
    page = client.get(addresses[-1]).text
    led = [
        html.unescape(it) for it in re.findall(r'href="([^"]+)" data-step><span class="visu', page)
    ]
    assert led
    for one in led:
        assert question_of(client.get(one).text)


def test_a_hint_shows_the_best_moves_with_their_chances(client: FlaskClient) -> None:
    for address in some_moves(client, begun(client), 12):
        page = client.get(f"{address}&hint=1").text
        if "possible games" in page:
            assert re.search(r"\d+%", page)
            assert "Do it" in page
            return
    pytest.fail("no hint looked ahead")


def test_settings_stay_in_the_address(client: FlaskClient) -> None:
    address = f"{begun(client)}&asking=never&by_hand=1"
    moved = some_moves(client, address, 3)[-1]
    assert "asking=never" in moved
    assert "by_hand=1" in moved
    assert re.search(r'<option selected value="never"', client.get(moved).text)


@pytest.mark.slow
def test_who_does_not_want_to_be_asked_goes_on_at_their_own_turn(client: FlaskClient) -> None:
    for address in some_moves(client, f"{begun(client)}&asking=always", 40):
        page = client.get(address).text
        if 'name="until"' in page:
            later = client.get(do(client, address, until="turn")).text
            assert 'name="until"' not in later
            return
    pytest.fail("no window was asked about")


def test_conceding_ends_the_game_and_shows_the_hand(client: FlaskClient) -> None:
    address = begun(client)
    assert "play-shown" not in client.get(address).text
    page = client.get(link(client.get(address).text, "Concede")).text
    assert "You conceded." in page
    assert "play-shown" in page
    assert not moves_of(page)


def test_moves_take_whole_steps_of_time_whatever_the_computer_thinks_about(
    client: FlaskClient,
) -> None:
    client.application.config["MOVE_SECONDS"] = 0.2
    started = time.monotonic()
    moved = do(client, begun(client), do="done")
    assert time.monotonic() - started >= 0.2
    client.application.config["MOVE_SECONDS"] = 1_000
    assert client.get(moved).status_code == 200, "nobody waits for a page without a move"


@pytest.mark.parametrize(
    ("taken", "step", "waited"),
    [(0.0, 0.15, 0.15), (0.05, 0.15, 0.10), (0.15, 0.15, 0.0), (0.16, 0.15, 0.14), (0.5, 0, 0.0)],
)
def test_work_is_filled_up_to_a_whole_step(taken: float, step: float, waited: float) -> None:
    assert seconds_to_wait(taken, step) == pytest.approx(waited)


def test_a_finished_game_can_be_read_and_its_record_replays(
    client: FlaskClient, catalogue: Catalogue
) -> None:
    address = some_moves(client, begun(client), 25)[-1]
    over = client.get(link(client.get(address).text, "Concede")).text
    told = client.get(link(over, "Read the whole game")).text
    assert "Turn 1" in told
    answer = client.get(link(over, "Download the record"))
    assert "attachment" in answer.headers["Content-Disposition"]
    record = json.loads(answer.text)
    assert len(record["decks"]) == 2
    lines = list(game("spoils").recordings.needed().replay(answer.text, catalogue))
    assert len(lines) > 10


def test_a_finished_game_can_be_watched_again_step_by_step(client: FlaskClient) -> None:
    address = some_moves(client, begun(client), 25)[-1]
    over = client.get(link(client.get(address).text, "Concede")).text
    seen = client.get(link(over, "Watch it again"))
    assert seen.status_code == 200
    assert "Step 1 of" in seen.text
    assert seen.text.count('aria-label="Hand of') == 2


def test_a_game_that_goes_on_has_no_replay(client: FlaskClient) -> None:
    address = begun(client).replace("/play?", "/play/replay?")
    assert client.get(address).status_code == 404
    assert client.get(f"{address}&file=1").status_code == 404
    assert "Watch it again" not in client.get(begun(client)).text


def test_a_move_that_is_not_legal_changes_nothing_and_says_so(client: FlaskClient) -> None:
    address = some_moves(client, begun(client), 3)[-1]
    for move in ("deploy 9999", "end end", "dance", "answer 1e9", "~done"):
        after = do(client, address, do=move)
        page = client.get(after).text
        assert "Nothing was done" in page
        assert moves_of(page) == moves_of(client.get(address).text)


@pytest.mark.parametrize(
    "changed",
    [
        {"level": "grandmaster"},
        {"against": "precon/nothing"},
        {"against": "own/1"},
        {"shuffle": "-1"},
        {"shuffle": "9" * 40},
        {"game": "%%%"},
    ],
)
def test_an_address_that_names_no_game_is_not_found(
    client: FlaskClient, changed: dict[str, str]
) -> None:
    parts = urlsplit(begun(client))
    asked = {**parse_qs(parts.query), **changed}
    answer = client.get(f"{parts.path}?{urlencode(asked, doseq=True)}")
    assert answer.status_code == 404


def test_answers_of_another_game_are_refused_in_words(client: FlaskClient) -> None:
    address = some_moves(client, begun(client), 9)[-1]
    answers = [
        client.get(re.sub(r"shuffle=\d+", f"shuffle={shuffle}", address)) for shuffle in range(6)
    ]
    assert {answer.status_code for answer in answers} <= {200, 409}
    assert any("This game cannot be shown" in answer.text for answer in answers)


def test_a_link_says_which_rules_made_it_where_others_are_in_use(client: FlaskClient) -> None:
    address = begun(client)
    named = f"rules={RULES_VERSION}"
    assert named in address
    assert "This link" not in table(client, address)
    page = table(client, address.replace(named, "rules=1"))
    assert f"made by version 1 of the rules; version {RULES_VERSION} is in use." in page
    assert '<input type="hidden" name="rules" value="1">' in page, "a move keeps what it said"
    old = table(client, address.replace(named, ""))
    assert "does not say which version of the rules made it" in old
    assert 'name="rules"' not in old


def test_a_link_that_does_not_fit_names_both_versions(client: FlaskClient) -> None:
    address = f"{begun(client)}&game={link_texts.packed('answer 99')}"
    assert client.get(address).status_code == 409
    other = client.get(address.replace(f"rules={RULES_VERSION}", "rules=1"))
    assert other.status_code == 409
    assert f"version 1 of the rules; version {RULES_VERSION} is in use." in other.text
    wrong = client.get(address.replace(f"rules={RULES_VERSION}", "rules=latest"))
    assert wrong.status_code == 404


@pytest.mark.parametrize(
    ("asked", "status"),
    [("level=grandmaster&against=precon/seed-1-banker", 422), ("against=nowhere/1", 404)],
)
def test_a_wrong_beginning_says_what_is_wrong(client: FlaskClient, asked: str, status: int) -> None:
    assert client.get(f"{PAGE}?begin=1&{asked}").status_code == status


def test_a_deck_that_cannot_be_played_says_why(client: FlaskClient) -> None:
    made = client.post("/spoils/goldfish", data={"deck": TWO_FACTIONS})
    place = made.location.rpartition("/")[0]
    answer = client.get(f"{place}/play?begin=1&against=precon/seed-1-banker&level=apprentice")
    assert answer.status_code == 422
    assert "faction" in answer.text


def test_no_answer_takes_a_key_of_the_page() -> None:
    folder = Path(__file__).parents[3] / "templates"
    pages = [*folder.glob("goldfish/**/*.html"), *folder.glob("by_link/*.html")]
    letters = {it for page in pages for it in re.findall(r'data-key="(.)"', page.read_text())}
    assert {"b", "l", "u"} <= letters
    moves = [Move("", letter * 3) for letter in letters]
    assert not letters & {move.key for move in Keys(None).of_moves(moves)}
