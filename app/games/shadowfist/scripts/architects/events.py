"""Architects of the Flesh: events."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (script("Neutron Bomb", Effect((), (Smoke(CHARACTER),))),)
