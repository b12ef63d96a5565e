"""The real parts themselves are there and answer."""

from typing import TYPE_CHECKING

import pytest
from sqlalchemy import create_engine, text

from tests.support import parts

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def test_a_fresh_database_answers(database_url: str) -> None:
    engine = create_engine(database_url)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT 1")).scalar() == 1
    engine.dispose()


def test_the_browser_shows_a_page(browser: "Browser") -> None:
    page = browser.new_page()
    page.set_content("<title>Scout</title>")
    assert page.title() == "Scout"
    page.close()


def test_a_browser_named_by_the_environment_must_exist(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(parts.BROWSER_VARIABLE, "/no/such/browser")
    with pytest.raises(parts.MissingPartError, match="no file"):
        parts.browser_program()
