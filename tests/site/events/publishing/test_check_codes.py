"""A code is shown before lists are published, reveals nothing, and is proved afterwards."""

from __future__ import annotations

import html
import re

import pytest
from flask import Flask

from app.games.tabletop.decklists.decklist import short_hash
from app.site.events.check_codes import check_code, full_code
from tests.site.events.conftest import Desk, Player, make_event
from tests.site.events.desk_actions import LEGAL, hand_in, versions

OTHER = LEGAL.replace("4 Scout", "4 Gnat")


@pytest.fixture
def desk(app: Flask) -> Desk:
    """An event that will publish its lists."""
    return make_event(app, opens_lists="y")


@pytest.fixture
def ada(desk: Desk) -> Player:
    """A player whose first list was replaced by another one."""
    player = desk.enter("Ada")
    hand_in(player, OTHER)
    hand_in(player, LEGAL)
    return player


def code_on(receipt: str) -> str:
    found = re.search(r"Public check code.*?([0-9A-Z]{4}-[0-9A-Z]{4})", receipt, re.S)
    assert found
    return found[1]


def publish(desk: Desk) -> str:
    """Publish the lists; the address of the only one."""
    for action in ("close", "start", "finish"):
        desk.move(action)
    desk.post("/publish", sure="yes")
    public = f"/events/view/{desk.event.public_id}/lists"
    found = re.search(rf"{public}/[\w-]+", desk.client.get(public).text)
    assert found
    return found[0]


def test_a_code_tells_nothing_of_the_list_and_belongs_to_one_event(desk: Desk, ada: Player) -> None:
    stored = versions(desk)[-1]
    assert stored.hash
    code = check_code(desk.event, stored.hash)
    assert code != short_hash(stored.hash)
    assert code != check_code(make_event(desk.app).event, stored.hash)


def test_a_receipt_shows_the_same_code_before_and_after_publishing(desk: Desk, ada: Player) -> None:
    before = code_on(ada.get("/receipt/2").text)
    publish(desk)
    assert code_on(ada.get("/receipt/2").text) == before


def test_whoever_noted_a_code_checks_it_on_the_page_of_the_list(desk: Desk, ada: Player) -> None:
    noted = code_on(ada.get("/receipt/2").text)
    page = publish(desk)
    visitor = desk.app.test_client()
    for written in (noted, noted.lower().replace("-", " "), noted.replace("0", "O")):
        answer = visitor.get(page, query_string={"code": written}).text
        assert f"{noted} is the code of the list shown here." in answer
    stored = versions(desk)[-1]
    assert stored.hash
    long = full_code(desk.event, stored.hash)
    assert f"{long} is the code of the list" in visitor.get(f"{page}?code={long}").text


def test_a_code_of_a_list_that_was_replaced_says_so(desk: Desk, ada: Player) -> None:
    noted = code_on(ada.get("/receipt/1").text)
    answer = desk.app.test_client().get(f"{publish(desk)}?code={noted}").text
    assert f"{noted} is the code of version 1, received" in answer
    assert "the list shown here is another one" in answer


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ("0000-0000", "No version of this player's list has the code 0000-0000."),
        ("nonsense!", "“nonsense!” is not a check code."),
        ("<b>", "“<b>” is not a check code."),
    ],
)
def test_another_code_is_answered_with_what_to_do(
    desk: Desk, ada: Player, written: str, words: str
) -> None:
    answer = desk.app.test_client().get(publish(desk), query_string={"code": written}).text
    assert words in html.unescape(answer)
    assert "<b>”" not in answer


def test_the_secret_is_published_with_the_lists_and_not_before(desk: Desk, ada: Player) -> None:
    secret = desk.event.secret
    pages = [desk.get(), ada.get("/receipt/2"), desk.post("/export/everything.json")]
    assert all(secret not in page.text for page in pages)
    page = desk.app.test_client().get(publish(desk)).text
    assert secret in page
    assert str(versions(desk)[-1].hash) in page
    assert desk.post("/export/everything.json").json["check_code_secret"] == secret


def test_anybody_can_make_the_code_again_as_the_help_page_says(desk: Desk, ada: Player) -> None:
    page = desk.client.get("/events/help").text.partition('id="code"')[2]
    written = html.unescape(page.partition("<pre><code>")[2].partition("</code>")[0])
    made: dict[str, object] = {}
    exec(written, made)
    stored = versions(desk)[-1]
    again = made["check_code"](desk.event.secret, stored.hash)  # type: ignore[operator]
    assert again == code_on(ada.get("/receipt/2").text).replace("-", "")


def test_where_lists_stay_private_there_is_no_code_that_nobody_could_check(app: Flask) -> None:
    private = make_event(app)
    player = private.enter("Ada")
    assert "Public check code" not in player.client.get(hand_in(player)).text
