"""Counts of copies in all the ways and places in which people write them."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from app.games.tabletop.decklists.limits import MAX_COPIES
from app.games.tabletop.decklists.spoken_names import NUMBERS

MOST_BARE: Final = 99
"""Behind a name and without a sign that says so, a larger number is no count."""

TIMES: Final = "xX×✕✖хХ*"
_UNIT: Final = (
    r"(?:copies|copy|cards?|pieces?|pcs|each|ea|of|mal|stk|stück|stueck|exemplare?|kopien|karten|"
    r"exemplaires?|cartes?|copias?|unidades|unidad|cartas?|copie|carte|stuks|sztuki?|de|von|di)\b\.?"
)
_OPENED: Final = {")": "(", "]": "[", "}": "{", ">": "<"}
_FIRST: Final = re.compile(
    r"(?:qty|quantity|count|no)\.?\s*[:=]?\s*(\d+)\s*[:=]?\s*(\S.*)", re.IGNORECASE
)
_FIRST_MEASURED: Final = re.compile(
    rf"(?:qty|quantity|count|no)\.?\s*[:=]?\s*(\d+)\s*[:=]?\s*(?:{_UNIT}\s*)+(\S.*)", re.IGNORECASE
)
_BRACKETED: Final = re.compile(
    rf"[(\[{{<]\s*[{TIMES}]?\s*(\d+)\s*[{TIMES}]?\s*[)\]}}>]\s*(?:[{TIMES}](?=\s)|[:.,-])?\s*(\S.*)"
)
_PLAIN: Final = re.compile(r"(\d+)\s+(\S.*)")
_TIMED: Final = re.compile(rf"(\d+)\s*[{TIMES}]\s+(\S.*)")
_GLUED_TIMED: Final = re.compile(rf"(\d+)[{TIMES}](\S.*)")
_TIMES_FIRST: Final = re.compile(r"[xX×✕✖хХ]\s*(\d+)\s+(\S.*)")
_SIGNED: Final = re.compile(rf"[#+]?(\d+)\s*[{TIMES}]?\s*[:=|,;–—→-]+>?\s*(\S.*)")
_MEASURED: Final = re.compile(rf"(\d+)\s*[{TIMES}]?\s*(?:{_UNIT}\s*)+(\S.*)", re.IGNORECASE)
_MEASURED_ONCE: Final = re.compile(rf"(\d+)\s*[{TIMES}]?\s*{_UNIT}\s*(\S.*)", re.IGNORECASE)
_GLUED: Final = re.compile(r"(\d+)([^\W\d_].*)")
_WORDED: Final = re.compile(
    rf"({'|'.join(NUMBERS)})\s*(?:[{TIMES}]\s+|(?:{_UNIT}\s+)*)(\S.*)", re.IGNORECASE
)
_TAIL: Final = re.compile(
    rf"(?<!\d)(\d+|(?<![^\W_])(?:{'|'.join(NUMBERS)}))\s*([{TIMES}])?\s*(?:{_UNIT})?\s*([)\]}}>])?"
    r"\s*[.,;:|]*\s*$",
    re.IGNORECASE,
)
_SEPARATORS: Final = " \t.…:,;=|/~_·•-–—―→>\"'”’+@"
_NUMBERS: Final = re.compile(r"\d+")
_FRACTION: Final = re.compile(r"^\s*[-−]?\d+[.,/]\d")

BEHIND: Final = "the count stood behind the name"
IN_BRACKETS: Final = "the count stood in brackets behind the name"
WORD: Final = "the count is a word"
NO_BLANK: Final = "no space after the count"
IN_FRONT: Final = "the count was written in an unusual way"


class Division(NamedTuple):
    """A way to divide a line into a count and the rest, and what it repairs."""

    copies: str
    rest: str
    repairs: tuple[str, ...] = ()


def divisions_in_front(text: str) -> Iterator[Division]:
    """The ways to read a count at the beginning, the usual ones first."""
    if found := _PLAIN.fullmatch(text):
        yield Division(found[1], found[2])
    if found := _TIMED.fullmatch(text):
        yield Division(found[1], found[2])
    if found := _GLUED_TIMED.fullmatch(text):
        yield Division(found[1], found[2], (NO_BLANK,))
    if found := _TIMES_FIRST.fullmatch(text):
        yield Division(found[1], found[2])
    if found := _BRACKETED.fullmatch(text):
        repairs = () if text.startswith(f"({found[1]})") else (IN_FRONT,)
        yield Division(found[1], found[2], repairs)
    if _FRACTION.match(text):
        return
    for pattern in (_SIGNED, _MEASURED, _MEASURED_ONCE, _FIRST, _FIRST_MEASURED):
        if found := pattern.fullmatch(text):
            yield Division(found[1], found[2], (IN_FRONT,))
    if found := _GLUED.fullmatch(text):
        yield Division(found[1], found[2], (NO_BLANK,))
    if found := _WORDED.fullmatch(text):
        yield Division(str(NUMBERS[found[1].lower()]), found[2], (WORD,))


def division_behind(text: str, *, ends_in_x: bool = False) -> Division | None:
    """The count at the end: `Scout x4`, `Scout....4`, `Scout (x4)`; None without one.

    With `ends_in_x` an x before the count belongs to the name, as in `Jason X 3`.
    """
    found = _TAIL.search(text)
    if found is None:
        return None
    head, times, closed = text[: found.start()].rstrip(), found[2], found[3]
    if not ends_in_x:
        head, times = _without_times(head, times)
    opened = False
    if closed:
        if not head.endswith(_OPENED[closed]):
            return None
        head, opened = head[:-1].rstrip(), True
        if not ends_in_x and not times:
            head, times = _without_times(head, times)
    bare = head.rstrip(_SEPARATORS)
    written = found[1]
    if not bare or (bare == text[: found.start()] and not opened and not times):
        return None
    is_word = not written[0].isdigit()
    count = str(NUMBERS[written.lower()]) if is_word else written
    if not times and (len(count.lstrip("0")) > 2 or int(count) > MOST_BARE):
        return None
    return Division(count, bare, _remarks_behind(text, bare, count, is_word, opened))


def _without_times(head: str, times: str | None) -> tuple[str, str | None]:
    if head and head[-1] in TIMES and len(head) > 1 and not head[-2].isalnum():
        return head[:-1].rstrip(), head[-1]
    return head, times


def _remarks_behind(
    text: str, bare: str, count: str, is_word: bool, opened: bool
) -> tuple[str, ...]:
    """Return what reading the count repairs; nothing for the usual ways of writing it."""
    tail = text[len(bare) :].strip()
    if tail in (f"({count})", f"= {count}", f"={count}"):
        return ()
    if tail[:1] in TIMES and tail[1:].strip() == count:
        return ()
    if is_word:
        return (WORD, BEHIND)
    return (IN_BRACKETS if opened else BEHIND,)


def likely_copies(text: str) -> int:
    """The copies that an open line seems to be about; one where no count can be made out."""
    unsure = (NO_BLANK, WORD)
    front = next(divisions_in_front(text), None)
    if front is not None and not set(front.repairs) & set(unsure):
        return _in_range(front.copies)
    behind = division_behind(text)
    is_led = front is not None or text[:1].isdecimal()
    if behind is not None and not (is_led and WORD in behind.repairs):
        return _in_range(behind.copies)
    if front is not None:
        return _in_range(front.copies)
    found = _NUMBERS.match(text.lstrip("-−+# "))
    return _in_range(found[0]) if found else 1


def _in_range(digits: str) -> int:
    return max(1, min(MAX_COPIES, int(digits.lstrip("0")[:4] or "1")))
