"""Jammers: sites."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "Mostly Dead Zone",
        Effect(
            (OnlyIf(Exists(THIS.being(DAMAGED))), Turn(), Heal(THIS, 1), Target(SITE)),
            (Cancel(TARGET), Give(TARGET, (Blank(),))),
        ),
    ),
)
