"""A deck sent to others: link, QR code, text for chats, picture, and links to cards in notes."""

import html
import io
import re

import pytest
from flask.testing import FlaskClient
from PIL import Image

from app.sheets.messages import DISCORD_MOST
from app.sheets.picture import HEIGHT, WIDTH
from tests.site.decks.conftest import Builder
from tests.site.subjects import SHADOWFIST, SPOILS, Subject


def read_link(client: FlaskClient, edit: str) -> str:
    return re.search(r"/decks/read/[\w-]+", client.get(f"{edit}/share").text)[0]  # type: ignore[index]


def area(page: str, id_: str) -> str:
    found = re.search(rf'<textarea[^>]*id="{id_}"[^>]*>\n?(.*?)</textarea>', page, re.S)
    return html.unescape(found[1])  # type: ignore[index]


@pytest.mark.parametrize("about", [SPOILS, SHADOWFIST], ids=lambda about: about.key)
def test_a_deck_is_sent_as_text_picture_and_code(client: FlaskClient, about: Subject) -> None:
    read = read_link(client, client.post(f"/decks/precon/{about.precon}{about.query}").location)
    page = client.get(f"{read}/send").text
    assert f"http://localhost{read}" in area(page, "markdown")
    assert area(page, "markdown").startswith("## ")
    assert re.search(r"^- \d+ \w", area(page, "markdown"), re.M)
    assert len(area(page, "discord")) <= DISCORD_MOST
    assert client.get(f"{read}/qr.svg").mimetype == "image/svg+xml"
    drawn = Image.open(io.BytesIO(client.get(f"{read}/picture.png").data))
    assert (drawn.format, drawn.size) == ("PNG", (WIDTH, HEIGHT))
    assert len(drawn.getcolors() or ()) > 2


def test_a_page_tells_other_sites_what_to_show_beside_a_link(client: FlaskClient) -> None:
    read = read_link(client, client.post(f"/decks/precon/{SPOILS.precon}").location)
    page = client.get(read).text
    assert f'property="og:image" content="http://localhost{read}/picture.png"' in page
    assert 'property="og:title"' in page


def test_a_private_deck_has_no_link_to_send(client: FlaskClient) -> None:
    edit = client.post(f"/decks/precon/{SPOILS.precon}").location
    read = read_link(client, edit)
    client.post(f"{edit}/share", data={"visibility": "private"})
    page = client.get(f"{read}/send").text
    assert "The deck is private" in page
    assert read not in area(page, "markdown")
    assert client.get(f"{read}/qr.svg").status_code == 404


def test_the_edit_key_is_in_nothing_that_is_sent(client: FlaskClient) -> None:
    edit = client.post(f"/decks/precon/{SPOILS.precon}").location
    answer = client.get(f"{edit}/send")
    assert answer.status_code == 307
    page = client.get(answer.location).text
    for id_ in ("markdown", "discord"):
        assert edit.rpartition("/")[2] not in area(page, id_)
    assert re.search(r'id="link"[^>]*value="http://localhost/decks/read/', page)


def test_cards_in_notes_are_links(client: FlaskClient, builder: Builder) -> None:
    notes = "[[Scout]] and [[No Such Card]], `[[Scout]]`"
    builder.press("set", notes=notes)
    page = client.get(read_link(client, builder.base)).text
    shown = page.partition('class="in notes"')[2].partition("</section>")[0]
    assert shown.count('href="/spoils/cards/scout"') == 1
    assert "[[No Such Card]]" in shown
    assert "<code>[[Scout]]</code>" in shown
