"""A form that is refused without a mistake of its own: what was typed can be sent again."""

import html
import re
from collections.abc import Iterator, Mapping

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from app.site.platform.request.refused_forms import MOST_CHARACTERS
from tests.site.events.conftest import event_fields
from tests.site.test_failing_database import limited
from tests.support.site import website

OWN = {"Sec-Fetch-Site": "same-origin"}
NAME = "Sarcophyle “Open”\r\n& <b>more</b>"


@pytest.fixture
def strict(settings: dict[str, object]) -> Iterator[Flask]:
    """The website with tokens in its forms."""
    with website(settings) as made:
        yield made


@pytest.fixture
def client(strict: Flask) -> FlaskClient:
    return strict.test_client()


def kept(answer: TestResponse) -> dict[str, str]:
    """The fields of the form that an error page keeps."""
    page = answer.data.decode()
    form = re.search(r'<form class="kept-form"[^>]*>(.*?Send it again)', page, re.DOTALL)
    if form is None or "What you typed is kept" not in form[1]:
        return {}
    fields = re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)">', form[1])
    return {name: html.unescape(value) for name, value in fields}


def test_a_form_that_expired_is_sent_again_from_the_page_that_says_so(client: FlaskClient) -> None:
    fields = event_fields(place=NAME, csrf_token="old")
    refused = client.post("/events/new", data=fields, headers=OWN)
    assert refused.status_code == 400
    again = kept(refused)
    assert {**fields, "csrf_token": again["csrf_token"]} == again
    assert client.post("/events/new", data=again).status_code == 303


@pytest.mark.parametrize(
    ("headers", "is_kept"),
    [
        (OWN, True),
        ({"Origin": "http://localhost"}, True),
        ({"Sec-Fetch-Site": "cross-site", "Origin": "http://localhost"}, False),
        ({"Origin": "http://elsewhere.example"}, False),
        ({}, False),
        ({**OWN, "X-Fragment": "editor"}, False),
    ],
)
def test_only_a_form_of_this_site_gets_a_new_token(
    client: FlaskClient, headers: Mapping[str, str], is_kept: bool
) -> None:
    refused = client.post("/events/new", data=event_fields(), headers=headers)
    assert refused.status_code == 400
    assert bool(kept(refused)) is is_kept


@pytest.mark.parametrize(
    ("address", "fields"),
    [
        ("/account/sign-in", {"name": "Ada", "password": "four staples"}),
        ("/account/password", {"old": "four staples", "new": "five staples"}),
        ("/site/settings", {"MAIL_PASSWORD": "four staples"}),
    ],
)
def test_no_page_repeats_a_password(
    client: FlaskClient, address: str, fields: Mapping[str, str]
) -> None:
    refused = client.post(address, data=fields, headers=OWN)
    assert refused.status_code in (400, 404)
    assert not kept(refused)
    assert "four staples" not in refused.text


def test_a_form_whose_page_is_gone_for_the_visitor_is_kept(client: FlaskClient) -> None:
    token = re.search(r'name="csrf_token" value="([^"]+)"', client.get("/events/new").text)
    assert token
    fields = {"csrf_token": token[1], "name": NAME}
    refused = client.post("/events/own/nobody/settings?tab=1", data=fields, headers=OWN)
    assert refused.status_code == 404
    assert 'action="/events/own/nobody/settings?tab=1"' in refused.text
    assert kept(refused)["name"] == NAME


def test_a_form_is_kept_while_nothing_can_be_stored(app: Flask) -> None:
    client = app.test_client()
    with limited(app, "query_only = ON"):
        refused = client.post("/events/new", data=event_fields(place=NAME), headers=OWN)
        assert refused.status_code == 503
        assert kept(refused)["place"] == NAME
        long = event_fields(format_text="x" * MOST_CHARACTERS)
        assert not kept(client.post("/events/new", data=long, headers=OWN))
