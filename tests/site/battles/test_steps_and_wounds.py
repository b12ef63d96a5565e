"""Going back to a step of a battle, and entering wounds with and without script."""

import re

import pytest
from flask.testing import FlaskClient

from tests.site.battles.walking import at_the_wounds, on, opened, words


def test_wounds_that_do_not_add_up_are_refused_with_the_sum_and_kept(client: FlaskClient) -> None:
    address = at_the_wounds(client)
    answer = client.post(address, data={"w0": "2", "w1": "0", "w2": "3"})
    assert answer.status_code == 422
    assert "The wounds have to add up to 7 (16.2b); these are 5." in answer.text
    assert re.search(r'name="w2"[^>]*value="3"', answer.text)
    after = words(client, on(client, address, w0="2", w1="2", w2="3"))
    assert "Ann assigns 2 to Ram, 2 to Owl and 3 to Farm." in after
    assert "Ben splits 3 wounds at Farm" in after


@pytest.mark.parametrize("number", ["-1", "x", "1.5", "9" * 30])
def test_a_broken_number_of_wounds_is_refused_with_its_recipient(
    client: FlaskClient, number: str
) -> None:
    answer = client.post(at_the_wounds(client), data={"w0": number})
    assert answer.status_code == 422
    assert "Ram: write a whole number of wounds" in answer.text


def test_a_step_can_be_taken_back_and_each_step_has_a_link(client: FlaskClient) -> None:
    begun = opened(client)
    attacked = on(client, begun, q0="Farm")
    assert on(client, attacked, do="back") == begun
    assert f'href="{attacked}?to=0"' in client.get(attacked).text
    assert client.get(f"{attacked}?to=0").location == begun
    page = client.get(at_the_wounds(client)).text
    steps = re.findall(r'href="(/terrus/battle/[^"]+[?]to=[0-9]+)"', page)
    assert len(steps) == 3
    assert "Ben names guards" in words(client, client.get(steps[1]).location)


@pytest.mark.parametrize("to", ["x", "-1", "9" * 30, ""])
def test_a_step_that_is_no_number_is_left_out_of_account(client: FlaskClient, to: str) -> None:
    assert client.get(f"{opened(client)}?to={to}").status_code == 200


def sent(page: str) -> list[tuple[str, str, bool]]:
    """The name of each answer on the map, its value, and whether it is chosen."""
    buttons = re.findall(r'type="radio" form="answer" name="(q\d+)" value="([^"]*)"([^>]*)>', page)
    return [(name, value, "checked" in rest) for name, value, rest in buttons]


def test_beasts_are_sent_on_the_map_to_one_location_each(client: FlaskClient) -> None:
    page = client.get(opened(client)).text
    assert sorted(sent(page)) == sorted(
        (f"q{at}", place, not place) for at in range(4) for place in ("", "Farm", "Mill")
    )
    assert "<select" not in page.partition('id="simulation"')[0]


def test_a_refused_answer_stays_on_the_map(client: FlaskClient) -> None:
    address = opened(client)
    answer = client.post(address, data={"q0": "Farm", "q3": "Hive"})
    assert answer.status_code == 422
    assert ("q0", "Farm", True) in sent(answer.text)
    assert ("q0", "Farm", False) in sent(client.get(address).text)


def test_a_battle_of_many_beasts_has_lists_instead_of_a_crowded_map(client: FlaskClient) -> None:
    beasts = "\n".join(f"  1 Beast{number} 1/1" for number in range(81))
    text = f"attacker: Ann\n{beasts}\ndefender: Ben, vitae 9\n  row 1: Farm 3, Mill 4, clade\n"
    page = client.get(opened(client, text)).text
    assert not sent(page)
    assert page.partition('id="simulation"')[0].count("<select") == 81


def test_the_end_of_a_battle_is_told_in_a_sentence(client: FlaskClient) -> None:
    address = on(client, opened(client), do="best-end")
    told = "Ann took 7 from Ben and lost nothing: Ann is 7 ahead. Ben has 10 vitae left."
    assert told in words(client, address)


def counted(client: FlaskClient, address: str, step: str, **fields: str) -> tuple[str, str]:
    """The page after a button beside a number of wounds, and its address."""
    answer = client.post(address, data={**fields, "step": step})
    assert answer.status_code == 303
    return client.get(answer.location).text, answer.location


def test_wounds_are_counted_by_buttons_without_script(client: FlaskClient) -> None:
    address = at_the_wounds(client)
    page, _ = counted(client, address, "+w0", w0="1", w1="0", w2="3")
    assert re.search(r'name="w0"[^>]*value="2"', page)
    assert "<b>5 of 7</b> assigned, 2 left" in page
    page, _ = counted(client, address, "-w2", w0="2", w1="0", w2="3")
    assert re.search(r'name="w2"[^>]*value="2"', page)
    assert re.findall(r'class="wounds-effect">([^<]*)<', page) == ["buried", "stays", "stays"]


@pytest.mark.parametrize("step", ["-w1", "+w9", "w1", "+", ""])
def test_a_number_of_wounds_never_falls_below_nothing(client: FlaskClient, step: str) -> None:
    page, _ = counted(client, at_the_wounds(client), step, w0="x", w1="0", w2="9")
    assert re.search(r'name="w0"[^>]*value="x"', page)
    assert re.search(r'name="w1"[^>]*value="0"', page)
    assert "<b>9 of 7</b> assigned, 2 too many" in page


def test_a_script_is_given_only_the_fields(client: FlaskClient) -> None:
    answer = client.get(f"{at_the_wounds(client)}?w0=2", headers={"X-Fragment": "wounds"})
    assert answer.text.lstrip().startswith('<div id="question"')
    assert "csrf_token" not in answer.text


def test_what_one_visitor_enters_is_not_shown_to_another(client: FlaskClient) -> None:
    address = at_the_wounds(client)
    client.get(f"{address}?w0=2")
    assert re.search(r'name="w0"[^>]*value="0"', client.get(address).text)
