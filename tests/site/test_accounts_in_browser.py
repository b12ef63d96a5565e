"""Accounts and curation by keyboard in a real browser, without a complaint from it or axe."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from app.catalogue import read_rows
from app.games.spoils import KEY as SPOILS
from app.games.spoils.card_data import CARD_DATA
from app.site.accounts import store
from app.tables import Role, open_database
from app.tables.curation import Author, Write, apply, import_release, site_catalogue
from tests.site.audits import new_violations
from tests.site.visitor import SIZES, THEMES
from tests.support.site import website

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Dialog, Page

pytestmark = pytest.mark.slow

PASSWORD = "four staples of rage"
HEIST = """<set name="Holy Heist" id="ab-1"><cards><card id="id-1" name="Test Monk">
<property name="Card Number" value="1/9"/><property name="Rarity" value="Rare"/>
<property name="Trade" value="Rogue"/><property name="Type" value="Tactic"/>
<property name="Cost" value="1"/><property name="Card Text" value="Ours."/></card></cards></set>"""


def test_an_account_and_a_curator_work_from_start_to_end(
    browser: Browser, live_site: str, site_url: str, tmp_path: Path
) -> None:
    context = browser.new_context(
        base_url=live_site, viewport=SIZES["phone"], color_scheme=THEMES["night"]
    )
    page, reports = context.new_page(), []
    page.on("console", lambda message: reports.append(message.text))
    page.on("pageerror", lambda error: reports.append(str(error)))
    be_a_new_member(page)
    database = open_database(site_url)
    store.set_role(database, 1, Role.ADMINISTRATOR)
    correct_a_card(page)
    take_in_a_file(page, tmp_path)
    with database.writing() as session:
        apply(session, [Write("cards", "Rage", {"cost": "1"})], Author("Ada"), "-", game=SPOILS)
        standing = site_catalogue(session, SPOILS)
        assert standing.by_name["Air Travel"].cost == 9
        assert standing.by_name["Test Monk"].text == "Ours."
    look_around(page)
    database.close()
    context.close()
    assert [report for report in reports if "400 (BAD REQUEST)" not in report] == []


def look(page: Page, path: str | None = None) -> None:
    """Go there, and have the page checked as it stands: on a desktop by day, a phone by night."""
    if path is not None:
        page.goto(path)
    for size, theme in (("desktop", "day"), ("phone", "night")):
        page.emulate_media(color_scheme=THEMES[theme])
        page.set_viewport_size(SIZES[size])
        assert new_violations(page) == [], (page.url, size)
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= page.evaluate("window.innerWidth"), (page.url, size)


def be_a_new_member(page: Page) -> None:
    """Sign up, make a mistake first, change nothing by mouse."""
    look(page, "/account/sign-up")
    page.locator("#name").focus()
    page.keyboard.type("Ada")
    page.keyboard.press("Tab")
    page.keyboard.type("short")
    page.keyboard.press("Enter")
    page.locator("#errors").wait_for()
    look(page)
    page.locator("#password").focus()
    page.keyboard.type(PASSWORD)
    page.keyboard.press("Enter")
    page.wait_for_url("**/account")
    look(page)


def correct_a_card(page: Page) -> None:
    """From the card's page to the stored change, which the page then shows."""
    look(page, "/spoils/cards/air-travel")
    page.get_by_role("link", name="Correct this card").click()
    look(page)
    page.get_by_label("Cost", exact=True).fill("many")
    page.get_by_label("Reason", exact=True).first.fill("the printed card")
    page.keyboard.press("Enter")
    page.locator("#cost-error").wait_for()
    look(page)
    page.get_by_label("Cost", exact=True).fill("9")
    page.keyboard.press("Enter")
    page.get_by_text("Saved: card Air Travel").wait_for()
    look(page, "/spoils/cards/air-travel")
    page.get_by_text("the printed card").wait_for()


def take_in_a_file(page: Page, folder: Path) -> None:
    """Every difference is seen before anything is stored."""
    file = folder / "set.xml"
    file.write_text(HEIST, "utf-8")
    look(page, "/spoils/curation/import")
    page.get_by_label("Files").set_input_files(file)
    page.get_by_role("button", name="Show the differences").click()
    page.get_by_role("heading", name="1 printed text").wait_for()
    look(page)
    page.get_by_role("button", name="Save all changes").click()
    page.get_by_text("and 1 printed text.").wait_for()
    look(page)


def look_around(page: Page) -> None:
    """Every other page of an administrator, and the way out."""
    for path in (
        "/account/password",
        "/account/mail",
        "/account/delete",
        "/account/forgotten",
        "/spoils/curation/texts",
        "/spoils/curation/changes",
        "/spoils/curation/history/cards?key=Air+Travel",
        "/spoils/curation/sets/edit?key=SDE",
        "/spoils/curation/formats/new",
        "/site/settings",
        "/site/people",
    ):
        look(page, path)
    sign_out_over_a_draft(page)
    look(page, "/account/sign-in")


def sign_out_over_a_draft(page: Page) -> None:
    """Unsent changes are kept when one thinks again, and gone after signing out."""
    draft = "threshold:draft:/decks/edit/x"
    page.goto("/account")
    page.evaluate("name => localStorage.setItem(name, '{}')", draft)
    questions: list[str] = []

    def answer(dialog: Dialog) -> None:
        questions.append(dialog.message)
        if len(questions) == 1:
            dialog.dismiss()
        else:
            dialog.accept()

    page.on("dialog", answer)
    page.get_by_role("button", name="Sign out", exact=True).click()
    assert page.evaluate("name => localStorage.getItem(name)", draft) == "{}"
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_text("You are signed out.").wait_for()
    assert page.evaluate("name => localStorage.getItem(name)", draft) is None
    assert ["one deck" in question for question in questions] == [True, True]


def test_the_page_after_an_upgrade_is_accessible(
    browser: Browser, live_site: str, site_url: str
) -> None:
    database = open_database(site_url)
    store.add_user(database, "Ada", PASSWORD, Role.CURATOR)
    _, rows = read_rows(CARD_DATA)
    cards = [{**row, "cost": "5"} if row["name"] == "Air Travel" else row for row in rows["cards"]]
    with database.writing() as session:
        apply(
            session,
            [Write("cards", "Air Travel", {"cost": "9"})],
            Author("Ada", 1),
            "why",
            game=SPOILS,
        )
        import_release(session, "9999.1", {**rows, "cards": cards}, SPOILS)
    page = browser.new_page(base_url=live_site, viewport=SIZES["phone"])
    page.goto("/account/sign-in?next=/spoils/curation/changes")
    page.fill("#name", "Ada")
    page.fill("#password", PASSWORD)
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Changes to review").wait_for()
    look(page)
    page.get_by_role("button", name="Use the shipped value for Air Travel").click()
    page.get_by_text("Nothing to review").wait_for()
    look(page)
    page.close()
    with database.reading() as session:
        assert site_catalogue(session, SPOILS).by_name["Air Travel"].cost == 5
    database.close()


def test_a_curator_decides_about_a_report_on_a_phone(
    browser: Browser, live_site: str, settings: dict[str, object]
) -> None:
    with website({**settings, "WTF_CSRF_ENABLED": False}) as app:
        for name, role in (("Ada", Role.PLAYER), ("Cora", Role.CURATOR)):
            store.add_user(app.extensions["database"], name, PASSWORD, role)
        ada = app.test_client()
        ada.post("/account/sign-in", data={"name": "Ada", "password": PASSWORD})
        own = ada.post("/decks/precon/starter-arcanist-warlord").location
        ada.post(f"{own}/share", data={"visibility": "published"})
        ada.post(f"{own.replace('own', 'view')}/report", data={"text": "Its notes advertise."})
    page = browser.new_page(base_url=live_site, viewport=SIZES["phone"])
    page.goto("/account/sign-in?next=/decks/reports")
    page.fill("#name", "Cora")
    page.fill("#password", PASSWORD)
    page.keyboard.press("Enter")
    decide = page.get_by_role("link", name="Decide about Two-Player Starter")
    decide.wait_for()
    look(page)
    box = decide.bounding_box()
    assert box
    assert box["x"] + box["width"] <= SIZES["phone"]["width"]
    decide.click()
    look(page)
    page.close()
