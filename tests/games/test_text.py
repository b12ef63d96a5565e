"""Text from outside: what is refused, and normal forms whose price is bounded."""

import re
import sys
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.spoils.facts import fold
from app.games.text import (
    LONGEST_NORMALIZED,
    LONGEST_PLAIN,
    MOST_MARKS,
    flaw_in,
    foreign_in,
    normalized,
    without_marks,
)

APP = Path(__file__).parents[2] / "app"
MARK = "\u0301"

letters = st.sampled_from(["a", "é", "각", "ﷺ", "Å", "ﬀ", " ", MARK, "\u0316", "ﾞ", "\u0f73"])


@pytest.mark.parametrize(
    "text", ["", "Scout", "é" * 5_000, "a" + MARK * MOST_MARKS, ("a" + MARK * MOST_MARKS) * 50, "🂡"]
)
def test_text_as_people_write_it_is_taken(text: str) -> None:
    assert flaw_in(text) is None


@pytest.mark.parametrize(
    ("text", "at", "word"),
    [
        ("ab\0", 2, "NUL"),
        ("ab\ud800", 2, "half a character"),
        ("\udfff", 0, "half a character"),
        ("ab" + MARK * (MOST_MARKS + 1), 2, "more than 30"),
        (MARK * 100_000, 0, "more than 30"),
        ("é" * 77 + "\uff9e" * 31 + "x", 77, "more than 30"),
        ("x" * 999 + "\u0f73" + MARK * 30, 999, "more than 30"),
    ],
)
def test_what_no_text_needs_is_refused_with_its_place(text: str, at: int, word: str) -> None:
    flaw = flaw_in(text)
    assert flaw is not None
    assert flaw.at == at
    assert word in flaw.message


@given(st.lists(st.sampled_from("aé" + MARK + "\uff9e"), max_size=200).map("".join))
def test_a_heap_is_found_wherever_it_stands(text: str) -> None:
    heap = re.search("[\u0301\uff9e]{31,}", text)
    flaw = flaw_in(text)
    assert (flaw.at if flaw else None) == (heap.start() if heap else None)


@pytest.mark.slow
def test_every_character_that_becomes_a_mark_counts_as_one() -> None:
    """Else a heap could be built of characters that only turn to marks when decomposed."""
    signs = [chr(code) for code in range(sys.maxunicode + 1) if not 0xD800 <= code < 0xE000]
    become = {
        sign for sign in signs if unicodedata.combining(unicodedata.normalize("NFKD", sign)[0])
    }
    counted = {sign for sign in signs if flaw_in(sign * (MOST_MARKS + 1))}
    assert counted - {"\0"} == become


@given(st.lists(letters, max_size=1_200).map("".join))
def test_a_text_loses_its_marks_as_if_it_were_decomposed_at_once(text: str) -> None:
    plain = unicodedata.normalize("NFKD", text)
    assert without_marks(text) == "".join(s for s in plain if not unicodedata.combining(s))


@pytest.mark.parametrize("form", ["NFC", "NFD", "NFKC", "NFKD"])
def test_a_text_is_normalized_as_far_as_any_name_goes(form: str) -> None:
    text = "é" * (LONGEST_NORMALIZED + 1)
    assert normalized(form, text) == unicodedata.normalize(form, text[:-1])  # type: ignore[arg-type]


def test_marks_in_a_row_are_sorted_a_few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    lengths: list[int] = []
    real = unicodedata.normalize

    def counting(form: str, text: str) -> str:
        lengths.append(len(text))
        return real(form, text)  # type: ignore[arg-type]

    monkeypatch.setattr(unicodedata, "normalize", counting)
    fold((MARK + "\u0316") * 500_000)
    assert max(lengths) <= LONGEST_NORMALIZED
    assert sum(lengths) <= LONGEST_PLAIN


def test_only_what_is_beyond_ascii_is_foreign() -> None:
    assert [foreign_in(text) for text in ("Scout", "Béllow", "ﷺ🂡a")] == [0, 1, 2]


def test_nothing_else_normalizes() -> None:
    """One place bounds the price, so nothing goes around it."""
    calls = re.compile(r"unicodedata\.(normalize|is_normalized)|from unicodedata")
    found = [file for file in APP.rglob("*.py") if calls.search(file.read_text("utf-8"))]
    assert [str(file.relative_to(APP)) for file in found] == ["games/text.py"]
