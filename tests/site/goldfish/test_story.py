"""A newcomer's first hour with the goldfish, on a phone: the whole story in one test."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

from app.cli import main
from tests.site.goldfish.test_in_the_browser import assert_accessible, on_time
from tests.site.visitor import PHONE

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

DEAREST = "Maxwell Cockswagger"
LONG = 60_000


@pytest.fixture
def phone(browser: Browser, site: str) -> Iterator[Page]:
    """A phone; whatever its console reports fails the test."""
    context = browser.new_context(base_url=site, viewport=PHONE, has_touch=True)
    page = context.new_page()
    reports: list[str] = []
    page.on("console", lambda message: reports.append(message.text))
    page.on("pageerror", lambda error: reports.append(str(error)))
    yield page
    context.close()
    # Whoever waits for a slot is told so by a 503, and asks again.
    assert [it for it in reports if "status of 503" not in it] == []


def press(page: Page, button: Locator) -> None:
    button.first.click()
    page.wait_for_selector("#table:not([aria-busy])")


def take_a_turn(page: Page, develop: str) -> None:
    """Develop, send everybody to attack, deploy the first card that can be, end the turn."""
    press(page, page.get_by_role("button", name=develop))
    if page.get_by_role("button", name="Play as a resource").count():
        press(page, page.get_by_role("button", name="Play as a resource"))
    deploy = page.get_by_role("button", name=re.compile("^Deploy"))
    if deploy.count():
        press(page, deploy)
    end = page.locator("[data-key=e]")
    while not page.locator("[data-key=d]").count():
        press(page, end if end.count() else page.locator("button[name=do]"))


def test_from_the_precon_to_a_better_deck_and_the_same_figures_on_the_command_line(
    phone: Page, tmp_path: Path
) -> None:
    phone.goto("/decks")
    phone.locator("form[action*='seed-1-rogue'] button").first.click()
    phone.wait_for_url("**/decks/edit/*")
    deck = phone.url.partition("/decks/")[2].partition("?")[0]

    # Mulligan advice, followed; then rejected after all.
    phone.goto(f"/spoils/goldfish/{deck}/hand?seed=4417")
    advised = phone.locator(".choices tbody a", has_text="Put back").first
    advised.click()
    assert phone.locator(".hand input:checked").count() > 0
    assert_accessible(phone, PHONE)
    phone.locator("[data-confirm]").click()
    phone.wait_for_selector("#table")
    assert "put back" in phone.locator(".log").inner_text()
    phone.get_by_label("More").click()
    phone.get_by_role("link", name="Same shuffle again").click()
    phone.get_by_role("link", name=re.compile("Keep all 8")).click()
    phone.wait_for_selector("#table")
    assert "put back" not in phone.locator(".log").inner_text()

    # Five turns by hand.
    for turn in range(1, 6):
        assert phone.locator(".turn-number").inner_text() == f"Turn {turn}"
        take_a_turn(phone, "Play a resource" if turn < 4 else "Draw a card")
    assert_accessible(phone, PHONE)

    # When the most expensive card comes down, and why it is late.
    phone.goto(f"/spoils/goldfish/{deck}/report")
    phone.get_by_text("Resources and icons by turn").click()
    told = phone.locator("[data-dearest]").inner_text()
    assert re.search(
        rf"{DEAREST}.* in half of the games, .*; when it is late, it most often lacks", told
    )
    assert_accessible(phone, PHONE)
    late_before = on_time(phone, DEAREST)

    # The page proposes how many staples; taken, the figures move.
    phone.goto(f"/spoils/goldfish/{deck}/panel")
    figures = phone.locator("main").inner_text()
    phone.get_by_role("button", name=re.compile("Apply this")).click()
    phone.wait_for_url("**/decks/edit/*")
    phone.goto(f"/spoils/goldfish/{deck}/panel")
    assert phone.locator("main").inner_text() != figures
    assert_accessible(phone, PHONE)
    phone.goto(f"/spoils/goldfish/{deck}/report")
    assert on_time(phone, DEAREST) != late_before

    # The deck as a file; a million games, cancelled on the way; the same by command.
    phone.goto(f"/decks/{deck}/files")
    with phone.expect_download() as download:
        phone.locator("a[href$='/files/txt']").click()
    file = tmp_path / "deck.txt"
    download.value.save_as(file)
    phone.goto(f"/spoils/goldfish/{deck}/report")
    # Cancelled before the first block is there: the figures are those the page came with.
    phone.route("**/block?*", lambda route: None)
    phone.get_by_role("link", name="Run a million").click()
    phone.get_by_role("button", name="Cancel, keep figures so far").click()
    phone.wait_for_selector("[data-blocks][data-done=some]", timeout=LONG)
    shown = phone.locator("[data-games-played]").inner_text()
    assert shown != "0 games"
    assert f"first {shown}" in phone.locator("[data-blocks] [data-status]").inner_text()
    phone.unroute("**/block?*")
    phone.reload()
    progress = phone.locator("[data-blocks] progress")
    on_page = progress.evaluate("bar => bar.value")
    while progress.evaluate("bar => bar.value") == on_page:
        phone.wait_for_timeout(10)
    phone.get_by_role("button", name="Cancel, keep figures so far").click()
    phone.wait_for_selector("[data-blocks][data-done=some]", timeout=LONG)
    found = re.search(
        r"first ([\d,]+) games", phone.locator("[data-blocks] [data-status]").inner_text()
    )
    assert found
    games = int(found[1].replace(",", ""))
    assert 0 < games < 1_000_000
    command = phone.locator("[data-command]").text_content() or ""
    words = command.replace("DECK", str(file)).split()[1:]
    told = json.loads(CliRunner().invoke(main, [*words, "--json"]).stdout)
    assert told["games"] == games
    shares = {each["turn"]: each["value"] for each in told["figures"] if each["card"] == DEAREST
              and each["id"] == "deployable"}  # fmt: skip
    assert on_time(phone, DEAREST) == f"{shares[8] * 100:.1f}"
