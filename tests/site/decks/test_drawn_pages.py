"""A page that is shown again is not drawn again, and never shows what is no longer so."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from flask import Flask

from app.games.spoils import KEY as SPOILS
from app.games.spoils.facts import Catalogue, PrintingId
from app.tables.curation import Author, Write, apply
from tests.site.decks.conftest import Builder
from tests.support.site import heard


@contextmanager
def statements(app: Flask) -> Iterator[list[str]]:
    """Collect the statements sent to the database meanwhile."""
    asked: list[str] = []
    engine = app.extensions["database"].engine

    def note(*args: object) -> None:
        asked.append(str(args[2]))

    with heard(engine, "before_cursor_execute", note):
        yield asked


def page_of(builder: Builder) -> str:
    """The page without what differs from one answer to the next."""
    return re.sub(r'name="csrf_token" value="[^"]+"', "", builder.page)


def test_a_page_shown_again_is_the_same_and_reads_no_lines(app: Flask, builder: Builder) -> None:
    first = page_of(builder)
    with statements(app) as asked:
        again = page_of(builder)
    assert again == first
    assert not [one for one in asked if "FROM deck_lines" in one]


def test_lines_are_read_again_after_a_change(app: Flask, builder: Builder, scout: str) -> None:
    before = builder.copies("Scout")
    builder.press(f"more deck {scout}")
    with statements(app) as asked:
        assert builder.copies("Scout") == before + 1
    assert [one for one in asked if "FROM deck_lines" in one]


def test_a_curators_change_is_on_a_page_that_was_drawn_before(app: Flask, builder: Builder) -> None:
    assert "Air Voyage" not in builder.page
    card = re.search(r'aria-label="one more ([^"]+)"', builder.page)[1]  # type: ignore[index]
    with app.extensions["database"].writing() as session:
        change = Write("cards", card.replace("&#39;", "'"), {"name": "Air Voyage"})
        apply(session, [change], Author("Ada"), "-", game=SPOILS)
    assert 'aria-label="one more Air Voyage"' in builder.page


def test_copies_owned_are_those_of_each_visit(
    builder: Builder, scout: str, catalogue: Catalogue
) -> None:
    assert "you own" not in builder.page
    counts = f"/spoils/collection/{catalogue.by_printing[PrintingId(scout)].set.code.lower()}"
    for before, owned in ((0, 1), (1, 3)):
        typed = {f"seen.{scout}": str(before), f"copies.{scout}": str(owned)}
        assert builder.client.post(counts, data=typed).status_code == 303
        assert f"{owned}/{builder.copies('Scout')}" in builder.page


def test_a_stranger_sees_no_builder_that_was_drawn_for_others(app: Flask, builder: Builder) -> None:
    page = builder.page
    address = re.search(r'href="(/decks/read/[^/"]+)/files"', page)[1]  # type: ignore[index]
    assert 'name="change"' in page
    assert 'name="change"' not in app.test_client().get(address).text


def test_new_links_are_on_the_page_that_had_the_old_ones(builder: Builder) -> None:
    old = re.search(r'goldfish/read/([^/"]+)/panel', builder.page)[1]  # type: ignore[index]
    answer = builder.client.post(f"{builder.base}/links")
    page = builder.client.get(answer.location.removesuffix("/share")).text
    assert "goldfish/read/" in page
    assert old not in page


def test_a_filtered_page_is_never_kept(builder: Builder) -> None:
    whole = page_of(builder)
    filtered = builder.client.get(f"{builder.base}?filter=scout").text
    assert filtered.count("data-row") < whole.count("data-row")
    assert page_of(builder) == whole
