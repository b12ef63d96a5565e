"""Rows of groups over columns and pages: nothing is lost, nothing runs off the paper."""

from hypothesis import given
from hypothesis import strategies as st

from app.games.capabilities.sheets import Item, SheetGroup
from app.sheets.columns import HEADING, paginate, tallest

groups = st.lists(st.integers(1, 25), max_size=5).map(
    lambda sizes: [
        SheetGroup(f"group {place}", tuple(Item(f"{place}.{n}", 1) for n in range(size)))
        for place, size in enumerate(sizes)
    ]
)
columns = st.integers(1, 4)
heights = st.tuples(st.integers(5, 40), st.integers(0, 20))


@given(groups, columns, heights)
def test_every_row_is_on_paper_once_and_in_order(
    groups: list[SheetGroup], columns: int, heights: tuple[int, int]
) -> None:
    last, more = heights
    pages = paginate(groups, columns, last, last + more)
    dealt = [row.item for page in pages for column in page for row in column]
    assert dealt == [item for group in groups for item in group.items]


@given(groups, columns, heights)
def test_no_column_is_higher_than_its_page_lets_it_be(
    groups: list[SheetGroup], columns: int, heights: tuple[int, int]
) -> None:
    last, more = heights
    *earlier, final = paginate(groups, columns, last, last + more)
    assert all(len(page) == columns for page in (*earlier, final))
    assert all(tallest(page) <= last + more for page in earlier)
    assert tallest(final) <= last


def test_what_needs_several_pages_is_spread_evenly() -> None:
    group = SheetGroup("all", tuple(Item(str(n), 1) for n in range(60)))
    pages = paginate([group], 2, last=20, others=40)
    assert [sum(map(len, page)) for page in pages] == [36, 24]


def test_the_columns_of_a_page_are_even() -> None:
    group = SheetGroup("all", tuple(Item(str(n), 1) for n in range(20)))
    [page] = paginate([group], 2, last=40, others=40)
    assert [len(column) for column in page] == [10, 10]
    assert tallest(page) == 10 + HEADING


def test_nothing_is_one_empty_page() -> None:
    assert paginate([], 2, 10, 20) == (((), ()),)
