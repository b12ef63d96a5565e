"""Arcanist locations."""

from typing import Final

from app.games.spoils.terms import CardType
from app.games.spoils.vocabulary import (
    CARD,
    CHARACTER,
    EACH,
    HAND,
    ITSELF,
    LIFE,
    OPPONENT,
    PICKED,
    RESOURCE,
    SPEED,
    STRENGTH,
    THIS,
    TOKENS,
    Ability,
    Action,
    Alter,
    Cannot,
    Conditional,
    Deplete,
    Discard,
    Draw,
    Gains,
    Keyword,
    Less,
    May,
    OfType,
    Pay,
    Pick,
    Put,
    PutTokens,
    RemoveTokens,
    Total,
    Trigger,
    TurnStarts,
    Unique,
    script,
)

SCRIPTS: Final = (
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
        "Recollection Bazaar",
        Ability("RECALL", cost=(Pick(RESOURCE.you_control()),), effect=(Put(PICKED, HAND),)),
    ),
    script(
        "Voidal Observatory",
        Trigger(TurnStarts(), (May(then=(PutTokens(),)),)),
        Ability("ENERGIZE", cost=(Pay(2),), effect=(PutTokens(),)),
        Ability("STUDY", cost=(RemoveTokens(count=3),), effect=(Draw(),)),
    ),
)
