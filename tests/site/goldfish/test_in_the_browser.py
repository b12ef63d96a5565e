"""Goldfishing as a visitor does it, in a real browser."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

from click.testing import CliRunner

from app.cli import main
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.deck_files import DECK_FILES
from tests.site.audits import new_violations
from tests.site.visitor import DESKTOP, PHONE

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize


def assert_accessible(page: Page, *sizes: ViewportSize) -> None:
    """Audit the page as it stands in these sizes; without any, on a phone and a desktop."""
    before = page.viewport_size
    assert before
    for size in sizes or (PHONE, DESKTOP):
        page.set_viewport_size(size)
        assert new_violations(page) == [], size
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    page.set_viewport_size(before)


def on_time(page: Page, name: str) -> str:
    row = page.locator(".on-time tbody tr", has_text=name)
    return row.locator(".ot-share b").text_content() or ""


def test_figures_sharpen_stop_where_one_cancels_and_come_again_from_the_command_line(
    page: Page, catalogue: Catalogue, tmp_path: Path
) -> None:
    page.goto("/spoils/goldfish/precon/seed-1-rogue/report")
    assert_accessible(page)
    page.get_by_role("link", name="Run a million").click()
    page.wait_for_url("**games=1000000**")
    cancel = page.get_by_role("button", name="Cancel, keep figures so far")
    while page.locator("[data-blocks] progress").evaluate("bar => bar.value") == 0:
        page.wait_for_timeout(20)
    cancel.click()
    page.wait_for_selector("[data-blocks][data-done=some]")
    status = page.locator("[data-blocks] [data-status]").inner_text()
    games = int(re.search(r"first ([\d,]+) games", status)[1].replace(",", ""))  # type: ignore[index]
    assert 0 < games < 1_000_000
    assert_accessible(page)

    file = tmp_path / "deck.txt"
    decklist = DECK_FILES.of_precon(catalogue.precons["seed-1-rogue"], catalogue)
    file.write_text(DECK_FILES.write(decklist, "txt"))
    command = page.locator("[data-command]").text_content() or ""
    words = command.replace("DECK", str(file)).split()[1:]
    told = json.loads(CliRunner().invoke(main, [*words, "--json"]).stdout)
    assert told["games"] == games
    shares = {f["card"]: f for f in told["figures"] if f["id"] == "deployable" and f["turn"] == 7}
    assert on_time(page, "Casino Kingpin") == f"{shares['Casino Kingpin']['value'] * 100:.1f}"

    with page.expect_download() as download:
        page.get_by_role("link", name="Download .json").click()
    downloaded = json.loads(Path(download.value.path()).read_text())
    # The page begins to play on the referee as soon as it is open.
    downloaded.pop("on_referee", None)
    assert downloaded == told


def test_cancelling_before_the_first_games_arrive_keeps_those_the_page_came_with(
    page: Page,
) -> None:
    page.route("**/block?**", lambda route: None)
    page.goto("/spoils/goldfish/precon/seed-1-rogue/report?games=1000000")
    page.get_by_role("button", name="Cancel, keep figures so far").click()
    page.wait_for_selector("[data-blocks][data-done=some]")
    status = page.locator("[data-blocks] [data-status]").inner_text()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download .json").click()
    downloaded = json.loads(Path(download.value.path()).read_text())
    assert f"first {downloaded['games']:,} games" in status
    assert downloaded["games"] < 1_000_000


def test_the_referee_plays_while_one_watches_until_one_stops(page: Page) -> None:
    page.goto("/spoils/goldfish/precon/first-edition-rogue/report?turns=4&games=2000")
    page.locator("#fold-referee > summary").click()
    page.wait_for_selector("#results .kill-mean", timeout=120_000)
    assert page.locator(".refereed tbody tr").count() > 5
    page.get_by_role("button", name="Stop and keep these games").click()
    page.get_by_role("button", name="Continue").wait_for()
    stopped = page.locator("#results [data-status]").inner_text()
    assert_accessible(page)
    page.wait_for_timeout(1_500)
    assert page.locator("#results [data-status]").inner_text() == stopped


def test_sorting_keeps_the_games_that_were_played(page: Page) -> None:
    page.goto("/spoils/goldfish/precon/seed-1-rogue/report?games=1000000")
    page.wait_for_selector("[data-blocks][data-done=all]", timeout=60_000)
    title = page.get_by_role("heading", level=1).inner_text()
    assert title.startswith("1,000,000 games")
    page.locator("a[data-sort=name]").evaluate("link => link.click()")
    page.wait_for_selector("[aria-sort] a[data-sort=name]", state="attached")
    assert (
        page.locator(".on-time tbody th").first.locator("a").text_content()
        == "Affectionate Dollkeeper"
    )
    assert page.get_by_role("heading", level=1).inner_text() == title
    assert "sort=name" in page.url


def test_choosing_a_deck_is_accessible(page: Page) -> None:
    page.goto("/spoils/goldfish")
    assert_accessible(page)


def test_advice_is_followed_or_rejected_by_keyboard_and_five_turns_are_played(page: Page) -> None:
    page.goto("/spoils/goldfish/precon/seed-1-rogue/hand?seed=4417")
    assert_accessible(page)
    page.locator(".choices tbody a", has_text="Put back").first.click()
    assert page.locator(".hand input:checked").count() > 0
    while page.locator(".hand input:checked").count():
        page.locator(".hand input:checked").first.uncheck()
    page.locator("h1").click()
    page.keyboard.press("3")
    page.keyboard.press("1")
    marks = [mark.inner_text() for mark in page.locator("[data-mark]").all()]
    assert (marks[2], marks[0]) == ("Put back, 1", "Put back, 2")
    put_back = page.locator(".hand-card").nth(2).get_attribute("aria-label")
    page.keyboard.press("Enter")
    page.wait_for_selector("#table")
    assert f"2 cards put back: {put_back}, " in page.locator(".log").inner_text()
    assert_accessible(page)
    for turn in range(1, 6):
        assert page.locator(".turn-number").inner_text() == f"Turn {turn}"
        page.keyboard.press("d")
        page.wait_for_selector("[data-question]:has-text('Your move')")
        assert_accessible(page)
        page.keyboard.press("e")
        while not page.locator("[data-key=d]").count():
            page.wait_for_timeout(50)
            if page.locator(".turn-number").inner_text().startswith("The opponent"):
                page.keyboard.press("e")
    before = page.locator(".held").all_inner_texts()
    page.keyboard.press("d")
    page.wait_for_selector("[data-question]:has-text('Your move')")
    page.keyboard.press("u")
    page.wait_for_selector("[data-key=d]")
    assert page.locator(".held").all_inner_texts() == before
    page.go_back()
    page.wait_for_selector("[data-question]:has-text('Your move')")


def test_what_a_card_does_can_be_read_at_every_width(page: Page) -> None:
    for address in ("hand?seed=11", "table?seed=11&mulligan=1"):
        page.goto(f"/spoils/goldfish/precon/starter-arcanist-warlord/{address}")
        for size in (PHONE, DESKTOP):
            page.set_viewport_size(size)
            for words in ("inflict 1 damage", "Put the picked card into its owner"):
                text = page.locator(":is(.card-body, .held-text)", has_text=words)
                assert text.is_visible(), size
    assert_accessible(page)


def test_the_builder_proposes_a_split_applies_it_and_the_figures_move(page: Page) -> None:
    page.goto("/decks")
    page.locator("form[action*='starter-arcanist'] button").first.click()
    page.wait_for_selector("[data-goldfish-note]:has-text('version 1')", timeout=60_000)
    assert_accessible(page)
    before = page.locator("[data-goldfish-figures] > p").first.inner_text()
    page.get_by_role("button", name="Apply this split").click()
    page.wait_for_selector("[data-goldfish-note]:has-text('version 2')", timeout=60_000)
    assert page.locator("[data-goldfish-figures] > p").first.inner_text() != before
    assert page.get_by_role("button", name="Apply this split").count() == 0


def test_a_gauntlet_with_games_is_accessible(page: Page) -> None:
    page.goto("/spoils/goldfish/precon/seed-1-rogue/gauntlet?level=apprentice&each=10")
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(".gauntlet-looks a").nth(1).wait_for(timeout=60_000)
    page.get_by_role("button", name="Stop and keep these games").click()
    page.get_by_role("button", name="Play", exact=True).wait_for()
    assert_accessible(page)


def test_odds_are_accessible(page: Page) -> None:
    page.goto("/spoils/goldfish/precon/starter-arcanist-warlord/odds")
    assert_accessible(page)
    page.get_by_label("Number of the turn, or of cards").fill("20")
    page.get_by_role("button", name="Count").click()
    page.wait_for_selector("[aria-invalid=true]")
    assert_accessible(page)


def test_two_decks_side_by_side_are_accessible(page: Page) -> None:
    page.goto("/spoils/goldfish/precon/starter-arcanist-warlord/compare?games=2000")
    assert_accessible(page)
    page.get_by_label("Compare with").select_option("change")
    page.get_by_label("Add").fill("Obsession")
    page.get_by_label("Remove").select_option("Rage")
    page.get_by_role("button", name="Compare").click()
    page.wait_for_selector(".compare-name:has-text('with 1 Obsession for Rage')")
    assert_accessible(page)


def test_what_stands_behind_the_odds_is_accessible(page: Page) -> None:
    page.goto("/spoils/goldfish/precon/starter-arcanist-warlord/odds?mulligan=best&number=2")
    page.get_by_role("link", name="Compare starting resources").click()
    page.wait_for_selector("#details")
    assert_accessible(page)
