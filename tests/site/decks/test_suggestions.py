"""Cards suggested beside a deck: listed with reasons, added like search results."""

from __future__ import annotations

import html
import re
from typing import TYPE_CHECKING

import pytest
from flask.testing import FlaskClient

from app.games.shadowfist.suggestions import ShadowfistSuggestions
from app.games.spoils.suggestions.card_suggestions import SpoilsSuggestions
from tests.site.decks.conftest import Builder
from tests.site.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ADD = re.compile(r'value="(add deck [^"]+ 1)"\s+aria-label="add ([^"]+)"')


def offered(page: str) -> list[tuple[str, str]]:
    """The buttons of a page that add a card: value and name."""
    return [(value, html.unescape(name)) for value, name in ADD.findall(page)]


def test_ten_cards_are_suggested_and_how_they_are_chosen_is_said(builder: Builder) -> None:
    page = builder.client.get(f"{builder.base}/suggestions").text
    assert len(offered(page)) == 10
    assert "of your cards in 1st Edition: Warlord" in page
    assert html.escape(SpoilsSuggestions().method) in page


def test_without_script_the_builder_leads_to_a_page_that_adds_them(builder: Builder) -> None:
    assert f'href="{builder.base}/suggestions"' in builder.page
    value, name = offered(builder.client.get(f"{builder.base}/suggestions").text)[0]
    assert builder.copies(name) == 0
    assert builder.press(value) == 303
    assert builder.copies(name) == 1
    left = offered(builder.client.get(f"{builder.base}/suggestions").text)
    assert name not in [other for _, other in left]


def test_a_script_gets_the_list_alone(builder: Builder) -> None:
    answer = builder.client.get(f"{builder.base}/suggestions", headers={"X-Fragment": "list"})
    assert "<html" not in answer.text
    assert len(offered(answer.text)) == 10


def test_an_empty_deck_and_an_unknown_format_get_a_sentence_instead(builder: Builder) -> None:
    empty = builder.client.post("/decks/new").location
    builder.press("format current", format="current")
    for base in (empty, builder.base):
        page = builder.client.get(f"{base}/suggestions").text
        assert not offered(page)
        assert "Add a card and suggestions appear here." in page


def test_a_deck_of_shadowfist_gets_suggestions_by_a_method_of_its_own(client: FlaskClient) -> None:
    pasted = "4 Fire Acolytes\n4 Confucian Stability\n"
    deck = client.post("/decks/import?game=shadowfist", data={"list": pasted}).location
    assert f'href="{deck}/suggestions"' in client.get(deck).text
    page = client.get(f"{deck}/suggestions").text
    assert len(offered(page)) == 10
    assert "no Feng Shui Site yet" in page
    assert html.escape(ShadowfistSuggestions().method) in page


@pytest.mark.slow
def test_a_list_stays_while_cards_of_it_are_added(browser: Browser, live_site: str) -> None:
    visitor = Visitor.arrive(browser, live_site, size="desktop", scripted=True)
    page = visitor.page
    page.goto(f"{live_site}/decks")
    visitor.press("Start from 1st Edition: Warlord")
    first = page.locator("#suggestions [data-hit]").first
    name = first.locator("a").text_content() or ""
    page.locator("#suggestions summary").first.click()
    visitor.look()
    for copies in (1, 2):
        first.get_by_role("button", name=f"add {name}").click()
        page.locator(f"#deck input[aria-label='copies of {name}'][value='{copies}']").wait_for()
        first.locator("[data-in-deck]", has_text=f"{copies} in deck").wait_for()
    page.mouse.move(0, 0)
    page.locator("#add").focus()
    page.locator("#suggestions", has_not_text=name).wait_for()
    visitor.leave()
