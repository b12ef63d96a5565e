"""Players join at once, by approval, or not at all; places are limited, and others wait."""

from __future__ import annotations

import csv
import io
from datetime import timedelta

import pytest
from flask import Flask
from sqlmodel import col, select

from app.tables import Admission, Entry, utc_now
from tests.site.events.conftest import Desk, Player, make_event
from tests.site.events.desk_actions import LEGAL, hand_in, log_of, names, versions


def entries(desk: Desk) -> dict[str, Entry]:
    with desk.database.reading() as session:
        return {one.name: one for one in session.exec(select(Entry).order_by(col(Entry.id)))}


def set_entry(desk: Desk, **fields: object) -> None:
    """Save how players join, as the form does."""
    seen = desk.get("/entry").text.partition('name="seen"')[2].split('value="', 1)[1].split('"')[0]
    empty = {f"{name}_{n}": "" for name in ("key", "text", "choices") for n in range(8)}
    kinds = {f"kind_{n}": "text" for n in range(8)}
    form = {"mode": "open", "most_players": "", **empty, **kinds, "seen": seen, **fields}
    answer = desk.post("/entry", **form)
    assert answer.status_code == 303, answer.text


def act(desk: Desk, do: str, *players: str) -> str:
    """Do something with players by name; the message afterwards."""
    there = entries(desk)
    chosen = " ".join(there[name].public_id for name in players)
    answer = desk.post("/players/selected", players=chosen, do=do, sure="yes")
    assert answer.status_code == 303
    return desk.client.get(answer.location).text


def admissions(desk: Desk) -> dict[str, str]:
    return {name: one.admission for name, one in entries(desk).items()}


class TestPlaces:
    """A limit lets later players wait, and a free place goes to the first of them."""

    def test_later_players_wait_and_move_up_in_turn(self, desk: Desk) -> None:
        set_entry(desk, most_players="2")
        for name in ("Ada", "Ben", "Zoe", "Cleo"):
            desk.enter(name)
        assert names(desk) == ["Ada", "Ben"]
        page = desk.get().text
        assert page.index(">Zoe<") < page.index(">Cleo<")
        assert "Zoe got a place from the waiting list." in act(desk, "drop", "Ada")
        assert names(desk) == ["Ben", "Zoe"]
        assert admissions(desk)["Cleo"] == Admission.WAITING
        assert len(log_of(desk, "promoted")) == 1

    def test_who_leaves_makes_room(self, desk: Desk) -> None:
        set_entry(desk, most_players="1")
        ada = desk.enter("Ada")
        ben = desk.enter("Ben")
        assert "on the waiting list" in ben.get().text
        assert "Tick the box" in ada.client.get(ada.post("/leave").location).text
        ada.post("/leave", sure="yes")
        assert names(desk) == ["Ben"]
        assert "on the waiting list" not in ben.get().text

    def test_who_waits_hands_nothing_in(self, desk: Desk) -> None:
        set_entry(desk, most_players="1")
        desk.enter("Ada")
        answer = desk.enter("Ben").post("/hand-in", list=LEGAL, do="hand_in")
        assert answer.status_code == 422
        assert "once you have a place" in answer.text

    def test_more_places_are_given_at_once(self, desk: Desk) -> None:
        set_entry(desk, most_players="1")
        for name in ("Ada", "Ben", "Cleo"):
            desk.enter(name)
        set_entry(desk, most_players="2")
        assert names(desk) == ["Ada", "Ben"]
        set_entry(desk)
        assert names(desk) == ["Ada", "Ben", "Cleo"]

    def test_nobody_moves_up_once_the_event_has_started(self, desk: Desk) -> None:
        set_entry(desk, most_players="1")
        for name in ("Ada", "Ben"):
            desk.enter(name)
        desk.move("close")
        desk.move("start")
        act(desk, "drop", "Ada")
        assert admissions(desk)["Ben"] == Admission.WAITING

    def test_the_desk_admits_beyond_the_limit_and_is_told(self, desk: Desk) -> None:
        set_entry(desk, most_players="1")
        for name in ("Ada", "Ben"):
            desk.enter(name)
        assert "This exceeds the number of places by 1" in act(desk, "admit", "Ben")
        assert names(desk) == ["Ada", "Ben"]


class TestApprovalAndRoster:
    """The organizer decides who takes part."""

    def test_players_ask_and_are_admitted_or_removed(self, desk: Desk) -> None:
        set_entry(desk, mode="approval")
        ada, ben = desk.enter("Ada"), desk.enter("Ben")
        assert "You have asked to join." in ada.get().text
        assert names(desk) == []
        act(desk, "admit", "Ada")
        act(desk, "drop", "Ben")
        assert names(desk) == ["Ada"]
        hand_in(ada, LEGAL)
        assert "You were removed" in ben.get().text

    def test_by_roster_nobody_joins_by_the_code(self, desk: Desk) -> None:
        set_entry(desk, mode="roster")
        client = desk.app.test_client()
        public = f"/events/view/{desk.event.public_id}"
        assert 'name="name"' not in client.get(public).text
        answer = client.post(public, data={"name": "Ada"})
        assert "Players cannot join by themselves" in client.get(answer.location).text
        assert entries(desk) == {}
        desk.post("/players", name="Ada")
        assert names(desk) == ["Ada"]

    def test_who_has_no_place_is_in_no_round_draw_or_sheet(self, desk: Desk) -> None:
        set_entry(desk, mode="approval")
        for name in ("Ada", "Ben", "Cleo"):
            desk.enter(name)
        act(desk, "admit", "Ada", "Ben")
        desk.move("close")
        desk.move("start")
        desk.post("/rounds/pair", kind="swiss", minutes="50")
        pairings = desk.get("/rounds/1.csv").text
        assert "Ada" in pairings
        assert "Cleo" not in pairings


class TestCheckIn:
    """Players say that they are there, or the desk does."""

    @pytest.fixture
    def today(self, app: Flask) -> Desk:
        desk = make_event(app)
        set_entry(desk, has_check_in="y")
        desk.change(starts_on=utc_now().date(), ends_on=utc_now().date(), time_zone="UTC")
        return desk

    def test_a_player_checks_in_on_the_day(self, today: Desk) -> None:
        ada = today.enter("Ada")
        assert "Are you here?" in ada.get().text
        ada.post("/check-in")
        assert "You checked in" in ada.get().text
        assert entries(today)["Ada"].checked_in_at is not None

    def test_nobody_checks_in_on_another_day(self, today: Desk) -> None:
        ada = today.enter("Ada")
        day = utc_now().date() + timedelta(days=2)
        today.change(starts_on=day, ends_on=day)
        assert "Are you here?" not in ada.get().text
        answer = ada.post("/check-in")
        assert "on the day of the event" in ada.client.get(answer.location).text
        assert entries(today)["Ada"].checked_in_at is None

    def test_who_is_absent_is_shown_before_pairing_and_removed_at_once(self, today: Desk) -> None:
        for name in ("Ada", "Ben", "Cleo", "Dan"):
            today.enter(name)
        act(today, "check_in", "Ada", "Ben")
        assert names(today, "?show=absent") == ["Cleo", "Dan"]
        today.move("close")
        today.move("start")
        page = today.get("/rounds").text
        assert "2 players are not checked in:" in page
        assert "Cleo, Dan" in page
        act(today, "drop", "Cleo", "Dan")
        assert "not checked in" not in today.get("/rounds").text

    def test_the_desk_undoes_a_check_in(self, today: Desk) -> None:
        today.enter("Ada")
        act(today, "check_in", "Ada")
        act(today, "check_out", "Ada")
        assert names(today, "?show=absent") == ["Ada"]


class TestLocks:
    """One player may hand in although the desk is closed, or may not although it is open."""

    def test_a_locked_list_stays(self, desk: Desk) -> None:
        ada = desk.enter("Ada")
        hand_in(ada, LEGAL)
        act(desk, "lock", "Ada")
        page = ada.get().text
        assert "Your list is locked." in page
        assert 'name="do" value="hand_in"' not in page
        answer = ada.post("/hand-in", list=LEGAL.replace("4 Scout", "4 Gnat"), do="hand_in")
        assert answer.status_code == 422
        assert len(versions(desk)) == 1

    @pytest.mark.parametrize("moves", [(), ("close", "start")])
    def test_an_unlocked_player_hands_in_after_the_deadline(
        self, desk: Desk, moves: tuple[str, ...]
    ) -> None:
        ada, ben = desk.enter("Ada"), desk.enter("Ben")
        desk.pass_deadline()
        for action in moves:
            desk.move(action) if action != "close" else None
        act(desk, "unlock", "Ada")
        hand_in(ada, LEGAL)
        (stored,) = versions(desk)
        assert stored.is_late
        assert stored.reason == "a judge let the player hand in after the deadline"
        assert names(desk, "?show=late") == []
        assert ben.post("/hand-in", list=LEGAL, do="hand_in").status_code == 409

    def test_the_exception_ends(self, desk: Desk) -> None:
        ada = desk.enter("Ada")
        desk.pass_deadline()
        act(desk, "unlock", "Ada")
        act(desk, "unlock_end", "Ada")
        assert ada.post("/hand-in", list=LEGAL, do="hand_in").status_code == 409


class TestQuestions:
    """The organizer asks up to eight questions."""

    @pytest.fixture
    def asking(self, desk: Desk) -> Desk:
        set_entry(
            desk,
            text_0="Where can we write to you?", kind_0="mail", required_0="y",
            text_1="Lunch", kind_1="choice", choices_1="soup\nrice",
        )  # fmt: skip
        return desk

    def keys(self, desk: Desk) -> list[str]:
        return [one["key"] for one in desk.event.questions]

    def join(self, desk: Desk, name: str, *answers: str) -> tuple[int, str, Player]:
        client = desk.app.test_client()
        fields = {f"answer_{key}": text for key, text in zip(self.keys(desk), answers, strict=True)}
        answer = client.post(f"/events/view/{desk.event.public_id}", data={"name": name, **fields})
        return answer.status_code, answer.text, Player(client, answer.location or "")

    def test_answers_are_seen_by_the_desk_exported_and_changed(self, asking: Desk) -> None:
        status, _, ada = self.join(asking, "Ada", "ada@example.org", "soup")
        assert status == 303
        entry = entries(asking)["Ada"]
        assert entry.mail == "ada@example.org"
        page = asking.get(f"/players/{entry.public_id}").text
        assert "soup" in page
        rows = list(csv.DictReader(io.StringIO(asking.post("/export/players.csv").text)))
        assert rows[0]["Lunch"] == "soup"
        assert rows[0]["Mail"] == "ada@example.org"
        mail, lunch = (f"answer_{key}" for key in self.keys(asking))
        ada.post("/answers", **{mail: "new@example.org", lunch: ""})
        assert entries(asking)["Ada"].mail == "new@example.org"

    @pytest.mark.parametrize(
        ("answers", "words"),
        [
            (("", "soup"), "This question needs an answer"),
            (("no mail", "soup"), "Enter one email address"),
            (("a@example.org", "cake"), "Choose one of the options."),
        ],
    )
    def test_an_answer_that_does_not_fit_is_refused_and_nobody_joins(
        self, asking: Desk, answers: tuple[str, str], words: str
    ) -> None:
        status, page, _ = self.join(asking, "Ada", *answers)
        assert status == 400
        assert words in page
        assert entries(asking) == {}

    def test_a_removed_question_takes_its_answers_along(self, asking: Desk) -> None:
        self.join(asking, "Ada", "ada@example.org", "soup")
        mail, lunch = self.keys(asking)
        set_entry(asking, text_0="Mail", kind_0="mail", key_0=mail)
        assert entries(asking)["Ada"].answers == {mail: "ada@example.org"}
        assert lunch not in self.keys(asking)

    def test_settings_of_somebody_else_are_not_overwritten_unseen(self, asking: Desk) -> None:
        seen = asking.get("/entry").text.partition('name="seen"')[2].split('value="', 1)[1]
        set_entry(asking, most_players="9")
        kinds = {f"kind_{n}": "text" for n in range(8)}
        answer = asking.post("/entry", mode="roster", seen=seen.split('"')[0], **kinds)
        assert answer.status_code == 409
        assert "Someone else changed these settings" in answer.text
        assert asking.event.entry_mode == "open"
