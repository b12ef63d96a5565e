"""The open lines of a list are settled, however it came in; what is no card is on the receipt."""

from __future__ import annotations

import html
import io
import re
from collections.abc import Callable
from typing import Final

import pytest
from flask import Flask
from sqlmodel import select
from werkzeug.datastructures import FileStorage

from app.games import game
from app.tables import Entry
from tests.sheets.reading import pages_of
from tests.site.events.conftest import Desk, Player
from tests.site.events.desk_actions import versions
from tests.site.test_posts_of_strangers import event_of, shown
from tests.support.catalogues import shipped_catalogue

LEGAL: Final = {"spoils": "starter-arcanist-warlord", "shadowfist": "10kb-ascended"}
MEANT: Final = {"spoils": "Trebuchet Officer", "shadowfist": "Whirlpool of Blood"}
PROSE: Final = "see you in 2 weeks"
MISSPELT: Final = {"spoils": "Trebuchet Oficer x2", "shadowfist": "Whirpool of Blood x2"}


def written(key: str, form: str = "txt") -> str:
    """A precon of a game with a misspelt card and a line of prose at its end."""
    files, catalogue = game(key).files.needed(), shipped_catalogue(game(key).cards.needed())
    text = files.write(files.of_precon(catalogue.precons[LEGAL[key]], catalogue), form)
    if form == "csv":
        return f'{text}2,"{MISSPELT[key].removesuffix(" x2")}",,,\n2,{PROSE},,,\n'
    return f"{text}{MISSPELT[key]}\n{PROSE}\n"


def box(page: str) -> str:
    """The text in the form of a page."""
    found = re.search(r'<textarea[^>]*name="list"[^>]*>\n?(.*?)</textarea>', page, re.DOTALL)
    assert found
    return html.unescape(found[1])


def number_of(page: str, text: str, before: str = "") -> str:
    """The number of the open line with this text."""
    found = re.search(rf"Line (\d+): {re.escape(html.escape(text))}</legend>", page)
    assert found, page
    assert f'name="{before}line-{found[1]}"' in page
    return found[1]


def pasted(desk: Desk, player: Player) -> str:
    return player.post("/hand-in", list=written(desk.event.game), do="hand_in").text


def as_a_file(desk: Desk, player: Player) -> str:
    file = FileStorage(io.BytesIO(written(desk.event.game).encode()), "mine.txt")
    return player.post("/hand-in", file=file, do="check").text


def as_a_table(desk: Desk, player: Player) -> str:
    file = FileStorage(io.BytesIO(written(desk.event.game, "csv").encode()), "mine.csv")
    return player.post("/hand-in", file=file, do="hand_in").text


def from_the_builder(desk: Desk, player: Player) -> str:
    data = {"list": written(desk.event.game)}
    deck = player.client.post(f"/decks/import/decided?game={desk.event.game}", data=data).location
    key = deck.removeprefix("/decks/edit/")
    return player.post("/hand-in", deck=f"edit {key}", do="hand_in").text


@pytest.fixture(params=sorted(LEGAL))
def desk(request: pytest.FixtureRequest, app: Flask) -> Desk:
    return event_of(request.param, app)


@pytest.mark.parametrize("send", [pasted, as_a_file, as_a_table, from_the_builder])
def test_a_player_settles_each_line(desk: Desk, send: Callable[[Desk, Player], str]) -> None:
    player = desk.enter("Ada")
    meant, misspelt = MEANT[desk.event.game], MISSPELT[desk.event.game]
    misspelt = misspelt.removesuffix(" x2") if send is as_a_table else misspelt
    page = send(desk, player)
    assert PROSE in shown(page)
    assert versions(desk) == []
    lines = {line: re.search(rf"Line (\d+): [^<]*{line}", page) for line in (misspelt, PROSE)}
    one, other = (found[1] for found in lines.values() if found)
    choices = {f"line-{one}": meant, f"copies-{one}": "2", f"line-{other}": "-"}
    fields = {"knowingly": "yes"} | choices
    before = player.post("/hand-in", list=box(page), do="check", **fields).text
    assert "open" not in re.findall(r'class="badge[^"]*">(\w+)', before)
    answer = player.post("/hand-in", list=box(before), do="hand_in", knowingly="yes")
    assert answer.status_code == 303, answer.text
    (stored,) = versions(desk)
    assert f"2 {meant}" in stored.list_text
    assert [text for text in stored.report["not_cards"] if PROSE in text] != []
    assert PROSE in shown(player.client.get(answer.location).text)
    assert PROSE in "".join(pages_of(player.client.get(f"{answer.location}.pdf").data))


def fields_of(page: str) -> dict[str, str]:
    found = re.findall(r'name="((?:player|take)-\d+|taken)" value="([^"]*)"', page)
    return {name: html.unescape(value) for name, value in found}


def test_an_organizer_settles_the_lines_of_mailed_lists(desk: Desk) -> None:
    meant, misspelt = MEANT[desk.event.game], MISSPELT[desk.event.game]
    text = written(desk.event.game).encode()
    mails = [FileStorage(io.BytesIO(text), name) for name in ("Ada.txt", "Ben.txt")]
    page = desk.post("/intake", files=mails).text
    refused = desk.post("/intake", **fields_of(page))
    assert "Ada.txt has 2 open lines, and 1 other list has some too" in refused.text
    assert versions(desk) == []
    line = number_of(page, misspelt, "0-")
    fields = fields_of(page) | {f"0-line-{line}": meant, f"0-copies-{line}": "2", "0-line-all": "-"}
    partly = desk.post("/intake", **fields)
    assert partly.status_code == 200
    assert versions(desk) == []
    assert misspelt in shown(partly.text)
    settled = desk.post("/intake", **fields_of(partly.text), **{"line-all": "-"})
    assert desk.post("/intake", **fields_of(settled.text)).status_code == 303
    ada, ben = versions(desk)
    assert f"2 {meant}" in ada.list_text
    assert ada.report["not_cards"] == [PROSE]
    assert ben.report["not_cards"] == [misspelt, PROSE]
    with desk.database.reading() as session:
        player = session.exec(select(Entry).where(Entry.name == "Ben")).one().public_id
    receipt = f"/players/{player}/receipt/1"
    assert misspelt in shown(desk.get(receipt).text)
    assert misspelt in "".join(pages_of(desk.get(f"{receipt}.pdf").data))


def test_a_name_that_is_no_card_is_told_beside_its_line(desk: Desk) -> None:
    player = desk.enter("Ada")
    text = written(desk.event.game)
    line = number_of(player.post("/hand-in", list=text, do="check").text, PROSE)
    page = player.post("/hand-in", list=text, do="check", **{f"other-{line}": "Zorblax"}).text
    assert "You typed “Zorblax”, which is no card." in page


def test_a_line_declared_no_card_never_becomes_the_name_of_a_deck(desk: Desk) -> None:
    player = desk.enter("Ada")
    text = f"it took me 3 days\n{written(desk.event.game)}"
    page = player.post("/hand-in", list=text, do="check", **{"line-all": "-"}).text
    player.post("/hand-in", list=box(page), do="hand_in", knowingly="yes")
    (stored,) = versions(desk)
    assert "3 days" not in stored.title
    assert "it took me 3 days" in stored.report["not_cards"]
