"""Universal cards that are no factions."""

from typing import Final

from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Clockman Skydocks",
        Unique("Skydocks"),
        Ability(
            "BUSINESS DAY",
            cost=(Pay(1), Deplete(THIS), Name(Kind.ICON)),
            effect=(ReduceNextThreshold(1),),
        ),
        Ability(
            "OVERTIME",
            cost=(Pay(2), Deplete(THIS), Name(Kind.ICON)),
            effect=(ReduceNextThreshold(6),),
            threshold="VVVVV",
        ),
    ),
    script(
        "Crest of Deception",
        Unique("Crest"),
        Provides("DD"),
        Trigger(
            EntersPlay(CARD.providing("D").you_control()),
            (May((Pick(CHARACTER),), (Alter(PICKED, (Less(LIFE, 1),)),)),),
        ),
    ),
    script(
        "Crest of Elitism",
        Unique("Crest"),
        Provides("EE"),
        Trigger(EntersPlay(CARD.providing("E").you_control()), (May(then=(PutMicromajigs(),)),)),
    ),
    script(
        "Crest of Greed",
        Unique("Crest"),
        Provides("GG"),
        Trigger(
            EntersPlay(CARD.you_control().providing("G")),
            (May((Pick(FACTION),), (GainInfluence(2, ControllerOf(PICKED)),)),),
        ),
    ),
    script(
        "Crest of Obsession",
        Unique("Crest"),
        Provides("OO"),
        Trigger(
            EntersPlay(CARD.providing("O").you_control()),
            (May((Search(TACTIC), Reveal(FOUND)), (Put(FOUND, DECK_TOP),)),),
        ),
    ),
    script(
        "Crest of Rage",
        Unique("Crest"),
        Provides("RR"),
        Trigger(
            EntersPlay(CARD.providing("R").you_control()),
            (May((Search(CHARACTER), Reveal(FOUND)), (Put(FOUND, DECK_TOP),)),),
        ),
    ),
    script(
        "Remains of Foreman Pete, the Clock Man",
        Unique("Foreman Pete"),
        Ability(
            "CLOCK IN",
            cost=(Discard(cards=STAPLE_RESOURCE), Pay(2)),
            effect=(Draw(),),
            threshold="VVV",
        ),
        Ability(
            "WORK IT",
            cost=(Pick(RESOURCE.being(State.FACE_DOWN).you_control()), Pay(2)),
            effect=(Put(PICKED_CARD, HAND), May(then=(PlayResources(),))),
            threshold="VV",
        ),
        Ability("CLOCK OUT", cost=(FlipFaceDown(THIS),), effect=(Detach(1),), threshold="V"),
    ),
    script(
        "Time to Retire",
        OnResolve(
            effect=(
                May(then=(Choose(RESOURCE.you_control()), Put(CHOSEN, HAND))),
                FlipFaceDown(PICKED),
            ),
            cost=(Pick(CHARACTER.you_control()),),
        ),
        FlipUp(2, "V"),
    ),
    script(
        "Unscrupuls of Victory",
        OnResolve(
            effect=(
                If(Meets("OO"), (Discard(who=OPPONENT),)),
                If(Meets("GG"), (Draw(),)),
                If(Meets("EE"), (PutMicromajigs(),)),
                If(Meets("DD"), (Search(deck=OPPONENT), Put(FOUND, DISCARD_PILE))),
                If(Meets("RR"), (May((Pick(CHARACTER),), (Inflict(2, PICKED),)),)),
            )
        ),
    ),
)
