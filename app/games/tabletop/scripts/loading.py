"""Loading the files of scripts of a game, so that an error names the card."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType

from app.games.tabletop.scripts.json_form import VocabularyError


def script_modules(package: str, paths: list[str]) -> Iterator[ModuleType]:
    """The modules below a package that hold scripts, in the order of their names.

    Raises VocabularyError where a script uses a word that does not exist, with the card's name and
    the word.
    """
    for found in walk_packages(paths, f"{package}."):
        if not found.ispkg:
            yield _imported(found.name)


def _imported(name: str) -> ModuleType:
    try:
        return import_module(name)
    except (NameError, AttributeError, TypeError) as error:
        lines = reversed(traceback.extract_tb(error.__traceback__))
        place = next((it for it in lines if it.name == "<module>"), None)
        card = "" if place is None else _card_at(place.filename, place.lineno or 0)
        raise VocabularyError(f"{card or name}: {error}") from error


def _card_at(file: str, line: int) -> str:
    """The title of the script around a line of a file; empty where there is none."""
    lines = Path(file).read_text(encoding="utf-8").splitlines()[:line]
    for at in range(len(lines) - 1, -1, -1):
        _, found, rest = lines[at].partition("script(")
        if found:
            text = (rest or "".join(lines[at + 1 : at + 2])).strip()
            return text[1:].split(text[0])[0] if text else ""
    return ""
