"""Games to watch: played by the referee, stepped through, and shown again by their links."""

import html
import re
from urllib.parse import parse_qs, urlsplit

import pytest
from flask.testing import FlaskClient

from app.games import link_texts
from app.games.shadowfist.engine.record import RULES_VERSION
from app.site.watching import LARGEST_SEED

PLACE = "/shadowfist/watch"
TWO = {"deck1": "precon/cik-ascended", "deck2": "precon/yotd-dragons"}
LIST = """5 Ancestral Sanctuary
5 Ancestral Tomb
5 Alpha Beast
5 Arcane Scientist
30 Mad Dog McCroun
"""


def played(client: FlaskClient, **asked: object) -> str:
    """The address of a game that was played."""
    answer = client.get(f"{PLACE}/new", query_string={**TWO, "seed": 3, **asked})
    assert answer.status_code == 303, words_of(answer.text)
    return str(answer.location)


def words_of(page: str) -> str:
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", page)).split())


def shown(client: FlaskClient, address: str) -> str:
    answer = client.get(address)
    assert answer.status_code == 200
    return str(answer.text)


def fragment(client: FlaskClient, address: str) -> str:
    """The page without its frame, as a script gets it: the frame's tokens change with time."""
    return client.get(address, headers={"X-Fragment": "table"}).text


def stop(page: str, words: str) -> str:
    """The moment to which a button of the bar leads."""
    bar = page[page.index("watch-steps") :].split("</section>")[0]
    found = [
        re.search(r'value="(\d+)"', each) for each in bar.split("<button")[1:] if words in each
    ]
    assert found, f"{words} leads nowhere"
    match = found[0]
    assert match is not None
    return match[1]


def at(address: str, moment: str) -> str:
    return re.sub(r"at=\d+", f"at={moment}", address)


def test_two_precons_play_to_the_end(client: FlaskClient) -> None:
    address = played(client)
    start = shown(client, address)
    assert "Player 1 wins" in words_of(start) or "Player 2 wins" in words_of(start)
    end = shown(client, at(address, stop(start, "End")))
    assert ">6</b> of 6 Feng Shui Sites" in end
    assert 'data-key="ArrowRight"' not in end


def test_a_game_is_played_and_shown_by_the_edition_chosen(client: FlaskClient) -> None:
    assert "edition=" not in played(client, edition="sf210"), "links of the usual one stay short"
    address = played(client, edition="sws")
    assert parse_qs(urlsplit(address).query)["edition"] == ["sws"]
    page = shown(client, address)
    assert "with the errata of 2023 and 2025" in words_of(page)
    again = re.search(r'href="([^"]*)">New game with these decks', page)
    assert again is not None
    form = shown(client, html.unescape(again[1]))
    assert '<option selected value="sws">' in form
    refused = client.get(f"{PLACE}/new", query_string={**TWO, "edition": "sf300"})
    assert refused.status_code == 422


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_up_to_five_decks_sit_down(client: FlaskClient, seats: int) -> None:
    more = {f"deck{seat}": "precon/yotg-jammers" for seat in range(3, seats + 1)}
    page = shown(client, played(client, **more))
    assert page.count('class="mat') == seats
    assert f"Player {seats}" in page


def test_each_step_shows_its_rule_and_the_table_after_it(client: FlaskClient) -> None:
    address = played(client)
    page = shown(client, address)
    assert '<h2 class="turn-number">Turn 1, Player' in page
    turn = shown(client, at(address, stop(page, "]")))
    assert '<h2 class="turn-number">Turn 2, Player' in turn
    for _ in range(4):
        turn = shown(client, at(address, stop(turn, "ArrowRight")))
    assert "/shadowfist/rules/" in turn
    assert 'aria-current="step"' in turn
    assert "in hand" in words_of(turn)


def test_a_step_back_shows_what_was_there(client: FlaskClient) -> None:
    address = played(client)
    later = stop(shown(client, at(address, "40")), "ArrowRight")
    page = fragment(client, at(address, later))
    before = fragment(client, at(address, stop(page, "ArrowLeft")))
    assert before != page
    assert fragment(client, at(address, stop(before, "ArrowRight"))) == page


def test_the_page_says_how_much_of_each_deck_is_known(client: FlaskClient) -> None:
    words = words_of(shown(client, played(client)))
    found = re.findall(r"\. Exact: (\d+) of (\d+) cards; the others as their numbers", words)
    assert len(found) == 2
    assert all(int(exact) < int(cards) for exact, cards in found)


def test_the_same_decks_and_seed_play_the_same_game(client: FlaskClient) -> None:
    assert played(client) == played(client)
    assert played(client) != played(client, seed=4)
    assert played(client) != played(client, player="hasty")


def test_without_a_seed_any_is_taken(client: FlaskClient) -> None:
    seed = parse_qs(urlsplit(played(client, seed="")).query)["seed"][0]
    assert 0 <= int(seed) <= LARGEST_SEED


def test_a_pasted_list_plays_and_stands_in_the_link(client: FlaskClient) -> None:
    pasted = client.post("/shadowfist/goldfish", data={"deck": LIST}).location
    place = "/".join(pasted.split("/")[3:5])
    assert place in client.get(PLACE, query_string={"deck1": place}).text
    address = played(client, deck1=place)
    assert parse_qs(urlsplit(address).query)["deck"][0].startswith("list/")
    assert "Mad Dog McCroun" in shown(client, at(address, "999"))


def test_an_own_deck_plays_without_giving_a_right_to_it(client: FlaskClient) -> None:
    made = client.post("/decks/precon/cik-ascended?game=shadowfist").location
    own = made.removeprefix("/decks/")
    page = client.get(PLACE).text
    read = re.search(r'value="(read/[^"]+)"', page)
    assert read
    address = played(client, deck1=read[1])
    assert own.partition("/")[2] not in address
    assert read[1].partition("/")[2] not in address


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"seed": "x"}, "Not a valid integer"),
        ({"seed": LARGEST_SEED + 1}, "Enter a whole number from 0 to"),
        ({"player": "nobody"}, "Not a valid choice"),
    ],
)
def test_what_makes_no_sense_is_said_beside_the_field(
    client: FlaskClient, wrong: dict[str, object], says: str
) -> None:
    answer = client.get(f"{PLACE}/new", query_string={**TWO, "seed": 1, **wrong})
    assert answer.status_code == 422
    assert says in answer.text
    assert 'selected value="precon/yotd-dragons"' in answer.text


def test_a_link_that_was_changed_is_told_apart(client: FlaskClient) -> None:
    address = played(client)
    query = parse_qs(urlsplit(address).query)
    for answers in ("choose 3", "nonsense"):
        changed = {**query, "game": link_texts.packed(answers)}
        answer = client.get(f"{PLACE}/game", query_string=changed)
        assert answer.status_code == 409
        assert "Play a new game with these decks" in answer.text
    for part in ({"game": "x"}, {"seed": "-1"}, {"deck": ["precon/cik-ascended"]}):
        assert client.get(f"{PLACE}/game", query_string={**query, **part}).status_code == 404


def under_rules(address: str, version: str) -> str:
    """The address of a game with another version of the rules, or with none."""
    assert re.search(r"&rules=\d+", address), "a new link names its rules"
    return re.sub(r"&rules=\d+", version and f"&rules={version}", address)


def test_a_link_says_which_rules_made_it_where_others_are_in_use(client: FlaskClient) -> None:
    address = played(client)
    assert "This link" not in words_of(shown(client, address))
    other = shown(client, under_rules(address, "1"))
    note = f"made by version 1 of the rules; version {RULES_VERSION} is in use."
    assert note in words_of(other)
    later = shown(client, at(under_rules(address, "1"), stop(other, "ArrowRight")))
    assert note in words_of(later)
    assert '<input type="hidden" name="rules" value="1">' in later, "a step keeps what it said"


def test_a_link_without_rules_still_opens_and_says_that_they_are_not_known(
    client: FlaskClient,
) -> None:
    page = shown(client, under_rules(played(client), ""))
    assert "does not say which version of the rules made it" in words_of(page)
    assert 'name="rules"' not in page, "it is not passed off as one of these rules"


def test_a_link_that_does_not_fit_names_both_versions(client: FlaskClient) -> None:
    query = parse_qs(urlsplit(played(client)).query)
    query["game"] = [link_texts.packed("choose 3")]
    own = client.get(f"{PLACE}/game", query_string=query)
    assert own.status_code == 409
    assert f"version {RULES_VERSION} of the rules, the one in use" in words_of(own.text)
    other = client.get(f"{PLACE}/game", query_string={**query, "rules": "1"})
    assert other.status_code == 409
    assert f"version 1 of the rules; version {RULES_VERSION} is in use" in words_of(other.text)
    wrong = client.get(f"{PLACE}/game", query_string={**query, "rules": "latest"})
    assert wrong.status_code == 404


def test_a_deck_that_is_kept_may_not_stand_in_the_link_of_a_game(client: FlaskClient) -> None:
    query = parse_qs(urlsplit(played(client)).query)
    client.post("/decks/precon/cik-ascended?game=shadowfist")
    read = re.search(r'value="(read/[^"]+)"', client.get(PLACE).text)
    assert read
    query["deck"][0] = read[1]
    assert client.get(f"{PLACE}/game", query_string=query).status_code == 404


def test_a_game_without_a_referee_of_whole_games_has_no_such_page(client: FlaskClient) -> None:
    assert client.get("/terrus/watch").status_code == 404
