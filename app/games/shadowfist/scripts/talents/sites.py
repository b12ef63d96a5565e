"""Talents: sites."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "Garden of Eternal Spring",
        Effect((Turn(), Target(CARD.being(DAMAGED))), (Heal(TARGET, 2),)),
    ),
)
