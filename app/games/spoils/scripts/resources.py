"""Resources of every trade."""

from typing import Final

from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script("Arrogance", Trigger(EntersPlay(), (LoseInfluence(1),)), Provides("EE")),
    script("Deception", Provides("D")),
    script("Elitism", Provides("E")),
    script("Exploitation", Trigger(EntersPlay(), (LoseInfluence(1),)), Provides("GG")),
    script("Greed", Provides("G")),
    script("Neurosis", Trigger(EntersPlay(), (LoseInfluence(1),)), Provides("OO")),
    script("Obsession", Provides("O")),
    script("Rage", Provides("R")),
    script("Treachery", Trigger(EntersPlay(), (LoseInfluence(1),)), Provides("DD")),
    script("Violence", Trigger(EntersPlay(), (LoseInfluence(1),)), Provides("RR")),
)
