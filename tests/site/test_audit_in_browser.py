"""The accessibility audit of the browser tests finds what is wrong wherever it shows."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.site.audits import Passed, new_violations, violations
from tests.site.visitor import DESKTOP

if TYPE_CHECKING:
    from playwright.sync_api import Browser

PAGE = """<!doctype html><html lang="en"><title>Cards</title><style>
.pale {{ color: #bbb }} .night {{ background: #000; color: #fff }} .night .grey {{ color: #444 }}
</style><main><h1>Cards</h1>{}</main>"""
CSS = Path(__file__).parents[2] / "static" / "css"
READABLE = "<p class='grey'>Scout</p>" * 5


@pytest.mark.parametrize(
    "pale",
    [
        "<p class='pale'>Gnat</p>",
        "<p class='grey' style='color: #bbb'>Gnat</p>",
        "<div class='night'><p class='grey'>Gnat</p></div>",
        "<p><label>Copies <input class='pale' value='4'></label></p>",
    ],
)
def test_pale_text_is_found_beside_text_that_passed(browser: Browser, pale: str) -> None:
    page = browser.new_page(viewport=DESKTOP)
    page.set_content(PAGE.format(READABLE))
    assert violations(page) == []
    for _ in range(2):
        page.set_content(PAGE.format(READABLE + pale + READABLE))
        (complaint,) = violations(page)
        assert complaint.startswith("color-contrast: ")
    page.close()


def test_what_is_pale_by_night_only_is_found_after_the_page_passed_by_day(browser: Browser) -> None:
    page = browser.new_page(viewport=DESKTOP, color_scheme="light")
    page.set_content(
        PAGE.format(
            "<p style='color-scheme: light dark; background: light-dark(#fff, #000); color: #444'>"
            "Gnat</p>"
        )
    )
    assert new_violations(page) == []
    assert new_violations(page) == []
    page.emulate_media(color_scheme="dark")
    for _ in range(2):
        (complaint,) = new_violations(page)
        assert complaint.startswith("color-contrast: ")
    page.close()


def test_another_row_is_no_new_page_and_another_kind_of_row_is_one(browser: Browser) -> None:
    page = browser.new_page(viewport=DESKTOP)
    good, bad = "<li><img src='data:,' alt='Gnat'></li>", "<li><img src='data:,'></li>"
    for rows, complaints in ((good, 0), (good * 30, 0), (good * 19 + bad, 1), (good * 20 + bad, 0)):
        page.set_content(PAGE.format(f"<ul>{rows}</ul>"))
        assert len(new_violations(page)) == complaints
        assert page.locator("li:visible").count() == rows.count("<li>")
    page.close()


def test_themes_differ_in_nothing_but_colours() -> None:
    """So an audit of a page in a second theme looks at colours only."""
    css = "".join(file.read_text(encoding="utf-8") for file in CSS.glob("*.css"))
    assert "prefers-color-scheme" not in css
    of_one_theme = re.findall(r"data-theme=[^{]*\{([^}]*)\}", css)
    assert sorted(it.strip() for it in of_one_theme) == [
        "color-scheme: dark;",
        "color-scheme: light;",
    ]


def test_what_one_process_audited_another_need_not(tmp_path: Path) -> None:
    one, other, alone = Passed(), Passed(), Passed()
    one.share(tmp_path)
    other.share(tmp_path)
    one.add(["Gnat", "Scout"])
    assert other.new(["Gnat", "Rage"]) == {"Rage"}
    other.add(["Rage"])
    assert one.new(["Gnat", "Scout", "Rage"]) == set()
    assert alone.new(["Gnat"]) == {"Gnat"}
