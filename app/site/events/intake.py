"""Mailed lists taken in together: files, folders, archives, or a CSV file of mails.

First every file is read and shown with its verdict and the player it seems to be of;
nothing is stored. What was read travels signed through the form, so that storing takes
exactly what was shown, in one transaction.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import IO, Any, Final

from flask import current_app, flash, redirect, render_template, request
from flask.typing import ResponseReturnValue
from itsdangerous import BadSignature, URLSafeSerializer
from werkzeug.datastructures import FileStorage

from app.games.spoils.construction import Criteria, FormatError
from app.games.spoils.decklists import Decklist, short_hash
from app.games.spoils.decklists.source import UnreadableError, read_source
from app.games.spoils.facts import fold
from app.intake import MAX_FILE_BYTES, IntakeError, open_zip
from app.site.access import Access, open_to
from app.site.catalogue import current_catalogue
from app.site.checking.lists import PastedList
from app.site.database import current_database
from app.site.decks.state import read_lines
from app.site.events import handins, store
from app.site.events.judging import criteria_of
from app.site.events.lists import Prepared, prepare, prepare_deck
from app.site.events.log import Did, record
from app.site.events.reach import Reached, reach
from app.site.events.states import Action
from app.site.events.store import EventError
from app.site.receiving import received_at
from app.site.shell import plural
from app.site.verdicts import VerdictView
from app.tables import EventState

MOST_LISTS: Final = 600
_NAMES: Final = ("player", "name", "player name", "from")
_LISTS: Final = ("list", "deck", "decklist", "deck list", "body", "text")
_NOISE: Final = re.compile(r"[_\s]+")


@dataclass(frozen=True)
class MailedList:
    """One list as it came: where from, whose it seems to be, and what was read in it."""

    path: str
    player: str
    prepared: Prepared | None
    problem: str = ""
    is_known: bool = False
    replaces: int = 0

    @property
    def verdict(self) -> VerdictView | None:
        """The verdict, unless nothing could be read."""
        return self.prepared.judged.view if self.prepared and not self.problem else None

    @property
    def short_hash(self) -> str:
        """The short hash, where there is one."""
        hash_ = self.prepared.hash if self.prepared else None
        return short_hash(hash_) if hash_ else ""


@open_to(Access.LINK)
def take_in(way: str, key: str) -> ResponseReturnValue:
    """Ask for files, show what is in them, store it when told to."""
    reached = reach(way, key, Action.TAKE_IN)
    is_late = reached.state is not EventState.OPEN
    if request.method == "GET":
        return render_template("events/intake.html", reached=reached, is_late=is_late)
    try:
        criteria = criteria_of(reached.event, current_catalogue())
        if "taken" in request.form:
            return _store(reached, criteria, is_late)
        mailed, skipped = _read(reached, criteria)
    except (EventError, FormatError) as problem:
        page = render_template(
            "events/intake.html", reached=reached, is_late=is_late, problem=str(problem)
        )
        return page, 422
    readable = [one for one in mailed if one.verdict]
    page = render_template(
        "events/intake_preview.html",
        reached=reached,
        is_late=is_late,
        mailed=mailed,
        skipped=skipped,
        taken=_signer(reached).dumps([_plain(one) for one in readable]),
    )
    return page, 200 if readable else 422


def _read(reached: Reached, criteria: Criteria) -> tuple[list[MailedList], list[str]]:
    """Every list of the upload. Raises EventError when there is none, or far too many."""
    skipped: list[str] = []
    found: list[MailedList] = []
    for path, content in _contents(request.files.getlist("files"), skipped):
        found += _lists_in(path, content, criteria)
        if len(found) > MOST_LISTS:
            raise EventError(f"These are more than {MOST_LISTS} lists. Take them in by parts.")
    if not found:
        raise EventError("No list was found. Choose deck files, a zip archive, or a CSV file.")
    with current_database().reading() as session:
        entries = {e.folded_name: e for e in store.entries_of(session, reached.event_id)}
    return [_matched(one, entries) for one in found], skipped


def _matched(one: MailedList, entries: dict[str, Any]) -> MailedList:
    entry = entries.get(fold(one.player))
    if entry is None:
        return one
    return MailedList(
        one.path, entry.name, one.prepared, one.problem, is_known=True, replaces=entry.standing
    )


def _contents(
    files: Sequence[FileStorage], skipped: list[str]
) -> Iterator[tuple[str, bytes | IntakeError]]:
    for file in files:
        name = file.filename or ""
        if not name:
            continue
        if name.lower().endswith(".zip"):
            yield from _members(file.stream, name, skipped)
        else:
            yield name, file.stream.read(MAX_FILE_BYTES + 1)


def _members(
    stream: IO[bytes], name: str, skipped: list[str]
) -> Iterator[tuple[str, bytes | IntakeError]]:
    try:
        with open_zip(stream, name) as sources:
            skipped += sources.skipped
            yield from sources
    except IntakeError as problem:
        yield name, problem


def _lists_in(path: str, content: bytes | IntakeError, criteria: Criteria) -> list[MailedList]:
    if isinstance(content, IntakeError):
        return [MailedList(path, _player_of(path), None, str(content))]
    try:
        text = read_source(content).text
    except UnreadableError as problem:
        return [MailedList(path, _player_of(path), None, str(problem))]
    mails = _mails(text) if path.lower().endswith((".csv", ".tsv")) else []
    if mails:
        return [
            _mailed(f"{path}, row {row}", player, body, "", criteria) for row, player, body in mails
        ]
    return [_mailed(path, _player_of(path), text, path, criteria)]


def _mailed(path: str, player: str, text: str, filename: str, criteria: Criteria) -> MailedList:
    prepared = prepare(PastedList(text, filename), criteria, source=f"mailed: {path}")
    return MailedList(path, player, prepared, prepared.problem)


def _mails(text: str) -> list[tuple[int, str, str]]:
    """Row, player and list of every mail; empty where this is no CSV file of mails."""
    head = text.partition("\n")[0]
    delimiter = max(",;\t", key=head.count)
    rows = csv.DictReader(io.StringIO(text), delimiter=delimiter)
    try:
        columns = {(name or "").strip().lower(): name for name in rows.fieldnames or ()}
        who = next((columns[name] for name in _NAMES if name in columns), None)
        what = next((columns[name] for name in _LISTS if name in columns), None)
        if who is None or what is None:
            return []
        return [(n, (row[who] or "").strip(), row[what] or "") for n, row in enumerate(rows, 2)]
    except csv.Error as problem:
        raise EventError(f"The CSV file cannot be read: {problem}.") from None


def _player_of(path: str) -> str:
    """The name of a file, without folder and ending, as the name of a player."""
    stem = PurePosixPath(path.replace("\\", "/")).stem
    return _NOISE.sub(" ", stem).strip()[: store.LONGEST_NAME]


# Storing what was shown


def _signer(reached: Reached) -> URLSafeSerializer:
    return URLSafeSerializer(str(current_app.secret_key), salt=f"intake {reached.event_id}")


def _plain(one: MailedList) -> list[Any]:
    assert one.prepared is not None
    values = one.prepared.values()
    return [one.path, values["title"], values["lines"], values["unread"]]


def _store(reached: Reached, criteria: Criteria, is_late: bool) -> ResponseReturnValue:
    try:
        taken: list[Any] = _signer(reached).loads(request.form["taken"])
    except BadSignature:
        raise EventError(
            "What was shown cannot be read any more; choose the files again."
        ) from None
    reason = request.form.get("reason", "").strip()
    if is_late and not reason:
        raise EventError("The desk is closed: taking lists in needs a reason. Choose them again.")
    chosen = [
        (request.form.get(f"player-{place}", ""), one)
        for place, one in enumerate(taken)
        if request.form.get(f"take-{place}") == "yes"
    ]
    with current_database().writing() as session:
        for player, (path, title, lines, unread) in chosen:
            name = store.plain_name(player)
            entry = store.entry_named(session, reached.event_id, name) or store.add_entry(
                session, reached.event_id, name, reached.actor
            )
            prepared = _again(path, title, lines, unread, criteria)
            sent = handins.Submission(prepared.values(), received_at(), reason, agreed=True)
            handins.hand_in(session, store.id_of(entry), sent, reached.actor)
        record(session, reached.event_id, reached.actor, Did.TAKEN_IN, None, lists=len(chosen))
    flash(f"{plural(len(chosen), 'list')} taken in.", "legal")
    return redirect(reached.base, 303)


def _again(path: str, title: str, lines: Any, unread: Any, criteria: Criteria) -> Prepared:
    read, gone = read_lines(
        ((id_, zone, copies, starts, (), "") for id_, zone, copies, starts in lines),
        criteria.catalogue,
    )
    source = f"mailed: {path}"
    return prepare_deck(Decklist(read, name=title), (*unread, *gone), criteria, source)
