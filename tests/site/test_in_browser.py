"""The first slice of the builder from start to end, in a real browser.

With and without script, on a phone and on a desktop; on every page no accessibility
violation, no report of the content policy, nothing asked of another site.
"""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlencode

import pytest
from PIL import Image

from tests.site.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.slow

LIST = "Faction: Hall of Great Justice\n18 Rage\n3x Quotidian assasination\n2 Gnat\n"
PICTURE = Path(__file__).parents[2] / "docs" / "pictures" / "builder.png"
PICTURES = Path(__file__).parents[2] / "static" / "pictures"


@pytest.mark.parametrize(("size", "scripted"), [("desktop", True), ("phone", False)])
def test_a_deck_is_built_from_start_to_end(
    browser: Browser, live_site: str, size: str, scripted: bool
) -> None:
    visitor = Visitor.arrive(browser, live_site, size=size, scripted=scripted)
    paste_a_precon(visitor)
    builder = change_the_deck(visitor)
    look_at_the_pages_around(visitor, builder)
    share_it(visitor, browser, builder)
    import_a_list(visitor)
    visitor.leave()


def test_the_builder_has_its_picture_taken(
    browser: Browser, live_site: str, request: pytest.FixtureRequest
) -> None:
    visitor = Visitor.arrive(browser, live_site, size="desktop", scripted=True)
    visitor.page.goto(live_site + "/decks")
    visitor.press("Start from Two-Player Starter: Arcanist and Warlord")
    visitor.page.wait_for_url("**/decks/edit/*")
    for query in ("4 scout", "t:char st:soldier c<=4"):
        visitor.fill("Search and add", query)
        visitor.page.locator("#hits .chosen").wait_for()
        if query.startswith("4"):
            visitor.sees("Adding 4 at a time.")
            visitor.page.keyboard.press("Enter")
            settled(visitor, "79 cards")
    visitor.page.locator("#hits li").nth(5).wait_for()
    if request.config.getoption("--pictures"):
        PICTURE.parent.mkdir(exist_ok=True)
        visitor.page.screenshot(path=PICTURE)
    visitor.leave()


@pytest.mark.parametrize("game_key", ["spoils", "shadowfist"])
def test_the_first_page_of_a_game_shows_its_builder_and_a_hand(
    browser: Browser, live_site: str, request: pytest.FixtureRequest, game_key: str
) -> None:
    visitor = Visitor.arrive(browser, live_site, size="desktop", scripted=True)
    visitor.page.goto(f"{live_site}/{game_key}/")
    if not request.config.getoption("--pictures"):
        assert visitor.page.locator(".workbench img").count() == 2
    hand = visitor.page.locator(".precon a.main").first.get_attribute("href") or ""
    visitor.page.goto(f"{live_site}{hand}?seed=4")
    visitor.page.locator(".card").first.wait_for()
    is_in_front = game_key == "spoils"
    draw_anew(visitor, request, f"{game_key}-hand", small=is_in_front)
    visitor.page.goto(f"{live_site}/{game_key}/?precon={hand.split('/')[-2]}")
    visitor.press("Open in the builder", exact=True)
    visitor.page.wait_for_url("**/decks/edit/*")
    draw_anew(visitor, request, f"{game_key}-builder", small=is_in_front)


def test_the_front_door_shows_a_game_and_stays_small(
    browser: Browser, live_site: str, request: pytest.FixtureRequest
) -> None:
    visitor = Visitor.arrive(browser, live_site, size="desktop", scripted=True)
    sizes: list[int] = []
    network = visitor.page.context.new_cdp_session(visitor.page)
    network.send("Network.enable")
    network.on("Network.loadingFinished", lambda seen: sizes.append(seen["encodedDataLength"]))
    visitor.page.goto(live_site, wait_until="networkidle")
    assert sum(sizes) <= 150_000
    if not request.config.getoption("--pictures"):
        assert visitor.page.locator(".front-shot img").count() == 1
        visitor.look()
    visitor.follow("Play a game now")
    visitor.press("Start the game")
    if request.config.getoption("--pictures"):
        play_on(visitor, moves=40)
    draw_anew(visitor, request, "spoils-play")
    visitor.leave()


def play_on(visitor: Visitor, moves: int) -> None:
    """Play cards wherever possible, so that there is something to see on the table."""
    page = visitor.page
    page.goto(re.sub(r"shuffle=\d+", "shuffle=7", page.url))
    for _ in range(moves):
        offered = page.eval_on_selector_all("[name=do]", "all => all.map(it => it.value)")
        wanted = [
            it
            for kind in ("deploy", "resource", "answer 1", "attack")
            for it in offered
            if it.startswith(kind)
        ]
        chosen = (wanted or offered[-1:] or [""])[0]
        if not chosen:
            return
        page.goto(f"{page.url}&{urlencode({'do': chosen})}")


def draw_anew(
    visitor: Visitor, request: pytest.FixtureRequest, name: str, *, small: bool = False
) -> None:
    """Replace a picture of the first pages, if asked to, by day and by night in half its size.

    With `small` there is one of a quarter of its size, too.
    """
    if not request.config.getoption("--pictures"):
        return
    visitor.page.wait_for_load_state("networkidle")
    sizes = {"": (720, 450)} | ({"-small": (360, 225)} if small else {})
    for theme, ending in (("light", ""), ("dark", "-night")):
        visitor.page.emulate_media(color_scheme=theme)
        drawn = Image.open(BytesIO(visitor.page.screenshot())).convert("RGB")
        for added, size in sizes.items():
            drawn.resize(size, Image.Resampling.LANCZOS).save(
                PICTURES / f"{name}{added}{ending}.webp", quality=60, method=6
            )
    visitor.page.emulate_media(color_scheme="light")


def paste_a_precon(visitor: Visitor) -> None:
    visitor.go("/spoils/")
    visitor.sees("This is an example.")
    visitor.follow("Show the list of Seed 1: Rogue")
    visitor.sees("50 of 75 cards")
    visitor.look()
    visitor.press("Open in the builder", exact=True)
    visitor.page.wait_for_url("**/decks/edit/*")
    visitor.look()


def change_the_deck(visitor: Visitor) -> str:
    page, builder = visitor.page, visitor.path
    scouts = page.get_by_label("copies of Scout")
    search_for(visitor, "3 scout")
    visitor.press("add 3 Scout")
    scouts.wait_for()
    assert scouts.input_value() == "3"
    visitor.press("one more Scout")
    settled(visitor, "54 of 75 cards")
    visitor.press("one more Scout")
    settled(visitor, "55 of 75 cards")
    visitor.sees("4 allowed")
    visitor.look()
    visitor.press("Remove 1 Scout")
    settled(visitor, "54 of 75 cards")
    assert scouts.input_value() == "4"
    visitor.press("move Scout to Considering")
    visitor.sees("4 cards, never counted")
    visitor.press("Undo")
    settled(visitor, "54 of 75 cards")
    scouts.fill("2")
    scouts.press("Enter")
    settled(visitor, "52 of 75 cards")
    visitor.look()
    return builder


def search_for(visitor: Visitor, query: str) -> None:
    visitor.fill("Search and add", query)
    if visitor.scripted:
        visitor.sees("Adding 3 at a time.")
    else:
        visitor.press("Search", exact=True)


def settled(visitor: Visitor, size: str) -> None:
    visitor.page.locator("#verdict .stamp-size", has_text=size).wait_for()


def look_at_the_pages_around(visitor: Visitor, builder: str) -> None:
    for part in (
        "history",
        "compare?from=1&to=2",
        "settings",
        "share",
        "files",
        "print",
        "proxies",
        "text",
    ):
        visitor.go(f"{builder}/{part}")
    for path in ("/decks", "/spoils/cards", "/spoils/cards?q=t:char+c<=four",
                 "/spoils/cards/scout", "/spoils/cards?show=grid", "/spoils/cards?show=text",
                 "/spoils/cards/search-help", "/spoils/formats", "/keyboard", "/privacy",
                 "/accessibility",
                 "/spoils/goldfish/matrix",
                 "/spoils/limited", "/spoils/limited/sealed?set=6x1ED&seed=7",
                 "/spoils/limited/draft?set=1ED&seats=4&seed=7",
                 f"/spoils/limited/draft?set=1ED&seats=4&seed=7&picks={'0' * 13}",
                 "/components", "/nothing-here"):  # fmt: skip
        visitor.go(path)
    # By far the longest page, which is the same with script; an audit of it takes half a minute.
    if not visitor.scripted:
        visitor.go("/spoils/rules/cr3")
    visitor.page.goto(f"{visitor.address}{builder}/files")
    with visitor.page.expect_download() as download:
        visitor.follow("OCTGN")
    assert Path(download.value.path()).read_bytes().count(b"<card ") > 10


def share_it(visitor: Visitor, browser: Browser, builder: str) -> None:
    visitor.go(f"{builder}/share")
    link = visitor.page.get_by_label("Read link", exact=True).input_value()
    reader = Visitor.arrive(browser, visitor.address, size="phone", scripted=visitor.scripted)
    reader.page.goto(link)
    reader.sees("52 of 75 cards")
    reader.look()
    reader.press("Copy to my decks")
    reader.page.wait_for_url("**/decks/edit/*")
    reader.sees("Save")
    reader.leave()


def import_a_list(visitor: Visitor) -> None:
    visitor.go("/spoils/")
    visitor.fill("Your list, in any format", LIST)
    visitor.press("Open in the builder", exact=True)
    visitor.sees("How your list was read")
    visitor.look()
    visitor.page.get_by_label("Quotidian Assassination", exact=True).check()
    visitor.press("Apply these choices")
    visitor.page.wait_for_url("**/decks/edit/*")
    assert visitor.page.get_by_label("copies of Quotidian Assassination").input_value() == "3"
    settled(visitor, "23 of 75 cards")
