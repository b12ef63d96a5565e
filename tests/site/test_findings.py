"""The page that says what each finding means."""

from flask import Flask
from flask.testing import FlaskClient

from app.games.spoils.construction import KINDS, number
from app.games.spoils.editions import Edition
from tests.conftest import ROOT


def test_every_kind_of_finding_is_explained_with_its_numbers(client: FlaskClient) -> None:
    page = client.get("/spoils/findings").text
    for kind in KINDS:
        assert kind.meaning.replace("'", "&#39;") in page
        for edition in Edition:
            called = number(kind, edition)
            assert called is None or f">{called}<" in page


def test_a_finding_of_a_format_leads_to_its_meaning(client: FlaskClient) -> None:
    page = client.get("/spoils/findings").text
    assert 'id="format.sets"' in page
    assert page.count('id="format.sets"') == 1


def test_the_documentation_names_an_api_only_if_the_site_has_one(app: Flask) -> None:
    has_api = any(rule.rule.startswith("/api") for rule in app.url_map.iter_rules())
    assert ("API" in (ROOT / "docs" / "legality.md").read_text(encoding="utf-8")) == has_api
