"""Architects of the Flesh: events."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "Nerve Gas",
        Effect((Target(CHARACTER.that(Without(Requires((MAGIC, HIGH_TECH))))),), (Smoke(TARGET),)),
    ),
    script("Neutron Bomb", Effect((), (Smoke(CHARACTER),))),
)
