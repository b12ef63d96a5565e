"""Pages of which a script asks for the changing part alone."""

import pytest
from flask.testing import FlaskClient


@pytest.mark.parametrize(
    "path", ["/spoils/", "/spoils/cards?q=scout", "/decks", "/decks?q=size%3E1"]
)
def test_a_script_gets_the_part_that_the_page_holds(client: FlaskClient, path: str) -> None:
    page = client.get(path).text
    part = client.get(path, headers={"X-Fragment": "part"}).text
    assert "<html" in page
    assert "<html" not in part
    assert part.strip() in page


def test_an_empty_header_asks_for_no_part(client: FlaskClient) -> None:
    assert "<html" in client.get("/decks", headers={"X-Fragment": ""}).text
