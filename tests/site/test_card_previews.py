"""The face of a card that is shown beside links to its page, and the links."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from flask.testing import FlaskClient
from playwright.sync_api import expect

from app import create_app
from app.site.presentation.cards import emphasized, with_card_links
from tests.site.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator

LIST = "Faction: Hall of Great Justice\n18 Rage\n5 Gnat\n"


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/spoils/cards/gnat", "When this card leaves play: your opponent discards a card."),
        ("/shadowfist/cards/fire-acolytes", "Fire Acolytes"),
    ],
)
def test_the_face_of_a_card_is_a_part_of_its_page(
    client: FlaskClient, path: str, words: str
) -> None:
    answer = client.get(f"{path}/face")
    assert answer.status_code == 200
    assert words in answer.text
    assert "<html" not in answer.text
    assert "max-age" in answer.headers["Cache-Control"]


def test_an_unknown_card_has_no_face(client: FlaskClient) -> None:
    assert client.get("/spoils/cards/no-such-card/face").status_code == 404


def test_names_in_sentences_lead_to_their_cards(settings: dict[str, object]) -> None:
    app = create_app(settings)
    with app.test_request_context("/spoils/cards"):
        message = emphasized("5 Gnat and 3 Swarm of Gnats & more Gnat", ["Gnat", "Swarm of Gnats"])
        assert message == (
            '5 <b><a href="/spoils/cards/gnat">Gnat</a></b> and 3 '
            '<b><a href="/spoils/cards/swarm-of-gnats">Swarm of Gnats</a></b> &amp; more Gnat'
        )
        assert emphasized("No Such Card", ["No Such Card"]) == "<b>No Such Card</b>"
        reason = with_card_links("Gnat 4 → 5, 2x <b> 1 → 2 and 3 more")
        assert (
            reason == '<a href="/spoils/cards/gnat">Gnat</a> 4 → 5, 2x &lt;b&gt; 1 → 2 and 3 more'
        )
    app.extensions["database"].close()


def test_findings_and_history_lead_to_the_cards(client: FlaskClient) -> None:
    deck = client.post("/decks/import", data={"list": LIST}).location
    finding = client.get(deck).text.partition('class="findings"')[2]
    assert '<b><a href="/spoils/cards/gnat">Gnat</a></b>' in finding


@pytest.mark.slow
def test_a_preview_opens_by_mouse_by_keyboard_and_by_touch(
    browser: Browser, live_site: str
) -> None:
    visitor = Visitor.arrive(browser, live_site, size="desktop", scripted=True)
    page = visitor.page
    page.goto(f"{live_site}/spoils/cards?q=gnat")
    preview, link = page.locator("#card-preview"), page.get_by_role("link", name="Gnat", exact=True)
    link.hover()
    preview.get_by_text("your opponent discards a card.").wait_for()
    visitor.look()
    page.mouse.move(2, 2)
    preview.wait_for(state="hidden")
    page.keyboard.press("Tab")
    link.focus()
    preview.wait_for()
    page.keyboard.press("Escape")
    preview.wait_for(state="hidden")
    box = link.bounding_box()
    assert box
    touch = page.context.new_cdp_session(page)
    where = [{"x": box["x"] + 5, "y": box["y"] + 5}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": where})
    page.get_by_role("dialog", name="Card").wait_for()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    visitor.look()
    visitor.press("Close")
    page.get_by_role("dialog", name="Card").wait_for(state="hidden")
    assert visitor.path == "/spoils/cards"
    visitor.leave()


def change_by(sheet: Locator) -> None:
    """Count copies of the first row up, and move it to Considering and back."""
    page, count = sheet.page, sheet.locator("output")
    name = page.locator("[data-row] a[data-card]").first.inner_text()
    before = int(count.inner_text())
    sheet.get_by_role("button", name="one more").click()
    sheet.get_by_role("button", name="To Considering").click()
    page.locator("#maybe").get_by_role("link", name=name, exact=True, include_hidden=True).wait_for(
        state="attached"
    )
    assert page.get_by_label(f"copies of {name} in Considering").input_value() == str(before + 1)
    expect(count).to_have_text("0")
    sheet.get_by_role("button", name="one more").click()
    expect(count).to_have_text("1")


@pytest.mark.slow
def test_in_the_builder_a_tap_opens_the_preview_with_a_link_to_the_page(
    browser: Browser, live_site: str
) -> None:
    visitor = Visitor.arrive(browser, live_site, size="phone", scripted=True)
    page = visitor.page
    page.goto(f"{live_site}/decks?game=spoils")
    page.get_by_role("button", name="Start from Seed 1: Rogue").click()
    page.wait_for_url("**/decks/edit/*")
    builder = visitor.path
    touch = page.context.new_cdp_session(page)
    touch.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    page.locator("#add").fill("gnat")
    hit = page.locator("[data-hit] a", has_text="Swarm of Gnats")
    row = page.locator("[data-row] a[data-card]").first
    sheet = page.get_by_role("dialog", name="Card")
    hit.wait_for()
    for link in (row, hit):
        link.evaluate("it => it.scrollIntoView({block: 'center'})")
        box = link.bounding_box()
        assert box
        where = [{"x": box["x"] + 5, "y": box["y"] + box["height"] / 2}]
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": where})
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        sheet.wait_for()
        assert visitor.path == builder
        visitor.look()
        if link is row:
            change_by(sheet)
            visitor.press("Close")
            sheet.wait_for(state="hidden")
    sheet.get_by_role("link", name="Card page").click()
    page.wait_for_url("**/spoils/cards/swarm-of-gnats")
    page.go_back()
    page.locator("#add").fill("gnat")
    hit.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/spoils/cards/swarm-of-gnats")
    page.go_back()
    row.click()
    page.wait_for_url("**/spoils/cards/*")
    visitor.leave()
