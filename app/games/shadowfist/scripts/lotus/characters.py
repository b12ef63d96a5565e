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
    script(
        "Ravenous Devourer",
        Effect((Sacrifice(CHARACTER.you_control()),), (Give(THIS, (More(FIGHTING, 2),)),)),
    ),
    script("Sewer Scum", When(Healed(THIS), (Give(THIS, (More(FIGHTING, -1),), LEAVES_PLAY),))),
    script(
        "Thing with a 1000 Tongues",
        Effect((Sacrifice(CHARACTER.you_control()),), (Give(THIS, (Gains(TOUGHNESS, 3),)),)),
        printed_in=("YotD",),
    ),
    script(
        "Undead Horrors",
        When(
            IsSmoked(CHARACTER.that(OfResource((LOTUS,))).you_control()),
            (ReturnToPlay(THIS),),
            if_=InMainShot(YOU),
            may=True,
            in_=SMOKED,
            per_turn=1,
            for_all=True,
        ),
    ),
    script("Walking Corpses", Continuous(THIS, (Cannot(TURN_TO_MOVE), Cannot(BE_HEALED)))),
    script(
        "White Disciple",
        Effect((Turn(), Inflict(1, THIS), Target(SITE_OR_CHARACTER)), (Inflict(2, TARGET),)),
    ),
    script(
        "Xin Ji Yang",
        Continuous(
            THIS,
            (More(FIGHTING, Times(2, Count(CHARACTER.any_of("eunuch", "petal").you_control()))),),
        ),
    ),
)
