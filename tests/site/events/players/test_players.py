"""Players are added, renamed, removed and put back in every state of the event."""

from __future__ import annotations

import re

import pytest
from flask import Flask
from sqlmodel import select

from app.site.events.states import Action, allows
from app.tables import Entry, EventRole, EventState, LogEntry
from tests.site.events.conftest import Desk, make_event
from tests.site.events.desk_actions import LEGAL, hand_in, names

MOVES = {
    "open": (),
    "closed": ("close",),
    "started": ("close", "start"),
    "finished": ("close", "start", "finish"),
}
every_state = pytest.mark.parametrize("state", MOVES)


def entry_of(desk: Desk, name: str) -> Entry:
    with desk.database.reading() as session:
        return session.exec(select(Entry).where(Entry.name == name)).one()


def bring(desk: Desk, state: str) -> None:
    """Put two players in and lead the event to a state."""
    for name in ("Ada", "Ben"):
        hand_in(desk.enter(name), LEGAL)
    for action in MOVES[state]:
        desk.move(action)


@every_state
def test_a_player_who_leaves_counts_no_more_and_can_be_put_back(desk: Desk, state: str) -> None:
    bring(desk, state)
    ada = entry_of(desk, "Ada")
    assert desk.post(f"/players/{ada.public_id}/drop", out="yes").status_code == 303
    assert names(desk, "?show=legal") == ["Ben"]
    assert "was removed from the event on" in desk.get(f"/players/{ada.public_id}").text
    desk.post(f"/players/{ada.public_id}/drop", out="no")
    assert names(desk, "?show=legal") == ["Ada", "Ben"]
    log = desk.get("/log").text
    assert log.index("put the player back") < log.index("removed the player")


@every_state
def test_who_comes_late_is_added_by_the_desk(desk: Desk, state: str) -> None:
    bring(desk, state)
    assert desk.post("/players", name="Late Eve").status_code == 303
    assert names(desk) == ["Ada", "Ben", "Late Eve"]


@every_state
def test_a_misspelt_name_is_corrected(desk: Desk, state: str) -> None:
    bring(desk, state)
    ada = entry_of(desk, "Ada")
    assert desk.post(f"/players/{ada.public_id}/rename", name="  Ada  Huber").status_code == 303
    assert names(desk) == ["Ada Huber", "Ben"]
    with desk.database.reading() as session:
        line = session.exec(select(LogEntry).where(LogEntry.action == "renamed")).one()
    assert line.details == {"before": "Ada", "after": "Ada Huber"}


def test_a_corrected_name_is_the_one_that_pairings_mean(desk: Desk) -> None:
    bring(desk, "started")
    desk.post(f"/players/{entry_of(desk, 'Ada').public_id}/rename", name="Ada Huber")
    pairings = "Table,Player 1,Player 2\n1,Ada Huber,Ben\n"
    assert desk.post("/pairings", round="1", list=pairings).status_code == 303


@pytest.mark.parametrize(
    ("name", "words"),
    [("ben", "There is another player “ben”"), ("", "Enter a name"), ("\u202eAda", "invisible")],
)
def test_a_name_that_cannot_be_had_is_refused(desk: Desk, name: str, words: str) -> None:
    bring(desk, "started")
    ada = entry_of(desk, "Ada")
    answer = desk.post(f"/players/{ada.public_id}/rename", name=name)
    assert words in desk.client.get(answer.location).text
    assert names(desk) == ["Ada", "Ben"]


def test_case_and_blanks_of_the_own_name_can_be_corrected(desk: Desk) -> None:
    bring(desk, "open")
    desk.post(f"/players/{entry_of(desk, 'Ada').public_id}/rename", name="ADA")
    assert names(desk) == ["ADA", "Ben"]


def test_two_judges_who_remove_a_player_do_not_undo_each_other(desk: Desk) -> None:
    bring(desk, "started")
    place = f"/players/{entry_of(desk, 'Ada').public_id}/drop"
    for _ in range(2):
        desk.post(place, out="yes")
    assert entry_of(desk, "Ada").dropped_at is not None


def test_who_leaves_is_drawn_and_printed_no_more(desk: Desk) -> None:
    bring(desk, "started")
    desk.post(f"/players/{entry_of(desk, 'Ada').public_id}/drop", out="yes")
    desk.post("/draw", of="players", count="9", seed="dice")
    with desk.database.reading() as session:
        line = session.exec(select(LogEntry).where(LogEntry.action == "selected")).one()
    assert line.details["candidates"] == ["Ben"]


def test_a_late_player_gets_a_list_with_a_reason_and_a_pool_from_the_desk(app: Flask) -> None:
    desk = make_event(app)
    bring(desk, "started")
    place = desk.post("/players", name="Late Eve").location.removeprefix(desk.base)
    answer = desk.post(f"{place}/hand-in", list=LEGAL, reason="came for round 2", do="hand_in")
    assert answer.status_code == 303
    for action in (Action.REGISTER_POOL, Action.CONFIRM_POOL):
        assert allows(EventState.STARTED, action, EventRole.JUDGE)
        assert not allows(EventState.STARTED, action, EventRole.PLAYER)


def test_lists_of_those_who_left_during_the_event_are_published(app: Flask) -> None:
    desk = make_event(app, opens_lists="y")
    for name in ("Ada", "Ben", "Cleo"):
        hand_in(desk.enter(name), LEGAL)
    desk.post(f"/players/{entry_of(desk, 'Ada').public_id}/drop", out="yes")
    desk.move("close")
    desk.move("start")
    desk.post(f"/players/{entry_of(desk, 'Ben').public_id}/drop", out="yes")
    desk.move("finish")
    desk.post("/publish", sure="yes")
    page = desk.app.test_client().get(f"/events/view/{desk.event.public_id}/lists").text
    assert re.search(r"\bBen\b", page)
    assert "Cleo" in page
    assert "Ada" not in page


def test_a_removed_player_hands_nothing_in(desk: Desk) -> None:
    player = desk.enter("Ada")
    desk.post(f"/players/{entry_of(desk, 'Ada').public_id}/drop", out="yes")
    answer = player.post("/hand-in", list=LEGAL, do="hand_in")
    assert answer.status_code == 422
    assert "You were removed from this event." in answer.text
    assert "4 Scout" in answer.text
