"""A game that nobody has heard of is served as soon as it is registered."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from flask import Flask
from flask.testing import FlaskClient

from app import create_app
from app.cli import main
from app.games import registered
from tests import orchard


@pytest.fixture(scope="module", autouse=True)
def game() -> Iterator[None]:
    """Orchard is there as long as these tests last."""
    with registered(orchard.GAME):
        yield


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    """A site built while there is the game."""
    return create_app({"INSTANCE": tmp_path_factory.mktemp("games") / "site"})


@pytest.fixture
def visitor(site: Flask) -> FlaskClient:
    """Somebody without an account."""
    return site.test_client()


def address(site: Flask, endpoint: str, **values: str) -> str:
    """The address of a page about Orchard."""
    with site.test_request_context():
        return str(site.url_for(endpoint, game=orchard.KEY, **values))


def test_its_cards_are_listed(site: Flask, visitor: FlaskClient) -> None:
    page = visitor.get(address(site, "cards.browse")).text
    assert "Crab Apple" in page
    assert "Medlar" in page
    assert "Scout" not in page


@pytest.mark.parametrize("show", ["list", "text", "grid"])
def test_its_cards_are_searched_in_its_own_language(
    site: Flask, visitor: FlaskClient, show: str
) -> None:
    page = visitor.get(address(site, "cards.browse", q="sweetness>1", show=show)).text
    assert "Medlar" in page
    assert "Crab Apple" not in page


def test_a_card_has_a_page(site: Flask, visitor: FlaskClient) -> None:
    page = visitor.get(address(site, "cards.card", slug="crab-apple"))
    assert page.status_code == 200
    assert "sweetness" in page.text
    assert "Trade" not in page.text


def test_its_search_is_explained(site: Flask, visitor: FlaskClient) -> None:
    page = visitor.get(address(site, "cards.search_help")).text
    assert "How sweet it is." in page
    assert (
        "threshold" not in page.partition("<main")[2].partition("Fields")[2].partition("</main")[0]
    )


@pytest.mark.parametrize(
    ("form", "verdict", "status"), [("free", "legal", 0), ("fair", "illegal", 1)]
)
def test_its_decks_are_checked_on_the_command_line(
    tmp_path: Path, form: str, verdict: str, status: int
) -> None:
    file = tmp_path / "basket.txt"
    file.write_text("3 Medlar\n1 Crab Apple\n", encoding="utf-8")
    words = ["check", "--game", orchard.KEY, "--format", form, "--json", str(file)]
    done = CliRunner().invoke(main, words)
    assert done.exit_code == status, done.output
    answer = json.loads(done.stdout)
    assert (answer["game"], answer["verdict"], answer["size"]) == ("orchard", verdict, 4)


def test_what_it_does_not_offer_is_not_there_and_says_so(site: Flask, visitor: FlaskClient) -> None:
    answer = visitor.get(address(site, "goldfish.index"))
    assert answer.status_code == 404
    assert "Orchard has no goldfish." in answer.text
    assert 'href="/orchard/goldfish"' not in answer.text
    assert 'href="/orchard/cards"' in answer.text
