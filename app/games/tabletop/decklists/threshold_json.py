"""Our own JSON: everything a decklist holds, for exports and other programs."""

import json
import re
from typing import Final

from app.games.tabletop.decklists.decklist import (
    AnyDecklist,
    AnyLine,
    D,
    DeckLayout,
    DeckShape,
    L,
    Names,
)
from app.games.tabletop.decklists.import_builder import (
    Entry,
    ImportBuilder,
    likely_count,
    shown,
)
from app.games.tabletop.decklists.limits import MAX_DEPTH, MAX_KEYS, MAX_LINES
from app.games.tabletop.decklists.report import Import
from app.games.tabletop.decklists.source import Document, UnreadableError
from app.games.tabletop.facts import is_any
from app.games.text import flaw_in

VERSION: Final = 1
"""Raised when a reader of the older form would misunderstand the newer."""

_OBJECT: Final = re.compile(r"\s*\{\s*(?:[\"}]|\Z)")
_ARRAY: Final = re.compile(r'\s*\[\s*["{]')
_TOO_DEEP: Final = f"The JSON is nested deeper than {MAX_DEPTH} lists and objects."
_DECK_KEYS: Final = frozenset({"version", "game", "name", "author", "notes", "tags", "lines"})
_LINE_KEYS: Final = frozenset({"copies", "name", "printing", "set", "zone", "tags", "note"})


def is_json(document: Document) -> bool:
    """Return whether a text starts as a JSON object or a list of texts or objects does."""
    return bool(_OBJECT.match(document.text) or _ARRAY.match(document.text))


def read_json(document: Document, catalogue: Names, shape: DeckShape[L, D]) -> Import[D]:
    """Read a deck; in the report `line` is the number of the entry in `lines`.

    Raises UnreadableError when it is no JSON, another version or another game.
    """
    if _ARRAY.match(document.text):
        raise UnreadableError(
            "This is a JSON list without the deck around it. Write one card on each line, such as "
            "“4 Scout”, or an object with “lines”."
        )
    deck = _parse(document.text)
    builder = ImportBuilder(catalogue, shape)
    if _text(deck.get("version", "1")) != str(VERSION):
        raise UnreadableError(f"Only version {VERSION} of a deck in JSON can be read.")
    if _text(deck.get("game", shape.game)) != shape.game:
        raise UnreadableError(f"This deck is for another game: {shown(_text(deck.get('game')))!r}.")
    for key in sorted(deck.keys() - _DECK_KEYS):
        builder.foreign(0, key, _texts_in(deck[key]))
    builder.take_about(
        name=_text(deck.get("name")),
        author=_text(deck.get("author")),
        notes=_text(deck.get("notes")),
        tags=_texts(deck.get("tags")),
    )
    lines = deck.get("lines")
    if not isinstance(lines, list):
        raise UnreadableError("The JSON has no list under the key “lines”.")
    if len(lines) > MAX_LINES:
        raise UnreadableError(f"The deck has more than {MAX_LINES} lines.")
    for number, line in enumerate(lines, 1):
        _read_line(builder, number, line)
    return builder.finish()


def _parse(text: str) -> dict[str, object]:
    try:
        deck = json.loads(
            text,
            parse_int=str,
            parse_float=str,
            parse_constant=str,
            object_pairs_hook=_unique_keys,
        )
    except json.JSONDecodeError as problem:
        raise UnreadableError(
            f"The JSON has an error in line {problem.lineno}, column {problem.colno}: "
            f"{problem.msg}."
        ) from None
    except RecursionError:
        raise UnreadableError(_TOO_DEEP) from None
    assert isinstance(deck, dict)
    _refuse_depth(deck)
    if "\\u" in text:
        _refuse_flaws(deck)
    return deck


def _refuse_depth(deck: dict[str, object]) -> None:
    level: list[dict[str, object] | list[object]] = [deck]
    for _ in range(MAX_DEPTH):
        inside = (part.values() if isinstance(part, dict) else part for part in level)
        level = [part for parts in inside for part in parts if isinstance(part, dict | list)]
        if not level:
            return
    raise UnreadableError(_TOO_DEEP)


def _refuse_flaws(deck: dict[str, object]) -> None:
    """Refuse what no text can hold where it was written as an escape, such as NUL."""
    left: list[object] = [deck]
    while left:
        match left.pop():
            case str(text) if flaw := flaw_in(text):
                raise UnreadableError(
                    f"An escape in the JSON stands for {flaw.message}. Remove it."
                )
            case dict(members):
                left += (*members, *members.values())
            case list(entries):
                left += entries


def _unique_keys(pairs: list[tuple[str, object]]) -> dict[str, object]:
    if len(pairs) > MAX_KEYS:
        raise UnreadableError(f"A JSON object has more than {MAX_KEYS} keys.")
    keys = dict(pairs)
    if len(keys) < len(pairs):
        raise UnreadableError("A key appears twice in the same JSON object.")
    return keys


def _read_line(builder: ImportBuilder[L, D], number: int, line: object) -> None:
    if not isinstance(line, dict):
        builder.open(
            number, _text(line), "Each entry of “lines” must be an object with copies and a name."
        )
        return
    name, zone = _text(line.get("name")), _text(line.get("zone", builder.shape.main.name))
    copies, place = _text(line.get("copies")), builder.shape.place_named(zone)
    text = f"{shown(copies)} {shown(name or _text(line.get('printing')))}".strip()
    if place is None:
        builder.open(number, text, f"“{shown(zone)}” is not a zone.", (), likely_count(copies))
        return
    for key in sorted(line.keys() - _LINE_KEYS):
        builder.foreign(number, f"{text}: {key}", _texts_in(line[key]))
    builder.take(
        Entry(
            number,
            text,
            name,
            copies,
            place,
            printing_id=_text(line.get("printing")),
            set=_text(line.get("set")),
            tags=_texts(line.get("tags")),
            note=_text(line.get("note")),
        )
    )


def _text(value: object) -> str:
    """Text as it is; numbers were kept as they are written. Anything else reads as JSON."""
    if value is None:
        return ""
    return value if isinstance(value, str) else json.dumps(value)


def _texts(value: object) -> tuple[str, ...]:
    return tuple(_text(each) for each in value) if isinstance(value, list) else ()


def _texts_in(value: object) -> list[str]:
    """All texts inside a value, keys of objects included."""
    found: list[str] = []
    left = [value]
    while left:
        match left.pop():
            case str(text):
                found.append(text)
            case dict(members):
                left += (*members, *members.values())
            case list(entries):
                left += entries
    return found


def write_json(deck: AnyDecklist, layout: DeckLayout) -> str:
    """The deck as one object, a line of text per line of the deck."""
    about = {
        "version": VERSION,
        "game": deck.game,
        "name": deck.name,
        "author": deck.author,
        "notes": deck.notes,
        "tags": list(deck.tags),
    }
    rows = [f"  {json.dumps(key)}: {_dumped(value)}," for key, value in about.items()]
    lines = ",\n".join(f"    {_dumped(_line(line, layout))}" for line in deck.lines)
    return "\n".join(["{", *rows, '  "lines": [', lines, "  ]", "}", ""])


def _line(line: AnyLine, layout: DeckLayout) -> dict[str, object]:
    return {
        "copies": line.copies,
        "name": line.name,
        "printing": line.printing.id,
        "set": "" if is_any(line.printing.id) else line.printing.set.code,
        "zone": layout.place_of(line).name,
        "tags": list(line.tags),
        "note": line.note,
    }


def _dumped(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
