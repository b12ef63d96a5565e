"""The page of formats: what each asks, by edition, from what decks are held against."""

import re

import pytest
from flask.testing import FlaskClient

from app.games.spoils.construction import demands_of
from app.games.spoils.facts import Catalogue


def test_every_demand_of_every_complete_format_stands_there(
    client: FlaskClient, catalogue: Catalogue
) -> None:
    page = client.get("/spoils/formats").text
    for form in catalogue.formats.values():
        if not form.unknown:
            for demand in demands_of(form, catalogue):
                assert demand.about in page
                for answer in demand.answers:
                    assert answer.words in page
                    for edition, rule in answer.editions:
                        assert rule is None or f'/spoils/rules/{edition.value}#{rule}"' in page


@pytest.mark.slow
def test_every_rule_it_links_to_is_there(client: FlaskClient) -> None:
    links = set(
        re.findall(r'href="/spoils/rules/([^"#]+)#([^"]+)"', client.get("/spoils/formats").text)
    )
    assert links
    for edition, number in links:
        assert f'id="{number}"' in client.get(f"/spoils/rules/{edition}").text


def test_a_format_that_is_not_known_in_full_gives_its_gaps_and_no_demands(
    client: FlaskClient,
) -> None:
    page = client.get("/spoils/formats").text
    current = page[page.index('id="current"') : page.index('id="chronicles"')]
    assert "Which sets Current allows" in current
    assert "<table" not in current


def test_each_format_says_as_of_when_it_is_known_and_sets_when_they_were_released(
    client: FlaskClient,
) -> None:
    page = re.sub(r"<[^>]+>", "", client.get("/spoils/formats").text)
    assert page.count("Known as of 20 Apr 2015.") == 2
    assert "Known as of Aug 2010." in page
    assert re.search(r"Research Investment\s*, banned since\s+2015-04-20", page)
    assert re.search(r"1st Edition\s*Nov 2006\s*Polish Wikipedia", page)
    assert re.search(r"2nd Edition\s*not known", page)
    fist = re.sub(r"<[^>]+>", "", client.get("/shadowfist/formats").text)
    assert "No source of this format is dated." in fist
