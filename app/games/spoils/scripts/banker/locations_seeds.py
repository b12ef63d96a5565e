"""Banker locations: Seeds 1 to 3."""

from typing import Final

from app.games.spoils.terms import Area
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Department of Rejections",
        Requirement(OPPONENT, MustPay(2, Action.SEARCH)),
        Requirement(OPPONENT, MustPay(2, Action.USE_ABILITY, CHARACTER)),
        FlipUp(1, "G"),
    ),
    script(
        "Gilded Yurt",
        Ability(
            "CHILLAX",
            cost=(Deplete(THIS), Pick(CHARACTER.you_control())),
            effect=(
                Put(PICKED, OUT_OF_GAME),
                Later(TurnStarts(), (If(Exists(THIS), (Put(SET_ASIDE, PLAY),)),)),
            ),
        ),
    ),
    script(
        "High Court of Demands",
        Trigger(EntersPlay(), (Draw(),)),
        Requirement(OPPONENT, Cannot(Action.ATTACK_FACTION)),
    ),
    script(
        "Intriguing Mezzanine",
        OnResolve(cost=(Pick(CHARACTER, 2),)),
        Trigger(
            EntersPlay(),
            (
                Deplete(PICKED),
                Alter(AFFECTED, (Cannot(Action.BE_RESTORED_BY_RULE),), Until.WHILE_DEPLETED),
            ),
        ),
        Ability(
            "PARTY ON!",
            cost=(Inflict(1, THIS), Pick(CHARACTER)),
            effect=(
                Deplete(PICKED),
                Alter(AFFECTED, (Cannot(Action.BE_RESTORED_BY_RULE),), Until.WHILE_DEPLETED),
            ),
        ),
    ),
    script(
        "Lodge Dock Florist",
        Unique("Lodge Dock Florist"),
        Conditional(
            CHARACTER,
            (GainsText(Trigger(TurnStarts(), (May((Pay(1),), otherwise=(Destroy(THIS),)),))),),
        ),
    ),
    script(
        "Marduun Baitings and Loan",
        Unique("Marduun Baitings and Loan"),
        Trigger(TurnStarts(), (GainInfluence(2),), threshold="GGG"),
        Trigger(TurnStarts(), (Draw(), Discard()), threshold="GGGGG"),
        Trigger(TurnStarts(), (Draw(),), threshold="GGGGGGG"),
    ),
    script(
        "Port Manteau",
        Trigger(EntersPlay(), (Name(Kind.SUBTYPE),)),
        Requirement(EACH, MustPay(2, Action.DEPLOY, CARD.that(AsNamed(Kind.SUBTYPE)))),
    ),
    script(
        "The Currency Bazaar",
        Ability(
            "TRADE",
            cost=(Pay(1), Discard(cards=RESOURCE)),
            effect=(Search(STAPLE_RESOURCE), Reveal(FOUND), Put(FOUND, HAND)),
        ),
        Ability(
            "RECUR",
            cost=(Pay(3), Put(THIS, OUT_OF_GAME)),
            effect=(Search(CARD.named("The Currency Bazaar")), Reveal(FOUND), Put(FOUND, HAND)),
            threshold="G",
            area=Area.DISCARD_PILE,
        ),
    ),
    script(
        "The Poshernacle",
        Unique("Poshernacle"),
        Trigger(TurnStarts(), (May(then=(UseAbility(),)),)),
        Trigger(TurnStarts(), (May(then=(Draw(),)),)),
        Trigger(TurnStarts(), (GainInfluence(1),)),
    ),
    script(
        "Theocratic Senate of Marduun",
        Unique("Theocratic Senate of Marduun"),
        Requirement(OPPONENT, Cannot(Action.ATTACK_FACTION)),
        Trigger(Inflicts(CHARACTER, THIS), (Inflict(EventAmount(), SOURCE),)),
    ),
    script(
        "Treasure Brokerage",
        Trigger(
            EntersPlay(CHARACTER.you_control()),
            (May((Pay(1),), (Search(STAPLE_RESOURCE), Reveal(FOUND), Put(FOUND, HAND))),),
        ),
    ),
)
