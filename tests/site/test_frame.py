"""Properties of every page: headers, theme, static files, errors in words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner
from flask import Flask
from flask.testing import FlaskClient

from app import create_app
from app.cli import main
from app.site.platform.http.addresses import local_path
from app.site.platform.http.assets import Assets
from app.site.platform.storage.settings import replace_secret_key, secret_keys
from tests.site.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def test_the_policy_forbids_everything_inline_and_foreign(client: FlaskClient) -> None:
    policy = client.get("/spoils/cards").headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy


def test_no_page_carries_inline_style_or_script(client: FlaskClient) -> None:
    for address in (
        "/",
        "/spoils/cards",
        "/spoils/cards/scout",
        "/components",
        "/keyboard",
        "/spoils/formats",
    ):
        text = client.get(address).text
        assert " style=" not in text
        assert "<style" not in text
        assert "<script>" not in text


@pytest.mark.parametrize("game", ["terrus", "shadowfist"])
def test_the_components_are_there_after_a_visit_to_a_game_without_samples(
    client: FlaskClient, game: str
) -> None:
    assert client.get(f"/{game}/").status_code == 200
    assert client.get("/components").status_code == 200


def test_the_theme_is_a_form_and_a_cookie(client: FlaskClient) -> None:
    assert "data-theme" not in client.get("/keyboard").text.split(">", 2)[1]
    answer = client.post("/theme", data={"theme": "night", "next": "/spoils/cards?page=2"})
    assert (answer.status_code, answer.location) == (303, "/spoils/cards?page=2")
    assert '<html lang="en" data-theme="night">' in client.get("/keyboard").text
    client.post("/theme", data={"theme": "system"})
    assert '<html lang="en">' in client.get("/keyboard").text


@pytest.mark.parametrize(
    "wanted",
    ["https://example.org/", "//example.org", "/\\example.org", "javascript:alert(1)", "", None],
)
def test_a_form_never_leads_away_from_the_site(wanted: str | None) -> None:
    assert local_path(wanted) == "/"


def test_static_files_may_be_kept_for_ever_under_their_digest(app: Flask) -> None:
    assets: Assets = app.extensions["assets"]
    answer = app.test_client().get(assets.url("css/base.css"))
    assert "immutable" in answer.headers["Cache-Control"]
    old = app.test_client().get("/static/old/css/base.css")
    assert old.headers["Cache-Control"] == "no-cache"
    assert old.data == answer.data


def test_fonts_come_from_python_packages(app: Flask) -> None:
    assets: Assets = app.extensions["assets"]
    for served in assets.paths:
        if served.startswith("fonts/"):
            assert app.test_client().get(assets.url(served)).status_code == 200
    static = Path(__file__).parents[2] / "static"
    assert not [p for p in static.rglob("*") if p.suffix in (".ttf", ".otf", ".woff2")]


def test_a_template_cannot_name_a_file_that_is_not_there(app: Flask) -> None:
    with pytest.raises(KeyError):
        app.extensions["assets"].url("css/absent.css")


def test_a_key_that_the_environment_sets_is_not_replaced_in_vain() -> None:
    environment = {"THRESHOLD_SECRET_KEY": "any"}
    done = CliRunner().invoke(main, ["secret-key", "replace"], env=environment)
    assert done.exit_code == 1
    assert "Set the variable to another value" in done.output


def test_the_secret_key_is_made_once(tmp_path: Path) -> None:
    first = secret_keys(tmp_path)
    assert secret_keys(tmp_path) == first
    assert [len(key) for key in first] == [64]
    assert (tmp_path / "secret_key").stat().st_mode & 0o077 == 0
    assert [file.name for file in tmp_path.iterdir()] == ["secret_key"]


def test_a_replaced_secret_key_is_accepted_until_the_next_one(tmp_path: Path) -> None:
    (first,) = secret_keys(tmp_path)
    replace_secret_key(tmp_path, keep=True)
    second, still_accepted = secret_keys(tmp_path)
    assert first == still_accepted != second
    replace_secret_key(tmp_path, keep=True)
    assert secret_keys(tmp_path)[1:] == [second]
    replace_secret_key(tmp_path, keep=False)
    assert len(secret_keys(tmp_path)) == 1
    assert (tmp_path / "secret_key").stat().st_mode & 0o077 == 0
    assert [file.name for file in tmp_path.iterdir()] == ["secret_key"]


def test_a_form_without_token_is_refused_in_words_and_changes_nothing(
    settings: dict[str, object],
) -> None:
    app = create_app(settings)
    answer = app.test_client().post("/theme", data={"theme": "night"})
    assert answer.status_code == 400
    assert "has expired" in answer.text
    assert "Set-Cookie" not in answer.headers or "theme=" not in answer.headers["Set-Cookie"]


@pytest.mark.slow
def test_a_token_outlives_a_restart(settings: dict[str, object]) -> None:
    def token_and_cookie() -> tuple[str, str]:
        client = create_app(settings).test_client()
        page = client.get("/keyboard")
        token = page.text.split('name="csrf_token" value="')[1].split('"')[0]
        return token, page.headers["Set-Cookie"].split(";")[0]

    token, cookie = token_and_cookie()
    again = create_app(settings).test_client()
    again.set_cookie(*cookie.split("=", 1))
    answer = again.post("/theme", data={"theme": "night", "csrf_token": token})
    assert answer.status_code == 303


def test_a_missing_page_says_so_without_a_trace(client: FlaskClient) -> None:
    answer = client.get("/absent")
    assert answer.status_code == 404
    assert "Traceback" not in answer.text
    assert "not open to you" in answer.text


def test_a_body_that_is_too_large_is_refused(client: FlaskClient) -> None:
    answer = client.post("/theme", data={"theme": "x" * 5_000_000})
    assert answer.status_code == 413
    assert "Too large" in answer.text


def links_in(page: str, opening: str, closing: str) -> dict[str, str]:
    """Return the words of each link in a part of a page, and where it leads; a + if it is current.

    The part begins with `opening`.
    """
    part = page[page.index(opening) :]
    part = part[: part.index(closing)]
    links = re.findall(r'<a [^>]*href="([^"]+)"([^>]*)>(.*?)</a>', part, re.DOTALL)
    return {
        re.sub(r"<.*?>", "", text, flags=re.DOTALL).strip(): address + "+" * ("aria-cur" in rest)
        for address, rest, text in links
    }


def test_parts_of_the_frame_that_are_kept_fit_each_page(client: FlaskClient) -> None:
    def games_of(address: str) -> dict[str, str]:
        page = client.get(address, follow_redirects=True).text
        return links_in(page, '<details class="more-menu games">', "</details>")

    def tabs_of(address: str) -> set[str]:
        page = client.get(address, follow_redirects=True).text
        tabs, top = (links_in(page, f'<nav class="{it}"', "</nav>") for it in ("tabs", "nav"))
        assert tabs == top
        return {where for where in tabs.values() if where.endswith("+")}

    for _ in range(2):  # drawn at first, then kept
        assert games_of("/spoils/cards") == {
            "The Spoils": "/spoils/cards+",
            "Shadowfist": "/shadowfist/cards",
            "TERRUS": "/terrus/",
        }
        assert games_of("/shadowfist/cards")["Shadowfist"] == "/shadowfist/cards+"
        assert games_of("/shadowfist/goldfish")["The Spoils"] == "/spoils/goldfish"
        assert games_of("/events?game=shadowfist")["The Spoils"] == "/events?game=spoils"
        assert games_of("/shadowfist/")["The Spoils"] == "/spoils/"
        assert tabs_of("/spoils/cards/scout") == {"/spoils/cards+"}
        assert tabs_of("/spoils/goldfish") == {"/spoils/goldfish+"}
        assert tabs_of("/decks") == {"/decks+"}
        assert tabs_of("/spoils/decks") == {"/decks+"}
        assert tabs_of("/keyboard") == set()


def test_own_and_public_decks_are_two_tabs_of_one_place(client: FlaskClient) -> None:
    for address, current in (("/decks?game=spoils", "Mine"), ("/spoils/decks", "Public")):
        whose = links_in(
            client.get(address).text, '<nav class="segments" aria-label="Whose', "</nav>"
        )
        assert {words: it.rstrip("+") for words, it in whose.items()} == {
            "Mine": "/decks?game=spoils",
            "Public": "/spoils/decks",
        }
        assert [words for words, it in whose.items() if it.endswith("+")] == [current]


def test_the_script_of_offline_copies_is_on_pages_that_may_be_kept(client: FlaskClient) -> None:
    deck = client.post("/decks/precon/starter-arcanist-warlord").location
    for _ in range(2):
        assert "js/offline.js" in client.get(deck).text
        assert "js/offline.js" not in client.get("/decks").text


def test_the_chosen_theme_is_the_pressed_button_on_every_page(client: FlaskClient) -> None:
    for theme, name in (("day", "Light"), ("night", "Dark"), ("system", "System")):
        client.post("/theme", data={"theme": theme})
        pressed = re.findall(r'aria-pressed="true">(\w+)<', client.get("/keyboard").text)
        assert pressed == [name]


@pytest.mark.slow
@pytest.mark.parametrize("game_key", ["spoils", "shadowfist"])
def test_the_way_to_sign_in_is_never_cut_off(
    browser: Browser, live_site: str, game_key: str
) -> None:
    visitor = Visitor.arrive(browser, live_site, size="desktop", scripted=True)
    page = visitor.page
    page.goto(f"{live_site}/{game_key}/cards")
    for width in (320, 761, 861, 1001, 1024, 1100, 1440):
        page.set_viewport_size({"width": width, "height": 600})
        is_whole = page.locator(".account").evaluate("it => it.scrollWidth <= it.clientWidth")
        assert is_whole, width
    visitor.leave()
