"""Pages of cards."""

from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app import create_app
from app.games.spoils.facts import Catalogue
from app.site.cards.face import face_of, stat_line, type_line
from app.site.catalogue import Shelf, slugs_of


def test_every_card_has_a_page_of_its_own(client: FlaskClient, catalogue: Catalogue) -> None:
    shelf = Shelf.of(catalogue)
    assert len(shelf.by_slug) == len(catalogue.cards)
    for slug, card in list(shelf.by_slug.items())[::60]:
        answer = client.get(f"/cards/{slug}")
        assert answer.status_code == 200
        assert card.name.replace("'", "&#39;").replace('"', "&#34;") in answer.text


def test_names_that_fold_to_one_address_are_numbered() -> None:
    assert slugs_of(["A!", "A?", "B"]) == {"A!": "a", "A?": "a-2", "B": "b"}


def test_a_card_without_text_says_so_and_shows_its_facts(client: FlaskClient) -> None:
    page = client.get("/cards/scout").text
    assert "No text known; these are its facts." in page
    assert "2 Rage" in page


def test_no_number_is_never_shown_as_zero(catalogue: Catalogue) -> None:
    staple = catalogue.by_name["Rage"]
    assert staple.cost is None
    assert face_of(staple).stats == ()


def test_bonuses_carry_their_sign(catalogue: Catalogue) -> None:
    gear = next(card for card in catalogue.cards if card.type == "Item" and card.strength == -1)
    assert stat_line(gear).startswith("−1/")


def test_the_type_line_names_supertype_type_and_subtypes(catalogue: Catalogue) -> None:
    assert type_line(catalogue.by_name["Rage"]) == "Staple resource"
    assert type_line(catalogue.by_name["Scout"]) == "Character, soldier"


@pytest.fixture
def site_with_images(tmp_path: Path, catalogue: Catalogue) -> Flask:
    scout = catalogue.newest_printing(catalogue.by_name["Scout"])
    (tmp_path / "images").mkdir()
    (tmp_path / "images" / f"{scout.id}.png").write_bytes(b"\x89PNG")
    return create_app({"INSTANCE": str(tmp_path), "IMAGE_FOLDER": str(tmp_path / "images")})


def test_an_owners_image_stands_beside_the_text(
    site_with_images: Flask, catalogue: Catalogue
) -> None:
    client = site_with_images.test_client()
    printing = catalogue.newest_printing(catalogue.by_name["Scout"]).id
    assert f"/cards/images/{printing}" in client.get("/cards/scout").text
    with client.get(f"/cards/images/{printing}") as answer:
        assert answer.data == b"\x89PNG"
    assert client.get("/cards/images/..%2Fsecret").status_code == 404


def test_without_a_folder_no_image_is_mentioned(client: FlaskClient) -> None:
    assert "/cards/images/" not in client.get("/cards/scout").text
