"""Files from outside, one by one, in bounded memory: single files, folders, zip archives.

The command line reads what people name, the desk what organizers upload. Nothing here
knows a game; what is inside a file is for the readers of `app.games`.
"""

from __future__ import annotations

import os
import zipfile
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import IO, Final

MAX_FILE_BYTES: Final = 1_048_576
"""One byte more is read of a larger file, so that its reader refuses it in words."""

MAX_FILES: Final = 20_000
MAX_TOTAL_BYTES: Final = 67_108_864
"""The most bytes that the members of one archive may have when unpacked."""

DECK_SUFFIXES: Final = frozenset(
    {
        "", ".cod", ".csv", ".dck", ".dec", ".deck", ".dek", ".json", ".list", ".lst", ".o8d",
        ".ods", ".text", ".tsv", ".txt", ".xlsx", ".xml",
    }
)  # fmt: skip
"""In folders and archives other files are passed over, and named in `Sources.skipped`."""

_MIB: Final = 1_048_576
_STDIN: Final = "-"
_ZIP: Final = ".zip"
_ENCRYPTED: Final = 0x1
_EPOCH: Final = (1980, 1, 1, 0, 0, 0)


class IntakeError(ValueError):
    """A file or archive that cannot be read. The message says why and what to do."""


@dataclass(frozen=True, slots=True)
class DeckFile:
    """One file by the path people know it by. `load` raises IntakeError.

    `written_at` is the time that an archive has of it, in the packer's zone, if it has one.
    """

    path: str
    load: Callable[[], bytes]
    written_at: datetime | None = None


@dataclass(slots=True)
class Sources:
    """The files found, sorted by path, and the paths of those passed over."""

    files: list[DeckFile] = field(default_factory=list)
    skipped: list[str] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.files)

    def __iter__(self) -> Iterator[tuple[str, bytes | IntakeError]]:
        """Each path with its content, at most one byte over the limit, or what went wrong."""
        for file in self.files:
            try:
                yield file.path, file.load()
            except IntakeError as problem:
                yield file.path, problem


@contextmanager
def open_sources(paths: Sequence[str], stdin: IO[bytes]) -> Iterator[Sources]:
    """Everything that `paths` name: files, folders with all below them, archives, `-`.

    Raises FileNotFoundError for a path that is not there, IntakeError for a folder of too
    many files. An archive that cannot be listed is one source that gives the IntakeError.
    """
    with ExitStack() as stack:
        sources = Sources()
        for path in paths:
            if path == _STDIN:
                content = stdin.read(MAX_FILE_BYTES + 1)
                sources.files.append(DeckFile(path, lambda content=content: content))  # type: ignore[misc]
            elif Path(path).is_dir():
                _add_folder(sources, Path(path), stack)
            elif Path(path).exists():
                _add_file(sources, Path(path), stack)
            else:
                raise FileNotFoundError(path)
        sources.files.sort(key=lambda file: file.path)
        sources.skipped.sort()
        yield sources


@contextmanager
def open_zip(archive: IO[bytes], name: str) -> Iterator[Sources]:
    """The deck files inside an archive, such as an upload.

    Raises IntakeError when it is no zip archive or would unpack to too much.
    """
    with ExitStack() as stack:
        sources = Sources()
        _add_members(sources, _opened(archive, stack), name)
        sources.files.sort(key=lambda file: file.path)
        yield sources


def _add_folder(sources: Sources, folder: Path, stack: ExitStack) -> None:
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not _is_hidden(name))
        for name in names:
            path = Path(place) / name
            if path.suffix.lower() in (*DECK_SUFFIXES, _ZIP) and not _is_hidden(name):
                _add_file(sources, path, stack)
            else:
                sources.skipped.append(str(path))
            if len(sources.files) > MAX_FILES:
                raise IntakeError(f"{folder} holds more than {MAX_FILES} files. Check it in parts.")


def _add_file(sources: Sources, path: Path, stack: ExitStack) -> None:
    if path.suffix.lower() != _ZIP:
        sources.files.append(DeckFile(str(path), lambda: _content_of(path)))
        return
    try:
        archive = stack.enter_context(path.open("rb"))
        _add_members(sources, _opened(archive, stack), str(path))
    except (IntakeError, OSError) as problem:
        sources.files.append(DeckFile(str(path), _raising(problem)))


def _content_of(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(MAX_FILE_BYTES + 1)
    except OSError as problem:
        raise IntakeError(_in_words(problem)) from None


def _raising(problem: Exception) -> Callable[[], bytes]:
    words = _in_words(problem)

    def load() -> bytes:
        raise IntakeError(words)

    return load


def _opened(archive: IO[bytes], stack: ExitStack) -> zipfile.ZipFile:
    try:
        return stack.enter_context(zipfile.ZipFile(archive))
    except (zipfile.BadZipFile, NotImplementedError, ValueError) as problem:
        raise IntakeError(f"This zip archive cannot be read: {problem}.") from None


def _add_members(sources: Sources, archive: zipfile.ZipFile, name: str) -> None:
    members = [member for member in archive.infolist() if not member.is_dir()]
    if len(members) > MAX_FILES:
        raise IntakeError(f"The archive holds more than {MAX_FILES} files. Split it.")
    unpacked = sum(member.file_size for member in members)
    if unpacked > MAX_TOTAL_BYTES:
        raise IntakeError(
            f"The archive extracts to {unpacked // _MIB} MiB; {MAX_TOTAL_BYTES // _MIB} MiB is "
            "the limit. Deck files are small: split it, or remove files that are not decks."
        )
    for member in members:
        path = f"{name}/{member.filename}"
        parts = Path(member.filename).parts
        suffix = Path(member.filename).suffix.lower()
        if suffix in DECK_SUFFIXES and not any(map(_is_hidden, parts)):
            loader = _member_loader(archive, member)
            sources.files.append(DeckFile(path, loader, _time_of(member)))
        else:
            sources.skipped.append(path)


def _time_of(member: zipfile.ZipInfo) -> datetime | None:
    """Return the time when a member was written; None for the epoch, which means no time."""
    if member.date_time <= _EPOCH:
        return None
    try:
        return datetime(*member.date_time)
    except ValueError:
        return None


def _member_loader(archive: zipfile.ZipFile, member: zipfile.ZipInfo) -> Callable[[], bytes]:
    def load() -> bytes:
        if member.flag_bits & _ENCRYPTED:
            raise IntakeError("It is protected with a password. Create it without one.")
        try:
            with archive.open(member) as file:
                return file.read(MAX_FILE_BYTES + 1)
        except (
            zipfile.BadZipFile, zlib.error, NotImplementedError, OSError, EOFError, ValueError,
        ) as problem:  # fmt: skip
            raise IntakeError(f"It cannot be extracted: {_in_words(problem)}") from None

    return load


def _is_hidden(name: str) -> bool:
    return name.startswith(".") or name == "__MACOSX"


def _in_words(problem: Exception) -> str:
    if isinstance(problem, OSError) and problem.strerror:
        return f"{problem.strerror}."
    return str(problem)
