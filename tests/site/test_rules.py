"""The pages of rules: numbers, our meanings, and the tests that show them."""

import re
from collections.abc import Sequence
from html import unescape

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.games import game
from app.games.spoils.editions import CHAPTERS, Edition, rulebook
from app.games.tabletop.referee.rule_coverage import AnyRuleLine, RuleStatus
from app.site.static_pages.rules import RulesRequest, rules_page


def lines_of(edition: str) -> Sequence[AnyRuleLine]:
    """The rules of an edition."""
    return game().rulebook.needed().lines(edition)


@pytest.mark.parametrize("edition", Edition)
def test_every_rule_of_an_edition_has_its_place(client: FlaskClient, edition: Edition) -> None:
    page = client.get(f"/spoils/rules/{edition}").text
    anchors = re.findall(r'<li class="rule-line" id="([^"]+)">', page)
    assert sorted(anchors) == sorted(line.number for line in lines_of(edition))
    assert len(anchors) == len(set(anchors))


def test_a_rule_shows_its_meaning_its_tests_and_its_other_numbers(client: FlaskClient) -> None:
    page = client.get("/spoils/rules/cr3").text
    line = page.partition('id="607.1"')[2].partition("</li>\n")[0]
    assert rulebook().by_cr3["607.1"].meaning in unescape(line)
    assert 'href="/spoils/rules/cr2010#606.1"' in line
    assert "engine/test_" in line


def test_a_statement_of_the_first_edition_knows_its_later_numbers(client: FlaskClient) -> None:
    line = (
        client.get("/spoils/rules/basic1e")
        .text.partition('id="B.draw.2"')[2]
        .partition("</li>\n")[0]
    )
    assert 'href="/spoils/rules/cr3#102.1a"' in line


def test_rules_are_narrowed_by_chapter_priority_and_tests(client: FlaskClient) -> None:
    page = client.get("/spoils/rules/cr3?chapter=6&priority=2&status=shown").text
    found = re.findall(r'<li class="rule-line" id="([^"]+)">', page)
    assert found
    assert {number[0] for number in found} == {"6"}
    assert "All rules" in page


def test_each_answer_is_all_that_was_asked_for(app: Flask) -> None:
    cr3 = game().editions.title("cr3")
    for chapter in CHAPTERS:
        for status in RuleStatus:
            asked = RulesRequest(cr3, chapter=chapter, status=status)
            with app.app_context():
                page = rules_page(asked)
            lines = [
                line for shown in page.chapters for part in shown.sections for line in part.lines
            ]
            assert all(line.status is status for line in lines)
            wanted = [
                line
                for line in lines_of(Edition.CR3)
                if line.status is status and line.rule.section.chapter == chapter
            ]
            assert lines == wanted


def test_what_makes_no_sense_in_the_address_is_not_asked(client: FlaskClient) -> None:
    odd = client.get("/spoils/rules/cr3?chapter=nine&priority=-1&status=%01").text
    assert odd.count('class="rule-line"') == len(lines_of(Edition.CR3))


def test_a_question_without_an_answer_says_so(client: FlaskClient) -> None:
    assert "No rules match" in client.get("/spoils/rules/cr3?chapter=7").text


def test_the_edition_is_switched_with_the_question_kept(client: FlaskClient) -> None:
    assert 'href="/spoils/rules/cr2010?chapter=6"' in client.get("/spoils/rules/cr3?chapter=6").text


def test_one_rule_leads_to_its_place(client: FlaskClient) -> None:
    assert client.get("/spoils/rules/cr3/103.1c").headers["Location"] == "/spoils/rules/cr3#103.1c"
    assert client.get("/spoils/rules").headers["Location"] == "/spoils/rules/cr3"


@pytest.mark.parametrize(
    "path", ["/spoils/rules/cr4", "/spoils/rules/cr3/999.9", "/spoils/rules/cr2010/602.1@cr3"]
)
def test_a_rule_that_is_not_there_is_not_found(client: FlaskClient, path: str) -> None:
    assert client.get(path).status_code == 404


def test_the_rules_of_shadowfist_have_their_place_and_their_tests(client: FlaskClient) -> None:
    text = client.get("/shadowfist/rules/sf210").text
    for number in ("1.0", "22.2.4", "28.6.6.1", "50.20"):
        assert f'id="{number}"' in text
    assert text.count('class="rule-line"') == 418
    narrowed = client.get("/shadowfist/rules/sf210?priority=4&status=nothing").text
    assert 'id="41.0"' in narrowed
    assert 'id="22.2.4"' not in narrowed
    missing = client.get("/shadowfist/rules/sf210?status=unshown").text
    assert 'id="22.2.4"' not in missing


def test_rules_are_found_by_words_and_by_the_beginning_of_their_number(client: FlaskClient) -> None:
    def found(words: str) -> list[str]:
        page = client.get("/spoils/rules/cr3", query_string={"q": words}).text
        return re.findall(r'<li class="rule-line" id="([^"]+)">', page)

    by_words = found("Covert blocks")
    assert by_words
    meanings = [rulebook().by_cr3[number].meaning.casefold() for number in by_words]
    assert all("block" in meaning for meaning in meanings)
    assert "607.1" in found("607.")
    assert all(number.startswith("607.") for number in found("607."))
    assert found("zzyzx") == []
    assert found("x" * 5000) == []
    assert "All rules" in client.get("/spoils/rules/cr3?q=block").text
