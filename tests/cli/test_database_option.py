"""Commands work with the shipped catalogue, or with the one that stands in a site."""

import pytest
from click.testing import CliRunner
from sqlalchemy import text

from app.cli import main
from app.games.spoils import KEY as SPOILS
from app.tables import Database, open_database
from app.tables.curation import Author, Write, apply


@pytest.mark.slow
def test_a_search_sees_what_a_curator_changed(site_database: Database) -> None:
    with site_database.writing() as session:
        change = Write("cards", "Scout", {"cost": "9"})
        apply(session, [change], Author("Curator"), reason="A misprint", game=SPOILS)
    address = site_database.url.render_as_string(hide_password=False)
    found = CliRunner().invoke(main, ["cards", "n=scout c=9", "--database", address])
    assert found.exit_code == 0
    assert "1 card." in found.output
    assert "0 cards." in CliRunner().invoke(main, ["cards", "n=scout c=9"]).output


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("sqlite:///no/such/file.sqlite", "no database file"),
        ("mysql://localhost/cards", "SQLite file or in PostgreSQL"),
        ("nonsense", "not a database address"),
    ],
)
def test_a_database_that_is_none_is_named(address: str, said: str) -> None:
    failed = CliRunner().invoke(main, ["cards", "scout", "--database", address])
    assert failed.exit_code == 64
    assert said in failed.output


def test_a_database_without_schema_asks_for_a_migration(database_url: str) -> None:
    database = open_database(database_url)
    with database.engine.begin() as connection:
        connection.execute(text("CREATE TABLE something (else_ INTEGER)"))
    database.close()
    failed = CliRunner().invoke(main, ["cards", "scout", "--database", database_url])
    assert failed.exit_code == 64
    assert "threshold migrate" in failed.output
