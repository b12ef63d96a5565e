"""Pages without a connection: kept on this device, changed there, and deleted with the sign-in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.site.events.conftest import PASSWORD, Desk, make_event
from tests.site.events.desk_actions import LEGAL, begin, hand_in
from tests.site.visitor import Visitor
from tests.support.site import website

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.slow

KEPT = """async () => {
    if (!(await caches.has("threshold-pages"))) return [];
    const pages = await (await caches.open("threshold-pages")).keys();
    return pages.map((page) => new URL(page.url).pathname);
}"""

KEPT_BEFORE = """async (days) => {
    const pages = await caches.open("threshold-pages");
    for (const address of await pages.keys()) {
        const copy = await pages.match(address);
        const headers = new Headers(copy.headers);
        headers.set("Kept-At", String(Date.now() - days * 24 * 3600 * 1000));
        await pages.put(address, new Response(await copy.text(), { headers }));
    }
}"""

MODULES_NOT_KEPT = """async () => {
    const kept = (await (await caches.open("threshold-files")).keys()).map((file) => file.url);
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    return loaded.filter((name) => name.endsWith(".js") && !kept.includes(name));
}"""


@pytest.fixture
def visitor(browser: Browser, live_site: str) -> Iterator[Visitor]:
    arrived = Visitor.arrive(browser, live_site, size="phone", scripted=True)
    yield arrived
    arrived.context.close()


def enter(visitor: Visitor, way: str, name: str) -> None:
    visitor.page.goto(f"{visitor.address}/account/{way}")
    visitor.page.get_by_label("Name", exact=True).fill(name)
    for field in visitor.page.locator("input[type=password]").all():
        field.fill(PASSWORD)
    visitor.page.locator("main form button").last.click()
    visitor.page.wait_for_url("**/account")


def kept(visitor: Visitor, count: int) -> list[str]:
    """The paths of the kept pages, as soon as there are this many."""
    for _ in range(300):
        paths: list[str] = visitor.page.evaluate(KEPT)
        if len(paths) == count:
            return paths
        visitor.page.wait_for_timeout(100)
    raise AssertionError(f"{count} pages were not kept")


def test_a_deck_is_opened_and_changed_without_a_connection(visitor: Visitor) -> None:
    page = visitor.page
    enter(visitor, "sign-up", "Ada")
    page.goto(visitor.address + "/decks")
    visitor.press("Start from Two-Player Starter: Arcanist and Warlord")
    page.wait_for_url("**/decks/own/*")
    deck = visitor.path
    assert kept(visitor, 1) == [deck]
    assert page.evaluate(MODULES_NOT_KEPT) == []
    assert page.locator("#offline-copy").is_hidden()

    visitor.context.set_offline(True)
    page.reload()
    visitor.sees("No connection. This copy was stored on this device less than a minute ago")
    visitor.sees("Search, undo, fixes and other buttons")
    assert page.locator(".notice:visible").count() == 1
    visitor.look()
    gnats = page.get_by_label("copies of Gnat", exact=True)
    before = int(gnats.input_value())
    gnats.focus()
    page.keyboard.press("+")
    visitor.sees("Not saved yet: 1 change waits on this device")
    page.reload()
    visitor.sees("Not saved yet: 1 change waits on this device")
    visitor.sees(f"Gnat: {before} → {before + 1}")
    assert gnats.input_value() == str(before + 1)
    gnats.focus()
    page.keyboard.press("+")
    visitor.sees(f"Gnat: {before} → {before + 2}")
    page.get_by_label("copies of Scout", exact=True).focus()
    page.keyboard.press("c")
    visitor.sees("move Scout to considering")
    page.get_by_label("copies of Target Practice", exact=True).focus()
    page.keyboard.press("-")
    visitor.sees("Not saved yet: 3 changes wait on this device")
    page.reload()
    visitor.sees("Not saved yet: 3 changes wait on this device")
    visitor.sees(f"Gnat: {before} → {before + 2}")
    visitor.sees("move Scout to considering")
    visitor.sees("Target Practice: 1 → 0")
    assert gnats.input_value() == str(before + 2)
    visitor.look()
    page.goto(visitor.address + "/spoils/cards")
    page.get_by_role("link", name="Two-Player Starter").click()
    visitor.sees("This copy was stored on this device")

    visitor.context.set_offline(False)
    page.locator("#save-state", has_text="version 2").wait_for()
    page.locator("#offline-copy").wait_for(state="hidden")
    assert gnats.input_value() == str(before + 2)
    assert page.locator("#verdict .as-of").count() == 0
    assert page.locator("#maybe").get_by_label("copies of Scout in Considering").count() == 1
    page.reload()
    assert gnats.input_value() == str(before + 2)

    page.goto(visitor.address + "/account")
    visitor.press("Sign out")
    visitor.sees("You are signed out.")
    assert kept(visitor, 0) == []
    visitor.context.set_offline(True)
    page.goto(visitor.address + deck)
    visitor.sees("No pages are stored on this device.")
    assert "Starter" not in page.content()
    visitor.context.set_offline(False)

    enter(visitor, "sign-up", "Grace")
    page.goto(visitor.address + deck)
    visitor.sees("Page not found")
    assert kept(visitor, 0) == []


def test_a_copy_is_shown_for_fourteen_days_and_then_deleted(visitor: Visitor) -> None:
    page = visitor.page
    enter(visitor, "sign-up", "Ada")
    page.goto(visitor.address + "/decks")
    visitor.press("Start from Two-Player Starter: Arcanist and Warlord")
    page.wait_for_url("**/decks/own/*")
    deck = visitor.path
    assert kept(visitor, 1) == [deck]

    visitor.context.set_offline(True)
    page.evaluate(KEPT_BEFORE, 13.9)
    page.reload()
    visitor.sees("No connection. This copy was stored on this device 13 days ago")
    page.evaluate(KEPT_BEFORE, 14.001)
    page.goto(visitor.address + "/offline")
    visitor.sees("No pages are stored on this device.")
    assert "Starter" not in page.content()
    page.goto(visitor.address + deck)
    visitor.sees("No pages are stored on this device.")
    assert kept(visitor, 0) == []
    visitor.context.set_offline(False)


@pytest.fixture
def desk(settings: dict[str, object]) -> Iterator[Desk]:
    """A closed event with one list, in the database that the live site serves."""
    with website({**settings, "WTF_CSRF_ENABLED": False}) as app:
        made = make_event(app)
        hand_in(made.enter("Ada"), LEGAL)
        made.move("close")
        yield made


def test_a_deck_check_is_counted_without_a_connection(
    browser: Browser, desk: Desk, live_site: str
) -> None:
    judge = Visitor.arrive(browser, live_site, size="tablet", scripted=True)
    count_offline(judge, desk.base + begin(desk, "Ada"))
    judge.context.close()


def count_offline(judge: Visitor, check: str) -> None:
    page = judge.page
    page.goto(judge.address + check)
    kept(judge, 1)
    judge.context.set_offline(True)
    page.reload()
    judge.sees("No connection. This copy was stored on this device")
    rows = page.locator("[data-row]")
    rows.nth(0).locator(".check-all").click()
    rows.nth(1).get_by_role("button", name="one more").click()
    judge.sees("The counts of 2 rows wait on this device until it is back")
    page.reload()
    judge.sees("The counts of 2 rows wait on this device until it is back")
    assert rows.nth(0).locator(".check-all").get_attribute("aria-pressed") == "true"
    assert rows.nth(1).locator("input[name^=found]").input_value() == "1"
    judge.context.set_offline(False)
    page.locator("#save-state", has_text="Saved").wait_for()
    page.locator("#offline-copy").wait_for(state="hidden")
    assert page.locator(".check-row.waiting").count() == 0
    page.reload()
    assert rows.nth(0).locator(".check-all").get_attribute("aria-pressed") == "true"
    assert rows.nth(1).locator("input[name^=found]").input_value() == "1"

    judge.follow("On this device")
    judge.sees("Deck check, Ada")
    judge.look()
    judge.press("Delete stored pages")
    judge.sees("No pages are stored on this device.")
    assert kept(judge, 0) == []
