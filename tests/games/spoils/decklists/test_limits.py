"""Limits of deck files and of decks: the refusals and cuts that are reported."""

import json
import tracemalloc
import unicodedata
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.spoils.decklists import Import
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.deck_files import DECK_FILES
from app.games.tabletop.decklists.limits import (
    MAX_BYTES,
    MAX_DEPTH,
    MAX_FOREIGN,
    MAX_FOREIGN_IN_TEXT,
    MAX_KEYS,
    MAX_NAME,
    MAX_NOTES,
    MAX_REMARK,
    MAX_TAG,
    MAX_TAGS,
)
from app.games.tabletop.decklists.report import Status
from app.games.text import flaw_in

MARK = "\u0301"
HEAP = "a" + MARK * 31
DEAREST = "ﷺ"
"""The character whose decomposition takes longest, 110 to 160 ns on a machine of 2024."""

MOST_NORMALIZED = 150_000
"""As many of the dearest characters take 25 ms; a page looks at a list twice at most."""


def cut(read: Import) -> list[str]:
    """The notes of a report about things that were cut."""
    return [line.note for line in read.lines if line.status is Status.REPAIRED]


def written_json(**members: object) -> str:
    return json.dumps({"lines": [{"name": "Scout", "copies": 1}], **members})


ABOUT = {
    "json": written_json(name="n" * 900, author="a" * 900, notes="m" * 90_000),
    "dek": f"<deck><meta><title>{'n' * 900}</title><author>{'a' * 900}</author>"
    f"<note>{'m' * 90_000}</note></meta><superzone name='Deck'><card><name>Scout</name></card>"
    "</superzone></deck>",
    "cod": f"<cockatrice_deck><deckname>{'n' * 900}</deckname><comments>{'m' * 90_000}</comments>"
    "<zone name='main'><card number='1' name='Scout'/></zone></cockatrice_deck>",
    "o8d": f"<deck game='x'><section name='Game Deck'><card qty='1'>Scout</card></section>"
    f"<notes>{'m' * 90_000}</notes></deck>",
    "txt": f"// {'n' * 400}\nAuthor: {'a' * 400}\n"
    + "".join(f"// {'m' * 400}\n" for _ in range(60))
    + "1 Scout\n",
}


@pytest.mark.parametrize("form", ABOUT)
def test_name_author_and_notes_are_cut_to_what_a_deck_keeps(
    catalogue: Catalogue, form: str
) -> None:
    read = DECK_FILES.read(ABOUT[form], catalogue)
    assert read.format == form
    assert read.decklist is not None
    assert read.decklist.name in ("n" * MAX_NAME, "")
    assert read.decklist.author in ("a" * MAX_NAME, "")
    assert len(read.decklist.notes) == MAX_NOTES
    told = " ".join(cut(read))
    assert f"the first {MAX_NOTES:,} were kept" in told
    assert (f"the first {MAX_NAME} were kept" in told) == bool(read.decklist.name)


def test_what_a_deck_may_hold_is_kept_whole(catalogue: Catalogue) -> None:
    tags = [f"{n}{'t' * (MAX_TAG - 1)}" for n in range(MAX_TAGS)]
    line = {"name": "Scout", "copies": 1, "tags": tags, "note": "r" * MAX_REMARK}
    text = written_json(name="n" * MAX_NAME, notes="m" * MAX_NOTES, tags=tags, lines=[line])
    read = DECK_FILES.read(text, catalogue)
    assert cut(read) == []
    assert read.decklist is not None
    assert read.decklist.lines[0].tags == read.decklist.tags == tuple(tags)
    assert read.decklist.lines[0].note == "r" * MAX_REMARK


def _card(**members: object) -> str:
    return written_json(lines=[{"name": "Scout", "copies": 1, **members}])


LONG_TAGS = ", ".join(["x" * 31, *(f"t{n}" for n in range(9))])


@pytest.mark.parametrize(
    "text",
    [
        _card(tags=["x" * 31, *(f"t{n}" for n in range(9))], note="r" * 501),
        f'Count,Name,Tags,Note\n1,Scout,"{LONG_TAGS}",{"r" * 501}\n',
    ],
    ids=["json", "csv"],
)
def test_tags_and_notes_of_a_card_are_cut_to_what_a_deck_keeps(
    catalogue: Catalogue, text: str
) -> None:
    read = DECK_FILES.read(text, catalogue)
    assert read.decklist is not None
    line = read.decklist.lines[0]
    assert line.tags == tuple(f"t{n}" for n in range(MAX_TAGS))
    assert line.note == "r" * MAX_REMARK
    [told] = cut(read)
    assert f"a tag has at most {MAX_TAG} characters" in told
    assert f"there are 9 tags; the first {MAX_TAGS} were kept" in told
    assert f"the first {MAX_REMARK} were kept" in told


def test_lines_that_are_added_up_hold_no_more_than_one(catalogue: Catalogue) -> None:
    lines = [
        {"name": "Scout", "copies": 1, "note": f"{n}" * 400, "tags": [f"{n}a", f"{n}b", f"{n}c"]}
        for n in range(3)
    ]
    read = DECK_FILES.read(written_json(lines=lines), catalogue)
    assert read.decklist is not None
    [line] = read.decklist.lines
    assert (line.copies, len(line.tags), len(line.note)) == (3, MAX_TAGS, MAX_REMARK)
    assert "Combined from several lines" in cut(read)[0]


FLAWED = ["\0", "\ud800", MARK * 31]


@pytest.mark.parametrize("flaw", FLAWED, ids=["NUL", "half", "heap"])
@pytest.mark.parametrize(
    "where", ["name", "author", "notes", "tags", "key", "line name", "line note", "line", "deep"]
)
def test_json_escapes_bring_nothing_in_that_no_text_holds(
    catalogue: Catalogue, where: str, flaw: str
) -> None:
    member: dict[str, object] = {
        "name": {"name": flaw},
        "author": {"author": flaw},
        "notes": {"notes": flaw},
        "tags": {"tags": [flaw]},
        "key": {f"x{flaw}": 1},
        "line name": {"lines": [{"name": flaw, "copies": 1}]},
        "line note": {"lines": [{"name": "Scout", "copies": 1, "note": flaw}]},
        "line": {"lines": [flaw]},
        "deep": {"name": [{"x": [flaw]}]},
    }[where]
    read = DECK_FILES.read(written_json(**member), catalogue)
    assert read.decklist is None
    assert read.error is not None
    assert "An escape in the JSON" in read.error


@pytest.mark.parametrize(
    "text",
    [
        f"<deck game='x'><notes>a{'&#x301;' * 31}</notes></deck>",
        f"<deck game='x'><section name='a{'&#x301;' * 31}'/></deck>",
        f"<deck game='x'><notes>a{MARK * 20}<b/>{MARK * 20}</notes></deck>",
    ],
)
def test_xml_brings_in_no_heap_of_marks_by_references(catalogue: Catalogue, text: str) -> None:
    read = DECK_FILES.read(text, catalogue)
    assert read.error is not None
    assert "in line 1 contains more than 30 accents" in read.error


@pytest.mark.parametrize(
    ("text", "word"),
    [
        (f"4 Scout\n4 {HEAP}", "Line 2 contains more than 30 accents"),
        (json.dumps({"lines": [], **{f"k{n}": 1 for n in range(MAX_KEYS)}}), "100 keys"),
        ('{"lines":' + "[" * MAX_DEPTH + "]" * MAX_DEPTH + "}", f"deeper than {MAX_DEPTH}"),
        ('{"lines":[], "name":' + "[" * 900 + "]" * 900 + "}", f"deeper than {MAX_DEPTH}"),
        ("é" * (MAX_FOREIGN + 1), f"at most {MAX_FOREIGN:,} are allowed"),
        ("é " * (MAX_FOREIGN_IN_TEXT + 1), f"at most {MAX_FOREIGN_IN_TEXT:,} are allowed"),
    ],
)
def test_files_beyond_a_limit_are_refused_in_words(
    catalogue: Catalogue, text: str, word: str
) -> None:
    read = DECK_FILES.read(text, catalogue)
    assert read.error is not None
    assert word in read.error


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(st.characters(), max_size=40),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)
json_lines = st.lists(
    st.fixed_dictionaries(
        {"name": st.sampled_from(["Scout", "Rage", "Gnat"]), "copies": st.integers(1, 9)},
        optional={"note": json_values, "tags": json_values, "zone": json_values},
    ),
    max_size=4,
)


@given(name=json_values, notes=json_values, tags=json_values, lines=json_lines)
def test_whatever_json_says_a_deck_holds_only_what_can_be_kept(
    catalogue: Catalogue, name: object, notes: object, tags: object, lines: object
) -> None:
    text = json.dumps({"name": name, "notes": notes, "tags": tags, "lines": lines})
    deck = DECK_FILES.read(text, catalogue).decklist
    if deck is None:
        return
    assert len(deck.name) <= MAX_NAME
    assert len(deck.notes) <= MAX_NOTES
    held = [deck.name, deck.notes, *deck.tags]
    for line in deck.lines:
        assert len(line.tags) <= MAX_TAGS
        assert all(len(tag) <= MAX_TAG for tag in line.tags)
        assert len(line.note) <= MAX_REMARK
        held += [line.note, *line.tags]
    assert not any(flaw_in(text) for text in held)


def _many(row: str, most: int, wide: int) -> Iterator[str]:
    """Rows that hold this many of the dearest characters together, no two of them alike."""
    return (row.format(DEAREST * wide + str(n)) for n in range(most // wide))


WIDE = 60
SCOUT_ID = "7e9610d4-c06d-437d-a5e6-000010285300"
LARGEST = {
    "text, unknown names": "\n".join(_many("4 {}", MAX_FOREIGN_IN_TEXT, WIDE)),
    "text, marks": "\n".join(_many("4 x #{} [a] (b) <c>", MAX_FOREIGN_IN_TEXT, WIDE)),
    "text, comments": "4 Scout\n" + "\n".join(_many("// {}", MAX_FOREIGN_IN_TEXT, WIDE)),
    "text, headings": "\n".join(_many("Faction: {}, x, y", MAX_FOREIGN_IN_TEXT, WIDE)),
    "csv, names": "Count,Name\n" + "\n".join(_many("1,{}", MAX_FOREIGN, 95)),
    "csv, sets": "Count,Name,Edition\n" + "\n".join(_many("1,Scout,{}", MAX_FOREIGN, 95)),
    "csv, zones": "Count,Name,Zone\n" + "\n".join(_many("1,Scout,{}", MAX_FOREIGN, 95)),
    "json, zones": '{"lines":['
    + ",".join(_many('{{"name":"Scout","zone":"{}"}}', MAX_FOREIGN, 95))
    + "]}",
    "o8d, sections": "<deck game='x'>"
    + "".join(_many("<section name='{}'/>", MAX_FOREIGN, 95))
    + "</deck>",
    "o8d, one section": f"<deck game='x'><section name='{DEAREST * 90}'>"
    + "<card qty='1' id='x'>Scout</card>" * 15_000
    + "</section></deck>",
    "o8d, names that clash": "<deck game='x'><section name='Game Deck'>"
    + "".join(_many(f"<card qty='1' id='{SCOUT_ID}'>{{}}</card>", MAX_FOREIGN, 95))
    + "</section></deck>",
    "one letter of a line": "\n".join(f"4 é{n} abcdefghijklmnopqrstuvwxyz" for n in range(2_000)),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", LARGEST)
def test_the_largest_file_has_a_bounded_share_normalized(
    catalogue: Catalogue, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Time is counted in characters, by the dearest there is, to hold on every machine."""
    DECK_FILES.read("1 Scuot", catalogue)
    count = 0
    real = unicodedata.normalize

    def counting(form: str, text: str) -> str:
        nonlocal count
        count += len(text)
        return real(form, text)  # type: ignore[arg-type]

    monkeypatch.setattr(unicodedata, "normalize", counting)
    assert len(LARGEST[name].encode()) <= MAX_BYTES
    DECK_FILES.read(LARGEST[name], catalogue)
    assert count <= MOST_NORMALIZED


LONG = "s" * 500_000
MOST_MEMORY = 40 * MAX_BYTES


@pytest.mark.slow
@pytest.mark.parametrize(
    "text",
    [
        f"<deck game='x'><section name='{LONG}'>{'<card/>' * 18_000}</section></deck>",
        f"<deck><superzone name='{LONG}'>"
        + "<card><name>a</name></card>" * 6_000
        + "</superzone></deck>",
        f"<cockatrice_deck><zone name='{LONG}'>{'<card/>' * 18_000}</zone></cockatrice_deck>",
        json.dumps({"lines": [{"name": LONG, **{f"k{n}": 1 for n in range(90)}}] * 2}),
        json.dumps({"lines": [{"name": "Scout", "zone": LONG}] * 2}),
        "<deck game='x'><notes>" + "&lt;" * 200_000 + "</notes></deck>",
    ],
    ids=["o8d", "dek", "cod", "json keys", "json zone", "references"],
)
def test_a_long_name_is_not_repeated_for_every_card(catalogue: Catalogue, text: str) -> None:
    assert len(text) <= MAX_BYTES
    DECK_FILES.read("1 Scuot", catalogue)
    tracemalloc.start()
    try:
        read = DECK_FILES.read(text, catalogue)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < MOST_MEMORY
    assert all(len(line.note) < 1_000 and len(line.text) <= 500 for line in read.lines)
