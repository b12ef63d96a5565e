"""Purists: edges."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "Quantum Sorcery",
        Effect(
            (
                Turn(),
                Choose(CHARACTER.you_control().being(UNTURNED).that(OfResource((MAGIC,)))),
                Turn(CHOSEN),
                ChooseSteps(((GainPower(1),), (Draw(),)), ("Gain 1 Power", "Draw a card")),
            ),
            (),
        ),
    ),
)
