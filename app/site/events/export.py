"""The contents of exported files: players, lists, or everything."""

from __future__ import annotations

import io
import json
import re
import zipfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final
from zoneinfo import ZoneInfo

from flask import Response, abort, render_template
from sqlmodel import Session

from app.games.spreadsheets import write_table, write_table_for_excel
from app.games.tabletop.construction import Severity
from app.games.tabletop.construction.report_json import HEADER, header_in_words
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue
from app.games.text import fold
from app.site.events import store
from app.site.events.access import ReachedEvent, reach
from app.site.events.entry.questions import EntryQuestion, read_questions
from app.site.events.files import sent
from app.site.events.log import Did, record, revision_in_words
from app.site.events.players import store as players
from app.site.events.registration import versions
from app.site.events.states import Action
from app.site.events.stored_lists import decklist_of
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import game_of
from app.site.platform.storage.database import current_catalogue, current_database
from app.tables import Entry, Event, HandIn
from app.tables.event_files import event_file

_COLUMNS: Final = (
    "Player", "In the event", "Version", "Verdict", "Rules", "Cards", HEADER.capitalize(), "Deck",
    "Hash",
    "Received", "Handed in by", "Late", "Reason", "Revision", "Revised", "Revised by",
    "Admission", "Checked in", "Mail", "Number",
)  # fmt: skip
_MOMENTS: Final = ("Received", "Revised", "Checked in")
_OF_LIST: Final = _COLUMNS.index("Admission") - _COLUMNS.index("Version")
"""The number of columns about the list, which are empty without one."""


_LIST_COLUMNS: Final = ("Player", "File", "File of lines that were not read", "Verdict", "Hash")
_NO_LETTER: Final = re.compile(r"[\W_]+")
_LONGEST_NAME: Final = 60

_STAMP: Final = (1980, 1, 1, 0, 0, 0)
"""The time of every file in an archive, so that the same lists give the same bytes."""


@dataclass(frozen=True)
class Standing:
    """A player with the hand-in that stands.

    `number` is the player's at the event; it is 0 where only lists are read.
    """

    entry: Entry
    hand_in: HandIn | None
    number: int = 0


def standing_of_all(session: Session, event_id: int) -> list[Standing]:
    """All players in the order of their names, each with the hand-in that stands."""
    entries = players.entries_of(session, event_id)
    stand = versions.standing_by_entry(session, entries)
    numbers = players.numbers_of(entries)
    ids = map(store.id_of, entries)
    return [
        Standing(it, stand.get(id_), numbers[id_]) for it, id_ in zip(entries, ids, strict=True)
    ]


def players_as_csv(event: Event, standing: Iterable[Standing], _catalogue: AnyCatalogue) -> str:
    """One row per player with times in UTC; cells are harmless in spreadsheets."""
    questions = read_questions(event.questions)
    rows = (_row(one, _in_utc, questions) for one in standing)
    return write_table(_columns("UTC", questions), rows)


def players_for_excel(
    event: Event, standing: Iterable[Standing], _catalogue: AnyCatalogue
) -> bytes:
    """The same rows as Excel opens them, with times where the event is played."""
    questions = read_questions(event.questions)
    rows = (_row(one, event_time(event), questions) for one in standing)
    return write_table_for_excel(_columns(event.time_zone, questions), rows)


def event_time(event: Event) -> Callable[[datetime], str]:
    """Writes moments as spreadsheets know them, in whole seconds where the event is played."""
    zone = ZoneInfo(event.time_zone)
    return lambda at: at.astimezone(zone).strftime("%Y-%m-%d %H:%M:%S")


def _in_utc(at: datetime) -> str:
    return at.isoformat(timespec="milliseconds")


def _columns(zone: str, questions: Sequence[EntryQuestion]) -> tuple[str, ...]:
    named = (f"{name} ({zone})" if name in _MOMENTS else name for name in _COLUMNS)
    return (*named, *(question.text for question in questions))


def _row(
    one: Standing, moment: Callable[[datetime], str], questions: Sequence[EntryQuestion]
) -> tuple[str, ...]:
    entry = one.entry
    return (
        entry.name,
        "yes" if entry.is_in else "no",
        *(_of_list(one.hand_in, moment) if one.hand_in else ("",) * _OF_LIST),
        entry.admission,
        moment(entry.checked_in_at) if entry.checked_in_at else "",
        entry.mail,
        str(one.number),
        *(str(entry.answers.get(question.key, "")) for question in questions),
    )


def _of_list(listed: HandIn, moment: Callable[[datetime], str]) -> tuple[str, ...]:
    rules = dict.fromkeys(
        str(found["rule"])
        for found in listed.report.get("findings", ())
        if Severity(found["severity"]) is Severity.ERROR
    )
    return (
        str(listed.number),
        listed.verdict,
        " ".join(rules),
        str(listed.size),
        header_in_words(listed.report),
        listed.title,
        listed.hash or "",
        moment(listed.received_at),
        listed.by_name or listed.by_kind,
        "yes" if listed.is_late else "no",
        listed.reason,
        revision_in_words(listed),
        moment(listed.revised_at) if listed.revised_at else "",
        listed.revised_by_name or listed.revised_by_kind or "",
    )


def lists_as_json(_event: Event, standing: Iterable[Standing], catalogue: AnyCatalogue) -> str:
    """Each player with the list that stands, as our JSON of decks has it."""
    rows: list[dict[str, Any]] = []
    for one in standing:
        shown = None if one.hand_in is None else hand_in_as_json(one.hand_in, catalogue)
        rows.append({"player": one.entry.name, "hand_in": shown})
    return json.dumps({"players": rows}, ensure_ascii=False, indent=1)


def hand_in_as_json(listed: HandIn, catalogue: AnyCatalogue) -> Mapping[str, Any]:
    """A list that was handed in, with its verdict, what the verdict depends on, and its hash."""
    return {
        "version": listed.number,
        "received_at": listed.received_at.isoformat(),
        "by": listed.by_name or listed.by_kind,
        "source": listed.source,
        "late": listed.is_late,
        "reason": listed.reason,
        "revision": _revision(listed),
        "verdict": listed.verdict,
        "report": listed.report,
        "stamp": listed.stamp,
        "hash": listed.hash,
        "unread": listed.unread,
        "deck": json.loads(_written(decklist_of(listed, catalogue), "json")),
    }


def _revision(listed: HandIn) -> dict[str, str] | None:
    """Return the list's latest change after it came in: what, when and by whom; None if none."""
    if listed.revision is None or listed.revised_at is None:
        return None
    return {
        "what": listed.revision,
        "at": listed.revised_at.isoformat(),
        "by": listed.revised_by_name or listed.revised_by_kind or "",
    }


def lists_as_zip(_event: Event, standing: Iterable[Standing], catalogue: AnyCatalogue) -> bytes:
    """A deck file per player, named after the player; lists with open lines as text besides.

    `index.csv` says which file is whose.
    """
    packed = io.BytesIO()
    taken: set[str] = {"index"}
    index: list[tuple[str, ...]] = []
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for one in standing:
            if one.hand_in is None:
                index.append((one.entry.name, "", "", "missing", ""))
                continue
            name = _free_name(one.entry.name, taken)
            deck = decklist_of(one.hand_in, catalogue)
            read = f"{name}.{game_of(deck).files.needed().exchange}"
            _add(archive, read, _written(deck, game_of(deck).files.needed().exchange))
            unread = f"{name}.txt" if one.hand_in.unread else ""
            if unread:
                _add(archive, unread, one.hand_in.list_text)
            listed = one.hand_in
            index.append((one.entry.name, read, unread, listed.verdict, listed.hash or ""))
        _add(archive, "index.csv", write_table(_LIST_COLUMNS, index))
    return packed.getvalue()


def _written(deck: AnyDecklist, form: str) -> str:
    return game_of(deck).files.needed().write(deck, form)


def _free_name(player: str, taken: set[str]) -> str:
    """The player's name in letters and digits of any script, with a number if it is taken."""
    plain = name = _NO_LETTER.sub("-", fold(player)).strip("-")[:_LONGEST_NAME] or "player"
    number = 2
    while name in taken:
        name, number = f"{plain}-{number}", number + 1
    taken.add(name)
    return name


def _add(archive: zipfile.ZipFile, name: str, text: str) -> None:
    member = zipfile.ZipInfo(name, _STAMP)
    member.compress_type = zipfile.ZIP_DEFLATED
    archive.writestr(member, text)


def everything_as_zip(session: Session, event_id: int) -> bytes:
    """All rows of the event as one JSON file in an archive, which is far smaller."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        _add(archive, "everything.json", event_file(session, event_id))
    return packed.getvalue()


WRITERS: Final[
    Mapping[tuple[str, str], Callable[[Event, Iterable[Standing], AnyCatalogue], str | bytes]]
] = {
    ("players", "csv"): players_as_csv,
    ("players-for-excel", "csv"): players_for_excel,
    ("lists", "json"): lists_as_json,
    ("lists", "zip"): lists_as_zip,
}
"""The writer of each file, by its name and form."""


@open_to(Access.LINK)
def overview(way: str, key: str) -> str:
    """Show the files that can be exported."""
    return render_template("events/export/export.html", reached=reach(way, key, Action.EXPORT))


@open_to(Access.LINK)
def export(way: str, key: str, what: str, form: str) -> Response:
    """Send one of the files; the log records it."""
    reached = reach(way, key, Action.EXPORT)
    with current_database().writing() as session:
        content = _content(session, reached, what, form)
        record(session, reached.event_id, reached.actor, Did.EXPORTED, file=f"{what}.{form}")
    return sent(content, reached.event, what, form)


def _content(session: Session, reached: ReachedEvent, what: str, form: str) -> str | bytes:
    if (what, form) == ("everything", "json"):
        return event_file(session, reached.event_id)
    if (what, form) == ("everything", "zip"):
        return everything_as_zip(session, reached.event_id)
    write = WRITERS.get((what, form))
    if write is None:
        abort(404)
    standing = standing_of_all(session, reached.event_id)
    return write(reached.event, standing, current_catalogue())
