"""Banned lists as written: one row per entry of a format's list, with its days and source."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from app.games.tabletop.card_data.checks import read_each
from app.games.tabletop.card_data.fields import (
    FactError,
    Fields,
    day_of,
    member_of,
    text_of,
    word_of,
)
from app.games.tabletop.card_data.kinds import (
    WITHDRAWN,
    Column,
    FactKind,
    FormField,
    Row,
    Rows,
    Write,
)
from app.games.tabletop.facts import AnyCatalogue, CatalogueError, ListedName, Listing
from app.games.text import fold

BANNED: Final = FactKind(
    "banned",
    "banned-list entry",
    (
        Column("format", is_required=True, refers_to="formats"),
        Column("name", is_required=True),
        Column("listing", is_required=True),
        Column("since"),
        Column("until"),
        Column("source", is_required=True),
    ),
    key=("format", "name", "listing", "since"),
    follows="name",
    several="banned-list entries",
)
"""The entries of the banned lists of all formats; `name` may be of a set that is still missing."""

_DAY: Final = "As in 2008-05-17."

BANNED_FORM: Final = (
    FormField("format", "Format", "A format's id.", is_required=True, is_key=True),
    FormField(
        "name",
        "Name",
        "The name of a card; its set need not be in the catalogue yet.",
        is_required=True,
    ),
    FormField("listing", "Listing", choices=tuple(it.value for it in Listing), is_required=True),
    FormField("since", "Since", f"{_DAY} Leave empty if unknown."),
    FormField("until", "Until before", _DAY),
    FormField("source", "Source", "Who announced it, and where.", is_required=True),
)


@dataclass(frozen=True, slots=True)
class Announcement:
    """A banned list as it was announced: names by listing, valid from a day.

    With `is_whole` they are all names of the list, so that the other entries end on that day.
    """

    format: str
    names: Mapping[Listing, Sequence[str]]
    since: date | None
    source: str
    is_whole: bool = False


def read_listed(fields: Fields) -> ListedName:
    """An entry of a banned list from the columns of `banned.csv`.

    Raises FactError for the first field that cannot be read.
    """
    since, until = day_of("since", fields), day_of("until", fields)
    if since and until and until <= since:
        raise FactError("until", "an entry must end after it begins")
    return ListedName(
        name=word_of("name", fields),
        listing=member_of(Listing, "listing", fields),
        source=word_of("source", fields),
        since=since,
        until=until,
    )


def listed_by_format(rows: Rows) -> dict[str, tuple[ListedName, ...]]:
    """The entries of each format's list, by its id.

    Raises CatalogueError for an entry that cannot be read or that names no format.
    """
    entries: Sequence[Row] = sorted(rows.get("banned", ()), key=BANNED.key_of)
    listed: dict[str, list[ListedName]] = defaultdict(list)
    for row, entry in zip(entries, read_each(BANNED, entries, read_listed), strict=True):
        listed[text_of("format", row)].append(entry)
    known = {text_of("id", row) for row in rows.get("formats", ())}
    if missing := sorted(listed.keys() - known):
        raise CatalogueError(f"banned: unknown format {missing[0]!r}")
    return {form: tuple(found) for form, found in listed.items()}


def announced(announcement: Announcement, catalogue: AnyCatalogue, rows: Rows) -> list[Write]:
    """The writes that enter an announced list; names of the catalogue as it spells them.

    A name that is listed so already stays as it is. Raises FactError for a whole list without its
    day, and for a name that is to be banned and restricted.
    """
    if announcement.is_whole and announcement.since is None:
        raise FactError("since", "enter the day on which the whole list takes effect")
    names = {
        listing: dict.fromkeys(_spelt(name, catalogue) for name in named)
        for listing, named in announcement.names.items()
    }
    for name in names.get(Listing.BANNED, {}):
        if name in names.get(Listing.RESTRICTED, {}):
            raise FactError("restricted", f"{name} is also among the banned names")
    in_force = {
        (fold(text_of("name", row)), member_of(Listing, "listing", row)): row
        for row in rows.get("banned", ())
        if text_of("format", row) == announcement.format and not text_of("until", row)
    }
    wanted = {(fold(name), listing) for listing, named in names.items() for name in named}
    writes = [
        _entry(announcement, name, listing)
        for listing, named in names.items()
        for name in named
        if (fold(name), listing) not in in_force
    ]
    if announcement.is_whole and announcement.since is not None:
        writes += [
            _ended(row, announcement.since)
            for place, row in in_force.items()
            if place not in wanted
        ]
    return writes


def unknown_names(writes: Iterable[Write], catalogue: AnyCatalogue) -> tuple[str, ...]:
    """The names among new entries that no card of the catalogue has."""
    names = (write.fields.get("name") for write in writes if write.kind == "banned")
    return tuple(name for name in names if name and catalogue.find(name) is None)


def _ended(row: Row, day: date) -> Write:
    """An entry that ends on a day, or that never was in force if it began no earlier."""
    since = day_of("since", row)
    never = since is not None and since >= day
    fields = {WITHDRAWN: "yes"} if never else {"until": day.isoformat()}
    return Write("banned", BANNED.key_of(row), fields)


def _spelt(name: str, catalogue: AnyCatalogue) -> str:
    card = catalogue.find(name)
    return card.name if card is not None else name


def _entry(announcement: Announcement, name: str, listing: Listing) -> Write:
    fields = {
        "format": announcement.format,
        "name": name,
        "listing": listing.value,
        "since": announcement.since.isoformat() if announcement.since else None,
        "until": None,
        "source": announcement.source,
    }
    return Write("banned", BANNED.key_of(fields), fields)
