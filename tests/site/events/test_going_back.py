"""A browser may show the answer to a form of the desk again, unless it is an account's page."""

from __future__ import annotations

from tests.site.events.conftest import PASSWORD, Desk, Player


def checked(player: Player) -> tuple[str, bool]:
    """The caching of the answer to "Only check", and True if it depends on the cookie."""
    answer = player.post("/hand-in", list="4 Scout", do="check")
    assert answer.status_code == 200
    return answer.headers["Cache-Control"], "Cookie" in answer.headers["Vary"]


def test_the_answer_to_a_form_of_a_link_may_be_shown_again_and_its_page_not(desk: Desk) -> None:
    ada = desk.enter("Ada")
    assert checked(ada) == ("private, no-cache", False)
    page = ada.get()
    assert page.headers["Cache-Control"] == "private, no-store"
    assert "Cookie" in page.headers["Vary"]
    refused = desk.post("/rounds/pair", kind="swiss", minutes="x")
    assert refused.headers["Cache-Control"] == "private, no-cache"


def test_no_answer_to_an_account_is_left_to_the_browser(desk: Desk) -> None:
    client = desk.app.test_client()
    client.post("/account/sign-up", data={"name": "Ada", "password": PASSWORD})
    entered = client.post(f"/events/view/{desk.event.public_id}", data={"name": "Ada"})
    ada = Player(client, entered.location)
    assert ada.base.startswith("/events/mine/")
    assert checked(ada) == ("private, no-store", True)
