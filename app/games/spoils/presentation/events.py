"""Events of The Spoils: options of their organizers, and advice about rounds, time and packs.

Rules: 103.2.
"""

from typing import Final

from app.games.capabilities.event_advice import Advice, AdviceTopic
from app.games.capabilities.event_options import EventOptions
from app.games.spoils.facts import Supplied

_CIRCUIT: Final = "thespoilscardgame.com, announcement of Victors Circuit UK"
_CIRCUIT_DAY: Final = "2016-03-13"

EVENT_OPTIONS: Final = EventOptions(
    supplies=(
        (Supplied.STAPLES_AND_FACTIONS.value, "staple resources and factions"),
        (Supplied.NONE.value, "nothing: only the pool"),
    )
)

EVENT_ADVICE: Final = (
    Advice(
        AdviceTopic.ROUNDS,
        "9 to 16 players play four Swiss rounds, then a cut to the top four.",
        _CIRCUIT,
        _CIRCUIT_DAY,
        9,
        16,
    ),
    Advice(
        AdviceTopic.ROUNDS,
        "17 to 32 players play five Swiss rounds, then a cut to the top four.",
        _CIRCUIT,
        _CIRCUIT_DAY,
        17,
        32,
    ),
    Advice(
        AdviceTopic.ROUNDS,
        "A round lasts 45 minutes, and then three turns after the one that is being played.",
        _CIRCUIT,
        _CIRCUIT_DAY,
    ),
    Advice(AdviceTopic.PACKS, "Sealed deck: six packs for each player.", _CIRCUIT, _CIRCUIT_DAY),
    Advice(
        AdviceTopic.PACKS,
        "Booster draft: three packs for each player.",
        "teamcovenant.com, on Shade of the Devoured Emperor",
        "2013",
    ),
    Advice(
        AdviceTopic.PACKS,
        "Sealed deck with two sets: three packs of each, as in the final of a league.",
        "run4games.com, report on the Fall League",
        "2014-12-06",
    ),
)
"""Advice in the order in which pages show it."""
