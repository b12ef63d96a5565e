"""Armies in a real browser: written down, renamed, matched, saved after a battle, deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.site.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.slow

RAIDERS = "army: Eve\n  Boar 3/3\n  Elk 4/4\n"


@pytest.mark.parametrize(
    ("size", "theme", "scripted"), [("desktop", "day", True), ("phone", "night", False)]
)
def test_armies_are_kept_and_meet(
    browser: Browser, live_site: str, size: str, theme: str, scripted: bool
) -> None:
    visitor = Visitor.arrive(browser, live_site, size=size, theme=theme, scripted=scripted)
    page = visitor.page
    visitor.go("/account/sign-up?next=/terrus/armies")
    visitor.fill("Name", "Ada")
    visitor.fill("Password", "four staples of rage")
    page.locator("main button.main").click()
    visitor.sees("No armies yet")
    visitor.look()
    visitor.follow("New army")
    visitor.fill("Army and city", "Boar 3/3")
    visitor.press("Save the army")
    visitor.sees("2 fields to correct; nothing was saved.")
    visitor.look()
    visitor.fill("Name", "Raiders")
    visitor.fill("Army and city", RAIDERS)
    visitor.press("Save the army")
    visitor.sees("The army is saved.")
    visitor.look()
    visitor.fill("Name", "Robbers")
    visitor.press("Save the army")
    visitor.sees("2 beasts · ATK 7")
    visitor.go("/terrus/battle")
    visitor.press("Open the battle")
    visitor.press("Save Ben’s army")
    visitor.sees("Ben’s army is saved.")
    visitor.follow("Your armies")
    visitor.look()
    page.get_by_label("Attacker").select_option("Robbers")
    page.get_by_label("Defender").select_option("Ben")
    visitor.press("Open the battle")
    visitor.sees("Eve attacks")
    visitor.look()
    visitor.follow("Your armies")
    visitor.press("Copy Robbers")
    visitor.sees("Robbers was copied.")
    page.get_by_label("Delete this army permanently").check()
    visitor.press("Delete the army")
    visitor.sees("Copy of Robbers was deleted.")
    visitor.leave()
