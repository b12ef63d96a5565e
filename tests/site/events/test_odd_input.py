"""Input that no keyboard writes is answered in words, on both databases."""

from __future__ import annotations

import json

from flask import Flask

from tests.site.events.conftest import Desk, make_event
from tests.site.events.desk_actions import LEGAL, hand_in, versions

UNSEEN = "\x01"


def test_a_nul_anywhere_in_an_address_is_nothing_there(desk: Desk) -> None:
    visitor = desk.app.test_client()
    for path in ("view/%00", "at/%00", "organizer/%00", "own/%00", "view/%00/lists/%00"):
        assert visitor.get(f"/events/{path}").status_code == 404
    for path in ("/players/%00", "/players/%00/receipt/1", "/players/%00/versions"):
        assert desk.get(path).status_code == 404


def test_invisible_signs_are_left_out_of_what_is_stored(app: Flask) -> None:
    desk = make_event(app, name=f"Open{UNSEEN}Day", place=f"Hall{UNSEEN}")
    assert (desk.event.name, desk.event.place) == ("Open Day", "Hall")
    desk.link("judge", f"Judge{UNSEEN}2")
    assert "Judge 2" in desk.get("/links").text
    assert desk.post("/players", name=f"A{UNSEEN}b").status_code == 303
    assert "holds an invisible character" in desk.get().text
    assert desk.post("/players", name="ﷺ" * 20).status_code == 303
    assert "visible characters" in desk.get().text


def test_a_deck_with_invisible_signs_is_handed_in_without_them(desk: Desk) -> None:
    player = desk.enter("Ada")
    deck = {"name": f"My{UNSEEN}deck", "lines": [{"name": "Nothing", "copies": 1}]}
    player.post("/hand-in", list=json.dumps(deck), do="hand_in", knowingly="yes")
    hand_in(player, LEGAL)
    for stored in versions(desk):
        assert UNSEEN not in stored.list_text + stored.title
