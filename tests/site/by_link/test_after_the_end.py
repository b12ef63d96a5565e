"""Games by link after their end: both hands, replay, the record as a file, and rematches."""

from __future__ import annotations

import html
import json
import re
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner
from flask import Flask

from app.cli import main
from app.site.by_link.seats import watch_key_of
from tests.site.by_link.tables import NEW, Table, moves_of, play
from tests.site.by_link.test_lobby import administrator


@pytest.fixture
def over(app: Flask) -> Table:
    """A game that was played a little, and given up by Ben."""
    table = Table(app, "live-30").joined()
    play(table, Random(5), 25)
    table.post(1, "leave")
    return table


def test_before_the_end_nothing_tells_the_whole_game(app: Flask) -> None:
    table = Table(app).joined()
    for what in ("replay", "record"):
        assert table.clients[0].get(f"{table.seats[0]}/{what}").status_code == 404
    assert table.clients[0].post(f"{table.seats[0]}/rematch").status_code == 404


def test_a_finished_game_is_stepped_through_with_the_names_of_its_players(over: Table) -> None:
    page = over.clients[0].get(f"{over.seats[0]}/replay", follow_redirects=True).text
    assert "Ada v. Ben" in page
    assert "Player 1" not in page
    assert 'aria-label="Hand of Ada"' in page
    assert 'aria-label="Hand of Ben"' in page


def test_the_record_is_a_file_that_can_be_replayed(over: Table, tmp_path: Path) -> None:
    answer = over.clients[1].get(f"{over.seats[1]}/record")
    assert "attachment" in answer.headers["Content-Disposition"]
    assert json.loads(answer.text)["game"] == "spoils"
    file = tmp_path / "game.json"
    file.write_text(answer.text)
    told = CliRunner().invoke(main, ["replay", str(file)])
    assert told.exit_code == 0, told.output
    assert "The recording ends here, before the end of the game." in told.output


def benched(table: Table, seat: int) -> str:
    """The text of the bench that a seat's table leads to."""
    answer = table.clients[seat].get(f"{table.seats[seat]}/bench")
    assert "/spoils/bench/" in answer.location, answer.text
    page = table.clients[seat].get(answer.location).text
    return html.unescape(page.partition("<textarea")[2].partition("</textarea>")[0])


def test_a_running_game_is_on_the_bench_as_its_seat_knows_it_and_for_nobody_else(
    app: Flask,
) -> None:
    table = Table(app).joined()
    play(table, Random(5), 25)
    for seat in (0, 1):
        own, other = benched(table, seat).split("player 2:")
        own, other = (own, other) if seat == 0 else (other, own)
        assert "unknown" not in own.partition("hand\n")[2].partition("deck\n")[0]
        assert "unknown" in other.partition("hand\n")[2].partition("deck\n")[0]
    watcher = watch_key_of(table.seats[0].rpartition("/")[2])
    assert app.test_client().get(f"/spoils/play/seat/{watcher}/bench").status_code == 404


def test_a_report_shows_administrators_its_position_without_hands_and_decks(app: Flask) -> None:
    table = Table(app).joined()
    play(table, Random(5), 25)
    assert "Thank you" in table.post(0, "report", reason="stalling")
    admin = administrator(app)
    listed = admin.get(f"{NEW}/reports").text
    (address,) = re.findall(r'href="([^"]+/reports/[0-9]+/bench)"', listed)

    def position() -> str:
        page = admin.get(admin.get(address).location).text
        return html.unescape(page.partition("<textarea")[2].partition("</textarea>")[0])

    text = position()
    for side in text.partition("player 1:")[2].split("player 2:"):
        for pile in ("hand\n", "deck\n"):
            listed = side.partition(pile)[2].split("\n")
            assert re.fullmatch(r"  [0-9]+ unknown", listed[0]), side
            assert not listed[1].startswith("  "), "all of it is unknown"
    play(table, Random(6), 25)
    assert position() == text, "the game has gone on since"
    assert table.clients[1].get(address).status_code != 200


def test_a_finished_game_is_on_the_bench_with_all_hands(over: Table) -> None:
    assert "The end on the bench" in over.page(0)
    text = benched(over, 0)
    for side in text.split("player 2:"):
        assert "unknown" not in side.partition("hand\n")[2].partition("deck\n")[0]


def test_a_rematch_begins_when_both_want_it_and_keeps_terms_and_sides(over: Table) -> None:
    before = over.version(1)
    for _ in range(2):
        assert "It begins here as soon as Ben agrees" in over.post(0, "rematch")
    assert over.version(1) != before
    assert "Ada wants a rematch" in over.page(1)
    agreed = over.clients[1].post(f"{over.seats[1]}/rematch")
    assert "Go to the rematch" in over.page(0)
    again = over.clients[0].post(f"{over.seats[0]}/rematch")
    assert len({agreed.location, again.location, *over.seats}) == 4
    over.seats = [again.location, agreed.location]
    assert "You v. Ben" in over.page(0)
    assert "30 minutes each" in over.page(1)
    assert len([seat for seat in (0, 1) if moves_of(over.page(seat))]) == 1
    assert "play-shown" not in html.unescape(over.page(0) + over.page(1))
