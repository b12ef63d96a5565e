"""What the organizer of an event of The Spoils chooses. Rules: 103.2."""

from typing import Final

from app.games.capabilities.event_options import EventOptions
from app.games.spoils.facts import Supplied

EVENT_OPTIONS: Final = EventOptions(
    supplies=(
        (Supplied.STAPLES_AND_FACTIONS.value, "staple resources and factions"),
        (Supplied.NONE.value, "nothing: only the pool"),
    )
)
