"""Jammers: events."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "M.A.D.", Effect((Sacrifice(FENG_SHUI_SITE.you_control()), Target(SITE)), (Smoke(TARGET),))
    ),
)
