"""Decks as a visitor without script sees them."""

import re

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from app.games.spoils.facts import Catalogue

STARTER = "starter-arcanist-warlord"


class Builder:
    """One deck as a visitor without script sees it."""

    def __init__(self, client: FlaskClient, address: str) -> None:
        self.client = client
        self.base = address

    @property
    def page(self) -> str:
        return self.client.get(self.base).text

    @property
    def version(self) -> int:
        return int(re.search(r"version (\d+)", self.page)[1])  # type: ignore[index]

    @property
    def size(self) -> str:
        return re.search(r'stamp-size">([^<]+)<', self.page)[1]  # type: ignore[index]

    @property
    def verdict(self) -> str:
        return re.search(r'class="stamp (\w+)"', self.page)[1]  # type: ignore[index]

    def copies(self, name: str) -> int:
        found = re.search(rf'value="(\d+)"[^>]*aria-label="copies of {name}"', self.page)
        return int(found[1]) if found else 0

    def press(self, change: str, **fields: str) -> int:
        return self.post(change, **fields).status_code

    def post(self, change: str, **fields: str) -> TestResponse:
        data = {"version": str(self.version), "change": change, **fields}
        return self.client.post(f"{self.base}/change", data=data)


@pytest.fixture
def builder(client: FlaskClient) -> Builder:
    return Builder(client, client.post(f"/decks/precon/{STARTER}").location)


@pytest.fixture
def scout(catalogue: Catalogue) -> str:
    return catalogue.newest_printing(catalogue.by_name["Scout"]).id
