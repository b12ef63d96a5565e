"""Signing up, in and out in the browser."""

import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.site.accounts.guesses import FREE
from app.tables import Database, User

PASSWORD = "four staples of rage"


def sign_up(client: FlaskClient, name: str = "Ada") -> None:
    answer = client.post("/account/sign-up", data={"name": name, "password": PASSWORD})
    assert answer.status_code == 303


def sign_in(client: FlaskClient, password: str = PASSWORD, name: str = "Ada") -> int:
    return client.post("/account/sign-in", data={"name": name, "password": password}).status_code


def is_signed_in(client: FlaskClient) -> bool:
    return client.get("/account").status_code == 200


def test_who_signs_up_is_signed_in(client: FlaskClient) -> None:
    sign_up(client)
    assert "Ada" in client.get("/account").text


def test_who_is_not_signed_in_is_asked_to_and_comes_back(client: FlaskClient, app: Flask) -> None:
    sign_up(app.test_client())
    answer = client.get("/account/password")
    assert answer.location == "/account/sign-in?next=/account/password"
    page = client.get(answer.location).text
    assert 'name="next" value="/account/password"' in page
    answer = client.post(
        "/account/sign-in",
        data={"name": "Ada", "password": PASSWORD, "next": "/account/password"},
    )
    assert answer.location == "/account/password"


@pytest.mark.parametrize("elsewhere", ["https://example.org/", "//example.org", "/\\example.org"])
def test_signing_in_leads_to_pages_of_this_site_only(client: FlaskClient, elsewhere: str) -> None:
    sign_up(client)
    client.post("/account/sign-out")
    answer = client.post(
        "/account/sign-in", data={"name": "Ada", "password": PASSWORD, "next": elsewhere}
    )
    assert answer.location == "/account"


def test_signing_out_ends_the_session(client: FlaskClient) -> None:
    sign_up(client)
    client.post("/account/sign-out")
    assert not is_signed_in(client)


def test_a_session_copied_before_signing_out_is_worth_nothing(app: Flask) -> None:
    thief, owner = app.test_client(), app.test_client()
    sign_up(owner)
    cookie = owner.get_cookie("threshold")
    assert cookie is not None
    owner.post("/account/sign-out")
    thief.set_cookie("threshold", cookie.value)
    assert not is_signed_in(thief)


def test_devices_are_listed_and_can_be_signed_out_one_by_one(app: Flask) -> None:
    here, there, stranger = app.test_client(), app.test_client(), app.test_client()
    sign_up(here)
    assert sign_in(there) == 303
    sign_up(stranger, "Ben")
    page = here.get("/account").text
    other = re.findall(r"/account/sessions/(\d+)/end", page)
    assert len(other) == 1, "this device is signed out by its own button"
    assert stranger.post(f"/account/sessions/{other[0]}/end").status_code == 404
    assert here.post(f"/account/sessions/{other[0]}/end").status_code == 303
    assert is_signed_in(here)
    assert not is_signed_in(there)


def test_signing_in_renews_the_token_of_forms(app: Flask) -> None:
    client = app.test_client()
    client.get("/account/sign-up")
    with client.session_transaction() as before:
        token = before.get("csrf_token")
    sign_up(client)
    client.get("/account")
    with client.session_transaction() as after:
        assert after.get("csrf_token") != token


def test_pages_of_accounts_are_not_stored_by_browsers(client: FlaskClient) -> None:
    assert client.get("/account/sign-in").headers["Cache-Control"] == "private, no-cache"
    sign_up(client)
    assert client.get("/account").headers["Cache-Control"] == "private, no-store"


def test_over_https_the_cookie_belongs_to_this_host_alone(app: Flask) -> None:
    client = app.test_client()
    answer = client.get("/", base_url="https://localhost")
    cookie = answer.headers["Set-Cookie"]
    assert cookie.startswith("__Host-threshold=")
    assert "; Secure; " in cookie
    assert "Path=/" in cookie
    assert "Domain" not in cookie


def test_what_a_visitor_had_before_the_prefix_is_kept_and_a_sign_in_is_not(app: Flask) -> None:
    client = app.test_client()
    with client.session_transaction() as before:
        before["theme"], before["session"] = "night", "somebody's key"
    client.get("/", base_url="https://localhost")
    with client.session_transaction(base_url="https://localhost") as after:
        assert (after.get("theme"), after.get("session")) == ("night", None)


def test_signing_out_everywhere_ends_the_other_sessions_only(app: Flask) -> None:
    here, there = app.test_client(), app.test_client()
    sign_up(here)
    assert sign_in(there) == 303
    here.post("/account/sign-out-everywhere")
    assert is_signed_in(here)
    assert not is_signed_in(there)


def test_a_session_copied_before_signing_out_everywhere_is_worth_nothing(app: Flask) -> None:
    thief, owner = app.test_client(), app.test_client()
    sign_up(owner)
    cookie = owner.get_cookie("threshold")
    assert cookie is not None
    thief.set_cookie("threshold", cookie.value)
    assert is_signed_in(thief)
    owner.post("/account/sign-out-everywhere")
    thief.set_cookie("threshold", cookie.value)
    assert not is_signed_in(thief)


def test_a_changed_password_signs_out_elsewhere_and_keeps_this_session(app: Flask) -> None:
    here, there = app.test_client(), app.test_client()
    sign_up(here)
    sign_in(there)
    answer = here.post(
        "/account/password", data={"old": PASSWORD, "password": "three staples of greed"}
    )
    assert answer.status_code == 303
    assert is_signed_in(here)
    assert not is_signed_in(there)
    assert sign_in(there) == 400
    assert sign_in(there, "three staples of greed") == 303


def test_a_wrong_present_password_is_said_next_to_its_field(client: FlaskClient) -> None:
    sign_up(client)
    answer = client.post(
        "/account/password", data={"old": "wrong", "password": "long enough to do"}
    )
    assert answer.status_code == 400
    assert re.search(r'id="old-error">.*not your current password', answer.text, re.S)


@pytest.mark.parametrize("name", ["Ada", "Nobody"])
def test_a_sign_in_that_fails_says_that_name_or_password_is_wrong(
    client: FlaskClient, name: str
) -> None:
    sign_up(client)
    client.post("/account/sign-out")
    answer = client.post("/account/sign-in", data={"name": name, "password": "wrong password"})
    assert answer.status_code == 400
    assert "Name or password is wrong." in answer.text
    assert "to correct" not in answer.text
    assert f'value="{name}"' in answer.text


def test_mistakes_keep_the_name_and_never_the_password(client: FlaskClient) -> None:
    answer = client.post("/account/sign-up", data={"name": "Ada L", "password": "secret99"})
    assert answer.status_code == 400
    assert 'value="Ada L"' in answer.text
    assert "secret99" not in answer.text
    assert "at least 10 characters" in answer.text


def test_a_taken_name_is_refused_in_words(app: Flask, client: FlaskClient) -> None:
    sign_up(app.test_client())
    answer = client.post("/account/sign-up", data={"name": "ADA", "password": PASSWORD})
    assert answer.status_code == 400
    assert "Choose another" in answer.text


def test_unknown_names_and_wrong_passwords_look_the_same(app: Flask) -> None:
    sign_up(app.test_client())
    pages = []
    for name in ("Ada", "Bob"):
        answer = app.test_client().post(
            "/account/sign-in", data={"name": name, "password": "wrong password"}
        )
        page = re.sub(r'name="csrf_token" value="[^"]+"', "", answer.text).replace(name, "NAME")
        pages.append((answer.status_code, page))
    assert pages[0] == pages[1]


def test_too_many_tries_are_told_to_wait_even_with_the_right_password(app: Flask) -> None:
    sign_up(app.test_client())
    stranger = app.test_client()
    for _ in range(FREE):
        assert sign_in(stranger, "wrong password") == 400
    answer = stranger.post("/account/sign-in", data={"name": "Ada", "password": PASSWORD})
    assert answer.status_code == 400
    assert "too many failed attempts" in answer.text


def test_a_venue_is_one_address_and_is_never_locked_out(app: Flask) -> None:
    sign_up(app.test_client())
    sign_up(app.test_client(), "Bob")
    for _ in range(FREE + 1):
        sign_in(app.test_client(), "wrong password")
    assert sign_in(app.test_client(), name="Bob") == 303


def test_the_owners_own_device_gets_in_while_strangers_guess(app: Flask) -> None:
    owner = app.test_client()
    sign_up(owner)
    owner.post("/account/sign-out")
    for _ in range(FREE + 1):
        sign_in(app.test_client(), "wrong password")
    assert sign_in(owner) == 303


def test_a_hidden_account_is_out_at_once(app: Flask, client: FlaskClient) -> None:
    sign_up(client)
    database: Database = app.extensions["database"]
    with database.writing() as session:
        user = session.get_one(User, 1)
        user.hidden_at = user.created_at
    assert not is_signed_in(client)


@pytest.mark.parametrize("path", ["/account/sign-out", "/account/sign-out-everywhere"])
def test_what_changes_something_is_never_a_link(client: FlaskClient, path: str) -> None:
    sign_up(client)
    assert client.get(path).status_code == 405
    assert is_signed_in(client)


def test_forms_without_their_token_are_refused(app: Flask) -> None:
    app.config["WTF_CSRF_ENABLED"] = True
    answer = app.test_client().post("/account/sign-up", data={"name": "Ada", "password": PASSWORD})
    assert answer.status_code == 400
    database: Database = app.extensions["database"]
    with database.reading() as session:
        assert session.get(User, 1) is None


@pytest.mark.parametrize("name", ["admin", "ADMIN", "\u0430dmin", "a former member", "Threshold"])
def test_nobody_signs_up_as_if_to_speak_for_the_site(client: FlaskClient, name: str) -> None:
    answer = client.post("/account/sign-up", data={"name": name, "password": PASSWORD})
    assert answer.status_code == 400
    assert "reserved" in answer.text
