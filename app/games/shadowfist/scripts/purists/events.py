"""Purists: events."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "Entropy Sphere",
        Effect(
            (
                Target(CHARACTER),
                Choose(FENG_SHUI_SITE.you_control().being(IN_FRONT)),
                Let("X", Total(COST, TARGET)),
            ),
            (Smoke(TARGET), Inflict(Number("X"), CHOSEN)),
        ),
    ),
)
