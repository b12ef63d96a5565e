"""No query takes long: what could is refused before anything runs."""

import pytest

from app.games.spoils.search import SearchIndex, parse, search
from app.games.tabletop.search import Context, QueryError, Texts
from app.games.tabletop.search.parser import DEEPEST, LONGEST, MOST_PATTERNS, MOST_VALUES

REFUSED = [
    ("a" * (LONGEST + 1), f"at most {LONGEST}"),
    ("(" * (DEEPEST + 1) + "a" + ")" * (DEEPEST + 1), f"at most {DEEPEST} levels"),
    ("(" * 1999, f"at most {DEEPEST} levels"),
    ("-" * (DEEPEST + 1) + "a", f"at most {DEEPEST} levels"),
    ("not " * (DEEPEST + 1) + "a", f"at most {DEEPEST} levels"),
    ("-(" * DEEPEST + "a" + ")" * DEEPEST, f"at most {DEEPEST} levels"),
    (" ".join("a" * (MOST_VALUES + 1)), f"at most {MOST_VALUES} values"),
    (" or ".join("a" * (MOST_VALUES + 1)), f"at most {MOST_VALUES} values"),
    ("t:" + "|".join("a" * (MOST_VALUES + 1)), f"at most {MOST_VALUES} values"),
    (" or ".join(["/a/"] * (MOST_PATTERNS + 1)), f"at most {MOST_PATTERNS} regular"),
    ("/" + "|".join(["/a/"] * (MOST_PATTERNS + 1)), f"at most {MOST_PATTERNS} regular"),
    ("/((((a?){10}){10}){10}){10}/", "cannot be read"),
    (r"/(\pL?){1000}z/", "cannot be read"),
    ("/a{1001}/", "cannot be read"),
    ("th:" + "20R" * 300, "is not a list of icons"),
    ("c:" + "9" * 1900, "at most 4 digits"),
]


@pytest.mark.parametrize(("query", "words"), REFUSED)
def test_what_is_too_much_is_refused_while_it_is_read(query: str, words: str) -> None:
    with pytest.raises(QueryError, match=words) as refused:
        parse(query.replace("//", "/", 1))
    assert len(refused.value.message) < 600


ENDURED = [
    "(" * DEEPEST + "a" + ")" * DEEPEST,
    "-" * DEEPEST + "scout",
    " or ".join("a" * MOST_VALUES),
    "t:" + "|".join("q" * MOST_VALUES),
    "x:" + "|".join("~" * MOST_VALUES),
    "kw:" + "|".join("q" * MOST_VALUES),
    r"text:/(a+)+$/ or text:/(x+x+)+y/ or text:/(a|a)*b/",
    "text:/(a?){150}a{150}/",
    "text:/.*.*.*.*.*.*.*.*zz/",
]


@pytest.mark.slow
@pytest.mark.parametrize("query", ENDURED)
def test_the_worst_that_is_allowed_is_answered(index: SearchIndex, query: str) -> None:
    text = "a" * 300
    texts = Texts("long texts", {entry.card.name: text for entry in index.entries})
    assert search(index, query, Context(texts=(texts,))).echo
