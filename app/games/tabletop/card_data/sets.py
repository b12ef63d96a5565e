"""What the rows of sets have in common in every game: the day of release and its source."""

from datetime import date
from typing import Final

from app.games.tabletop.card_data.fields import FactError, Fields, day_of, text_of
from app.games.tabletop.card_data.forms import FormField
from app.games.tabletop.card_data.kinds import Column

RELEASE_COLUMNS: Final = (Column("released"), Column("released_source"))
"""Both are filled or neither."""

RELEASE_FIELDS: Final = (
    FormField("released", "Released", "For example 2008-05-17. A source is required."),
    FormField("released_source", "Source of the date"),
)


def read_release(fields: Fields) -> tuple[date | None, str | None]:
    """The day on which a set was released and who says so. Raises FactError for one alone."""
    released = day_of("released", fields)
    source = text_of("released_source", fields) or None
    if (released is None) != (source is None):
        raise FactError(
            "released_source", "a release date and its source go together: enter both or neither"
        )
    return released, source
