"""Our own JSON: everything a decklist holds, for exports and other programs."""

import json
import re
from typing import Final

from app.games import SPOILS
from app.games.spoils.decklists.decklist import Decklist, Line
from app.games.spoils.decklists.document import Document
from app.games.spoils.decklists.headings import place_named
from app.games.spoils.decklists.intake import Entry, Intake, Place
from app.games.spoils.decklists.limits import MAX_LINES
from app.games.spoils.decklists.report import Import
from app.games.spoils.decklists.source import UnreadableError
from app.games.spoils.facts import Catalogue

VERSION: Final = 1
"""Raised when a reader of the older form would misunderstand the newer."""

_OBJECT: Final = re.compile(r"\s*\{")
_DECK_KEYS: Final = frozenset({"version", "game", "name", "author", "notes", "tags", "lines"})
_LINE_KEYS: Final = frozenset({"copies", "name", "printing", "set", "zone", "tags", "note"})


def is_json(document: Document) -> bool:
    """Whether a text starts as a JSON object does."""
    return _OBJECT.match(document.text) is not None


def read_json(document: Document, catalogue: Catalogue) -> Import:
    """Read a deck; in the report `line` is the number of the entry in `lines`.

    Raises UnreadableError when it is no JSON, another version or another game.
    """
    deck = _parse(document.text)
    intake = Intake(catalogue)
    if _text(deck.get("version", "1")) != str(VERSION):
        raise UnreadableError(f"Only version {VERSION} of a deck in JSON can be read.")
    if _text(deck.get("game", SPOILS)) != SPOILS:
        raise UnreadableError(f"The deck is for another game: {_text(deck.get('game'))!r}.")
    for key in sorted(deck.keys() - _DECK_KEYS):
        intake.ignore(0, key, "A key no deck needs.")
    intake.about = Decklist(
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
        _read_line(intake, number, line)
    return intake.finish()


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
            f"The JSON breaks at line {problem.lineno}, column {problem.colno}: {problem.msg}."
        ) from None
    except RecursionError:
        raise UnreadableError("The JSON is nested too deep for a deck.") from None
    assert isinstance(deck, dict)
    return deck


def _unique_keys(pairs: list[tuple[str, object]]) -> dict[str, object]:
    keys = dict(pairs)
    if len(keys) < len(pairs):
        raise UnreadableError("A key stands twice in the same object of the JSON.")
    return keys


def _read_line(intake: Intake, number: int, line: object) -> None:
    if not isinstance(line, dict):
        intake.bad(number, str(line), "An entry of “lines” is an object with copies and name.")
        return
    name, zone = _text(line.get("name")), _text(line.get("zone", Place.MAIN.value))
    copies, place = _text(line.get("copies")), place_named(zone)
    text = f"{copies} {name or _text(line.get('printing'))}".strip()
    if place is None:
        intake.bad(number, text, f"“{zone}” is no zone.")
        return
    for key in sorted(line.keys() - _LINE_KEYS):
        intake.ignore(number, f"{text}: {key}", "A key no line needs.")
    intake.take(
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


def write_json(deck: Decklist) -> str:
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
    lines = ",\n".join(f"    {_dumped(_line(line))}" for line in deck.lines)
    return "\n".join(["{", *rows, '  "lines": [', lines, "  ]", "}", ""])


def _line(line: Line) -> dict[str, object]:
    return {
        "copies": line.copies,
        "name": line.name,
        "printing": line.printing.id,
        "set": line.printing.set.code,
        "zone": Place.STARTING.value if line.is_starting else line.zone.value,
        "tags": list(line.tags),
        "note": line.note,
    }


def _dumped(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
