"""Purists: sites."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (script("Paradox Garden", Effect((Turn(),), (LookAtTop(),))),)
