"""The origin of a list (when, by whom, how) stays as it was, whatever is done with it later."""

from __future__ import annotations

import csv
import io
import json
from datetime import timedelta

import pytest

from app.tables import HandIn, utc_now
from tests.sheets.reading import pages_of
from tests.site.events.conftest import Desk, Player
from tests.site.events.desk_actions import (
    BANS,
    LEGAL,
    against,
    agreed,
    begin,
    entry,
    hand_in,
    versions,
)


def origin(version: HandIn) -> tuple[object, ...]:
    return (version.received_at, version.by_kind, version.by_name, version.source, version.is_late)


def check_all_again(desk: Desk) -> None:
    fields = against(desk, format="house", format_text=BANS)
    seen = agreed(desk.post("/recheck", **fields).text)
    assert desk.post("/recheck", **fields, agreed=seen).status_code == 303


@pytest.fixture
def ada(desk: Desk) -> Player:
    """A player who handed in before the deadline, which has passed since."""
    player = desk.enter("Ada")
    hand_in(player)
    desk.change(deadline=utc_now() - timedelta(minutes=5))
    return player


def test_a_list_that_is_checked_again_keeps_when_and_by_whom_it_came(
    desk: Desk, ada: Player
) -> None:
    check_all_again(desk)
    first, again = versions(desk)
    assert origin(again) == origin(first)
    assert (again.repeats, again.revision, again.revised_by_name) == (1, "rechecked", "Organizer")
    assert again.revised_at
    assert again.revised_at > first.received_at
    assert again.verdict == "illegal"


def test_every_page_and_file_tells_the_two_moments_apart(desk: Desk, ada: Player) -> None:
    received = utc_now() - timedelta(hours=2)
    desk.change(deadline=None, closed_at=None)
    hand_in(ada, LEGAL.replace("40 Rage", "41 Rage"))
    check_all_again(desk)
    listed = versions(desk)[-1]
    came = f"{listed.received_at:%Y-%m-%d %H:%M:%S}"
    assert received < listed.received_at
    receipt = ada.get(f"/receipt/{listed.number}").text
    assert receipt.index(came) < receipt.index("Ada, pasted") < receipt.index("checked again")
    assert "by Organizer" in receipt
    assert "checked again" in ada.get().text
    row = next(csv.DictReader(io.StringIO(desk.post("/export/players.csv").text)))
    assert row["Received (UTC)"] == listed.received_at.isoformat(timespec="milliseconds")
    assert (row["Handed in by"], row["Revised by"]) == ("Ada", "Organizer")
    assert row["Revised (UTC)"] > row["Received (UTC)"]
    kept = json.loads(desk.post("/export/lists.json").text)["players"][0]["hand_in"]
    assert (kept["by"], kept["source"], kept["revision"]["by"]) == ("Ada", "pasted", "Organizer")
    sheet = pages_of(desk.post("/print/sheets").data)[0]
    assert "Version 3, handed in" in sheet
    assert "Checked again" in sheet


def test_a_list_that_is_put_back_keeps_when_and_by_whom_it_came(desk: Desk, ada: Player) -> None:
    place = f"/players/{entry(desk).public_id}"
    desk.post(f"{place}/hand-in", list=LEGAL.replace("4 Sc", "3 Sc") + "1 Gnat\n", reason="r")
    assert desk.post(f"{place}/answer", version=2, answer="back").status_code == 303
    first, late, back = versions(desk)
    assert late.is_late
    assert origin(back) == origin(first)
    assert (back.repeats, back.revision, back.revised_by_name) == (1, "put_back", "Organizer")


def test_a_list_that_is_put_back_is_judged_by_what_counts_now(desk: Desk, ada: Player) -> None:
    place = f"/players/{entry(desk).public_id}"
    without = LEGAL.replace("4 Scout", "4 Gnat")
    desk.post(f"{place}/hand-in", list=without, reason="r", do="hand_in")
    check_all_again(desk)
    assert desk.post(f"{place}/answer", version=3, answer="back").status_code == 303
    assert [one.verdict for one in versions(desk)] == ["legal", "legal", "legal", "illegal"]


def test_checking_again_uses_up_no_version_of_the_player(desk: Desk, ada: Player) -> None:
    desk.change(deadline=None, closed_at=None, most_versions=2)
    check_all_again(desk)
    check_all_again(desk)
    hand_in(ada, LEGAL.replace("4 Scout", "4 Gnat"))
    assert [one.list_number for one in versions(desk)] == [1, 1, 1, 4]


def test_a_deck_check_warns_only_where_other_cards_stand(desk: Desk, ada: Player) -> None:
    check = begin(desk, "Ada")
    check_all_again(desk)
    assert "replaced this list" not in desk.get(check).text
    place = f"/players/{entry(desk).public_id}"
    desk.post(f"{place}/hand-in", list=LEGAL.replace("4 Scout", "4 Gnat"), reason="r", do="hand_in")
    assert "Version 3, with other cards, replaced this list" in desk.get(check).text
