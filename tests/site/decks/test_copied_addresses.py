"""Addresses copied from the address bar give nobody the right to change the deck."""

import html
import re
from urllib.parse import unquote, urlsplit

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.site.decks.conftest import Builder

EDITING = r"(/(history|settings|suggestions|text|share|card/[\w-]+/[\w-]+))?(\?.*)?"
"""Pages that edit, whose addresses are the edit link and what is below it."""

SHOWING = ("/print?group=set", "/proxies", "/files", "/files/o8d", "/missing", "/pull")


def key_of(builder: Builder) -> str:
    return builder.base.rpartition("/")[2]


def followed(client: FlaskClient, address: str) -> tuple[str, str]:
    """The address that ends up in the address bar, and the page."""
    answer = client.get(address, follow_redirects=True)
    assert answer.status_code == 200, address
    query = answer.request.query_string.decode()
    return f"{answer.request.path}?{query}".rstrip("?"), answer.data.decode("utf-8", "replace")


def links_in(page: str) -> list[str]:
    """The pages of decks and of goldfish that a page leads to, by links and by forms that ask."""
    page = re.sub(r'<form[^>]*method="post".*?</form>', "", page, flags=re.DOTALL)
    found = re.findall(
        r'(?:href|(?<!form)action|data-goldfish-panel)="(/(?:decks|spoils/goldfish)/[^"]+)"', page
    )
    return [html.unescape(link).partition("#")[0] for link in found]


def shapes_of(link: str) -> set[tuple[str, str]]:
    """A page with each of the words of its address: one page of each is followed."""
    page, _, words = re.sub(r"=[^&]*|/list/[^/]+|/card/.*", "", link).partition("?")
    return {(page, word) for word in words.split("&")}


@pytest.mark.slow
def test_no_page_but_those_that_edit_has_the_edit_key_in_its_address(builder: Builder) -> None:
    key, waiting, shapes = key_of(builder), [builder.base], shapes_of(builder.base)
    seen = set[str]()
    while waiting:
        address, page = followed(builder.client, waiting.pop())
        assert key not in unquote(address) or re.fullmatch(builder.base + EDITING, address), address
        assert f"edit/{key}" not in re.sub(rf'"{builder.base}(/change|/history)?"', "", page) or (
            key in address
        ), address
        seen.add(
            re.sub(
                r"^/(?:spoils/)?(decks|goldfish)/(edit|read)/[\w-]+",
                r"\1 \2",
                urlsplit(address).path,
            )
        )
        for link in links_in(page):
            new = shapes_of(link) - shapes
            if new and not re.search("/precon/|/files/|games=|sort=", link):
                shapes |= new
                waiting.append(link)
    assert seen >= {
        "decks edit", "decks edit/history", "decks edit/share", "decks read/compare",
        "decks read/print", "decks read/proxies", "decks read/files", "decks read/missing",
        "decks read/pull", "goldfish read/hand", "goldfish read/table", "goldfish read/report",
        "goldfish read/odds", "goldfish read/compare", "goldfish read/panel",
    }  # fmt: skip


@pytest.mark.parametrize("path", SHOWING)
def test_an_older_address_with_the_key_is_forwarded_to_one_without(
    builder: Builder, path: str
) -> None:
    address, page = followed(builder.client, builder.base + path)
    assert re.fullmatch(r"/decks/read/[\w-]+" + re.escape(path), address)
    if "/files/" not in path:
        assert f'href="{builder.base}"' in page, "the way back leads to the builder"


def test_goldfish_of_an_edit_link_is_forwarded_too(app: Flask, builder: Builder) -> None:
    address, page = followed(
        app.test_client(), f"/spoils/goldfish/edit/{key_of(builder)}/report?seed=7&games=2000"
    )
    assert re.fullmatch(r"/spoils/goldfish/read/[\w-]+/report\?seed=7&games=2000", address)
    assert f'href="{builder.base}"' in page


def test_who_may_edit_sees_the_pages_of_a_private_deck_and_nobody_else(
    app: Flask, builder: Builder
) -> None:
    builder.client.post(f"{builder.base}/share", data={"visibility": "private"})
    for path in ("/print", "/proxies"):
        address, _ = followed(builder.client, builder.base + path)
        assert app.test_client().get(address).status_code == 404
    hand, _ = followed(builder.client, f"/spoils/goldfish/edit/{key_of(builder)}/hand")
    assert app.test_client().get(hand).status_code == 404


def test_versions_are_compared_at_an_address_that_opens_nothing_for_others(
    app: Flask, builder: Builder, scout: str
) -> None:
    builder.press(f"more deck {scout}")
    page = builder.client.get(f"{builder.base}/history").text
    action = re.search(r'action="(/decks/read/[\w-]+/compare)"', page)
    assert action
    address = f"{action[1]}?from=1&to=2"
    assert "1 added" in builder.client.get(address).text
    assert app.test_client().get(address).status_code == 404


def test_the_list_to_read_leads_who_may_edit_to_the_builder(app: Flask, builder: Builder) -> None:
    page = builder.client.get(f"{builder.base}/share").text
    link = re.search(r"/decks/read/[\w-]+", page)
    assert link
    edit = f'href="{builder.base}">Edit</a>'
    assert edit in builder.client.get(link[0]).text
    assert edit not in app.test_client().get(link[0]).text


def test_the_owner_of_a_deck_comes_back_to_the_builder_from_its_read_link(
    client: FlaskClient,
) -> None:
    client.post("/account/sign-up", data={"name": "Ada", "password": "walnut and rain 7"})
    base = client.post("/decks/precon/seed-1-rogue").location
    link = re.search(r"/decks/read/[\w-]+", client.get(f"{base}/share").text)
    assert link
    assert f'href="{base}"' in client.get(f"{link[0]}/print").text
