"""The page that says what each finding means."""

from flask import Flask
from flask.testing import FlaskClient

from app.cli.legality_page import PAGE
from app.games.spoils.construction import KINDS
from app.games.spoils.editions import Edition


def test_every_kind_of_finding_is_explained_with_its_numbers(client: FlaskClient) -> None:
    page = client.get("/findings").text
    for kind in KINDS:
        assert kind.meaning.replace("'", "&#39;") in page
        for edition in Edition:
            assert all(f">{number}<" in page for number in kind.numbers(edition))


def test_a_finding_of_a_format_leads_to_its_meaning(client: FlaskClient) -> None:
    page = client.get("/findings").text
    assert 'id="format.sets"' in page
    assert page.count('id="format.sets"') == 1


def test_the_documentation_names_an_api_only_if_the_site_has_one(app: Flask) -> None:
    has_api = any(rule.rule.startswith("/api") for rule in app.url_map.iter_rules())
    assert ("API" in PAGE.read_text(encoding="utf-8")) == has_api
