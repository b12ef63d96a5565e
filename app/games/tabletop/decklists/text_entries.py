"""One line of a text list, `4 Scout` in all the ways people and sites write it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from app.games.tabletop.decklists.import_builder import Entry, find_set
from app.games.tabletop.decklists.shape import DeckLayout, Place
from app.games.tabletop.facts import AnyCatalogue, CardLike

_SIDEBOARD: Final = re.compile(r"sb:\s*", re.IGNORECASE)
_BULLET: Final = re.compile(r"[-*•·–]\s+")
_COUNT: Final = re.compile(r"\(?(\d+)\)?\s*(?:[xX×*](?=\s)|(?=\s))\s+(.+)")
_COUNT_GLUED: Final = re.compile(r"(\d+)[xX×*](\S.*)")
_COUNT_AFTER_X: Final = re.compile(r"[xX×](\d+)\s+(.+)")
_COUNT_LAST: Final = re.compile(r"(.*\S)(?:\s*[×*]\s*|\s+[xX]\s*|\s*=\s*)(\d+)|(.*\S)\s*\((\d+)\)")
_COUNT_ODD: Final = re.compile(r"([+\-−]?\d+(?:[.,/]\d+)?)\s*[xX×*]?\s+(.+)")
_NUMBER_LAST: Final = re.compile(r"(.*\S)[\s:,]+(\d+)")
_FIRST_WORD: Final = re.compile(r"(\S+?)[xX×*]?\s+(.+)")
_COUNTS_FIRST: Final = (_COUNT, _COUNT_ODD, _COUNT_GLUED, _COUNT_AFTER_X)

_FOIL: Final = re.compile(r"\s*\*[^*\s]{1,20}\*$")
_TAGS: Final = re.compile(r"\s+#([^#].*)$")
_SLASHES: Final = re.compile(r"\s+//.*$")
_ROUND: Final = re.compile(r"\s*\(([^()]*)\)(?:\s+([\w-]*\d[\w-]*))?$")
_SQUARE: Final = re.compile(r"\s*\[([^\[\]]*)\]$")
_SQUARE_FIRST: Final = re.compile(r"^\[([^\[\]]*)\]\s*")
_ANGLE: Final = re.compile(r"\s*<([^<>]*)>$")
_PIPE: Final = re.compile(r"\s*\|([^|]*)(?:\|[^|]*)?$")
_BRACES: Final = re.compile(r"\{[^{}]*\}")
_MOST_MARKS: Final = 8


@dataclass(frozen=True, slots=True)
class _Named:
    """What stands after the count: the name and the marks taken off it so far."""

    name: str
    place: Place | None = None
    set: str = ""
    number: str = ""
    tags: tuple[str, ...] = ()
    note: str = ""
    repairs: tuple[str, ...] = ()


def read_entry(
    line: int, raw: str, place: Place, catalogue: AnyCatalogue, layout: DeckLayout
) -> Entry | None:
    """The card and count of one line, or None when no known card can be found in it.

    The count may stand first or last, or be missing; the name is tried as it stands
    before anything is taken off it.
    """
    text, place, repairs = _without_prefixes(raw.strip(), place, layout)
    for count, rest, remark in _divisions(text, catalogue):
        named = _find_named(rest, catalogue, layout)
        if named is not None:
            return Entry(
                line,
                raw.strip(),
                named.name,
                count,
                named.place or place,
                set=named.set,
                number=named.number,
                tags=named.tags,
                note=named.note,
                repairs=(*repairs, *remark, *named.repairs),
            )
    return None


def count_in_doubt(
    raw: str, catalogue: AnyCatalogue, layout: DeckLayout
) -> tuple[str, CardLike] | None:
    """The words that seem to be the count of a known card but are no whole number.

    `two Scout`, `-2 Scout`, `2.5 Scout` and `Scout 2` are such lines.
    """
    text, _, _ = _without_prefixes(raw.strip(), layout.main, layout)
    for pattern, word, name in ((_COUNT_ODD, 1, 2), (_NUMBER_LAST, 2, 1), (_FIRST_WORD, 1, 2)):
        found = pattern.fullmatch(text)
        if found:
            named = _find_named(found[name], catalogue, layout)
            card = catalogue.find(named.name) if named else None
            if card is not None:
                return found[word], card
    return None


def name_in(raw: str, layout: DeckLayout) -> str:
    """The part of a line that most likely is meant as the card's name."""
    text, _, _ = _without_prefixes(raw.strip(), layout.main, layout)
    for pattern in _COUNTS_FIRST:
        found = pattern.fullmatch(text)
        if found:
            text = found[2]
            break
    for mark in (_TAGS, _FOIL, _ANGLE, _SQUARE, _ROUND, _FOIL, _PIPE, _SQUARE_FIRST):
        text = mark.sub("", text) or text
    return text


def has_count(raw: str, layout: DeckLayout) -> bool:
    """Whether the line starts with a count."""
    text, _, _ = _without_prefixes(raw.strip(), layout.main, layout)
    return any(pattern.fullmatch(text) for pattern in _COUNTS_FIRST)


def _without_prefixes(
    text: str, place: Place, layout: DeckLayout
) -> tuple[str, Place, tuple[str, ...]]:
    repairs: tuple[str, ...] = ()
    bullet = _BULLET.match(text)
    if bullet:
        text, repairs = text[bullet.end() :], ("The bullet was left out.",)
    prefix = _SIDEBOARD.match(text)
    if prefix and layout.sideboard:
        text, place = text[prefix.end() :], layout.sideboard
    return text, place, repairs


def _divisions(text: str, catalogue: AnyCatalogue) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """The ways to divide a line into count and rest, each with what it repairs."""
    if catalogue.find(text) is not None:
        yield "", text, ()
    if first := _COUNT.fullmatch(text):
        yield first[1], first[2], ()
    if last := _COUNT_LAST.fullmatch(text):
        yield last[2] or last[4], last[1] or last[3], ()
    if glued := _COUNT_GLUED.fullmatch(text):
        yield glued[1], glued[2], ("No space after the count.",)
    if after := _COUNT_AFTER_X.fullmatch(text):
        yield after[1], after[2], ()
    yield "", text, ()


def _find_named(text: str, catalogue: AnyCatalogue, layout: DeckLayout) -> _Named | None:
    """Take marks off until a card's name is left; None when none is."""
    named = _Named(text.strip())
    for _ in range(_MOST_MARKS):
        if catalogue.find(named.name) is not None:
            return named
        stripped = _without_mark(named, catalogue, layout)
        if stripped is None:
            return None
        named = stripped
    return None


def _without_mark(named: _Named, catalogue: AnyCatalogue, layout: DeckLayout) -> _Named | None:
    name = named.name
    if found := _FOIL.search(name):
        mark = f"The mark {found[0].strip()} was left out."
        return replace(named, name=name[: found.start()], repairs=(*named.repairs, mark))
    if found := _TAGS.search(name):
        tags = (tag.strip().lstrip("!").strip() for tag in found[1].split("#"))
        return replace(named, name=name[: found.start()], tags=tuple(tag for tag in tags if tag))
    if found := _SLASHES.search(name):
        mark = "The comment was left out."
        return replace(named, name=name[: found.start()], repairs=(*named.repairs, mark))
    if found := _ANGLE.search(name):
        return replace(named, name=name[: found.start()], number=found[1])
    if found := _ROUND.search(name):
        return _with_set(named, name[: found.start()], found[1], found[2] or "", catalogue, layout)
    if found := _SQUARE.search(name):
        return _with_brackets(named, name[: found.start()], found[1], catalogue, layout)
    if found := _SQUARE_FIRST.search(name):
        return _with_set(named, name[found.end() :], found[1], "", catalogue, layout)
    if found := _PIPE.search(name):
        return _with_set(named, name[: found.start()], found[1], "", catalogue, layout)
    return None


def _with_brackets(
    named: _Named, name: str, inside: str, catalogue: AnyCatalogue, layout: DeckLayout
) -> _Named:
    """`[SET]`, `[SET:12]`, `[SET#12]`; else a category, which may be a zone."""
    code = inside.replace("#", ":").partition(":")[0]
    if find_set(inside, catalogue) is not None or find_set(code, catalogue) is not None:
        return _with_set(named, name, inside, "", catalogue, layout)
    category = _BRACES.sub("", inside).strip()
    place = layout.place_named(category)
    if place is not None:
        return replace(named, name=name, place=place)
    return replace(named, name=name, tags=(*named.tags, category) if category else named.tags)


def _with_set(
    named: _Named,
    name: str,
    written: str,
    number: str,
    catalogue: AnyCatalogue,
    layout: DeckLayout,
) -> _Named:
    if find_set(written, catalogue) is not None:
        return replace(named, name=name, set=written, number=number or named.number)
    code, _, inside_number = written.replace("#", ":").partition(":")
    if find_set(code, catalogue) is not None:
        return replace(named, name=name, set=code, number=inside_number)
    if written.isdecimal():
        return replace(named, name=name, number=written)
    if layout.marks_are_notes and written.strip():
        note = f"{written.strip()}; {named.note}" if named.note else written.strip()
        kept = f"The mark “{written}” is not a known set and was kept as a note."
        return replace(named, name=name, note=note, repairs=(*named.repairs, kept))
    mark = f"The mark “{written}” is not a known set and was left out."
    return replace(named, name=name, repairs=(*named.repairs, mark))
