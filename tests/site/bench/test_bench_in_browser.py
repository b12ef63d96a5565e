"""The bench as a floor judge uses it: on a phone, by night, by keyboard, on paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.site.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("size", "theme"), [("phone", "night"), ("desktop", "day")])
def test_every_part_of_the_bench_can_be_read_and_used_by_keyboard(
    browser: Browser, live_site: str, size: str, theme: str
) -> None:
    visitor = Visitor.arrive(browser, live_site, size=size, scripted=True, theme=theme)
    page = visitor.page
    for address in ("spoils/bench/example/jacques_trap", "shadowfist/bench/example/superleap"):
        page.goto(f"{live_site}/{address}")
        for tab in ("answer", "change", "board") if size == "phone" else ("board",):
            page.goto(page.url.partition("?")[0] + f"?tab={tab}")
            visitor.look()
    page.goto(f"{live_site}/spoils/bench/card/scout")
    step = page.get_by_role("button", name="Deploy Scout")
    step.focus()
    page.keyboard.press("Enter")
    page.locator("[value=undo]").wait_for(state="attached")
    assert "1 deploys Scout" in page.locator("#bench-text").input_value()
    visitor.look()
    page.emulate_media(media="print")
    assert not page.locator("#bench").is_visible()
    assert page.locator(".bench-board").is_visible()
    visitor.leave()
