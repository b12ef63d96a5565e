"""Advice of published documents stands at the desk, with its source."""

from tests.site.events.conftest import Desk


def test_rounds_and_time_for_the_number_of_players(desk: Desk) -> None:
    for number in range(9):
        desk.enter(f"Player {number}")
    desk.move("close")
    desk.move("start")
    page = desk.get("/rounds").text
    assert "9 to 16 players play four Swiss rounds, then a cut to the top four." in page
    assert "17 to 32 players" not in page
    assert "45 minutes" in page
    assert "13 Mar 2016" in page


def test_packs_stand_with_the_settings(desk: Desk) -> None:
    page = desk.get("/settings").text
    assert "Sealed deck: six packs for each player." in page
    assert "Booster draft: three packs for each player." in page
    assert "17 to 32 players play five Swiss rounds" in page
