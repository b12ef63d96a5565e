"""The player's own words in a deck: tags and notes of cards, notes of the deck."""

import re

import pytest

from app.games.spoils.facts import Catalogue
from tests.site.decks.conftest import Builder

GROUP = re.compile(r'group-head"><h3>([^<]+)</h3>')


def row_of(page: str, name: str) -> str:
    """The part of a page that is one card's row."""
    return next(row for row in page.split("<li ") if f'copies of {name}"' in row)


def grouped_by(builder: Builder, by: str, sort: str = "") -> str:
    return builder.client.get(builder.base, query_string={"group": by, "sort": sort}).text


def test_tags_and_a_note_stand_at_their_card(builder: Builder, scout: str) -> None:
    tags = {f"tags.deck.{scout}": "early,  early , <first  turn>", f"note.deck.{scout}": "keep 2"}
    assert builder.press("set", **tags) == 303
    row = row_of(builder.page, "Scout")
    assert re.findall(r'badge tag">([^<]+)<', row) == ["early", "&lt;first turn&gt;"]
    assert 'row-note">keep 2<' in row
    assert "Tags and note: Scout" in builder.client.get(f"{builder.base}/history").text


def test_the_page_for_tags_and_note_shows_what_is_stored(builder: Builder, scout: str) -> None:
    builder.press(
        "set", **{f"tags.deck.{scout}": "early, cut?", f"note.deck.{scout}": "two\nlines"}
    )
    page = builder.client.get(f"{builder.base}/card/deck/{scout}").text
    assert 'value="early, cut?"' in page
    assert "\ntwo\nlines</textarea>" in page


@pytest.mark.parametrize("place", ["deck/nothing", "nowhere/{scout}", "considering/{scout}"])
def test_there_is_no_page_for_a_card_that_is_not_there(
    builder: Builder, scout: str, place: str
) -> None:
    address = f"{builder.base}/card/{place.format(scout=scout)}"
    assert builder.client.get(address).status_code == 404


@pytest.mark.parametrize(
    ("tags", "note", "words"),
    [
        ("x" * 31, "", "longer than 30"),
        (",".join(map(str, range(9))), "", "at most 8"),
        ("", "x" * 501, "at most 500"),
    ],
)
def test_what_is_too_long_is_refused_and_stays_in_its_field(
    builder: Builder, scout: str, tags: str, note: str, words: str
) -> None:
    typed = {f"tags.deck.{scout}": tags, f"note.deck.{scout}": note, "remarks": f"deck.{scout}"}
    answer = builder.post("set", **typed)
    assert answer.status_code == 422
    assert words in answer.text
    assert (tags or note) in answer.text
    assert builder.version == 1


def test_the_first_tag_is_the_group(builder: Builder, scout: str, catalogue: Catalogue) -> None:
    gnat = catalogue.newest_printing(catalogue.by_name["Gnat"]).id
    builder.press("set", **{f"tags.deck.{scout}": "swarm, early", f"tags.deck.{gnat}": "early"})
    page = grouped_by(builder, "tag")
    assert GROUP.findall(page) == ["early", "swarm", "No tag"]
    assert page.count('aria-label="copies of Scout"') == 1


def test_rows_are_sorted_by_something_else_than_they_are_grouped_by(builder: Builder) -> None:
    page = grouped_by(builder, "trade", "cost")
    assert GROUP.findall(page) == ["Arcanist", "Warlord"]
    warlord = page[page.index("<h3>Warlord") :]
    costs = [
        int(n)
        for n in re.findall(r'row-cost"><span class="cost "><[^>]*>[^<]*<[^>]*>(\d)', warlord)
    ]
    assert len(costs) > 10
    assert costs == sorted(costs)


def test_tags_and_note_go_along_to_considering_and_back(builder: Builder, scout: str) -> None:
    builder.press("set", **{f"tags.deck.{scout}": "early", f"note.deck.{scout}": "keep 2"})
    builder.press(f"move deck {scout} considering")
    assert "keep 2" in row_of(builder.page, "Scout in Considering")
    builder.press(f"move considering {scout} deck")
    assert "keep 2" in row_of(builder.page, "Scout")


def test_two_tabs_keep_a_note_and_a_count(builder: Builder, scout: str) -> None:
    builder.press(f"more deck {scout}")
    mine = {"version": "1", "change": "set", f"note.deck.{scout}": "keep 2"}
    page = builder.client.post(f"{builder.base}/change", data=mine).text
    assert "Changed elsewhere" in page
    assert "<b>keep 2</b>" in page
    builder.client.post(
        f"{builder.base}/change", data={**mine, "base": "1", "version": "2", "resolve": "both"}
    )
    assert builder.copies("Scout") == 3
    assert "keep 2" in row_of(builder.page, "Scout")


def test_notes_of_a_deck_are_markdown_and_harmless(builder: Builder) -> None:
    builder.press("set", notes="## Plan\n\n**Swap** <script>alert(1)</script>")
    printed = builder.client.get(f"{builder.base}/print", follow_redirects=True).text
    for page in (builder.page, printed):
        assert "<h3>Plan</h3>" in page
        assert "<strong>Swap</strong> &lt;script&gt;" in page


def test_notes_are_looked_at_before_they_are_stored(builder: Builder) -> None:
    typed = {"name": "Goo", "notes": "*soon*", "format": "limited", "edition": "cr2010"}
    page = builder.client.post(f"{builder.base}/settings", data=typed).text
    assert "<em>soon</em>" in page
    assert "\n*soon*</textarea>" in page
    assert 'value="limited" selected' in page
    assert builder.version == 1


def test_a_row_set_to_none_stays_in_sight_and_comes_back_as_it_was(
    builder: Builder, scout: str
) -> None:
    builder.press("set", **{f"copies.deck.{scout}": "3", f"note.deck.{scout}": "keep 2"})
    there = builder.post("set", **{f"copies.deck.{scout}": "0"}).location
    page = builder.client.get(there).text
    row = row_of(page, "Scout")
    assert "ghost" in row
    assert "Put back 3" in row
    gone = re.search(r'name="gone" value="([^"]+)"', page)[1]  # type: ignore[index]
    assert builder.copies("Scout") == 0, "another visit does not show it"
    builder.press(f"restore {scout}", gone=gone)
    assert builder.copies("Scout") == 3
    assert "keep 2" in row_of(builder.page, "Scout")


def test_a_row_removed_press_by_press_comes_back_as_it_was_before_the_first(
    builder: Builder, scout: str
) -> None:
    builder.press("set", **{f"copies.deck.{scout}": "3"})
    builder.press("set", **{f"copies.deck.{scout}": "1"})
    there = builder.post("set", **{f"copies.deck.{scout}": "0"}, gone=f"{scout}:3:2").location
    assert "Put back 3" in row_of(builder.client.get(there).text, "Scout")
    builder.press(f"restore {scout}", gone=f"{scout}:3:2")
    assert builder.copies("Scout") == 3


def test_a_row_that_came_back_is_removed_as_it_then_was(builder: Builder, scout: str) -> None:
    builder.press("set", **{f"copies.deck.{scout}": "0"})
    back = builder.post(f"restore {scout}", gone=f"{scout}:2:1").location
    assert "gone=" not in back


def test_one_more_of_a_row_set_to_none_has_its_note_again(builder: Builder, scout: str) -> None:
    builder.press("set", **{f"note.deck.{scout}": "keep 2"})
    there = builder.post("set", **{f"copies.deck.{scout}": "0"}).location
    gone = re.search(r'name="gone" value="([^"]+)"', builder.client.get(there).text)[1]  # type: ignore[index]
    builder.press("set", gone=gone, **{f"copies.deck.{scout}": "1"})
    assert builder.copies("Scout") == 1
    assert "keep 2" in row_of(builder.page, "Scout")


def test_a_count_sent_as_an_edit_is_what_the_field_would_have_stored(
    builder: Builder, scout: str
) -> None:
    builder.press(f"copies deck {scout} 3", **{f"note.deck.{scout}": "keep 2"})
    assert builder.copies("Scout") == 3
    there = builder.post(f"copies deck {scout} 0").location
    gone = re.search(r'name="gone" value="([^"]+)"', builder.client.get(there).text)[1]  # type: ignore[index]
    builder.press(f"copies deck {scout} 1", gone=gone)
    assert builder.copies("Scout") == 1
    assert "keep 2" in row_of(builder.page, "Scout"), "the row came back as it was"


@pytest.mark.parametrize(
    "gone", ["x", "x:1:1", "{scout}:1:99", "{scout}:-1:1", "{scout}:1:x", ":::"]
)
def test_a_row_that_was_never_there_is_not_put_back(
    builder: Builder, scout: str, gone: str
) -> None:
    builder.press("set", **{f"copies.deck.{scout}": "0"})
    size = builder.size
    builder.press(f"restore {scout}", gone=gone.format(scout=scout))
    assert builder.size == size


def test_several_acts_that_waited_are_one_save(
    builder: Builder, scout: str, catalogue: Catalogue
) -> None:
    gnat = catalogue.newest_printing(catalogue.by_name["Gnat"]).id
    acts = f"add deck {scout} 2\nmove deck {gnat} considering\nadd considering {scout} 1"
    builder.press(acts)
    assert builder.version == 2
    assert builder.copies("Scout") == 4
    assert builder.copies("Gnat in Considering") > 0
    assert builder.copies("Scout in Considering") == 1
