"""After the event: lists are opened if that was announced, kept as a file, and purged."""

from __future__ import annotations

import html
import io
import json
import re
import zipfile

import pytest
from flask import Flask
from sqlmodel import select

from app.games import game
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.deck_files import DECK_FILES
from app.games.tabletop.decklists.decklist import deck_hash, short_hash
from app.site.events.stored_lists import decklist_of
from app.tables import HandIn
from tests.site.events.conftest import Desk, make_event
from tests.site.events.desk_actions import LEGAL, hand_in, versions

TITLED = "// Goo and Gunpowder\n" + LEGAL


@pytest.fixture
def over(app: Flask) -> Desk:
    """An event with one list that is over and opens its lists."""
    desk = make_event(app, opens_lists="y")
    hand_in(desk.enter("Ada"), TITLED)
    for action in ("close", "start", "finish"):
        desk.move(action)
    return desk


def test_before_they_are_opened_nothing_of_the_lists_is_seen(over: Desk) -> None:
    visitor = over.app.test_client()
    (stored,) = versions(over)
    assert stored.hash
    public = f"/events/view/{over.event.public_id}"
    assert visitor.get(f"{public}/lists").status_code == 404
    for path in ("/events", public, f"{public}/poster", f"{public}/qr.svg", "/decks", "/"):
        page = visitor.get(path).text
        for secret in ("Goo and Gunpowder", stored.hash, short_hash(stored.hash), "Ada"):
            assert secret not in page.replace("// Goo & Gunpowder", "")


def test_lists_are_opened_once_the_event_is_finished(over: Desk) -> None:
    assert over.post("/publish").status_code == 303
    assert over.event.published_at is None
    assert over.post("/publish", sure="yes").status_code == 303
    visitor = over.app.test_client()
    page = visitor.get(f"/events/view/{over.event.public_id}/lists").text
    for words in ("Goo and Gunpowder", "Ada", "Hall of Great Justice", "100.0%", "Scout"):
        assert words in page
    address = page.partition(f"/events/view/{over.event.public_id}/lists/")[2].partition('"')[0]
    shown = visitor.get(f"/events/view/{over.event.public_id}/lists/{address}").text
    assert "4 Scout" in shown


def test_an_event_that_keeps_its_lists_closed_cannot_open_them(desk: Desk) -> None:
    for action in ("close", "start", "finish"):
        desk.move(action)
    desk.post("/publish", sure="yes")
    assert desk.event.published_at is None


def test_lists_are_not_opened_before_the_event_is_finished(app: Flask) -> None:
    desk = make_event(app, opens_lists="y")
    assert desk.post("/publish", sure="yes").status_code == 404


def test_the_summary_counts_decks_and_copies(over: Desk, catalogue: Catalogue) -> None:
    deck = decklist_of(versions(over)[0], catalogue)
    summary = game("spoils").metagame.needed().of([deck, deck])
    factions, trades = summary.shares
    assert (factions.title, factions.unit) == ("Faction", "decks")
    assert [(one.name, one.count) for one in factions.shares] == [("Hall of Great Justice", 2)]
    assert [(one.name, one.decks, one.copies) for one in summary.cards] == [("Scout", 2, 8)]
    assert (trades.title, trades.unit) == ("Trade", "cards")
    assert [(one.name, one.share) for one in trades.shares] == [("Warlord", 1.0)]


def test_one_file_has_everything_but_what_opens_links(over: Desk) -> None:
    answer = over.post("/export/everything.json")
    rows = json.loads(answer.text)
    assert rows["event_entries"][0]["name"] == "Ada"
    assert rows["event_hand_ins"][0]["title"] == "Goo and Gunpowder"
    assert [line["action"] for line in rows["event_log"]][:2] == ["created", "link_made"]
    assert over.event.secret not in answer.text
    assert "key_hash" not in answer.text
    page = over.post("/everything").text
    for words in ("Goo and Gunpowder", "created the event", "handed in", "exported"):
        assert words in page


def test_the_event_is_deleted_when_its_name_is_typed(over: Desk) -> None:
    over.post("/purge", name="another name")
    assert over.get().status_code == 200
    assert over.post("/purge", name="sarcophyle open").status_code == 303
    assert over.get().status_code == 404
    with over.database.reading() as session:
        assert session.exec(select(HandIn)).all() == []


def published(desk: Desk) -> str:
    """Publish the lists; the address of the first one."""
    desk.post("/publish", sure="yes")
    page = desk.app.test_client().get(f"/events/view/{desk.event.public_id}/lists").text
    found = re.search(rf"/events/view/{desk.event.public_id}/lists/[\w-]+", page)
    assert found, page
    return found[0]


def test_a_published_list_is_opened_in_the_builder_and_the_goldfish(over: Desk) -> None:
    visitor = over.app.test_client()
    page = visitor.get(published(over)).text
    (text,) = set(re.findall(r'<textarea hidden name="(?:list|deck)">\n([^<]*)<', page))
    sent = {"list": html.unescape(text), "deck": html.unescape(text), "edition": "cr3"}
    built = visitor.post("/decks/import?game=spoils", data=sent)
    assert built.status_code == 303, built.text
    assert "Scout" in visitor.get(built.location).text
    drawn = visitor.post("/spoils/goldfish", data=sent)
    assert drawn.status_code == 302, drawn.text
    assert visitor.get(drawn.location, follow_redirects=True).status_code == 200


def test_published_lists_are_downloaded_one_by_one_and_all_together(
    over: Desk, catalogue: Catalogue
) -> None:
    visitor = over.app.test_client()
    assert visitor.get(f"/events/view/{over.event.public_id}/lists.zip").status_code == 404
    address = published(over)
    (stored,) = versions(over)
    for form in ("txt", "o8d", "json"):
        answer = visitor.get(f"{address}/{form}")
        assert answer.status_code == 200
        read = DECK_FILES.read(answer.text, catalogue).decklist
        assert read is not None
        assert deck_hash(read) == stored.hash
    assert visitor.get(f"{address}/leet").status_code == 404
    packed = visitor.get(f"/events/view/{over.event.public_id}/lists.zip")
    assert "index.csv" in zipfile.ZipFile(io.BytesIO(packed.data)).namelist()
