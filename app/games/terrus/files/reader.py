"""Reads a file of a battle, whatever form it has."""

from __future__ import annotations

import codecs

from app.games.terrus.army import MAX_LINES, MAX_TEXT
from app.games.terrus.files.builder import ReadBattle
from app.games.terrus.files.csv_form import is_csv, read_csv
from app.games.terrus.files.json_form import is_json, read_json
from app.games.terrus.files.problems import refuse
from app.games.terrus.files.text_form import read_text
from app.games.text import flaw_in


def read_battle(content: bytes | str) -> ReadBattle:
    """Read a battle as text, CSV or JSON; the form is seen from how it begins.

    Raises BattleFileError, which says what is wrong, where, and how to mend it.
    """
    text = plain_text(content)
    if is_json(text):
        return read_json(text)
    return read_csv(text) if is_csv(text) else read_text(text)


def plain_text(content: bytes | str) -> str:
    """Return the text of a file, with limits checked before anything else.

    Raises BattleFileError.
    """
    if len(content) > 4 * MAX_TEXT:
        raise refuse("limit", f"The file is too large for a battle: {len(content):,} bytes.")
    text = content if isinstance(content, str) else _decoded(content)
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    if len(text) > MAX_TEXT:
        raise refuse(
            "limit", f"A battle has at most {MAX_TEXT:,} characters; this is {len(text):,}."
        )
    if text.count("\n") > MAX_LINES:
        raise refuse("limit", f"A battle has at most {MAX_LINES:,} lines.")
    if flaw := flaw_in(text):
        line = text.count("\n", 0, flaw.at) + 1
        raise refuse("line", f"It contains {flaw.message}.", f"line {line}")
    if not text.strip():
        raise refuse("line", "The file is empty. Begin with “attacker: NAME”.")
    return text


def _decoded(content: bytes) -> str:
    for mark in (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE):
        if content.startswith(mark):
            return _strict(content, "utf-16")
    return _strict(content, "utf-8")


def _strict(content: bytes, codec: str) -> str:
    try:
        return content.decode(codec)
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise refuse(
            "line", "This is not text. Save the battle as text in UTF-8.", f"line {line}"
        ) from None
