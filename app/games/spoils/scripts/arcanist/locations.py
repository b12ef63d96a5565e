"""Arcanist locations."""

from typing import Final

from app.games.spoils.terms import CardType
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script("Arcana Department", Conditional(CHARACTER, (EvenParty(),))),
    script(
        "Cryptic Athenaeum",
        Unique("Cryptic Athenaeum"),
        Trigger(
            TurnStarts(),
            (May((Draw(),), (May(then=(Draw(who=OPPONENT),), who=OPPONENT),)),),
            threshold="OOO",
        ),
        Trigger(TurnStarts(), (Discard(who=OPPONENT),), threshold="OOOOO"),
        Trigger(
            TurnStarts(), (May((Pick(CHARACTER),), (Put(PICKED, HAND),)),), threshold="OOOOOOO"
        ),
    ),
    script(
        "Dimensional Rift",
        Ability(
            "TELEPORT", cost=(Pay(4), Deplete(THIS), Pick(CHARACTER)), effect=(Put(PICKED, HAND),)
        ),
    ),
    script(
        "Domain of Depravity",
        Trigger(TurnStarts(), (May((Pick(CHARACTER),), (PutTokens(PICKED),)),)),
        Conditional(
            CHARACTER,
            (
                Less(STRENGTH, Total(TOKENS, ITSELF)),
                Less(LIFE, Total(TOKENS, ITSELF)),
                Less(SPEED, Total(TOKENS, ITSELF)),
            ),
        ),
    ),
    script(
        "Gloamspike-Gosche Bridge",
        Conditional(THIS, (Cannot(Action.BE_PICKED),)),
        Conditional(CHARACTER.in_hand(), (Gains(Keyword.TACTICAL),)),
        Conditional(
            CARD.that(OfType((CardType.ITEM, CardType.LOCATION))).in_hand(),
            (Gains(Keyword.TACTICAL),),
            threshold="OOOOOOOO",
        ),
    ),
    script(
        "Mirthless Altar",
        Trigger(
            TurnStarts(EACH), (May((Pick(CHARACTER),), (Alter(PICKED, (Less(STRENGTH, 1),)),)),)
        ),
    ),
    script(
        "Pony Slaystation",
        Trigger(
            EntersPlay(CHARACTER.opponent_controls().at_most(STRENGTH, 3)),
            (Let("X", Total(STRENGTH, THAT)), Destroy(THAT), Inflict(Number("X"), THIS)),
        ),
    ),
    script(
        "Recollection Bazaar",
        Ability("RECALL", cost=(Pick(RESOURCE.you_control()),), effect=(Put(PICKED, HAND),)),
    ),
    script(
        "Voidal Nullification Chamber",
        Trigger(TurnStarts(), (May(then=(PutTokens(),)),)),
        Ability("ENERGIZE", cost=(Pay(2),), effect=(PutTokens(),)),
        Ability(
            "DISSOLVE",
            cost=(Only(Even(Count(CHARACTER))), RemoveTokens(count=4), Pick(CHARACTER)),
            effect=(Destroy(PICKED),),
        ),
    ),
    script(
        "Voidal Observatory",
        Trigger(TurnStarts(), (May(then=(PutTokens(),)),)),
        Ability("ENERGIZE", cost=(Pay(2),), effect=(PutTokens(),)),
        Ability("STUDY", cost=(RemoveTokens(count=3),), effect=(Draw(),)),
    ),
)
