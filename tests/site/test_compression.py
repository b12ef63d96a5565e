"""Pages are compressed for those who can read that, and their length gives nothing away."""

from __future__ import annotations

import gzip
import re

import pytest
from flask.testing import FlaskClient

from app.site.platform.http.security import LEAST, MOST_PADDING

PACKED = {"Accept-Encoding": "gzip, deflate, br"}
PAGE = "/spoils/formats"
MOST_OF_CATALOGUE = 40_000


def without_tokens(page: bytes) -> bytes:
    """A page up to its first token, which changes with time."""
    return page.split(b"csrf_token")[0]


@pytest.mark.parametrize("page", [PAGE, "/spoils/cards?q=t:character", "/api/v1/games"])
def test_a_compressed_answer_says_the_same(client: FlaskClient, page: str) -> None:
    plain, packed = client.get(page), client.get(page, headers=PACKED)
    assert "Accept-Encoding" in plain.headers["Vary"]
    assert "Accept-Encoding" in packed.headers["Vary"]
    content = packed.data
    if packed.headers.get("Content-Encoding") == "gzip":
        assert len(content) < len(plain.data) / 2
        content = gzip.decompress(content)
    else:
        assert len(content) < LEAST or "ETag" in packed.headers
    assert without_tokens(content) == without_tokens(plain.data)


def test_equal_pages_differ_in_length_at_random(client: FlaskClient) -> None:
    lengths = [len(client.get("/keyboard", headers=PACKED).data) for _ in range(30)]
    assert len(set(lengths)) > 10
    assert max(lengths) - min(lengths) <= MOST_PADDING + 20


@pytest.mark.parametrize("accepted", ["", "identity", "gzip;q=0", "br"])
def test_who_does_not_read_gzip_gets_the_plain_page(client: FlaskClient, accepted: str) -> None:
    answer = client.get(PAGE, headers={"Accept-Encoding": accepted})
    assert "Content-Encoding" not in answer.headers
    assert b"<html" in answer.data


def test_what_is_packed_already_stays_as_it_is(client: FlaskClient) -> None:
    page = client.get("/", headers=PACKED)
    icon = gzip.decompress(page.data).split(b'href="/static/')[1].split(b'"')[0].decode()
    answer = client.get(f"/static/{icon}", headers=PACKED)
    assert answer.headers.get("Content-Encoding") in (None, "gzip")
    assert b"<svg" in (
        gzip.decompress(answer.data) if "Content-Encoding" in answer.headers else answer.data
    )


def test_a_refusal_and_a_redirect_are_not_packed(client: FlaskClient) -> None:
    assert "Content-Encoding" not in client.get("/absent", headers=PACKED).headers
    assert "Content-Encoding" not in client.get("/rules", headers=PACKED).headers


def test_the_catalogue_is_small_and_keeps_its_tag(client: FlaskClient) -> None:
    address = "/api/v1/games/spoils/catalogue.json"
    plain, packed = client.get(address), client.get(address, headers=PACKED)
    assert gzip.decompress(packed.data) == plain.data
    assert len(packed.data) <= MOST_OF_CATALOGUE
    assert packed.headers["ETag"] == plain.headers["ETag"]
    assert packed.headers["ETag"].startswith("W/")
    known = client.get(address, headers={**PACKED, "If-None-Match": packed.headers["ETag"]})
    assert (known.status_code, known.data) == (304, b"")
    assert "Accept-Encoding" in known.headers["Vary"]


@pytest.mark.parametrize("accepted", ["", "identity", "gzip;q=0", "gzip;q=0, *", "br"])
@pytest.mark.parametrize("address", ["/api/v1/games/spoils/catalogue.json", "/static/"])
def test_a_program_that_does_not_read_gzip_gets_plain_answers(
    client: FlaskClient, address: str, accepted: str
) -> None:
    if address == "/static/":
        address = re.findall(r'/static/[^"]+\.css', client.get("/").text)[0]
    answer = client.get(address, headers={"Accept-Encoding": accepted})
    assert answer.status_code == 200
    assert "Content-Encoding" not in answer.headers
    assert answer.text


@pytest.mark.parametrize(
    "address",
    ["/openapi.json", "/games/spoils/cards?q=scout", "/games/spoils/rules", "/games/spoils/cards"],
)
def test_every_answer_of_the_api_is_packed(client: FlaskClient, address: str) -> None:
    assert client.get(f"/api/v1{address}", headers=PACKED).headers["Content-Encoding"] == "gzip"
