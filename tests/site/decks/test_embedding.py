"""Public decks on other sites' pages: a card in a frame, and oEmbed."""

import html
import re

from flask import Flask
from flask.testing import FlaskClient

from tests.site.decks.test_public_decks import member, publish

OEMBED = "/api/oembed"


def test_a_public_deck_is_shown_in_any_frame(app: Flask, client: FlaskClient) -> None:
    ada = member(app, "Ada")
    page = publish(ada)
    (link,) = re.findall(r'"application/json\+oembed"[^>]*href="([^"]*)"', client.get(page).text)
    told = app.test_client().get(html.unescape(link))
    assert told.headers["Access-Control-Allow-Origin"] == "*"
    assert told.status_code == 200, told.text
    assert (told.json["type"], told.json["width"]) == ("rich", 420)
    (shown,) = re.findall(r'<iframe src="([^"]*)"', told.json["html"])
    card = app.test_client().get(shown)
    assert told.json["title"] in card.text
    assert page in card.text
    assert "frame-ancestors *" in card.headers["Content-Security-Policy"]
    assert "default-src 'self'" in card.headers["Content-Security-Policy"]
    assert "X-Frame-Options" not in card.headers
    assert "Set-Cookie" not in card.headers
    assert not re.search("<(script|form|style)", card.text)
    other = client.get(page).headers
    assert other["X-Frame-Options"] == "DENY"
    assert "frame-ancestors 'none'" in other["Content-Security-Policy"]
    ada.post(f"{page.replace('view', 'own')}/share", data={"visibility": "private"})
    gone = client.get(shown)
    assert gone.status_code == 404
    assert gone.headers["X-Frame-Options"] == "DENY"


def test_each_visitor_is_told_the_address_at_which_they_reached_the_site(
    app: Flask, client: FlaskClient
) -> None:
    page = publish(member(app, "Ada"))
    for host in ("http://one.example", "http://two.example"):
        assert f'href="{host}/api/oembed?url=' in client.get(page, base_url=host).text


def test_only_pages_of_public_decks_here_are_embedded(app: Flask, client: FlaskClient) -> None:
    page = publish(member(app, "Ada"))
    small = client.get(OEMBED, query_string={"url": f"http://localhost{page}", "maxwidth": "200"})
    assert (small.json["width"], small.json["height"]) == (200, 260)
    for url in (
        f"http://elsewhere.example{page}",
        "http://localhost/privacy",
        "http://[",
        "x",
        page,
    ):
        refused = client.get(OEMBED, query_string={"url": url})
        assert (refused.status_code, refused.json["code"]) == (404, "not_found")
    xml = client.get(OEMBED, query_string={"url": f"http://localhost{page}", "format": "xml"})
    assert xml.status_code == 501
    narrow = client.get(OEMBED, query_string={"url": f"http://localhost{page}", "maxwidth": "40"})
    assert narrow.json["width"] == 40
    for wrong in ("wide", "0", "-5"):
        asked = {"url": f"http://localhost{page}", "maxheight": wrong}
        assert client.get(OEMBED, query_string=asked).status_code == 400
