"""Rights of each role of the desk: every route, and everything that pages offer."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlmodel import select
from werkzeug.routing import Rule

from app.site.events.states import Action, allows
from app.tables import Entry, EventRole, EventState
from tests.site.events.conftest import Desk
from tests.site.events.desk_actions import LEGAL, hand_in
from tests.support.event_versions import version_of

HELPERS = (EventRole.SCOREKEEPER, EventRole.DECK_CHECKER, EventRole.READER)
OF_EVENT = "/events/<way>/<key>"
_STATED = re.compile(r"(?:reach|reached_with_pools|_limited)\(\s*way, key((?:,\s*Action\.\w+)*)")

STATED_ELSEWHERE = {
    "GET events.event": (Action.SEE_TABLE, Action.SEE_OWN),
    "GET events.own_qr": (Action.SEE_TABLE, Action.SEE_OWN),
    "GET events.check": (Action.SEE_TABLE,),
    "POST events.check": (Action.CHECK_DECK,),
    "POST events.move": (Action.CLOSE, Action.REOPEN, Action.START, Action.HALT,
                         Action.FINISH, Action.RESUME),
    "GET events.own_round": (Action.SEE_OWN,),
    "GET events.pool": (Action.SEE_OWN,),
    "POST events.own_round": (Action.REPORT,),
}  # fmt: skip
"""Routes whose action depends on the method or on the form."""

OF_A_PLAYER = {
    "GET": (Action.SEE_TABLE,),
    "POST": (Action.HAND_IN_FOR, Action.CHANGE_LATE),
}
"""Permissions that hand-ins and receipts of a player ask of the desk."""


def least(app: Flask, rule: Rule, method: str) -> tuple[Action, ...]:
    """The actions of which a route asks one, as its view states them."""
    name = f"{method} {rule.endpoint}"
    if name in STATED_ELSEWHERE:
        return STATED_ELSEWHERE[name]
    if re.search(r"events\.player(_hand_in|_receipt|_receipt_file|_versions)?$", rule.endpoint):
        return OF_A_PLAYER[method]
    if re.search(r"events\.own_(hand_in|receipt|receipt_file|versions)$", rule.endpoint):
        return (Action.SEE_OWN,)
    source = inspect.getsource(inspect.unwrap(app.view_functions[rule.endpoint]))
    stated = _STATED.search(source)
    names = re.findall(r"Action\.(\w+)", stated[1] if stated else "")
    assert names, f"{name} states no action"
    return tuple(Action[one] for one in names)


def routes(app: Flask) -> Iterator[tuple[Rule, str]]:
    for rule in app.url_map.iter_rules():
        if rule.rule.startswith(OF_EVENT):
            for method in sorted({*(rule.methods or ())} & {"GET", "POST"}):
                yield rule, method


@pytest.fixture
def started(desk: Desk) -> Desk:
    """An event with a list, closed or started; helpers have their links."""
    hand_in(desk.enter("Ada"), LEGAL)
    desk.enter("Ben")
    desk.move("close")
    desk.move("start")
    return desk


def address(rule: Rule, base: str, desk: Desk) -> str:
    filled = rule.rule.replace(OF_EVENT, base).replace("/players/<entry>", place_of_ada(desk))
    filled = filled.replace("<what>.<form>", "players.csv").replace("<form>", "csv")
    return re.sub(r"<[^>]+>", "1", filled)


def place_of_ada(desk: Desk) -> str:
    with desk.database.reading() as session:
        ada = session.exec(select(Entry).where(Entry.name == "Ada")).one()
    return f"/players/{ada.public_id}"


def version(desk: Desk) -> int:
    with desk.database.reading() as session:
        return version_of(session, desk.event.id or 0)


@pytest.mark.parametrize("role", HELPERS)
def test_a_route_that_a_role_may_not_use_is_not_there(started: Desk, role: EventRole) -> None:
    base = started.link(role)
    client, before = started.app.test_client(), version(started)
    for rule, method in routes(started.app):
        needed = least(started.app, rule, method)
        if not any(allows(EventState.STARTED, one, role) for one in needed):
            answer = client.open(address(rule, base, started), method=method)
            assert answer.status_code == 404, f"{role} {method} {rule.endpoint}"
    assert version(started) == before


def test_a_reader_changes_nothing(started: Desk) -> None:
    for rule, method in routes(started.app):
        if method == "POST":
            needed = least(started.app, rule, method)
            for state in EventState:
                assert not any(allows(state, one, EventRole.READER) for one in needed)


@pytest.mark.parametrize(
    ("role", "seen", "unseen"),
    [
        (EventRole.SCOREKEEPER, ["/rounds", "/log", "/print", "/roster"], ["/settings", "/links"]),
        (EventRole.DECK_CHECKER, ["/checks"], ["/log", "/print", "/roster", "/settings"]),
        (EventRole.READER, ["/log", "/rounds", "/checks"], ["/print", "/roster", "/settings"]),
    ],
)
def test_pages_offer_what_the_role_may_do(
    started: Desk, role: EventRole, seen: list[str], unseen: list[str]
) -> None:
    started.post("/rounds/pair", kind="swiss", minutes="50")
    base = started.link(role)
    client = started.app.test_client()
    desk_page = client.get(base).text
    assert all(f'href="{base}{place}"' in desk_page for place in seen)
    assert not any(f'href="{base}{place}"' in desk_page for place in unseen)
    for page in ("", "/rounds", "/standings", "/checks", "/penalties",
                 place_of_ada(started)):  # fmt: skip
        offered(started, client, role, f"{base}{page}")


def offered(desk: Desk, client: FlaskClient, role: EventRole, page: str) -> None:
    """Fail where a page offers a link that is not there, or a form that would be refused."""
    answer = client.get(page)
    assert answer.status_code == 200, page
    base = "/".join(page.split("/")[:4])
    for link in set(re.findall(rf'href="({base}[^"#?]*)', answer.text)):
        assert client.get(link).status_code != 404, f"{page} links to {link}"
    urls = desk.app.url_map.bind("localhost")
    for form in re.findall(r'<form[^>]*method="post"[^>]*>', answer.text):
        action = re.search(r'action="([^"?#]*)', form)
        target = action[1] if action else page.partition("?")[0]
        if target.startswith(base):
            rule, _ = urls.match(target, method="POST", return_rule=True)
            needed = least(desk.app, rule, "POST")
            assert any(allows(EventState.STARTED, one, role) for one in needed), f"{page}: {form}"


def test_who_did_something_is_logged_by_the_name_of_the_link(started: Desk) -> None:
    base = started.link("scorekeeper", "Sam")
    client = started.app.test_client()
    place = place_of_ada(started)
    assert client.post(f"{base}{place}/rename", data={"name": "Ada B."}).status_code == 303
    assert "Sam (scorekeeper)" in started.get("/log").text


def test_each_role_signs_as_what_it_is(started: Desk) -> None:
    checker = started.link(EventRole.DECK_CHECKER, "Dora")
    client = started.app.test_client()
    check = client.post(f"{checker}{place_of_ada(started)}/check").location
    assert "Dora (deck checker)" in started.get("/log").text
    client.post(check, data={"change": "rest"})
    client.post(check, data={"change": "finish"})
    assert "Dora (deck checker)" in client.get(check).text
    assert ",checker,Dora," in started.get("/log.csv").text
