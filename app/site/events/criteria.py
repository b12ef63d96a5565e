"""Criteria for the lists of an event: the one validator with the event's settings.

Every report is stored completely. Pages leave out findings that are the same for all lists of the
event, and show them once in the description of the event.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from app.games import game
from app.games.capabilities.construction import AnyFormat, CriteriaLike, CriteriaRequest
from app.games.tabletop.construction import AnyPool, FormatError, listed_in_words
from app.games.tabletop.facts import AnyCatalogue, Base, ListedName
from app.site.platform.request.current_game import current_game
from app.site.platform.storage.database import current_catalogue
from app.site.presentation.verdicts import VerdictView
from app.tables import Event

HOUSE: Final = "house"
"""The choice of a format that comes as a file instead of by name."""

COLUMNS: Final = ("format", "format_text", "edition", "as_of", "supplied")
"""The settings of an event that its lists are checked against, pools apart."""


def format_of(event: Event, catalogue: AnyCatalogue) -> AnyFormat:
    """The event's format, shipped or house. Raises FormatError when it is gone."""
    construction = game(event.game).construction.needed()
    if event.format_text:
        return construction.parse_format(event.format_text, catalogue)
    return construction.find_format(event.format, catalogue)


def criteria_of(event: Event, catalogue: AnyCatalogue, pool: AnyPool | None = None) -> CriteriaLike:
    """Return the criteria for the event's lists, with the player's pool if the event is limited.

    Raises FormatError if the format cannot be checked any more.
    """
    form = format_of(event, catalogue)
    is_limited = form.base is Base.LIMITED
    return (
        game(event.game)
        .construction.needed()
        .criteria(
            CriteriaRequest(
                catalogue,
                form,
                event.edition,
                pool=pool if is_limited else None,
                as_of=event.as_of,
                supplied=(event.supplied or None) if is_limited else None,
            )
        )
    )


def example_format() -> str:
    """A format file to begin with, of the current game."""
    return current_game().construction.needed().example


def format_name(event: Event) -> str:
    """Return the name of the event's format."""
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
    """Return the demands of the event's house format in its edition; None if it has none."""
    if not event.format_text:
        return None
    catalogue = current_catalogue()
    try:
        construction = game(event.game).construction.needed()
        form = construction.parse_format(event.format_text, catalogue)
        demands = construction.demands(form, catalogue)
    except FormatError:
        return None
    answers = tuple(
        (demand.about, answer.words)
        for demand in demands
        for answer in demand.answers
        if event.edition in dict(answer.editions)
    )
    return HouseFormat(form.name, answers, form.listed, form.notes)


def undated_in_words(event: Event) -> str:
    """The sets that the event's day cannot leave out, as no source tells when they came out.

    Empty if every day is known or the format cannot be checked.
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
    shared = current_game().construction.needed().shared_kinds
    remaining = (found for found in view.findings if found.kind not in shared)
    return replace(view, findings=tuple(remaining))
