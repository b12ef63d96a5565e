"""Columns of sets in every game: the release and its source."""

from datetime import date
from typing import Final, NamedTuple

from app.games.tabletop.card_data.fields import FactError, Fields, period_of, text_of
from app.games.tabletop.card_data.kinds import Column, FormField
from app.games.tabletop.facts.periods import first_day

RELEASE_COLUMNS: Final = (Column("released"), Column("released_source"))
"""Both are filled or neither."""

RELEASE_FIELDS: Final = (
    FormField(
        "released", "Released", "As in 2008-05-17, or 2008-05 or 2008. A source is required."
    ),
    FormField("released_source", "Source of the date"),
)


KNOWN_AS_OF: Final = (
    "The date of the newest source that says what the format allows, as in 2008-05-17 or 2008-05."
)
"""The hint of that field in the form of a format."""


class Release(NamedTuple):
    """A set's release: the earliest day that may be meant, the date as written, and its source.

    All are empty if no source gives a date.
    """

    released: date | None
    released_as: str
    released_source: str | None


def read_release(fields: Fields) -> Release:
    """The release of a set. Raises FactError for a date or a source alone."""
    written = period_of("released", fields)
    source = text_of("released_source", fields) or None
    if bool(written) != (source is not None):
        raise FactError(
            "released_source", "a release date and its source go together: enter both or neither"
        )
    return Release(first_day(written) if written else None, written, source)
