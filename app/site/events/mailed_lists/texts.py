"""Extracts lists from uploaded files: each text with its path, its time and a likely player."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from pathlib import PurePosixPath
from typing import IO, Final

from werkzeug.datastructures import FileStorage

from app.games.tabletop.decklists.source import UnreadableError, read_source
from app.games.tabletop.tabular import DELIMITERS
from app.intake import MAX_FILE_BYTES, IntakeError, open_zip
from app.site.events.players.store import LONGEST_NAME
from app.site.events.store import EventError

MOST_LISTS: Final = 600
_NAMES: Final = ("player", "name", "player name", "from")
_LISTS: Final = ("list", "deck", "decklist", "deck list", "body", "text")
_TIMES: Final = ("date", "time", "received", "sent", "timestamp")
_NOISE: Final = re.compile(r"[_\s]+")
_COPY: Final = re.compile(r"\s*\(\d{1,3}\)$")


@dataclass(frozen=True)
class MailedText:
    """One uploaded list. `written_at` is the time that its file or row states, without a zone.

    `problem` says why there is no text.
    """

    path: str
    player: str
    text: str = ""
    filename: str = ""
    written_at: datetime | None = None
    problem: str = ""


@dataclass(frozen=True)
class _File:
    path: str
    content: bytes | IntakeError
    written_at: datetime | None = None


def texts_in(files: Sequence[FileStorage]) -> tuple[list[MailedText], list[str]]:
    """Return every list of an upload, and the paths of files that are not deck files.

    Raises EventError if there is no list, or far too many.
    """
    skipped: list[str] = []
    found: list[MailedText] = []
    for file in _files_of(files, skipped):
        found += _texts_of(file)
        if len(found) > MOST_LISTS:
            raise EventError(f"There are more than {MOST_LISTS} lists. Import them in parts.")
    if not found:
        raise EventError("No list was found. Choose deck files, a zip archive, or a CSV file.")
    return found, skipped


def without_copy_mark(player: str) -> str:
    """Return a name without the number that a browser adds to a second file of the same name."""
    return _COPY.sub("", player) or player


def _files_of(files: Sequence[FileStorage], skipped: list[str]) -> Iterator[_File]:
    for file in files:
        name = file.filename or ""
        if not name:
            continue
        if name.lower().endswith(".zip"):
            yield from _members(file.stream, name, skipped)
        else:
            yield _File(name, file.stream.read(MAX_FILE_BYTES + 1))


def _members(stream: IO[bytes], name: str, skipped: list[str]) -> Iterator[_File]:
    try:
        with open_zip(stream, name) as sources:
            skipped += sources.skipped
            for file, (path, content) in zip(sources.files, sources, strict=True):
                yield _File(path, content, file.written_at)
    except IntakeError as problem:
        yield _File(name, problem)


def _texts_of(file: _File) -> list[MailedText]:
    path, player = file.path, _player_of(file.path)
    if isinstance(file.content, IntakeError):
        return [MailedText(path, player, problem=str(file.content))]
    try:
        text = read_source(file.content).text
    except UnreadableError as problem:
        return [MailedText(path, player, problem=str(problem))]
    if path.lower().endswith((".csv", ".tsv", ".xlsx", ".ods")) and (mails := _mails(path, text)):
        return mails
    return [MailedText(path, player, text, path, file.written_at)]


def _mails(path: str, text: str) -> list[MailedText]:
    """Return the mails of a CSV file; none if it is not a file of mails."""
    head = text.partition("\n")[0]
    delimiter = max(DELIMITERS, key=head.count)
    rows = csv.DictReader(io.StringIO(text), delimiter=delimiter)
    try:
        columns = {(name or "").strip().lower(): name for name in rows.fieldnames or ()}
        who, what, when = (_first_of(names, columns) for names in (_NAMES, _LISTS, _TIMES))
        if who is None or what is None:
            return []
        return [
            MailedText(
                f"{path}, row {number}",
                (row[who] or "").strip(),
                row[what] or "",
                written_at=_moment_in(row[when] or "") if when else None,
            )
            for number, row in enumerate(rows, 2)
        ]
    except csv.Error as problem:
        raise EventError(f"The CSV file cannot be read: {problem}.") from None


def _first_of(names: Sequence[str], columns: Mapping[str, str]) -> str | None:
    return next((columns[name] for name in names if name in columns), None)


def _moment_in(written: str) -> datetime | None:
    """Return the time in a cell, in ISO 8601 or mail format; times with a zone become UTC."""
    for read in (datetime.fromisoformat, parsedate_to_datetime):
        try:
            moment = read(written.strip()[:60])
            return moment.astimezone(UTC).replace(tzinfo=None) if moment.tzinfo else moment
        except (ValueError, OverflowError):
            continue
    return None


def _player_of(path: str) -> str:
    """Return the player's name implied by a file name, without folder and extension."""
    stem = PurePosixPath(path.replace("\\", "/")).stem
    return _NOISE.sub(" ", stem).strip()[:LONGEST_NAME]
