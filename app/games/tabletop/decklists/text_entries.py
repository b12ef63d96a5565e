"""One line of a text list, `4 Scout` in all the ways people and sites write it."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, takewhile
from typing import Final

from app.games.tabletop.decklists.decklist import DeckLayout, Place
from app.games.tabletop.decklists.import_builder import Entry
from app.games.tabletop.decklists.markup import BREAK
from app.games.tabletop.decklists.name_marks import MarkedName, TextLine, find_named, unmarked
from app.games.tabletop.decklists.report import ImportLine, Status
from app.games.tabletop.decklists.spoken_names import find_spoken
from app.games.tabletop.decklists.written_counts import (
    IN_BRACKETS,
    NO_BLANK,
    TIMES,
    Division,
    division_behind,
    divisions_in_front,
    likely_copies,
)
from app.games.tabletop.facts import AnyCatalogue, CardLike
from app.games.tabletop.names import LONGEST_NAME, fold

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
