"""A new user from the landing page to a printed deck, on a phone by night.

On every page on the way, there and on a desktop by day, no accessibility violation (touch targets
among them), no report of the content policy, nothing asked of another site, nothing that scrolls
sideways.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.deck_files import DECK_FILES
from tests.site.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.slow

PRECON = "50 cards"
PASSWORD = "four staples of rage"


def test_from_a_pasted_precon_to_a_printed_deck(
    browser: Browser, live_site: str, catalogue: Catalogue
) -> None:
    visitor = Visitor.arrive(
        browser,
        live_site,
        size="phone",
        scripted=True,
        theme="night",
        too=(("desktop", "day"),),
    )
    paste_it_and_see_why_it_is_illegal(visitor, precon_text(catalogue))
    make_it_legal(visitor, adding(catalogue))
    register_and_keep_it(visitor)
    mark_what_is_owned_and_see_what_is_missing(visitor, adding(catalogue)[0])
    name_a_version_change_it_and_read_the_difference(visitor, adding(catalogue)[0])
    link = share_it(visitor)
    open_it_elsewhere_and_print_it(browser, visitor, link)
    visitor.leave()


def precon_text(catalogue: Catalogue) -> str:
    """A preconstructed deck of 50 cards as somebody would paste it."""
    precon = next(
        p for p in catalogue.precons.values() if DECK_FILES.of_precon(p, catalogue).size == 50
    )
    return DECK_FILES.write(DECK_FILES.of_precon(precon, catalogue), "txt")


def adding(catalogue: Catalogue) -> list[str]:
    """Cards that no precon of 50 cards holds four times and that can be typed."""
    held = precon_text(catalogue)
    plain = (c.name for c in catalogue.cards if re.fullmatch(r"[A-Z][a-z]+ [A-Z][a-z]+", c.name))
    names = (n for n in plain if n not in held and catalogue.by_name[n].is_deck_card)
    return [n for n in names if len([o for o in catalogue.by_name if n.lower() in o.lower()]) == 1][
        :5
    ]


def settled(visitor: Visitor, size: str) -> None:
    exactly = re.compile(f"^{re.escape(size)}$")
    visitor.page.locator("#verdict .stamp-size", has_text=exactly).wait_for()


def paste_it_and_see_why_it_is_illegal(visitor: Visitor, text: str) -> None:
    visitor.go("/spoils/")
    visitor.fill("Your list, in any format", text)
    visitor.sees("50 of 75 cards")
    assert visitor.page.locator(".stamp.illegal").count() == 1
    visitor.page.locator("#check a.rule", has_text="103.1b").wait_for()
    visitor.look()
    visitor.press("Open in the builder", exact=True)
    visitor.page.wait_for_url("**/decks/edit/*")
    visitor.look()


def add_by_keyboard(visitor: Visitor, copies: int, name: str, size: str) -> None:
    keys = visitor.page.keyboard
    visitor.page.locator("body").press("/")
    keys.type(f"{copies} {name.lower()}")
    visitor.page.locator("#hits .chosen", has_text=name).wait_for()
    keys.press("Enter")
    settled(visitor, size)


def make_it_legal(visitor: Visitor, names: list[str]) -> None:
    keys = visitor.page.keyboard
    add_by_keyboard(visitor, 5, names[0], "55 of 75 cards")
    visitor.sees("4 allowed")
    visitor.page.keyboard.press("Tab")
    repair = visitor.page.get_by_role("button", name=f"Remove 1 {names[0]}")
    repair.focus()
    keys.press("Enter")
    settled(visitor, "54 of 75 cards")
    for place, name in enumerate(names[1:5], start=1):
        visitor.page.locator("#deck").focus()
        add_by_keyboard(visitor, 4, name, f"{54 + 4 * place} of 75 cards")
    visitor.page.get_by_role("button", name="Fill with staples").first.focus()
    keys.press("Enter")
    settled(visitor, "75 cards")
    visitor.page.locator("#verdict .stamp.legal").wait_for()
    visitor.look()


def register_and_keep_it(visitor: Visitor) -> None:
    visitor.go("/account/sign-up")
    visitor.fill("Name", "Ada")
    visitor.fill("Password", PASSWORD)
    visitor.press("Create the account")
    visitor.page.wait_for_url("**/account")
    visitor.look()
    visitor.go("/decks")
    visitor.page.locator(".deck-table tbody a").first.click()
    visitor.page.wait_for_url("**/decks/own/*")
    visitor.look()


def mark_what_is_owned_and_see_what_is_missing(visitor: Visitor, name: str) -> None:
    builder = visitor.path
    visitor.go("/spoils/collection")
    visitor.fill("Search and count", name)
    visitor.page.keyboard.press("Enter")
    field = visitor.page.get_by_label(f"copies of {name}").first
    field.fill("3")
    field.press("Enter")
    visitor.sees(f"Saved: {name}, 3")
    visitor.look()
    visitor.go(f"{builder}/missing")
    row = visitor.page.get_by_role("row", name=name)
    row.get_by_text("3 / 4").wait_for()
    visitor.page.goto(visitor.address + builder)
    lacking = visitor.page.locator("#deck [data-row]", has_text=name).locator(".lacking")
    assert "1 missing" in lacking.inner_text()


def name_a_version_change_it_and_read_the_difference(visitor: Visitor, name: str) -> None:
    builder = visitor.path
    visitor.go(f"{builder}/history")
    newest = visitor.page.locator(".version-table tbody tr").first
    newest.get_by_text("Add a label").click()
    newest.get_by_role("textbox").fill("First legal one")
    newest.get_by_role("button", name="Label").click()
    visitor.page.wait_for_url("**/history")
    visitor.page.goto(visitor.address + builder)
    visitor.page.get_by_label(f"copies of {name}", exact=True).focus()
    visitor.page.keyboard.press("-")
    settled(visitor, "74 of 75 cards")
    visitor.go(f"{builder}/history")
    visitor.press("Compare", exact=True)
    visitor.page.wait_for_url("**/compare**")
    visitor.page.locator(".changes .out", has_text=name).wait_for()
    assert visitor.page.locator(".stamp.legal").count() == 1
    assert visitor.page.locator(".stamp.progress").count() == 1
    visitor.look()
    visitor.page.goto(visitor.address + builder)
    visitor.press("Undo")
    settled(visitor, "75 cards")


def share_it(visitor: Visitor) -> str:
    visitor.go(f"{visitor.path}/share")
    return visitor.page.get_by_label("Read link", exact=True).input_value()


def open_it_elsewhere_and_print_it(browser: Browser, visitor: Visitor, link: str) -> None:
    reader = Visitor.arrive(browser, visitor.address, size="phone", scripted=True)
    reader.page.goto(link)
    reader.sees("75 cards")
    assert reader.page.get_by_role("button", name="Undo").count() == 0
    reader.look()
    reader.follow("Print", exact=True)
    reader.page.wait_for_url("**/print")
    reader.look()
    assert len(reader.page.pdf()) > 10_000
    reader.leave()
