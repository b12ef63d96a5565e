"""An event is made, reached by its links, and led from open to finished."""

from __future__ import annotations

import json
import re
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from flask import Flask

from app.site.events.states import MOVES, TABLE, Action, state_at
from app.site.events.times import deletion_problem
from app.site.purge import purge
from app.tables import EventRole, EventState, utc_now
from tests.site.events.conftest import PASSWORD, Desk, event_fields, make_event
from tests.site.events.desk_actions import LEGAL, versions


def test_an_event_is_made_without_an_account_and_reached_by_its_link(desk: Desk) -> None:
    assert desk.base.startswith("/events/organizer/")
    page = desk.app.test_client().get(desk.base).text
    assert "Sarcophyle Open" in page
    assert "18:00 CE" in page


def test_an_account_reaches_its_event_without_a_link(app: Flask) -> None:
    client = app.test_client()
    client.post("/account/sign-up", data={"name": "Ada", "password": PASSWORD})
    base = client.post("/events/new", data=event_fields()).location
    assert base.startswith("/events/own/")
    assert client.get(base).status_code == 200
    assert app.test_client().get(base).status_code == 404
    assert "Sarcophyle Open" in client.get("/events").text


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("name", "", "Enter the event&#39;s name."),
        ("time_zone", "Mars/Olympus", "There is no time zone"),
        ("ends_on", "2000-01-01", "The last day is before the first."),
        ("purge_on", "2000-01-01", "The deletion date must be in the future."),
        ("starts_on", "2020-01-01", "If left empty, it is 31 Jan 2020. The deletion date must"),
        ("deadline", "2020-01-01T18:00", "The deadline has already passed."),
        ("pool_kind", "sealed", "choose a limited format"),
        ("grace_seconds", "-1", "Up to a day"),
    ],
)
def test_what_is_wrong_with_an_event_stands_next_to_its_field(
    app: Flask, field: str, value: str, words: str
) -> None:
    answer = app.test_client().post("/events/new", data=event_fields(**{field: value}))
    assert answer.status_code == 400
    assert words in answer.text
    assert "Sarcophyle Open" in answer.text or field == "name"


def test_a_house_format_that_cannot_be_read_says_why(app: Flask) -> None:
    fields = event_fields(format="house", format_text='id = "h"\nbase = "open"')
    page = app.test_client().post("/events/new", data=fields).text
    assert "the format needs one of &#34;constructed&#34;, &#34;limited&#34;" in page


def test_a_deadline_that_clocks_skip_is_refused(app: Flask) -> None:
    fields = event_fields(deadline="2027-03-28T02:30", starts_on="2027-03-29")
    page = app.test_client().post("/events/new", data=fields).text
    assert "Clocks in Europe/Vienna skip 28 March 2027 02:30" in page


def test_links_are_made_withdrawn_and_replaced(desk: Desk) -> None:
    judge = desk.link("judge", "Judge 2")
    other = desk.app.test_client()
    assert other.get(judge).status_code == 200
    assert other.get(f"{judge}/links").status_code == 404
    number = re.findall(r'name="link" value="(\d+)"', desk.get("/links").text)[-1]
    assert desk.post("/links/withdraw", link=number, replace="yes").status_code == 303
    assert other.get(judge).status_code == 404
    fresh = re.search(r"/events/judge/[\w-]+", desk.get("/links").text)
    assert fresh
    assert other.get(fresh[0]).status_code == 200
    assert "/events/judge/" not in desk.get("/links").text


def test_an_organizer_who_replaces_the_own_link_goes_on_with_the_new_one(desk: Desk) -> None:
    number = re.findall(r'name="link" value="(\d+)"', desk.get("/links").text)[0]
    answer = desk.post("/links/withdraw", link=number, replace="yes")
    assert answer.location.startswith("/events/organizer/")
    assert answer.location != desk.base
    assert desk.client.get(answer.location).status_code == 200
    assert desk.get().status_code == 404


def own_link(desk: Desk) -> str:
    found = re.search(r'name="link" value="(\d+)"', desk.get("/links").text)
    assert found
    return found[1]


def test_the_last_organizer_link_is_never_withdrawn(desk: Desk) -> None:
    for sure in ("", "yes"):
        answer = desk.post("/links/withdraw", link=own_link(desk), sure=sure)
        assert answer.status_code == 303
        assert "This is the only organizer link" in desk.get("/links").text
    assert desk.get().status_code == 200


def test_an_organizer_is_asked_before_the_own_link_is_withdrawn(desk: Desk) -> None:
    other = desk.link("organizer", "Co-organizer")
    number = own_link(desk)
    asked = desk.post("/links/withdraw", link=number)
    assert asked.status_code == 200
    assert "Withdraw your own link" in asked.text
    assert desk.get().status_code == 200
    answer = desk.post("/links/withdraw", link=number, sure="yes")
    assert answer.location == "/events"
    assert desk.get().status_code == 404
    assert desk.app.test_client().get(other).status_code == 200


def test_an_account_that_owns_the_event_needs_no_organizer_link(desk: Desk) -> None:
    account = desk.app.test_client()
    account.post("/account/sign-up", data={"name": "Ada", "password": PASSWORD})
    desk.change(owner_id=1)
    base = f"/events/own/{desk.event.public_id}"
    number = own_link(desk)
    assert account.post(f"{base}/links/withdraw", data={"link": number}).status_code == 303
    assert desk.get().status_code == 404
    assert account.get(base).status_code == 200


def test_no_key_of_a_link_is_kept(desk: Desk) -> None:
    key = desk.base.rpartition("/")[2]
    with desk.database.engine.connect() as connection:
        rows = connection.exec_driver_sql("SELECT * FROM event_links").all()
    assert rows
    assert key not in str(rows)


def test_a_player_enters_by_the_code(desk: Desk) -> None:
    code = desk.event.code
    client = desk.app.test_client()
    there = client.get(f"/events?code={code.lower()}")
    assert there.location.endswith(f"/events/view/{desk.event.public_id}")
    answer = client.post(there.location, data={"name": "  Player   01 "})
    assert "Player 01" in client.get(answer.location).text
    again = client.post(there.location, data={"name": "player 01"})
    assert again.status_code == 400
    assert "There is already a player “Player 01”." in again.text


def test_nobody_enters_once_the_desk_is_closed(desk: Desk) -> None:
    desk.pass_deadline()
    client = desk.app.test_client()
    address = f"/events/view/{desk.event.public_id}"
    assert "Lists are no longer accepted" in client.get(address).text
    client.post(address, data={"name": "Latecomer"})
    assert "Latecomer" not in desk.get().text


def test_the_door_has_a_code_that_can_be_scanned(desk: Desk) -> None:
    answer = desk.client.get(f"/events/view/{desk.event.public_id}/qr.svg")
    assert answer.mimetype == "image/svg+xml"
    assert "style=" not in answer.text
    assert "<script" not in answer.text
    assert desk.event.code in desk.client.get(f"/events/view/{desk.event.public_id}/poster").text


def test_the_event_goes_from_open_to_finished_and_says_so_in_its_log(desk: Desk) -> None:
    for action in ("close", "start", "halt", "start", "finish", "resume", "finish"):
        desk.move(action)
    assert desk.event.state == EventState.FINISHED
    assert desk.post("/move", move="start").status_code == 404


def closings(desk: Desk) -> list[str]:
    """The names of those who closed the desk, by its log, oldest first."""
    log = json.loads(desk.get("/log.json").text)["log"]
    return [line["name"] for line in log if line["details"].get("after") == "closed"]


def test_the_log_says_that_the_deadline_closed_the_desk(desk: Desk) -> None:
    desk.pass_deadline()
    assert "Deadline (site)" in desk.get("/log").text
    assert closings(desk) == ["Deadline"]
    desk.move("start")
    assert closings(desk) == ["Deadline"]
    assert "started the event" in desk.get("/log").text
    desk.move("halt")
    desk.move("reopen", deadline="")
    desk.move("close")
    assert closings(desk) == ["Deadline", "Organizer", "Organizer"]


def test_a_closed_desk_opens_again_with_a_later_deadline_only(desk: Desk) -> None:
    desk.pass_deadline()
    desk.move("reopen", deadline="2020-01-01T10:00")
    assert state_at(desk.event, utc_now()) is EventState.CLOSED
    assert "has already passed" in desk.get().text
    desk.move("reopen", deadline="")
    assert state_at(desk.event, utc_now()) is EventState.OPEN


def test_an_open_desk_closes_by_itself_when_deadline_and_grace_are_over(desk: Desk) -> None:
    deadline = desk.event.deadline
    assert deadline is not None
    in_grace = deadline + timedelta(seconds=60)
    assert state_at(desk.event, in_grace) is EventState.OPEN
    assert state_at(desk.event, in_grace + timedelta(milliseconds=1)) is EventState.CLOSED


def test_pages_say_to_the_second_until_when_lists_are_taken(desk: Desk) -> None:
    deadline = utc_now().replace(second=25, microsecond=0) - timedelta(minutes=1)
    desk.change(deadline=deadline, grace_seconds=600, time_zone="UTC")
    player = desk.enter("Ada")
    end = f"{deadline + timedelta(seconds=600):%-d %b %Y %H:%M:%S} UTC"
    for page in (desk.get().text, player.get().text):
        assert f"Open until {end} , the end of the grace" in words_of(page)
    desk.change(grace_seconds=10)
    end = f"{deadline + timedelta(seconds=10):%-d %b %Y %H:%M:%S} UTC"
    assert f"Closed {end}" in words_of(player.get().text)


def words_of(page: str) -> str:
    """The words of a page, without its tags."""
    return " ".join(re.sub(r"<[^>]+>", " ", page).split())


@pytest.mark.parametrize("action", ["start", "finish"])
def test_a_clock_that_goes_back_opens_no_event_that_has_started(desk: Desk, action: str) -> None:
    player = desk.enter("Ada")
    for step in ("close", "start", "finish"):
        desk.move(step)
        if step == action:
            break
    ahead = utc_now() + timedelta(minutes=30)
    desk.change(deadline=ahead, closed_at=ahead)  # as if the clock had been ahead till now
    assert state_at(desk.event, utc_now()) is not EventState.OPEN
    assert player.post("/hand-in", list=LEGAL, do="hand_in").status_code in (409, 422)
    assert versions(desk) == []
    queued = ahead - timedelta(seconds=1)
    assert state_at(desk.event, queued, now=ahead + timedelta(seconds=9)) is EventState.OPEN


def test_what_came_in_before_a_closing_by_hand_is_in_time(desk: Desk) -> None:
    before = utc_now()
    desk.move("close")
    assert state_at(desk.event, before) is EventState.OPEN
    assert state_at(desk.event, utc_now()) is EventState.CLOSED
    desk.move("start")
    assert state_at(desk.event, before) is EventState.OPEN


def test_the_table_has_every_action_once_and_every_way_out_of_a_state() -> None:
    assert [row.action for row in TABLE] == list(dict.fromkeys(row.action for row in TABLE))
    assert {row.action for row in TABLE} == set(Action)
    for state in EventState:
        moves = [
            a
            for a in MOVES
            if EventRole.ORGANIZER in next(row for row in TABLE if row.action is a).who(state)
        ]
        assert moves, f"no way out of {state}"


def test_the_help_page_shows_the_table_of_states(desk: Desk) -> None:
    page = desk.client.get("/events/help").text
    for row in TABLE:
        assert row.words.replace("'", "&#39;") in page


def rows_left(desk: Desk) -> list[int | None]:
    tables = ("events", "event_links", "event_entries", "event_log")
    with desk.database.engine.connect() as connection:
        return [
            connection.exec_driver_sql(f"SELECT count(*) FROM {table}").scalar() for table in tables
        ]


def test_an_event_is_purged_on_its_day(desk: Desk) -> None:
    desk.enter("Player 01")
    desk.change(purge_on=utc_now().date())
    assert purge(desk.database).events == 1
    assert rows_left(desk) == [0, 0, 0, 0]


def test_an_event_whose_day_has_come_is_nowhere_shown_and_no_visit_deletes_it(desk: Desk) -> None:
    player = desk.enter("Player 01")
    public_id, code = desk.event.public_id, desk.event.code
    desk.get()
    before = rows_left(desk)
    desk.change(purge_on=utc_now().date())
    for address in (desk.base, player.base, f"/events/view/{public_id}"):
        assert desk.client.get(address).status_code == 404
    assert "Sarcophyle Open" not in desk.client.get("/events").text
    assert desk.client.get(f"/events?code={code}").location == "/events"
    make = desk.app.test_client().post("/events/new", data=event_fields())
    assert make.status_code == 303
    assert rows_left(desk)[0] == before[0] + 1  # type: ignore[operator]


def test_the_day_of_deletion_lies_after_today_the_last_day_and_the_deadline() -> None:
    def problem(purge_on: str, zone: str = "UTC", closes: datetime | None = None) -> str:
        day, last = date.fromisoformat(purge_on), date(2026, 11, 22)
        now = datetime(2026, 11, 20, 12, tzinfo=UTC)
        return deletion_problem(day, last, ZoneInfo(zone), closes, now)

    assert "must be in the future" in problem("2026-11-20")
    assert "before the event ends" in problem("2026-11-22")
    assert problem("2026-11-23") == problem("2026-11-23", "Europe/Vienna") == ""
    assert "before the event ends" in problem("2026-11-23", "America/Chicago")
    assert problem("2026-11-24", "America/Chicago") == ""
    closes = datetime(2026, 11, 25, 0, 0, 30, tzinfo=UTC)
    assert "before the deadline" in problem("2026-11-25", closes=closes)
    assert problem("2026-11-26", closes=closes) == ""


def test_a_wrong_year_in_the_settings_deletes_nothing(desk: Desk) -> None:
    desk.enter("Player 01")
    answer = desk.settings(**event_fields(starts_on="2020-11-22", ends_on="", purge_on=""))
    assert answer.status_code == 400
    assert "The deletion date must be in the future." in answer.text
    assert "Player 01" in desk.get().text


def test_a_deadline_that_passed_stays_when_something_else_is_changed(desk: Desk) -> None:
    desk.change(deadline=utc_now().replace(second=0, microsecond=0) - timedelta(hours=1))
    passed = desk.event.deadline
    assert passed
    shown = f"{passed.astimezone(ZoneInfo('Europe/Vienna')):%Y-%m-%dT%H:%M}"
    assert desk.settings(**event_fields(deadline=shown, place="Hall 2")).status_code == 303
    assert (desk.event.place, desk.event.deadline) == ("Hall 2", passed)
    refused = desk.settings(**event_fields(deadline="2020-01-01T10:00"))
    assert "The deadline has already passed." in refused.text


def test_settings_that_somebody_else_changed_meanwhile_are_not_overwritten(desk: Desk) -> None:
    seen = re.search(r'name="seen"[^>]* value="(\w+)"', desk.get("/settings").text)
    assert seen
    assert desk.settings(**event_fields(place="Hall A")).status_code == 303
    answer = desk.post("/settings", **event_fields(place="", grace_seconds="5", seen=seen[1]))
    assert answer.status_code == 409
    assert (desk.event.place, desk.event.grace_seconds) == ("Hall A", 60)
    told = words_of(answer.text)
    for words in ("nothing was saved", "Place Hall A empty", "Grace, in seconds 60 5"):
        assert words in told
    again = re.search(r'name="seen"[^>]* value="(\w+)"', answer.text)
    assert again
    fields = event_fields(place="Hall A", grace_seconds="5", seen=again[1])
    assert desk.post("/settings", **fields).status_code == 303
    assert (desk.event.place, desk.event.grace_seconds) == ("Hall A", 5)


def test_ends_of_lines_are_no_difference_between_settings(app: Flask) -> None:
    text = 'id = "club"\nbase = "constructed"\n'
    club = make_event(app, format="house", format_text=text)
    assert (
        club.settings(
            **event_fields(format="house", format_text=text.replace("\n", "\r\n"))
        ).status_code
        == 303
    )
    stale = event_fields(format="house", format_text=text, place="Hall A", seen="0")
    assert "House format" not in words_of(
        club.post("/settings", **stale).text.partition("Saved value")[2].partition("</table>")[0]
    )


def test_settings_without_what_was_seen_are_not_stored(desk: Desk) -> None:
    assert desk.post("/settings", **event_fields(place="Hall A")).status_code == 409
    assert desk.event.place == ""


def test_a_desk_does_not_open_again_beyond_its_deletion(desk: Desk) -> None:
    desk.pass_deadline()
    later = desk.event.purge_on + timedelta(days=1)
    desk.move("reopen", deadline=f"{later}T10:00")
    assert "before the new deadline" in desk.get().text
    assert state_at(desk.event, utc_now()) is EventState.CLOSED


def test_not_there_and_not_yours_look_the_same(desk: Desk) -> None:
    player = desk.enter("Player 01")
    player.get()  # Here the word of welcome is shown, once.
    nowhere = player.client.get("/events/organizer/AAAA")
    yours = player.get("/links")
    assert nowhere.status_code == yours.status_code == 404
    strip = re.compile(r'value="[^"]*"')
    assert strip.sub("", nowhere.text) == strip.sub("", yours.text)
    assert make_event(desk.app).base != desk.base


def test_who_scans_the_code_again_is_led_to_the_own_page(desk: Desk) -> None:
    join_url = f"/events/view/{desk.event.public_id}"
    entered = desk.app.test_client()
    own = entered.post(join_url, data={"name": "Ada"}).location
    page = entered.get(own).text
    assert "The address of this page is your personal link" in page
    again = entered.get(join_url).text
    assert f'href="{own}"' in again
    assert "You have joined as <b>Ada</b>." in again
    assert "Join as somebody else" in again
    assert own not in desk.app.test_client().get(join_url).text


def test_who_runs_an_event_gets_from_its_public_page_to_the_desk(desk: Desk) -> None:
    desk.get()
    page = desk.client.get(f"/events/view/{desk.event.public_id}").text
    assert f'href="{desk.base}">Registration desk' in page


def test_a_player_without_a_list_meets_the_form_first(desk: Desk) -> None:
    player = desk.enter("Ada")
    page = player.get().text
    assert page.index('name="list"') < page.index("Nothing handed in yet")
    player.post("/hand-in", list=LEGAL, do="hand_in")
    stands = player.get().text
    assert stands.index("version 1, current") < stands.index('name="list"')


def test_an_event_is_copied_as_the_start_of_the_next(desk: Desk) -> None:
    desk.enter("Zoe Quux")
    asked = [{"key": "q1", "kind": "text", "text": "Club?", "choices": [], "required": False}]
    entry = {"entry_mode": "approval", "most_players": 24, "has_check_in": True}
    desk.change(**entry, questions=asked)
    page = desk.get("/copy").text
    assert f'value="{desk.event.starts_on + timedelta(days=7)}"' in page
    assert 'value="Sarcophyle Open"' in page
    assert "Zoe Quux" not in page
    judge = desk.link("judge", "Judge 1")
    assert desk.client.get(f"{judge}/copy").status_code == 404
    answer = desk.post("/copy", **event_fields(name="The next one"))
    assert answer.status_code == 303
    made = desk.event
    assert made.name == "The next one"
    assert made.questions == asked
    assert {name: getattr(made, name) for name in entry} == entry
