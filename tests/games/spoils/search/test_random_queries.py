"""Whatever is typed, the answer is a result or a QueryError with a place in the text."""

from hypothesis import given, settings
from hypothesis import strategies as st

from app.games.spoils.search import CARDS, SearchIndex, parse, search
from app.games.tabletop.search import QueryError

PIECES = [
    *CARDS.grammar.names,
    ":", "=", "!=", "<>", "<", "<=", ">", ">=", "≤", "(", ")", "-", "!", "|", '"', "”",
    "/", "\\", " ", "and", "or", "not", "RR", "2R", "0", "x", "1337", "rage", "mau", "seed1",
    "rare", "playable:", "@2008-05-17", "constructed", "\x00", "\ud800", "é", "İ", "\u0301",
]  # fmt: skip


RANDOM = st.one_of(st.text(max_size=60), st.lists(st.sampled_from(PIECES)).map("".join))


def refused(index: SearchIndex, text: str) -> QueryError | None:
    """The error for a query, if it is refused."""
    try:
        search(index, text)
    except QueryError as error:
        return error
    return None


@settings(deadline=None)
@given(RANDOM)
def test_nothing_but_the_documented_error_is_raised(index: SearchIndex, text: str) -> None:
    error = refused(index, text)
    if error is not None:
        assert error.query == text
        assert 0 <= error.start <= error.end
        assert error.start <= len(text)
        assert error.message in error.caret


@settings(deadline=None)
@given(RANDOM)
def test_what_can_be_read_reads_back_from_its_canonical_spelling(text: str) -> None:
    try:
        query = parse(text)
    except QueryError:
        return
    assert parse(str(query)) == query
