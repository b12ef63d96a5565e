"""The desk tells players what to fix, and sees who has read it."""

from __future__ import annotations

import html
import re
from datetime import timedelta

import pytest
from sqlmodel import update

from app.site.accounts import store as accounts
from app.site.events import mail as mailing
from app.site.events.messages import LONGEST_MESSAGE, plain_message
from app.site.platform.workers.outbox import outbox_of
from app.tables import Delivery, utc_now
from tests.site.events.bulk.test_bulk import ids
from tests.site.events.conftest import PASSWORD, Desk, Player
from tests.site.events.desk_actions import LEGAL, hand_in, hand_in_with_open_line, log_of, names
from tests.support.mail import mail_box, mail_through, no_server, try_again

UNREADABLE = LEGAL.replace("4 Scout", "4 Scot the third")
ILLEGAL = LEGAL.replace("40 Rage", "20 Rage")


@pytest.fixture
def players(desk: Desk) -> dict[str, Player]:
    """One player with a legal list, one unreadable, one illegal, one without a list."""
    there = {name: desk.enter(name) for name in ("Ada", "Ben", "Cleo", "Dan")}
    hand_in(there["Ada"], LEGAL)
    hand_in_with_open_line(there["Ben"], UNREADABLE)
    hand_in(there["Cleo"], ILLEGAL, knowingly="yes")
    return there


def preview(desk: Desk) -> dict[str, str]:
    """The texts that are shown before everybody with a problem is told."""
    page = desk.post("/players/selected?show=problems", everyone="yes", do="message").text
    found = re.findall(r'name="(text-[\w-]+)"[^>]*>\n?(.*?)</textarea>', page, re.DOTALL)
    return {name: html.unescape(text) for name, text in found}


def tell_all(desk: Desk, **fields: str) -> str:
    texts = preview(desk)
    chosen = " ".join(name.removeprefix("text-") for name in texts)
    form = {"players": chosen, "do": "message", "sure": "yes", **texts, **fields}
    answer = desk.post("/players/selected?show=problems", **form)
    assert answer.status_code == 303
    return desk.client.get(answer.location).text


def test_each_player_with_a_problem_is_told_what_to_fix(
    desk: Desk, players: dict[str, Player]
) -> None:
    there = ids(desk)
    texts = preview(desk)
    assert set(texts) == {f"text-{there[name]}" for name in ("Ben", "Cleo", "Dan")}
    assert "- 4 Scot the third" in texts[f"text-{there['Ben']}"]
    assert "Your list is illegal" in texts[f"text-{there['Cleo']}"]
    assert "Your list is missing" in texts[f"text-{there['Dan']}"]
    assert all("Lists are accepted until" in text for text in texts.values())
    assert log_of(desk, "told") == []
    changed = {f"text-{there['Dan']}": "Dan, your list please"}
    assert "Message sent to 3 players." in tell_all(desk, **changed, shared="Round 1 is near.")
    page = players["Dan"].get().text
    assert "Round 1 is near.<br><br>Dan, your list please" in page
    assert "Scot the third" not in page
    assert "Messages from the desk" not in players["Ada"].get().text


def test_the_desk_sees_who_has_read_it(desk: Desk, players: dict[str, Player]) -> None:
    tell_all(desk)
    assert names(desk, "?show=unread") == ["Ben", "Cleo", "Dan"]
    assert "not read yet" in desk.get().text
    players["Ben"].get()
    assert names(desk, "?show=unread") == ["Ben", "Cleo", "Dan"]
    assert players["Ben"].post("/messages/read").status_code == 303
    assert names(desk, "?show=unread") == ["Cleo", "Dan"]
    assert "I have read this" not in players["Ben"].get().text
    assert len(log_of(desk, "told")) == 3


def test_a_message_without_a_text_is_not_sent(desk: Desk, players: dict[str, Player]) -> None:
    ada = ids(desk)["Ada"]
    form = {"players": ada, "do": "message", "sure": "yes", f"text-{ada}": " \u202e"}
    answer = desk.post("/players/selected", **form)
    assert answer.status_code == 422
    assert "The message is empty." in answer.text
    assert log_of(desk, "told") == []


def test_mail_goes_only_to_those_whose_address_is_known(desk: Desk) -> None:
    desk.post("/roster", roster="name,mail\nAda,ada@example.org\nBen,\n", do="add")
    assert (
        "This site cannot send email"
        in desk.post("/players/selected?show=problems", everyone="yes", do="message").text
    )
    tell_all(desk, mail="yes")
    assert 'class="small">emailed' not in desk.get().text
    with mail_box() as box:
        mails_go_to(desk, box.port)
        assert "Message sent to 2 players. 1 email on the way." in tell_all(desk, mail="yes")
        outbox_of(desk.app).wait()
    (mail,) = box.messages
    assert "\nTo: ada@example.org" in mail
    assert "Your list is missing" in mail
    assert 'class="small">emailed' in desk.get().text


def test_an_event_sends_so_many_mails_a_day(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.post("/roster", roster="name,mail\nAda,ada@example.org\nBen,ben@example.org\n", do="add")
    monkeypatch.setattr(mailing, "MOST_A_DAY", 3)
    with mail_box() as box:
        mails_go_to(desk, box.port)
        desk.post("/players/links", **{"as": "mail"})
        outbox_of(desk.app).wait()
        assert len(box.messages) == 2
        assert "this one has already sent 2." in tell_all(desk, mail="yes")
        assert (
            "this one has already sent 2."
            in desk.client.get(desk.post("/players/links", **{"as": "mail"}).location).text
        )
        outbox_of(desk.app).wait()
    assert len(box.messages) == 2
    assert log_of(desk, "told") == []


def mails_go_to(desk: Desk, port: int) -> None:
    """Let the site send its mail to this port, for an event that an account answers for."""
    mail_through(desk.app, port)
    if desk.event.owner_id is None:
        desk.change(owner_id=accounts.add_user(desk.database, "Org", PASSWORD).id)


def unsent_mails(desk: Desk) -> None:
    """A message and a link for Ada that could not be sent at the first attempt."""
    desk.post("/roster", roster="name,mail\nAda,ada@example.org\n", do="add")
    with no_server() as port:
        mails_go_to(desk, port)
        tell_all(desk, mail="yes")
        outbox_of(desk.app).wait()
        desk.post("/players/links", **{"as": "mail"})
        outbox_of(desk.app).wait()


def test_mail_that_does_not_leave_at_once_is_shown_and_sent_later(desk: Desk) -> None:
    unsent_mails(desk)
    page = desk.get().text
    assert "Email to 1 player could not be sent yet:" in page
    assert 'class="small">emailed' not in page
    with mail_box() as box:
        mails_go_to(desk, box.port)
        try_again(desk.app)
    assert len(box.messages) == 2
    page = desk.get().text
    assert "could not be sent" not in page
    assert 'class="small">emailed' in page


def test_mail_that_was_given_up_is_shown_and_sent_again(desk: Desk) -> None:
    unsent_mails(desk)
    its_time_has_passed(desk)
    page = desk.get().text
    assert "Email to 1 player could not be sent:" in page
    assert 'class="small">emailed' not in page
    with mail_box() as box:
        mails_go_to(desk, box.port)
        answer = desk.post("/messages/failed", do="again")
        assert "2 emails on the way again." in desk.client.get(answer.location).text
        outbox_of(desk.app).wait()
    told, linked = sorted(box.messages, key=lambda mail: "Subject: Your link" in mail)
    assert "Your list is missing" in told
    assert "https://threshold.example.org/events/player/" in linked
    page = desk.get().text
    assert "could not be sent" not in page
    assert 'class="small">emailed' in page


def its_time_has_passed(desk: Desk) -> None:
    with desk.database.writing() as session:
        session.exec(update(Delivery).values(until=utc_now() - timedelta(seconds=1)))
    try_again(desk.app)


@pytest.mark.parametrize("is_given_up", [True, False], ids=["given up", "tried again"])
def test_who_runs_the_desk_can_decide_not_to_send(desk: Desk, is_given_up: bool) -> None:
    unsent_mails(desk)
    if is_given_up:
        its_time_has_passed(desk)
    desk.post("/messages/failed", do="forget")
    assert "could not be sent" not in desk.get().text
    with mail_box() as box:
        mails_go_to(desk, box.port)
        try_again(desk.app)
    assert box.messages == []


def test_a_message_is_bounded_and_clean() -> None:
    assert plain_message("a\r\nb\u202e\0c  \n\n") == "a\nb  c"
    assert len(plain_message("x" * 9_000)) == LONGEST_MESSAGE
