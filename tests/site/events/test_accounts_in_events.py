"""An account that plays in an event: what it takes along, and what stays when it goes."""

from __future__ import annotations

import json
from datetime import timedelta

import pytest
from sqlmodel import select

from app.site.purge import purge
from app.tables import Entry, HandIn, SiteTable, utc_now
from app.tables.export import OF_PLAYERS
from tests.site.events.conftest import PASSWORD, Desk, Player
from tests.site.events.desk_actions import LEGAL, hand_in

JUDGES_OWN = {
    "deliveries", "event_deck_checks", "event_failed_mails", "event_links",
    "event_log", "event_penalties",
}  # fmt: skip


@pytest.fixture
def ada(desk: Desk) -> Player:
    """An account in the event with two versions of a list; another player has one too."""
    client = desk.app.test_client()
    client.post("/account/sign-up", data={"name": "Ada", "password": PASSWORD})
    entered = client.post(f"/events/view/{desk.event.public_id}", data={"name": "Ada"})
    player = Player(client, entered.location)
    hand_in(player)
    hand_in(player, LEGAL.replace("40 Rage", "41 Rage"))
    hand_in(desk.enter("Bob"), LEGAL.replace("40 Rage", "42 Rage"))
    return player


def test_an_account_takes_its_lists_in_events_along(desk: Desk, ada: Player) -> None:
    kept = json.loads(ada.client.get("/account/export").text)
    assert [row["name"] for row in kept["event_entries"]] == ["Ada"]
    assert [row["name"] for row in kept["events_entered"]] == [desk.event.name]
    handed = kept["event_hand_ins"]
    assert [(row["number"], row["verdict"]) for row in handed] == [(1, "legal"), (2, "legal")]
    assert "41 Rage" in handed[1]["list_text"]
    text = json.dumps(kept)
    assert "42 Rage" not in text
    assert "Bob" not in text
    assert desk.event.secret not in text


def test_a_judges_notes_on_a_player_are_not_in_the_players_export(desk: Desk, ada: Player) -> None:
    with desk.database.reading() as session:
        entry = session.exec(select(Entry).where(Entry.name == "Ada")).one()
    desk.move("close")
    desk.post(f"/players/{entry.public_id}/check")
    text = ada.client.get("/account/export").text
    assert not any(name in text for name in JUDGES_OWN)


def test_every_table_below_an_entry_is_either_the_players_or_not() -> None:
    below = {
        table.name
        for table in SiteTable.metadata.sorted_tables
        if any(key.column.table.name == Entry.__tablename__ for key in table.foreign_keys)
    }
    assert below == OF_PLAYERS | JUDGES_OWN


def test_lists_stay_with_a_running_event_and_go_with_it(desk: Desk, ada: Player) -> None:
    warning = ada.client.get("/account/delete").text
    assert "the lists you handed in" in warning
    assert f"{desk.event.purge_on:%-d %b %Y}" in warning
    assert ada.client.post("/account/delete", data={"password": PASSWORD}).status_code == 303
    with desk.database.reading() as session:
        entry = session.exec(select(Entry).where(Entry.name == "Ada")).one()
        assert entry.user_id is None
        assert len(session.exec(select(HandIn).where(HandIn.entry_id == entry.id)).all()) == 2
    desk.change(purge_on=utc_now().date() - timedelta(days=1))
    purge(desk.database)
    with desk.database.reading() as session:
        assert session.exec(select(HandIn)).all() == []


def test_who_deletes_an_account_is_told_of_the_events_it_runs(desk: Desk, ada: Player) -> None:
    desk.change(owner_id=1)
    page = ada.client.get("/account/delete").text
    assert f"/events/own/{desk.event.public_id}/links" in page
