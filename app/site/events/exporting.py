"""Everything that leaves an event as files: players, lists, all of it at once."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from flask import Response, abort, render_template
from sqlmodel import Session

from app.games.spoils.construction import Severity
from app.games.spoils.decklists import write_decklist
from app.games.spoils.facts import Catalogue
from app.games.spreadsheets import write_table
from app.site.events import handins, store
from app.site.events.files import file_name, sent
from app.site.events.lists import decklist_of
from app.site.events.log import Did, record, revision_in_words
from app.site.events.reach import Reached, reach
from app.site.events.states import Action
from app.site.platform.access import Access, open_to
from app.site.platform.catalogue import current_catalogue
from app.site.platform.database import current_database
from app.tables import Entry, Event, HandIn, utc_now
from app.tables.export import everything_of_event

_COLUMNS: Final = (
    "Player", "In the event", "Version", "Verdict", "Rules", "Cards", "Faction", "Deck", "Hash",
    "Received (UTC)", "Handed in by", "Late", "Reason", "Revision", "Revised (UTC)", "Revised by",
)  # fmt: skip
_STAMP: Final = (1980, 1, 1, 0, 0, 0)
"""The time of every file in an archive, so that the same lists give the same bytes."""


@dataclass(frozen=True)
class Standing:
    """A player and the hand-in that stands."""

    entry: Entry
    hand_in: HandIn | None


@open_to(Access.LINK)
def overview(way: str, key: str) -> str:
    """What can be exported."""
    return render_template("events/export.html", reached=reach(way, key, Action.EXPORT))


@open_to(Access.LINK)
def export(way: str, key: str, what: str, form: str) -> Response:
    """One of the files; the log keeps that it was taken."""
    reached = reach(way, key, Action.EXPORT)
    with current_database().writing() as session:
        content = _content(session, reached, what, form)
        record(session, reached.event_id, reached.actor, Did.EXPORTED, file=f"{what}.{form}")
    return sent(content, reached.event, what, form)


def _content(session: Session, reached: Reached, what: str, form: str) -> str | bytes:
    if (what, form) == ("everything", "json"):
        return everything_as_json(session, reached.event_id)
    write = _WRITERS.get((what, form))
    if write is None:
        abort(404)
    return write(standing_of_all(session, reached.event_id), current_catalogue())


def standing_of_all(session: Session, event_id: int) -> list[Standing]:
    """All players in the order of their names, each with the hand-in that stands."""
    entries = store.entries_of(session, event_id)
    stand = handins.standing_by_entry(session, entries)
    return [Standing(entry, stand.get(store.id_of(entry))) for entry in entries]


def players_as_csv(standing: Iterable[Standing], _catalogue: Catalogue) -> str:
    """One row per player; cells are harmless in spreadsheets."""
    return write_table(_COLUMNS, (_row(one) for one in standing))


def _row(one: Standing) -> tuple[str, ...]:
    is_in = "no" if one.entry.dropped_at else "yes"
    if one.hand_in is None:
        return (one.entry.name, is_in, *[""] * (len(_COLUMNS) - 2))
    listed = one.hand_in
    rules = dict.fromkeys(
        str(found["rule"])
        for found in listed.report.get("findings", ())
        if Severity(found["severity"]) is Severity.ERROR
    )
    return (
        one.entry.name,
        is_in,
        str(listed.number),
        listed.verdict,
        " ".join(rules),
        str(listed.size),
        listed.report.get("faction") or "",
        listed.title,
        listed.hash or "",
        listed.received_at.isoformat(timespec="milliseconds"),
        listed.by_name or listed.by_kind,
        "yes" if listed.is_late else "no",
        listed.reason,
        revision_in_words(listed),
        listed.revised_at.isoformat(timespec="milliseconds") if listed.revised_at else "",
        listed.revised_by_name or listed.revised_by_kind or "",
    )


def lists_as_json(standing: Iterable[Standing], catalogue: Catalogue) -> str:
    """Each player with the list that stands, as our JSON of decks has it."""
    rows: list[dict[str, Any]] = []
    for one in standing:
        listed = one.hand_in
        row: dict[str, Any] = {"player": one.entry.name, "hand_in": None}
        if listed is not None:
            row["hand_in"] = {
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
                "deck": json.loads(write_decklist(decklist_of(listed, catalogue), "json")),
            }
        rows.append(row)
    return json.dumps({"players": rows}, ensure_ascii=False, indent=1)


def _revision(listed: HandIn) -> dict[str, str] | None:
    """What was done with a list after it came in, when and by whom."""
    if listed.revision is None or listed.revised_at is None:
        return None
    return {
        "what": listed.revision,
        "at": listed.revised_at.isoformat(),
        "by": listed.revised_by_name or listed.revised_by_kind or "",
    }


def lists_as_zip(standing: Iterable[Standing], catalogue: Catalogue) -> bytes:
    """An `.o8d` per player, named after the player; lists with open lines as text besides."""
    packed = io.BytesIO()
    taken: set[str] = set()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for one in standing:
            if one.hand_in is None:
                continue
            name = _free_name(one.entry.name, taken)
            deck = decklist_of(one.hand_in, catalogue)
            _add(archive, f"{name}.o8d", write_decklist(deck, "o8d"))
            if one.hand_in.unread:
                _add(archive, f"{name}.txt", one.hand_in.list_text)
    return packed.getvalue()


def _free_name(player: str, taken: set[str]) -> str:
    plain = name = file_name(player, "player")
    number = 2
    while name in taken:
        name, number = f"{plain}-{number}", number + 1
    taken.add(name)
    return name


def _add(archive: zipfile.ZipFile, name: str, text: str) -> None:
    member = zipfile.ZipInfo(name, _STAMP)
    member.compress_type = zipfile.ZIP_DEFLATED
    archive.writestr(member, text)


def everything_as_json(session: Session, event_id: int) -> str:
    """All rows of the event by table, hand-ins of all versions and the log included."""
    whole: dict[str, Any] = {
        "written_at": utc_now().isoformat(),
        **everything_of_event(session, event_id),
    }
    event = session.get_one(Event, event_id)
    if event.published_at is not None:
        whole["check_code_secret"] = event.secret
    return json.dumps(whole, ensure_ascii=False, indent=1)


_WRITERS: Final[
    Mapping[tuple[str, str], Callable[[Iterable[Standing], Catalogue], str | bytes]]
] = {
    ("players", "csv"): players_as_csv,
    ("lists", "json"): lists_as_json,
    ("lists", "zip"): lists_as_zip,
}
