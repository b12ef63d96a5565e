"""Several deck files at once, or an archive of them: each becomes a deck."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Final

from flask import render_template, request
from flask.typing import ResponseReturnValue
from werkzeug.datastructures import FileStorage

from app.games import games
from app.games.tabletop.decklists.report import AnyImport
from app.intake import MAX_FILE_BYTES, IntakeError, open_zip
from app.site.accounts.current import current_account
from app.site.decks import store
from app.site.decks.access import EDIT_LINKS, Way
from app.site.decks.files.imports import named_after, too_many_open
from app.site.decks.snapshot import DeckState
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.capability_links import MOST_REMEMBERED
from app.site.platform.request.current_game import current_game
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_database, indexed_catalogue_of

MOST_FILES: Final = 200
"""Files that one request takes for an account; without one, as many as a session can remember."""

_ZIP: Final = ".zip"


@dataclass(frozen=True)
class TakenFile:
    """A file that was taken: the deck at `address`, or `problem`, which says why there is none.

    `unread` are the lines that the deck keeps because they were not understood.
    """

    name: str
    problem: str = ""
    address: str = ""
    deck: str = ""
    unread: tuple[str, ...] = ()


@dataclass(frozen=True)
class _Uploaded:
    name: str
    content: bytes | IntakeError


@open_to(Access.ANYONE)
@limited(Cost.NEW_DECK)
def import_files() -> ResponseReturnValue:
    """Make a deck of each file, and say what became of every one."""
    most = MOST_FILES if current_account() else MOST_REMEMBERED
    taken: list[TakenFile] = []
    for place, file in enumerate(_files(request.files.getlist("files"))):
        if place == most:
            taken.append(TakenFile(file.name, f"Only {most} files are taken at once."))
            break
        taken.append(_taken(file))
    status = 200 if any(one.address for one in taken) else 422
    return render_template("decks/files/taken.html", taken=taken), status


def _files(uploads: Iterable[FileStorage]) -> Iterator[_Uploaded]:
    for upload in uploads:
        name = upload.filename or ""
        if not name:
            continue
        if PurePosixPath(name).suffix.lower() != _ZIP:
            yield _Uploaded(name, upload.stream.read(MAX_FILE_BYTES + 1))
            continue
        try:
            with open_zip(upload.stream, name) as sources:
                yield from (_Uploaded(path, content) for path, content in sources)
        except IntakeError as problem:
            yield _Uploaded(name, problem)


def _taken(file: _Uploaded) -> TakenFile:
    if isinstance(file.content, IntakeError):
        return TakenFile(file.name, str(file.content))
    read = _read(file.content, file.name)
    unread = tuple(line.text for line in read.open_lines)
    problem = read.error or too_many_open(unread)
    if problem or read.decklist is None or not (read.decklist.lines or unread):
        return TakenFile(file.name, problem or "There are no cards in it.")
    deck = named_after(read.decklist.merged(), file.name)
    state, account = DeckState(decklist=deck, unread=unread), current_account()
    with current_database().writing() as session:
        owner_id = account.id if account else None
        public_id, key = store.create(session, state, owner_id=owner_id, reason="Imported")
    if account is None:
        EDIT_LINKS.remember(Way.EDIT, key)
    address = f"/decks/{Way.OWN}/{public_id}" if account else f"/decks/{Way.EDIT}/{key}"
    return TakenFile(file.name, "", address, state.name, unread)


def _read(content: bytes, name: str) -> AnyImport:
    """Read a file in the game in which most of it is understood, the current one if in doubt."""
    first = current_game()
    others = (of for of in games() if of is not first)
    reads = [
        of.files.needed().read(content, indexed_catalogue_of(of).catalogue, name)
        for of in (first, *others)
        if of.files
    ]
    return max(reads, key=_understood)


def _understood(read: AnyImport) -> int:
    lines = len(read.decklist.lines) if read.decklist is not None else -1
    return lines - len(read.open_lines)
