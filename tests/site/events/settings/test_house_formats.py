"""A house format is named, shown and corrected in words; its list stands on every stamp."""

from __future__ import annotations

import html
import re

import pytest
from flask import Flask

from app.games.spoils.construction import parse_format
from app.games.spoils.construction.checking import SpoilsConstruction
from app.games.spoils.facts import Catalogue
from tests.site.events.conftest import Desk, Player, event_fields, make_event
from tests.site.events.desk_actions import LEGAL, against, agreed, hand_in, versions

NO_GOO = """\
id = "nogoo"
name = "No goo"
base = "constructed"
minimum = 60

[[listed]]
name = "Gnat"
listing = "banned"
source = "Club vote"
"""


@pytest.fixture
def house(app: Flask) -> Desk:
    return make_event(app, format="house", format_text=NO_GOO)


def stamp(page: str, name: str) -> str:
    found = re.search(rf"<dt>{name}</dt><dd[^>]*>([^<]*)<", page)
    assert found, page
    return html.unescape(found[1])


def pages_of_a_list(player: Player) -> tuple[str, str]:
    """The page of a list that is only checked, and the receipt once it is handed in."""
    checked = player.post("/hand-in", list=LEGAL, do="check").text.partition('id="report"')[2]
    return checked, player.client.get(hand_in(player)).text


def test_the_stamp_names_the_house_format_and_its_list(house: Desk) -> None:
    for page in pages_of_a_list(house.enter("Ada")):
        assert stamp(page, "Format") == "No goo"
        assert stamp(page, "Bans") == "1 card"


def test_a_catalogue_has_one_name_before_and_after_storing(
    desk: Desk, catalogue: Catalogue
) -> None:
    for page in pages_of_a_list(desk.enter("Ada")):
        assert stamp(page, "Catalogue") == catalogue.version
        assert stamp(page, "Bans") == "none listed"


def test_players_can_read_what_the_house_format_asks_for(house: Desk) -> None:
    player = house.enter("Ada")
    public = house.app.test_client().get(f"/events/view/{house.event.public_id}").text
    for page in (public, player.get().text, house.get().text):
        for words in ("No goo (house format)", "at least 60 cards", "<b>Gnat</b>, banned"):
            assert words in page
        assert "Club vote" in page


def test_everything_that_is_wrong_with_the_file_stands_next_to_it(app: Flask) -> None:
    text = 'base = "open"\n[[listed]]\nname = "Scout"\n'
    fields = event_fields(format="house", format_text=text)
    page = html.unescape(app.test_client().post("/events/new", data=fields).text)
    beside = page.partition('id="format_text-error"')[2].partition("</p>")[0]
    for words in ("id: the format needs", "base: the format needs", "source: listed entry 1"):
        assert words in beside
    assert beside.count("<br>") == 3


def test_checking_again_tells_everything_that_is_wrong_with_the_file(house: Desk) -> None:
    answer = house.post("/recheck", **against(house, format="house", format_text='id = "a"\nb = 1'))
    assert answer.status_code == 422
    assert answer.text.count("<p><b>b: no such key") == 1
    assert answer.text.count("<p><b>base: the format needs") == 1


def test_an_example_that_can_be_used_stands_beside_the_field(
    house: Desk, catalogue: Catalogue
) -> None:
    assert parse_format(SpoilsConstruction().example, catalogue).name == "Club Night"
    for path in ("/settings", "/recheck"):
        assert SpoilsConstruction().example.strip() in html.unescape(house.get(path).text)


def test_the_same_error_under_another_format_is_no_change(desk: Desk) -> None:
    hand_in(desk.enter("Ada"), LEGAL.replace("40 Rage", "20 Rage"), knowingly="yes")
    same = NO_GOO.replace("minimum = 60\n", "")
    shown = desk.post("/recheck", **against(desk, format="house", format_text=same)).text
    assert "0 of 1 list affected" in shown
    other = desk.post("/recheck", **against(desk, format="house", format_text=NO_GOO)).text
    assert "1 of 1 list affected" in other
    assert "solved: " in other
    assert "new: " in other


def test_a_new_version_tells_which_problems_are_solved_and_new(house: Desk) -> None:
    player = house.enter("Ada")
    hand_in(player, LEGAL.replace("4 Scout", "5 Scout"), knowingly="yes")
    hand_in(player, LEGAL.replace("4 Scout", "4 Gnat"), knowingly="yes")
    page = player.get("/versions").text
    assert "Solved:" in page
    assert "New:" in page


def test_a_list_of_an_earlier_release_keeps_the_names_it_had(desk: Desk) -> None:
    player = desk.enter("Ada")
    hand_in(player)
    with desk.database.engine.connect() as connection:
        connection.exec_driver_sql(DROP[desk.database.is_embedded])
        connection.exec_driver_sql("UPDATE event_hand_ins SET report = '{\"findings\": []}'")
        connection.commit()
    (stored,) = versions(desk)
    receipt = player.get("/receipt/1").text
    assert stamp(receipt, "Format") == "Constructed"
    assert stamp(receipt, "Catalogue") == stored.stamp["catalogue"][:8]


def test_a_format_that_was_shown_is_applied_with_its_name(desk: Desk) -> None:
    player = desk.enter("Ada")
    hand_in(player)
    fields = against(desk, format="house", format_text=NO_GOO)
    seen = agreed(desk.post("/recheck", **fields).text)
    desk.post("/recheck", **fields, agreed=seen)
    assert stamp(player.get("/receipt/2").text, "Format") == "No goo"


DROP = {
    True: "DROP TRIGGER event_hand_ins_no_update",
    False: "DROP TRIGGER event_hand_ins_append_only ON event_hand_ins",
}
