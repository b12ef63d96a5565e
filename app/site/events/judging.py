"""What the lists of an event are held against: the one validator with the event's settings."""

from __future__ import annotations

from app.games.spoils.construction import Criteria, Pool, find_format, parse_format
from app.games.spoils.editions import Edition
from app.games.spoils.facts import Base, Catalogue, Format, Supplied
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
