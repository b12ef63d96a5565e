"""What the lists of an event are held against: the one validator with the event's settings.

Every report is stored whole. Pages leave out of it what holds for all lists of the event alike,
and say that once, where the event is described.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from app.games.spoils.construction import (
    UNDATED,
    Criteria,
    FormatError,
    Pool,
    Severity,
    demands_of,
    find_format,
    parse_format,
)
from app.games.spoils.construction.words import listed_in_words
from app.games.spoils.editions import Edition
from app.games.spoils.facts import Base, Catalogue, Format, ListedName, Supplied
from app.site.platform.catalogue import current_catalogue
from app.site.presentation.verdicts import VerdictView
from app.tables import Event


def format_of(event: Event, catalogue: Catalogue) -> Format:
    """The event's format, shipped or house. Raises FormatError when it is gone."""
    if event.format_text:
        return parse_format(event.format_text, catalogue)
    return find_format(event.format, catalogue)


def criteria_of(event: Event, catalogue: Catalogue, pool: Pool | None = None) -> Criteria:
    """What a list of this event is held against, with the player's pool in a limited one.

    Raises FormatError when the format cannot be checked any more.
    """
    form = format_of(event, catalogue)
    is_limited = form.base is Base.LIMITED
    return Criteria.of(
        form,
        Edition(event.edition),
        catalogue,
        pool=pool if is_limited else None,
        as_of=event.as_of,
        supplied=Supplied(event.supplied) if is_limited else None,
    )


EXAMPLE_FORMAT: Final = """\
id = "club"
name = "Club Night"
base = "constructed"
minimum = 60

[[listed]]
name = "Scout"
listing = "banned"
source = "Club vote"
"""
"""A format file to begin with."""


def format_name(event: Event) -> str:
    """What people call the event's format."""
    try:
        return format_of(event, current_catalogue()).name
    except FormatError:
        return event.format.capitalize()


@dataclass(frozen=True)
class HouseFormat:
    """A house format as an event page shows it. `demands` are subject and words."""

    name: str
    demands: tuple[tuple[str, str], ...]
    listed: tuple[ListedName, ...]
    notes: str


def house_format(event: Event) -> HouseFormat | None:
    """What the event's house format asks in its edition; None where it has a shipped one."""
    if not event.format_text:
        return None
    catalogue = current_catalogue()
    try:
        form = parse_format(event.format_text, catalogue)
        demands = demands_of(form, catalogue)
    except FormatError:
        return None
    asked = tuple(
        (demand.about, answer.words)
        for demand in demands
        for answer in demand.answers
        if event.edition in dict(answer.editions)
    )
    return HouseFormat(form.name, asked, form.listed, form.notes)


def undated_in_words(event: Event) -> str:
    """The sets that the event's day cannot leave out, as no source tells when they came out.

    Empty where every day is known or the format cannot be checked.
    """
    catalogue = current_catalogue()
    try:
        undated = criteria_of(event, catalogue).undated_sets()
    except FormatError:
        return ""
    if len(undated) == len(catalogue.sets):
        return "any set"
    return listed_in_words([card_set.name for card_set in undated])


def of_the_list(view: VerdictView) -> VerdictView:
    """A verdict without what is said once for the event: that sets have no known day."""
    kept = (f for f in view.findings if (f.kind, f.rule) != (Severity.WARNING, UNDATED))
    return replace(view, findings=tuple(kept))
