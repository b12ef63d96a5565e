"""The help page says what the tables say, and all of it."""

import pytest

from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.search import CARDS, SearchIndex
from app.games.shadowfist.search.guide import CONVENTIONS, LETTERS, guide
from app.games.tabletop.search import Context, Field, Texts
from tests.conftest import ROOT


@pytest.fixture(scope="module")
def index(shadowfist: Catalogue) -> SearchIndex:
    return SearchIndex.of(shadowfist)


def test_the_committed_page_is_current() -> None:
    page = (ROOT / "docs" / "search-shadowfist.md").read_text(encoding="utf-8")
    assert page == guide(), "run: python3 run.py docs"


@pytest.mark.parametrize("field", CARDS.grammar.fields.values(), ids=CARDS.grammar.fields)
def test_every_example_can_be_read_and_answered(index: SearchIndex, field: Field) -> None:
    texts = Texts("own texts", {"Flambards": "words"}, lambda: {"Scout": frozenset({"draws"})})
    context = Context(collection={}, deck={}, pool={}, texts=(texts,))
    assert CARDS.search(index, field.example, context).echo.endswith(".")
    assert field.example in guide().replace("\\|", "|")


@pytest.mark.parametrize("query", [query for query, _ in CONVENTIONS])
def test_every_convention_is_a_query_that_finds_something(index: SearchIndex, query: str) -> None:
    assert CARDS.search(index, query).found


@pytest.mark.parametrize("flag", CARDS.flags)
def test_every_flag_is_in_the_page(flag: str) -> None:
    assert f"| `{flag}` |" in guide()


def test_queries_beside_letters_find_something(index: SearchIndex) -> None:
    queries = [part for _, words in LETTERS for part in words.split("`")[1::2] if ":" in part]
    assert queries == ["fac:dragons", "fac:lotus"]
    assert all(CARDS.search(index, query).found for query in queries)
