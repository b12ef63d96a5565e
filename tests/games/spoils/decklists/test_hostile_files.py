"""Whatever bytes come in: an answer in words, promptly, with nothing dropped."""

import tracemalloc

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from app.games.spoils.decklists import Import
from app.games.spoils.presentation.deck_files import DECK_FILES
from app.games.tabletop.decklists.limits import MAX_BYTES, MAX_LINES, MAX_OPEN, MAX_SUGGESTIONS

WRITTEN = [form.id for form in DECK_FILES.formats.values() if form.write]


def assert_sound(read: Import) -> None:
    """Assert the invariants of every import: unreadable if a line is open or nothing was read."""
    is_open = any(line.status.value == "open" for line in read.lines)
    assert read.is_unreadable == (is_open or read.decklist is None)
    assert (read.error is not None) == (read.decklist is None)
    assert (read.hash is None) == read.is_unreadable
    assert all(len(line.suggestions) <= MAX_SUGGESTIONS for line in read.lines)
    assert all(line.note for line in read.lines if line.status.value != "read")
    if not read.is_unreadable:
        assert read.decklist.lines


@pytest.mark.slow
@given(st.binary(max_size=400))
@example(b"\xff\xfe")
@example(b"\x00" * 10)
@example(b"<")
@example(b"{}")
def test_any_bytes_are_answered(catalogue, content):
    assert_sound(DECK_FILES.read(content, catalogue))


@pytest.mark.slow
@given(st.text(max_size=400))
@example("\ud800")
@example("<deck/>")
@example("<deck><superzone/><meta/></deck>")
def test_any_text_is_answered(catalogue, content):
    assert_sound(DECK_FILES.read(content, catalogue))


SCRAPS = """4 x Scout Rage 1337! 12 Man ( ) [ ] (2ED) SB: # // : = , ; | < > *F* Sideboard
    Faction -2 two x3 Deck About Name ’ é 999999999999"""
words = st.sampled_from([*SCRAPS.split(), "\t", "\n", "\n", "\n"])


@given(st.lists(words, max_size=60).map(" ".join))
def test_lists_of_scrambled_words_are_answered_line_by_line(catalogue, content):
    read = DECK_FILES.read(content, catalogue)
    assert_sound(read)
    if read.error is None:
        count = content.removesuffix("\n").count("\n") + 1
        assert {line.line for line in read.lines} == set(range(1, count + 1))


@pytest.mark.slow
@pytest.mark.parametrize("format_id", WRITTEN)
@given(data=st.data())
def test_mutilated_files_are_answered(catalogue, format_id, data):
    deck = DECK_FILES.of_precon(catalogue.precons["seed-1-rogue"], catalogue)
    content = bytearray(DECK_FILES.write(deck, format_id).encode())
    for _ in range(data.draw(st.integers(1, 5))):
        start = data.draw(st.integers(0, len(content) - 1))
        end = start + data.draw(st.integers(0, 20))
        content[start:end] = data.draw(st.binary(max_size=8) | st.just(bytes(content[:40])))
        if not content:
            return
    assert_sound(DECK_FILES.read(bytes(content), catalogue))


def test_ten_thousand_lines_are_read(catalogue):
    read = DECK_FILES.read("1 Scout\n" * 10_000, catalogue)
    assert read.decklist.size == 10_000
    assert len(read.lines) == 10_000


@pytest.mark.slow
def test_many_unknown_names_get_suggestions_and_too_many_are_no_list(catalogue):
    names = [f"1 Quotidian assasination of {n}\n" for n in range(10_000)]
    read = DECK_FILES.read("".join(names[:MAX_OPEN]), catalogue)
    assert_sound(read)
    assert len(read.open_lines) == MAX_OPEN
    assert "Quotidian Assassination" in read.lines[-1].suggestions
    refused = DECK_FILES.read("".join(names), catalogue)
    assert refused.decklist is None
    assert "More than 500 lines are no cards of this game" in refused.error


@pytest.mark.parametrize("count", ["12345678901234567890", "9" * 4999])
@pytest.mark.parametrize("written", ["{0} Scout", "Scout x{0}", "Count,Name\n{0},Scout"])
def test_a_count_of_many_digits_is_bad(catalogue, count, written):
    read = DECK_FILES.read(written.format(count), catalogue)
    assert read.lines[-1].status.value == "open"
    assert_sound(read)


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-8-sig", "cp1252"])
def test_text_is_read_in_the_encodings_of_windows(catalogue, encoding):
    text = "1 Dragon’s Strategy\r\n4 Scout\r\n"
    read = DECK_FILES.read(text.encode(encoding), catalogue)
    assert read.decklist.copies() == {"Dragon's Strategy": 1, "Scout": 4}
    assert read.encoding in ("UTF-16", "UTF-8", "Windows-1252")


@pytest.mark.parametrize("encoding", ["utf-16-le", "cp1252"])
def test_a_guessed_encoding_is_told(catalogue, encoding):
    read = DECK_FILES.read("1 Dragon’s Strategy\n".encode(encoding), catalogue)
    assert (read.lines[0].line, read.lines[0].status.value) == (0, "repaired")


def test_utf_16_xml_is_read(catalogue):
    deck = DECK_FILES.of_precon(catalogue.precons["seed-1-rogue"], catalogue)
    content = DECK_FILES.write(deck, "o8d").replace("utf-8", "utf-16").encode("utf-16")
    assert DECK_FILES.read(content, catalogue).decklist.size == 50


@pytest.mark.parametrize(
    ("content", "word"),
    [
        (b"4 Scout\n4 \x00Gnat", "NUL"),
        (b"4 Scout\n4 Gn\x81at", "0x81"),
        (b"\xef\xbb\xbf\xff", "UTF-8"),
        (b"\xff\xfe\x00", "UTF-16"),
        (b"4 Scout\n" * (MAX_BYTES // 8 + 1), "KiB"),
        (b"\n" * (MAX_LINES + 2), "lines"),
        ("é" * (MAX_BYTES // 2 + 1), "KiB"),
        ("4 Scout \ud800", "half"),
    ],
)
def test_files_that_are_no_text_or_too_large_are_refused_in_words(catalogue, content, word):
    read = DECK_FILES.read(content, catalogue)
    assert word in read.error
    assert_sound(read)


LAYERS = "".join(f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, 10))
BOMB = (
    f'<!DOCTYPE deck [<!ENTITY a0 "aaaaaaaaaa">{LAYERS}]>'
    "<deck game='x'><section name='Game Deck'><card qty='1'>&a9;</card></section></deck>"
)
OUTSIDE = '<!DOCTYPE deck [<!ENTITY x SYSTEM "file:///etc/passwd">]><deck game="x">&x;</deck>'


@pytest.mark.parametrize("content", [BOMB, OUTSIDE])
def test_entities_are_refused_and_never_expanded(catalogue, content):
    read = DECK_FILES.read(content, catalogue)
    assert "entities" in read.error
    assert_sound(read)


@pytest.mark.parametrize(
    ("content", "word"),
    [
        ("<deck>" * 1000, "deeper"),
        ("<deck game='x'>" + "<card/>" * 30_000 + "</deck>", "elements"),
        ("<deck", "line 1"),
        ("<deck game='x'></section></deck>", "line 1"),
    ],
)
def test_deep_wide_and_broken_xml_is_refused_in_words(catalogue, content, word):
    read = DECK_FILES.read(content, catalogue)
    assert word in read.error
    assert_sound(read)


LARGEST = MAX_BYTES - 100
MOST_MEMORY = 40 * MAX_BYTES


@pytest.mark.parametrize(
    "content",
    [
        "1 Scout\n" * 10_000,
        "".join(f"1 Scuot {n}\n" for n in range(1_000)),
        "9" * LARGEST,
        "1 " + "é" * (LARGEST // 2),
        "(" * LARGEST,
        "[" * 20_000 + "]" * 20_000,
        "Count,Name\n" + '"' * LARGEST,
        "<deck>" * (LARGEST // 6),
        "<!--" * (LARGEST // 4),
        BOMB,
        OUTSIDE,
    ],
    ids=lambda content: f"{content[:12]!r}",
)
def test_no_file_takes_much_more_memory_than_it_has_bytes(catalogue, content):
    DECK_FILES.read("1 Scout", catalogue)
    tracemalloc.start()
    try:
        read = DECK_FILES.read(content, catalogue)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert_sound(read)
    assert peak < MOST_MEMORY
