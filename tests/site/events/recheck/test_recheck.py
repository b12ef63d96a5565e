"""Changes of format, edition or banned list show who is affected before they happen."""

from __future__ import annotations

from sqlmodel import select

from app.tables import Entry, HandIn, LogEntry
from tests.site.events.conftest import Desk, event_fields
from tests.site.events.desk_actions import BANS, LEGAL, against, agreed, hand_in


def verdicts(desk: Desk) -> dict[str, list[str]]:
    with desk.database.reading() as session:
        found = session.exec(
            select(Entry, HandIn).where(HandIn.entry_id == Entry.id).order_by(HandIn.number)  # type: ignore[arg-type]
        )
        told: dict[str, list[str]] = {}
        for entry, one in found:
            told.setdefault(entry.name, []).append(one.verdict)
        return told


def test_who_a_ban_affects_is_shown_and_then_applied(desk: Desk) -> None:
    hand_in(desk.enter("Ada"), LEGAL)
    hand_in(desk.enter("Ben"), LEGAL.replace("Scout", "Gnat"))
    fields = against(desk, format="house", format_text=BANS)
    shown = desk.post("/recheck", **fields).text
    assert "1 of 2 lists affected" in shown
    assert "103.1d" in shown
    assert desk.event.format == "constructed"
    assert desk.post("/recheck", **fields, agreed=agreed(shown)).status_code == 303
    assert verdicts(desk) == {"Ada": ["legal", "illegal"], "Ben": ["legal", "legal"]}
    assert desk.event.format == "house"
    with desk.database.reading() as session:
        line = session.exec(select(LogEntry).where(LogEntry.action == "rechecked")).one()
    assert line.details["format"] == ["constructed", "house"]


def test_nothing_is_applied_that_was_not_shown(desk: Desk) -> None:
    hand_in(desk.enter("Ada"), LEGAL)
    fields = against(desk, format="house", format_text=BANS)
    seen = agreed(desk.post("/recheck", **fields).text)
    hand_in(desk.enter("Ben"), LEGAL)
    again = desk.post("/recheck", **fields, agreed=seen)
    assert "changed in the meantime" in again.text
    assert "2 of 2 lists affected" in again.text
    assert verdicts(desk) == {"Ada": ["legal"], "Ben": ["legal"]}


def test_a_format_that_cannot_be_read_changes_nothing(desk: Desk) -> None:
    answer = desk.post("/recheck", **against(desk, format="house", format_text="id = 1"))
    assert answer.status_code == 422
    assert "needs quoted text" in answer.text
    assert "id = 1" in answer.text


def test_settings_do_not_change_under_lists_that_are_in(desk: Desk) -> None:
    hand_in(desk.enter("Ada"), LEGAL)
    fields = event_fields(edition="basic1e")
    answer = desk.settings(**fields)
    assert answer.status_code == 400
    assert "first shows who is affected" in answer.text
    assert desk.settings(**event_fields(place="Hall 2")).status_code == 303
    assert (desk.event.edition, desk.event.place) == ("cr3", "Hall 2")
