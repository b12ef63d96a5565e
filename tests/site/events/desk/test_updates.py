"""The desk updates itself: one cheap address says whether anything changed."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest

from app.site.events.desk.rows import rows_of
from app.site.events.desk.shared_rows import SECONDS, KnownLists, SharedRows, VersionedRows
from app.tables import utc_now
from tests.site.events.conftest import Desk
from tests.site.events.desk_actions import LEGAL, entry, hand_in


def mark(desk: Desk) -> str:
    """The tag by which the desk's page is compared, as the site says it."""
    answer = desk.get("/changes")
    assert answer.status_code == 200
    assert f'data-version="{answer.text}"' in desk.get().text
    return str(answer.headers["ETag"])


def asked(desk: Desk, version: str) -> int:
    return desk.client.get(f"{desk.base}/changes", headers={"If-None-Match": version}).status_code


def test_nothing_new_is_told_without_a_page(desk: Desk) -> None:
    before = mark(desk)
    desk.get()
    desk.get("/log")
    answer = desk.client.get(f"{desk.base}/changes", headers={"If-None-Match": before})
    assert (answer.status_code, answer.text) == (304, "")
    assert "Set-Cookie" not in answer.headers


@pytest.mark.parametrize("what", ["entry", "list", "rename", "message", "settings", "close"])
def test_every_change_is_told(desk: Desk, what: str) -> None:
    ada = desk.enter("Ada")
    place = f"/players/{entry(desk).public_id}"
    before = mark(desk)
    match what:
        case "entry":
            desk.enter("Ben")
        case "list":
            hand_in(ada, LEGAL)
        case "rename":
            desk.post(f"{place}/rename", name="Ada B.")
        case "message":
            chosen = {"do": "message", "player": entry(desk).public_id}
            desk.post("/players/selected", **chosen, shared="Hello", sure="yes")
            assert "Hello" in ada.get().text
        case "settings":
            desk.change(place="Hall 2")
        case "close":
            desk.move("close")
    assert asked(desk, before) == 200
    assert asked(desk, mark(desk)) == 304


def test_a_deadline_that_passes_is_told_although_no_row_changes(desk: Desk) -> None:
    desk.change(deadline=utc_now() + timedelta(seconds=1), grace_seconds=0)
    before = mark(desk)
    desk.pass_deadline()
    after = mark(desk)
    assert before.startswith('"')
    assert before.rpartition("-")[2] == 'open"'
    assert after.rpartition("-")[2] == 'closed"'


def test_a_script_gets_the_desk_without_its_frame(desk: Desk) -> None:
    desk.enter("Ada")
    part = desk.client.get(f"{desk.base}?show=missing", headers={"X-Fragment": "desk"}).text
    assert part.lstrip().startswith('<div id="desk"')
    assert "Ada" in part
    assert "<html" not in part


def test_those_who_watch_share_what_was_read_a_moment_ago_and_can_tell(desk: Desk) -> None:
    desk.enter("Ada")
    script = {"X-Fragment": "desk"}
    first = desk.client.get(desk.base, headers=script).text
    desk.enter("Ben")
    shared = desk.client.get(desk.base, headers=script).text
    assert "Ben" not in shared
    version = re.search('data-version="(.*?)"', shared)
    assert version
    assert version[0] in first
    assert asked(desk, f'"{version[1]}"') == 200
    assert re.search(r"\bBen\b", desk.get().text)


def test_rows_are_shared_for_seconds_only() -> None:
    now = [0.0]
    shared = SharedRows(lambda: now[0])
    numbers = [3, 2, 1]

    def read(_: KnownLists) -> VersionedRows:
        return VersionedRows(numbers.pop(), [])

    assert shared.get("a", read).version == 1
    now[0] = SECONDS - 0.1
    assert shared.get("a", read).version == 1
    assert shared.get("b", read).version == 2
    now[0] = SECONDS
    assert shared.get("a", read).version == 3


def test_whoever_shows_the_shared_rows_already_gets_newer_ones(desk: Desk) -> None:
    desk.enter("Ada")
    shown = mark(desk)
    desk.enter("Ben")
    script = {"X-Fragment": "desk"}
    assert "Ben" not in desk.client.get(desk.base, headers=script).text
    script["If-None-Match"] = shown
    answer = desk.client.get(desk.base, headers=script)
    assert (answer.status_code, "Ben" in answer.text) == (200, True)


@pytest.mark.parametrize("said", ['""', "*", "x", '"-1"', '"²"', 'W/""', '"' + "9" * 5000 + '"'])
def test_a_version_that_is_none_counts_as_not_said(desk: Desk, said: str) -> None:
    desk.enter("Ada")
    headers = {"X-Fragment": "desk", "If-None-Match": said}
    answer = desk.client.get(desk.base, headers=headers)
    assert (answer.status_code, "Ada" in answer.text) == (200, True)


def test_an_opened_page_renews_what_is_shared_and_an_older_one_does_not() -> None:
    shared = SharedRows(lambda: 0.0)
    numbers = [2, 3, 1]

    def read(_: KnownLists) -> VersionedRows:
        return VersionedRows(numbers.pop(), [])

    assert shared.get("a", read).version == 1
    assert shared.renew("a", read).version == 3
    assert shared.get("a", read).version == 3
    assert shared.renew("a", read).version == 2
    assert shared.get("a", read).version == 3
    assert not numbers


def test_a_watching_desk_never_goes_back_behind_the_page_that_was_opened(desk: Desk) -> None:
    script = {"X-Fragment": "desk"}
    desk.enter("Ada")
    assert "Ada" in desk.client.get(desk.base, headers=script).text
    desk.enter("Ben")
    assert re.search(r"\bBen\b", desk.get().text)
    assert "Ben" in desk.client.get(desk.base, headers=script).text


def test_shared_rows_have_each_visitors_own_addresses_and_rights(desk: Desk) -> None:
    hand_in(desk.enter("Ada"), LEGAL)
    desk.get()
    pages = {}
    for role in ("organizer", "judge", "checker", "reader"):
        base = desk.base if role == "organizer" else desk.link(role)
        page = desk.app.test_client().get(base, headers={"X-Fragment": "desk"}).text
        table = page.partition("<tbody>")[2].partition("</tbody>")[0]
        assert f'href="{base}/players/{entry(desk).public_id}"' in table
        assert "/players/" not in table.replace(base, "").replace(
            f"/players/{entry(desk).public_id}", ""
        )
        pages[role] = table
    assert 'name="player"' in pages["organizer"]
    assert 'name="player"' not in pages["reader"]
    assert "data-check" not in pages["reader"]


def test_a_list_that_stays_is_not_read_again(desk: Desk) -> None:
    ada = desk.enter("Ada")
    hand_in(ada, LEGAL)
    hand_in(desk.enter("Ben"), LEGAL)
    with desk.database.reading() as session:
        known = VersionedRows(1, rows_of(session, desk.event)).lists
    hand_in(ada, LEGAL.replace("40 Rage", "41 Rage"))
    with desk.database.reading() as session:
        fresh = VersionedRows(2, rows_of(session, desk.event, known)).lists
    assert sorted(number for _, number in fresh) == [1, 2]
    for place, one in fresh.items():
        assert (one is known.get(place)) == (one.number == 1)


def test_players_and_strangers_learn_nothing(desk: Desk) -> None:
    assert desk.enter("Ada").get("/changes").status_code == 404
    assert desk.app.test_client().get("/events/judge/nobody/changes").status_code == 404
