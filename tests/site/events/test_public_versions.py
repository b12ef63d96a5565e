"""Public pages have versions of their own, which change only with what each shows."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest
from flask import Flask
from sqlmodel import select

from app.site.events.public_page.updates import PageVersions
from app.tables import EventRound, utc_now
from tests.site.events.conftest import Desk, make_event
from tests.site.events.desk_actions import LEGAL, hand_in

SHOWN = re.compile(r'data-version="([^"]+)" data-changes="([^"]+)"')
ALL = ("pairings", "standings", "pods")


@pytest.fixture
def draft(app: Flask) -> Desk:
    """A draft of four players that has started, with pods and a round; Ada can hand in."""
    desk = make_event(app, pool_kind="draft", format="limited", draft_cards="45", packs_1ED="3")
    for name in ("Ada", "Ben", "Cy", "Dora"):
        desk.post("/players", name=name)
    desk.post("/pods/make", size="8")
    desk.move("close")
    desk.move("start")
    desk.post("/rounds/pair", kind="swiss", minutes="50")
    return desk


class Visitor:
    """Somebody with the public pages of an event open."""

    def __init__(self, desk: Desk) -> None:
        self.client = desk.app.test_client()
        self.public = f"/events/view/{desk.event.public_id}"
        self.seen = {name: self.look(name) for name in ALL}

    def look(self, name: str) -> str:
        found = SHOWN.search(self.client.get(f"{self.public}/{name}").text)
        assert found
        assert found[2] == f"{self.public}/{name}/changes"
        return found[1]

    def is_new(self, name: str) -> bool:
        known = {"If-None-Match": f'"{self.seen[name]}"'}
        answer = self.client.get(f"{self.public}/{name}/changes", headers=known)
        assert answer.status_code in (200, 304)
        return answer.status_code == 200

    def changed(self) -> set[str]:
        """The pages that are other ones than those last seen, which are looked at now."""
        new = {name for name in ALL if self.is_new(name)}
        self.seen |= {name: self.look(name) for name in new}
        assert not any(self.is_new(name) for name in ALL)
        return new


def place(desk: Desk, name: str) -> str:
    found = re.search(rf"/players/[\w-]+(?=\">{name})", desk.get().text)
    assert found
    return found[0]


def test_each_page_is_new_only_where_it_shows_something_else(draft: Desk) -> None:
    visitor = Visitor(draft)
    assert visitor.changed() == set()
    ada = place(draft, "Ada")
    draft.post(f"{ada}/penalty", category="Caution", reason="Slow play")
    draft.link("judge", "Judge 1")
    draft.post("/players/selected", do="message", player=ada[9:], shared="Hello", sure="yes")
    assert visitor.changed() == set()
    draft.post("/rounds/1/tables/1", result="2-0")
    assert visitor.changed() == {"pairings", "standings"}
    draft.post("/rounds/1/clock", table="1", minutes="5")
    assert visitor.changed() == {"pairings"}
    draft.post("/rounds/1/clock", do="start")
    assert visitor.changed() == {"pairings"}
    draft.post("/pods/clock", kind="picks", picks="45", seconds="40")
    assert visitor.changed() == {"pods"}
    draft.post(f"{ada}/rename", name="Ada B.")
    assert visitor.changed() == set(ALL)
    draft.post(f"{ada}/drop")
    assert visitor.changed() == {"standings", "pods"}
    draft.change(name="Sarcophyle Closed")
    assert visitor.changed() == set(ALL)
    draft.change(time_zone="America/New_York")
    assert visitor.changed() == set(ALL)


def test_lists_that_come_in_make_nobody_read_a_public_page_again(desk: Desk) -> None:
    ada = desk.enter("Ada")
    public = f"/events/view/{desk.event.public_id}/pairings"
    found = SHOWN.search(desk.client.get(public).text)
    assert found
    hand_in(ada, LEGAL)
    known = {"If-None-Match": f'"{found[1]}"'}
    assert desk.client.get(found[2], headers=known).status_code == 304


def test_time_that_passes_alone_changes_no_version(draft: Desk) -> None:
    draft.post("/pods/clock", kind="picks", picks="45", seconds="1")
    visitor = Visitor(draft)
    with draft.database.writing() as session:
        played = session.exec(select(EventRound)).one()
        played.made_at = utc_now() - timedelta(minutes=5)
        session.add(played)
    assert visitor.changed() == set()


def test_a_constructed_event_has_no_version_of_pods(desk: Desk) -> None:
    public = f"/events/view/{desk.event.public_id}"
    assert desk.client.get(f"{public}/pods/changes").status_code == 404
    assert desk.client.get("/events/view/nothing/pairings/changes").status_code == 404


def test_versions_are_known_for_one_version_of_the_event_and_the_oldest_is_forgotten() -> None:
    versions = PageVersions()
    versions.put("pairings", 1, 7, "a")
    assert versions.get("pairings", 1, 7) == "a"
    assert versions.get("pairings", 1, 8) is None
    assert versions.get("standings", 1, 7) is None
    for event_id in range(2, 70):
        versions.put("pairings", event_id, 1, "b")
    assert versions.get("pairings", 1, 7) is None
    assert versions.get("pairings", 69, 1) == "b"
