"""One line of a text list, `4 Scout` and its count in all the ways people and sites write it."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, takewhile
from typing import Final, NamedTuple

from app.games.tabletop.decklists.decklist import DeckLayout, Place
from app.games.tabletop.decklists.import_builder import Entry
from app.games.tabletop.decklists.limits import MAX_COPIES
from app.games.tabletop.decklists.markup import BREAK
from app.games.tabletop.decklists.name_marks import (
    NUMBERS,
    MarkedName,
    TextLine,
    find_named,
    find_spoken,
    unmarked,
)
from app.games.tabletop.decklists.report import ImportLine, Status
from app.games.tabletop.facts import AnyCatalogue, CardLike
from app.games.text import LONGEST_NAME, fold

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


_SIDEBOARD: Final = re.compile(r"(?:sb|side ?board)\s*:\s*", re.IGNORECASE)
_BULLET: Final = re.compile(r"(?:(?:[-*+•·–—▪◦●○►‣⁃■□]|\[[ xX✓]?\]|[☐☑✓✔])\s+)+")
_POINT: Final = re.compile(r"(?:\d{1,3}[.)]|#\d{1,3}[.):]?)\s+(?=\(?[xX×]?\d|.*[xX×*]\s?\d+\s*$)")
_SPEAKER: Final = re.compile(
    r"(?:\[[^\[\]]{0,24}\d{1,2}:\d\d[^\[\]]{0,24}\]|(?:[\d./-]{6,10},?\s+)?\d{1,2}:\d\d(?::\d\d)?\s*-)"
    r"\s*[^\d\W][^:]{0,30}:\s+(?=.*\d)"
)
"""`[12:02] Tom: ` or `3/4/20, 12:02 - Tom: ` in front of what somebody wrote in a chat."""


_CARDS_APART: Final = (
    re.compile(BREAK),
    re.compile(r"\s{2,}(?=\(?[xX×]?\d)|\t+"),
    re.compile(r"\s*;\s*"),
    re.compile(r"\s+[/|+&]\s+|\s*\|\s*"),
    re.compile(r"\s*,\s+(?=\(?[xX×]?\d)|\s+and\s+(?=\(?[xX×]?\d)"),
    re.compile(r"\s*,\s*"),
    re.compile(r"\s*(?:,|;|\band\b|&|/|\+)\s*"),
)
_MOST_CARDS: Final = 60
"""Cards on one line; a page of the web may be one line."""


SEVERAL: Final = "one of several cards in this line"
NUMBERED: Final = "the number of the point was left out"


def read_entries(
    number: int, raw: str, plain: str, place: Place, catalogue: AnyCatalogue, layout: DeckLayout
) -> tuple[Entry, ...]:
    """The cards and counts of one line; empty if it is not understood as nothing but cards.

    `plain` is the line without markup. A count may stand in front of a name or behind it, or be
    missing; the name is tried as it stands before anything is taken off it. Of several cards in
    a line, all have a count, or none.
    """
    text, place, repairs = _without_prefixes(plain, place, layout)
    line = TextLine(number, raw, place, catalogue, layout, repairs)
    entries = _one_card(text, line) or _several_cards(text, line)
    if NUMBERED in repairs and not all(entry.copies for entry in entries):
        return ()  # `4. 1337!`: what was taken for the number of a point may be the count.
    return entries


def read_unmarked(
    number: int, raw: str, text: str, place: Place, catalogue: AnyCatalogue, layout: DeckLayout
) -> tuple[Entry, ...]:
    """The cards behind a heading in the same line: `Starting: Rage, Obsession`."""
    line = TextLine(number, raw, place, catalogue, layout)
    return _one_card(text, line) or _several_cards(text, line)


def name_in(plain: str, layout: DeckLayout) -> str:
    """The part of a line that most likely is meant as the card's name."""
    text, _, _ = _without_prefixes(plain, layout.main, layout)
    text = " ".join(text.replace(BREAK, " ").split())
    first = next(divisions_in_front(text), None) or division_behind(text)
    text = first.rest if first else text
    text = unmarked(text)
    return text.partition("|")[0].strip() or text


def written_copies(plain: str) -> int:
    """The number of copies that stand on a line that is not understood, as far as one can tell."""
    text = plain.strip().strip("|").strip()
    bullet = _POINT.match(text) or _BULLET.match(text)
    text = text[bullet.end() :] if bullet else text
    rows = [part for part in text.split(BREAK) if part.strip()]
    if len(rows) > 1 and any(map(has_sure_count, rows)):
        return sum(map(likely_copies, filter(has_sure_count, rows)))
    for apart in _CARDS_APART[1:5]:
        parts = apart.split(text)
        if 1 < len(parts) <= _MOST_CARDS and all(map(has_sure_count, parts)):
            return sum(map(likely_copies, parts))
    return likely_copies(text)


def has_count(plain: str, layout: DeckLayout) -> bool:
    """Return True if a count seems to stand at the beginning or end of a line."""
    text, _, _ = _without_prefixes(plain, layout.main, layout)
    return _has_count(text)


def has_sure_count(text: str) -> bool:
    """Return True if a count stands at the beginning or end of a text, apart from its words."""
    front = next(divisions_in_front(text), None)
    return (front is not None and NO_BLANK not in front.repairs) or (
        front is None and division_behind(text) is not None
    )


def _has_count(text: str) -> bool:
    return next(divisions_in_front(text), None) is not None or division_behind(text) is not None


def _without_prefixes(
    text: str, place: Place, layout: DeckLayout
) -> tuple[str, Place, tuple[str, ...]]:
    repairs: tuple[str, ...] = ()
    if text[:1] == text[-1:] == "|":
        text, repairs = text.strip("|").strip(), ("the frame was left out",)
    speaker = _SPEAKER.match(text)
    if speaker:
        text, repairs = text[speaker.end() :], ("the speaker was left out",)
    bullet = _BULLET.match(text)
    if bullet:
        text, repairs = text[bullet.end() :], ("the bullet was left out",)
    point = _POINT.match(text)
    if point:
        text, repairs = text[point.end() :], (NUMBERED,)
    prefix = _SIDEBOARD.match(text)
    if prefix and layout.sideboard:
        text, place = text[prefix.end() :], layout.sideboard
    return text, place, repairs


def _one_card(text: str, line: TextLine) -> tuple[Entry, ...]:
    """The card of a text; two entries where only some of its copies stand in a marked place.

    Empty also where the text can be read as two different cards.
    """
    readings: list[tuple[Entry, ...]] = []
    for division in _divisions(text, line):
        read = _reading(division, line)
        if read:
            readings.append(read)
            if len(readings) > 1 or division.rest[0] not in TIMES:
                break
    if len({line.catalogue.find(first.name) for first, *_ in readings}) != 1:
        return ()
    return readings[0]


def _divisions(text: str, line: TextLine) -> Iterator[Division]:
    """The ways to divide a line into count and rest.

    A line that is a card's name as it stands has no other; the usual ways in front of the name
    come all, because the x of `1 X Ray Specs` may belong to either.
    """
    if _is_name(text, line.catalogue):
        yield Division("", text)
        return
    yield from divisions_in_front(text)
    for ends_in_x in (False, True):
        behind = division_behind(text, ends_in_x=ends_in_x)
        if behind is not None:
            yield behind
    yield Division("", text)


def _is_name(text: str, catalogue: AnyCatalogue) -> bool:
    """Return True for a card's name; one that begins like a count has to be just that name.

    `3 1337!` are three copies and not the card `31337!`.
    """
    if len(text) > LONGEST_NAME:
        return False
    card = catalogue.find(text)
    if card is None:
        return text[:1].isalpha() and find_spoken(text, catalogue) is not None
    return not text[:1].isdecimal() or fold(text) == fold(card.name)


def _reading(division: Division, line: TextLine) -> tuple[Entry, ...]:
    """The entries of a division; empty unless a card's name is left of the rest."""
    named = find_named(division.rest, line)
    counted = _with_loose(named, division) if named else None
    if named is None or counted is None:
        return ()
    count, number, repairs = counted
    entry = Entry(
        line.number,
        line.raw,
        named.name,
        count,
        named.place or line.place,
        set=named.set,
        number=number,
        tags=named.tags,
        note=named.note,
        repairs=(*line.repairs, *repairs, *named.repairs),
    )
    if named.part is None:
        return (entry,)
    return _parted(entry, *named.part)


def _parted(entry: Entry, copies: int, place: Place) -> tuple[Entry, ...]:
    """`9 Rage (1 starting)`: some of the copies in that place, the others where they stand."""
    if not entry.copies:
        return (replace(entry, copies=str(copies), place=place),)
    whole = int(entry.copies[:5])
    if copies > whole:
        return ()
    some = replace(entry, copies=str(copies), place=place)
    if copies == whole:
        return (some,)
    said = f"{copies} of {whole} {place.name}"
    others = replace(entry, copies=str(whole - copies), repairs=(*entry.repairs, said))
    return (replace(some, repairs=(*some.repairs, said)), others)


def _with_loose(named: MarkedName, division: Division) -> tuple[str, str, tuple[str, ...]] | None:
    """Count, number of the printing and repairs, with the number in brackets taken as what it is.

    None if it contradicts the count.
    """
    loose, count = named.loose, division.copies
    if not loose:
        return count, named.number, division.repairs
    if named.set and not named.number:
        return count, loose, division.repairs
    if not count:
        if len(loose.lstrip("0")) > 2:
            return None
        return loose, named.number, (*division.repairs, IN_BRACKETS)
    if count.lstrip("0") == loose.lstrip("0"):
        return count, named.number, (*division.repairs, "the count is written twice")
    return None


def _several_cards(text: str, line: TextLine) -> tuple[Entry, ...]:
    """The cards of a line that holds several, each with a count, or none with one."""
    marked = replace(line, repairs=(*line.repairs, SEVERAL))
    for apart in _CARDS_APART:
        parts = [part for part in apart.split(text, _MOST_CARDS) if part.strip()]
        if not 1 < len(parts) <= _MOST_CARDS:
            continue
        cards = list(takewhile(bool, (_one_card(_without_bullet(part), marked) for part in parts)))
        entries = tuple(chain.from_iterable(cards))
        if len(cards) == len(parts) and len({bool(entry.copies) for entry in entries}) == 1:
            return entries
    return ()


def _without_bullet(text: str) -> str:
    bullet = _BULLET.match(text.strip())
    return text.strip()[bullet.end() :] if bullet else text.strip()


def known_card(plain: str, catalogue: AnyCatalogue, layout: DeckLayout) -> CardLike | None:
    """The card that a line names whose count is not understood: `-2 Scout`, `2.5 Scout`."""
    text, _, _ = _without_prefixes(plain, layout.main, layout)
    line = TextLine(0, plain, layout.main, catalogue, layout)
    found = re.match(r"\S+\s+", text)
    named = find_named(text[found.end() :], line) if found else None
    named = named or find_named(re.sub(r"[\W\d_]*\d[\W\d_]*$", "", text), line)
    return catalogue.find(named.name) if named else None


def open_again(texts: Sequence[str]) -> tuple[ImportLine, ...]:
    """The open lines that were kept as these texts, numbered from 1."""
    return tuple(
        ImportLine(number, Status.OPEN, text, copies=written_copies(text))
        for number, text in enumerate(texts, 1)
    )
