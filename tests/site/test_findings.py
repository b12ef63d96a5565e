"""The page that says what each finding means."""

from flask.testing import FlaskClient

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
