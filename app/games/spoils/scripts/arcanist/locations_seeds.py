"""Arcanist locations: Seeds 1 to 3."""

from typing import Final

from app.games.spoils.vocabulary import *

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
)
