"""The help page says what the tables say, and all of it."""

import re

import pytest

from app.games.spoils.search import CARDS, SearchIndex, parse, search
from app.games.spoils.search.guide import CONVENTIONS, guide
from app.games.tabletop.search import Context, Field, Texts
from tests.conftest import ROOT


def test_the_committed_page_is_current() -> None:
    page = (ROOT / "docs" / "search.md").read_text(encoding="utf-8")
    assert page == guide(), "run: python3 run.py docs"


@pytest.mark.parametrize("field", CARDS.grammar.fields.values(), ids=CARDS.grammar.fields)
def test_every_example_can_be_read_and_answered(index: SearchIndex, field: Field) -> None:
    texts = Texts("generated wording", {"Scout": "words"}, lambda: {"Scout": frozenset({"draws"})})
    context = Context(collection={}, deck={}, pool={}, texts=(texts,))
    assert search(index, field.example, context).echo.endswith(".")
    assert field.example in guide().replace("\\|", "|")


@pytest.mark.parametrize("query", [query for query, _ in CONVENTIONS])
def test_every_convention_is_a_query_that_finds_something(index: SearchIndex, query: str) -> None:
    assert search(index, query).found


def test_no_two_fields_share_a_name() -> None:
    assert len(CARDS.grammar.names) == sum(
        len(field.names) for field in CARDS.grammar.fields.values()
    )


def test_examples_use_their_own_field() -> None:
    for field in CARDS.grammar.fields.values():
        used = {
            CARDS.grammar.names[name].key for name in re.findall(r"([a-z]+)[:<>=!]", field.example)
        }
        assert field.key in used
        parse(field.example)
