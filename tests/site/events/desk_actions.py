"""Actions of several tests at the desk: hand a list in, begin a check, read what is stored."""

from __future__ import annotations

import re

import pytest
from sqlmodel import select

from app.site.events.registration import policy
from app.tables import Entry, HandIn, LogEntry
from tests.site.events.conftest import Desk, Player

LEGAL = """\
Faction: Hall of Great Justice
40 Rage
31 Obsession
4 Scout
"""
"""A list that is legal in Constructed."""


BANS = """\
id = "house"
base = "constructed"

[[listed]]
name = "Scout"
listing = "banned"
source = "the organizer"
"""
"""A house format that bans a card of that list."""


def versions(desk: Desk) -> list[HandIn]:
    with desk.database.reading() as session:
        return list(session.exec(select(HandIn).order_by(HandIn.id)))  # type: ignore[arg-type]


def entry(desk: Desk) -> Entry:
    with desk.database.reading() as session:
        return session.exec(select(Entry)).one()


def hand_in(player: Player, text: str = LEGAL, **fields: object) -> str:
    answer = player.post("/hand-in", list=text, do="hand_in", **fields)
    assert answer.status_code == 303, answer.text
    return answer.location


def hand_in_with_open_line(player: Player, text: str) -> str:
    """Hand in a list with a line that nobody understood, as earlier releases let players do."""
    with pytest.MonkeyPatch.context() as earlier:
        earlier.setattr(policy, "_open_lines", lambda: None)
        return hand_in(player, text, knowingly="yes")


def begin(desk: Desk, name: str) -> str:
    """Start the check of a player; the address of the check below the desk's."""
    entry = re.search(r"/players/([\w-]+)\"[^>]*>" + name, desk.get().text)
    assert entry
    answer = desk.post(f"/players/{entry[1]}/check")
    assert answer.status_code == 303
    return str(answer.location.removeprefix(desk.base))


def log_of(desk: Desk, action: str) -> list[LogEntry]:
    with desk.database.reading() as session:
        return list(session.exec(select(LogEntry).where(LogEntry.action == action)))


def names(desk: Desk, query: str = "") -> list[str]:
    return re.findall(r'scope="row" class="desk-name"><a [^>]*>([^<]*)<', desk.get(query).text)


def against(desk: Desk, **changes: str) -> dict[str, str]:
    event = desk.event
    return {
        "format": event.format,
        "format_text": "",
        "edition": event.edition,
        "as_of": str(event.as_of),
        "supplied": event.supplied,
        **changes,
    }


def agreed(page: str) -> str:
    found = re.search(r'name="agreed" value="(\w+)"', page)
    assert found, page
    return found[1]
