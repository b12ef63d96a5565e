"""The builder's figures: current, with a split of staples that one click applies."""

import re

from flask import Flask
from flask.testing import FlaskClient


def opened(client: FlaskClient, precon: str) -> tuple[str, str]:
    """The addresses of a new deck and of its panel."""
    base = client.post(f"/decks/precon/{precon}").location
    panel = base.replace("/decks/", "/spoils/goldfish/") + "/panel"
    return base, client.get(panel).location


def proposal(page: str) -> dict[str, str]:
    form = page[page.index("panel-proposal") :]
    form = form[form.index("<form") : form.index("</form>")]
    return dict(re.findall(r'name="([^"]+)" value="([^"]*)"', form))


def on_time(page: str) -> float:
    found = re.search(r"all cards: <b>([\d.]+) %", page)
    assert found
    return float(found[1])


def test_the_proposed_split_is_applied_by_one_form_and_the_figures_move(
    client: FlaskClient,
) -> None:
    base, address = opened(client, "starter-arcanist-warlord")
    before = client.get(address).text
    fields = proposal(before)
    assert client.post(f"{base}/change", data=fields).status_code == 303
    deck = client.get(base).text
    assert "75 cards" in deck
    for name, copies in fields.items():
        if name.startswith("copies."):
            assert re.search(rf'name="{name}"[^>]*value="{copies}"', deck)
    after = client.get(address).text
    assert on_time(after) != on_time(before)
    assert " turns earlier" in before


def test_a_deck_of_one_trade_is_offered_another_number_of_staples(client: FlaskClient) -> None:
    base, address = opened(client, "seed-1-rogue")
    before = client.get(address).text
    assert "Better resource count" in before
    assert "15" in before[before.index("panel-proposal") :]
    assert client.post(f"{base}/change", data=proposal(before)).status_code == 303
    assert "50 cards" in client.get(base).text
    assert on_time(client.get(address).text) != on_time(before)


def test_nobody_who_only_reads_is_offered_to_change_the_deck(
    app: Flask, client: FlaskClient
) -> None:
    base, _ = opened(client, "starter-arcanist-warlord")
    share = client.get(f"{base}/share").text
    read = re.search(r"/decks/(read/[\w-]+)", share)
    assert read
    page = app.test_client().get(f"/spoils/goldfish/{read[1]}/panel").text
    assert "Better split" in page
    assert "Apply this" not in page
    assert '/change"' not in page


def test_cards_that_hardly_ever_come_down_say_why(client: FlaskClient) -> None:
    _, address = opened(client, "starter-arcanist-warlord")
    page = client.get(address).text
    assert "too little Rage for 6" in page
    assert "Opening hand, exactly" in page


def test_a_deck_without_cards_says_so_instead_of_figures(client: FlaskClient) -> None:
    base = client.post("/decks/new").location
    panel = base.replace("/decks/", "/spoils/goldfish/") + "/panel"
    page = client.get(panel, follow_redirects=True)
    assert page.status_code == 200
    assert "The deck has no cards yet." in page.text


def test_a_script_gets_the_figures_alone(client: FlaskClient) -> None:
    _, address = opened(client, "seed-1-rogue")
    answer = client.get(address, headers={"X-Fragment": "panel"})
    assert "<html" not in answer.text
    assert "On time, worst first" in answer.text


def test_the_builder_links_to_the_figures_where_there_is_no_script(client: FlaskClient) -> None:
    base, address = opened(client, "seed-1-rogue")
    assert f'href="{address}"' in client.get(base).text
