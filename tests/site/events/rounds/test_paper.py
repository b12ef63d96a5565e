"""Rounds on paper, as the desk gets them."""

from __future__ import annotations

import pytest

from tests.sheets.reading import pages_of
from tests.site.events.conftest import Desk
from tests.site.events.rounds.test_by_hand import tables
from tests.site.events.rounds.test_rounds import pair, started, with_players

__all__ = ["started"]


@pytest.mark.parametrize(
    ("what", "words"), [("slips", "signed"), ("names", "your table"), ("tables", "Ada")]
)
def test_a_round_is_printed(started: Desk, what: str, words: str) -> None:
    with_players(started, "Ada", "Ben", "Cleo")
    pair(started)
    answer = started.get(f"/rounds/1/print?what={what}&paper=letter")
    assert answer.mimetype == "application/pdf"
    assert words in "".join(pages_of(answer.data))


def test_seats_for_the_meeting_are_printed_before_the_first_round(started: Desk) -> None:
    with_players(started, "Ada", "Ben", "Cleo")
    (page,) = pages_of(started.get("/print/seats").data)
    assert "Players’ meeting" in page
    assert "bye" not in page
    assert started.get("/print/seats").status_code == 200


@pytest.mark.parametrize("path", ["/rounds/2/print", "/rounds/0/print", "/rounds/1/print?what=all"])
def test_what_is_not_there_is_not_printed(started: Desk, path: str) -> None:
    with_players(started, "Ada", "Ben")
    pair(started)
    assert started.get(path).status_code == 404


def test_slips_show_player_numbers_and_the_field_takes_them(started: Desk) -> None:
    with_players(started, "Ada", "Ben", "Cleo")
    pair(started)
    (page,) = pages_of(started.get("/rounds/1/print?what=slips").data)
    seated = tables(started, 1)[1]
    number = 1 + ["Ada", "Ben", "Cleo"].index(seated[1])
    assert f"#{number}" in page
    assert started.get(f"/rounds/1/reading?line=%23{number}+0+2").text.count(seated[1]) == 2


def test_the_event_as_a_report_for_other_programs(started: Desk) -> None:
    with_players(started, "Ada", "Ben", "Cleo")
    pair(started)
    started.post("/rounds/1/tables/1", result="2-0")
    text = started.get("/report.trf").text
    assert [line[14:18].strip() for line in text.splitlines() if line.startswith("001")] == [
        "Ada", "Ben", "Cleo",
    ]  # fmt: skip
    with_players(started, "Dan")
    pair(started, "tables")
    assert started.get("/report.trf").status_code == 200
    started.post("/rounds/2/tables/1", **{f"place.{n}": str(n + 1) for n in range(4)})
    answer = started.get("/report.trf")
    assert answer.status_code == 303
    assert "tables of several" in started.client.get(answer.location).text
