"""The accessibility audit of the browser tests finds pale text wherever it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.site.visitor import DESKTOP, violations

if TYPE_CHECKING:
    from playwright.sync_api import Browser

PAGE = """<!doctype html><html lang="en"><title>Cards</title><style>
.pale {{ color: #bbb }} .night {{ background: #000; color: #fff }} .night .grey {{ color: #444 }}
</style><main><h1>Cards</h1>{}</main>"""
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
