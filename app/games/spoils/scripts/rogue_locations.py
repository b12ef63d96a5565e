"""Rogue locations."""

from typing import Final

from app.games.spoils.vocabulary import (
    CARD,
    CHARACTER,
    DISCARD_PILE,
    EACH,
    FOUND,
    NUMERIC_COST,
    OPPONENT,
    PICKED,
    REVEALED,
    SPEED,
    THEY,
    Alter,
    By,
    DiscardAtRandom,
    Draw,
    Gains,
    If,
    Keyword,
    Less,
    Matches,
    May,
    Pick,
    PlayResources,
    Put,
    Reveal,
    Search,
    Trigger,
    TurnStarts,
    Unique,
    script,
    top,
)

SCRIPTS: Final = (
    script(
        "Gambling Den",
        Trigger(
            TurnStarts(),
            (
                Reveal(top(1)),
                If(
                    Matches(REVEALED, CARD.at_most(NUMERIC_COST, 3)),
                    (By(EACH, (May(then=(Draw(who=THEY),), who=THEY),)),),
                    (By(EACH, (May(then=(PlayResources(who=THEY),), who=THEY),)),),
                ),
            ),
        ),
    ),
    script(
        "Heist Training Grounds",
        Unique("Heist Training Grounds"),
        Trigger(
            TurnStarts(),
            (May((Pick(CHARACTER),), (Alter(PICKED, (Gains(Keyword.COVERT),)),)),),
            threshold="DDD",
        ),
        Trigger(
            TurnStarts(),
            (May((Search(deck=OPPONENT),), (Put(FOUND, DISCARD_PILE),)),),
            threshold="DDDDD",
        ),
        Trigger(TurnStarts(), (DiscardAtRandom(who=OPPONENT),), threshold="DDDDDDD"),
    ),
    script(
        "Luxurious Gaming Establishment",
        Trigger(TurnStarts(), (May((Pick(CHARACTER),), (Alter(PICKED, (Less(SPEED, 1),)),)),)),
    ),
)
