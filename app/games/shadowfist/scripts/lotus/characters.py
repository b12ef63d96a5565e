"""Eaters of the Lotus: characters."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "Eater of Fortune",
        Continuous(THIS, (More(FIGHTING, Count(EDGE.opponents_control())),)),
        When(EntersPlay(), (Smoke(TARGET),), (Target(EDGE),), may=True),
    ),
    script(
        "Evil Twin",
        When(
            EntersPlay(),
            (CopyOf(CHOSEN),),
            (Choose(CHARACTER.other().that(Without(Restricted(Restriction.UNCOPYABLE)))),),
            immediately=True,
        ),
    ),
    script("Hungry Ghosts", Effect((Turn(), Target(CHARACTER)), (Inflict(1, TARGET),))),
    script("Kun Kan", Continuous(THIS, (More(FIGHTING, Count(FENG_SHUI_SITE.in_pile(BURNED))),))),
    script("Walking Corpses", Continuous(THIS, (Cannot(TURN_TO_MOVE), Cannot(BE_HEALED)))),
    script(
        "Xin Ji Yang",
        Continuous(
            THIS,
            (More(FIGHTING, Times(2, Count(CHARACTER.any_of("eunuch", "petal").you_control()))),),
        ),
    ),
)
