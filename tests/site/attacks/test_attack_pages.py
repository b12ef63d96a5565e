"""The pages of the attack calculator: nothing is stored, and every address holds its attack."""

import re
import zlib
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Mapping
from hashlib import sha512
from html import unescape

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.games import game
from app.games.capabilities.attacks import AttackExample

FIELD = re.compile(r'<input class="input"[^>]*?name="([^"]+)"(?:[^>]*?value="([^"]*)")?')
CHOSEN = re.compile(r'<select[^>]*?name="([^"]+)".*?</select>', re.DOTALL)
MARKUP = re.compile(r"(?:<[^>]*>|\s)+")
ATTACKS = game("shadowfist").attacks.needed()
EXAMPLES = ATTACKS.examples
PLACE = "/shadowfist/attack"


def opened(client: FlaskClient, text: str) -> str:
    """The address of an attack that was pasted."""
    answer = client.post(PLACE, data={"attack": text})
    assert answer.status_code == 303, answer.text
    return answer.location


def words(client: FlaskClient, address: str) -> str:
    """The words of a page."""
    answer = client.get(address)
    assert answer.status_code == 200, address
    return MARKUP.sub(" ", answer.text)


def filled_form(page: str) -> dict[str, str]:
    """The fields of the form as the page fills them."""
    form = page.partition('name="filled"')[2].partition("</form>")[0]
    found = {name: unescape(value) for name, value in FIELD.findall(form)}
    for match in CHOSEN.finditer(form):
        chosen = re.search(r'<option value="([^"]*)" selected', match[0])
        found[match[1]] = chosen[1] if chosen else ""
    return {**found, "filled": "yes"}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda each: each.title)
def test_the_form_of_an_example_amounts_to_the_example(
    client: FlaskClient, example: AttackExample
) -> None:
    address = opened(client, example.text)
    fields = filled_form(client.get(f"{PLACE}?from={address.rpartition('/')[2]}").text)
    answer = client.post(PLACE, data=fields)
    assert (answer.status_code, answer.location) == (303, address)


def test_the_first_form_is_an_example_and_says_so(client: FlaskClient) -> None:
    text = words(client, PLACE)
    assert "This is an example; change it or write your own" in text
    for example in EXAMPLES:
        assert example.about in text


def test_every_step_is_shown_with_its_rule(client: FlaskClient) -> None:
    text = words(client, opened(client, EXAMPLES[0].text))
    for said in (
        "Interceptors: second in each chain 28.6.7 Swordmaster against Monk",
        "50.1 Ambush: Swordmaster inflicts damage first.",
        "Swordmaster on Monk 5 damage Step 1 Fighting makes 6 30.3 Step 7 −1 Toughness makes 5",
        "Demon on Old Temple 6 damage, Corrupted",
        "30.3.3 Old Temple has no Body left.",
        "target Old Temple Body 9 → , now 0 damage 12, 6 of it Corrupted no Body left 30.3.3",
    ):
        assert said in text


def test_the_fate_of_a_beaten_site_is_chosen_by_a_link(client: FlaskClient) -> None:
    page = client.get(opened(client, EXAMPLES[0].text)).text
    link = re.search(r'href="([^"]+)">Seized</a>', page)
    assert link is not None
    text = words(client, link[1])
    assert "Old Temple is seized. 30.3.3.2" in text
    assert "6 Corrupted damage stays on it." in text
    assert "Seized (chosen)" in text


def test_what_if_leads_to_the_changed_attack(client: FlaskClient) -> None:
    page = client.get(opened(client, "attacker: A, 8\ntarget: T, Body 9")).text
    link = re.search(r'href="([^"]+)">A: Fighting 9 instead of 8</a>', page)
    assert link is not None
    assert "T has no Body left: choose its fate." in words(client, link[1])


def test_more_lines_are_given_without_losing_what_was_entered(client: FlaskClient) -> None:
    fields = filled_form(client.get(PLACE).text) | {
        "a2-name": "Third",
        "a2-score": "x",
        "do": "more",
    }
    answer = client.post(PLACE, data=fields)
    assert answer.status_code == 200
    after = filled_form(answer.text)
    assert (after["a2-name"], after["a2-score"]) == ("Third", "x")
    assert after["a3-name"] == ""
    assert after["t-name"] == "Old Temple"


def test_what_is_filled_in_wrongly_is_said_by_name_and_stays_in_its_field(
    client: FlaskClient,
) -> None:
    fields = filled_form(client.get(PLACE).text) | {"a0i1-score": "x", "a1-more": "Ambsh"}
    answer = client.post(PLACE, data=fields)
    assert answer.status_code == 422
    problems = unescape(answer.text.partition('id="errors"')[2].partition("</div>")[0])
    assert "<li>Monk: Fighting must be a whole number from 0 to 99, not “x”.</li>" in problems
    assert "<li>Demon: “Ambsh” is not understood." in problems
    after = filled_form(answer.text)
    assert (after["a0i1-score"], after["a1-more"]) == ("x", "Ambsh")


def test_a_line_without_a_name_is_said_by_its_place(client: FlaskClient) -> None:
    guard = {"a0i0-name": "Guard", "a0i0-score": "3"}
    target = {"t-name": "T", "t-type": "Site"}
    answer = client.post(PLACE, data={"filled": "yes", **guard, **target})
    text = MARKUP.sub(" ", answer.text)
    assert "attacker 1: The name is missing." in text
    assert "T: Say its Body, at least 1" in text


def test_a_name_with_a_comma_or_quotation_marks_goes_through_the_form(client: FlaskClient) -> None:
    fields = filled_form(client.get(PLACE).text)
    fields |= {"a0-name": "Song, the Little", "a1-name": '"Monkey" Chang'}
    address = client.post(PLACE, data=fields).location
    after = filled_form(client.get(f"{PLACE}?from={address.rpartition('/')[2]}").text)
    assert (after["a0-name"], after["a1-name"]) == ("Song, the Little", '"Monkey" Chang')


def test_pasted_text_that_cannot_be_read_is_said_with_its_lines_and_stays(
    client: FlaskClient,
) -> None:
    answer = client.post(PLACE, data={"attack": "attacker: Gao, Fighting x\ntarget: T, Body 3"})
    assert answer.status_code == 422
    assert "line 1: Gao: Fighting must be a whole number" in answer.text
    assert "attacker: Gao, Fighting x" in answer.text


@pytest.mark.parametrize(
    ("text", "said"),
    [("attacker: A\0, 3", "a NUL character"), ("x" * 20_000, "at most 16,384"), ("", "empty"),
     ("x" * 69_000, "too large"), ("a\n" * 300, "at most 200 lines")],
)  # fmt: skip
def test_a_text_that_is_no_attack_is_refused_in_words(
    client: FlaskClient, text: str, said: str
) -> None:
    answer = client.post(PLACE, data={"attack": text})
    assert answer.status_code == 422
    assert said in answer.text


def test_a_larger_text_is_refused_before_it_is_read(client: FlaskClient) -> None:
    assert client.post(PLACE, data={"attack": "x" * 70_001}).status_code == 400


@pytest.mark.parametrize(
    "fields",
    [{}, {"filled": "yes"}, {"filled": "yes", "do": "more", "t-type": "<b>", "fate": "x"},
     {"filled": "yes", "a0-name": "A\nattacker: B, 3", "a0-score": "3\ntarget: T, 3"},
     {"filled": "yes", "t-name": "T", "t-type": "Edge", "players": "-1"}],
)  # fmt: skip
def test_a_form_that_no_page_sends_is_answered_in_words(
    client: FlaskClient, fields: Mapping[str, str]
) -> None:
    answer = client.post(PLACE, data=fields)
    assert answer.status_code in (200, 422)


def test_what_was_filled_in_is_shown_again_without_its_markup(client: FlaskClient) -> None:
    fields = {"filled": "yes", "a0-name": '"><script>x', "a0-score": "<i>"}
    page = client.post(PLACE, data=fields).text
    assert "<script>x" not in page
    assert "<i>" not in page
    assert 'value="&#34;&gt;&lt;script&gt;x"' in page


def test_a_field_cannot_smuggle_in_another_line(client: FlaskClient) -> None:
    fields = filled_form(client.get(PLACE).text) | {"a0-more": "Ambush\nplayers: 5"}
    answer = client.post(PLACE, data=fields)
    assert answer.status_code == 422
    assert "“Ambush players: 5” is not understood." in answer.text


@pytest.mark.parametrize("token", ["abc", "A" * 5_900, "eJw", "é"])
def test_a_damaged_link_is_no_page(client: FlaskClient, token: str) -> None:
    assert client.get(f"{PLACE}/{token}").status_code == 404
    assert client.get(f"{PLACE}?from={token}").status_code == 404


def test_a_token_that_unpacks_to_too_much_is_no_page(client: FlaskClient) -> None:
    bomb = urlsafe_b64encode(zlib.compress(b" " * 3_000_000, 9)).decode().rstrip("=")
    assert len(bomb) < 6_000
    assert client.get(f"{PLACE}/{bomb}").status_code == 404


def test_the_largest_attack_is_worked_out(client: FlaskClient) -> None:
    cards = [f"x{number}, 9, {', '.join(['x9 damage'] * 8)}" for number in range(36)]
    lines = [
        line
        for number in range(12)
        for line in (
            f"attacker: {cards[number]}",
            *(f"interceptor: {card}" for card in cards[12 + 2 * number : 14 + 2 * number]),
        )
    ]
    address = opened(client, "\n".join([*lines, "target: T, Fighting 99"]))
    assert "28.6.7" in words(client, address)


def test_an_attack_that_is_too_large_for_a_link_is_said_to_be(client: FlaskClient) -> None:
    labels = [b64encode(sha512(bytes([number])).digest()).decode()[:58] for number in range(108)]
    cards = [
        ", ".join([f"attacker: {name}, 9", *(f"+1 damage ({label})" for label in rest)])
        for name, *rest in (labels[n : n + 9] for n in range(0, 108, 9))
    ]
    answer = client.post(PLACE, data={"attack": "\n".join([*cards, "target: T, Body 9"])})
    assert answer.status_code == 422
    assert "too large for a link" in answer.text


def test_what_a_rule_forbids_is_shown_with_its_number(client: FlaskClient) -> None:
    text = "attacker: A, 3, Superleap\ninterceptor: B, 4, turned\ntarget: T, Body 8"
    shown = words(client, opened(client, text))
    assert "A rule forbids part of this attack." in shown
    assert "which has Superleap. It is left out. 50.17" in shown


def test_nothing_that_a_page_shows_can_be_markup(client: FlaskClient) -> None:
    text = "attack: <script>x</script>\nattacker: <b>A, 3, +1 damage (<i>)\ntarget: <u>T, 9"
    page = client.get(opened(client, text)).text
    for tag in ("<script>x", "<b>A", "<i>)", "<u>"):
        assert tag not in page
    assert "&lt;script&gt;x" in page


def test_forms_need_their_token(settings: dict[str, object]) -> None:
    from tests.support.site import website

    with website(settings) as made:
        visitor = made.test_client()
        assert visitor.post(PLACE, data={"attack": EXAMPLES[0].text}).status_code == 400


@pytest.mark.parametrize("key", ["spoils", "terrus"])
def test_a_game_without_a_calculator_has_no_such_page(client: FlaskClient, key: str) -> None:
    answer = client.get(f"/{key}/attack")
    assert answer.status_code == 404
    assert "has no attack calculator." in answer.text


def test_the_calculator_is_among_the_ways_to_play_of_its_game_only(client: FlaskClient) -> None:
    assert f'href="{PLACE}"' in client.get("/shadowfist/games").text
    assert "attack" not in client.get("/spoils/games").text


def test_the_site_keeps_nothing_of_an_attack(app: Flask, client: FlaskClient) -> None:
    from sqlalchemy import inspect, text

    def rows() -> dict[str, int]:
        engine = app.extensions["database"].engine
        with engine.connect() as connection:
            return {
                table: connection.execute(text(f'SELECT count(*) FROM "{table}"')).scalar_one()
                for table in inspect(engine).get_table_names()
            }

    before = rows()
    client.get(opened(client, EXAMPLES[0].text))
    assert rows() == before


def test_a_card_is_filled_in_by_its_name_alone(client: FlaskClient) -> None:
    form = {
        "filled": "yes",
        "players": "2",
        "a0-name": "burning man",
        "a0i0-name": "Big Bruiser",
        "a0i0-score": "3",
        "t-name": "City Square",
        "t-type": "Site",
    }
    more = filled_form(client.post(PLACE, data={**form, "do": "more"}).text)
    assert (more["a0-name"], more["a0-score"]) == ("Burning Man", "6")
    assert more["a0i0-score"] == "3", "what was filled in by hand stays"
    assert (more["t-score"], more["t-type"]) == ("6", "Feng Shui Site")
    answer = client.post(PLACE, data=form)
    assert answer.status_code == 303
    shown = words(client, answer.location)
    assert "Rules text is not counted here; check it by hand" in shown


def test_a_name_that_is_no_card_still_asks_for_its_number(client: FlaskClient) -> None:
    form = {"filled": "yes", "a0-name": "Ghost of Nobody", "t-name": "City Square"}
    answer = client.post(PLACE, data={**form, "t-type": "Site"})
    assert answer.status_code == 422
    assert "Ghost of Nobody" in answer.text
