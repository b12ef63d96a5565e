"""Guiding Hand: edges."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "Undisturbed Meditation",
        Continuous(THIS, (HandSize(1),)),
        Effect((Sacrifice(), Choose(EVENT)), (Cancel(CHOSEN),), responds_to=EVENT),
    ),
)
