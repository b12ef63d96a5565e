"""A list that comes late is kept for a judge, and nothing a player sent is ever lost."""

from __future__ import annotations

import html
import json
import re
from datetime import timedelta

import pytest
from sqlmodel import select
from werkzeug.test import TestResponse

from app.site.platform.request.incoming import RECEIVED
from app.tables import HandIn, LateOffer, LogEntry, utc_now
from tests.site.events.conftest import PASSWORD, Desk, Player
from tests.site.events.desk_actions import BANS, LEGAL, entry, hand_in, names, versions

OTHER = LEGAL.replace("4 Scout", "4 Gnat")
ILLEGAL = LEGAL.replace("4 Scout", "5 Scout")


@pytest.fixture
def ada(desk: Desk) -> Player:
    """A player with a legal list; the desk closes at once, with 30 seconds of grace."""
    player = desk.enter("Ada")
    hand_in(player)
    deadline = utc_now().replace(microsecond=0) - timedelta(minutes=5)
    desk.change(deadline=deadline, grace_seconds=30, time_zone="UTC")
    return player


def send_late(desk: Desk, player: Player, text: str = OTHER, **fields: str) -> TestResponse:
    """Send a list 21 milliseconds after the end of the grace."""
    assert desk.event.deadline
    moment = desk.event.deadline + timedelta(seconds=30, milliseconds=21)
    return player.client.post(
        f"{player.base}/hand-in",
        data={"list": text, "do": "hand_in", **fields},
        environ_overrides={RECEIVED: moment},
    )


def offers(desk: Desk) -> list[LateOffer]:
    with desk.database.reading() as session:
        return list(session.exec(select(LateOffer).order_by(LateOffer.id)))  # type: ignore[arg-type]


def place(desk: Desk) -> str:
    return f"/players/{entry(desk).public_id}"


def actions(desk: Desk) -> list[str]:
    with desk.database.reading() as session:
        return [line.action for line in session.exec(select(LogEntry))]


@pytest.mark.parametrize("text", [OTHER, ILLEGAL, LEGAL + "3 Nothing\n"])
def test_a_late_list_stays_on_the_page_and_is_kept_for_a_judge(
    desk: Desk, ada: Player, text: str
) -> None:
    answer = send_late(desk, ada, text)
    assert answer.status_code == 409
    limit = desk.event.deadline + timedelta(seconds=30)  # type: ignore[operator]
    assert f"Received {limit:%-d %b %Y %H:%M:%S}.021 UTC." in answer.text
    assert f"Lists were accepted until {limit:%H:%M:%S}.000" in answer.text
    assert "It was kept for a judge" in answer.text
    box = answer.text.partition("<textarea")[2].partition(">")[2].partition("</textarea>")[0]
    assert html.unescape(box).strip() == text.strip()
    (offer,) = offers(desk)
    assert offer.received_at == limit + timedelta(milliseconds=21)
    assert (offer.by_name, offer.source) == ("Ada", "pasted")
    assert [one.number for one in versions(desk)] == [1]
    assert "Late list" in ada.get().text


def test_a_late_list_marks_its_row_until_it_is_answered(desk: Desk, ada: Player) -> None:
    send_late(desk, ada)
    page = desk.get().text
    for words in ("another list sent in late", "Late list", "Accept this list", "4 → 0"):
        assert words in page
    assert names(desk, "?show=problems") == names(desk, "?show=late") == ["Ada"]
    desk.post(f"{place(desk)}/late/{offers(desk)[0].id}", answer="decline")
    assert names(desk, "?show=problems") == names(desk, "?show=late") == []
    assert actions(desk)[-1] == "late_declined"
    assert [one.number for one in versions(desk)] == [1]


def test_a_judge_takes_a_late_list_with_one_press_and_a_reason(desk: Desk, ada: Player) -> None:
    send_late(desk, ada)
    judge = Player(desk.app.test_client(), desk.link("judge", "Judge 2"))
    (offer,) = offers(desk)
    refused = judge.post(f"{place(desk)}/late/{offer.id}", answer="take", reason=" ")
    assert "needs a reason" in judge.client.get(refused.location).text
    judge.post(f"{place(desk)}/late/{offer.id}", answer="take", reason="network was down")
    late = versions(desk)[-1]
    assert (late.received_at, late.by_kind, late.by_name) == (offer.received_at, "player", "Ada")
    assert (late.revision, late.revised_by_name) == ("late_taken", "Judge 2")
    assert (late.reason, late.is_late, late.verdict) == ("network was down", True, "legal")
    assert (entry(desk).standing, entry(desk).accepted) == (2, 2)
    assert (offers(desk)[0].taken_as, offers(desk)[0].answered_by_name) == (2, "Judge 2")
    receipt = ada.get("/receipt/2").text
    assert "accepted although it was late" in receipt
    assert "network was down" in receipt
    assert actions(desk)[-1] == "late_taken"
    again = judge.post(f"{place(desk)}/late/{offer.id}", answer="take", reason="r")
    assert "already accepted or declined" in judge.client.get(again.location).text


def test_a_judge_settles_the_open_lines_of_a_late_list_in_the_form(desk: Desk, ada: Player) -> None:
    send_late(desk, ada, OTHER + "3 Nothing\n")
    (offer,) = offers(desk)
    link = f"{place(desk)}?offer={offer.id}"
    assert f'href="{desk.base}{link}#list"' in desk.get(place(desk)).text
    refused = desk.post(f"{place(desk)}/late/{offer.id}", answer="take", reason="r")
    assert (
        "Some lines are not understood" in desk.get(refused.location.removeprefix(desk.base)).text
    )
    box = desk.get(link).text.partition("<textarea")[2].partition(">")[2]
    text = html.unescape(box.partition("</textarea>")[0])
    assert "3 Nothing" in text
    form = {"list": text, "reason": "network was down", "seen": 1}
    checked = desk.post(f"{place(desk)}/hand-in", **form, **{"line-all": "-"}).text
    box = checked.partition("<textarea")[2].partition(">")[2]
    settled = form | {"list": html.unescape(box.partition("</textarea>")[0]), "do": "hand_in"}
    assert desk.post(f"{place(desk)}/hand-in", **settled).status_code == 303
    late = versions(desk)[-1]
    assert (late.verdict, late.report["not_cards"]) == ("legal", ["3 Nothing"])


def test_a_late_list_is_judged_by_what_counts_when_it_is_taken(desk: Desk, ada: Player) -> None:
    send_late(desk, ada, LEGAL.replace("40 Rage", "41 Rage"))
    desk.change(edition="basic1e", format="constructed")
    (offer,) = offers(desk)
    desk.post(f"{place(desk)}/late/{offer.id}", answer="take", reason="r")
    assert versions(desk)[-1].stamp["edition"] == "basic1e"


def test_a_late_list_is_shown_as_it_would_be_judged_now(desk: Desk, ada: Player) -> None:
    send_late(desk, ada)
    desk.change(format="house", format_text=BANS.replace("Scout", "Gnat"))
    for page in (desk.get().text, desk.get(place(desk)).text, ada.get().text):
        panel = page.partition("Late list")[2].partition("The list as received")[0]
        assert "stamp illegal" in panel


def test_a_player_without_a_list_is_found_by_the_late_one(desk: Desk) -> None:
    player = desk.enter("Ben")
    desk.change(deadline=utc_now() - timedelta(minutes=5), grace_seconds=30)
    send_late(desk, player, ILLEGAL)
    page = desk.get("?show=missing").text
    assert "sent in late" in page
    desk.post(f"{place(desk)}/late/{offers(desk)[0].id}", answer="take", reason="late train")
    assert versions(desk)[0].verdict == "illegal"
    assert names(desk, "?show=missing") == []


def test_the_list_that_stands_already_is_not_offered(desk: Desk, ada: Player) -> None:
    answer = send_late(desk, ada, LEGAL)
    assert answer.location.endswith("/receipt/1")
    assert offers(desk) == []


def test_the_same_late_list_is_kept_once_and_only_so_many_wait(desk: Desk, ada: Player) -> None:
    for _ in range(2):
        send_late(desk, ada)
    assert len(offers(desk)) == 1
    for more in range(1, 7):
        text = LEGAL.replace("40 Rage", f"{40 + more} Rage")
        answer = send_late(desk, ada, text)
    assert len(offers(desk)) == 5
    assert "You already have too many late lists waiting" in answer.text
    assert "46 Rage" in answer.text


def test_nothing_is_kept_once_the_event_is_finished_but_the_text_stays(
    desk: Desk, ada: Player
) -> None:
    for action in ("start", "finish"):
        desk.move(action)
    answer = send_late(desk, ada)
    assert answer.status_code == 422
    assert "The event is finished" in answer.text
    assert "4 Gnat" in answer.text
    assert offers(desk) == []


def test_only_the_desk_answers_late_lists(desk: Desk, ada: Player) -> None:
    send_late(desk, ada)
    number = offers(desk)[0].id
    assert ada.post(f"/late/{number}", answer="take", reason="r").status_code in (404, 405)
    answer = desk.post(f"{place(desk)}/late/{number + 1}", answer="take", reason="r")  # type: ignore[operator]
    assert "already accepted or declined" in desk.client.get(answer.location).text


def test_a_late_list_belongs_to_the_players_account_and_goes_with_the_event(desk: Desk) -> None:
    client = desk.app.test_client()
    client.post("/account/sign-up", data={"name": "Ada", "password": PASSWORD})
    entered = client.post(f"/events/view/{desk.event.public_id}", data={"name": "Ada"})
    player = Player(client, entered.location)
    desk.change(deadline=utc_now() - timedelta(minutes=5), grace_seconds=30)
    send_late(desk, player)
    kept = json.loads(client.get("/account/export").text)
    assert "4 Gnat" in kept["event_late_offers"][0]["list_text"]
    desk.post("/purge", name=desk.event.name)
    assert offers(desk) == []


def test_a_check_after_the_deadline_keeps_the_text(desk: Desk, ada: Player) -> None:
    answer = ada.post("/hand-in", list=OTHER, do="check")
    assert "4 Gnat" in answer.text
    assert "Your list, not handed in" in answer.text


def test_a_list_from_another_device_is_not_replaced_unseen(desk: Desk) -> None:
    player = desk.enter("Ada")
    hand_in(player)
    answer = player.post("/hand-in", list=OTHER, do="hand_in", seen="0")
    assert answer.status_code == 409
    assert "Version 1 came in" in answer.text
    assert "ago from another device or tab; nothing was saved." in answer.text
    assert "What your list would change" in answer.text
    assert "4 → 0" in answer.text
    assert "4 Gnat" in answer.text
    assert [one.number for one in versions(desk)] == [1]
    assert 'name="seen" value="1"' in answer.text
    assert player.post("/hand-in", list=OTHER, do="hand_in", seen="1").status_code == 303


def test_a_page_about_something_else_does_not_make_a_newer_list_seen(desk: Desk) -> None:
    player = desk.enter("Ada")
    hand_in(player)
    for fields in ({"do": "check"}, {"do": "hand_in"}):
        answer = player.post("/hand-in", list=ILLEGAL, seen="0", **fields)
        assert 'name="seen" value="0"' in answer.text
    answer = player.post("/hand-in", list=ILLEGAL, seen="0", do="hand_in", knowingly="yes")
    assert answer.status_code == 409
    assert 'name="seen" value="1"' in answer.text


def test_a_list_of_a_judge_is_not_replaced_unseen_either(desk: Desk) -> None:
    player = desk.enter("Ada")
    judge = Player(desk.app.test_client(), desk.link("judge", "Judge 2"))
    judge.post(f"{place(desk)}/hand-in", list=LEGAL, do="hand_in", seen="0")
    answer = player.post("/hand-in", list=OTHER, do="hand_in", seen="0")
    assert "ago from Judge 2; nothing was saved." in answer.text


def test_two_presses_of_one_form_are_one_version(desk: Desk) -> None:
    player = desk.enter("Ada")
    for _ in range(2):
        assert player.post("/hand-in", list=LEGAL, do="hand_in", seen="0").status_code == 303
    assert [one.number for one in versions(desk)] == [1]


def test_checking_all_again_is_no_list_from_another_device(desk: Desk) -> None:
    player = desk.enter("Ada")
    hand_in(player)
    with desk.database.writing() as session:
        there = session.get_one(type(entry(desk)), entry(desk).id)
        old = session.exec(select(HandIn)).one()
        kept = old.model_dump(exclude={"id", "number", "repeats"})
        session.add(HandIn(**kept, number=2, repeats=1))
        there.standing = there.accepted = 2
        session.add(there)
    assert player.post("/hand-in", list=OTHER, do="hand_in", seen="1").status_code == 303


def test_the_form_goes_when_the_last_version_is_used(desk: Desk) -> None:
    desk.change(most_versions=1)
    player = desk.enter("Ada")
    hand_in(player)
    page = player.get().text
    assert "This was your last version. See a judge for changes." in page
    assert 'name="do"' not in page
    refused = player.post("/hand-in", list=OTHER, do="hand_in")
    assert refused.status_code == 422
    assert "4 Gnat" in refused.text


def test_where_a_second_person_is_asked_for_nobody_accepts_an_own_change(desk: Desk) -> None:
    hand_in(desk.enter("Ada"))
    desk.pass_deadline()
    desk.change(needs_second_person=True)
    desk.post(f"{place(desk)}/hand-in", list=OTHER, do="hand_in", reason="wrong count")
    page = desk.get(place(desk)).text
    assert "Someone else has to accept it:" in page
    assert 'value="accept"' not in page
    desk.post(f"{place(desk)}/answer", version=2, answer="accept")
    assert names(desk, "?show=late") == ["Ada"]
    judge, client = desk.link("judge"), desk.app.test_client()
    assert 'value="accept"' in client.get(f"{judge}{place(desk)}").text
    client.post(f"{judge}{place(desk)}/answer", data={"version": 2, "answer": "accept"})
    assert names(desk, "?show=late") == []


def test_a_judge_replaces_the_link_of_a_player_who_lost_it(desk: Desk) -> None:
    ada = desk.enter("Ada")
    judge, client = desk.link("judge"), desk.app.test_client()
    page = client.post(f"{judge}{place(desk)}/link").text
    made = re.search(r"/events/player/[\w-]+", page)
    assert made
    assert "QR code of the link" in page
    assert desk.app.test_client().get(made[0]).status_code == 200
    assert ada.get().status_code == 404


def test_a_legal_list_that_was_only_checked_has_its_button_under_the_verdict(desk: Desk) -> None:
    ada = desk.enter("Ada")
    page = ada.post("/hand-in", list=LEGAL, do="check").text
    assert page.index("Hand in this list") < page.index('name="list"')
    assert "Hand in this list" not in ada.post("/hand-in", list=ILLEGAL, do="check").text
