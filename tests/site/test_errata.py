"""The page of a card tells its errata, and the rulebook stays the edition that is meant."""

import re

from flask.testing import FlaskClient


def words_of(client: FlaskClient, path: str) -> str:
    return " ".join(re.sub(r"<[^>]+>", " ", client.get(path).text).split())


def test_the_page_of_a_card_tells_its_errata(client: FlaskClient) -> None:
    page = words_of(client, "/shadowfist/cards/mobius-portal")
    assert "It is not Limited any more. Secret War Society, documents page, Feb 2023." in page
    assert "Games follow it in the edition 2.1.0 with errata." in page
    assert "Known in words only" in words_of(client, "/shadowfist/cards/yogi-becky")
    assert "Erratum" not in words_of(client, "/shadowfist/cards/fire-mystics")


def test_the_rulebook_without_errata_is_meant_unless_another_is_chosen(
    client: FlaskClient,
) -> None:
    page = client.post("/shadowfist/", data={"list": "5 Mobius Portal"}).text
    assert "sf210" in page
