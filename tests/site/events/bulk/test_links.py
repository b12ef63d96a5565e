"""Personal links of players are made together, and handed over on paper, as a table or by mail."""

from __future__ import annotations

import csv
import io
import re

from app.site.accounts import store as accounts
from app.site.platform.workers.outbox import outbox_of
from tests.site.events.bulk.test_bulk import add
from tests.site.events.conftest import PASSWORD, Desk
from tests.site.events.desk_actions import log_of
from tests.support.mail import mail_box, mail_through


def table(desk: Desk, **fields: str) -> dict[str, str]:
    """The links that are made, by player, without the site's address."""
    answer = desk.post("/players/links", **{"as": "csv", **fields})
    assert answer.status_code == 200
    rows = csv.DictReader(io.StringIO(answer.text))
    return {row["Player"]: re.sub(r"^.*(/events/)", r"\1", row["Link"]) for row in rows}


def test_each_player_gets_a_link_to_the_own_page_and_the_log_says_it_once(desk: Desk) -> None:
    add(desk, "Ada", "Ben")
    links = table(desk, new="yes")
    assert set(links) == {"Ada", "Ben"}
    for name, link in links.items():
        assert f"<title>{name}" in desk.app.test_client().get(link).text
    assert [line.details["players"] for line in log_of(desk, "links_made")] == [2]
    assert [line.entry_id for line in log_of(desk, "link_made")] == [None]


def test_who_has_a_link_gets_no_second_one_unless_it_is_asked_for(desk: Desk) -> None:
    desk.enter("Cleo")
    there = add(desk, "Ada")
    first = table(desk, new="yes")
    assert set(first) == {"Ada"}
    second = table(desk, players=there["Ada"])
    assert desk.app.test_client().get(first["Ada"]).status_code == 200
    third = table(desk, players=there["Ada"], ends="yes")
    assert desk.app.test_client().get(first["Ada"]).status_code == 404
    assert desk.app.test_client().get(second["Ada"]).status_code == 404
    assert desk.app.test_client().get(third["Ada"]).status_code == 200


def test_the_sheet_has_a_qr_code_for_each_player(desk: Desk) -> None:
    there = add(desk, "Ada", "Ben", "<b>Cleo")
    chosen = [there["Ada"], there["<b>Cleo"]]
    assert (
        "Personal links for 2 players"
        in desk.post("/players/selected", player=chosen, do="links").text
    )
    page = desk.post("/players/links", players=" ".join(chosen), **{"as": "sheet"}).text
    assert page.count("<svg xmlns") + page.count('class="segno"') >= 2
    assert "QR code of Ada’s link" in page
    assert "&lt;b&gt;Cleo" in page
    assert "Ben’s" not in page


def test_without_a_mail_server_or_an_owner_no_mail_is_offered(desk: Desk) -> None:
    desk.post("/roster", roster="name,mail\nAda,ada@example.org\n", do="add")
    assert "This site cannot send email" in desk.get("/links").text
    answer = desk.post("/players/links", **{"as": "mail"})
    assert "This site cannot send email" in desk.client.get(answer.location).text
    assert log_of(desk, "links_made") == []


def test_mail_goes_to_players_whose_address_is_known(desk: Desk) -> None:
    desk.post("/roster", roster="name,mail\nAda,ada@example.org\nBen,\n", do="add")
    desk.change(owner_id=accounts.add_user(desk.database, "Org", PASSWORD).id)
    with mail_box() as box:
        mail_through(desk.app, box.port)
        desk.post("/players/links", **{"as": "mail"})
        outbox_of(desk.app).wait()
    (mail,) = box.messages
    assert "\nTo: ada@example.org" in mail
    link = re.search(r"/events/player/[\w-]+", mail)
    assert link
    assert desk.app.test_client().get(link[0]).status_code == 200


def test_a_judge_makes_no_links(desk: Desk) -> None:
    there = add(desk, "Ada")
    judge = desk.link("judge")
    client = desk.app.test_client()
    assert client.post(f"{judge}/players/links", data={"as": "csv"}).status_code == 404
    fields = {"player": there["Ada"], "do": "links"}
    assert client.post(f"{judge}/players/selected", data=fields).status_code == 404
