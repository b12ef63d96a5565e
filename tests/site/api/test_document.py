"""The OpenAPI document, and the page that is made from it."""

import re

from flask import Flask
from flask.testing import FlaskClient

from app.site.platform.request.rate_limits import Cost

DOCUMENT = "/api/v1/openapi.json"


def test_the_document_has_every_operation(app: Flask, client: FlaskClient) -> None:
    document = client.get(DOCUMENT).json
    assert document["openapi"].startswith("3.1")
    written = {
        (path.replace("{", "<").replace("}", ">"), method.upper())
        for path, methods in document["paths"].items()
        for method in methods
    }
    there = {
        (re.sub("<(game|int):", "<", rule.rule), method)
        for rule in app.url_map.iter_rules()
        for method in {*(rule.methods or ())} - {"HEAD", "OPTIONS"}
        if rule.rule.startswith("/api/v1/") and rule.rule != DOCUMENT
    }
    assert written == there


def test_every_operation_is_limited(app: Flask) -> None:
    costs = {
        rule.endpoint: getattr(app.view_functions[rule.endpoint], "cost", None)
        for rule in app.url_map.iter_rules()
        if rule.rule.startswith("/api/v1/")
    }
    assert all(isinstance(cost, Cost) for cost in costs.values()), costs


def test_problems_are_documented_with_their_media_type(client: FlaskClient) -> None:
    answers = client.get(DOCUMENT).json["paths"]["/api/v1/games/{game}/cards"]["get"]["responses"]
    assert list(answers["200"]["content"]) == ["application/json"]
    assert list(answers["422"]["content"]) == ["application/problem+json"]


def test_the_page_shows_every_operation_and_leads_to_its_answer(client: FlaskClient) -> None:
    page = client.get("/api").text
    for path in client.get(DOCUMENT).json["paths"]:
        assert path in page
    form = {"operation": "card", "game": "spoils", "slug": "scout"}
    answer = client.get("/api", query_string=form, follow_redirects=True)
    assert answer.json["name"] == "Scout"
    assert client.get("/api?operation=none").status_code == 404


def test_every_page_leads_to_the_api(client: FlaskClient) -> None:
    assert '<a href="/api">' in client.get("/privacy").text


def test_what_takes_few_values_is_an_enum(client: FlaskClient) -> None:
    document = client.get(DOCUMENT).json
    schemas = document["components"]["schemas"]
    assert schemas["Verdict"]["enum"] == ["legal", "illegal", "unreadable"]
    for schema, member, enum in (
        ("Report", "verdict", "Verdict"), ("Finding", "severity", "Severity"),
        ("Line", "status", "Status"), ("PublicEvent", "state", "EventState"),
        ("Player", "admission", "Admission"), ("Problem", "code", "ProblemCode"),
        ("OwnDeck", "visibility", "Visibility"), ("Round", "kind", "RoundKind"),
    ):  # fmt: skip
        assert schemas[schema]["properties"][member]["$ref"].endswith(f"/{enum}")
        assert schemas[enum]["enum"]
    paths = document["paths"]
    for path, name, value in (
        ("/decks/{way}/{key}", "way", "read"), ("/events/{way}/{key}", "way", "organizer"),
        ("/account/collection/{game}/{pile}", "pile", "owned"),
    ):  # fmt: skip
        parameters = paths[f"/api/v1{path}"]["get"]["parameters"]
        (found,) = (it for it in parameters if it["name"] == name)
        assert value in found["schema"]["enum"]


def test_each_problem_has_a_code(client: FlaskClient) -> None:
    spoils = "/api/v1/games/spoils"
    for path, code in (
        (f"{spoils}/cards?q=t:", "bad_query"), (f"{spoils}/cards?limit=0", "invalid"),
        (f"{spoils}/cards?cursor=x", "old_cursor"), (f"{spoils}/cards/none", "not_found"),
        ("/api/v1/account", "token_needed"), (f"{spoils}/check", "wrong_method"),
        (f"{spoils}/cards?q=%00", "not_understood"),
    ):  # fmt: skip
        assert client.get(path).json["code"] == code, path
    assert client.post(f"{spoils}/check", data="x").json["code"] == "not_json"
