"""Eaters of the Lotus: sites."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "Infernal Temple",
        Continuous(THIS, (Provides(MAGIC, Count(CHARACTER.a("demon").you_control())),)),
    ),
    script(
        "The Twisted Gardens",
        Continuous(CARD.any_of("demon", "ghost", "spirit").you_control(), (InflictsMore(1),)),
    ),
)
