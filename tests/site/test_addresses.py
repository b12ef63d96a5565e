"""Links that leave the site begin with its configured address, whatever host was asked for."""

from __future__ import annotations

import re

import pytest
from flask import Flask

from tests.site.events.conftest import Desk, event_fields

HOST = "http://10.0.0.7:8000"
OUTSIDE = "https://threshold.example.org"


@pytest.fixture
def desk(app: Flask) -> Desk:
    """An event made without an account."""
    client = app.test_client()
    return Desk(app, client, client.post("/events/new", data=event_fields()).location)


@pytest.fixture
def configured(app: Flask, desk: Desk) -> Desk:
    app.config["SITE_ADDRESS"] = f"{OUTSIDE}/"
    return desk


def links(desk: Desk) -> list[str]:
    """The addresses that pages of a desk and of a deck give away, asked for by a bare number."""
    client, public = desk.client, f"/events/view/{desk.event.public_id}"
    client.post(f"{desk.base}/links/new", data={"kind": "judge"}, base_url=HOST)
    edit = client.post("/decks/new").location
    client.post(f"{edit}/share", data={"visibility": "link"})
    pages = [
        client.get(path, base_url=HOST).text
        for path in (f"{desk.base}/links", f"{public}/poster", f"{edit}/share")
    ]
    return re.findall(r'(?:value="|class="mono">)(https?://[^"<]+)', "".join(pages))


def test_links_begin_with_the_address_of_the_site(configured: Desk) -> None:
    found = links(configured)
    assert len(found) == 5
    assert all(link.startswith(f"{OUTSIDE}/") for link in found), found
    assert not any("//" in link.removeprefix("https://") for link in found)


def test_without_an_address_links_begin_as_the_visitor_came(desk: Desk) -> None:
    found = links(desk)
    assert len(found) == 5
    assert all(link.startswith(f"{HOST}/") for link in found), found


def test_a_code_of_the_door_is_the_same_from_every_host(configured: Desk) -> None:
    path = f"/events/view/{configured.event.public_id}/qr.svg"
    codes = {configured.client.get(path, headers={"Host": h}).data for h in ("a.test", "b.test")}
    assert len(codes) == 1
    configured.app.config["SITE_ADDRESS"] = None
    codes |= {configured.client.get(path, headers={"Host": h}).data for h in ("a.test", "b.test")}
    assert len(codes) == 3
