"""Every page shows the catalogue as curators have it now."""

from flask import Flask
from flask.testing import FlaskClient

from app.games.spoils import KEY as SPOILS
from app.tables import open_database
from app.tables.curation import Author, Write, apply


def test_a_curators_change_is_on_the_next_page(app: Flask, client: FlaskClient) -> None:
    assert "Air Voyage" not in client.get("/spoils/cards").text
    database = open_database(app.config["DATABASE_URL"])
    with database.writing() as session:
        apply(
            session,
            [Write("cards", "Air Travel", {"name": "Air Voyage"})],
            Author("Ada"),
            "-",
            game=SPOILS,
        )
    database.close()
    assert "Air Voyage" in client.get("/spoils/cards").text
    assert client.get("/spoils/cards/air-voyage").status_code == 200
    assert client.get("/spoils/cards/air-travel").status_code == 404
