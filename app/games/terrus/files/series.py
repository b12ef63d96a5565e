"""Several battles in one text: `then:` begins the next one, with the armies as they are by then."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from app.games.terrus.army import Setup
from app.games.terrus.files.builder import ReadBattle
from app.games.terrus.files.csv_form import is_csv
from app.games.terrus.files.json_form import is_json
from app.games.terrus.files.reader import plain_text, read_battle
from app.games.terrus.files.text_form import read_text
from app.games.terrus.files.text_writer import write_text

_THEN: Final = re.compile(r"\s*then\s*:\s*(.*)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class NextBattle:
    """The part of a text about a later battle, and the line that it begins in."""

    text: str
    first_line: int

    def read(self, carried: Setup) -> ReadBattle:
        """Read it with the armies and the city carried over. Raises BattleFileError."""
        return read_text(self.text, self.first_line, write_text(carried).splitlines())


def read_series(content: bytes | str) -> tuple[ReadBattle, Sequence[NextBattle]]:
    """Read the first battle of a file, and find those that follow. Raises BattleFileError."""
    text = plain_text(content)
    lines = text.split("\n")
    starts = [at for at, line in enumerate(lines) if _THEN.fullmatch(line)]
    if not starts or is_json(text) or is_csv(text):
        return read_battle(text), ()
    later = [
        NextBattle("\n".join((_titled(lines[start]), *lines[start + 1 : end])), start + 1)
        for start, end in zip(starts, [*starts[1:], len(lines)], strict=True)
    ]
    return read_battle("\n".join(lines[: starts[0]])), later


def _titled(line: str) -> str:
    match = _THEN.fullmatch(line)
    return f"battle: {match[1]}" if match and match[1] else ""
