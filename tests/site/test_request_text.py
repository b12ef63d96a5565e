"""No field of any form takes text without end, and what is too much is said beside it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

import pytest
from flask import Flask
from flask.testing import FlaskClient
from flask_wtf import FlaskForm
from werkzeug.test import TestResponse
from wtforms import Field, Form, HiddenField, SelectField, StringField
from wtforms.validators import Length

from app.games.shadowfist.card_data import CARD_DATA as SHADOWFIST
from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.card_data.forms import FORMS
from app.games.tabletop.decklists.limits import MAX_FOREIGN, MAX_FOREIGN_IN_TEXT
from app.site.admin import settings_form
from app.site.curation.forms import form_for
from app.site.events.settings.forms import event_form
from app.site.platform.request.current_game import set_current_game
from app.site.platform.request.incoming import LARGEST, LONG_FIELDS, LONGEST_FIELD, whole_number
from tests.support.catalogues import shipped_catalogue

MARK = "\u0301"


def forms_of(kind: type[Form]) -> Iterator[type[Form]]:
    """Every form that is made from a class, those below it too."""
    for form in kind.__subclasses__():
        yield form
        yield from forms_of(form)


@pytest.fixture
def forms(app: Flask) -> list[type[Form]]:
    """The forms of this site, those too that are made from tables."""
    for kind, asked in FORMS.items():
        form_for(kind, asked)
    made = [settings_form(), event_form(shipped_catalogue(CARD_DATA))]
    with app.app_context():
        set_current_game("shadowfist")
        made.append(event_form(shipped_catalogue(SHADOWFIST)))
    found = {*made, *forms_of(Form), *forms_of(FlaskForm)}
    return [form for form in found if form.__module__.startswith("app.")]


def texts_of(form: type[Form]) -> Iterator[tuple[str, Field]]:
    """The fields of a form that take text as it comes; those with choices take one of these."""
    for name in dir(form):
        unbound = getattr(form, name)
        kind = getattr(unbound, "field_class", None)
        if kind is None or not issubclass(kind, (StringField, SelectField)):
            continue
        if issubclass(kind, SelectField) and unbound.kwargs.get("validate_choice", True):
            continue
        if name != "csrf_token":
            yield name, unbound


CHECKED_BY_WORD = ("MAIL_SECURITY",)
"""Choices that the settings compare with their words themselves."""


def test_every_field_of_every_form_says_how_long_it_may_be(forms: list[type[Form]]) -> None:
    assert len(forms) > 15
    fields = 0
    for form in forms:
        for name, unbound in texts_of(form):
            if name in CHECKED_BY_WORD:
                continue
            given = [*unbound.args[1:2], unbound.kwargs.get("validators", [])]
            lengths = [one.max for each in given for one in each if isinstance(one, Length)]
            assert lengths, f"{form.__name__}.{name} takes text without end"
            assert lengths[0] <= LONG_FIELDS.get(name, LONGEST_FIELD), f"{form.__name__}.{name}"
            fields += 1
    assert fields > 40
    assert HiddenField in {unbound.field_class for form in forms for _, unbound in texts_of(form)}


def told(answer: TestResponse) -> str:
    """The reason that the page gives for refusing a request."""
    assert answer.status_code == 400
    return str(answer.text.partition('<p class="lead">')[2].partition("</p>")[0])


def test_a_field_that_no_form_knows_is_bounded_too(client: FlaskClient) -> None:
    assert told(client.post("/decks/new", data={"other": "x" * (LONGEST_FIELD + 1)})) == (
        "The field “other” has 5,001 characters; at most 5,000 are accepted, so nothing was "
        "changed."
    )
    assert client.post("/decks/new", data={"other": "x" * LONGEST_FIELD}).status_code == 303
    assert "at most 5,000" in told(client.get("/spoils/cards", query_string={"q": "x" * 5_001}))
    assert "at most 5,000" in told(client.post("/decks/new", data={"x" * 5_001: ""}))


@pytest.mark.parametrize("text", ["a\0b", "a" + MARK * 31], ids=["NUL", "heap"])
def test_text_that_cannot_be_kept_is_refused_wherever_it_stands(
    client: FlaskClient, text: str
) -> None:
    assert "“name” contains" in told(client.post("/decks/new", data={"name": text}))
    assert "“q” contains" in told(client.get("/spoils/cards", query_string={"q": text}))
    assert "contains" in told(client.post("/decks/new", data={text: "name"}))
    assert client.get(f"/decks/read/{text}").status_code == 404


def test_a_name_is_repeated_without_what_cannot_be_seen(client: FlaskClient) -> None:
    assert "The field “a&lt;b” contains" in told(
        client.post("/decks/new", data={"a\u202e<b": "\0"})
    )


def test_emoji_and_accents_are_everyday_text(client: FlaskClient) -> None:
    name = "Éclair 👩‍👩‍👧 ǖ Việt"
    answer = client.post("/decks/new", data={"name": name}, follow_redirects=True)
    assert name in answer.text


@pytest.mark.parametrize(
    ("written", "number"),
    [("7", 7), (" 7 ", 7), ("-3", -3), ("9" * 19, LARGEST), ("9" * 5_000, LARGEST), ("0", 0)],
)
def test_a_number_is_no_larger_than_a_column_holds(written: str, number: int) -> None:
    assert whole_number(written) == number


@pytest.mark.parametrize("written", ["", "x", "1.5", "0x10"])
def test_what_is_no_number_is_none(written: str) -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        whole_number(written)


DEAR = "ﷺ" * 90
LINES = "\n".join(f"4 x #{DEAR[:60]}{n} [a] (b) <c>" for n in range(MAX_FOREIGN_IN_TEXT // 61))
ROWS = "Count,Name,Zone\n" + "\n".join(f"1,Scout,{DEAR}{n}" for n in range(MAX_FOREIGN // 91))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("path", "form"),
    [
        ("/account/sign-in", {"name": "ﷺ" * 80, "password": "ﷺ" * 200}),
        ("/account/sign-up", {"name": "ﷺ" * 80, "password": "ﷺ" * 200}),
        ("/events/new", {"name": "ﷺ" * 5_000, "place": "ﷺ" * 5_000, "format_text": "ﷺ" * 99_000}),
        ("/decks/new", {"name": "ﷺ" * 5_000}),
        ("/spoils/goldfish", {"deck": "ﷺ" * 150_000}),
        ("/", {"list": ROWS}),
        ("/", {"list": LINES}),
        ("/decks/import", {"list": ROWS}),
        ("/decks/import/decided", {"list": LINES, "other-1": "ﷺ" * 5_000}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_largest_form_has_a_bounded_share_normalized(
    client: FlaskClient, path: str, form: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """50 ms are 300,000 of the dearest characters; see tests/games/spoils/decklists."""
    count = 0
    real = unicodedata.normalize

    def counting(kind: str, text: str) -> str:
        nonlocal count
        count += len(text)
        return real(kind, text)  # type: ignore[arg-type]

    client.get("/")
    monkeypatch.setattr(unicodedata, "normalize", counting)
    answer = client.post(path, data=form, content_type="multipart/form-data")
    assert answer.status_code < 500
    assert count <= 300_000
