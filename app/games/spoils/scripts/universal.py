"""Universal cards that are no factions."""

from typing import Final

from app.games.spoils.vocabulary import (
    CARD,
    CHARACTER,
    CHOSEN,
    DECK_TOP,
    FOUND,
    HAND,
    LIFE,
    PICKED,
    RESOURCE,
    STAPLE_RESOURCE,
    TACTIC,
    THIS,
    Ability,
    Alter,
    Choose,
    Detach,
    Discard,
    Draw,
    EntersPlay,
    FlipFaceDown,
    FlipUp,
    Less,
    May,
    OnResolve,
    Pay,
    Pick,
    PlayResources,
    Provides,
    Put,
    PutMicromajigs,
    Reveal,
    Search,
    State,
    Trigger,
    Unique,
    script,
)

SCRIPTS: Final = (
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
        Unique("FOREMAN PETE"),
        Ability(
            "CLOCK IN",
            cost=(Discard(cards=STAPLE_RESOURCE), Pay(2)),
            effect=(Draw(),),
            threshold="VVV",
        ),
        Ability(
            "WORK IT",
            cost=(Pick(RESOURCE.being(State.FACE_DOWN).you_control()), Pay(2)),
            effect=(Put(PICKED, HAND), May(then=(PlayResources(),))),
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
)
